"""How launches of one of several kernels are made, and kernels that nothing launches any more removed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation

from ...ir.dialects.host import LaunchOneOfOp, LaunchOp
from ...ir.dialects.loop import KernelOp
from ..analysis.shared_memory import launched_in
from .edits import erase, insert_before

__all__ = ["drop_unlaunched", "offer", "put_in_place"]


def offer(kernel: KernelOp, variants: Sequence[KernelOp], launches: Iterable[LaunchOp]) -> None:
    """Put variants behind a kernel, and launches of one of all in the place of its launches."""
    block = kernel.parent
    assert block is not None
    block.insert_ops_after(variants, kernel)
    names = [each.sym_name.data for each in (kernel, *variants)]
    for launch in launches:
        put_in_place(launch, [LaunchOneOfOp(names, list(launch.arguments))])


def put_in_place(launch: Operation, ops: Sequence[Operation]) -> None:
    """Put operations, with its location, in the place of a launch, which has no results."""
    insert_before(launch, *ops)
    erase(launch)


def drop_unlaunched(module: ModuleOp, names: Iterable[str]) -> None:
    """Drop those of the kernels `names` that nothing launches any more."""
    found = {name.data: op for op in module.ops if isinstance(name := op.properties.get("sym_name"), StringAttr)}
    launched = launched_in(module)
    for name in dict.fromkeys(names):
        if name in found and name not in launched:
            erase(found[name])
