"""The differences between compilation targets: emitters, toolchain, file names, and how a program is loaded."""

from .choice import INTERPRETER, chosen_target
from .target import EmittedProgram, ProgramTarget

__all__ = ["INTERPRETER", "EmittedProgram", "ProgramTarget", "chosen_target"]
