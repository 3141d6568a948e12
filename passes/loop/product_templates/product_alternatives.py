"""The alternatives of a matrix product: kernels of a template, and private functions that launch several, or call the
library."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, StringAttr, f32
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from ....ir.dialects.aten import arguments
from ....ir.dialects.aten.out_variants import product_into
from ....ir.dialects.host import AllocOp, BufferType, LaunchOneOfOp, LaunchOp, ViewOp
from ....ir.dialects.loop import KernelOp
from ....ir.dialects.shape import ValueOp
from ....ir.expressions import Expression
from ....ir.locations import inherit_location
from ....ir.modules.symbols import is_private
from ....ir.text import print_module
from ...analysis.product_tiles import ProductTile
from ...analysis.shared_memory import launched_in
from ...rewriting.edits import erase, insert_before
from .product_kernels import ProductKernels
from .product_neighbours import Neighbourhood, index_value, symbols_of


class Alternatives:
    """Makes them for the products of a module, equal ones once."""

    def __init__(self, context: Context, module: ModuleOp, candidates: int, with_library: bool):
        self.context, self.module = context, module
        self.candidates, self.with_library = candidates, with_library
        self.kernels = {op.sym_name.data: op for op in module.ops if isinstance(op, KernelOp)}
        self._taken = {str(op.properties["sym_name"].data) for op in module.ops  # type: ignore[attr-defined]
                       if "sym_name" in op.properties}
        self._made: dict[str, str] = {}
        self._replaced: dict[str, None] = {}

    def of(self, around: Neighbourhood, precision: str) -> list[str]:
        """Put a launch of one of its alternatives in the place of a product and of its neighbours; their names."""
        region = _Region(around)
        kernels = ProductKernels(self.context, around, precision, region.symbols)
        follower = around.follower
        base = around.product.op.name.removeprefix("aten.").strip("_")
        stem = base if follower is None else f"{base}_{follower.kernel.sym_name.data}"
        names: list[str] = []
        tiles = around.product.tiles(self.candidates)
        for tile in tiles:
            names.append(self._add(kernels.whole(tile, region.values, with_producers=True), stem))
        for tile in tiles[:2] if around.producers else ():
            names.append(self._apart(region, kernels, tile, stem))
        for tile in tiles[:2]:
            if (parts := around.product.parts(tile)) > 1:
                names.append(self._in_parts(region, kernels, tile, parts, stem))
        if self.with_library:
            names.append(self._add(region.function(region.library), f"{stem}_library"))
        region.replace(names)
        for launch in region.launches:
            self._replaced.update(dict.fromkeys(launch.kernel_names))
        return list(dict.fromkeys(names))

    def _apart(self, region: _Region, kernels: ProductKernels, tile: ProductTile, stem: str) -> str:
        """The factors are computed first, by their own kernels."""
        factors = [each.buffer for each in (region.around.product.left, region.around.product.right)]
        inner = list(dict.fromkeys([*region.values, *factors]))
        kernel = kernels.whole(tile, inner, with_producers=False)
        given = _without_unused(kernel, inner)
        name = self._add(kernel, f"{stem}_of_factors")
        return self._add(region.function(lambda values: [LaunchOp(name, [values[each] for each in given])]),
                         f"{stem}_apart")

    def _in_parts(self, region: _Region, kernels: ProductKernels, tile: ProductTile, parts: int, stem: str) -> str:
        """Parts of long sums are computed side by side, and added by a kernel of their own."""
        product = region.around.product
        sums = AllocOp(BufferType.of([parts, *product.sizes], f32))
        sums.result.name_hint = "sums"
        inner = [*region.values, sums.result]
        partial = kernels.partial(tile, parts, inner, sums.result, with_producers=True)
        total = kernels.total(parts, inner, sums.result)
        given, taken = _without_unused(partial, inner), _without_unused(total, inner)
        first, second = self._add(partial, f"{stem}_partial"), self._add(total, f"{stem}_total")

        def body(values: dict[SSAValue, SSAValue]) -> list[Operation]:
            values[sums.result] = sums.result
            return [sums, LaunchOp(first, [values[each] for each in given]),
                    LaunchOp(second, [values[each] for each in taken])]

        return self._add(region.function(body, with_producers=False), f"{stem}_in_parts")

    def _add(self, op: KernelOp | FuncOp, stem: str) -> str:
        """The name of a kernel or function, which is put into the module unless an equal one is there."""
        op.properties["sym_name"] = StringAttr(stem)
        text = _text(op)
        if text not in self._made:
            name, number = stem, 0
            while name in self._taken:
                number += 1
                name = f"{stem}_{number}"
            self._taken.add(name)
            op.properties["sym_name"] = StringAttr(name)
            last = next(each for each in self.module.ops if isinstance(each, FuncOp) and not is_private(each))
            Rewriter.insert_op(op, InsertPoint.before(last))
            self._made[text] = name
        return self._made[text]

    def drop_unused(self) -> None:
        """Drop kernels that nothing launches any more."""
        launched = launched_in(self.module)
        for name in self._replaced:
            if name not in launched:
                Rewriter.erase_op(self.kernels[name])


class _Region:
    """The operations that alternatives take the place of, and the values of the host program that these take."""

    def __init__(self, around: Neighbourhood):
        self.around = around
        function = around.product.op.parent_op()
        assert isinstance(function, FuncOp)
        self.launches = [each.launch for each in (*around.producers, around.follower) if each is not None]
        inside: list[Operation] = [around.product.op, *self.launches]
        for each in around.producers:
            inside.append(each.memory.owner)  # type: ignore[arg-type]
            inside.extend(_views(each.memory))
        if around.follower is not None and not around.is_used_elsewhere:
            inside.extend(_views(around.product.op.results[0]))
        self.inside = [op for op in function.body.block.ops if op in set(inside)]
        results = {result for op in self.inside for result in op.results}
        self._result = around.product.op.results[0] if around.has_memory else None
        wanted = [*([] if around.follower is None else around.follower.launch.arguments),
                  *([] if self._result is None else [self._result]),
                  *(value for op in self.inside for value in op.operands)]
        given = list(dict.fromkeys(value for value in wanted if value not in results or value is self._result))
        buffers = [value for value in given if isinstance(value.type, BufferType)]
        names = set().union(*(_symbols(value.type) for op in self.inside for value in (*op.operands, *op.results)),
                            *(index_value(value).symbols() for value in given if value not in buffers),
                            *(op.offset.data.symbols() for op in self.inside if isinstance(op, ViewOp)))
        arguments = symbols_of(function)
        self.symbols: dict[str, SSAValue] = {name: arguments[name] for name in sorted(names)}
        self.values = [*buffers, *self.symbols.values()]

    def function(
        self, end: Callable[[dict[SSAValue, SSAValue]], Iterable[Operation]], *, with_producers: bool = True
    ) -> FuncOp:
        """A private function of the values that computes the factors, if it is to, and then what `end` gives for it."""
        block = Block(arg_types=[value.type for value in self.values])
        values: dict[SSAValue, SSAValue] = dict(zip(self.values, block.args, strict=True))
        for value, argument in values.items():
            argument.name_hint = value.name_hint
        numbers = dict.fromkeys(argument for op in self.inside for argument in op.operands
                                if isinstance(argument.owner, ValueOp))
        end_of_producers = self.inside.index(self.around.product.op)
        before = [*(value.owner for value in numbers), *(self.inside[:end_of_producers] if with_producers else ())]
        for op in before:
            assert isinstance(op, Operation)
            block.add_op(op.clone(values))
        for op in (*end(values), ReturnOp()):
            inherit_location(op, self.around.product.op)
            block.add_op(op)
        attributes = [DictionaryAttr({})] * (len(self.values) - len(self.symbols))
        attributes += [DictionaryAttr({"shape.symbol": StringAttr(name)}) for name in self.symbols]
        function = FuncOp("part", ([value.type for value in self.values], []), Region(block), visibility="private",
                          arg_attrs=ArrayAttr(attributes) if self.symbols else None)
        function.location = self.around.product.op.location
        return function

    def library(self, values: dict[SSAValue, SSAValue]) -> Iterator[Operation]:
        """The library's call of the product, into memory if that is given, and the launch that follows."""
        op, result = self.around.product.op, self.around.product.op.results[0]
        if result in values:
            given = {name: _mapped(argument, values) for name, argument in arguments(op).items()}
            yield product_into(op, given, values[result])
        else:
            yield op.clone(values)
        for later in self.inside[self.inside.index(op) + 1:]:
            yield later.clone(values)

    def replace(self, names: Sequence[str]) -> None:
        """Put a launch of one of some kernels and functions in the place of the operations."""
        place = self.around.place
        if self._result is not None:
            type = self._result.type
            assert isinstance(type, BufferType)
            memory = AllocOp(type)
            memory.result.name_hint = self._result.name_hint
            insert_before(self.around.product.op, memory)
            self._result.replace_all_uses_with(memory.result)
            self.values = [memory.result if value is self._result else value for value in self.values]
        names = list(dict.fromkeys(names))
        new = LaunchOp(names[0], self.values) if len(names) == 1 else LaunchOneOfOp(names, self.values)
        insert_before(place, new, like=self.inside)
        erase(*reversed(self.inside))


def _mapped(argument: Any, values: Mapping[SSAValue, SSAValue]) -> Any:
    """An argument of a call with the operands in it exchanged."""
    if isinstance(argument, list | tuple):
        return [_mapped(each, values) for each in argument]
    return values.get(argument, argument) if isinstance(argument, SSAValue) else argument


def _text(op: Operation) -> str:
    """The text of an operation, whatever its values are called."""
    copy = op.clone()
    for inner in copy.walk():
        for value in (*inner.results, *(argument for region in inner.regions for argument in region.block.args)):
            value.name_hint = None
    return print_module(ModuleOp([copy]))


def _without_unused(kernel: KernelOp, values: Sequence[SSAValue]) -> list[SSAValue]:
    """Drop the arguments of a kernel that it does not use; those of `values` that are left."""
    pairs = list(zip(list(kernel.body.block.args), values, strict=True))
    for argument, _ in pairs:
        if argument.first_use is None:
            kernel.body.block.erase_arg(argument)
    return [value for argument, value in pairs if argument in kernel.body.block.args]


def _views(value: SSAValue) -> list[Operation]:
    """The views of a buffer, and of these, in order."""
    views = [use.operation for use in value.uses if isinstance(use.operation, ViewOp)]
    return [each for view in views for each in (view, *_views(view.results[0]))]


def _symbols(type: Attribute) -> set[str]:
    if not isinstance(type, BufferType):
        return set()
    numbers: list[Expression] = [*type.sizes.data, *type.strides.data]
    return set().union(*(number.symbols() for number in numbers))
