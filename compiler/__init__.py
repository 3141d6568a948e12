"""The driver, which compiles modules into callables, and the execution and checking of modules on every level."""

from .driver import (
    LEVELS,
    CompiledProgram,
    CompileOptions,
    compile_module,
    level_of,
    list_mode_options,
    list_options,
    lower_module,
    provenance_of_module,
)

__all__ = [
    "LEVELS",
    "CompileOptions",
    "CompiledProgram",
    "compile_module",
    "level_of",
    "list_mode_options",
    "list_options",
    "lower_module",
    "provenance_of_module",
]
