"""The headers for compiling host programs in C."""
