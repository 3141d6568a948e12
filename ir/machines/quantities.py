"""Conversion of numbers with units from and to text: `48 KiB`, `25 GB/s`, `0.3 us`.

Values are in the base unit of their kind: bytes, seconds, bytes per second, operations per second, or a plain count.
They are converted as decimal numbers, so that parsing the printed text gives the same value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from enum import Enum

__all__ = ["Kind", "Quantity", "parse_quantity", "quantity_text", "settings"]

Quantity = int | float


class Kind(Enum):
    """The kind of a number; its value lists each unit with its factor to the base unit, largest first."""

    COUNT = (("", "1"),)
    THREADS = (("", "1"), ("threads", "1"))
    BITS = (("", "1"), ("bits", "1"))
    BYTES = (("GiB", str(2**30)), ("MiB", str(2**20)), ("KiB", str(2**10)), ("B", "1"))
    ACCESS = (("B", "1"),)
    TIME = (("s", "1"), ("ms", "1e-3"), ("us", "1e-6"), ("ns", "1e-9"))
    BANDWIDTH = (("TB/s", "1e12"), ("GB/s", "1e9"), ("MB/s", "1e6"), ("B/s", "1"))
    RATE = (("T/s", "1e12"), ("G/s", "1e9"), ("M/s", "1e6"), ("/s", "1"))

    @property
    def units(self) -> dict[str, Decimal]:
        """The factor of each unit to the base unit."""
        return {unit: Decimal(scale) for unit, scale in self.value}

    @property
    def is_whole(self) -> bool:
        """Whether values are integers of the base unit."""
        return self is not Kind.TIME

    def holds(self, value: Decimal) -> bool:
        """Whether a number in base units is a valid value of this kind."""
        if self is Kind.BITS:
            return value in (128, 256, 512)
        is_power = self not in (Kind.THREADS, Kind.ACCESS) or (value % 1 == 0 and int(value).bit_count() == 1)
        return value > 0 and is_power and (not self.is_whole or value % 1 == 0)

    def describe(self) -> str:
        """A description of valid values of this kind."""
        if self is Kind.BITS:
            return "128, 256 or 512"
        units = [] if "" in self.units else list(self.units)
        number = "a power of two" if self in (Kind.THREADS, Kind.ACCESS) else "a positive number"
        return f"{number}, with a unit: {', '.join(units)}" if units else f"{number}, whole and without a unit"


_SETTING = re.compile(r"\s*([A-Za-z_][\w.]*)\s*=\s*(\d+(?:\.\d+)?)\s*((?![A-Za-z_][\w.]*\s*=)[A-Za-z/]+)?\s*,?")


def parse_quantity(number: str, unit: str, kind: Kind) -> Quantity | None:
    """The number in base units; None if the unit or the value is invalid for the kind."""
    if unit not in kind.units:
        return None
    value = Decimal(number) * kind.units[unit]
    if not kind.holds(value):
        return None
    return int(value) if kind.is_whole else float(value)


def quantity_text(value: Quantity, kind: Kind) -> str:
    """The number in the largest unit in which it is at least 1."""
    exact, units = Decimal(repr(value)), list(kind.units.items())
    unit, scale = next(((unit, scale) for unit, scale in units if exact >= scale
                        and (kind is not Kind.BYTES or exact % scale == 0)), units[-1])
    return f"{(exact / scale).normalize():f} {unit}".rstrip()


def settings(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield name, number and unit of each setting in `cores = 8, l2=2MiB read=25 GB/s`; raises ValueError with
    invalid text.
    """
    position = 0
    while text[position:].strip():
        match = _SETTING.match(text, position)
        if match is None:
            raise ValueError(text[position:].strip())
        yield match[1], match[2], match[3] or ""
        position = match.end()
