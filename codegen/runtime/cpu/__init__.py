"""The runtime for programs on the CPU."""
