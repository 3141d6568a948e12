"""The passes on prim do not change the results of random programs, and establish their postconditions."""

from __future__ import annotations

import itertools
import math

import pytest
import torch
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, TensorType
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.passes import ModulePass

from stepwell.ir.context import make_context
from stepwell.ir.dialects import prim
from stepwell.ir.dialects.prim.scalar_arithmetic import evaluate, round_number
from stepwell.ir.dtypes import element_type, torch_dtype
from stepwell.ir.errors import PassError
from stepwell.ir.modules.module_verifier import STRIDES
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.semantics.comparison import assert_same_semantics
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.semantics.prim import execute_prim
from stepwell.ir.shapes import DimsAttr, contiguous_strides, dims, tensor
from stepwell.ir.text import parse_module, print_module
from stepwell.passes.generic.canonicalize import Canonicalize
from stepwell.passes.prim.fuse import Fuse
from stepwell.passes.prim.outline_fusions import OutlineFusions
from stepwell.passes.prim.sink_transposes import SinkTransposes
from stepwell.passes.prim.split_argreductions import SplitArgreductions
from stepwell.passes.prim.split_reductions import SplitReductions
from stepwell.passes.prim.split_variances import SplitVariances

from .random_programs import ProgramWriter

PIPELINES: dict[str, list[ModulePass]] = {
    "canonicalize": [Canonicalize()],
    # Small programs have no long reductions: every one that can be split is.
    "split-reductions": [SplitReductions(min_rows=8, rows=3, min_chunk=1, chunk=1, shortest_column=1)],
    "split-argreductions": [SplitArgreductions(min_rows=8, rows=3, min_length=1, min_chunk=1, min_column=1)],
    "fuse": [Fuse()],
    # Groups that end early, copy little and depend on nothing being small.
    "fuse-little": [Fuse(max_body=12, max_places=2, inline_extent=1, min_rows=2, serial_extent=0,
                         recompute_ops=2, launch=0, load=0)],
    "all": [Canonicalize(),
            SplitReductions(min_rows=8, rows=3, min_chunk=1, chunk=1, shortest_column=1), Fuse(), OutlineFusions()],
}


def parse(text: str) -> ModuleOp:
    return parse_module(make_context(), text)


def run(passes: list[ModulePass], module: ModuleOp) -> ModuleOp:
    """The module after the passes, verified after each."""
    context = make_context()
    for each in passes:
        each.apply(context, module)
        verify_module(module)
    return module


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("name", PIPELINES)
def test_semantics_stay(name: str, seed: int) -> None:
    text = ProgramWriter(seed, 30).text()
    before = parse(text)
    after = run(PIPELINES[name], parse(text))
    # A NaN or an infinity somewhere makes the comparison weaker, not wrong.
    assert_same_semantics(before, after, seed, tolerance=256)
    assert print_module(parse(print_module(after))) == print_module(after)


def columns_first(module: ModuleOp) -> ModuleOp:
    """The module with arguments that lie column by column in memory."""
    [function] = [op for op in module.ops if isinstance(op, FuncOp)]
    facts = []
    for argument in function.body.block.args:
        sizes = dims(argument.type) if isinstance(argument.type, TensorType) else ()
        strides = contiguous_strides(sizes[::-1])[::-1]
        facts.append(DictionaryAttr({STRIDES: DimsAttr.of(strides)} if len(sizes) > 1 else {}))
    function.arg_attrs = ArrayAttr(facts)
    return module


def test_dimensions_in_the_order_of_memory() -> None:
    turned = 0
    for seed in range(15):
        before, after = (columns_first(parse(ProgramWriter(seed, 30).text())) for _ in range(2))
        run([SinkTransposes()], after)
        assert_same_semantics(before, after, seed, tolerance=256)
        turned += sum(len([op for op in module.walk() if isinstance(op, prim.TransposeOp)]) * sign
                      for module, sign in ((after, 1), (before, -1)))
    assert turned > 10


@pytest.mark.parametrize("name", PIPELINES)
def test_passes_are_deterministic(name: str) -> None:
    text = ProgramWriter(7, 60).text()
    assert print_module(run(PIPELINES[name], parse(text))) == print_module(run(PIPELINES[name], parse(text)))


def fusions(module: ModuleOp) -> list[prim.FusionOp]:
    return [op for op in module.walk() if isinstance(op, prim.FusionOp)]


@pytest.mark.parametrize("seed", range(15))
def test_groups_are_as_promised(seed: int) -> None:
    module = run([Canonicalize(), Fuse()], parse(ProgramWriter(seed, 40).text()))
    (function,) = (op for op in module.ops if isinstance(op, FuncOp))
    for op in function.body.block.ops:
        if op.name.startswith("prim."):
            assert isinstance(
                op, prim.FusionOp | prim.ReshapeOp | prim.TransposeOp | prim.SliceOp | prim.BroadcastOp)
    for fusion in fusions(module):
        block = fusion.body.block
        outputs = fusion.terminator.values
        assert len(set(outputs)) == len(outputs) > 0
        assert len(set(fusion.inputs)) == len(fusion.inputs)
        assert all(argument.uses for argument in block.args)
        assert all(result.uses for op in block.ops for result in op.results)
        assert not any(value in block.args for value in outputs)
        assert not any(op.name.startswith("aten.") for op in block.ops)
        for op in block.ops:
            if isinstance(op, prim.ScatterOp):
                assert list(outputs) == [op.result]
                assert [use.operation for use in op.result.uses] == [fusion.terminator]


def chain(steps: int) -> str:
    lines = ["func.func @forward(%x0: tensor<1000xf32>) -> tensor<1000xf32> {"]
    for k in range(steps):
        lines.append(f"  %s{k} = prim.sin %x{k} : tensor<1000xf32>")
        lines.append(f"  %x{k + 1} = prim.add %x{k}, %s{k} : tensor<1000xf32>")
    return "\n".join([*lines, f"  func.return %x{steps} : tensor<1000xf32>", "}"])


def test_a_long_chain_stays_linear() -> None:
    module = run([Fuse()], parse(chain(200)))
    ops = [op for fusion in fusions(module) for op in fusion.body.block.ops]
    assert sum(not isinstance(op, prim.YieldOp) for op in ops) == 400
    # A step weighs 25 instructions; groups that are filled to the brim are equal.
    assert len(fusions(module)) == math.ceil(200 * 25 / Fuse().max_body)
    run([OutlineFusions()], module)
    assert sum(isinstance(op, FuncOp) for op in module.ops) <= 1 + 3


def test_a_chain_of_twenty_is_one_group() -> None:
    assert len(fusions(run([Fuse()], parse(chain(20))))) == 1


def test_copies_are_bounded() -> None:
    """A cheap chain that feeds many reductions over different dimensions is not copied without end."""
    lines = ["func.func @forward(%x0: tensor<64x64xf32>) -> tensor<64xf32> {"]
    down, up = "tensor<64x64xf32> -> tensor<64xf32>", "tensor<64xf32> -> tensor<64x64xf32>"
    for k in range(100):
        lines.append(f"  %r{k} = prim.reduce <add> %x{k} dims [{k % 2}] : {down}")
        lines.append(f"  %b{k} = prim.broadcast %r{k} dims [{k % 2}] : {up}")
        lines.append(f"  %x{k + 1} = prim.add %x{k}, %b{k} : tensor<64x64xf32>")
    lines.append("  %r = prim.reduce <add> %x100 dims [0] : tensor<64x64xf32> -> tensor<64xf32>")
    module = run([Fuse()], parse("\n".join([*lines, "  func.return %r : tensor<64xf32>", "}"])))
    assert sum(len(list(fusion.body.block.ops)) for fusion in fusions(module)) < 301 * 8


def test_equal_layers_are_one_kernel() -> None:
    layer = """
      %m{k} = aten.mm %x{k}, %w attributes {{extern = "library"}}
        : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
      %s{k} = prim.reduce <add> %m{k} dims [1] : tensor<64x64xf32> -> tensor<64xf32>
      %b{k} = prim.broadcast %s{k} dims [0] : tensor<64xf32> -> tensor<64x64xf32>
      %x{n} = prim.sub %m{k}, %b{k} : tensor<64x64xf32>"""
    body = "".join(layer.format(k=k, n=k + 1) for k in range(12))
    module = parse("func.func @forward(%x0: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {"
                   + body + "\n func.return %x12 : tensor<64x64xf32>\n}")
    run([Fuse(), OutlineFusions()], module)
    assert sum(isinstance(op, CallOp) for op in module.walk()) == 12
    assert sum(isinstance(op, FuncOp) for op in module.ops) == 2


NUMBERS = (0.0, -0.0, 1.0, -1.5, 0.1, 3.0, 1e-3, 65504.0, 1e30, math.inf, -math.inf, math.nan)
WHOLE_NUMBERS = (0, 1, -1, 2, 7, -128, 127, 2**31, 2**63 - 1)


DTYPES = ("float64", "float32", "float16", "bfloat16", "int64", "int8", "uint8", "bool")


@pytest.mark.parametrize("dtype", DTYPES)
def test_numbers_round_as_torch_rounds(dtype: str) -> None:
    element = element_type(getattr(torch, dtype))
    for number in WHOLE_NUMBERS if dtype.startswith(("int", "uint")) else NUMBERS:
        wide = torch.float64 if isinstance(number, float) else torch.int64
        expected = torch.tensor(number, dtype=wide).to(getattr(torch, dtype)).item()
        actual = round_number(element, number)
        assert repr(actual) == repr(expected) or (dtype == "bool" and bool(actual) == expected)


@pytest.mark.parametrize("dtype", DTYPES)
def test_constants_compute_as_the_reference_does(dtype: str) -> None:
    element = element_type(getattr(torch, dtype))
    scalar = tensor((), element)
    kinds = [kind for kind in vars(prim).values() if isinstance(kind, type) and hasattr(kind, "name")]
    whole = dtype.startswith(("int", "uint"))
    numbers = sorted({round_number(element, n) for n in (WHOLE_NUMBERS if whole else NUMBERS)}, key=repr)
    for kind in kinds:
        if not issubclass(kind, prim.UnaryOp | prim.BinaryOp):
            continue
        arity = 1 if issubclass(kind, prim.UnaryOp) else 2
        for chosen in itertools.product(numbers, repeat=arity):
            operands = [prim.ConstantOp(n, scalar) for n in chosen]
            op = kind(*(operand.result for operand in operands))
            actual = evaluate(op, list(chosen))
            if actual is None:
                continue
            tensors = [torch.tensor(n, dtype=torch_dtype(element)) for n in chosen]
            [expected] = execute_prim(op, tensors, {})
            got = torch.tensor(actual, dtype=expected.dtype)
            # Functions of floats may be off by the last bit of the reference.
            close = torch.isclose(got, expected, rtol=4 * eps(expected), atol=0, equal_nan=True)
            assert close, f"{kind.name} of {chosen}: {actual}, but {expected.item()}"


def eps(value: torch.Tensor) -> float:
    return torch.finfo(value.dtype).eps if value.dtype.is_floating_point else 0.0


def test_unknown_numerics() -> None:
    module = parse('builtin.module attributes {stepwell.numerics = "exact"} {}')
    with pytest.raises(PassError, match="'exact'") as error:
        Canonicalize().apply(make_context(), module)
    assert error.value.hint == "choose from: strict, default, fast"


def test_chunks_of_variances_are_corrected() -> None:
    """The rounding errors of the chunks' means, which are as large as the variance here, are taken out."""
    text = """
    func.func @f(%x: tensor<8192x16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
      %s = prim.reduce <add> %x dims [0] : tensor<8192x16xf32> -> tensor<16xf32>
      %n = prim.constant 8192.0 : tensor<16xf32>
      %m = prim.div %s, %n : tensor<16xf32>
      %b = prim.broadcast %m dims [1] : tensor<16xf32> -> tensor<8192x16xf32>
      %d = prim.sub %x, %b : tensor<8192x16xf32>
      %q = prim.mul %d, %d : tensor<8192x16xf32>
      %v = prim.reduce <add> %q dims [0] : tensor<8192x16xf32> -> tensor<16xf32>
      %e = prim.reduce <add> %d dims [0] : tensor<8192x16xf32> -> tensor<16xf32>
      func.return %v, %e : tensor<16xf32>, tensor<16xf32>
    }"""
    module = run([SplitVariances(least=1000)], parse(text))
    assert any(isinstance(op, prim.ReshapeOp) for op in module.walk())
    x = torch.randn(8192, 16, generator=torch.Generator().manual_seed(0)) + 1e6
    squares, distances = run_module(module, [x], "f")
    variance = (squares - distances * distances / 8192) / 8191
    torch.testing.assert_close(variance, x.double().var(0).float(), rtol=1e-5, atol=0)
