"""`stepwell new-pass`: a pass with its lit test and its registration, which work at once."""

from .package import write_in_package
from .tree import write_in_tree

__all__ = ["write_in_package", "write_in_tree"]
