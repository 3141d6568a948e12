"""Instruments of the user, named as Python imports them."""

from __future__ import annotations

from ....ir.errors import OptionError
from ...registry import import_class
from ..pass_manager import Instrument


def load_instrument(place: str) -> Instrument:
    """An instrument of the class at `module:Class`, made without arguments."""
    instrument = import_class(place, "instrument", Instrument)
    try:
        return instrument()
    except TypeError as error:
        raise OptionError(f"the instrument '{place}' cannot be constructed without arguments: {error}") from error
