"""Which arguments of a kernel are one memory in some launch."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import combinations

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue

from ...ir.dialects.host import LaunchOp
from ...ir.dialects.loop import KernelOp
from .liveness import Liveness


class SharedMemory:
    """The launches of a module by kernel, and what they say about the kernels' arguments."""

    def __init__(self, module: ModuleOp):
        self.launches: dict[str, list[LaunchOp]] = {}
        self._roots: dict[LaunchOp, list[frozenset[SSAValue]]] = {}
        for function in module.ops:
            if isinstance(function, FuncOp) and not function.is_declaration:
                liveness = Liveness(function)
                for op in liveness.ops:
                    if isinstance(op, LaunchOp):
                        self.launches.setdefault(op.kernel.string_value(), []).append(op)
                        self._roots[op] = [liveness.roots.get(argument, frozenset()) for argument in op.arguments]

    def keys(self, kernel: KernelOp) -> dict[SSAValue, Hashable]:
        """A key for each argument of a kernel; those that are, or may be, one memory in some launch have one key."""
        arguments = kernel.body.block.args
        keys = list(range(len(arguments)))
        for launch in self.launches.get(kernel.sym_name.data, ()):
            for (first, mine), (other, theirs) in combinations(enumerate(self._roots[launch]), 2):
                if mine & theirs and keys[first] != keys[other]:
                    keys = [keys[first] if key == keys[other] else key for key in keys]
        return dict(zip(arguments, keys, strict=True))
