"""The comm dialect: communication between the processes (ranks) of a distributed program.

    %p = comm.start #comm.all_reduce<"sum"> in <"mesh_tp", 2, 1> order 0 (%x)
         : (tensor<4x8xf32>) -> (!comm.pending<tensor<4x8xf32>>)
    %y = comm.wait %p : tensor<4x8xf32>

Every rank runs the same program on its own tensors. A collective consists of two operations, the start and the wait;
in between its result has a pending type, which no other operation accepts. The same operations exist on all levels of
whole programs, over tensors and over buffers.

If ranks start the collectives of a program in different orders, they deadlock. Therefore `order` numbers the starts
of a function in the order of the user's program, and the verifier rejects a start before one with a smaller number on
every level, so that no pass can reorder them.
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
from .messages import MessagesAttr, ReceiveAttr, SendAttr
from .operations import PendingType, StartOp, WaitOp

__all__ = ["AllGatherAttr", "AllReduceAttr", "AllToAllAttr", "BroadcastAttr", "Collective", "Comm", "GroupAttr",
           "MessagesAttr", "PendingType", "ReceiveAttr", "ReduceScatterAttr", "SendAttr", "StartOp", "WaitOp"]

Comm = Dialect("comm", [StartOp, WaitOp],
               [AllGatherAttr, AllReduceAttr, AllToAllAttr, BroadcastAttr, GroupAttr, MessagesAttr, PendingType,
                ReceiveAttr, ReduceScatterAttr, SendAttr])
