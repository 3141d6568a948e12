"""The import of a traced graph: FX nodes become operations of the aten dialect, in functions of a module."""
