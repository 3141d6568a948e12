"""triton's calls of libdevice, CUDA's mathematical library, by symbol."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, Float32Type, Float64Type, StringAttr, f32, f64, i32
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    irdl_op_definition,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...errors import did_you_mean
from .types import element_of, shape_of, with_element

__all__ = ["LIBDEVICE_FUNCTIONS", "LIBDEVICE_SYMBOLS", "ExternElementwiseOp", "called_function",
           "function_types", "libdevice_symbol"]

_ONE = """abs acos acosh asin asinh atan atanh cbrt ceil cos cosh cospi cyl_bessel_i0 cyl_bessel_i1 erf erfc erfcinv
erfcx erfinv exp exp10 exp2 expm1 floor j0 j1 lgamma log log10 log1p log2 logb nearbyint normcdf normcdfinv rcbrt rint
round rsqrt sin sinh sinpi sqrt tan tanh tgamma trunc y0 y1"""
_TWO = "atan2 copysign fdim fmod hypot nextafter pow remainder rhypot"
_WITH_INTEGER = "ldexp"
_ONLY_F32 = {"fast_cosf": 1, "fast_expf": 1, "fast_log10f": 1, "fast_log2f": 1, "fast_logf": 1, "fast_powf": 2,
             "fast_sinf": 1, "fast_tanf": 1, "fast_dividef": 2}
_IRREGULAR = {("abs", 32): "__nv_fabsf", ("abs", 64): "__nv_fabs", ("fast_dividef", 32): "__nv_fast_fdividef"}

LIBDEVICE_FUNCTIONS: dict[str, tuple[int, ...]] = {
    **{name: (1,) for name in _ONE.split()},
    **{name: (1, 1) for name in _TWO.split()},
    **{name: (1, 0) for name in _WITH_INTEGER.split()},
    "fma": (1, 1, 1),
    **{name: (1,) * count for name, count in _ONLY_F32.items()},
}
"""The functions by Triton's names; for each operand 1 if it is a float like the result, 0 if it is an i32."""


def libdevice_symbol(function: str, type: Attribute) -> str:
    """The symbol of a function for f32 or f64 (or blocks of them); raises KeyError if there is none."""
    element = element_of(type)
    if not isinstance(element, Float32Type | Float64Type):
        raise KeyError(f"libdevice computes in f32 and f64, not in {element}")
    return _SYMBOL_OF[function, element.bitwidth]


_SYMBOL_OF = {
    (name, bits): _IRREGULAR.get((name, bits), f"__nv_{name}{'f' if bits == 32 and name not in _ONLY_F32 else ''}")
    for name in LIBDEVICE_FUNCTIONS for bits in (32, 64) if bits == 32 or name not in _ONLY_F32
}

LIBDEVICE_SYMBOLS: dict[str, tuple[str, AnyFloat]] = {
    symbol: (name, f32 if bits == 32 else f64) for (name, bits), symbol in _SYMBOL_OF.items()
}
"""For each symbol the function's name and its floating-point type."""


_HIGH_PRODUCT = {32: "__nv_umulhi", 64: "__nv_umul64hi"}


def called_function(op: Operation) -> str | None:
    """The symbol of the libdevice function into which Triton compiles an operation, or None."""
    if isinstance(op, ExternElementwiseOp):
        return op.symbol.data
    if op.name == "triton.mulhiui":
        return _HIGH_PRODUCT[element_of(op.results[0].type).bitwidth]  # type: ignore[attr-defined]
    dialect, _, function = op.name.partition(".")
    element = element_of(op.results[0].type) if op.results else None
    if dialect != "math" or function == "fma" or not isinstance(element, AnyFloat):
        return None
    return _SYMBOL_OF.get((function, element.bitwidth))


def function_types(symbol: str) -> tuple[list[str], str]:
    """The operand types and the result type of a libdevice function."""
    for bits, name in _HIGH_PRODUCT.items():
        if symbol == name:
            return [f"i{bits}"] * 2, f"i{bits}"
    function, element = LIBDEVICE_SYMBOLS[symbol]
    name = f"f{element.bitwidth}"
    return [name if is_float else "i32" for is_float in LIBDEVICE_FUNCTIONS[function]], name


@irdl_op_definition
class ExternElementwiseOp(IRDLOperation):
    """Call a function of libdevice elementwise.

    %e = triton.extern_elementwise "__nv_expf" %x : (tensor<128xf32>) -> tensor<128xf32>
    """

    name = "triton.extern_elementwise"
    symbol = prop_def(StringAttr)
    inputs = var_operand_def(AnyAttr())
    result = result_def(AnyAttr())
    traits = traits_def(Pure())
    assembly_format = "$symbol $inputs attr-dict `:` functional-type($inputs, $result)"

    def __init__(self, symbol: str, *inputs: SSAValue):
        super().__init__(operands=[inputs], properties={"symbol": StringAttr(symbol)}, result_types=[inputs[0].type])

    @property
    def function(self) -> str:
        """Triton's name of the function."""
        return LIBDEVICE_SYMBOLS[self.symbol.data][0]

    def verify_(self) -> None:
        symbol = self.symbol.data
        if symbol not in LIBDEVICE_SYMBOLS:
            raise VerifyException(f"libdevice has no function '{symbol}' that is known here; "
                                  f"{did_you_mean(symbol, LIBDEVICE_SYMBOLS)}")
        function, element = LIBDEVICE_SYMBOLS[symbol]
        shape = with_element(self.result.type, element)
        wanted = [shape if is_float else with_element(shape, i32) for is_float in LIBDEVICE_FUNCTIONS[function]]
        given = [value.type for value in self.inputs]
        if given != wanted or self.result.type != shape or any(shape_of(t) != shape_of(shape) for t in given):
            raise VerifyException(f"{symbol} takes {', '.join(map(str, wanted))} and gives {shape}, not "
                                  f"{', '.join(map(str, given))} and {self.result.type}")
