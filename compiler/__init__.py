"""From a module to a callable: the driver, and what runs and checks modules of every level."""

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
