"""How launches of one of several kernels are made, and kernels that nothing launches any more removed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from xdsl.dialects.builtin import MemRefType, ModuleOp, StringAttr
from xdsl.ir import Operation

from ...ir.dialects.host import LaunchOneOfOp, LaunchOp
from ...ir.dialects.loop import KernelOp
from ...ir.modules.symbols import unused_name
from ...ir.watching import Watcher
from ..analysis.shared_memory import launched_in
from .edits import erase, insert_before

__all__ = ["drop_unlaunched", "is_large", "offer", "put_in_place"]


def is_large(kernel: KernelOp, minimum: int, watcher: Watcher, what: str) -> bool:
    """Whether the largest buffer of a kernel has so many elements that it is worth measuring variants; else it is a
    remark that there are no other ones."""
    sizes = [argument.type.get_shape()[0] for argument in kernel.body.block.args
             if isinstance(argument.type, MemRefType)]
    if any(size < 0 or size >= minimum for size in sizes):
        return True
    watcher.missed(kernel, f"no other {what}: its largest buffer has {{elements}} elements, bound {{bound}}",
                   elements=max(sizes, default=0), bound=minimum)
    return False


def offer(kernel: KernelOp, variants: Mapping[str, KernelOp], launches: Iterable[LaunchOp], taken: set[str]) -> None:
    """Put variants, each with its label behind the name of the kernel, behind the kernel, and launches of one of all in
    the place of its launches. The names of the module's kernels are `taken`."""
    block = kernel.parent
    assert block is not None
    block.insert_ops_after(list(variants.values()), kernel)
    names = [kernel.sym_name.data]
    for label, variant in variants.items():
        names.append(unused_name(f"{names[0]}_{label}", taken))
        variant.properties["sym_name"] = StringAttr(names[-1])
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
