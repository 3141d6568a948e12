"""The C++ emitter: prints each kernel of a module, one operation a statement."""
