"""A size by a function that expressions do not have."""

import sympy

from stepwell.frontend.symbols import expression_of


def run():
    expression_of(2 ** sympy.Symbol("s0", integer=True))


# refused: UnsupportedError: error: the size 2**s0 is not an integer expression that Stepwell knows
# refused:   help: compile with dynamic=False, or mark the dimension static
