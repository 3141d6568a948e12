"""The pass `merge-views`."""

from __future__ import annotations

from collections.abc import Hashable

from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, SSAValue

from ...ir.dialects.host import BufferType, SliceOp, ViewOp
from ...ir.dtypes import element_bytes
from ...ir.locations import add_location
from ...ir.watching import Watcher
from ..rewriting.edits import erase, insert_before
from ..rewriting.kernel_pass import KernelPass


class MergeViews(KernelPass):
    """Replace a view of a view by a view of the buffer, and a view of a part of the arena by a slice of the arena.

        %a = host.slice %m at 512 : !host.buffer<[4, 8], f32>
        %v = host.view %a offset 8 : !host.buffer<[4, 8], f32> -> !host.buffer<[24], f32>
        %w = host.view %v offset 0 : !host.buffer<[24], f32> -> !host.buffer<[8, 3], f32, [1, 8]>
    becomes
        %w = host.slice %m at 544 : !host.buffer<[8, 3], f32, [1, 8]>
    and equal views are created once. Each view takes the host as long as a small operator. Run this pass last, since
    afterwards it is not visible which parts of the arena are the same buffer.
    """

    name = "merge-views"

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        _merge_in(function.body.block, watcher)


def _merge_in(block: Block, watcher: Watcher) -> None:
    views = [op for op in block.ops if isinstance(op, SliceOp | ViewOp)]
    first: dict[Hashable, SSAValue] = {}
    for view in views:
        _merge(view, first, watcher)
    for op in reversed([op for op in block.ops if isinstance(op, SliceOp | ViewOp)]):
        if op.result.first_use is None:
            erase(op)


def _merge(view: SliceOp | ViewOp, first: dict[Hashable, SSAValue], watcher: Watcher) -> None:
    """Rewrite a view. The views before it have been rewritten; `first` contains them by what they show."""
    merged = _direct(view)
    key = (merged.operands[0], merged.offset, merged.result.type)
    known = None
    if not _is_returned(view):
        known = merged.operands[0] if _is_all(merged) else first.setdefault(key, view.result)
        known = None if known is view.result else known
    if (merged is view and known is None) or not watcher.allows(view):
        return
    if known is None:
        watcher.done(view, "it is a view of the memory itself")
        merged.result.name_hint = view.result.name_hint
        insert_before(view, merged)
        known = merged.result
        if first.get(key) is view.result:
            first[key] = known
    else:
        watcher.done(view, "it is there already")
        if isinstance(known.owner, SliceOp | ViewOp):
            add_location(known.owner, view)
    view.result.replace_all_uses_with(known)
    erase(view)


def _direct(view: SliceOp | ViewOp) -> SliceOp | ViewOp:
    """The view as a view of the underlying buffer instead of another view."""
    if isinstance(view, ViewOp) and isinstance(behind := view.input.owner, SliceOp | ViewOp):
        if isinstance(behind, ViewOp):
            return ViewOp(behind.input, behind.offset.data + view.offset.data, _type(view))
        if (offset := _bytes(view)) is not None:
            return SliceOp(behind.arena, behind.offset.value.data + offset, _type(view))
    return view


def _type(op: SliceOp | ViewOp) -> BufferType:
    assert isinstance(op.result.type, BufferType)
    return op.result.type


def _bytes(view: ViewOp) -> int | None:
    """The offset in bytes of a view in the buffer that it is a view of; None if sizes are symbolic."""
    offset, type = view.offset.data.as_int, _type(view)
    if offset is None or type.extent is None:
        return None
    return offset * element_bytes(type.element_type)


def _is_all(view: SliceOp | ViewOp) -> bool:
    """Whether a view has the sizes and strides of its buffer, and so, unless it is empty, its beginning."""
    return isinstance(view, ViewOp) and view.input.type == view.result.type


def _is_returned(view: SliceOp | ViewOp) -> bool:
    """Whether the view is returned to the caller, as a tensor of its own."""
    return any(isinstance(use.operation, ReturnOp) for use in view.result.uses)
