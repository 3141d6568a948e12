"""The structure of a program's Python call, which maps arguments and results to tensors, as JSON.

A tree is `{"tensor": number}`, `{"integer": number}`, `{"value": constant}`, `{"tuple": [...]}`, `{"list": [...]}` or
`{"dict": {...}}`; an integer of a program is a tensor without dimensions in its signature. A call is
`{"args": [...], "kwargs": {...}, "names": [...], "result": tree}`: positional arguments may be given by their names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....ir.errors import InputError

__all__ = ["check_call", "inputs_of", "outputs_in"]


def check_call(call: Mapping[str, Any], inputs: int, outputs: Sequence[Mapping[str, Any]]) -> None:
    """Raise ValueError unless a call in a manifest has so many inputs and these outputs; malformed trees may also raise
    KeyError, TypeError and AttributeError.
    """
    if [type(name) for name in call["names"]] != [str] * len(call["args"]):
        raise ValueError("arguments without names")
    numbers = [number for tree in (*call["args"], *call["kwargs"].values()) for _, number in _leaves(tree)]
    if sorted(numbers) != list(range(inputs)):
        raise ValueError("a call of other inputs than the program's")
    for kind, number in _leaves(call["result"]):
        if not 0 <= number < len(outputs) or (kind == "integer" and outputs[number]["sizes"]):
            raise ValueError("a call of other outputs than the program's")


def inputs_of(call: Mapping[str, Any], args: Sequence[Any], kwargs: Mapping[str, Any], names: Sequence[str]
              ) -> list[Any]:
    """The input tensors of a call, in the order of the signature; raises InputError for arguments with another
    structure.
    """
    wanted: dict[str, Any] = dict(zip(call["names"], call["args"], strict=True)) | call["kwargs"]
    if len(args) > len(call["names"]):
        raise InputError(f"the program takes {len(call['names'])} positional arguments, not {len(args)}")
    given = dict(zip(call["names"], args, strict=False))
    for name in kwargs:
        if name in given or name not in wanted:
            raise InputError(f"the argument '{name}' is given twice" if name in given else
                             f"the program has no argument '{name}'", hint=f"it takes: {', '.join(wanted) or 'none'}")
    given |= kwargs
    inputs: list[Any] = [None] * len(names)
    for name, tree in wanted.items():
        if name not in given:
            if "value" in tree:  # the default is the exported value
                continue
            raise InputError(f"the argument '{name}' is missing", hint=f"the program takes: {', '.join(wanted)}")
        _collect(tree, given[name], name, inputs)
    return inputs


def outputs_in(tree: Mapping[str, Any], outputs: Sequence[Any]) -> Any:
    """Build the result of a call from its output tensors."""
    [(kind, content)] = tree.items()
    if kind == "tensor":
        return outputs[content]
    if kind == "integer":
        return int(outputs[content])
    if kind == "value":
        return content
    if kind == "dict":
        return {key: outputs_in(each, outputs) for key, each in content.items()}
    parts = [outputs_in(each, outputs) for each in content]
    return tuple(parts) if kind == "tuple" else parts


def _leaves(tree: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """The tensors and integers in a tree, and their numbers."""
    [(kind, content)] = tree.items()
    if kind in ("tensor", "integer"):
        if type(content) is not int:
            raise ValueError(f"{content!r} is no number of a {kind}")
        yield kind, content
    elif kind != "value":
        for each in content.values() if kind == "dict" else content:
            yield from _leaves(each)


def _collect(tree: Mapping[str, Any], value: Any, path: str, inputs: list[Any]) -> None:
    [(kind, content)] = tree.items()
    if kind in ("tensor", "integer"):
        inputs[content] = value
    elif kind == "value":
        if type(value) is not type(content) or value != content:
            raise InputError(f"'{path}' is {value!r}, and the program was exported for {content!r}")
    elif kind == "dict":
        if not isinstance(value, Mapping) or value.keys() != content.keys():
            raise InputError(f"'{path}' is not a dictionary with the keys {', '.join(content) or 'none'}")
        for key, each in content.items():
            _collect(each, value[key], f"{path}[{key!r}]", inputs)
    else:
        if not isinstance(value, list | tuple) or len(value) != len(content):
            raise InputError(f"'{path}' is not a {kind} of {len(content)}")
        for at, each in enumerate(content):
            _collect(each, value[at], f"{path}[{at}]", inputs)
