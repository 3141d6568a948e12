"""The pass `specialize-alignment`."""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from ...ir.context import watcher_of
from ...ir.dialects.host import BufferType, LaunchOp, SliceOp, ViewOp
from ...ir.dialects.triton import FuncOp
from ...ir.dtypes import element_bytes
from ...ir.modules.symbols import unused_name
from ..rewriting.alternatives import drop_unlaunched


@dataclass(frozen=True)
class SpecializeAlignment(ModulePass):
    """For buffers with a smaller alignment than a kernel assumes, launch a copy of the kernel that assumes less.

        triton.func @k(%x: !triton.ptr<f32> {triton.divisibility = 16 : i64}) ...
        %v = host.view %b offset 7 : !host.buffer<[2, 7], f32> -> !host.buffer<[7], f32>
        host.launch @k(%v) : !host.buffer<[7], f32>
    becomes
        triton.func @k_unaligned(%x: !triton.ptr<f32> {triton.divisibility = 4 : i64}) ...
        host.launch @k_unaligned(%v) : !host.buffer<[7], f32>
    Newly allocated buffers and arenas have every alignment that kernels assume. Alignments that are only known at run
    time, such as those of arguments, are checked by the launcher.
    """

    name = "specialize-alignment"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        kernels = {each.sym_name.data: each for each in op.ops if isinstance(each, FuncOp)}
        copies: dict[tuple[str, tuple[int, ...]], str] = {}
        for launch in [each for each in op.walk() if isinstance(each, LaunchOp)]:
            name = launch.kernel.string_value()
            if (kernel := kernels.get(name)) is None:
                continue
            promised = tuple(kernel.divisibility(number) for number in range(len(launch.arguments)))
            kept = tuple(gcd(divisor, _offset(value) or 0)
                         for value, divisor in zip(launch.arguments, promised, strict=True))
            if kept == promised or not watcher.allows(launch):
                continue
            if (name, kept) not in copies:
                copies[name, kept] = _copy_of(kernel, kept, kernels)
            launch.kernel = SymbolRefAttr(copies[name, kept])
            watcher.done(launch, "a buffer begins between the multiples that the kernel is compiled for")
        if copies:
            drop_unlaunched(op, [name for name, _ in copies])


def _copy_of(kernel: FuncOp, divisibility: tuple[int, ...], kernels: dict[str, FuncOp]) -> str:
    """The name of a copy of a kernel with given alignments."""
    name = unused_name(f"{kernel.sym_name.data}_unaligned", {*kernels})
    copy = kernels[name] = kernel.clone()
    copy.sym_name = StringAttr(name)
    for position, divisor in enumerate(divisibility):
        copy.promise_divisibility(position, divisor)
    Rewriter.insert_op(copy, InsertPoint.after(kernel))
    return name


def _offset(value: SSAValue) -> int | None:
    """The offset in bytes of a buffer from the beginning of its memory; None if it is symbolic."""
    match value.owner:
        case SliceOp() as part:
            return part.offset.value.data
        case ViewOp() as view:
            assert isinstance(value.type, BufferType)
            there, further = _offset(view.input), view.offset.data.as_int
            if there is None or further is None:
                return None
            return there + further * element_bytes(value.type.element_type)
    return 0
