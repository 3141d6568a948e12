"""The options of a pass or target: the fields of its dataclass, read from text by their types."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from xdsl.utils.arg_spec import ArgSpecConvertible

from ...ir.errors import OptionError, did_you_mean
from ..pipeline_syntax import Value
from ..rewriting.machine_options import property_of_machine

_PLAIN = re.compile(r"[\w.\-/:+]+")

Built = TypeVar("Built", bound=ArgSpecConvertible)


def build(kind: str, pass_class: type[Built], options: Mapping[str, tuple[Value, ...]]) -> Built:
    """A pass or target (errors call it `kind`) with its options set: `max-size` is the field `max_size`."""
    name = f"{kind} '{pass_class.name}'"
    known = {spell(field): field for field in option_fields(pass_class)}
    types = get_type_hints(pass_class) if options else {}  # most passes have none, and types are slow to resolve
    arguments: dict[str, Any] = {}
    for key, values in options.items():
        option = key.replace("_", "-")
        if option not in known:
            hint = did_you_mean(option, known) if known else "it has none"
            raise OptionError(f"{name} has no option '{key}'; {hint}")
        hint = types[known[option].name]
        value = _read(values, hint)
        if value is MISSING:
            written = ",".join(each.text for each in values) or "nothing"
            raise OptionError(f"option '{option}' of {name} takes {_describe(hint)}, not '{written}'")
        arguments[known[option].name] = value
    missing = [
        option for option, field in known.items() if is_required(field) and field.name not in arguments
    ]
    if missing:
        raise OptionError(
            f"{name} needs the option '{missing[0]}': write {pass_class.name}{{{missing[0]}=...}}"
        )
    try:
        return pass_class(**arguments)
    except ValueError as error:  # a pass may check its own options when it is made
        raise OptionError(f"{name}: {error}") from error


def pass_text(module_pass: ArgSpecConvertible) -> str:
    """The pass with the options that differ from their defaults, as `parse_pipeline` reads it."""
    options = []
    for field in option_fields(type(module_pass)):
        value = getattr(module_pass, field.name)
        if is_required(field) or value != _default(field):
            options.append(f"{spell(field)}={_write(value)}")
    return module_pass.name + ("{" + " ".join(options) + "}" if options else "")


def option_fields(pass_class: type[ArgSpecConvertible]) -> list[Field[Any]]:
    """The fields that can be set in a text."""
    return [field for field in fields(pass_class) if field.init and field.name != "name"]


def spell(field: Field[Any]) -> str:
    """The name of an option in a pipeline."""
    return field.name.replace("_", "-")


def is_required(field: Field[Any]) -> bool:
    """Whether a text must set this option."""
    return field.default is MISSING and field.default_factory is MISSING


def describe_options(pass_class: type[ArgSpecConvertible]) -> list[str]:
    """One line an option: its name, what it takes and its default."""
    types = get_type_hints(pass_class)
    lines = []
    for field in option_fields(pass_class):
        default = "required" if is_required(field) else f"default {_describe_default(field)}"
        lines.append(f"{spell(field)}: {_describe(types[field.name])} ({default})")
    return lines


def _describe_default(field: Field[Any]) -> str:
    """The default of an option; one that comes from the machine is the name of a property there."""
    name = property_of_machine(field)
    return repr(_default(field)) if name is None else f"machine.{name}"


def _default(field: Field[Any]) -> Any:
    return field.default_factory() if field.default_factory is not MISSING else field.default


def _write(value: Any) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return str(value).lower()
        case str() if _PLAIN.fullmatch(value) and value != "none":
            return value
        case str():
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
        case tuple():
            return ",".join(map(_write, value))
        case _:
            return repr(value)


def _read(values: tuple[Value, ...], hint: Any) -> Any:
    """The values as a Python value of type `hint`, or MISSING when they are not of that type."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        if NoneType in arguments and (not values or values == (Value("none"),)):
            return None
        readings = (_read(values, each) for each in arguments if each is not NoneType)
        return next((reading for reading in readings if reading is not MISSING), MISSING)
    if origin is tuple:
        elements = [_read((value,), arguments[0]) for value in values]
        return MISSING if any(element is MISSING for element in elements) else tuple(elements)
    if hint is bool and not values:
        return True
    if len(values) != 1:
        return MISSING
    return _read_one(values[0], hint)


def _read_one(value: Value, hint: Any) -> Any:
    if get_origin(hint) is Literal:
        return next((choice for choice in get_args(hint) if str(choice) == value.text), MISSING)
    if hint is str:
        return value.text
    if value.quoted:
        return MISSING
    if hint is bool:
        return {"true": True, "false": False}.get(value.text, MISSING)
    if hint in (int, float):
        try:
            return hint(value.text)
        except ValueError:
            return MISSING
    return MISSING


def _describe(hint: Any) -> str:
    names = {bool: "true or false", int: "an integer", float: "a number", str: "a string"}
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " or ".join("none" if each is NoneType else _describe(each) for each in arguments)
    if origin is tuple:
        return f"a list, each element {_describe(arguments[0])}"
    if origin is Literal:
        return "one of " + ", ".join(str(choice) for choice in arguments)
    return names.get(hint, str(hint))
