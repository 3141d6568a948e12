"""Execution of a module of any level, without further lowering.

aten and prim modules are interpreted. Loop kernels, at any stage of scheduling, are printed as C++ and compiled
without optimization; Triton kernels are printed as Python and run by Triton's interpreter. Both can be interpreted by
their reference semantics instead. The surrounding host program is printed as Python, or interpreted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from xdsl.dialects.builtin import IntegerAttr, MemRefType, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from ...codegen.emit.host.target import emit_programs
from ...codegen.emit.triton.python.target import emit_kernels
from ...ir.context import make_context
from ...ir.dialects import triton
from ...ir.dialects.host import BufferType
from ...ir.dialects.loop import KernelOp
from ...ir.errors import position_in
from ...ir.machines.targets import CUDA, set_target
from ...ir.modules.levels import level_of
from ...ir.modules.symbols import called_from
from ...ir.progress import activity
from ...ir.semantics.collectives import SimulatedRuntime
from ...ir.semantics.host import run_host_program
from ...ir.semantics.interpreter import Value, run_function
from ...ir.semantics.ranks import ALIKE, World
from ...passes.host.guard_strides import GuardStrides
from ..targets.kernel_store import KernelSource, KernelStore, kernels_of
from .entries import Entry, check_inputs, entries_of, entry_of
from .interpreted_kernels import InterpretedKernels
from .isolation import run_in_child

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["Entry", "Executor", "Observation", "entries_of", "entry_of", "execute"]

@dataclass(frozen=True)
class Observation:
    """The observable effects of a run."""

    results: tuple[Value, ...]
    """The results of a function, or all buffers of a kernel."""
    arguments: tuple[Value, ...]
    """The arguments after the run: some may have been written."""
    aliases: tuple[str | None, ...]
    """For each result that aliases another value, the name of that value, such as `argument 0` or `result 1`."""


def execute(module: ModuleOp, inputs: Sequence[Value], function: str | None = None) -> tuple[Value, ...]:
    """Execute a module of any level on `inputs` and return its results: tensors, and ints for indices.

    Neither the module nor the inputs are changed. For a module with only kernels, the results are all buffers of the
    kernel that `function` names. Raises IndexError for an index out of range, and ValueError for inputs that do not
    match.
    """
    return Executor().observe(module, inputs, function).results


class Executor:
    """Executes modules, and keeps compiled kernels for reuse by other modules."""

    def __init__(self, *, seed: int = 0, isolated: bool = False, seconds: float = 120.0,
                 kernels: KernelSource | None = None, interpret_host: bool = False, check_bounds: bool = False,
                 world: World = ALIKE):
        """`seed` is set as torch's random seed before each run. With `isolated`, compiled code runs in a child
        process, for at most `seconds`: a crash then raises CrashError. `kernels` makes loop kernels callable: by
        default they are compiled (KernelStore); InterpretedKernels executes their reference semantics. With
        `interpret_host` host programs are executed by theirs, not as the emitter prints them. With `check_bounds`, an
        access out of bounds of compiled code or in Triton's interpreter raises OutOfBounds. A module communicates with
        the ranks of `world`, in this process.
        """
        self.seed = seed
        self.isolated = isolated
        self.seconds = seconds
        self.elapsed = 0.0
        """The time in seconds of the last run of compiled code, without its compilation."""
        self._kernels = kernels
        self._interpret_host = interpret_host
        self._check_bounds = check_bounds
        self._world = world

    def observe(self, module: ModuleOp, inputs: Sequence[Value], function: str | None = None) -> Observation:
        """Run the module's entry on copies of `inputs`."""
        entry = entry_of(module, function)
        check_inputs(entry, inputs)
        with _reproducible(self.seed), activity("executing"):
            copies = copies_of(inputs)
            if isinstance(entry, KernelOp):
                return self._run_kernel(entry, copies)
            if level_of(module) == "triton":
                return self._run_triton(module, entry, copies)
            if kernels_of(module) or any(isinstance(type, BufferType) for type in _signature(entry)):
                return self._run_host(module, entry, copies)
            return _interpret(entry, copies, self._world)

    def _run(self, run: Callable[[], Observation]) -> Observation:
        start = time.perf_counter()
        try:
            return run_in_child(run, self.seconds) if self.isolated else run()
        finally:
            self.elapsed = time.perf_counter() - start

    def _functions(self, kernels: Sequence[KernelOp]) -> dict[str, Any]:
        if kernels and self._kernels is None:
            self._kernels = KernelStore(check_bounds=self._check_bounds)
        return self._kernels.functions(kernels) if self._kernels is not None else {}

    def _run_kernel(self, kernel: KernelOp, inputs: list[Value]) -> Observation:
        launch = self._functions([kernel])[kernel.sym_name.data]
        kinds = [argument.type for argument in kernel.body.block.args]
        buffers = [value for value, kind in zip(inputs, kinds, strict=True) if isinstance(kind, MemRefType)]
        symbols = [value for value, kind in zip(inputs, kinds, strict=True) if not isinstance(kind, MemRefType)]
        aliases = [f"argument {at}" for at, kind in enumerate(kinds) if isinstance(kind, MemRefType)]

        def run() -> Observation:
            launch(*buffers, *symbols)
            return Observation(tuple(buffers), tuple(inputs), tuple(aliases))

        return self._run(run)

    def _run_host(self, module: ModuleOp, function: FuncOp, inputs: list[Value]) -> Observation:
        from ...codegen.runtime.cpu.host_support import CpuRuntime

        alone = ModuleOp([each.clone() for each in _with_called(function, module)])
        return self._run_program(alone, function, inputs, self._functions(kernels_of(module)), CpuRuntime())

    def _run_triton(self, module: ModuleOp, function: FuncOp, inputs: list[Value]) -> Observation:
        from ...codegen.runtime.gpu.interpreter.host_support import InterpreterRuntime
        from ...codegen.runtime.gpu.interpreter.kernels import interpreted_kernels
        from ..targets.triton import gpu_kernels

        if isinstance(self._kernels, InterpretedKernels) and self._interpret_host:
            found = self._kernels.triton_functions(op for op in module.ops if isinstance(op, triton.FuncOp))
            called = ModuleOp([each.clone() for each in _with_called(function, module)])
            return self._run_program(called, function, inputs, found, InterpreterRuntime())
        kernels = [op.clone() for op in module.ops if isinstance(op, triton.FuncOp)]
        alone = ModuleOp([*kernels, *(each.clone() for each in _with_called(function, module))])
        set_target(alone, CUDA)
        emitted = emit_kernels(alone)
        positions = {number: place for number, line in enumerate(emitted.lines, start=1)
                     if (place := position_in(line.location)) is not None}
        functions = interpreted_kernels(emitted.plain, "<kernels>", gpu_kernels(alone, text=""), {},
                                        check_bounds=self._check_bounds, positions=positions)
        return self._run_program(alone, function, inputs, functions, InterpreterRuntime())

    def _run_program(self, module: ModuleOp, function: FuncOp, inputs: list[Value], kernels: dict[str, Any],
                     runtime: Any) -> Observation:
        import torch

        GuardStrides().apply(make_context(), module)
        functions = {each.sym_name.data: each for each in module.ops if isinstance(each, FuncOp)}
        name = function.sym_name.data
        if self._interpret_host:
            forward = partial(run_host_program, functions, name, kernels, self._world)
        else:
            namespace: dict[str, Any] = {}
            exec(compile(emit_programs(module).annotated, f"<host program of @{name}>", "exec"), namespace)
            forward = namespace["program"](kernels, SimulatedRuntime(runtime, self._world), torch)

        def run() -> Observation:
            results = forward(*inputs)
            return Observation(tuple(results), tuple(inputs), _aliases(function, results, inputs))

        return self._run(run)


def _with_called(function: FuncOp, module: ModuleOp) -> list[FuncOp]:
    """A function with all functions that its operations call, directly or indirectly."""
    functions = {each.sym_name.data: each for each in module.ops if isinstance(each, FuncOp)}
    return [functions[name] for name in called_from(function.sym_name.data, functions)]


def copies_of(values: Sequence[Value]) -> list[Value]:
    """Copies of tensors with the same strides and aliasing."""
    import torch

    storages: dict[int, Tensor] = {}
    copies: list[Value] = []
    for value in values:
        if not isinstance(value, torch.Tensor):
            copies.append(value)
            continue
        value = value.detach()
        storage = value.untyped_storage()
        key = storage.data_ptr() or id(value)
        if key not in storages:
            storages[key] = torch.empty(0, dtype=torch.uint8, device=value.device).set_(storage).clone()
        whole = storages[key].untyped_storage()
        copies.append(torch.empty(0, dtype=value.dtype, device=value.device).set_(
            whole, value.storage_offset(), value.shape, value.stride()))
    return copies


def _interpret(function: FuncOp, inputs: list[Value], world: World) -> Observation:
    results = run_function(function, inputs, world=world)
    arguments = list(inputs)
    for position, number in _new_values(function).items():
        arguments[position] = results[number]
    aliases: list[str | None] = [None] * len(results)
    for position, facts in enumerate(_facts(function.res_attrs, len(results))):
        if isinstance(number := facts.get("stepwell.is_argument"), IntegerAttr):
            aliases[position] = f"argument {number.value.data}"
            results[position] = arguments[number.value.data]
    return Observation(tuple(results), tuple(arguments), tuple(aliases))


def _new_values(function: FuncOp) -> dict[int, int]:
    """Maps the number of each mutated argument to the number of the result with its new value."""
    facts = _facts(function.arg_attrs, len(function.function_type.inputs))
    return {at: number.value.data for at, each in enumerate(facts)
            if isinstance(number := each.get("stepwell.mutated_by"), IntegerAttr)}


def _facts(attributes: Any, count: int) -> list[dict[str, Attribute]]:
    return [{}] * count if attributes is None else [each.data for each in attributes]


def _aliases(function: FuncOp, results: Sequence[Value], inputs: Sequence[Value]) -> tuple[str | None, ...]:
    """The values that results alias; the new value of an argument may be newly allocated or alias the argument."""
    import torch

    renewed = {f"argument {argument}": result for argument, result in _new_values(function).items()}
    owners: dict[int, str] = {}
    aliases: list[str | None] = []
    for kind, values in (("argument", inputs), ("result", results)):
        for at, value in enumerate(values):
            memory = value.untyped_storage().data_ptr() if isinstance(value, torch.Tensor) else 0
            if kind == "result":
                owner = owners.get(memory)
                aliases.append(owner if owner is None or renewed.get(owner) != at else None)
            if memory:
                owners.setdefault(memory, f"{kind} {at}")
    return tuple(aliases)


def _signature(function: FuncOp) -> tuple[Attribute, ...]:
    return (*function.function_type.inputs.data, *function.function_type.outputs.data)


@contextmanager
def _reproducible(seed: int) -> Iterator[None]:
    """Within this context, random numbers start from `seed` and gradients are disabled; torch's own random state is
    preserved.
    """
    import torch

    with torch.random.fork_rng(devices=[]), torch.no_grad():
        torch.manual_seed(seed)
        yield
