"""Types of operands and results that follow from others, in the definitions of operations."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass

from xdsl.ir import Attribute
from xdsl.irdl import AttrConstraint, InferenceContext, VerificationContext
from xdsl.utils.exceptions import VerifyException

__all__ = ["Derived"]


@dataclass(frozen=True)
class Derived(AttrConstraint[Attribute]):
    """A type that is computed from those of operands or results, which constraint variables stand for. Operands are
    verified first, so the operation itself compares an operand with what follows from a result.
    """

    type_of: Callable[..., Attribute]
    variables_used: tuple[str, ...]

    def verify(self, attr: Attribute, constraint_context: VerificationContext) -> None:
        if self.can_infer(constraint_context.attr_variables) and attr != (expected := self.infer(constraint_context)):
            given = " and ".join(str(constraint_context.get_variable(each)) for each in self.variables_used)
            raise VerifyException(f"for {given} it is {expected}, not {attr}")

    def can_infer(self, var_constraint_names: Set[str]) -> bool:
        return var_constraint_names >= set(self.variables_used)

    def infer(self, context: InferenceContext) -> Attribute:
        return self.type_of(*map(context.get_variable, self.variables_used))

    def mapping_type_vars(self, type_var_mapping: object) -> Derived:
        return self
