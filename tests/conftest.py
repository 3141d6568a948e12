"""Options of the test suite."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--backend", default="stepwell", help="the torch.compile backend that tests of programs hold to eager"
    )
    parser.addoption("--every-pass", action="store_true", help="execute programs before and after each single pass")
    parser.addoption("--every-program", action="store_true", help="run and compile for GPUs all that is sampled else")
    parser.addoption("--within", type=float, metavar="SECONDS", help="begin no test of tests/gpu later than that")
    parser.addoption("--programs", type=int, help="how many random programs of each kind run")
    parser.addoption("--operators", metavar="DTYPE", help="compare all of PyTorch's operators, of numbers of this type")
    parser.addoption("--samples", type=int, default=1, help="how many samples of each operator are compared")
    parser.addoption("--first-seed", type=int, default=0, help="the seed of the first random program")


@pytest.fixture
def backend(request: pytest.FixtureRequest) -> str:
    return str(request.config.getoption("--backend"))


@pytest.fixture
def fresh() -> Iterator[None]:
    """A process in which nothing was compiled, and a known state of random numbers."""
    import torch

    torch.compiler.reset()
    torch.manual_seed(0)
    yield
    torch.compiler.reset()
