"""Describes the machine and software of a measurement."""

from __future__ import annotations

import datetime
import os
import platform
import subprocess
from importlib import metadata
from pathlib import Path


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def describe(threads: int) -> dict[str, str]:
    """Return the machine, the versions, the date and the number of threads, for printing."""
    return {
        "processor": f"{_processor_name()}, {processors()} cores",
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        "torch": metadata.version("torch"),
        "stepwell": metadata.version("stepwell"),
        "g++": _compiler_version(),
        "threads": str(threads),
        "load": ", ".join(f"{load:.2f}" for load in os.getloadavg()),
        "date": datetime.datetime.now().isoformat(sep=" ", timespec="minutes"),
    }


def _processor_name() -> str:
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _compiler_version() -> str:
    try:
        answer = subprocess.run(["g++", "--version"], capture_output=True, text=True, check=True)
    except (FileNotFoundError, subprocess.CalledProcessError):
        return "none"
    return answer.stdout.splitlines()[0]
