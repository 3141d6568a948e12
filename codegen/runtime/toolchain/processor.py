"""The identity of this machine's processor, determined without starting a process."""

from __future__ import annotations

import platform
from pathlib import Path

# Fields of /proc/cpuinfo that identify a processor, on x86, Arm, Power, RISC-V and s390.
IDENTIFYING_FIELDS = frozenset(
    {
        *("vendor_id", "cpu family", "model", "model name", "stepping", "flags"),
        *("CPU implementer", "CPU architecture", "CPU variant", "CPU part", "CPU revision", "Features"),
        *("cpu", "revision", "isa", "uarch", "features"),
    }
)


def describe_processor(description: Path = Path("/proc/cpuinfo")) -> str:
    """A text that is equal on equal processors: architecture, model and reported instruction sets.

    Only the first processor's block is read; the system generates the others on demand, which is slow if there are
    hundreds.
    """
    lines = [platform.machine()]
    try:
        with description.open(errors="replace") as blocks:
            for line in blocks:
                if not line.strip():
                    break
                field, _, value = line.partition(":")
                if field.strip() in IDENTIFYING_FIELDS:
                    lines.append(f"{field.strip()}: {value.strip()}")
    except FileNotFoundError:  # not on Linux
        lines.append(platform.processor())
    return "\n".join(lines)
