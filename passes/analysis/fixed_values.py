"""The buffers of a host program whose contents are the same in all of its runs."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from ...ir.dialects.aten import has_schema, schema_of
from ...ir.dialects.aten.effects import may_alias
from ...ir.dialects.control import CallOp
from ...ir.dialects.host import AllocOp, BufferType, ExpectStridesOp, FreeOp, LaunchOp, ViewOp
from ...ir.interfaces.effects import accessed_arguments
from ...ir.interfaces.kernels import Kernel
from ...ir.modules.symbols import FIXED, argument_facts

__all__ = ["FixedValues", "written_by_kernels"]


class FixedValues:
    """The values of a function that follow from its `stepwell.fixed` arguments alone: these arguments, what functions
    that are called once return for them, views of such values, and the results of launches that read nothing else.
    """

    def __init__(self, function: FuncOp, written: Mapping[str, set[int]]):
        """`written` has the numbers of the arguments that each kernel writes."""
        self._written = written
        self.values: set[SSAValue] = {argument for argument in function.body.block.args
                                      if FIXED in argument_facts(function, argument)}
        self.launches: list[LaunchOp] = []
        """The launches whose results are fixed."""
        for op in function.body.block.ops if self.values else ():
            if isinstance(op, ViewOp | ExpectStridesOp):
                if op.input in self.values:
                    self.values.add(op.result)
            elif isinstance(op, CallOp):
                if op.once:
                    self.values.update(op.outputs)
            elif isinstance(op, LaunchOp) and op.kernel.string_value() in written:
                results = [op.arguments[at] for at in sorted(written[op.kernel.string_value()])]
                others = [each for each in op.arguments if each not in results]
                if self.values.issuperset(others) and results and all(self._is_result(each, op) for each in results):
                    self.values.update(results)
                    self.launches.append(op)

    def _is_result(self, buffer: SSAValue, launch: LaunchOp) -> bool:
        """Whether a buffer is new, its size is known, and only this launch ever writes it."""
        type = buffer.type
        return isinstance(buffer.owner, AllocOp) and isinstance(type, BufferType) and type.byte_size is not None \
            and list(launch.arguments).count(buffer) == 1 and self._is_only_read(buffer, launch)

    def _is_only_read(self, buffer: SSAValue, writer: LaunchOp) -> bool:
        for use in buffer.uses:
            op: Operation = use.operation
            if op is writer or isinstance(op, FreeOp):
                continue
            if isinstance(op, ViewOp | ExpectStridesOp):
                if not self._is_only_read(op.result, writer):
                    return False
            elif isinstance(op, LaunchOp):
                known = self._written.get(op.kernel.string_value())
                if known is None or use.index in known:
                    return False
            elif not (isinstance(op, CallOp) and op.once) \
                    and not (has_schema(op) and schema_of(op).is_pure and not may_alias(op)):
                return False
        return True


def written_by_kernels(module: ModuleOp) -> dict[str, set[int]]:
    """For each kernel of a module the numbers of the arguments that it writes."""
    return {op.sym_name.data: accessed_arguments(op)[1] for op in module.ops if isinstance(op, Kernel)}
