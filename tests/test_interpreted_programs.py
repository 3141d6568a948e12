"""Programs of the registry, and random ones, through the GPU's pipeline; Triton's interpreter runs the kernels.

By default one program in four runs, a few in other precisions, and a few random ones; `--every-program` runs all
programs in all precisions.
"""

from __future__ import annotations

import pytest
import torch

from stepwell.benchmarks.programs import PROGRAMS
from stepwell.benchmarks.reference import check

from .end_to_end.agreement import differences
from .end_to_end.random_programs import ProgramGenerator
from .end_to_end.test_random_programs import KINDS

OPTIONS = {"target": "triton-interpreter"}
HALVES = ("softmax_8mb", "layernorm_fwdbwd", "gelu_tanh", "sum_outer", "carafe", "batchnorm_training", "cumsum", "rope",
          "scatter_add", "cross_entropy_fwdbwd", "upsample_bilinear", "type_promotion", "argmax_ties")
"""Programs that run in other precisions by default."""
EVERY = 6
"""One in so many programs runs by default."""
LONG = ("gpt2_train",)
"""Programs that take half a minute: they run only if all do."""
PER_KIND = 1

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    every = metafunc.config.getoption("--every-program")
    if "dtype" in metafunc.fixturenames:
        halves = [(name, dtype) for name in (PROGRAMS if every else HALVES) for dtype in ("bfloat16", "float16")
                  if (name, dtype) != ("adam_step", "float16")]  # eager's squares of gradients are zero there
        metafunc.parametrize("name, dtype", halves if every else halves[::2])
    elif "name" in metafunc.fixturenames:
        sample = [name for name in list(PROGRAMS)[::EVERY] if name not in LONG]
        metafunc.parametrize("name", list(PROGRAMS) if every else sample)
    if "seed" in metafunc.fixturenames:
        count = metafunc.config.getoption("--programs")
        first = metafunc.config.getoption("--first-seed")
        seeds = range(first, first + (PER_KIND if count is None else count))
        metafunc.parametrize("kind, seed", [(kind, seed) for seed in seeds for kind in KINDS])


def test_program_agrees_with_eager(name: str) -> None:
    result = check(PROGRAMS[name], "stepwell", scale="small", options=OPTIONS)
    assert result.passed, str(result)


def test_program_agrees_with_eager_in_halves(name: str, dtype: str) -> None:
    result = check(PROGRAMS[name], "stepwell", scale="small", options=OPTIONS, dtype=getattr(torch, dtype))
    assert result.passed, str(result)


def test_random_program(kind: str, seed: int) -> None:
    program = ProgramGenerator(seed, **KINDS[kind]).generate()
    found = differences(program, dynamic=kind == "of symbolic sizes", options=OPTIONS)
    assert not found, "\n".join([*found, str(program)])
