"""The text of a pipeline to the passes that it names, and back."""

from __future__ import annotations

from xdsl.passes import ModulePass

from ...ir.context import make_context
from ...ir.errors import OptionError
from ..pipeline_syntax import MODULE, parse_specs
from ..registry import find_pass
from .nested_pass import NestedPass
from .pass_options import build, pass_text


def parse_pipeline(text: str) -> tuple[ModulePass, ...]:
    """The passes that `text` names, in order."""
    return tuple(_nested(anchor, build("pass", find_pass(name), options))
                 for anchor, name, options in parse_specs(text))


def pipeline_text(passes: tuple[ModulePass, ...]) -> str:
    """The text that `parse_pipeline` reads back as `passes`."""
    return ",".join(map(pass_text, passes))


def _nested(anchor: str, inner: ModulePass) -> ModulePass:
    """A pass on the operations that are called `anchor`."""
    if anchor == MODULE:
        return inner
    if make_context().get_optional_op(anchor) is None:
        raise OptionError(f"no operation is called '{anchor}', in which passes could be nested",
                          hint="passes on functions are written func.func(cse)")
    return NestedPass(anchor, inner)
