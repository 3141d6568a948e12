"""Schedules chosen by measurement on the CPU: all choices compute the same, and the choice is stored."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

import stepwell
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.compiler import measured_products
from stepwell.compiler.measured_products import alone_with_neighbours
from stepwell.compiler.pipeline_choice import chosen_pipeline


def rows(x: Tensor, w: Tensor) -> tuple[Tensor, ...]:
    y = x.sum(0)
    return torch.softmax(x, -1), y, x.add_(y)


def product(x: Tensor, w: Tensor) -> tuple[Tensor, ...]:
    return (torch.relu(x @ w),)


@pytest.fixture
def warnings(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], list[str]]]:
    caplog.set_level(logging.INFO, "stepwell")
    yield lambda: [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(("program", "dynamic"), [(rows, True), (product, False)])
def test_what_is_chosen_computes_the_same(
    program: Callable[..., Any], dynamic: bool, tmp_path: Path, warnings: Callable[[], list[str]]
) -> None:
    torch.compiler.reset()
    options = {"max_autotune": True, "contractions": "own", "cache_dir": str(tmp_path)}
    compiled = torch.compile(program, backend="stepwell", options=options, dynamic=dynamic)
    for size in (200, 131)[:1 + dynamic]:
        ours, eager = [], []
        for run, found in ((compiled, ours), (program, eager)):
            torch.manual_seed(size)
            x, w = torch.randn(size, 130), torch.randn(130, 150)
            found += run(x, w)
        for mine, other in zip(ours, eager, strict=True):
            torch.testing.assert_close(mine, other, rtol=1e-4, atol=1e-4)
    report = stepwell.report()
    assert report.choices and "chosen by measuring" in str(report)
    assert not warnings(), "no kernel computes anything else than the one that it would replace"


def test_a_choice_is_kept(tmp_path: Path) -> None:
    def chosen() -> list[str]:
        torch.compiler.reset()
        options = {"max_autotune": True, "cache_dir": str(tmp_path)}
        torch.compile(rows, backend="stepwell", options=options)(x, x)
        return [str(choice) for choice in stepwell.report().choices]

    x = torch.randn(150, 200)
    first = chosen()
    assert first and chosen() == first, "down to the measured times"


class InterruptedOnce(stepwell.Instrument):
    """Interrupts the first compilation after a pass on loops."""

    done = False

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if module_pass.name == "vectorize" and not self.done:
            self.done = True
            raise KeyboardInterrupt


def test_interrupts_of_compiling_and_measuring_leave_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*arguments: object) -> None:
        raise KeyboardInterrupt

    torch.compiler.reset()
    options = {"max_autotune": True, "cache_dir": str(tmp_path), "instruments": [InterruptedOnce()]}
    compiled = torch.compile(rows, backend="stepwell", options=options)
    x = torch.randn(150, 200)
    before = x.clone()
    with pytest.raises(KeyboardInterrupt):
        compiled(x, x)
    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr("stepwell.codegen.runtime.cpu.tuning.restore", interrupt)
        compiled(x, x)
    assert torch.equal(x, before) and not list((tmp_path / "building").iterdir())
    assert not stepwell.report().choices
    for mine, other in zip(compiled(x, x), rows(before, before), strict=True):
        torch.testing.assert_close(mine, other, rtol=1e-4, atol=1e-4)
    assert stepwell.report().choices


def test_an_index_out_of_range_is_an_error_as_without_a_choice(tmp_path: Path) -> None:
    def look_up(table: Tensor, places: Tensor) -> Tensor:
        return table[places].exp()

    torch.compiler.reset()
    options = {"max_autotune": True, "cache_dir": str(tmp_path)}
    compiled = torch.compile(look_up, backend="stepwell", options=options)
    table, places = torch.randn(300, 100), torch.randint(300, (400,))
    with pytest.raises(IndexError):
        compiled(table, places + 300)
    torch.testing.assert_close(compiled(table, places), look_up(table, places))
    assert stepwell.report().choices


def test_products_are_measured(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def program(x: Tensor, w: Tensor) -> Tensor:
        return torch.relu(x @ w.t() + 1)

    caplog.set_level(logging.INFO, "stepwell")
    x, w = torch.randn(80, 48).t(), torch.randn(72, 80)  # an argument keeps its strides while its product is measured
    measured: list[str] = []
    for attempt in range(2):
        torch.compiler.reset()
        stages = tmp_path / f"stages{attempt}"
        options = {"max_autotune": True, "cache_dir": str(tmp_path), "dump": str(stages)}
        torch.testing.assert_close(torch.compile(program, backend="stepwell", options=options)(x, w), program(x, w),
                                   rtol=1e-4, atol=1e-4)
        measured += [text for record in caplog.records if (text := record.getMessage()).startswith("aten.mm:")]
        caplog.clear()
        signature, _, whose = measured[attempt].partition(": ")
        assert signature == "aten.mm:48x80:80x72t:f32"
        (file,) = stages.glob("*_choose-contractions.mlir")
        assert ('extern = "library"' in file.read_text()) == whose.startswith("library"), "the faster one is taken"
    assert measured[0] == measured[1], "what was measured is kept"


def test_a_product_is_measured_with_what_its_kernel_computes() -> None:
    """Not with what the kernel of a reduction computes, nor with the elementwise operators of another product."""
    def program(x: Tensor, w: Tensor, scale: Tensor) -> tuple[Tensor, Tensor]:
        y = torch.tanh(x @ (w.to(x.dtype) * scale)) * 2
        return y, torch.softmax(y @ x[:, :64].t() + 1, -1)

    inputs = torch.randn(128, 128).bfloat16(), torch.ones(128, 64, dtype=torch.int8), torch.randn(64).bfloat16()
    module = stepwell.lower(program, *inputs, to="aten", options=stepwell.CompileOptions(target="cuda"))
    first, second = [[op.name for op in alone_with_neighbours(op).walk() if op.name.startswith("aten.")]
                     for op in module.walk() if op.name == "aten.mm"]
    assert first == ["aten._to_copy", "aten.mul.Tensor", "aten.mm", "aten.tanh", "aten.mul.Scalar"]
    assert second == ["aten.slice.Tensor", "aten.t", "aten.mm"]


def test_numbers_of_chunks_are_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a product of few blocks with many terms, on a GPU; the kernels that are measured here do nothing."""
    inputs = torch.randn(64, 8192).bfloat16(), torch.randn(8192, 64).bfloat16()
    options = stepwell.CompileOptions(target="cuda", machine="h100", max_autotune=True)
    module = stepwell.lower(torch.mm, *inputs, to="aten", options=options)
    for op in module.walk():
        op.attributes.pop("extern", None)
    monkeypatch.setattr(measured_products, "_measured_on_gpu",
                        lambda runs, *_: (len(runs) - 1, dict.fromkeys(runs, 1.0)))
    text = measured_products.with_measured_products(chosen_pipeline(module, options), module, options,
                                                    DiskCache(tmp_path), "", lambda *_: lambda *_: None)
    assert "choose-contractions{own=aten.mm:64x8192:8192x64:bf16}" in text
    assert "split-reductions{products=1x64x64x8192:32}" in text
