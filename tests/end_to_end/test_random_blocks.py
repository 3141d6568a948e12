"""Random programs of products and attentions are about as accurate as eager, with gradients, on both targets.

More: `python -m pytest tests/end_to_end/test_random_blocks.py --programs 200 --first-seed 1000 --device cuda`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from .random_blocks import BlockProgram

FEW = 6
INTERPRETED = 2
"""So many of them also run by Triton's interpreter, which is slow."""
ROUNDING = {torch.float64: 1e-13, torch.float32: 4e-6, torch.bfloat16: 1.2e-2}
"""What a result may err in any case, relative to its largest number, or to 1."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    count, device = metafunc.config.getoption("--programs"), metafunc.config.getoption("--device")
    first = metafunc.config.getoption("--first-seed")
    seeds = range(first, first + (FEW if count is None else count))
    cases = [(seed, device) for seed in seeds]
    if device == "cpu" and count is None:
        cases += [(seed, "triton-interpreter") for seed in seeds[:INTERPRETED]]
    metafunc.parametrize(("seed", "target"), cases)


def test_random_blocks(seed: int, target: str, fresh: None) -> None:
    program = BlockProgram(seed)
    function = program.function()
    device = "cuda" if target == "cuda" else "cpu"
    options = {"contractions": program.random.choice(["own", "own", "auto"])}
    if target == "triton-interpreter":
        options["target"] = target

    def run(called: Callable[..., list[Tensor]], dtype: torch.dtype) -> list[Tensor]:
        inputs = [each.to(device, dtype).requires_grad_(program.trains) for each in program.inputs]
        results = called(*inputs)
        if not program.trains:
            return results
        torch.manual_seed(seed)
        roots = [each for each in results if each.requires_grad]
        directions = [torch.randn(each.shape).to(each) for each in roots]
        found = torch.autograd.grad(roots, inputs, directions, allow_unused=True) if roots else ()
        return [*(each.detach() for each in results), *(each for each in found if each is not None)]

    try:
        eager, exact = run(function, program.dtype), run(function, torch.float64)
    except RuntimeError as refused:
        pytest.skip(f"eager refuses it: {refused}")
    ours = run(torch.compile(function, backend="stepwell", dynamic=program.dynamic, options=options), program.dtype)
    for place, (got, known, true) in enumerate(zip(ours, eager, exact, strict=True)):
        assert (got.shape, got.dtype) == (known.shape, known.dtype)
        assert torch.equal(got.isnan(), known.isnan())
        errors = [(each.double() - true).nan_to_num().abs().max().item() for each in (got, known)]
        bound = 6 * errors[1] + ROUNDING[program.dtype] * max(1, true.nan_to_num().abs().max().item())
        assert errors[0] <= bound, f"{place} of {len(ours)}: {errors}, {options}\n{program}"
