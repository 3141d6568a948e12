"""Stepwell's dialects, passes and targets as an xDSL universe, so that plain `xdsl-opt` supports them too.

Names that also exist in xDSL (`cse`, `canonicalize`, ...) refer to xDSL's: a clash is an error in its driver.
"""

from __future__ import annotations

from xdsl.universe import XDSL_UNIVERSE, Universe

from ..codegen.emit.registry import target_factories
from ..ir.context import dialect_factories
from ..passes.registry import pass_factories

STEPWELL_UNIVERSE = Universe(
    all_dialects=dialect_factories(),
    all_passes={
        name: factory for name, factory in pass_factories().items() if name not in XDSL_UNIVERSE.all_passes
    },
    all_targets=target_factories(),
)
