"""A planted bug in a pass is found, and the pass, the operation, its line and the first wrong element are reported."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

import stepwell
from stepwell.compiler.checking import CheckFunctions, CheckSemantics
from stepwell.compiler.checking.wrongly_lowered_operation import find_wrongly_lowered_operation
from stepwell.ir.context import make_context
from stepwell.ir.errors import SemanticsError
from stepwell.ir.text import parse_module
from stepwell.passes.aten.lowerings import activations
from stepwell.passes.management.instruments import Verifier
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.management.reproducer import FailureKind, Reproducer, reproduction
from stepwell.passes.pipeline_lookup import pipeline_for

from .planted import ChangeConstant, ChangeScalar, DropStore, Raise, SwapSubtraction

PROGRAM = """
func.func @forward(%x: tensor<4x8xf32>, %y: tensor<4x8xf32> {stepwell.mutated_by = 1 : i64})
    -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = prim.constant 2.0 : tensor<4x8xf32> loc("model.py":3:1)
  %1 = prim.exp %x : tensor<4x8xf32> loc("model.py":4:1)
  %2 = prim.mul %0, %1 : tensor<4x8xf32> loc("model.py":5:1)
  %3 = prim.sub %2, %y : tensor<4x8xf32> loc("model.py":6:1)
  %4 = prim.mul %3, %3 : tensor<4x8xf32> loc("model.py":7:1)
  func.return %4, %3 : tensor<4x8xf32>, tensor<4x8xf32>
}
"""
FUSE = "cse,dce,fuse,outline-fusions"


def passes_before(name: str) -> list[ModulePass]:
    """The default passes before the pass `name`."""
    passes = list(parse_pipeline(pipeline_for("cpu:default", "prim", threads=True)))
    return passes[: [each.name for each in passes].index(name)]


def run(passes: list[ModulePass], directory: Path, module: ModuleOp | None = None) -> SemanticsError:
    module = module or parse_module(make_context(), PROGRAM)
    with pytest.raises(SemanticsError) as caught:
        PassManager(passes, [Reproducer(directory, passes), CheckSemantics(), Verifier()]).run(make_context(), module)
    return caught.value


def test_a_right_pipeline_passes() -> None:
    check = CheckSemantics()
    pipeline = parse_pipeline(pipeline_for("cpu:default", "prim", threads=True))
    PassManager(pipeline, [check]).run(make_context(), parse_module(make_context(), PROGRAM))
    assert {"fuse", "outline-fusions", "prim-to-loop", "vectorize"} <= set(check.checked)


@pytest.mark.parametrize("pipeline", ("cse", FUSE))
def test_a_changed_constant(tmp_path: Path, pipeline: str) -> None:
    error = run([*parse_pipeline(pipeline), ChangeConstant()], tmp_path)
    assert "result 0: 32 of 32 elements differ, the first at [0, 0]: " in error.what and " instead of " in error.what
    assert error.pass_name == "change-constant (it changed what the module computes)"
    assert str(error.where) == "model.py:3:1" and "3.000000e+00" in str(error.op)


@pytest.mark.parametrize("pipeline", ("cse", FUSE))
def test_swapped_operands(tmp_path: Path, pipeline: str) -> None:
    error = run([*parse_pipeline(pipeline), SwapSubtraction()], tmp_path)
    assert error.pass_name is not None and error.pass_name.startswith("swap-subtraction ")
    assert str(error.where) == "model.py:6:1" and "prim.sub" in str(error.op)


def test_a_wrong_lowering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = parse_module(make_context(), """
    func.func @forward(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %0 = aten.gelu %x {approximate = "tanh"} : (tensor<8x8xf32>) -> tensor<8x8xf32> loc("model.py":3:1)
      %1 = aten.add.Tensor %0, %y : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("model.py":4:1)
      func.return %1 : tensor<8x8xf32>
    }""")
    monkeypatch.setattr(activations, "GELU_CUBIC", activations.GELU_CUBIC * 1.01)
    error = run(list(parse_pipeline("aten-to-prim")), tmp_path, module)
    assert str(error.where) == "model.py:3:1" and "aten.gelu" in str(error.op)


def test_an_operation_of_a_called_function_that_is_lowered_wrongly() -> None:
    module = parse_module(make_context(), PROGRAM)
    PassManager(parse_pipeline(FUSE)).run(make_context(), module)
    found = find_wrongly_lowered_operation(module, lambda each: any(op.name == "prim.sub" for op in each.walk()))
    assert found is not None and found.name == "prim.sub"
    assert find_wrongly_lowered_operation(module, lambda _: False) is None


def test_a_dropped_store(tmp_path: Path) -> None:
    error = run([*passes_before("vectorize"), DropStore(), *parse_pipeline("dce")], tmp_path)
    assert error.pass_name is not None and error.pass_name.startswith("drop-store ")
    assert "loop.store" in str(error.op)
    assert error.where is not None and error.where.file == "model.py"


def test_a_changed_scalar_in_one_of_two_kernels(tmp_path: Path) -> None:
    def program(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return torch.relu((x * 3) @ w) * 5

    module = stepwell.capture(program, torch.randn(4, 8), torch.randn(8, 4))
    line = program.__code__.co_firstlineno + 1
    PassManager(parse_pipeline("aten-to-prim")).run(make_context(), module)
    error = run([*passes_before("vectorize"), ChangeScalar()], tmp_path, module)
    assert "arith.constant" in str(error.op)
    assert error.where is not None and error.where.line == line


def test_an_index_out_of_range_on_one_side() -> None:
    text = """
func.func @forward(%x: tensor<4xf32>) -> tensor<1xf32> {{
  %i = prim.constant {} : tensor<1xi64>
  %0 = prim.gather %x[%i] : tensor<4xf32> -> tensor<1xf32>
  func.return %0 : tensor<1xf32>
}}
"""
    good, bad = (parse_module(make_context(), text.format(index)) for index in (3, 4))
    check = CheckSemantics()
    check.begin(good)
    with pytest.raises(SemanticsError, match="it fails: IndexError: index 4 is out of range"):
        check.after_pass(ChangeConstant(), bad)


def test_postponed_checks_still_name_the_pass(tmp_path: Path) -> None:
    passes = [*parse_pipeline("cse"), SwapSubtraction(), *parse_pipeline("fuse,outline-fusions")]
    check = CheckSemantics(postponed=("cse", "swap-subtraction", "fuse"))
    with pytest.raises(SemanticsError) as caught:
        PassManager(passes, [Reproducer(tmp_path, passes), check]).run(
            make_context(), parse_module(make_context(), PROGRAM)
        )
    assert caught.value.pass_name is not None and caught.value.pass_name.startswith("swap-subtraction ")
    assert caught.value.reproducer is not None
    said = reproduction(Path(caught.value.reproducer).read_text())
    assert said.pipeline == f"{SwapSubtraction.__module__}:SwapSubtraction,fuse,outline-fusions"
    assert said.kind is FailureKind.WRONG_VALUE
    assert said.inputs == ("tensor<4x8xf32> seed 0", "tensor<4x8xf32> seed 1")


UNBOUND = """
func.func @unbound(%x: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0>> {
  func.return %x : tensor<?xf32, #shape.dims<s0>>
}
"""


def test_one_of_several_functions(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Each is checked, and the reproducer has only the wrong one and what it calls."""
    other = UNBOUND + PROGRAM.replace("@forward", "@other").replace("prim.sub", "prim.add")
    module = parse_module(make_context(), other + PROGRAM.replace("@forward", "@wrong"))
    passes = [SwapSubtraction()]
    with pytest.raises(SemanticsError, match="32 of 32 elements differ") as caught:
        PassManager(passes, [Reproducer(tmp_path, passes), CheckFunctions()]).run(make_context(), module)
    assert "@unbound is not checked: no argument says what the size s0 is" in caplog.text
    assert caught.value.function == "wrong" and str(caught.value.where) == "model.py:6:1"
    text = Path(caught.value.reproducer or "").read_text()
    assert "@wrong" in text and "@other" not in text


def test_an_exception_is_reproduced(tmp_path: Path) -> None:
    passes = [*parse_pipeline("cse,fuse"), Raise()]
    with pytest.raises(RuntimeError, match="planted in @forward") as caught:
        PassManager(passes, [Reproducer(tmp_path, passes)]).run(
            make_context(), parse_module(make_context(), PROGRAM)
        )
    (path,) = tmp_path.iterdir()
    assert caught.value.__notes__[-1] == f"to reproduce: stepwell-opt --run-reproducer {path}"
    said = reproduction(path.read_text())
    assert said.kind is FailureKind.EXCEPTION and said.pipeline == f"{Raise.__module__}:Raise"
    assert "// failure: exception: RuntimeError: planted in @forward\n" in path.read_text()
    assert "prim.fusion" in path.read_text()  # the module before the pass that failed
