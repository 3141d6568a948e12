"""Conversion of machines from and to text: the name of a preset and the overridden fields.

    x86-avx512{cores=8 l2=2MiB cost.division=8}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from ..errors import OptionError, did_you_mean
from .costs import COST_NAMES
from .machine import Machine
from .presets import PRESETS
from .products import PRODUCT_KINDS
from .quantities import Kind, Quantity, parse_quantity, quantity_text, settings

__all__ = ["Setting", "changed_by", "changed_fields", "field_kinds", "find_preset", "format_quantity",
           "machine_text", "parse_machine", "value_of", "with_settings"]


class Setting(NamedTuple):
    """An overridden field of a machine, in textual form."""

    field: str
    number: str
    unit: str


_GROUPS: Mapping[str, Mapping[str, Kind]] = {"cost": dict.fromkeys(COST_NAMES, Kind.COUNT), "product": PRODUCT_KINDS}
"""Fields with several numbers, and the kind of each number."""


@cache
def field_kinds(machine: type[Machine]) -> Mapping[str, Kind]:
    """The kinds of all fields that can be overridden; nested ones are named like `cost.division`."""
    hints = get_type_hints(machine, include_extras=True)
    kinds: dict[str, Kind] = {}
    groups: dict[str, Kind] = {}
    for each in fields(machine):
        if get_origin(hints[each.name]) is Annotated:
            kinds[each.name] = get_args(hints[each.name])[1]
        elif each.name in _GROUPS:
            groups |= {f"{each.name}.{name}": kind for name, kind in _GROUPS[each.name].items()}
    return kinds | groups


def find_preset(name: str, known: Mapping[str, Machine] = PRESETS) -> Machine:
    """The preset of this name; raises OptionError with the nearest names."""
    if name not in known:
        raise OptionError(f"unknown machine '{name}'; {did_you_mean(name, known)}")
    return known[name]


def parse_machine(text: str, known: Mapping[str, Machine] = PRESETS) -> Machine:
    """Parse a machine as above; raises OptionError."""
    name, brace, rest = text.strip().partition("{")
    machine = find_preset(name.strip(), known)
    if not brace:
        return machine
    if not rest.endswith("}"):
        raise OptionError(f"the machine '{text}' has no closing brace")
    return changed_by(machine, rest[:-1])


def changed_by(machine: Machine, text: str) -> Machine:
    """Override the fields listed in a text such as `cores=8 l2=2MiB`; raises OptionError."""
    try:
        return with_settings(machine, (Setting(*each) for each in settings(text)))
    except ValueError as error:
        field, equals, value = str(error).partition("=")
        if equals:  # a value that is no number
            return with_settings(machine, [Setting(field.strip(), "", next(iter(value.split()), "nothing"))])
        raise OptionError(f"the machine '{machine.name}' is followed by '{error}', which sets no field",
                          hint=f"write {machine.name}{{l2=2MiB}}") from error


def with_settings(machine: Machine, given: Iterable[Setting]) -> Machine:
    """Override some fields; raises OptionError for a field or a unit that does not exist."""
    kinds = field_kinds(type(machine))
    changed: dict[str, dict[str, Quantity]] = {}
    for field, number, unit in given:
        if field not in kinds:
            raise OptionError(f"the machine '{machine.name}' has no field '{field}'; {_suggestion(field, kinds)}")
        value = parse_quantity(number, unit, kinds[field])
        if value is None:
            raise OptionError(f"the field '{field}' of the machine '{machine.name}' is {kinds[field].describe()}, not "
                              f"'{f'{number} {unit}'.strip()}'")
        group, _, name = field.rpartition(".")
        changed.setdefault(group, {})[name] = value
    own: dict[str, Any] = dict(changed.pop("", {}))
    return replace(machine, **own, **{group: replace(getattr(machine, group), **values)
                                      for group, values in changed.items()})


_RENAMED = (("own_", "generated_"), ("_alone", "_single_core"), ("team", "fork_join"))
"""Parts of former names of fields, with the present ones."""


def _suggestion(field: str, known: Iterable[str]) -> str:
    present = field
    for former, new in _RENAMED:
        present = present.replace(former, new)
    return f"it is called '{present}' now" if present in known else did_you_mean(field, known)


def changed_fields(machine: Machine) -> Iterator[tuple[str, str]]:
    """The fields that differ from the machine's preset, with their values as text."""
    preset = PRESETS[machine.name]
    for name, kind in field_kinds(type(machine)).items():
        if (value := value_of(machine, name)) != value_of(preset, name):
            yield name, quantity_text(value, kind)


def machine_text(machine: Machine) -> str:
    """The text from which `parse_machine` reconstructs the machine."""
    changed = " ".join(f"{name}={text.replace(' ', '')}" for name, text in changed_fields(machine))
    return f"{machine.name}{{{changed}}}" if changed else machine.name


def format_quantity(machine: Machine, field: str) -> str:
    """The value of one field as text."""
    return quantity_text(value_of(machine, field), field_kinds(type(machine))[field])


def value_of(machine: Machine, field: str) -> Quantity:
    """The value of a field, which may be nested like `cost.division`."""
    return attrgetter(field)(machine)
