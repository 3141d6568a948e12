"""The text of a pipeline to the passes that it names, and back."""

from __future__ import annotations

from xdsl.passes import ModulePass

from ..pipeline_syntax import parse_specs
from ..registry import find_pass
from .pass_options import build, pass_text


def parse_pipeline(text: str) -> tuple[ModulePass, ...]:
    """The passes that `text` names, in order."""
    return tuple(build("pass", find_pass(name), options) for name, options in parse_specs(text))


def pipeline_text(passes: tuple[ModulePass, ...]) -> str:
    """The text that `parse_pipeline` reads back as `passes`."""
    return ",".join(map(pass_text, passes))
