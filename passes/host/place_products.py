"""The pass `place-products`."""

from __future__ import annotations

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from ...ir.dialects.aten import arguments
from ...ir.dialects.aten.out_variants import WRITING, product_into
from ...ir.dialects.host import AllocOp, BufferType
from ...ir.modules.levels import runs_on_other_device
from ...ir.watching import Watcher
from ..analysis.liveness import Liveness
from ..rewriting.edits import erase, insert_before
from ..rewriting.kernel_pass import KernelPass


class PlaceProducts(KernelPass):
    """Let matrix products whose results are intermediate values write into buffers of the arena.

        %y = aten.mm %a, %b : (...) -> !host.buffer<[128, 768], f32>
    becomes
        %y = host.alloc : !host.buffer<[128, 768], f32>
        %r = aten.call "aten::mm.out(...) -> Tensor(a!)" %a, %b, %y : (...) -> !host.buffer<[128, 768], f32>
    They then need no call of torch's allocator and no new tensor.
    """

    name = "place-products"

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        liveness = Liveness(function)
        for product in liveness.ops:
            if product.name in WRITING and _can_be_placed(product, liveness) \
                    and watcher.allows(product):
                watcher.done(product, "its result is in the arena")
                _place(product)


def _can_be_placed(product: Operation, liveness: Liveness) -> bool:
    """Whether a product returns a buffer that the arena can hold and that is not a result of the program."""
    [result] = product.results
    type = result.type
    return isinstance(type, BufferType) and type.is_contiguous and type.extent is not None and type.extent > 0 \
        and result not in liveness.escaping and not runs_on_other_device(product)


def _place(product: Operation) -> None:
    [result] = product.results
    assert isinstance(result.type, BufferType)
    buffer = AllocOp(result.type)
    writing = product_into(product, arguments(product), buffer.result)
    insert_before(product, buffer, writing)
    buffer.result.name_hint = result.name_hint
    result.replace_all_uses_with(buffer.result)
    erase(product)
