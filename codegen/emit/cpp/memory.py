"""The loop dialect's memory accesses, index expressions and index checks."""

from __future__ import annotations

from xdsl.dialects import vector
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Operation

from ....ir.dialects.loop import (
    SHUFFLED,
    AllocOp,
    ApplyOp,
    CheckIndexOp,
    GatherOp,
    LoadOp,
    PrefetchOp,
    StoreOp,
    TransposeOp,
)
from ....ir.errors import UnsupportedError
from ....ir.expressions import constant
from ....ir.ranges import bounds
from ....ir.vector_types import lanes_of
from .emitter import Formula, KernelEmitter, Statement
from .types import is_bool, memory_name, type_name


def _load(e: KernelEmitter, op: LoadOp) -> str:
    type = op.result.type
    lanes = lanes_of(type)
    place = (op.buffer, op.subscript_expression, op.indices)
    if lanes is None:
        text = f"{e.text(op.buffer)}[{e.index(*place[1:])}]"
        if op.mask is not None:
            text = f"load_if({e.text(op.mask)}, &{text})"
        return f"{text} != 0" if is_bool(type) else text
    name, suffix = _memory_vector(type), ""
    arguments = [e.address(*place)]
    if op.stride is not None:
        suffix += _motion(op)
        name += f", {op.stride.value.data}"
    if op.mask is not None:
        suffix += "_where"
        arguments.append(e.condition(op, op.mask))
    return _as_mask(e, op, f"load{suffix}<{name}>({', '.join(arguments)})")


def _motion(op: LoadOp | StoreOp) -> str:
    return "_shuffled" if SHUFFLED in op.attributes else "_strided"


def _gather(e: KernelEmitter, op: GatherOp) -> str:
    arguments = [e.address(op.buffer, op.subscript_expression, op.indices), e.text(op.offsets)]
    suffix = ""
    if op.mask is not None:
        suffix = "_where"
        arguments.append(e.condition(op, op.mask))
    return _as_mask(e, op, f"gather{suffix}<{_memory_vector(op.result.type)}>({', '.join(arguments)})")


def _memory_vector(type: Attribute) -> str:
    """The vector type of elements in memory, where booleans are bytes."""
    return type_name(type, mask_bits=8)


def _as_mask(e: KernelEmitter, op: Operation, text: str) -> str:
    """Convert loaded bytes to conditions; other types are unchanged."""
    if not is_bool(op.results[0].type):
        return text
    return f"{text} != splat<{_memory_vector(op.results[0].type)}>(0)"


def _store(e: KernelEmitter, op: StoreOp) -> None:
    lanes = lanes_of(op.value.type)
    if lanes is None:
        text = f"{e.text(op.buffer)}[{e.index(op.subscript_expression, op.indices)}] = {e.text(op.value)};"
        e.line(text if op.mask is None else f"if ({e.text(op.mask)}) {text}")
        return
    value = e.text(op.value)
    if is_bool(op.value.type):
        value = f"-{e.condition(op, op.value)}"
    arguments = [e.address(op.buffer, op.subscript_expression, op.indices)]
    suffix = template = ""
    if op.stride is not None:
        suffix += _motion(op)
        template = f"<{op.stride.value.data}>"
    if op.mask is not None:
        suffix += "_where"
        arguments.append(e.condition(op, op.mask))
    e.line(f"store{suffix}{template}({', '.join([*arguments, value])});")


def _alloc(e: KernelEmitter, op: AllocOp) -> None:
    (count,) = op.result.type.get_shape()
    if count < 0:
        raise UnsupportedError("scratch memory has a constant size")
    name = e.name(op.result, "scratch")
    e.line(f"alignas(64) {memory_name(op.result.type.element_type)} {name}[{max(count, 1)}];")


def _transpose(e: KernelEmitter, op: TransposeOp) -> None:
    target_type = op.target.type
    assert isinstance(target_type, MemRefType)
    element = memory_name(target_type.element_type)
    block = f"{element}x{op.block}"
    source, source_stride, target, target_stride = op.expressions
    start = e.address(op.source, source, op.indices)
    arguments = [
        e.address(op.target, target, op.indices),
        e.index(target_stride, op.indices),
        start if op.packed == 1 else f"(const {element}*)({start})",
        e.index(source_stride // op.packed, op.indices),
    ]
    rows, columns = op.sizes
    e.line(f"transpose<{block}, {rows}, {columns}>({', '.join(arguments)});")


def _prefetch(e: KernelEmitter, op: PrefetchOp) -> None:
    e.line(f"__builtin_prefetch({e.address(op.buffer, op.subscript.data, op.indices)});")


def _apply(e: KernelEmitter, op: ApplyOp) -> None:
    expression = e.close(op.value.data, op.indices)
    if (number := expression.as_int) is not None:
        e.names.bind(op.result, str(number))
        return
    low, high = bounds(expression, e.ranges)
    e.define(op.result, e.expressions.print(expression))
    if low is not None:
        e.note_range(op.result, constant(low), None if high is None else constant(high + 1))


def _check_index(e: KernelEmitter, op: CheckIndexOp) -> None:
    limit = e.index(op.limit.data, op.indices)
    value, status = e.text(op.value), e.status()
    if lanes_of(op.value.type) is None:
        call = f"check_index({value}, {limit}, {status})"
        e.define(op.result, call if op.mask is None else f"{e.text(op.mask)} ? {call} : 0")
        e.note_range(op.result, constant(0), e.close(op.limit.data, op.indices))
        return
    name = type_name(op.value.type)
    wanted = f"splat<{name}>(-1)" if op.mask is None else e.condition(op, op.mask)
    e.define(op.result, f"check_indices({value}, splat<{name}>({limit}), {wanted}, {status})")


def _extract(e: KernelEmitter, op: vector.ExtractOp) -> str:
    if is_bool(op.result.type):
        return f"lane<i32>({e.condition(op, op.vector)}, {_position(e, op)}) != 0"
    return f"lane<{type_name(op.result.type)}>({e.text(op.vector)}, {_position(e, op)})"


def _insert(e: KernelEmitter, op: vector.InsertOp) -> str:
    if is_bool(op.source.type):
        return f"with_lane<i32>({e.condition(op, op.dest)}, {_position(e, op)}, -{e.text(op.source)})"
    return (
        f"with_lane<{type_name(op.source.type)}>({e.text(op.dest)}, {_position(e, op)}, {e.text(op.source)})"
    )


def _position(e: KernelEmitter, op: vector.ExtractOp | vector.InsertOp) -> str:
    static = op.static_position.get_values()
    if (
        len(static) != 1
        or lanes_of(op.results[0].type if isinstance(op, vector.InsertOp) else op.vector.type) is None
    ):
        raise UnsupportedError("the C++ emitter takes single lanes out of vectors of one dimension")
    return e.text(op.dynamic_position[0]) if op.dynamic_position else str(static[0])


FORMULAS: dict[type[Operation], Formula] = {
    LoadOp: _load,
    GatherOp: _gather,
    vector.ExtractOp: _extract,
    vector.InsertOp: _insert,
}
STATEMENTS: dict[type[Operation], Statement] = {
    StoreOp: _store,
    AllocOp: _alloc,
    ApplyOp: _apply,
    CheckIndexOp: _check_index,
    TransposeOp: _transpose,
    PrefetchOp: _prefetch,
}
