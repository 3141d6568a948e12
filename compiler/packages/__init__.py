"""From modules to a package: each is lowered, printed and compiled for each machine."""

from .package import PackageEntry, write_package

__all__ = ["PackageEntry", "write_package"]
