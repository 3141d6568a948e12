"""Generates the page of the Python interface: the API for users and writers of passes, with signatures and
docstrings.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ... import __all__ as public
from ... import __name__ as package
from ...ir.errors import StepwellError
from ...options import CompileOptions, list_options
from .markdown import fence, markdown, page, table
from .signatures import constructor, signature

INTRODUCTION = """\
What users call is in the package itself; what writers of passes import is below it, by module. The operations of each
dialect, with the constructors of their classes, are on the pages of the dialects: [aten](dialects/aten.md),
[prim](dialects/prim.md), [loop](dialects/loop.md), [host](dialects/host.md), [triton](dialects/triton.md). Operations
of upstream dialects (arith, math, vector, func, scf) are xDSL's: `from xdsl.dialects import vector`, and
`from stepwell.ir.dialects import arith, math`."""


@dataclass(frozen=True)
class Section:
    """Modules to describe: the names in `__all__`, or the given ones."""

    title: str
    prose: str
    members: Sequence[tuple[str, Sequence[str]]]


SECTIONS = (
    Section("Modules as text", "Reading, printing and verifying IR.", (
        ("ir.context", ("make_context",)),
        ("ir.text", ("parse_module", "print_module", "read_text")),
        ("ir.modules.levels", ("level_of",)),
    )),
    Section("Passes", "Base classes, and what passes are given; [writing-a-pass.md](writing-a-pass.md) shows them.", (
        ("passes.rewriting.rewrite_pass", ("RewritePass",)),
        ("passes.rewriting.kernel_pass", ("KernelPass",)),
        ("ir.rewriting.rewriter", ("Rewriter",)),
        ("passes.rewriting.machine_options", ("from_machine",)),
        ("ir.watching", ("Watcher",)),
        ("ir.locations", ("inherit_location", "fuse_locations", "add_location")),
        ("ir.errors", ("StepwellError", "PassError")),
    )),
    Section("Calls of ATen's operators", "How operations of the aten dialect are made and read.", (
        ("ir.dialects.aten", ("call", "op_class", "arguments", "argument", "schema_of")),
    )),
    Section("Integer expressions", "Sizes, strides, bounds of loops and subscripts.", (
        ("ir.expressions", ("Expression", "symbol", "constant", "product", "floordiv", "modulo", "minimum", "maximum")),
        ("ir.ranges", ("bounds", "simplify")),
    )),
    Section("Loops", "What passes on kernels ask, beside the operations of the [loop dialect](dialects/loop.md).", (
        ("passes.loop.analysis.index_expressions", ("Names",)),
        ("ir.interfaces.effects", ("effects_of",)),
        ("ir.interfaces.masks", ("can_be_masked", "mask_of", "masked")),
    )),
    Section("Reference semantics", "Running modules without compiling them.", (
        ("ir.semantics.comparison", ("assert_same_semantics",)),
    )),
)


def api_page() -> str:
    """Return the text of docs/api.md."""
    blocks = ["# Python interface", INTRODUCTION, "## The package `stepwell`"]
    for name in sorted(public, key=str.lower):
        if not name.startswith("_"):
            blocks += _described(f"stepwell.{name}", getattr(import_module(package), name))
    for section in SECTIONS:
        blocks += [f"## {section.title}", section.prose]
        for module, names in section.members:
            for name in names:
                blocks += _described(f"stepwell.{module}.{name}",
                                     getattr(import_module(f"{package}.{module}"), name))
    return page(*blocks)


def _described(path: str, value: Any) -> Iterator[str]:
    """Yield a heading, the signature, the docstring, and the methods and fields of a class."""
    name = path.rpartition(".")[2]
    yield f"### `{path}`"
    if not inspect.isclass(value):
        yield fence(signature(name, value), "python")
        yield markdown(_documentation(path, value))
        return
    if (made := constructor(value)) is not None and not inspect.isabstract(value):
        yield fence(made, "python")
    yield markdown(_documentation(path, value))
    if value is CompileOptions:
        yield table(("option", "what it does"), ((f"`{name}`", text) for name, text in list_options().items()))
    for member, found in vars(value).items():
        function = found.__func__ if isinstance(found, staticmethod | classmethod) else found
        if member.startswith("_") or not getattr(function, "__doc__", None):
            continue
        if isinstance(function, property):
            yield f"**`{member}`**: {_first(function)}"
        elif inspect.isfunction(function):
            yield f"**`{' '.join(signature(member, function).split())}`**"
            yield markdown(function.__doc__)


def _first(value: property) -> str:
    return inspect.cleandoc(value.__doc__ or "").replace("\n", " ")


def _documentation(path: str, value: Any) -> str:
    if not (text := value.__doc__):
        raise StepwellError(f"{path} has no docstring", hint="say what it does, and what it is given and gives")
    return inspect.cleandoc(text)
