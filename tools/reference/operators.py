"""Generates the page of operators: those of ATen with a lowering, and those of the vendor library."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from types import ModuleType
from typing import Any

from ...passes.aten.lowerings import LOWERINGS, builder
from ...passes.aten.lowerings.matmul import LIBRARY_OPERATORS
from .markdown import page

INTRODUCTION = """\
This page lists the operators that the pass `aten-to-prim` lowers ([passes/aten/lowerings/](../passes/aten/lowerings)).
PyTorch decomposes other operators into these, if it has a decomposition. The remaining operators become calls of
ATen's kernels, which `stepwell.report()` lists with their source lines. Names in parentheses are overloads: `add`
(Scalar, Tensor) stands for `aten.add.Scalar` and `aten.add.Tensor`, and `-` for the overload without a name."""

LIBRARY = """\
These operators always call ATen's kernels, and so do the matrix products, convolutions and attention for which
`choose-contractions` chooses the library."""

EXCEPTIONS = "For some arguments, operators that have a lowering call ATen, with one of these reasons:"


def operators_page() -> str:
    """Return the text of docs/operators.md."""
    members: dict[str, list[str]] = {}
    for name, rule in LOWERINGS.items():
        if name not in LIBRARY_OPERATORS:
            members.setdefault(_home(rule), []).append(name)
    families = {name: sys.modules[name] for name in sorted(members)}
    blocks = ["# Operators", INTRODUCTION, "## Lowered"]
    for name, module in families.items():
        blocks += [f"### {_title(module)}", _names(members[name])]
    blocks += [
        "## Always calls of the library",
        LIBRARY,
        _names(LIBRARY_OPERATORS),
        "## Exceptions",
        EXCEPTIONS,
        "\n".join(f"- {reason}" for reason in sorted(set(_reasons(families.values())))),
    ]
    return page(*blocks)


def _home(rule: Any) -> str:
    """Return the name of the module that defines a rule."""
    if isinstance(rule, partial):
        return _home(rule.func)
    return _home(rule.__wrapped__) if hasattr(rule, "__wrapped__") else rule.__module__


def _title(module: ModuleType) -> str:
    """Return the beginning of a module's docstring: `Matrix products` for `Matrix products: the vendor library's`."""
    return (module.__doc__ or "").partition("\n")[0].partition(":")[0].partition(";")[0].rstrip(".")


def _names(names: Iterable[str]) -> str:
    """Return names in one paragraph, grouped by operator."""
    overloads: dict[str, list[str]] = {}
    for name in sorted(names):
        namespace, operator, *overload = name.replace("::", ".").split(".")
        key = operator if namespace == "aten" else f"{namespace}.{operator}"
        overloads.setdefault(key, []).append(overload[0] if overload else "-")
    return ", ".join(
        f"`{key}`" if found == ["-"] else f"`{key}` ({', '.join(found)})" for key, found in overloads.items()
    )


def _reasons(modules: Iterable[ModuleType]) -> Iterator[str]:
    """Return the reasons that rules give for `no lowering`, as written in the source."""
    for module in (*modules, builder):
        with open(module.__file__, encoding="utf-8") as file:  # type: ignore[arg-type]
            tree = ast.parse(file.read())
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="extern"),
                    args=[ast.Constant() | ast.JoinedStr() as text],
                ):
                    yield _spelled(text).removeprefix("no lowering: ")


def _spelled(text: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(text, ast.Constant):
        return str(text.value)
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "..." for part in text.values)
