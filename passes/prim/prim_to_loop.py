"""The pass `prim-to-loop`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.machines.gpu import Gpu
from ...ir.machines.targets import machine_of
from ...ir.modules.levels import level_of
from ...ir.modules.symbols import programs_of, symbol_ranges
from ...ir.ranges import Range
from .loop_lowering.buffers import signature_of
from .loop_lowering.host_program import HostProgram
from .loop_lowering.kernel_table import KernelTable


@dataclass(frozen=True)
class PrimToLoop(ModulePass):
    """Lower each outlined group of prim ops to a kernel of loops, and the function that calls them to a
    host program.

        func.func private @double(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
          %b = prim.add %a, %a : tensor<4x8xf32>
          func.return %b : tensor<4x8xf32>
        }
    becomes
        loop.kernel @double(%a: memref<32xf32>, %b: memref<32xf32>) {
          loop.parallel %i = 0 to 4 {
            loop.parallel %j = 0 to 8 {
              %x = loop.load %a[%i * 8 + %j] : memref<32xf32> -> f32
              %y = arith.addf %x, %x : f32
              loop.store %y, %b[%i * 8 + %j] : f32, memref<32xf32>
            }
          }
        }
    and `func.call @double(%x)` becomes `host.alloc` and `host.launch @double(%x, %r)`. Views between the calls become
    `host.view`; a view that strides cannot express, and any other prim op outside of groups, gets its own kernel. A
    function gets a kernel for each combination of layouts that it is called with; layouts come from the
    `stepwell.strides` of arguments and results, and from the `strides` of aten ops. Functions that are called by
    operations of the dialect control become host programs too.
    """

    name = "prim-to-loop"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if (level := level_of(op)) in ("loop", "triton"):
            watcher_of(ctx).missed(op, f"the module is on the level {level} already")
            return
        functions = [f for f in op.ops if isinstance(f, FuncOp)]
        entries = programs_of(op)
        outlined = {f.sym_name.data: f for f in functions if f not in entries}
        called = {f.sym_name.data: signature_of(f) for f in entries}
        machine = machine_of(op)
        table = KernelTable(outlined, _ranges(entries), machine if isinstance(machine, Gpu) else None)
        programs = [HostProgram(entry, table, called).write() for entry in entries]
        for function in functions:
            function.detach()
            function.erase(safe_erase=False)
        op.body.block.add_ops([*chain(*table.kernels.values()), *programs])


def _ranges(functions: Sequence[FuncOp]) -> dict[str, Range]:
    """The values that each symbol has in any of the functions."""
    found: dict[str, Range] = {}
    for function in functions:
        for name, known in symbol_ranges(function).items():
            found[name] = _either(found[name], known) if name in found else known
    return found


def _either(one: Range, other: Range) -> Range:
    lower = None if one.lower is None or other.lower is None else min(one.lower, other.lower)
    upper = max(one.upper, other.upper) if isinstance(one.upper, int) and isinstance(other.upper, int) else None
    return Range(lower, upper)
