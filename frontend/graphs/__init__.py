"""What is known of a traced graph: its operators, symbolic sizes, tensors, places in the source, inputs and outputs."""
