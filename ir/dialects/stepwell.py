"""The dialect stepwell: attributes of a whole module.

    builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512", cores = 8, l2 = 2 MiB>} { ... }

[machines.md](../machines.md) describes the presets and the fields.
"""

from __future__ import annotations

from xdsl.ir import Dialect

from ..machines.attribute import MachineAttr

Stepwell = Dialect("stepwell", [], [MachineAttr])
