"""The pass `lay-out-images`."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.context import Context
from xdsl.dialects.builtin import Float32Type, Float64Type, ModuleOp, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.aten import Convolution, arguments, has_schema
from ...ir.dtypes import element_bytes
from ...ir.expressions import product
from ...ir.machines.cpu import Cpu
from ...ir.machines.targets import machine_of
from ...ir.modules.module_verifier import STRIDES
from ...ir.modules.symbols import argument_facts, result_facts
from .matrix_products.convolutions import pays, predict_convolution
from .matrix_products.extents import MOST_TAPS, few_taps, of_convolution
from .operators.chains import keeps_order
from .operators.images import channels_last, images, is_gradient, is_two_dimensional, lay_out
from .operators.operands import element, rank, sizes

MARGIN = 1.5
"""How many times as much as it costs a network has to save: predictions are not more exact. [M] With 1.25 times as
much, ResNet-50 on one image takes as long as before on two cores of an Intel Xeon, and up to 1.09 times on Zen 4."""


@dataclass(frozen=True)
class LayOutImages(ModulePass):
    """Let the convolutions of a network read and write images in the channels-last layout, if this is predicted to save
    time on a CPU.

        %y = aten.convolution %x, %w {...} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
    becomes, where the convolutions around it do, too,
        %y = aten.convolution %x, %w {...} attributes {strides = [#shape.dims<200704, 1, 3584, 64>],
          operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout} : ...

    oneDNN rearranges row-major images before and after a convolution. With channels last it does not, but windows of
    more than one element are rearranged in each call, and so are images that come from the caller, that the caller
    receives, or that are reshaped. Convolutions that share images, directly or through other operators, are decided
    together, and kernels between them keep the layout of what they read. Gradients, and networks of symbolic sizes,
    stay row-major.
    """

    name = "lay-out-images"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher, machine = watcher_of(ctx), machine_of(op)
        if not isinstance(machine, Cpu):
            return
        for network in [each for function in op.ops if isinstance(function, FuncOp) for each in _networks(function)]:
            if (saved := network.saved(machine)) is None:
                reason = "images stay row-major: their sizes are symbolic"
            elif saved <= 0:
                reason = "images stay row-major: rearranging windows, and images at the borders, would take too long"
            else:
                reason = f"channels lie together: a call is predicted to take at least {1e6 * saved:.3g} us less"
            for each in network.convolutions:
                if saved is None or saved <= 0:
                    watcher.missed(each, reason)
                elif watcher.allows(each):
                    lay_out(each)
                    watcher.done(each, reason)


@dataclass
class _Network:
    """Convolutions whose layout may change, and the images that they and the operators between them share."""

    function: FuncOp
    generated: set[Operation]
    """All convolutions of the function that become kernels which read and write both layouts."""
    convolutions: list[Operation] = field(default_factory=list)
    images: list[SSAValue] = field(default_factory=list)

    def saved(self, machine: Cpu) -> float | None:
        """The seconds that are saved if channels lie together; None where a size is symbolic."""
        if any(product(sizes(value)).as_int is None for value in self.images):
            return None
        costs = sum(self._borders(value) * _rearranging(value, machine) for value in self.images) \
            + sum(_rearranged_windows(each, machine) for each in self.convolutions)
        return sum(_saved_by(each, machine) for each in self.convolutions) - MARGIN * costs

    def _borders(self, value: SSAValue) -> int:
        """How often an image is rearranged if channels lie together, apart from what convolutions do."""
        count, owner = 0, value.owner
        if isinstance(value, BlockArgument):
            count += argument_facts(self.function, value).get(STRIDES) != channels_last(value)
        elif isinstance(owner, Operation):
            count += self._stays_row_major(owner) and owner not in self.convolutions
        users = dict.fromkeys(use.operation for use in value.uses)
        count += any(self._stays_row_major(user) and user not in self.convolutions for user in users)
        for use in value.uses:
            if isinstance(use.operation, ReturnOp):
                count += result_facts(self.function)[use.index].get(STRIDES) != channels_last(value)
        return count

    def _stays_row_major(self, op: Operation) -> bool:
        """Whether images have to be row-major for an operator: convolutions that do not change, functions, and
        operators that reshape images."""
        if op.has_trait(Convolution):
            return op not in self.generated
        if not has_schema(op):
            return not isinstance(op, ReturnOp)
        return keeps_order(op) and not (_is_image(op.operands[0]) and _is_image(op.results[0]))


def _networks(function: FuncOp) -> list[_Network]:
    """The convolutions of a function whose layout may change, in groups that share no images."""
    block, groups = function.body.blocks.first, dict[SSAValue, _Network]()
    ops = [] if block is None else list(block.ops)
    convolutions = {op for op in ops if op.has_trait(Convolution) and not is_gradient(op)}
    generated = {op for op in convolutions if _is_generated(op)}
    for op in ops:
        is_convolution = op in convolutions
        values = images(op) if is_convolution else [*op.operands, *op.results]
        found = [value for value in dict.fromkeys(values) if _is_image(value)]
        for value in found:
            if value not in groups:
                groups[value] = _Network(function, generated, images=[value])
        # Small groups join the largest one, so that this takes n log n steps.
        shared: dict[int, _Network] = {id(groups[value]): groups[value] for value in found}
        joined, *others = sorted(shared.values(), key=lambda group: -len(group.images)) or \
            [_Network(function, generated)]
        for group in others:
            joined.convolutions += group.convolutions
            joined.images += group.images
            groups |= dict.fromkeys(group.images, joined)
        if is_convolution and op not in generated and _may_change(op):
            joined.convolutions.append(op)
    return list({id(group): group for group in groups.values() if group.convolutions}.values())


def _is_image(value: SSAValue) -> bool:
    return isinstance(value.type, TensorType) and rank(value) == 4


def _is_generated(op: Operation) -> bool:
    """Whether a convolution becomes a generated kernel that reads and writes both layouts."""
    machine = machine_of(op)
    assert isinstance(machine, Cpu)
    if (taps := few_taps(op, machine.vector_bits)) is not None:
        return taps <= MOST_TAPS and isinstance(element(op.results[0]), Float32Type)
    times = None if of_convolution(op) is None else predict_convolution(op, machine)
    return times is not None and pays(op, times)


def _may_change(op: Operation) -> bool:
    return is_two_dimensional(op) and not isinstance(element(op.results[0]), Float64Type) \
        and all(sizes(value)[1] != 1 for value in images(op)) \
        and "strides" not in op.attributes and "operand_strides" not in op.attributes


def _saved_by(op: Operation, machine: Cpu) -> float:
    """The seconds in which oneDNN rearranges images for a convolution. On one core, ATen multiplies matrices instead
    where windows have one element."""
    is_product = all(size == 1 for size in sizes(arguments(op)["weight"])[2:])
    return 0 if is_product and machine.cores == 1 else sum(_rearranging(value, machine) for value in images(op))


def _rearranged_windows(op: Operation, machine: Cpu) -> float:
    """The seconds in which windows are rearranged; those of one element lie as images do."""
    window = arguments(op)["weight"]
    return 0 if all(size == 1 for size in sizes(window)[2:]) else _rearranging(window, machine)


def _rearranging(value: SSAValue, machine: Cpu) -> float:
    """The seconds for copying a tensor to another layout."""
    bytes = (product(sizes(value)).as_int or 0) * element_bytes(element(value))
    return 2 * bytes / (machine.read if machine.cores > 1 else machine.read_single_core) + machine.launch
