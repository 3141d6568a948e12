"""What `cache-rows` keeps of a row: values that loops around it do not change, or that a loop before it has."""
