"""Formats the signatures of constructors and functions as Python."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable
from typing import Any

from xdsl.ir import Operation
from xdsl.irdl import IRDLOperation

__all__ = ["constructor", "signature"]

WIDTH = 110
"""A longer signature has one line per parameter."""


def signature(name: str, function: Callable[..., Any]) -> str:
    """Return a function's name, parameters and result."""
    found = inspect.signature(function)
    parameters = [_parameter(each) for each in found.parameters.values() if each.name != "self"]
    kinds = [each.kind for each in found.parameters.values() if each.name != "self"]
    keyword = inspect.Parameter.KEYWORD_ONLY
    if keyword in kinds and inspect.Parameter.VAR_POSITIONAL not in kinds:
        parameters.insert(kinds.index(keyword), "*")
    result = found.return_annotation
    end = ")" if result in (inspect.Signature.empty, "None", None) else f") -> {_type(result)}"
    line = f"{name}({', '.join(parameters)}{end}"
    return line if len(line) <= WIDTH else f"{name}(\n" + "".join(f"    {each},\n" for each in parameters) + end


def constructor(cls: type) -> str | None:
    """Return the signature of a constructor; None if the class does not define one."""
    if cls.__init__ in (object.__init__, IRDLOperation.__init__, Operation.__init__):
        return None
    return signature(cls.__name__, cls.__init__)


def _parameter(parameter: inspect.Parameter) -> str:
    stars = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}.get(parameter.kind, "")
    text = stars + parameter.name
    if parameter.annotation is not inspect.Parameter.empty:
        text += f": {_type(parameter.annotation)}"
    if parameter.default is not inspect.Parameter.empty:
        default = "..." if "object at" in repr(parameter.default) or callable(parameter.default) \
            else repr(parameter.default)
        text += f" = {default}" if ":" in text else f"={default}"
    return text


def _type(annotation: Any) -> str:
    """Return a type by its last name, without annotations in `Annotated`."""
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    if text.startswith("Annotated["):
        annotated = ast.parse(text, mode="eval").body
        assert isinstance(annotated, ast.Subscript) and isinstance(annotated.slice, ast.Tuple)
        text = ast.unparse(annotated.slice.elts[0])
    return re.sub(r"\b(?:\w+\.)+(?=\w)", "", text)
