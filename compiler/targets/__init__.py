"""What differs between the targets of a compilation: emitters, toolchain, names of files, how a program is loaded."""

from .choice import INTERPRETER, chosen_target
from .target import EmittedProgram, ProgramTarget

__all__ = ["INTERPRETER", "EmittedProgram", "ProgramTarget", "chosen_target"]
