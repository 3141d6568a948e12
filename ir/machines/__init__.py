"""What a program is compiled for: one description of a machine, an attribute of the module."""
