"""What leaves the compiler: emitters, toolchain, cache and runtime."""
