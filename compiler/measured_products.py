"""Chooses between generated kernels and the library for each matrix product of a program, by measuring both.

The choices become options of `choose-contractions`, so they are part of the pipeline's text and of the cache key. The
measured times are cached too.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import prod
from typing import Any, NamedTuple

from xdsl.dialects.builtin import AnyFloat, ArrayAttr, DictionaryAttr, Float32Type, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue

from ..codegen.runtime.cache import DiskCache, content_key
from ..codegen.runtime.choices import Choice, copy_of, kept_choice
from ..ir.context import make_context
from ..ir.dialects.prim import ContractOp
from ..ir.float32_products import allows_tf32
from ..ir.machines.cpu import Cpu
from ..ir.machines.machine import Machine
from ..ir.machines.targets import CUDA, device_of, machine_of, target_of
from ..ir.modules.levels import EXTERN
from ..ir.modules.module_verifier import STRIDES
from ..ir.modules.symbols import argument_facts
from ..ir.progress import activity
from ..ir.semantics.inputs import describe_inputs, make_inputs
from ..ir.text import print_module
from ..options import CompileOptions
from ..passes.aten.choose_contractions import ChooseContractions
from ..passes.aten.matrix_products.extents import of_matrices
from ..passes.aten.matrix_products.gpu_prediction import computed_with
from ..passes.aten.matrix_products.prediction import predict
from ..passes.aten.matrix_products.products import factors_of, is_thin
from ..passes.aten.matrix_products.signatures import signature_of
from ..passes.aten.matrix_products.sources import is_fused
from ..passes.aten.operators.chains import only_moves
from ..passes.aten.operators.operands import element, sizes
from ..passes.management.pass_manager import PassManager
from ..passes.management.pipeline_parser import parse_pipeline, pipeline_text
from ..passes.pipeline import Step, replace_step
from ..passes.pipelines import CUDA_DEFAULT, CUDA_MAX_AUTOTUNE
from ..passes.prim.split_reductions import SplitReductions
from ..passes.rewriting.machine_options import settle

__all__ = ["alone_with_neighbours", "with_measured_products"]

log = logging.getLogger("stepwell")

MAX_CHOICES = 12
"""The maximum number of measured products of a program, those with the most multiplications: each takes as long as
compiling a kernel twice.
"""
MIN_MULTIPLICATIONS = 1 << 15
"""Smaller products take less time than a call."""
MIN_BITS = 16
"""Narrower floats are left to the library."""
CERTAIN = 4.0
"""If the predicted times differ by this factor, nothing is measured."""
SECONDS = 0.2
"""The time for running the two programs of a product, in turns."""
MIN_RUNS = 3
OWN, LIBRARY = "own", "library"

Compile = Callable[[ModuleOp, CompileOptions], Callable[..., Any]]
"""Compiles a module into a function."""


class _Product(NamedTuple):
    """A matrix product of a program with its signature."""

    signature: str
    op: Operation
    multiplications: int


def with_measured_products(
    pipeline: str, module: ModuleOp, options: CompileOptions, cache: DiskCache, toolchain: str, compile: Compile
) -> str:
    """The text of the pipeline with options of `choose-contractions` that say for each product whether the generated
    kernel or the library was faster. A pipeline without that pass, or one that forces a choice, is unchanged. On a GPU
    the generated kernel is the fastest of those that `enumerate-mappings` offers, and of few blocks with many terms
    also of those with sums in other numbers of chunks, which become options of `split-reductions`.
    """
    passes = parse_pipeline(pipeline)
    at = next((at for at, each in enumerate(passes) if isinstance(each, ChooseContractions)), None)
    if at is None:
        return pipeline
    chooses = passes[at]
    assert isinstance(chooses, ChooseContractions)
    if chooses.contractions != "auto":
        return pipeline
    before = module.clone()
    PassManager(passes[:at]).run(make_context(), before)
    own, library, cuts = list(chooses.own), list(chooses.library), list[str]()
    products = [each for each in _products(before, chooses) if each.signature not in (*own, *library)]
    with activity("measuring products", total=len(products)) as progress:
        for product in products:
            progress.step(product.signature)
            choice = _choice(product, options, cache, toolchain, compile)
            log.info("%s: %s", product.signature, choice)
            (library if choice.winner == LIBRARY else own).append(product.signature)
            cuts += [choice.winner] if choice.winner not in (OWN, LIBRARY) else []
    told = replace(chooses, own=tuple(sorted(own)), library=tuple(sorted(library)))
    behind = (replace(each, products=tuple(sorted(set(cuts)))) if cuts and isinstance(each, SplitReductions) else each
              for each in passes[at + 1:])
    return pipeline_text((*passes[:at], told, *behind))


def _cuts(alone: ModuleOp) -> list[str]:
    """In how many chunks the sums of the product of a program may be added up on a GPU."""
    passes = parse_pipeline(",".join(step.text for stage in CUDA_DEFAULT for step in stage.steps))
    at = next(at for at, each in enumerate(passes) if isinstance(each, SplitReductions))
    module = alone.clone()
    PassManager([replace(each, contractions=OWN) if isinstance(each, ChooseContractions) else each
                 for each in passes[:at]]).run(make_context(), module)
    splitting = settle(SplitReductions(), module)
    return [each for op in module.walk() if isinstance(op, ContractOp) for each in splitting.cuts(op)]


def _products(module: ModuleOp, chooses: ChooseContractions) -> list[_Product]:
    """The products for which it is uncertain which implementation is faster."""
    found: dict[str, _Product] = {}
    machine = machine_of(module)
    for op in module.walk():
        if (factors := factors_of(op)) is None or EXTERN in op.attributes:
            continue
        x, y = factors
        signature = signature_of(op, x, y)
        if signature is None or signature in found or is_thin(x, y, machine):
            continue
        multiplications = prod(size.as_int or 0 for size in (*sizes(x), sizes(y)[-1]))
        least = MIN_MULTIPLICATIONS if isinstance(machine, Cpu) else chooses.small + 1
        if multiplications >= least and _is_uncertain(op, x, y, machine, allows_tf32(module)):
            found[signature] = _Product(signature, op, multiplications)
    return sorted(found.values(), key=lambda each: (-each.multiplications, each.signature))[:MAX_CHOICES]


def _is_uncertain(op: Operation, x: SSAValue, y: SSAValue, machine: Machine, tf32: bool) -> bool:
    kind = element(x)
    if not isinstance(kind, AnyFloat) or kind.bitwidth < MIN_BITS:
        return False
    if not isinstance(machine, Cpu):
        return kind.bitwidth == MIN_BITS or (tf32 and isinstance(kind, Float32Type))
    times = predict(op, x, y, of_matrices(x, y), machine)
    return times is None or 1 / CERTAIN < times.own / times.library < CERTAIN


def _choice(product: _Product, options: CompileOptions, cache: DiskCache, toolchain: str, compile: Compile) -> Choice:
    """The faster implementation, from the cache, or else measured now."""
    import torch

    alone = alone_with_neighbours(product.op)
    key = content_key(product=print_module(alone), toolchain=toolchain, threads=str(torch.get_num_threads()),
                      torch=torch.__version__, numerics=options.numerics, tuner=str((SECONDS, MIN_RUNS)),
                      uncached="" if options.cache else str(time.time_ns()))

    on_gpu = target_of(alone) == CUDA
    cuts = _cuts(alone) if on_gpu else []

    def measure() -> tuple[int, dict[str, float]]:
        quiet = CompileOptions(numerics=options.numerics, threads=options.threads, cache_dir=str(cache.root))
        runs = {whose: compile(alone.clone(), replace(quiet, contractions=whose, max_autotune=on_gpu and whose == OWN))
                for whose in (LIBRARY, OWN)}
        for cut in cuts:
            step = Step(f"split-reductions{{products={cut}}}", "the number of chunks that is measured")
            pipeline = replace_step(CUDA_MAX_AUTOTUNE, step)
            runs[cut] = compile(alone.clone(), replace(quiet, contractions=OWN, pipeline=pipeline))
        [function] = (op for op in alone.ops if isinstance(op, FuncOp))
        inputs = make_inputs(describe_inputs(function))
        return _measured_on_gpu(runs, inputs, device_of(alone.attributes)) if on_gpu else _measured(runs, inputs)

    return kept_choice(cache, key, (LIBRARY, OWN, *cuts), measure)


def _measured(runs: dict[str, Callable[..., Any]], inputs: Sequence[Any]) -> tuple[int, dict[str, float]]:
    best = dict.fromkeys(runs, float("inf"))
    end, turns = time.perf_counter() + SECONDS, 0
    while turns < MIN_RUNS or time.perf_counter() < end:
        turns += 1
        for name, run in runs.items():
            start = time.perf_counter()
            run(*inputs)
            best[name] = min(best[name], time.perf_counter() - start)
    return _fastest({name: 1e3 * seconds for name, seconds in best.items()})


def _measured_on_gpu(runs: dict[str, Callable[..., Any]], inputs: Sequence[Any],
                     device: str | None) -> tuple[int, dict[str, float]]:
    """The same by the clock of the GPU: the host's time counts only where the GPU waits for it."""
    import torch

    from ..codegen.runtime.gpu.tuning import milliseconds

    best = dict.fromkeys(runs, float("inf"))
    with torch.cuda.device(device or CUDA):
        given = [copy_of(each, device or CUDA) if isinstance(each, torch.Tensor) else each for each in inputs]
        for _ in range(MIN_RUNS):
            for name, run in runs.items():
                best[name] = min(best[name], milliseconds(lambda run=run: run(*given)))
    return _fastest(best)


def _fastest(times: dict[str, float]) -> tuple[int, dict[str, float]]:
    return list(times).index(min(times, key=times.__getitem__)), times


def alone_with_neighbours(op: Operation) -> ModuleOp:
    """A program with a single product, preceded by what computes or rearranges its operands, unless that computes
    something of another product, and followed by the elementwise operators that read it, which a generated kernel would
    fuse. All other values are arguments with their strides.
    """
    block, values, facts = Block(), dict[SSAValue, SSAValue](), list[DictionaryAttr]()

    def add(each: Operation) -> None:
        for operand in each.operands:
            if operand in values:
                continue
            owner = operand.owner
            if isinstance(owner, Operation) and len(owner.results) == 1 and \
                    (only_moves(owner) or (is_fused(operand) and not _is_of_product(operand))):
                add(owner)
                continue
            values[operand] = block.insert_arg(operand.type, len(block.args))
            strides = _strides_of(operand)
            facts.append(DictionaryAttr({} if strides is None else {STRIDES: strides}))
        copy = each.clone(values)
        values.update(zip(each.results, copy.results, strict=True))
        block.add_op(copy)

    add(op)
    assert op.parent is not None
    readers = computed_with(op.results[0])
    inside = [op, *(each for each in op.parent.ops if each in readers)]
    for reader in inside[1:]:
        add(reader)
    results = [values[result] for each in inside for result in each.results
               if not result.uses or any(use.operation not in readers for use in result.uses)]
    block.add_op(ReturnOp(*results))
    function = FuncOp("forward", ([each.type for each in block.args], [each.type for each in results]), Region(block),
                      arg_attrs=ArrayAttr(facts))
    module = ModuleOp([function])
    around = op.get_toplevel_object()
    if isinstance(around, ModuleOp):
        module.attributes.update(around.attributes)
    return module


def _is_of_product(value: SSAValue) -> bool:
    """Whether a kernel that reads a value would compute it of the result of a product, and that kernel may do so."""
    owner = value.owner
    return isinstance(owner, Operation) and (
        factors_of(owner) is not None or (is_fused(value) and any(map(_is_of_product, owner.operands))))


def _strides_of(value: SSAValue) -> Any:
    """The strides of a program argument that is not row-major."""
    if not isinstance(value, BlockArgument) or not isinstance(function := value.block.parent_op(), FuncOp):
        return None
    return argument_facts(function, value).get(STRIDES)
