"""The runtime: compilers, the disk cache, launchers, and support code for compiled programs."""
