"""The pass `split-collectives`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from ...ir.dialects.aten import MatrixProduct, argument, arguments
from ...ir.dialects.comm import AllGatherAttr, AllReduceAttr, ReduceScatterAttr, StartOp, WaitOp
from ...ir.shapes import tensor
from ...ir.watching import Watcher
from ..analysis.communication import operand_bytes, result_bytes
from ..rewriting.edits import erase, insert_before, replace_values
from ..rewriting.kernel_pass import KernelPass
from ..rewriting.machine_options import from_machine
from .operators.chains import keeps_order
from .operators.operands import element, rank, sizes
from .operators.operator_builder import OperatorBuilder


class SplitCollectives(KernelPass):
    """Split a large collective, and the matrix product before or after it, into pieces by rows, so that the
    communication of one piece overlaps with the product of another.

        %y = aten.mm %x, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
        %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%y) : ...
    becomes
        %a = aten.mm %x_0, %w : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
        %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : ...
        %b = aten.mm %x_1, %w : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
        %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%b) : ...

    The same is done for a reduce_scatter of a product, and for a product of a gathered tensor. Pieces have at least
    `least` bytes: for fewer bytes than the network transfers during its latency, a further message costs more than the
    overlap gains. It is in no pipeline by default, since ranks must compare which pieces they have made when they
    compile.
    """

    name = "split-collectives"
    changes_collectives = True

    pieces: int = 4
    """At most; the first product, or the last collective, of that many overlaps with nothing."""
    least: int = from_machine("message_bytes")

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        for block in function.body.blocks:
            for start in [op for op in block.ops if isinstance(op, StartOp)]:
                if len(start.inputs) == 1:
                    self._split(start, watcher)
            for number, start in enumerate(op for op in block.ops if isinstance(op, StartOp)):
                start.order = IntegerAttr(number, i64)

    def _split(self, start: StartOp, watcher: Watcher) -> None:
        wait = next(use.operation for use in start.outputs[0].uses)
        assert isinstance(wait, WaitOp)
        if isinstance(start.collective, AllReduceAttr | ReduceScatterAttr):
            chain = _chain(start.inputs[0])
            scatters = isinstance(start.collective, ReduceScatterAttr)
            if not chain or (scatters and len(chain) > 1):
                return
            count = self._count(start, chain[0].results[0], start.group.size.data if scatters else 1)
            if count > 1 and watcher.allows(start):
                watcher.done(start, f"{count} pieces, each under way while the product that makes the next "
                             "is computed")
                _split_result(start, wait, chain, count, start.group.size.data if scatters else 1)
        elif isinstance(start.collective, AllGatherAttr):
            chain = _chain_of_reader(wait.result)
            if not chain:
                return
            count = self._count(start, _rows_of(chain[-1]), start.group.size.data)
            if count > 1 and watcher.allows(start):
                watcher.done(start, f"{count} pieces, each under way while the product of the one before "
                             "is computed")
                _split_operand(start, wait, chain, count)

    def _count(self, start: StartOp, rows: SSAValue, ranks: int) -> int:
        """Into how many pieces the rows of a matrix can be cut, each with as many rows of each rank."""
        extent, given = sizes(rows)[0].as_int, operand_bytes(start)
        if extent is None or given is None or extent % ranks:
            return 1
        moved = max(given, result_bytes(start))
        return next((count for count in range(min(self.pieces, moved // self.least), 1, -1)
                     if extent // ranks % count == 0), 1)


def _product_of(op: Operation) -> MatrixProduct:
    product = op.get_trait(MatrixProduct)
    assert product is not None
    return product


def _rows_of(op: Operation) -> SSAValue:
    return _product_of(op).factors(op)[0]


def _is_product(op: object) -> bool:
    """Whether an operation is a product of which rows of the first matrix give rows."""
    if not isinstance(op, Operation) or not op.has_trait(MatrixProduct) or rank(op.results[0]) != 2:
        return False
    added = _product_of(op).added
    return added is None or rank(argument(op, added)) == 1


def _chain(value: SSAValue) -> list[Operation]:
    """A product and the views through which `value` is made of it, none of which anything else reads; nothing if there
    is no such product."""
    found: list[Operation] = []
    while isinstance(op := value.owner, Operation) and len(list(value.uses)) == 1:
        found.insert(0, op)
        if _is_product(op):
            return found
        if not keeps_order(op):
            break
        value = op.operands[0]
    return []


def _chain_of_reader(value: SSAValue) -> list[Operation]:
    """The views through which alone a product reads `value` as its rows, and that product at the end."""
    found: list[Operation] = []
    while len(uses := list(value.uses)) == 1:
        op = uses[0].operation
        found.append(op)
        if _is_product(op) and _rows_of(op) is value and list(op.operands).count(value) == 1:
            return found
        if not keeps_order(op):
            break
        value = op.results[0]
    return []


def _split_result(start: StartOp, wait: WaitOp, chain: list[Operation], count: int, ranks: int) -> None:
    """Cut the product at the beginning of a chain into pieces, each of which has rows for each of `ranks`, and start a
    collective of each."""
    product = chain[0]
    before, after = OperatorBuilder(product, start), OperatorBuilder(start, wait)
    starts: list[StartOp] = []
    for rows in _pieces(before, _rows_of(product), count, ranks):
        starts.append(_started(start, _multiplied(before, product, rows)))
    waits = [_waited(each, wait) for each in starts]
    whole = after.call("aten.cat", {"tensors": waits, "dim": 0}, tensor(
        [sum((sizes(each)[0] for each in waits[1:]), sizes(waits[0])[0]), *sizes(waits[0])[1:]], element(waits[0])))
    replace_values([wait.result], [after.reshape(whole, sizes(wait.result))])
    erase(wait, start, *reversed(chain))


def _split_operand(start: StartOp, wait: WaitOp, chain: list[Operation], count: int) -> None:
    """Gather pieces of the rows of all ranks, and multiply each."""
    product, ranks = chain[-1], start.group.size.data
    before, after = OperatorBuilder(start), OperatorBuilder(start, product)
    total, width = sizes(_rows_of(product))
    local = before.reshape(start.inputs[0], (total // ranks, width))
    starts = [_started(start, rows) for rows in _pieces(before, local, count, 1)]
    parts: list[SSAValue] = []
    for each in starts:
        part = _multiplied(after, product, _waited(each, product))
        parts.append(after.reshape(part, (ranks, sizes(part)[0] // ranks, sizes(part)[1])))
    result = product.results[0]
    rows, columns = sizes(result)
    whole = after.call("aten.cat", {"tensors": parts, "dim": 1},
                       tensor((ranks, rows // ranks, columns), element(result)))
    replace_values([result], [after.reshape(whole, (rows, columns))])
    erase(*reversed(chain), wait, start)


def _pieces(builder: OperatorBuilder, matrix: SSAValue, count: int, ranks: int) -> Iterator[SSAValue]:
    """Matrices of some of the rows of each rank, each written when it is asked for."""
    rows, columns = sizes(matrix)
    step, kind = (rows // (ranks * count)), element(matrix)
    apart = builder.reshape(matrix, (ranks, rows // ranks, columns)) if ranks > 1 else matrix
    for number in range(count):
        type = tensor((ranks, step, columns) if ranks > 1 else (step, columns), kind)
        given = {"self": apart, "dim": 1 if ranks > 1 else 0, "start": number * (step.as_int or 0),
                 "end": (number + 1) * (step.as_int or 0)}
        yield builder.reshape(builder.call("aten.slice.Tensor", given, type), (step * ranks, columns))


def _multiplied(builder: OperatorBuilder, product: Operation, rows: SSAValue) -> SSAValue:
    given: dict[str, Any] = arguments(product) | {_product_of(product).left: rows}
    result = product.results[0]
    return builder.call(product.name, given, tensor((sizes(rows)[0], sizes(result)[1]), element(result)),
                        dict(product.attributes))


def _started(start: StartOp, value: SSAValue) -> StartOp:
    piece = StartOp(start.collective, start.group, start.number, [value])
    insert_before(start, piece)
    return piece


def _waited(start: StartOp, before: Operation) -> SSAValue:
    wait = WaitOp(start.outputs[0])
    insert_before(before, wait, like=(start,))
    return wait.result


