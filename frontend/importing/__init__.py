"""The import of a traced graph: translates FX nodes into operations of the aten dialect, in functions of a module."""
