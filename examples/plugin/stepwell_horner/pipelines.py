"""The pipeline `horner:default`: that of Stepwell, with polynomials."""

from stepwell.passes.pipelines import CPU_DEFAULT, Step, insert

DEFAULT = insert(
    CPU_DEFAULT,
    Step("raise-polynomials", "polynomials are one operation while operators are"),
    Step("lower-polynomials", "Horner's rule has the fewest multiplications"),
    before="aten-to-prim",
)
