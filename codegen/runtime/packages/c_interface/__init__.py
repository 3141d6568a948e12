"""The files for loading packages from C and C++ programs."""
