"""The pipeline `horner:default`: that of Stepwell, with polynomials."""

from stepwell.passes.pipelines import CPU_DEFAULT, Step, insert

DEFAULT = insert(
    CPU_DEFAULT,
    Step("raise-polynomials", "calls of the operator become operations of ours"),
    Step("rules{file=stepwell_horner:polynomials.rules}", "the polynomial 0 + x is x"),
    Step("lower-polynomials", "Horner's rule has the fewest multiplications"),
    before="aten-to-prim",
)
