"""Failures on a GPU are those of eager; each runs in its own process, since a failed assertion makes the GPU
unusable.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PROGRAM = """
import sys, torch, torch.nn.functional as F
programs = {
    "getitem": lambda x, i: x[i], "gather": lambda x, i: x.gather(0, i[:, None]),
    "index_select": lambda x, i: x.index_select(0, i), "scatter": lambda x, i: x.scatter(0, i[:, None], 1.0),
    "embedding": lambda x, i: F.embedding(i, x), "index_put": lambda x, i: x.index_put((i,), x[:2]),
    "index_add": lambda x, i: x.index_add(0, i, x[:2]),
}
name, mode, last = sys.argv[1:]
function = torch.compile(programs[name], backend="stepwell", mode=mode)
x = torch.randn(5, 3, device="cuda")
for row in (4, 1, int(last)):
    y = function(x, torch.tensor([row, 0], device="cuda"))
    torch.cuda.synchronize()
print("all calls returned", tuple(y.shape))
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, timeout=180, env=environment)


NAMES = ("getitem", "gather", "index_select", "scatter", "embedding", "index_put", "index_add")
CASES = [*((name, "default") for name in NAMES), ("getitem", "reduce-overhead"), ("scatter", "reduce-overhead")]


@pytest.mark.parametrize("name, mode", CASES)
def test_index_out_of_range_is_a_device_assertion(name: str, mode: str) -> None:
    done = run(name, mode, "5")
    assert done.returncode != 0 and "all calls returned" not in done.stdout, done.stdout
    assert "device-side assert" in done.stderr or "Assertion" in done.stderr or "out of" in done.stderr, done.stderr


def test_index_in_range() -> None:
    done = run("getitem", "default", "3")
    assert done.returncode == 0 and "all calls returned (2, 3)" in done.stdout, done.stderr
