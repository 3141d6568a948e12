"""Polynomials: what this package adds to Stepwell, by name. Nothing is imported before it is used."""

from stepwell.ir.plugins import Plugin

PASSES = {
    "raise-polynomials": "passes.raise_polynomials:RaisePolynomials",
    "lower-polynomials": "passes.lower_polynomials:LowerPolynomials",
}

PLUGIN = Plugin(
    __name__,
    dialects={"horner": "dialect:Horner"},
    passes=PASSES,
    pipelines={"horner:default": "pipelines:DEFAULT"},
    targets={"dot": "dot:DotTarget"},
    semantics={"horner.polynomial": "semantics:polynomial"},
)
