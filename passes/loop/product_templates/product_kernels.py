"""Kernels of matrix products: templates, with what makes the factors and what becomes of the sums put in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, MemRefType, f32
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.rewriter import Rewriter

from ....ir.dialects import arith
from ....ir.dialects.host import BufferType
from ....ir.dialects.loop import IMPRECISE_TERMS, KernelOp, LoadOp, LoopOp, ParallelOp, StoreOp, YieldOp
from ....ir.dtypes import stored_type
from ....ir.expressions import Expression, constant
from ....ir.locations import inherit_location
from ....ir.machines.gpu import Gpu
from ....ir.rewriting.dead_code import erase_dead
from ...analysis.product_tiles import ProductTile
from ...rewriting.edits import insert_before, move_before
from ..analysis.index_expressions import Names, replace_index
from .product_calls import ProductCall
from .product_neighbours import Neighbour, Neighbourhood, index_value, linear, parallel_nest, trip_counts
from .templates import holes, instantiate

LANES = 512
"""Of a block of sums whose parts are added."""


def axes_of(product: ProductCall, tile: ProductTile) -> dict[str, str] | None:
    """Launch axes for matrices, rows and columns: the most programs, or an unknown number of them, are along x. None if
    there are too many along another."""
    axes = {"matrix": "z", "row": "x", "column": "y"}
    rows, columns = product.rows.as_int, product.columns.as_int
    counts = {"matrix": product.matrices.as_int, "row": None if rows is None else -(-rows // tile.rows),
              "column": None if columns is None else -(-columns // tile.columns)}
    large = [name for name, count in counts.items() if count is None or count > Gpu.most_programs_across]
    if len(large) > 1:
        return None
    for name in large:
        axes["row"], axes[name] = axes[name], "x"
    return axes


@dataclass(frozen=True)
class ProductKernels:
    """Makes kernels of a product; their arguments are given values of the host program, buffers and then symbols."""

    context: Context
    around: Neighbourhood
    precision: str
    symbols: Mapping[str, SSAValue]

    @property
    def product(self) -> ProductCall:
        return self.around.product

    def whole(self, tile: ProductTile, values: Sequence[SSAValue], *, with_producers: bool) -> KernelOp:
        """The product and what follows it; its factors are computed from what their producers read, or loaded."""
        shell = self._of_template(tile, values, self.product, with_producers)
        return self._completed(shell, [shell.index(name) for name in "zij"])

    def partial(self, tile: ProductTile, parts: int, values: Sequence[SSAValue], sums: SSAValue, *,
                with_producers: bool) -> KernelOp:
        """The sums of parts of the terms, as if these parts were matrices of a batch."""
        whole, part = self.product, self.product.terms // parts
        left, right = (matrix._replace(matrix=part * matrix.term) for matrix in (whole.left, whole.right))
        cut = ProductCall(whole.op, constant(parts), whole.rows, whole.columns, part, whole.element, left, right,
                          None, whole.imprecise_terms)
        shell = self._of_template(tile, values, cut, with_producers)
        shell.store(shell.end.operands[0], sums, shell.at([shell.index(name) for name in "zij"], cut.sizes))
        return shell.finish()

    def total(self, parts: int, values: Sequence[SSAValue], sums: SSAValue) -> KernelOp:
        """What becomes of the sums of all parts: they are added, and what follows is computed."""
        rows, columns = self.product.rows, self.product.columns
        lanes = min(LANES, 1 << (columns.as_int or LANES).bit_length() - 1)
        kernel = instantiate(self.context, "total", KernelOp, {
            "rows": _text(rows), "columns": _text(columns), "parts": parts, "block_rows": LANES // lanes,
            "block_columns": lanes, "symbols": self._symbol_arguments()})
        shell = _Shell(kernel, self.product.op, [sums, *self.symbols.values()], values)
        return self._completed(shell, [constant(0), shell.index("i"), shell.index("j")])

    def _of_template(self, tile: ProductTile, values: Sequence[SSAValue], product: ProductCall,
                     with_producers: bool) -> _Shell:
        axes = axes_of(product, tile)
        assert axes is not None
        kernel = instantiate(self.context, "matmul", KernelOp, {
            "left_type": stored_type(product.left.element), "right_type": stored_type(product.right.element),
            "precision": self.precision, "imprecise_terms": "" if product.imprecise_terms is None
            else f", {IMPRECISE_TERMS} = {product.imprecise_terms} : i64", "warps": tile.warps, "stages": tile.stages,
            "matrices": _text(product.matrices), "rows": _text(product.rows), "columns": _text(product.columns),
            "terms": _text(product.terms), "block_rows": tile.rows, "block_columns": tile.columns,
            "block_terms": tile.terms, "left_matrix": _text(product.left.matrix), "left_row": _text(product.left.line),
            "left_term": _text(product.left.term), "right_matrix": _text(product.right.matrix),
            "right_column": _text(product.right.line), "right_term": _text(product.right.term),
            "symbols": self._symbol_arguments(), **{f"{name}_axis": axis for name, axis in axes.items()}})
        given = [product.left.buffer, product.right.buffer, *self.symbols.values()]
        shell = _Shell(kernel, product.op, given, values)
        matrix, row, column, term = map(shell.index, "zijk")
        for hole, line, factor, producer in (("left", row, product.left, self.around.left),
                                             ("right", column, product.right, self.around.right)):
            if with_producers and producer is not None:
                strides = map(shell.local, (factor.matrix, factor.line, factor.term))
                index = zip((matrix, line, term), strides, strict=True)
                place = sum((each * stride for each, stride in index), shell.local(producer.offset))
                shell.compute(hole, producer, place)
        shell.multiply([product.left.element, product.right.element])
        return shell

    def _symbol_arguments(self) -> str:
        return "".join(f", %{name}: index" for name in self.symbols)

    def _completed(self, shell: _Shell, place: Sequence[Expression]) -> KernelOp:
        """The kernel in which a sum is rounded as the library does, and what becomes of it is put in."""
        around, product = self.around, self.product
        value = shell.end.operands[0]
        for index, scale in zip(place[1:], product.scales, strict=True):
            if scale is not None:
                value = shell.add(arith.MulfOp(value, shell.load(scale.buffer, index * shell.local(scale.line))))
        if product.bias is not None:
            strides = [shell.local(stride) for stride in product.bias_strides()]
            added = shell.load(product.bias, sum((index * stride for index, stride in zip(place, strides, strict=True)),
                                                 constant(0)))
            if added.type != value.type:
                added = shell.add(arith.ExtFOp(added, value.type))
            value = shell.add(arith.AddfOp(value, added))
        if value.type != product.element:
            value = shell.add(arith.TruncFOp(value, product.element))
        if around.stores_product:
            shell.store(value, product.op.results[0], shell.at(place, product.sizes))
        if around.follower is not None:
            shell.follow(around.follower, value, shell.at(place, product.sizes))
        return shell.finish()


class _Shell:
    """A kernel of a template that is being completed: it takes what was asked for, and has the holes still."""

    def __init__(self, kernel: KernelOp, source: Operation, given: Sequence[SSAValue], values: Sequence[SSAValue]):
        """`given` are the values of the host program that the template's arguments are, `values` those of the kernel's
        that comes of it."""
        self.kernel, self.names, self.source = kernel, Names(), source
        for op in kernel.walk():
            inherit_location(op, source)
        self.holes = holes(kernel)
        self.end = self.holes["epilogue"]
        self._loops = {loop.induction_variable.name_hint: loop for loop in kernel.walk() if isinstance(loop, LoopOp)}
        block = kernel.body.block
        self._old = list(block.args)
        self.arguments: dict[SSAValue, SSAValue] = {}
        for value in values:
            self.arguments[value] = argument = block.insert_arg(_argument_type(value.type), len(block.args))
            argument.name_hint = value.name_hint
        for argument, value in zip(self._old, given, strict=True):
            if value in self.arguments:
                argument.replace_all_uses_with(self.arguments[value])
        for load in [op for op in kernel.walk() if isinstance(op, LoadOp)]:
            self.names.write(load, self.names.expressions(load))  # without the operands that are multiplied by zero
        self._symbols = {str(index_value(value)): self.names.of(argument) for value, argument in self.arguments.items()
                         if isinstance(value.type, IndexType)}

    def finish(self) -> KernelOp:
        """The kernel, when all holes are filled."""
        for argument in self._old:
            self.kernel.body.block.erase_arg(argument)
        Rewriter.erase_op(self.end)
        erase_dead(self.kernel)
        return self.kernel

    def index(self, loop: str) -> Expression:
        """The variable of a loop of the template; zero if it has one iteration."""
        found = self._loops[loop]
        return constant(0) if found.upper_bound == 1 else self.names.of(found.induction_variable)

    def local(self, expression: Expression) -> Expression:
        """An expression over the symbols of the host program, over the kernel's arguments."""
        return expression.substitute(self._symbols)

    def at(self, place: Sequence[Expression], sizes: Sequence[Expression]) -> Expression:
        """Where an element of a row-major tensor lies."""
        return linear(place, [self.local(size) for size in sizes])

    def add(self, op: Operation, before: Operation | None = None) -> SSAValue:
        """The result of an operation, which is put before the end."""
        insert_before(before or self.end, op, like=(self.source,))
        return op.results[0] if op.results else self.end.operands[0]

    def load(self, buffer: SSAValue, place: Expression) -> SSAValue:
        indices, [subscript] = self.names.close(self.names.simplify(place))
        return self.add(LoadOp(self.arguments[buffer], subscript, indices))

    def store(self, value: SSAValue, buffer: SSAValue, place: Expression) -> None:
        indices, [subscript] = self.names.close(self.names.simplify(place))
        self.add(StoreOp(value, self.arguments[buffer], subscript, indices))

    def multiply(self, elements: Sequence[Attribute]) -> None:
        """Fill the hole of the product of two factors of some types, which they are or are the bits of."""
        hole = self.holes["product"]
        factors: list[SSAValue] = []
        for value, element in zip(hole.operands, elements, strict=True):
            if value.type != element:
                value = self.add(arith.BitcastOp(value, element), hole)
            factors.append(value if element == f32 else self.add(arith.ExtFOp(value, f32), hole))
        left, right = factors
        hole.results[0].replace_all_uses_with(self.add(arith.MulfOp(left, right), hole))
        Rewriter.erase_op(hole)

    def compute(self, hole: str, producer: Neighbour, place: Expression) -> None:
        """Compute the element of a factor at a place of its memory where the template loads it."""
        load = self.holes[hole]
        [store] = [op for op in self._inline(producer, place, load) if isinstance(op, StoreOp)]
        load.results[0].replace_all_uses_with(store.value)
        Rewriter.erase_op(store)
        Rewriter.erase_op(load)

    def follow(self, follower: Neighbour, value: SSAValue, place: Expression) -> None:
        """Compute what follows from an element of the product."""
        product = follower.kernel.body.block.args[follower.argument]
        number = [use.operation for use in product.uses if isinstance(use.operation, LoadOp)]
        read = list(follower.kernel.walk()).index(number[0])
        self._inline(follower, place, self.end, {read: value})

    def _inline(
        self, neighbour: Neighbour, place: Expression, before: Operation, values: Mapping[int, SSAValue] | None = None
    ) -> list[Operation]:
        """The operations of a kernel for the element at a place, with `values` for some by their number in it."""
        kernel = neighbour.kernel.clone()
        nest, ops = parallel_nest(kernel), list(kernel.walk())
        for number, value in (values or {}).items():
            ops[number].results[0].replace_all_uses_with(value)
            Rewriter.erase_op(ops[number])
        trips = [self.local(trip) for trip in trip_counts(nest, kernel, neighbour.launch, Names())]
        variables = [loop.induction_variable for loop in nest]
        for variable in variables:
            self.names.of(variable)
        moved = list(_flat(kernel.body.block))
        move_before(before, *moved)
        for variable, index in zip(variables, _unravelled(place, trips), strict=True):
            replace_index(self.names, variable, self.names.simplify(index))
        for argument, value in zip(kernel.body.block.args, neighbour.launch.arguments, strict=True):
            if isinstance(argument.type, IndexType):
                replace_index(self.names, argument, self.local(index_value(value)))
            elif argument.first_use is not None:
                # A view of the product lies where the product does.
                given = self.arguments.get(value, self.arguments.get(self.source.results[0]))
                if given is not None and value is not neighbour.memory:
                    argument.replace_all_uses_with(given)
        return moved


def _flat(block: Block) -> Iterator[Operation]:
    """The operations of a nest of loops, those between the loops too, in order."""
    for op in list(block.ops):
        if isinstance(op, ParallelOp):
            yield from _flat(op.body.block)
        elif not isinstance(op, YieldOp):
            yield op


def _unravelled(place: Expression, trips: Sequence[Expression]) -> list[Expression]:
    """The indices of an element of a row-major tensor by its place."""
    indices = []
    for size in reversed(trips[1:]):
        indices.append(place % size)
        place = place // size
    return [place, *reversed(indices)] if trips else []


def _argument_type(type: Attribute) -> Attribute:
    """What a kernel takes for a value of the host program."""
    if not isinstance(type, BufferType):
        return type
    return MemRefType(stored_type(type.element_type), [DYNAMIC_INDEX if type.extent is None else max(type.extent, 1)])


def _text(expression: Expression) -> str:
    """An expression over symbols as the text of a template has it."""
    return expression.format(lambda name: f"%{name}")
