"""The host dialect's choice among equivalent kernels."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, SymbolRefAttr
from xdsl.ir import SSAValue
from xdsl.irdl import AnyAttr, IRDLOperation, irdl_op_definition, prop_def, traits_def, var_operand_def
from xdsl.utils.exceptions import VerifyException

from ...ir.interfaces.effects import OperandEffects

CHOSEN = "chosen"
"""The attribute of `launch_one_of` with the position of the chosen kernel."""


@irdl_op_definition
class LaunchOneOfOp(IRDLOperation):
    """Launch one of several equivalent kernels with the same arguments. The runtime measures which one is fastest and
    keeps using it. The attribute `chosen` is the position of the kernel that was found to be fastest.

    host.launch_one_of [@sum_0, @sum_0_1](%x, %y) : !host.buffer<[4, 8], f32>, !host.buffer<[4], f32>
    host.launch_one_of [@sum_0, @sum_0_1](%x, %y) {chosen = 1 : i64} : !host.buffer<[4, 8], f32>, ...
    """

    name = "host.launch_one_of"
    kernels = prop_def(ArrayAttr[SymbolRefAttr])
    arguments = var_operand_def(AnyAttr())
    traits = traits_def(OperandEffects(reads=("arguments",), writes=("arguments",)))
    assembly_format = "$kernels `(` $arguments `)` attr-dict `:` type($arguments)"

    def __init__(self, kernels: Sequence[str], arguments: Sequence[SSAValue]):
        super().__init__(operands=[arguments],
                         properties={"kernels": ArrayAttr([SymbolRefAttr(kernel) for kernel in kernels])})

    @property
    def kernel_names(self) -> list[str]:
        """The kernels, starting with the one that the cost model prefers."""
        return [kernel.string_value() for kernel in self.kernels]

    @property
    def chosen(self) -> int:
        """The position of the kernel to launch if nothing is measured."""
        chosen = self.attributes.get(CHOSEN)
        return chosen.value.data if isinstance(chosen, IntegerAttr) else 0

    def verify_(self) -> None:
        names = self.kernel_names
        if not names:
            raise VerifyException("host.launch_one_of has no kernel to choose")
        for name in names:
            if names.count(name) > 1:
                raise VerifyException(f"host.launch_one_of names @{name} twice")
        if not 0 <= self.chosen < len(names):
            raise VerifyException(f"host.launch_one_of has {len(names)} kernels, and none at {self.chosen}")
