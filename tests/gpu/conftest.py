"""Tests that need a GPU: `python -m pytest -m gpu tests/gpu`. They are skipped if there is none.

The longest run first, so that many processes (`-n 14 --dist load --maxschedchunk 1`) end at the same time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

HERE = Path(__file__).parent
LONGEST = (
    "test_kernels_are_clean", "[lstm_loop", "[gpt2_train", "test_all_alternatives", "[adam_step", "[unet_small",
    "[gpt2", "test_failures", "[resnet50", "[bert_base", "test_training", "[with gradients", "[conv", "[attention",
    "[mlp",
)
"""Parts of the names of tests that take long, the longest first."""
BEGUN = time.monotonic()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_rank)
    missing = pytest.mark.skip(reason="torch finds no CUDA device")
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.gpu)
            if not torch.cuda.is_available():
                item.add_marker(missing)


def _rank(item: pytest.Item) -> int:
    """The place of a test among the long ones."""
    if HERE not in item.path.parents:
        return 0
    return next((place for place, part in enumerate(LONGEST) if part in item.nodeid), len(LONGEST))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    within = item.config.getoption("--within")
    if within is not None and HERE in item.path.parents and time.monotonic() - BEGUN > within:
        pytest.skip("there was no time left")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Say at once what failed: a run that is cut off never comes to its summary."""
    if report.failed:
        crash = getattr(report.longrepr, "reprcrash", None)
        message = crash.message if crash is not None else str(report.longrepr)
        print(f"\nFAILED {report.nodeid}\n  " + "\n  ".join(message.splitlines()[:4]), flush=True)


@pytest.fixture(autouse=True)
def _nothing_compiled() -> Iterator[None]:
    torch.compiler.reset()
    torch.manual_seed(0)
    yield
    torch.compiler.reset()
