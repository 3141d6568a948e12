"""Execution of modules before and after each pass, with comparison of the results."""

from .functions import CheckFunctions
from .instrument import CheckSemantics
from .whole_range import CheckWholeRange

__all__ = ["CheckFunctions", "CheckSemantics", "CheckWholeRange"]
