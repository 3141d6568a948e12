"""Prints the C entry of a packaged program, which checks the inputs and calls the host function.

The text consists of macros of `entry.h`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from .....ir.errors import UnsupportedError
from .....ir.modules.packages import Interface, SizeSource, TensorFacts
from .expressions import c_array, c_string, c_text

__all__ = ["entry_in_c"]

_DTYPES = {
    "bool": ("kDLBool", 8), "bfloat16": ("kDLBfloat", 16),
    **{f"uint{bits}": ("kDLUInt", bits) for bits in (8, 16, 32, 64)},
    **{f"int{bits}": ("kDLInt", bits) for bits in (8, 16, 32, 64)},
    **{f"float{bits}": ("kDLFloat", bits) for bits in (16, 32, 64)},
    **{f"complex{bits}": ("kDLComplex", bits) for bits in (64, 128)},
}
"""DLPack's names of element types, by torch's names."""


def entry_in_c(interface: Interface, name: str, constant_bytes: int, features: Sequence[str],
               capability: int | None = None) -> str:
    """The C text of the entry `name` of a package, for a host function in the same file; `features` are the processor
    features that its kernels need, by GCC's names, or `capability` the compute capability of the GPU that it runs on.
    Raises UnsupportedError for tensors that DLPack does not
    represent.
    """
    return "\n".join([
        '#include "entry.h"',
        "",
        *_table("INPUT", interface.inputs, capability is not None),
        *_table("OUTPUT", interface.outputs, capability is not None),
        "static const char *missing_feature(int device) {",
        *(f"  FEATURE({c_string(feature)});" for feature in features),
        "  (void)device;\n  return NULL;" if capability is None else f"  return missing_gpu(device, {capability});",
        "}",
        *_begin(constant_bytes if capability is not None else None),
        "",
        *_enter(interface),
        "",
        f"DEFINE_ENTRY({c_string(name)}, {constant_bytes}, {int(interface.updates_constants)})",
        "",
    ])


def _begin(constant_bytes: int | None) -> Iterator[str]:
    """The function that prepares the GPU, if there are constants for one."""
    if constant_bytes is not None:
        yield ""
        yield "static StepwellStatus begin(StepwellRunner *runner, char *message, size_t bytes) {"
        yield f"  return begin_on_gpu(runner, {constant_bytes}, message, bytes);"
        yield "}"


def _table(kind: str, tensors: Sequence[TensorFacts], on_gpu: bool) -> Iterator[str]:
    """The table of inputs or outputs in the signature."""
    yield f"enum {{ {kind}_COUNT = {len(tensors)} }};"
    if not tensors:
        yield f"#define {kind}S ((const StepwellTensor *)NULL)"
        yield ""
        return
    yield f"static const StepwellTensor {kind}S[] = {{"
    for each in tensors:
        least = c_array("SIZES", (str(low) for low, _ in each.bounds))
        most = c_array("SIZES", ("INT64_MAX" if high is None else str(high) for _, high in each.bounds))
        texts = ", ".join(c_string(str(size)) for size in each.sizes)
        texts = f"(const char *const[]){{{texts}}}" if texts else "NULL"
        code, bits = _dtype(each)
        yield (f"  {{{c_string(each.name)}, {{{code}, {bits}, 1}}, {len(each.sizes)}, {least}, {most}, {texts}, "
               f"{int(each.is_written)}, {'GPU' if on_gpu and not each.is_number else 'CPU'}_DEVICE}},")
    yield "};"
    yield ""


def _dtype(tensor: TensorFacts) -> tuple[str, int]:
    if tensor.dtype not in _DTYPES:
        raise UnsupportedError(f"'{tensor.name}' is a tensor of {tensor.dtype}, which DLPack does not have")
    return _DTYPES[tensor.dtype]


def _enter(interface: Interface) -> Iterator[str]:
    """The function that checks the inputs, runs the program, and returns the results as tensors."""
    yield ("static Status enter(Run *run, StepwellRunner *runner, const DLTensor *const *inputs, "
           "DLManagedTensor **outputs) {")
    yield f"  Value values[INPUT_COUNT + 1], arguments[{interface.argument_count + 1}];"
    yield f"  Result results[{interface.result_count + 1}];"
    yield "  (void)runner, (void)values, (void)arguments;"
    for at in range(len(interface.inputs)):
        yield f"  TENSOR({at});"
    names = {source.symbol: f"size_{at}" for at, source in enumerate(interface.symbols)}
    for source in interface.symbols:
        yield from _symbol(source, names[source.symbol], interface.inputs)
    yield from _expectations(interface.inputs, names)
    yield from _arguments(interface, names)
    yield f"  CHECKED({interface.function}(run, arguments, results));"
    for at, each in enumerate(interface.outputs):
        yield f"  {'GIVE_NUMBER' if each.is_number else 'GIVE_TENSOR'}({at}, {each.place});"
    yield "  return SUCCEEDED;"
    yield "}"


def _symbol(source: SizeSource, name: str, inputs: Sequence[TensorFacts]) -> Iterator[str]:
    place = source.input if source.dimension is None else f"{source.input}, {source.dimension}"
    text = f"{'NUMBER' if source.dimension is None else 'SIZE'}({place})"
    if source.offset:
        text = f"({text} - {source.offset})"
    if source.factor != 1:
        text = f"floor_division({text}, {source.factor})"
    yield f"  const i64 {name} = {text};"
    least = 0 if source.least is None else source.least
    if source.most is not None or source.dimension is None or (source.factor, source.offset) != (1, 0):
        low = "INT64_MIN" if source.least is None and source.dimension is None else str(least)
        high = "INT64_MAX" if source.most is None else str(source.most)
        what = inputs[source.input].name
        giver = f"'{what}'" if source.dimension is None else f"size {source.dimension} of '{what}'"
        message = c_string(f"{source.symbol}, given by {giver}, is %lld, and the program takes {low} to {high}"
                           .replace("to INT64_MAX", "or more").replace("INT64_MIN or more", "any"))
        yield f"  IN_RANGE({name}, {low}, {high}, {message});"


def _expectations(inputs: Iterable[TensorFacts], names: dict[str, str]) -> Iterator[str]:
    for at, each in enumerate(inputs):
        sizes = c_array("SIZES", (c_text(size, names.__getitem__) for size in each.sizes))
        if any(size.as_int is None for size in each.sizes):
            yield f"  EXPECT_SIZES({at}, {sizes});"
        if each.is_written:
            strides = c_array("STRIDES", (c_text(stride, names.__getitem__) for stride in each.strides))
            yield f"  EXPECT_WRITABLE({at}, {sizes}, {strides});"


def _arguments(interface: Interface, names: dict[str, str]) -> Iterator[str]:
    lines = {each.place: f"PASS_INPUT({each.place}, {at})" for at, each in enumerate(interface.inputs)}
    lines |= {each.place: f"PASS_CONSTANT({each.place}, {offset}, {c_array('STRIDES', map(str, each.strides))})"
              for each, offset in zip(interface.constants, interface.offsets, strict=True)}
    lines |= {each.place: f"PASS_NUMBER({each.place}, {names[each.symbol]})" for each in interface.symbols
              if each.place is not None}
    for place in sorted(lines):
        yield f"  {lines[place]};"
