"""Source code that is displayed with syntax highlighting in a notebook and on a terminal, and plain elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexer import Lexer, RegexLexer
from pygments.lexers import CppLexer, PythonLexer
from pygments.token import Comment, Keyword, Name, Number, String, Text
from rich.style import Style
from rich.syntax import ANSISyntaxTheme, Syntax
from xdsl.dialects.builtin import ModuleOp

from ..ir.text import print_module

__all__ = ["Code", "MlirLexer", "code_of"]

_CLASS = "stepwell-code"
_STYLES = {"light": "default", "dark": "github-dark"}
_TERMINAL = ANSISyntaxTheme({
    Comment: Style(dim=True), String: Style(color="green"), Number: Style(color="red"),
    Keyword: Style(color="blue", bold=True), Keyword.Type: Style(color="cyan"),
    Name.Variable: Style(color="magenta"), Name.Function: Style(color="yellow"), Name.Decorator: Style(color="yellow"),
})
"""The terminal's own colours and default style, since its background may be light or dark."""


class MlirLexer(RegexLexer):
    """The text of modules, of any dialect."""

    name = "MLIR"
    aliases = ("mlir",)
    filenames = ("*.mlir",)
    tokens = {  # noqa: RUF012  # pygments declares it so
        "root": [
            (r"//.*", Comment.Single),
            (r'"(?:[^"\\]|\\.)*"', String),
            (r"%[\w$.\-]+(?:#\d+)?", Name.Variable),
            (r"@[\w$.\-]+", Name.Function),
            (r"#[\w.]+", Name.Decorator),
            (r"![\w.]+|\b(?:tensor|memref|vector|index|none|bf16|[su]?[if]\d+)\b", Keyword.Type),
            (r"(?<=[x<])(?:bf16|[su]?[if]\d+|index)\b", Keyword.Type),
            (r"\b[a-z_]\w*\.[\w.]+", Keyword),
            (r"\b0x[\da-fA-F]+\b|\b\d+(?:\.\d*)?(?:[eE][+-]?\d+)?", Number),
            (r"\s+|\w+|.", Text),
        ],
    }


_LEXERS: dict[str, type[Lexer]] = {"mlir": MlirLexer, "cpp": CppLexer, "python": PythonLexer}


@dataclass(frozen=True, repr=False)
class Code:
    """A text in a language, which is `mlir`, `cpp` or `python`; `str` returns the text."""

    text: str
    language: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        light, dark = (HtmlFormatter(style=style, cssclass=_CLASS) for style in _STYLES.values())
        styles = (f"{light.get_style_defs(f'.{_CLASS}')}\n"
                  f"@media (prefers-color-scheme: dark) {{\n{dark.get_style_defs(f'.{_CLASS}')}\n}}")
        return f"<style>{styles}</style>{highlight(self.text, _LEXERS[self.language](), light)}"

    def __rich__(self) -> Syntax:
        return Syntax(self.text, _LEXERS[self.language](), theme=_TERMINAL)


def code_of(module: ModuleOp) -> Code:
    """Return the text of a module with syntax highlighting."""
    return Code(print_module(module), "mlir")
