"""The backend: `emit` prints IR as source code, `runtime` compiles and executes this code."""
