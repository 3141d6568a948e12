"""Packages: files of compiled programs, which run without the compiler."""
