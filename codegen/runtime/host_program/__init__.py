"""What host programs in C are compiled with."""
