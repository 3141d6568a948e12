"""Execution of modules of every level without further lowering."""

from __future__ import annotations

import pytest
import torch
from xdsl.dialects.builtin import ModuleOp

import stepwell
from stepwell.compiler.execution import Executor, copies_of, execute
from stepwell.compiler.execution.isolation import CrashError, run_in_child
from stepwell.ir.context import make_context
from stepwell.ir.errors import OptionError
from stepwell.ir.text import parse_module, print_module
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for


def stages(module: ModuleOp) -> dict[str, ModuleOp]:
    """The module before and after each default pass."""
    found = {"": module.clone()}
    for each in parse_pipeline(pipeline_for("cpu:default", "aten", threads=True)):
        each.apply(make_context(), module)
        found[each.name] = module.clone()
    return found


def test_every_stage_computes_the_same_and_changes_nothing() -> None:
    def program(x: torch.Tensor, w: torch.Tensor) -> tuple[torch.Tensor, ...]:
        x.add_(1)
        return torch.softmax(x @ w, -1), w.t(), x[1:].sum(0)

    x, w = torch.randn(4, 3).t(), torch.randn(4, 5)
    module = stepwell.capture(program, x.clone(), w)
    new_x = x.clone()
    first, _, last = program(new_x, w)
    expected = first, w, last  # a view of an argument is made of the argument
    given = x.clone(), w.clone()
    executor = Executor(isolated=True)
    for name, stage in stages(module).items():
        text = print_module(stage)
        seen = executor.observe(stage, [x, w])
        assert print_module(stage) == text and torch.equal(x, given[0]) and torch.equal(w, given[1])
        for actual, wanted in zip(seen.results, expected, strict=False):
            torch.testing.assert_close(actual, wanted, msg=name)
        assert isinstance(seen.arguments[0], torch.Tensor)
        torch.testing.assert_close(seen.arguments[0], new_x)
        assert seen.arguments[0].stride() == (1, 3)
        assert seen.aliases[1] == "argument 1" and seen.aliases[0] is None


@pytest.mark.parametrize("to", ("aten", "loop"))
def test_random_numbers_are_the_same_each_time(to: str) -> None:
    module = stepwell.capture(lambda x: torch.dropout(x, 0.5, True) * 2, torch.randn(64))
    lowered = module if to == "aten" else stepwell.lower(lambda x: torch.dropout(x, 0.5, True) * 2,
                                                         torch.randn(64), to="loop")
    assert isinstance(lowered, ModuleOp)
    state = torch.get_rng_state()
    first, second = (execute(lowered, [torch.ones(64)])[0] for _ in range(2))
    assert torch.equal(first, second)  # type: ignore[arg-type]
    assert torch.equal(state, torch.get_rng_state())


@pytest.mark.parametrize(
    ("inputs", "message"),
    (
        ([], "@forward takes 2 inputs, not 0"),
        ([3, torch.zeros(4)], "input 1 of @forward is "),
        ([4, torch.zeros(4, dtype=torch.float64)], "not torch.float64 of sizes"),
        ([torch.zeros(4), torch.zeros(4)], "input 0 of @forward is index, and "),
    ),
)
@pytest.mark.parametrize("type", ("tensor<?xf32, #shape.dims<s0>>", "!host.buffer<[s0], f32>"))
def test_inputs_that_do_not_fit(type: str, inputs: list, message: str) -> None:
    module = parse_module(
        make_context(),
        f'func.func @forward(%s0: index {{shape.symbol = "s0"}}, %x: {type}) {{ func.return }}',
    )
    with pytest.raises(ValueError) as caught:
        execute(module, inputs)
    assert message in str(caught.value)


def test_what_to_run() -> None:
    text = "func.func @{} (%x: tensor<2xf32>) -> tensor<2xf32> {{ func.return %x : tensor<2xf32> }}\n"
    module = parse_module(make_context(), text.format("a") + text.format("b"))
    with pytest.raises(OptionError, match="it is not clear what to run"):
        execute(module, [torch.zeros(2)])
    with pytest.raises(OptionError, match="no function 'c'"):
        execute(module, [torch.zeros(2)], "c")
    assert torch.equal(execute(module, [torch.ones(2)], "b")[0], torch.ones(2))  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="neither a function nor a kernel"):
        execute(ModuleOp([]), [])


def test_copies_share_memory_as_the_originals() -> None:
    x = torch.arange(12.0)
    a, b, c = copies_of([x[2:8], x.view(3, 4).t(), torch.ones(3).expand(2, 3)])
    assert isinstance(a, torch.Tensor) and isinstance(b, torch.Tensor) and isinstance(c, torch.Tensor)
    assert torch.equal(a, x[2:8]) and torch.equal(b, x.view(3, 4).t()) and c.stride() == (0, 1)
    a.zero_()
    assert b.sum() == x.sum() - x[2:8].sum() and x.sum() == 66


def test_threads_of_a_child_do_not_wait_for_those_of_its_parent() -> None:
    x = torch.randn(1 << 20)
    assert x.exp().sum() > 0
    assert run_in_child(lambda: x.exp().sum()) > 0


def test_a_child_that_does_not_end() -> None:
    import time

    with pytest.raises(CrashError, match="did not end within 0 seconds"):
        run_in_child(lambda: time.sleep(30), seconds=0.2)
