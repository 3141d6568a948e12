"""Creation of packages: each module is lowered, printed and compiled for each machine."""

from .again import read_package
from .package import PackageEntry, write_package

__all__ = ["PackageEntry", "read_package", "write_package"]
