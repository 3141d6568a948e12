"""All cases."""

from __future__ import annotations

from .case import Case
from .layouts import layout_cases
from .movement import moving_cases, window_cases
from .pointwise import pointwise_cases
from .reductions import reduction_cases
from .writes import writing_cases

FAMILIES = (pointwise_cases, reduction_cases, layout_cases, moving_cases, writing_cases, window_cases)

CASES: dict[str, Case] = {case.name: case for family in FAMILIES for case in family()}
