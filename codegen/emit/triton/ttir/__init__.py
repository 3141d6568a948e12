"""The emitter of Triton's own IR, which Triton compiles without its Python front end."""
