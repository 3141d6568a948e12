"""Classes of operations for cost models, and the cost of each class."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum

__all__ = ["Costs", "OperationClass"]


class OperationClass(Enum):
    """The class of an operation in cost models. The names are those of the fields of `Costs`."""

    FREE = "free"
    """No instruction: renaming a value, or changing a subscript."""
    ARITHMETIC = "arithmetic"
    """One instruction: addition, multiplication, comparison, rounding, selection."""
    CONVERSION = "conversion"
    """A change of type, or another sequence of a few instructions."""
    DIVISION = "division"
    """A division or square root of floats."""
    REMAINDER = "remainder"
    """A remainder or rounded quotient of floats."""
    FUNCTION = "function"
    """An elementary function: exponential, logarithm, sine, error function, power."""
    INTEGER_DIVISION = "integer_division"
    """An integer division or remainder."""
    LIBRARY = "library"
    """A function of the C library, called for each element."""
    RANDOM_BITS = "random_bits"
    """64 random bits for a counter."""
    LOAD = "load"
    """A load of a value that is not in a register."""
    GATHER = "gather"
    """A load or a store at an index that was loaded."""


@dataclass(frozen=True)
class Costs:
    """The cost of an operation of each class for one element, in arithmetic instructions."""

    conversion: int
    division: int
    remainder: int
    function: int
    integer_division: int
    library: int
    random_bits: int
    load: int
    gather: int

    def of(self, operation: OperationClass) -> int:
        """The cost of an operation of this class."""
        if operation is OperationClass.FREE:
            return 0
        return 1 if operation is OperationClass.ARITHMETIC else getattr(self, operation.value)


COST_NAMES = tuple(field.name for field in fields(Costs))
