"""Functional counterparts of operators that mutate their arguments or return views of them.

torch traces a call of a custom operator `my::inc_(Tensor(a!) x) -> ()` as `auto_functionalized`, which returns the
new value of `x` instead of writing it. In the IR this is a call of an equivalent operator, which is registered here:
`stepwell_functional::my__inc_(Tensor x) -> Tensor`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import torch
from torch._ops import OpOverload

__all__ = ["copying_operator", "functional_operator"]

NAMESPACE = "stepwell_functional"


@cache
def copying_operator(operator: OpOverload) -> OpOverload:
    """Return the operator that returns a copy where `operator` returns a view: `aten::view_copy` for `aten::view`."""
    if all(returned.alias_info is None for returned in operator._schema.returns):
        return operator
    namespace, _, name = operator._schema.name.partition("::")
    packet = getattr(getattr(torch.ops, namespace), f"{name}_copy", None)
    return getattr(packet, operator._overloadname, operator)


@cache
def functional_operator(operator: OpOverload) -> OpOverload:
    """Return the operator that returns the results of `operator`, followed by the new values of the mutated
    arguments; all in one list if one of those arguments is a list.
    """
    schema = operator._schema
    overload = f"__{schema.overload_name}" if schema.overload_name else ""
    name = schema.name.replace("::", "__") + overload
    written = [a.name for a in schema.arguments if a.alias_info is not None and a.alias_info.is_write]
    text = re.sub(r"\(\w+!\)", "", str(schema).partition("(")[2])
    parameters = text[: text.rindex(") -> ")]
    tensors = ["Tensor"] * (len(schema.returns) + len(written))
    lists = any(isinstance(given.type, torch.ListType) for given in schema.arguments if given.name in written)
    library = _library()
    library.define(f"{name}({parameters}) -> {'Tensor[]' if lists else '(' + ', '.join(tensors) + ')'}")

    def run(*args: Any, **kwargs: Any) -> Any:
        given = dict(zip((argument.name for argument in schema.arguments), args, strict=False)) | kwargs
        given |= {key: _copied(given.get(key)) for key in written}
        outputs = operator(**given)
        listed = [] if not schema.returns else list(outputs) if len(schema.returns) > 1 else [outputs]
        results = (*listed, *(given[key] for key in written))
        if lists:
            return [each for one in results for each in (one if isinstance(one, list) else [one])]
        return results if len(results) != 1 else results[0]

    library.impl(name, run, "CompositeExplicitAutograd")
    return getattr(getattr(torch.ops, NAMESPACE), name).default


@cache
def _library() -> torch.library.Library:
    return torch.library.Library(NAMESPACE, "DEF")


def _copied(value: Any) -> Any:
    """Clone a tensor or a list of tensors; None stays None."""
    if isinstance(value, list | tuple):
        return [each.clone() for each in value]
    return None if value is None else value.clone()
