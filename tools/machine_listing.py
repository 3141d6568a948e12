"""Lists the machines by name, with all fields, for `stepwell-opt --list-machines`."""

from __future__ import annotations

from collections.abc import Iterator

from ..ir.machines.presets import GENERIC, PRESETS
from ..ir.machines.text import field_kinds, format_quantity


def list_machines() -> Iterator[str]:
    """Yield the lines of the list."""
    for name, machine in PRESETS.items():
        generic = f", for which a module is compiled that names none and has the target {machine.target}"
        yield f"{name} (target {machine.target}{generic if machine is GENERIC[machine.target] else ''})"
        for field in field_kinds(type(machine)):
            yield f"  {field} = {format_quantity(machine, field)}"
