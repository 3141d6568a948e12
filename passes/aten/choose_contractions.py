"""The pass `choose-contractions`."""

from __future__ import annotations

from typing import Any, Literal

from xdsl.dialects.builtin import AnyFloat, Float32Type, Float64Type, StringAttr, bf16, f16, f32, f64
from xdsl.ir import Operation, SSAValue

from ...ir.dialects.aten import Attention, Contraction, Convolution, MatrixProduct, arguments, has_schema, schema_of
from ...ir.expressions import product
from ...ir.machines.cpu import Cpu
from ...ir.machines.gpu import Gpu
from ...ir.machines.machine import Machine
from ...ir.modules.levels import EXTERN, LIBRARY
from ...ir.numerics import Numerics
from ...ir.training import is_streamed
from ..rewriting.rewrite_pass import InPlace, Replacement, RewritePass, Rewriter
from .attention.streamed import streamed_pair
from .matrix_products.convolutions import (
    FEW_CONVOLUTIONS,
    GAIN_OF_CONVOLUTIONS,
    SAVING_OF_CONVOLUTIONS,
    pays,
    predict_convolution,
)
from .matrix_products.extents import MOST_TAPS, few_taps, of_matrices
from .matrix_products.gpu_prediction import (
    has_few_blocks_of_float8,
    is_narrow,
    predict_attention_on_gpu,
    predict_on_gpu,
)
from .matrix_products.prediction import LEAST_GAIN, Prediction, is_transposed, predict, predict_attention, predict_pair
from .matrix_products.products import factors_of, is_thin
from .matrix_products.signatures import signature_of
from .operators.chains import keeps_or_repeats, keeps_order, number_of, only_moves
from .operators.operands import element, rank, sizes


class ChooseContractions(RewritePass):
    """Choose which matrix products and convolutions are calls of the vendor's library: the others become
    `prim.contract`, which is fused with what surrounds it.

        %0 = aten.mm %x, %w : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
        %1 = aten.mm %0, %v : (tensor<64x512xf32>, tensor<512x3xf32>) -> tensor<64x3xf32>
    becomes
        %0 = aten.mm %x, %w {extern = "library"} : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
        %1 = aten.mm %0, %v : (tensor<64x512xf32>, tensor<512x3xf32>) -> tensor<64x3xf32>

    Under `auto`, the choice is made as follows. Products that are bound by memory bandwidth, because they use each
    number only a few times, become generated kernels. Other products on a CPU do if `predict` expects the library
    to be slower, from the sizes and from the speeds of both in the machine attribute; with symbolic sizes they call
    the library. Two products with a softmax between them, which form one kernel (`stream-softmax`), are predicted
    together, and so is attention, by the speeds of such kernels, on a GPU that of f32; its gradients call the
    library. On a GPU small products, which are bound by the cost of a call, become generated kernels, and so do
    those with few rows, columns or terms, of floats of eight bits with few blocks, and products of bf16 and f16
    that are predicted to take less time, with what elementwise operators compute of the result and with what the
    host does for a call of the library (`predict_on_gpu`). A convolution is predicted as the product of its weight
    and of its windows (`predict_convolution`); a depthwise one that is bound by memory becomes a generated kernel.
    Convolutions of images whose channels lie together by windows of several elements, and all on a GPU, call the
    library. The options `own` and `library` list products for which a measurement found the faster alternative.
    """

    name = "choose-contractions"

    contractions: Literal["auto", "own", "library"] = "auto"
    """Whose kernels compute them: those that are predicted to be faster, or all of one kind."""
    small: int = Gpu.small_product
    """Multiplications on a GPU up to which a kernel of ours computes them while the host is busy with a call of the
    library."""

    gain: float = LEAST_GAIN
    """How many times as long as ours the library has to take on a CPU: a kernel of ours has to be compiled, and
    predictions are not more exact."""

    gain_of_convolutions: float = GAIN_OF_CONVOLUTIONS
    """The same for convolutions, where there are more than `few_convolutions` different ones: each has to be compiled.
    [M] One image by ResNet-50, one thread of Zen 5: 51.4 ms with 1.75, 48.4 with 1.5, 45.2 with 1.3, and 63.8 to 66.2
    in the library; with 1.3 compiling it takes 1.23 times the processor time that it takes with 1.5."""

    saving: float = SAVING_OF_CONVOLUTIONS
    """Seconds that such a kernel saves in each call, in all of its launches, with which it is generated although
    `gain_of_convolutions` is not reached: 450 calls pay for compiling it. [M] ResNet-50 on one image, one thread of Zen
    4: nine more kernels, with 0.3 ms, take 4 s of processor time to compile and save 6 of 103 ms."""

    few_convolutions: int = FEW_CONVOLUTIONS
    """Different convolutions at most of which each that is predicted to be faster is generated."""

    recorded: bool = False
    """Whether the program's launches are recorded as a CUDA graph, so that the host's time for them does not count."""

    own: tuple[str, ...] = ()
    """Products that a kernel of ours computes, as `aten.mm:512x1024:1024x64t:f32`: the operator, the sizes of both
    factors and their type; a `t` behind a factor says that it is transposed in memory."""

    library: tuple[str, ...] = ()
    """Products that the library computes, likewise."""

    most_taps: int = MOST_TAPS
    """Elements of a window at most, of a convolution of each channel by itself on a CPU: larger ones do enough with
    each number to pay for the other layout that the library's kernel needs. [M] Ours takes 0.1 to 0.85 of oneDNN's
    time for 3 x 3 on Zen 4 and Intel, and up to 1.7 of it for 5 x 5 and 7 x 7."""

    def rewrite(self, op: Operation, rewriter: Rewriter) -> Replacement:
        contraction = op.get_trait(Contraction)
        chosen = EXTERN in op.attributes or (isinstance(contraction, Attention) and contraction.for_cuda)
        if contraction is None or chosen:
            return None
        is_own, reason = (self.contractions == "own", "the option `contractions` says so") \
            if self.contractions != "auto" else self._choice(op, contraction, rewriter.machine, rewriter.numerics)
        if is_own:
            rewriter.watcher.done(op, f"{op.name} becomes a generated kernel: {reason}")
            return None
        rewriter.explain(f"{op.name} is left to the library: {reason}")
        return InPlace(lambda: op.attributes.update({EXTERN: StringAttr(LIBRARY)}))

    def _choice(self, op: Operation, contraction: Contraction, machine: Machine,
                numerics: Numerics) -> tuple[bool, str]:
        """Whether a generated kernel is predicted to be faster than the library's, and the reason."""
        match contraction:
            case MatrixProduct() if rank(contraction.factors(op)[1]) == 1:
                return True, "memory bounds a product with a vector"
            case Attention(is_gradient=False) if isinstance(machine, Cpu):
                return self._choice_of_attention(op, machine)
            case Attention(is_gradient=False) if isinstance(machine, Gpu) and numerics >= Numerics.DEFAULT and (
                    times := predict_attention_on_gpu(op, _computed(arguments(op).get("attn_mask")), machine)):
                return times.own * self.gain < times.library, _compared(times)
            case Attention():
                return False, "the library keeps the scores out of memory"
            case Convolution(is_gradient=False) if isinstance(machine, Cpu):
                return self._choice_of_convolution(op, machine)
        if isinstance(contraction, MatrixProduct) and isinstance(machine, Gpu) and numerics >= Numerics.DEFAULT \
                and has_few_blocks_of_float8(op, *contraction.factors(op), machine):
            return True, "its floats of eight bits are few blocks, or few rows"
        if (factors := factors_of(op)) is None:
            return False, "the library is faster where arithmetic bounds a product"
        x, y = factors
        if isinstance(machine, Gpu) and numerics >= Numerics.DEFAULT and _is_streamed_on(machine, op, x, y):
            return True, "its scores are not stored"
        if (signature := signature_of(op, x, y)) in (*self.own, *self.library):
            return signature in self.own, "it was measured to take less time"
        if is_thin(x, y, machine):
            return True, "memory bounds it, as it is thin"
        if isinstance(machine, Cpu):
            if sizes(x)[-2] == 1 and (element(x) == bf16 or (element(x) in (f32, f64) and is_transposed(y))):
                return True, "memory bounds a product with one row"
            return self._choice_on_cpu(op, x, y, machine)
        if self._is_small(x, y):
            return True, "a call of the library takes longer than its few multiplications"
        if not isinstance(machine, Gpu) or numerics < Numerics.DEFAULT:
            return False, "the library is faster where arithmetic bounds a product"
        if sizes(x)[-2] == 1 and is_transposed(y):
            return True, "memory bounds a product with one row"
        if is_narrow(x, y, machine):
            return True, "memory bounds it, as it has few rows, columns or terms"
        if (times := predict_on_gpu(op, x, y, machine, self.recorded)) is not None:
            return times.own < times.library, _compared(times)
        return False, "the library is faster where arithmetic bounds a product"

    def _choice_of_attention(self, op: Operation, machine: Cpu) -> tuple[bool, str]:
        given = arguments(op)
        if given["dropout_p"] != 0:
            return False, "the library keeps the scores out of memory"
        query, mask = given["query"], _computed(given.get("attn_mask"))
        rows = sizes(query)[-2].as_int
        if rows is not None and rows < machine.shared_rows:
            return True, "memory bounds attention of a few rows"
        times = predict_attention(query, given["key"], given["value"], mask, machine)
        if times is None:
            return False, "its time is not predicted for symbolic sizes and for this type"
        what = "" if mask is None else "its mask is computed with the scores and not stored; "
        return times.own * self.gain < times.library, what + _compared(times)

    def _choice_of_convolution(self, op: Operation, machine: Cpu) -> tuple[bool, str]:
        taps, kind = few_taps(op, machine.vector_bits), element(arguments(op)["input"])
        if taps is not None and taps <= self.most_taps and isinstance(kind, Float32Type | Float64Type) \
                and "strides" not in op.attributes:
            return True, f"memory bounds it, as {taps} numbers of a channel are added up"
        if (times := predict_convolution(op, machine)) is None:
            return False, "the library is faster where arithmetic bounds a convolution"
        is_own = pays(op, times, self.few_convolutions, self.gain_of_convolutions, self.saving, self.gain)
        return is_own, _compared(times)

    def _choice_on_cpu(self, op: Operation, x: SSAValue, y: SSAValue, machine: Cpu) -> tuple[bool, str]:
        pair = streamed_pair(op)
        times = predict(op, x, y, of_matrices(x, y), machine) if pair is None else predict_pair(*pair, machine)
        if times is None:
            return False, "its time is not predicted for symbolic sizes and for this type"
        what = "" if pair is None else ", together with the product on the other side of a softmax"
        return times.own * self.gain < times.library, _compared(times) + what

    def _is_small(self, x: SSAValue, y: SSAValue) -> bool:
        work = product([*sizes(x), sizes(y)[-1]]).as_int
        return work is not None and work <= self.small


def _is_streamed_on(machine: Gpu, op: Operation, x: SSAValue, y: SSAValue) -> bool:
    """Whether a program of a GPU computes a product together with the one on the other side of a softmax: their factors
    are halves, or narrow blocks of f32, whose rows are short.

    [M] H100, us, by the library's products and in one kernel: slopes by flex_attention, bf16 4x16x2048x64 1799, 203; of
    512 rows 122, 15; a cap of 4x16x2048x64 1869, 751, of 2x12x512x80 157, 41; 8 rows and 4096 terms of 8x32 heads of
    128 684, 179, of 32 heads alone 123, 33; one row of 8 x 32 heads, 8 of keys, 717, 54, of 32 heads and 32768 terms
    742, 57; 7 rows and 300 terms of 8 heads 77, 7; slopes in f32 2x16x1024x64 360, 264.
    """
    if is_streamed(op):
        return True
    if (pair := streamed_pair(op)) is None:
        return False
    scores, sums = (factors_of(each) for each in pair)
    assert scores is not None and sums is not None
    factors = *scores, *sums
    widths = [each.as_int or 0 for each in (sizes(scores[0])[-1], sizes(sums[1])[-1])]
    is_narrow_f32 = max(widths) <= machine.product_block and all(element(each) == f32 for each in factors)
    if not is_narrow_f32 and not all(map(_reads_halves, factors)):
        return False
    return all(machine.least_product <= each <= machine.streamed_columns for each in widths)


def _reads_halves(value: SSAValue) -> bool:
    """Whether the elements of a value are halves, or were before they were widened and moved."""
    while element(value) not in (bf16, f16):
        op = value.owner
        if not isinstance(op, Operation) or not (only_moves(op) or keeps_order(op) or op.name == "aten._to_copy"):
            return False
        value = op.operands[0]
    return True


def _compared(times: Prediction) -> str:
    library, own = (_duration(seconds) for seconds in (times.library, times.own))
    return f"the predicted time is {library} for the library and {own} for a generated kernel"


def _duration(seconds: float) -> str:
    return f"{1e3 * seconds:.4g} ms" if seconds >= 1e-3 else f"{1e6 * seconds:.4g} us"


def _computed(mask: Any) -> SSAValue | None:
    """The mask of attention before it was broadcast, if elementwise operators compute an element for each row and
    column of it."""
    while isinstance(mask, SSAValue) and isinstance(op := mask.owner, Operation) and keeps_or_repeats(op):
        mask = op.operands[0]
    if not isinstance(mask, SSAValue) or not isinstance(op := mask.owner, Operation) or not has_schema(op):
        return None
    if len(sizes(mask)) < 2 or sizes(mask)[-2] == 1:
        return None
    is_number = isinstance(element(mask), AnyFloat) and number_of(mask) is None
    return mask if is_number and "pointwise" in schema_of(op).tags else None
