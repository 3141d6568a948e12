"""Generates the page of the machines: the meaning of each field, and each preset with the sources of its numbers."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

from ...ir.machines import cpu_presets, gpu_presets
from ...ir.machines.costs import OperationClass
from ...ir.machines.cpu import Cpu
from ...ir.machines.gpu import Gpu
from ...ir.machines.machine import Machine
from ...ir.machines.presets import GENERIC, PRESETS
from ...ir.machines.text import field_kinds, format_quantity
from .markdown import fence, page, table
from .passes import field_docstrings

INTRODUCTION = """\
All that passes know about the machine that a program is compiled for is one attribute of the module: the name of a
preset, and the fields that differ from it."""

USE = """\
`torch.compile(f, backend="stepwell")` describes the current machine: the number of cores, the sizes of caches and the
tested width of vectors, or the properties that the driver reports for the GPU. The option
`machine="native{vector_bits=256}"` overrides fields, and `machine="x86-avx2"` selects a preset. `stepwell-opt
--machine=h100` does the same. A module that names no machine is compiled for the generic one of its target: """

CALIBRATION = """\
`stepwell calibrate` takes some seconds to measure the speed of matrix products on the current machine, for generated
kernels and for the vendor's library: large products on one core and on all cores, for each element type, and the cost
of a library call. It stores these fields (`product.*`) in the cache, where all later compilations with this cache use
them, and prints the machine as text for `--machine` and the option `machine`. Without this command nothing is
measured, and the machine has the numbers of its preset. Run it while the machine is idle, and again after installing
another version of torch. `choose-contractions` uses these numbers to choose between generated kernels and the
library."""

SOURCES = """\
Each number has its source: [M] measured on the machines of [performance.md](performance.md); [D] a document, by the
manufacturer unless another author is named; [E] estimated."""

EXAMPLE = """\
builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512", cores = 8, l2 = 2 MiB>} { ... }"""


VARIABLES = vars(cpu_presets) | vars(gpu_presets)


def machines_page() -> str:
    """Return the text of docs/machines.md."""
    generic = " and ".join(f"`{machine.name}` for `{target}`" for target, machine in GENERIC.items())
    blocks = ["# Machines", INTRODUCTION, fence(EXAMPLE), f"{USE}{generic}.", "## Calibration", CALIBRATION,
              "## Fields",
              table(("field", "of", "meaning"), _fields()), "## Classes of operations",
              table(("class", "operations"), _classes()), "## Presets", SOURCES]
    for name, machine in PRESETS.items():
        blocks += [f"### `{name}`", table(("field", "value", "source"), _values(machine))]
    return page(*blocks)


def _fields() -> Iterator[tuple[str, str, str]]:
    for kind, of in ((Machine, "all"), (Cpu, "CPUs"), (Gpu, "GPUs")):
        for name, purpose in field_docstrings(kind).items():
            if name in field_kinds(kind):
                yield f"`{name}`", of, purpose


def _classes() -> Iterator[tuple[str, str]]:
    purposes = field_docstrings(OperationClass)
    for each in OperationClass:
        yield f"`{each.value}`", purposes.get(each.name, "")


def _values(machine: Machine) -> Iterator[tuple[str, str, str]]:
    sources = _sources()
    for name in field_kinds(type(machine)):
        yield f"`{name}`", format_quantity(machine, name), sources[machine.name].get(name.rpartition(".")[2], "")


def _sources() -> dict[str, dict[str, str]]:
    """Return the comments beside the numbers in the files of the presets, by preset and field."""
    found: dict[str, dict[str, str]] = {}
    current: dict[str, str] = {}
    for line in (inspect.getsource(cpu_presets) + inspect.getsource(gpu_presets)).splitlines():
        if start := re.match(r"(\w+) = (Costs|ProductSpeeds|Cpu|Gpu|replace)\($", line):
            current = found.setdefault(start[1], {})
        elif base := re.match(r"    (\w+),$", line):
            current.update({name: f"as `{_name(base[1])}`" if not text.startswith("as ") else text
                            for name, text in found[base[1]].items()})
        elif group := re.match(r"    (?:cost|product)=(\w+),$", line):
            current.update(found[group[1]])
        elif field := re.match(r"    (\w+)=.*,  # (.*)$", line):
            current[field[1]] = field[2]
    return {machine.name: found[variable] for variable, machine in VARIABLES.items() if isinstance(machine, Machine)}


def _name(variable: str) -> str:
    """Return the name of the preset of a variable; for costs or speeds, that of the first preset that contains them."""
    value = VARIABLES[variable]
    return value.name if isinstance(value, Machine) else next(
        machine.name for machine in PRESETS.values() if value in (machine.cost, getattr(machine, "product", None)))
