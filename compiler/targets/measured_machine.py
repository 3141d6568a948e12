"""The present machine with the fields that were measured on it, which are stored in the cache."""

from __future__ import annotations

import logging
import os
import tempfile
from pathlib import Path

from ...codegen.runtime.cache import DiskCache, content_key
from ...codegen.runtime.toolchain import Toolchain
from ...codegen.runtime.toolchain.machine_at_hand import machine_at_hand
from ...ir.errors import OptionError
from ...ir.machines.cpu import Cpu
from ...ir.machines.quantities import settings
from ...ir.machines.text import Setting, with_settings

__all__ = ["keep_measured", "measured_machine"]

log = logging.getLogger("stepwell")

FOLDER = "machines"
"""The directory in the cache with a file of measured fields per machine."""


def measured_machine(toolchain: Toolchain, cache: DiskCache) -> Cpu:
    """This machine, with the fields that `stepwell calibrate` measured, if it was run."""
    machine, file = machine_at_hand(toolchain), _file(toolchain, cache)
    try:
        fields = file.read_text(encoding="utf-8")
        measured = with_settings(machine, (Setting(*each) for each in settings(fields)))
    except FileNotFoundError:
        return machine
    except (OSError, ValueError, OptionError) as error:
        log.warning("ignoring %s, which holds no fields of a machine: %s", file, error)
        return machine
    assert isinstance(measured, Cpu)
    return measured


def keep_measured(fields: str, toolchain: Toolchain, cache: DiskCache) -> None:
    """Store fields of this machine, such as `own=1 other=2us`, atomically replacing older ones."""
    file = _file(toolchain, cache)
    file.parent.mkdir(mode=0o700, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", dir=file.parent, delete=False, encoding="utf-8") as new:
        new.write(fields + "\n")
    os.replace(new.name, file)


def _file(toolchain: Toolchain, cache: DiskCache) -> Path:
    """The file for this processor and the number of available cores."""
    cores = str(len(os.sched_getaffinity(0)))
    return cache.root / FOLDER / content_key(processor=toolchain.processor, cores=cores)
