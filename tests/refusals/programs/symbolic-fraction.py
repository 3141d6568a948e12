"""An argument that is a fraction of a symbolic size."""

from torch.fx.experimental.symbolic_shapes import ShapeEnv

from stepwell.frontend.graphs.operators import python_value


def run():
    python_value(ShapeEnv().create_unbacked_symint() / 3)


# refused: UnsupportedError: error: IntTrueDiv(u0, 3) is computed from symbolic sizes and is not an integer
# refused:   help: compile with dynamic=False, or mark the dimension static
