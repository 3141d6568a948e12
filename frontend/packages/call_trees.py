"""The structure of a call of an exported program as JSON; `codegen/runtime/packages/call_trees.py` defines the
format.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from torch.export import ExportedProgram

from ...ir.errors import UnsupportedError

__all__ = ["call_of"]


class _Leaf:
    """A placeholder for a subtree that is already in JSON form."""

    def __init__(self, tree: dict[str, Any]):
        self.tree = tree


def call_of(program: ExportedProgram, inputs: Sequence[dict[str, Any]], outputs: Sequence[dict[str, Any]]
            ) -> dict[str, Any]:
    """Return the tree of a call, given the trees of its input and output leaves."""
    spec = program.call_spec
    assert spec.in_spec is not None and spec.out_spec is not None
    args, kwargs = spec.in_spec.unflatten(list(map(_Leaf, inputs)))
    signature = program.module_call_graph[0].signature
    known = getattr(signature, "forward_arg_names", None) or []
    names = [known[at] if at < len(known) else f"argument_{at}" for at in range(len(args))]
    return {
        "names": names,
        "args": [_tree(each, f"the argument '{name}'") for each, name in zip(args, names, strict=True)],
        "kwargs": {name: _tree(each, f"the argument '{name}'") for name, each in kwargs.items()},
        "result": _tree(spec.out_spec.unflatten(list(map(_Leaf, outputs))), "the result"),
    }


def _tree(value: Any, what: str) -> dict[str, Any]:
    match value:
        case _Leaf():
            if not isinstance(value.tree.get("value"), bool | int | float | str | None):
                raise UnsupportedError(f"{what} holds {value.tree['value']!r}, which a package has no text for")
            return value.tree
        case Mapping() if all(isinstance(key, str) for key in value):
            return {"dict": {key: _tree(each, what) for key, each in value.items()}}
        case tuple():
            return {"tuple": [_tree(each, what) for each in value]}
        case list():
            return {"list": [_tree(each, what) for each in value]}
        case None:
            return {"value": None}
    raise UnsupportedError(f"{what} holds a {type(value).__name__}",
                           hint="let the module take and return tensors, tuples, lists, and dictionaries with text as "
                                "keys")
