"""The machine at hand, with what was measured on it: the fields of its description that the cache keeps."""

from __future__ import annotations

import logging
import os
import tempfile
from pathlib import Path

from ..codegen.runtime.cache import DiskCache, content_key
from ..codegen.runtime.toolchain import Toolchain
from ..codegen.runtime.toolchain.machine_at_hand import machine_at_hand
from ..ir.errors import OptionError
from ..ir.machines.cpu import Cpu
from ..ir.machines.quantities import settings
from ..ir.machines.text import Setting, with_settings

__all__ = ["keep_measured", "measured_machine"]

log = logging.getLogger("stepwell")

FOLDER = "machines"
"""Where in the cache the measured fields of machines are, in a file for each."""


def measured_machine(toolchain: Toolchain, cache: DiskCache) -> Cpu:
    """This machine, with what `stepwell calibrate` measured on it, if somebody ran that."""
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
    """Keep fields of this machine, as `own=1 other=2us`, in place of those that were kept before. Nobody reads half of
    them."""
    file = _file(toolchain, cache)
    file.parent.mkdir(mode=0o700, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", dir=file.parent, delete=False, encoding="utf-8") as new:
        new.write(fields + "\n")
    os.replace(new.name, file)


def _file(toolchain: Toolchain, cache: DiskCache) -> Path:
    """The file of a processor and the number of its cores that this process may use."""
    cores = str(len(os.sched_getaffinity(0)))
    return cache.root / FOLDER / content_key(processor=toolchain.processor, cores=cores)
