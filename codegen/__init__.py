"""What leaves the compiler: `emit` prints IR as code, `runtime` compiles that code and runs it."""
