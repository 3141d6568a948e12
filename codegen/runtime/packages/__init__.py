"""Packages: compiled programs in a file, which run without the compiler."""
