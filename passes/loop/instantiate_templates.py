"""The pass `instantiate-templates`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import Float32Type, ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.float32_products import allows_tf32
from ...ir.numerics import Numerics, numerics_of
from ...ir.watching import counted
from .product_templates.product_alternatives import Alternatives
from .product_templates.product_calls import PRODUCTS, ProductCall, product_call_of
from .product_templates.product_kernels import axes_of
from .product_templates.product_neighbours import neighbourhood
from .product_templates.scaled_product_calls import SCALED_PRODUCTS, scaled_product_call_of

MIN_EXTENT = 16
"""Columns and terms that a product must have: those of the smallest block that tensor cores multiply."""

MODULE, LIBRARY, TF32, IEEE = "module", "library", "tf32", "ieee"


@dataclass(frozen=True)
class InstantiateTemplates(ModulePass):
    """Compute a matrix product with the operations around it in one kernel made from a template. The library's call
    stays as an alternative, and a measurement chooses.

        host.launch @gate(%x, %a) : ...
        %c = aten.mm %a, %b : (!host.buffer<[512, 256], bf16>, ...) -> !host.buffer<[512, 512], bf16>
        host.launch @relu(%c, %y) : ...
    becomes
        loop.kernel @mm_relu(%y: ..., %x: ..., %b: ...) {
          loop.parallel %z = 0 to 1 attributes {block = #loop.block<1, z>} {
            loop.parallel %i = 0 to 512 attributes {block = #loop.block<128, x>} {
              loop.parallel %j = 0 to 512 attributes {block = #loop.block<128, y>} {
                %sum = loop.reduce <add> %k = 0 to 256 : f32 attributes {block = #loop.block<64>, dot = "ieee"} { ... }
                ...
        func.func private @mm_relu_library(%y: ..., %x: ..., %b: ...) { ... }
        host.launch_one_of [@mm_relu, @mm_relu_1, ..., @mm_relu_library](%y, %x, %b) : ...
    The template is text, templates/matmul.mlir, with placeholders for the factors and for the operations on the sum. A
    factor may be computed by an elementwise kernel whose result has no other use, and the product may be followed by
    an elementwise kernel. Before that kernel, floats of eight bits are scaled, a bias is added, and the sum is rounded
    to the product's type, as in the library.

    The alternatives differ in their tiles, in whether factors are computed in the kernel or before it, and in whether
    long sums are split into parts if there are few blocks. Products of f32 call the library, unless the module allows
    tf32 for them (`stepwell.float32_products`), or the option `float32` says how to multiply them: `tf32` or `ieee`.
    """

    name = "instantiate-templates"

    candidates: int = 4
    """Tiles to choose from at most."""
    float32: str = MODULE
    """How f32 is multiplied: as the module says, or by the library, or in a template as tf32 or as it is."""
    library: bool = True
    """Whether the library's call is among the alternatives."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        if numerics_of(op) < Numerics.DEFAULT:
            return
        float32 = self.float32
        if float32 == MODULE:
            float32 = TF32 if allows_tf32(op) else LIBRARY
        alternatives = Alternatives(ctx, op, self.candidates, self.library)
        for call in [each for each in op.walk() if each.name in (*PRODUCTS, *SCALED_PRODUCTS)]:
            product = scaled_product_call_of(call) if call.name in SCALED_PRODUCTS else product_call_of(call)
            reason = product if isinstance(product, str) else self._why_not(product, float32)
            if reason is not None or isinstance(product, str):
                watcher.missed(self.name, call, f"{call.name} stays the library's: {reason}")
                continue
            around, apart = neighbourhood(product, alternatives.kernels)
            for reason in apart:
                watcher.missed(self.name, call, f"{call.name} is computed alone: {reason}")
            if watcher.allows(self.name, call):
                precision = float32 if isinstance(product.left.element, Float32Type) else IEEE
                names = alternatives.of(around, precision)
                together = [f"@{each.kernel.sym_name.data}" for each in (*around.producers, around.follower) if each]
                what = f", with {' and '.join(together)}" if together else ""
                watcher.done(self.name, call, f"{call.name} has {counted(len(names), 'alternative')}{what}")
        alternatives.drop_unused()

    def _why_not(self, product: ProductCall, float32: str) -> str | None:
        if isinstance(product.left.element, Float32Type) and float32 not in (TF32, IEEE):
            return "its elements are f32"
        if any(size.as_int is not None and size.as_int < MIN_EXTENT for size in (product.columns, product.terms)):
            return "it is thin"
        tiles = product.tiles(self.candidates)
        if not all(axes_of(product, tile) for tile in tiles):
            return "it has too many matrices or columns for a launch"
        return None
