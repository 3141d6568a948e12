"""The pass `instantiate-templates`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import prod

from xdsl.context import Context
from xdsl.dialects.builtin import Float32Type, MemRefType, ModuleOp, StringAttr
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from ...ir.context import watcher_of
from ...ir.dialects.host import AllocOp, BufferType, LaunchOneOfOp, LaunchOp, ViewOp
from ...ir.dialects.loop import KernelOp, StoreOp
from ...ir.dialects.shape import ValueOp
from ...ir.dialects.triton import FuncOp
from ...ir.float32_products import allows_tf32
from ...ir.locations import inherit_location
from ...ir.watching import counted
from ..prim.numerics import Numerics, numerics_of
from .product_epilogues import epilogue, put_in, why_no_epilogue
from .products import PRODUCTS, Product, product_of
from .templates import instantiate

LEAST = 16
"""Rows and columns that a product must have: those of the smallest block that tensor cores multiply."""

MOST_PROGRAMS = 65535
"""Programs of a launch along y or z."""

MODULE, LIBRARY, TF32, IEEE = "module", "library", "tf32", "ieee"


@dataclass(frozen=True)
class InstantiateTemplates(ModulePass):
    """Compute a matrix product and what follows from each of its elements in one kernel, made of a template.

        %c = aten.mm %a, %b : (!host.buffer<[512, 256], bf16>, ...) -> !host.buffer<[512, 512], bf16>
        host.launch @relu(%c, %y) : ...
    becomes
        triton.func @mm_relu(%y: ..., %left: ..., %right: ...) attributes {num_warps = 8 : i32, ...} { ... }
        triton.func @mm_relu_1(...) ...
        host.launch_one_of [@mm_relu, @mm_relu_1](%y, %a, %b) : ...
    The template is text, templates/matmul.mlir; the variants differ in their tiles, and the fastest is found by
    measuring. What follows must be a kernel that computes each element from one of the product. The sum is rounded to
    the product's type before it, as it is by the library, and a bias is added before that.

    The library is faster at long sums, so a product with more than `max-inner` terms stays its, and so does one behind
    which nothing would be saved, unless `always` is given. Products of f32 stay the library's too, unless the module
    allows tf32 for them (`stepwell.float32_products`), or `float32` says how to multiply them: `tf32` or `ieee`.
    """

    name = "instantiate-templates"

    candidates: int = 4
    """Tiles to choose from at most."""
    max_inner: int = 1024
    """Terms of a sum up to which the template is used."""
    float32: str = MODULE
    """How f32 is multiplied: as the module says, or by the library, or in a template as tf32 or as it is."""
    always: bool = False
    """Whether to use the template for every product that it can compute."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher, numerics = watcher_of(ctx), numerics_of(op)
        if numerics < Numerics.DEFAULT:
            return
        float32 = self.float32
        if float32 == MODULE:
            float32 = TF32 if allows_tf32(op) else LIBRARY
        instances = _Instances(ctx, op, self.candidates, float32, numerics == Numerics.FAST)
        for call in [each for each in op.walk() if each.name in PRODUCTS]:
            product = product_of(call)
            reason = product if isinstance(product, str) else self._why_not(product, float32)
            follower: _Follower | None = None
            if reason is None:
                assert isinstance(product, Product)
                found = _follower(product, instances.kernels)
                if isinstance(found, _Follower):
                    follower = found
                elif not self.always:
                    reason = found
            if reason is not None:
                watcher.missed(self.name, call, f"{call.name} stays the library's: {reason}")
            elif watcher.allows(self.name, call):
                assert isinstance(product, Product)
                names = instances.of(product, follower)
                together = "" if follower is None else f", with @{follower.kernel.sym_name.data}"
                kernels = counted(len(names), "kernel")
                watcher.done(self.name, call, f"{call.name} becomes {kernels} of a template{together}")
        instances.drop_unused()

    def _why_not(self, product: Product, float32: str) -> str | None:
        if isinstance(product.element, Float32Type) and float32 not in (TF32, IEEE):
            return "its elements are f32"
        if min(product.sizes[-2:]) < LEAST or product.inner < LEAST:
            return "it is thin"
        if prod(product.sizes[:-2]) > MOST_PROGRAMS or product.sizes[-1] > MOST_PROGRAMS * LEAST:
            return "it has more matrices or columns than a launch has programs"
        if max(product.left[1:] + product.right[1:]) * 256 >= 1 << 31:
            return "its strides are too large"
        if product.inner > self.max_inner and not self.always:
            return f"its sums have {product.inner} terms, bound {self.max_inner}"
        return None


@dataclass(frozen=True)
class _Follower:
    """The launch that alone reads a product, and the number of its argument that is the product."""

    launch: LaunchOp | LaunchOneOfOp
    kernel: KernelOp
    argument: int


def _follower(product: Product, kernels: dict[str, KernelOp]) -> _Follower | str:
    """What follows a product and can be computed with it, or why there is nothing."""
    value = product.op.results[0]
    while value.has_one_use() and isinstance(view := next(iter(value.uses)).operation, ViewOp):
        if view.offset.data != 0 or not isinstance(type := view.result.type, BufferType) or not type.is_contiguous:
            return "what follows reads a part of it"
        value = view.result
    if not value.has_one_use():
        return "nothing follows that it could be computed with"
    [use] = value.uses
    launch = use.operation
    if not isinstance(launch, LaunchOp | LaunchOneOfOp) or launch.parent is not product.op.parent \
            or (kernel := kernels.get(_names(launch)[0])) is None:
        return "nothing follows that it could be computed with"
    if not all(isinstance(argument.type, MemRefType) for argument in kernel.body.block.args):
        return "the sizes of what follows are symbolic"
    between = product.op.next_op
    while between is not launch:
        if not isinstance(between, AllocOp | ViewOp | ValueOp):
            return "something else happens before what follows"
        between = between.next_op
    operands = {_memory(value) for value in product.op.operands}
    for argument, buffer in zip(kernel.body.block.args, launch.arguments, strict=True):
        is_written = any(isinstance(each.operation, StoreOp) and each.operation.buffer is argument
                         for each in argument.uses)
        if is_written and _memory(buffer) in operands:
            return "what follows writes to its operands"
    reason = why_no_epilogue(kernel, use.index, product)
    return reason if reason is not None else _Follower(launch, kernel, use.index)


def _names(launch: LaunchOp | LaunchOneOfOp) -> list[str]:
    """The kernels that a launch runs, or chooses from."""
    return launch.kernel_names if isinstance(launch, LaunchOneOfOp) else [launch.kernel.string_value()]


def _memory(buffer: SSAValue) -> SSAValue:
    """The buffer that a view shows a part of."""
    while isinstance(buffer.owner, ViewOp):
        buffer = buffer.owner.input
    return buffer


class _Instances:
    """The kernels that a run of the pass makes: equal ones once."""

    def __init__(self, context: Context, module: ModuleOp, candidates: int, float32: str, is_fast: bool):
        self.context, self.module, self.is_fast = context, module, is_fast
        self.candidates, self.float32 = candidates, float32
        self.kernels = {op.sym_name.data: op for op in module.ops if isinstance(op, KernelOp)}
        self.taken = {str(op.properties["sym_name"].data) for op in module.ops  # type: ignore[attr-defined]
                      if "sym_name" in op.properties}
        self.made: dict[Hashable, tuple[list[str], bool]] = {}
        self.replaced: dict[str, None] = {}

    def of(self, product: Product, follower: _Follower | None) -> list[str]:
        """Put launches of kernels for a product in its place; their names."""
        call = product.op
        result = call.results[0]
        if follower is None:
            count = prod(product.sizes)
            kernel = instantiate(self.context, "store", KernelOp, {"count": count, "type": product.element})
            inherit_location(kernel, call)
            argument, place, given = 0, call, [result, result]
            base = call.name.removeprefix("aten.")
        else:
            kernel, argument, place = follower.kernel, follower.argument, follower.launch
            given = list(follower.launch.arguments)
            base = f"{call.name.removeprefix('aten.')}_{kernel.sym_name.data}"
            self.replaced.update(dict.fromkeys(_names(follower.launch)))
        bias = product.bias
        key = (base, argument, product.sizes, product.inner, product.element, product.left[1:], product.right[1:],
               None if bias is None else (bias.extent, tuple(bias.strides)))
        if key not in self.made:
            self.made[key] = self._make(product, kernel, argument, base)
        names, keeps_product = self.made[key]
        if follower is None or keeps_product:
            # The result is now memory that the kernel writes to.
            type = result.type
            assert isinstance(type, BufferType)
            memory = AllocOp(type)
            memory.result.name_hint = result.name_hint
            inherit_location(memory, call)
            Rewriter.insert_op(memory, InsertPoint.before(call))
            result.replace_all_uses_with(memory.result)
            given = [memory.result if value is result else value for value in given]
        buffers = [*given[:argument], *given[argument + (not keeps_product):]]
        buffers += [*([] if bias is None else [bias.buffer]), product.left.buffer, product.right.buffer]
        new = LaunchOp(names[0], buffers) if len(names) == 1 else LaunchOneOfOp(names, buffers)
        inherit_location(new, *dict.fromkeys((call, place)))
        Rewriter.insert_op(new, InsertPoint.before(place))
        if follower is not None:
            Rewriter.erase_op(follower.launch)
            _erase_views(result)
        Rewriter.erase_op(call)
        return names

    def _make(self, product: Product, kernel: KernelOp, argument: int, base: str) -> tuple[list[str], bool]:
        precision = self.float32 if isinstance(product.element, Float32Type) else IEEE
        names: list[str] = []
        keeps_product = False
        for tile in product.tiles(self.candidates):
            function, keeps_product = epilogue(kernel, argument, product, product.bias, tile, self.is_fast)
            template = instantiate(self.context, "matmul", FuncOp, product.parameters(tile, precision))
            put_in(function, self._sums(kernel, keeps_product), template, product, tile)
            inherit_location(function, product.op)
            function.properties["sym_name"] = StringAttr(name := self._name(base))
            names.append(name)
            anchor = kernel if kernel.parent is not None else next(iter(self.module.ops))
            Rewriter.insert_op(function, InsertPoint.before(anchor))
        return names, keeps_product

    @staticmethod
    def _sums(kernel: KernelOp, keeps_product: bool) -> int:
        return len(kernel.body.block.args) - (not keeps_product)

    def _name(self, base: str) -> str:
        name, number = base, 0
        while name in self.taken:
            number += 1
            name = f"{base}_{number}"
        self.taken.add(name)
        return name

    def drop_unused(self) -> None:
        """Drop kernels that nothing launches any more."""
        launches = [op for op in self.module.walk() if isinstance(op, LaunchOp | LaunchOneOfOp)]
        launched = {name for op in launches for name in _names(op)}
        for name in self.replaced:
            if name not in launched:
                Rewriter.erase_op(self.kernels[name])


def _erase_views(value: SSAValue) -> None:
    """Erase the views of a buffer, which nothing uses."""
    views: Sequence[Operation] = [use.operation for use in value.uses]
    for view in views:
        _erase_views(view.results[0])
        Rewriter.erase_op(view)
