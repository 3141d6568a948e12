"""The comm dialect: what the processes of a distributed program, its ranks, do together.

    %p = comm.start #comm.all_reduce<"sum"> in <"mesh_tp", 2, 1> order 0 (%x)
         : (tensor<4x8xf32>) -> (!comm.pending<tensor<4x8xf32>>)
    %y = comm.wait %p : tensor<4x8xf32>

Every rank runs the same program on tensors of its own. A collective is started and waited for by two operations, and
between them its result is pending: no other operation reads it. The same operations stand on all levels of whole
programs, over tensors and over buffers.

Ranks that start the collectives of a program in different orders wait for each other forever. So `order` numbers the
starts of a function as the user's program has them, and an operation that stands before one with a smaller number
is an error on every level: no pass can leave them in another order.
"""

from xdsl.ir import Dialect

from .collectives import (
    AllGatherAttr,
    AllReduceAttr,
    AllToAllAttr,
    BroadcastAttr,
    Collective,
    ReduceScatterAttr,
)
from .group import GroupAttr
from .operations import PendingType, StartOp, WaitOp

__all__ = ["AllGatherAttr", "AllReduceAttr", "AllToAllAttr", "BroadcastAttr", "Collective", "Comm", "GroupAttr",
           "PendingType", "ReduceScatterAttr", "StartOp", "WaitOp"]

Comm = Dialect("comm", [StartOp, WaitOp],
               [AllGatherAttr, AllReduceAttr, AllToAllAttr, BroadcastAttr, GroupAttr, PendingType, ReduceScatterAttr])
