"""Text to callables: compilers, the cache of what they made, launchers, and what compiled programs call."""
