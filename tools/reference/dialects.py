"""Generates the page of a dialect: its operations by the modules that define them, then its types and attributes."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from itertools import groupby

from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, Operation
from xdsl.irdl import IRDLOperation, OptionalDef, VariadicDef

from ...ir.context import DIALECTS, dialect_factories
from ...ir.dialects.aten import AtenOp
from ...ir.dialects.aten.table import SCHEMAS, op_names
from ...ir.errors import StepwellError
from ...ir.lazy_dialect import LazyDialect
from .markdown import fence, markdown, page, table
from .signatures import constructor


def dialect_page(name: str) -> str:
    """Return the page of the dialect `name`."""
    dialect = dialect_factories()[name]()
    package = f"stepwell.ir.dialects.{DIALECTS[name][0]}"
    __import__(package)
    blocks = [f"# The {name} dialect", markdown(sys.modules[package].__doc__)]
    operations = [op for op in dialect.operations if not issubclass(op, AtenOp)]
    modules = dict.fromkeys(op.__module__ for op in operations)
    for module in modules:
        if len(modules) > 1 and module != package:
            blocks.append(f"## {module.rpartition('.')[2].replace('_', ' ').capitalize()}")
            blocks.append(markdown(sys.modules[module].__doc__))
        members = [op for op in operations if op.__module__ == module]
        blocks.extend(_operations(sorted(members, key=lambda op: inspect.getsourcelines(op)[1])))
    if isinstance(dialect, LazyDialect):
        blocks.append(_operators())
    if attributes := list(dialect.attributes):
        blocks += ["## Types and attributes", *(block for each in attributes for block in _attribute(each))]
    return page(*blocks)


def _operations(operations: list[type[Operation]]) -> Iterator[str]:
    """Yield operations: those with a one-paragraph docstring share a table with their siblings, others get a section.
    """
    for base, group in groupby(operations, key=lambda op: _base(op) if _is_short(op) else None):
        members = list(group)
        if base is None or len(members) < 3:
            for op in members:
                yield from _operation(op)
        else:
            yield f"### {_words(base)} operations"
            yield " ".join(map(_documentation, _kinds(base)))
            yield f"Written `{_assembly(base)}`." if hasattr(base, "assembly_format") else ""
            yield table(("operation", "result"), ((f"`{op.name}`", _documentation(op)) for op in members))


def _operation(op: type[Operation]) -> Iterator[str]:
    yield f"### `{op.name}`"
    yield markdown(_documentation(op))
    yield _made(op)
    yield _parts(op)
    yield "\n".join(_computed(op))


def _attribute(attribute: type[Attribute]) -> Iterator[str]:
    yield f"### `{attribute.name}`"
    yield markdown(_documentation(attribute))
    if issubclass(attribute, EnumAttribute):
        enumeration = attribute.enum_type
        yield f"{_documentation(enumeration)} One of {', '.join(f'`{each}`' for each in enumeration)}."


def _made(op: type[Operation]) -> str:
    """Return the signature of an operation's constructor."""
    made = constructor(op)
    return "" if made is None else fence(made, "python")


def _parts(op: type[Operation]) -> str:
    """Return the names by which a pass accesses an operation's parts."""
    if not issubclass(op, IRDLOperation):
        return ""
    definition = op.get_irdl_definition()
    named = {
        "operands": definition.operands,
        "properties": [each for each in definition.properties.items() if each[0] != "operandSegmentSizes"],
        "regions": definition.regions,
        "results": definition.results,
    }
    texts = [f"{kind}: {', '.join(_part(*each) for each in parts)}" for kind, parts in named.items() if parts]
    return f"*{'; '.join(texts)}*" if texts else ""


def _computed(op: type[Operation]) -> Iterator[str]:
    """Yield what else a pass can ask of an operation: the attributes in Python that its module computes."""
    for name, member in inspect.getmembers(op, lambda member: isinstance(member, property)):
        if member.fget.__module__ == op.__module__ and member.__doc__ and not name.startswith("_"):
            yield f"- `{name}`: " + " ".join(inspect.cleandoc(member.__doc__).split())


def _part(name: str, definition: object) -> str:
    several = isinstance(definition, VariadicDef) and not isinstance(definition, OptionalDef)
    return f"`{name}`" + (
        " (any number)" if several else " (optional)" if isinstance(definition, OptionalDef) else ""
    )


def _operators() -> str:
    counts = " and ".join(f"{len(op_names(name))} of `{name}`" for name in ("aten", "prims"))
    return (
        f"## Operators\n\n[{SCHEMAS.name}](../../ir/dialects/aten/{SCHEMAS.name}) holds {counts}. "
        "[operators.md](../operators.md) says what becomes of them."
    )


def _is_short(op: type[Operation]) -> bool:
    return "\n\n" not in _documentation(op)


def _base(op: type[Operation]) -> type:
    return op.__mro__[1]


def _kinds(base: type) -> list[type]:
    """Return a class and its bases in its module, without the most general one."""
    kinds = [each for each in base.__mro__ if each.__module__ == base.__module__]
    return kinds[:-1] or kinds


def _words(cls: type) -> str:
    """Return `FloatUnaryOp` as `Float unary`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", cls.__name__.removesuffix("Op")).capitalize()


def _assembly(base: type) -> str:
    """Return the assembly format of a class of operations: `OP $input : type($result)`."""
    words = base.assembly_format.replace("attr-dict", "").split()  # type: ignore[attr-defined]
    return " ".join(["OP", *(word.strip("`") for word in words)]).replace(" ,", ",")


def _documentation(cls: type) -> str:
    if not (text := cls.__dict__.get("__doc__")):
        raise StepwellError(
            f"{cls.__module__}.{cls.__qualname__} has no docstring",
            hint="say in one sentence what it is, and show it in IR",
        )
    return inspect.cleandoc(text)
