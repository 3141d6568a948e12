"""The C++ emitter, which prints each kernel of a module, one statement per operation."""
