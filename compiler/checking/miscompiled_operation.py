"""Finds the operation of a kernel that an emitter, or the C++ compiler, translates wrongly.

Each operation on numbers is applied to random operands in a separate kernel; the result is the first one for which
compiled code and reference semantics differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from xdsl.dialects.builtin import FixedBitwidthType, MemRefType, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from ...ir.context import make_context
from ...ir.dialects.host import BufferType, LaunchOp
from ...ir.dialects.loop import KernelOp, LoadOp, ParallelOp, StoreOp, YieldOp, loop_body
from ...ir.errors import StepwellError
from ...ir.expressions import constant, symbol
from ...ir.machines.targets import CUDA, set_target
from ...ir.semantics.inputs import TensorInput, describe_inputs, make_inputs
from ...ir.semantics.interpreter import Value
from ...ir.vector_types import element_of, lanes_of
from ...passes.management.pass_manager import PassManager
from ...passes.management.pipeline_parser import parse_pipeline
from ...passes.pipeline_lookup import pipeline_for
from ..execution import Executor, Observation, entry_of
from ..execution.interpreted_kernels import InterpretedKernels
from ..targets.kernel_store import KernelStore
from .agreement import Tolerance, first_disagreement
from .exact import CANNOT_RUN

__all__ = ["find_miscompiled_operation", "find_operation_wrong_in_triton", "first_that_differs", "kind_of", "probe"]

TIMES = 16
"""The number of applications of each operation, with different operands."""
SECONDS = 5.0
"""The time limit of such a kernel, which needs a fraction of a microsecond."""
INTEGERS = (1, 100)
"""The bounds of random integers, which exclude 0 as a divisor."""


def find_miscompiled_operation(kernels: Iterable[KernelOp], seed: int = 0) -> Operation | None:
    """The first operation for which compiled code and reference semantics differ, or None."""
    probes = _probes(kernels)
    store = KernelStore()
    try:
        store.functions([kernel for _, kernel in probes])
    except StepwellError:
        return None  # the compiler rejects the emitted code: there is nothing to compare
    compiled = Executor(seed=seed, isolated=True, seconds=SECONDS, kernels=store)
    modules = ((op, ModuleOp([kernel])) for op, kernel in probes)
    return first_that_differs(modules, compiled.observe, _reference(seed), INTEGERS)


def find_operation_wrong_in_triton(kernels: Iterable[KernelOp], seed: int = 0) -> Operation | None:
    """The first operation for which its translation to Triton and reference semantics differ, or None."""
    passes = parse_pipeline(pipeline_for("cuda:default", "loop", threads=False))
    interpreted = Executor(seed=seed)

    def observe(module: ModuleOp, inputs: list[Value]) -> Observation:
        PassManager(passes).run(make_context(), lowered := module.clone())
        return interpreted.observe(lowered, inputs)

    modules = ((op, _launching(kernel)) for op, kernel in _probes(kernels))
    return first_that_differs(modules, observe, _reference(seed), INTEGERS)


def _reference(seed: int) -> Executor:
    return Executor(seed=seed, isolated=True, kernels=InterpretedKernels())


def first_that_differs(
    modules: Iterable[tuple[Operation, ModuleOp]], observe: Callable[[ModuleOp, list[Value]], Observation],
    meant: Executor, integers: tuple[int, int],
) -> Operation | None:
    """The first operation whose module `observe` runs with another result than `meant`, on random inputs."""
    for op, module in modules:
        for equal in (False, True):
            try:
                inputs = _inputs_of(module, meant.seed, integers, equal=equal)
                wanted = meant.observe(module, inputs)
            except CANNOT_RUN:
                continue
            try:
                actual = observe(module, inputs)
            except CANNOT_RUN:
                return op
            if first_disagreement(wanted, actual, tolerance=Tolerance()) is not None:
                return op
    return None


def _inputs_of(module: ModuleOp, seed: int, integers: tuple[int, int], *, equal: bool) -> list[Value]:
    """Random inputs, also with equal operands, which tell `<` from `<=`."""
    described = describe_inputs(entry_of(module), seed, bounds=integers)
    return make_inputs([replace(each, seed=seed) if equal and isinstance(each, TensorInput) else each
                        for each in described])


def _probes(kernels: Iterable[KernelOp]) -> list[tuple[Operation, KernelOp]]:
    """An operation of each kind, with a kernel that applies it alone."""
    probes: dict[str, tuple[Operation, KernelOp]] = {}
    for op in (op for kernel in kernels for op in kernel.walk()):
        if _is_on_numbers(op) and (key := kind_of(op)) not in probes:
            probes[key] = op, probe(op, f"probe_{len(probes)}")
    return list(probes.values())


def _launching(kernel: KernelOp) -> ModuleOp:
    """A module with a kernel for a GPU and a function that launches it."""
    shapes = [argument.type for argument in kernel.body.block.args if isinstance(argument.type, MemRefType)]
    types = [BufferType.of(shape.get_shape(), shape.element_type) for shape in shapes]
    block = Block(arg_types=types)
    block.add_ops([LaunchOp(kernel.sym_name.data, block.args), ReturnOp()])
    module = ModuleOp([kernel, FuncOp("forward", (types, []), Region(block))])
    set_target(module, CUDA)
    return module


def _is_on_numbers(op: Operation) -> bool:
    """Whether an operation only computes a number, or a vector, from others."""
    types = [value.type for value in (*op.operands, *op.results)]
    return bool(op.operands) and len(op.results) == 1 and not op.regions and all(
        isinstance(element_of(type), FixedBitwidthType) and not isinstance(type, MemRefType) for type in types)


def kind_of(op: Operation) -> str:
    """A key that is equal for operations with the same printed form."""
    return f"{op.name} {op.properties} {[str(value.type) for value in (*op.operands, *op.results)]}"


def probe(op: Operation, name: str, times: int = TIMES) -> KernelOp:
    """A kernel that applies an operation to each of `times` elements, or vectors, of buffers."""
    values: Sequence[SSAValue] = (*op.operands, *op.results)
    block = Block(arg_types=[_buffer(value.type, times) for value in values])
    body = loop_body()
    index = body.block.args[0]
    loads = [LoadOp(buffer, symbol("d0") * _lanes(value.type), [index], value.type)
             for buffer, value in zip(block.args, op.operands, strict=False)]
    applied = op.clone({operand: load.result for operand, load in zip(op.operands, loads, strict=True)})
    # An operand that occurs twice has a single value; its last load replaces the others.
    applied.operands = [load.result for load in loads]
    result = applied.results[0]
    store = StoreOp(result, block.args[-1], symbol("d0") * _lanes(result.type), [index])
    body.block.add_ops([*loads, applied, store, YieldOp()])
    block.add_ops([ParallelOp(constant(times), body, []), YieldOp()])
    return KernelOp(name, Region(block))


def _buffer(type: Attribute, times: int) -> MemRefType:
    return MemRefType(element_of(type), [times * _lanes(type)])


def _lanes(type: Attribute) -> int:
    return lanes_of(type) or 1
