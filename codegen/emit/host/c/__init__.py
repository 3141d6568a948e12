"""The emitter of host programs as C."""
