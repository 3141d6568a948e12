"""Checks of kernels of programs on a GPU: accesses out of bounds and planted bugs of passes are found there too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
from torch._dynamo.exc import BackendCompilerFailed
from xdsl.passes import ModulePass

from stepwell.ir.errors import SemanticsError
from stepwell.ir.semantics.kernels.errors import OutOfBounds

from ..checking import planted_kernel_bugs
from ..checking.planted_kernel_bugs import LoseOrder, ReachTooFar


def normalized(x: torch.Tensor) -> torch.Tensor:
    shifted = x - x.amax(1, keepdim=True)
    return torch.cos(shifted * 3)


def updated(x: torch.Tensor) -> torch.Tensor:
    x[1:].mul_(2)
    return x[:, ::2] @ F.gelu(x[:20, :3])


def scattered(x: torch.Tensor) -> torch.Tensor:
    places = (x[0] * 10).long() % 7
    return torch.zeros(40, 7, device=x.device).index_add(1, places, x).sort().values


@pytest.mark.parametrize("mode", ["default", "reduce-overhead"])
@pytest.mark.parametrize("program", [normalized, updated, scattered])
def test_right_programs(program, mode: str) -> None:  # type: ignore[no-untyped-def]
    options = {"check_bounds": True, "cuda_graphs": mode == "reduce-overhead"}
    compiled = torch.compile(program, backend="stepwell", options=options)
    for _ in range(2):
        x = torch.randn(40, 40, device="cuda")
        mine, own = x.clone(), x.clone()
        torch.testing.assert_close(compiled(mine), program(own), rtol=1e-5, atol=1e-5)
        torch.testing.assert_close(mine, own)


def test_an_edited_stage(tmp_path: Path) -> None:
    """Its first run is checked, and any with the option."""
    x = torch.randn(40, 100, device="cuda")
    torch.compile(normalized, backend="stepwell", options={"dump": str(tmp_path / "stages")})(x)
    (stage,) = (tmp_path / "stages").glob("*_prim-to-loop.mlir")
    text = stage.read_text()
    edited = tmp_path / "edited"
    edited.mkdir()
    (edited / stage.name).write_text(re.sub(r"(loop.load %x)\[(.*?)\]", r"\1[\2 + (\2) mod 7 * 600]", text))
    for more in ({}, {"check_bounds": True}):
        torch.compiler.reset()
        wrong = torch.compile(normalized, backend="stepwell", options={**more, "override": str(edited)})
        with pytest.raises(OutOfBounds, match=r"accesses element \d+ of a buffer of 4000: of 'x'") as caught:
            wrong(x)
        first = normalized.__code__.co_firstlineno
        assert caught.value.where is not None and caught.value.where.line in (first + 1, first + 2)
    # A right one runs unchecked from its second run on.
    (edited / stage.name).write_text(text)
    torch.compiler.reset()
    right = torch.compile(normalized, backend="stepwell", options={"override": str(edited)})
    for _ in range(3):
        torch.testing.assert_close(right(x), normalized(x))


@pytest.mark.parametrize("bug, program, what", [
    (ReachTooFar, normalized, "'loop.store' accesses element"),
    (LoseOrder, scattered, "another iteration of a parallel loop")])
def test_planted_bugs(bug: type[ModulePass], program, what: str) -> None:  # type: ignore[no-untyped-def]
    """A kernel that would die on the GPU, or race there, is reported with the pass and the user's line."""
    x = torch.randn(40, 40, device="cuda")
    pipeline = f"cuda:default{{after-prim-to-loop={planted_kernel_bugs.__name__}:{bug.__name__}}}"
    compiled = torch.compile(program, backend="stepwell", options={"check_semantics": True, "pipeline": pipeline})
    with pytest.raises(BackendCompilerFailed, match=what) as caught:
        compiled(x)
    error = caught.value.inner_exception
    assert isinstance(error, SemanticsError) and (error.pass_name or "").startswith(bug.name)
    assert error.where is not None and error.where.file == __file__
