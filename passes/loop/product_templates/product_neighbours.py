"""What stands around a matrix product in a host program and can be computed with it: the kernels that make its factors,
and the kernel that reads its result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import IndexType
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, Operation, SSAValue

from ....ir.dialects.aten.arguments import has_schema, schema_of
from ....ir.dialects.host import AllocOp, BufferType, FreeOp, LaunchOneOfOp, LaunchOp, ViewOp
from ....ir.dialects.loop import KernelOp, LoadOp, LoopOp, ParallelOp, StoreOp
from ....ir.dialects.shape import ValueOp
from ....ir.expressions import Expression, constant, product, symbol
from ....ir.interfaces.effects import accessed_arguments, is_pure
from ....ir.modules.symbols import argument_symbol
from ...analysis.liveness import Liveness
from ..analysis.index_expressions import Names
from .product_calls import ProductCall

Launch = LaunchOp | LaunchOneOfOp
Kernels = Mapping[str, KernelOp]


@dataclass(frozen=True)
class Neighbour:
    """A launch, the kernel that it runs, and the number of its argument that is an operand or result of a product."""

    launch: Launch
    kernel: KernelOp
    argument: int
    offset: Expression
    """Where in that memory the operand begins."""
    memory: SSAValue
    """The memory itself."""


@dataclass(frozen=True)
class Neighbourhood:
    """A product with all that can be computed with it."""

    product: ProductCall
    left: Neighbour | None
    right: Neighbour | None
    follower: Neighbour | None
    is_used_elsewhere: bool
    """Whether something reads the product, or what follows writes in its place, later."""

    @property
    def is_overwritten(self) -> bool:
        """Whether what follows writes in the place of the product."""
        if self.follower is None:
            return False
        uses = self.follower.kernel.body.block.args[self.follower.argument].uses
        return any(isinstance(use.operation, StoreOp) for use in uses)

    @property
    def stores_product(self) -> bool:
        """Whether the product itself must be in memory."""
        return self.follower is None or (self.is_used_elsewhere and not self.is_overwritten)

    @property
    def has_memory(self) -> bool:
        """Whether the memory of the product is written by any kernel that computes all."""
        return self.stores_product or self.is_overwritten

    @property
    def producers(self) -> list[Neighbour]:
        return [each for each in (self.left, self.right) if each is not None]

    @property
    def place(self) -> Operation:
        """The operation in whose place all is computed."""
        return self.product.op if self.follower is None else self.follower.launch


def neighbourhood(product: ProductCall, kernels: Kernels) -> tuple[Neighbourhood, list[str]]:
    """What can be computed with a product, and why the rest cannot."""
    function = product.op.parent_op()
    assert isinstance(function, FuncOp)
    liveness = Liveness(function)
    reasons: list[str] = []
    producers: list[Neighbour | None] = []
    for matrix in (product.left, product.right):
        found = _producer(matrix.buffer, product, kernels, liveness)
        producers.append(found if isinstance(found, Neighbour) else None)
        if isinstance(found, str):
            reasons.append(found)
    if all(producers) and product.left.buffer is product.right.buffer:
        producers = [None, None]
    given = [value for each in producers if each is not None for value in each.launch.arguments]
    inputs = [*product.op.operands, *given]
    read = frozenset(root for value in inputs for root in liveness.over_time(value))
    follower = _follower(product, kernels, liveness, read)
    if isinstance(follower, str):
        reasons.insert(0, follower)
        follower = None
    users = list(_users(product.op.results[0]))
    is_used = any(user is not None and (follower is None or user is not follower.launch) for user in users)
    left, right = producers
    return Neighbourhood(product, left, right, follower, is_used), reasons


def symbols_of(function: FuncOp) -> dict[str, BlockArgument]:
    """The arguments of a function that bring in its symbols."""
    found = {argument_symbol(function, argument): argument for argument in function.body.block.args}
    return {name: argument for name, argument in found.items() if name is not None}


def index_value(value: SSAValue) -> Expression:
    """An integer of a host program over its function's symbols."""
    if isinstance(value.owner, ValueOp):
        return value.owner.value.data
    function = value.owner.parent_op()
    assert isinstance(value, BlockArgument) and isinstance(function, FuncOp)
    name = argument_symbol(function, value)
    assert name is not None
    return symbol(name)


def _users(value: SSAValue) -> Iterator[Operation]:
    """The operations that use memory, through views too."""
    for use in value.uses:
        if isinstance(use.operation, ViewOp):
            yield from _users(use.operation.result)
        elif not isinstance(use.operation, FreeOp):
            yield use.operation


def _producer(
    operand: SSAValue, product_: ProductCall, kernels: Kernels, liveness: Liveness
) -> Neighbour | str | None:
    """The launch that computes an operand for this product alone, why it stays apart, or None if there is none."""
    memory, offset = operand, constant(0)
    while isinstance(view := memory.owner, ViewOp):
        memory, offset = view.input, offset + view.offset.data
    if not isinstance(memory.owner, AllocOp):
        return None
    users = [user for user in _users(memory) if user is not product_.op]
    if len(users) != 1 or not isinstance(launch := users[0], Launch) or not launch.is_before_in_block(product_.op) \
            or (kernel := kernels.get(launch.kernel_names[0])) is None or list(launch.arguments).count(memory) != 1:
        return None
    position = list(launch.arguments).index(memory)
    reads, writes = accessed_arguments(kernel)
    if writes != {position} or position in reads:
        return "what computes an operand writes other memory too"
    read = frozenset(root for at in reads for root in liveness.over_time(launch.arguments[at]))
    between = launch.next_op
    while between is not product_.op:
        assert between is not None
        if _written(between, kernels, liveness) & read:
            return "what an operand is computed from is written meanwhile"
        between = between.next_op
    reason = why_no_elementwise(kernel, position, launch, None)
    return reason if reason is not None else Neighbour(launch, kernel, position, offset, memory)


def _written(op: Operation, kernels: Kernels, liveness: Liveness) -> frozenset[SSAValue]:
    """The memory that an operation may write."""
    values: Sequence[SSAValue] = op.operands
    if isinstance(op, AllocOp | ViewOp | ValueOp):
        values = ()
    elif isinstance(op, Launch) and (kernel := kernels.get(op.kernel_names[0])) is not None:
        values = [op.arguments[at] for at in accessed_arguments(kernel)[1]]
    elif has_schema(op) and not any(argument.type.is_written for argument in schema_of(op).arguments):
        values = ()
    return frozenset(root for value in values for root in liveness.over_time(value))


def _follower(product_: ProductCall, kernels: Kernels, liveness: Liveness,
              read: frozenset[SSAValue]) -> Neighbour | str:
    """The launch that uses a product first, or why that is not computed with it."""
    nothing = "nothing follows that it could be computed with"
    result = product_.op.results[0]
    users = sorted((user for user in _users(result)), key=lambda op: liveness.position[op])
    if not users or not isinstance(launch := users[0], Launch) or launch.parent is not product_.op.parent \
            or (kernel := kernels.get(launch.kernel_names[0])) is None:
        return nothing
    positions = [at for at, value in enumerate(launch.arguments) if result in liveness.roots.get(value, ())]
    if len(positions) != 1:
        return "what follows reads it more than once, or under a condition"
    value = launch.arguments[positions[0]]
    while isinstance(view := value.owner, ViewOp):
        if view.offset.data != 0 or not isinstance(type := view.result.type, BufferType) or not type.is_contiguous:
            return "what follows reads a part of it"
        value = view.input
    between = product_.op.next_op
    while between is not launch:
        if not isinstance(between, AllocOp | ViewOp | ValueOp):
            return "something else happens before what follows"
        between = between.next_op
    if _written(launch, kernels, liveness) & read:
        return "what follows writes to its operands"
    reason = why_no_elementwise(kernel, positions[0], launch, product_.sizes)
    return reason if reason is not None else Neighbour(launch, kernel, positions[0], constant(0), result)


def why_no_elementwise(
    kernel: KernelOp, argument: int, launch: Launch, sizes: Sequence[Expression] | None
) -> str | None:
    """Why a kernel does not compute each element of its `argument` from those at one place of what it reads, or, given
    the sizes of a product, each of its results from one element of the `argument`."""
    value = kernel.body.block.args[argument]
    uses = [use.operation for use in value.uses]
    reads = [use for use in uses if isinstance(use, LoadOp)]
    wanted = reads if sizes is not None else uses
    if len(wanted) != 1 or any(isinstance(use, LoadOp | StoreOp) and use.mask is not None for use in uses) \
            or any(isinstance(use, LoadOp) and use.stride is not None for use in uses):
        return "what follows reads it more than once, or under a condition" if sizes is not None \
            else "what computes an operand writes it more than once, or under a condition"
    what = "what follows" if sizes is not None else "what computes an operand"
    nest = parallel_nest(kernel)
    for op in kernel.walk():
        is_loop = isinstance(op, LoopOp) and op not in nest
        if is_loop or not (isinstance(op, LoadOp | StoreOp | ParallelOp | KernelOp) or not op.regions):
            return f"{what} has a {op.name}"
        if not (op.regions or is_pure(op) or isinstance(op, LoadOp | StoreOp)):
            return f"{what} has a {op.name}"
    names = Names()
    if not nest or any(loop.lower_bound != 0 or loop.step_size != 1 for loop in nest):
        return f"the loops of {what} are not over its rows and columns"
    trips = trip_counts(nest, kernel, launch, names)
    if sizes is not None and product(trips) != product(sizes):
        return f"the loops of {what} are not over its rows and columns"
    place = linear([names.of(loop.induction_variable) for loop in nest],
                   [names.simplify(names.read(loop, loop.upper_bound)) for loop in nest])
    if any(names.simplify(names.expressions(use)["subscript"] - place) != 0 for use in uses):
        return f"{what} reads it at other places than it computes" if sizes is not None \
            else f"{what} writes it in another order than it computes"
    return None


def parallel_nest(kernel: KernelOp) -> list[ParallelOp]:
    """The loops of a kernel, outermost first, if they are one nest; none if not."""
    nest: list[ParallelOp] = []
    block = kernel.body.block
    while len(loops := [op for op in block.ops if isinstance(op, ParallelOp)]) == 1:
        nest.append(loops[0])
        block = loops[0].body.block
    return [] if loops else nest


def trip_counts(nest: Sequence[ParallelOp], kernel: KernelOp, launch: Launch, names: Names) -> list[Expression]:
    """How many iterations the loops of a kernel have in a launch, over the symbols of the host program."""
    known = {}
    for argument, value in zip(kernel.body.block.args, launch.arguments, strict=True):
        if isinstance(argument.type, IndexType) and (name := names.of(argument).as_symbol) is not None:
            known[name] = index_value(value)
    return [names.read(loop, loop.upper_bound).substitute(known) for loop in nest]


def linear(place: Sequence[Expression], sizes: Sequence[Expression | int]) -> Expression:
    """The row-major place of an element."""
    total = constant(0)
    for index, size in zip(place, sizes, strict=True):
        total = total * size + index
    return total
