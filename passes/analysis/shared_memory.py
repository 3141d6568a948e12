"""The launches of kernels, and the arguments of a kernel that share memory in some launch."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, cached_property
from itertools import combinations

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from ...ir.dialects.host import LaunchOneOfOp, LaunchOp
from ...ir.dialects.loop import KernelOp
from ...ir.interfaces.effects import effects_of
from ...ir.interfaces.kernels import Kernel
from ...ir.interfaces.views import viewed
from ...ir.traversal import operations_in
from .liveness import Liveness


def launched_in(op: Operation) -> set[str]:
    """The names of all kernels that an operation launches or may launch."""
    return {name for each in operations_in(op) if isinstance(each, LaunchOp | LaunchOneOfOp)
            for name in each.kernel_names}


class SharedMemory:
    """The launches of a module by kernel, and which arguments of the kernels share memory; computed on first use."""

    def __init__(self, module: ModuleOp):
        self._module = module

    @cached_property
    def launches(self) -> dict[str, list[LaunchOp]]:
        """The launches of each kernel, without those that choose among several kernels."""
        launches: dict[str, list[LaunchOp]] = {}
        for op in operations_in(self._module):
            if isinstance(op, LaunchOp):
                launches.setdefault(op.kernel.string_value(), []).append(op)
        return launches

    @cached_property
    def alternatives(self) -> set[str]:
        """The kernels of launches that choose among several kernels, which all have to take the same arguments."""
        return {name for op in operations_in(self._module) if isinstance(op, LaunchOneOfOp) for name in op.kernel_names}

    @cached_property
    def _arguments(self) -> dict[str, list[list[frozenset[SSAValue]]]]:
        """The memory of each argument in each launch of a kernel."""
        arguments: dict[str, list[list[frozenset[SSAValue]]]] = {}
        for op, memory in self._memory.items():
            for name in op.kernel_names:
                arguments.setdefault(name, []).append(memory)
        return arguments

    @cached_property
    def _memory(self) -> dict[LaunchOp | LaunchOneOfOp, list[frozenset[SSAValue]]]:
        memory: dict[LaunchOp | LaunchOneOfOp, list[frozenset[SSAValue]]] = {}
        for function in self._module.ops:
            if isinstance(function, FuncOp) and not function.is_declaration:
                liveness = Liveness(function)
                for op in liveness.ops:
                    if isinstance(op, LaunchOp | LaunchOneOfOp):
                        memory[op] = [liveness.roots.get(argument, frozenset()) for argument in op.arguments]
        return memory

    def keys(self, kernel: Kernel) -> dict[SSAValue, Hashable]:
        """A key for each argument of a kernel; arguments that share, or may share, memory in some launch have equal
        keys."""
        arguments = kernel.body.block.args
        keys = list(range(len(arguments)))
        for launched in self._arguments.get(kernel.sym_name.data, ()):
            for (first, mine), (other, theirs) in combinations(enumerate(launched), 2):
                if mine & theirs:
                    keys = [keys[first] if key == keys[other] else key for key in keys]
        return dict(zip(arguments, keys, strict=True))

    def reads_what_it_writes(self, kernel: Kernel) -> bool:
        """Whether a kernel reads an argument that it also writes, in some launch. If not, launching it twice has the
        same effect as launching it once."""
        keys = self.keys(kernel)
        effects = effects_of(kernel, lambda value: keys.get(behind := _behind(value), behind))
        return not set(keys.values()).isdisjoint(effects.reads & effects.writes)

    def memory(self, kernel: KernelOp) -> Callable[[SSAValue], Hashable]:
        """A function that identifies the memory of a kernel's buffers: arguments by their keys, any other buffer by
        itself."""
        @cache
        def keys() -> dict[SSAValue, Hashable]:
            return self.keys(kernel)

        return lambda buffer: keys().get(buffer, buffer)


def _behind(value: SSAValue) -> SSAValue:
    """The buffer or pointer that an address is computed from."""
    while isinstance(value.owner, Operation) and (source := viewed(value.owner)) is not None:
        value = source
    return value
