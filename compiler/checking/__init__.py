"""Execution of modules before and after each pass, with comparison of the results."""

from .functions import CheckFunctions
from .instrument import CheckSemantics

__all__ = ["CheckFunctions", "CheckSemantics"]
