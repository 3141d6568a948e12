"""How far rewrites may change bits: the module's attribute `stepwell.numerics`."""

from __future__ import annotations

from enum import IntEnum

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation

from .errors import PassError

__all__ = ["ATTRIBUTE", "Numerics", "numerics_of"]

ATTRIBUTE = "stepwell.numerics"


class Numerics(IntEnum):
    """`STRICT`: no bit of a result changes. `DEFAULT`: results are at least about as accurate as eager's, and
    NaN, infinities and the signs of zeros are where eager has them. `FAST`: what is true of real numbers is true."""

    STRICT = 0
    DEFAULT = 1
    FAST = 2


def numerics_of(op: Operation) -> Numerics:
    """What the module around `op` allows; `DEFAULT` if it does not say."""
    module = op
    while (parent := module.parent_op()) is not None:
        module = parent
    attribute = module.attributes.get(ATTRIBUTE)
    if attribute is None:
        return Numerics.DEFAULT
    name = attribute.data if isinstance(attribute, StringAttr) else str(attribute)
    try:
        return Numerics[name.upper()]
    except KeyError:
        names = ", ".join(each.name.lower() for each in Numerics)
        raise PassError(f"the module's {ATTRIBUTE} is '{name}'", hint=f"choose from: {names}") from None
