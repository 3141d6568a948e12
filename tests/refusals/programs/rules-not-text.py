"""A file of rules that is not text."""

from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module
from stepwell.passes.generic.rules import Rules


def run(tmp_path):
    (tmp_path / "mine.rules").write_bytes(b"\xff\xfe")
    Rules((str(tmp_path / "mine.rules"),)).apply(make_context(), parse_module(make_context(), "func.func @f() {\n  func.return\n}"))


# refused: OptionError: error: cannot read mine.rules: it is not UTF-8 text
