"""The remarks of `fuse` on operations that other groups use: where they are computed, and why not elsewhere."""

from __future__ import annotations

from xdsl.ir import Operation

from ....ir.watching import Watcher, describe
from .groups import Group
from .work import Refusal

__all__ = ["remark_on"]


def remark_on(
    watcher: Watcher, op: Operation, users: int, host: Group | None, alone: Refusal | None, copies: int, others: int,
    again: Refusal,
) -> None:
    """Emit a remark on where an operation with so many `users` is computed.

    host, alone:    the group that computes it for all its users, or why there is none
    copies, others: in how many of the other groups it is computed again, and how many there are
    again:          why not in all of them
    """
    if host is not None:
        root = next(iter(host.members))
        watcher.done(op, lambda: f"{describe(op)} is fused with {describe(root)}")
    if copies:
        watcher.done(op, lambda: f"{describe(op)} is computed in each of {{groups}} groups", rewrite="recompute",
                     groups=copies + (host is not None))
    if copies == others:
        return
    if host is not None:
        watcher.missed(op, lambda: f"{describe(op)} is stored, not computed again in {{readers}} "
                       f"of its groups: {again.text}", rewrite="recompute", readers=others - copies, **again.numbers)
        return
    assert alone is not None
    if users == 1 or again is alone:
        reason, numbers = alone
    else:
        reason = f"{alone.text.format_map(alone.numbers)}; nor computed again in each: {again.text}"
        numbers = {**alone.numbers, **again.numbers}
    plural = "its user" if users == 1 else "its {users} users"
    watcher.missed(op, lambda: f"{describe(op)} is not fused with {plural}: {reason}", rewrite="fuse", users=users,
                   **numbers)
