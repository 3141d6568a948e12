"""The module attribute `stepwell.numerics`, which limits how rewrites may change rounding."""

from __future__ import annotations

from enum import IntEnum

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation

from .errors import PassError

__all__ = ["ATTRIBUTE", "Numerics", "numerics_of"]

ATTRIBUTE = "stepwell.numerics"


class Numerics(IntEnum):
    """`STRICT`: results are bitwise unchanged. `DEFAULT`: results are about as accurate as in eager mode or better,
    with the same NaN, infinities and signs of zeros. `FAST`: identities of real numbers may be applied.
    """

    STRICT = 0
    DEFAULT = 1
    FAST = 2


def numerics_of(op: Operation) -> Numerics:
    """The numerics of the enclosing module; `DEFAULT` if it has no attribute."""
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
