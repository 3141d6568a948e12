"""`stepwell new-pass`: creates a pass with its lit test and its registration, ready to run."""

from .package import write_in_package
from .tree import write_in_tree

__all__ = ["write_in_package", "write_in_tree"]
