"""A size computed by a function that torch's symbolic sizes do not support."""

import sympy

from stepwell.frontend.graphs.formulas import formula_of


def run():
    formula_of(sympy.gamma(sympy.Symbol("s0", integer=True)), [])


# refused: UnsupportedError: error: the size gamma(s0) has the operation gamma, which is not known
# refused:   help: compile with dynamic=False, or mark the dimension static
