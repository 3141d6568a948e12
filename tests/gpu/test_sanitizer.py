"""compute-sanitizer finds no errors in generated kernels: no access out of bounds, no race in shared memory."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("sanitized_cases.py")
TOOLS = ("memcheck", "racecheck")
CASES = (
    "gelu of 1025", "reductions of (129, 5) along 0", "reductions of (2, 1025) along 1", "choices of (3, 127) along 1",
    "layout: misaligned", "layout: overlapping", "moves", "gathers", "many updates of few places", "windows",
    "scans of (2, 1025)", "norms of 65", "scatters of float32", "four operands of four layouts", "few long rows",
)


def test_kernels_are_clean() -> None:
    sanitizer = shutil.which("compute-sanitizer") or shutil.which("compute-sanitizer", path="/usr/local/cuda/bin")
    if sanitizer is None:
        pytest.skip("compute-sanitizer is not installed")
    # Each tensor is an allocation of its own, so that an access beside it is seen.
    environment = {**os.environ, "PYTORCH_NO_CUDA_MEMORY_CACHING": "1", "OMP_NUM_THREADS": "1"}
    # First without the tools: compilation is slow under them, and its result is kept on disk.
    subprocess.run([sys.executable, str(SCRIPT), *CASES], check=True, env=environment, timeout=240)
    processes = {tool: _start(sanitizer, tool, environment) for tool in TOOLS}
    try:
        for tool, process in processes.items():
            output, _ = process.communicate(timeout=400)
            if "Device not supported" in output or "no device" in output.lower():
                pytest.skip(f"compute-sanitizer refuses this device: {output.splitlines()[0]}")
            found = "\n".join(line for line in output.splitlines() if "=====" in line)[:4000]
            assert process.returncode == 0, f"{tool}: {found or output[-2000:]}"
            assert f"ran {len(CASES)} cases" in output, tool
    finally:
        for process in processes.values():
            process.kill()


def _start(sanitizer: str, tool: str, environment: dict[str, str]) -> subprocess.Popen[str]:
    """All cases under a tool."""
    return subprocess.Popen(
        [sanitizer, "--tool", tool, "--error-exitcode", "9", "--target-processes", "all", "--kernel-name-exclude",
         "kernel_substring=at::native", sys.executable, str(SCRIPT), *CASES],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
