"""Instruments of the user, named as Python imports them."""

from __future__ import annotations

from ..pass_manager import Instrument
from ..registry import import_class


def load_instrument(place: str) -> Instrument:
    """An instrument of the class at `module:Class`, made without arguments."""
    return import_class(place, "instrument", Instrument)()
