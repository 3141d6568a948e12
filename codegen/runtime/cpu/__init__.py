"""Compiled programs on the CPU."""
