"""The description of the machine that a program is compiled for, an attribute of the module."""
