"""What the blocks of branches and loops of TorchScript take from outside, as operands of torch's control flow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

import torch
from torch import Tensor
from torch._guards import detect_fake_mode
from torch.fx.experimental.proxy_tensor import disable_proxy_modes_tracing
from torch.multiprocessing.reductions import StorageWeakRef
from torch.utils._pytree import tree_flatten, tree_leaves, tree_unflatten

from ....ir.errors import UnsupportedError
from .numbers import held, to_float
from .rows import Appended
from .state import State, storage_of

__all__ = ["BlockRunner", "Captures", "Outcome", "Run", "appended", "attempt", "changed_under_a_condition", "separate"]

Run = Callable[[State], Sequence[Any]]
"""Runs a block in a state and returns its results."""


class BlockRunner(Protocol):
    """What runs the blocks."""

    def run(self, block: Any, state: State) -> list[Any]: ...


@dataclass
class Outcome:
    """What a block returns and does."""

    results: Sequence[Any]
    read: set[str]
    """The paths of attributes that it reads."""
    set: set[str]
    """The paths of attributes that it sets."""
    written: set[StorageWeakRef]
    appended: dict[str, list[Any]]
    """What it appends to lists from outside, by their names."""


def attempt(run: Run, block: Any, state: State) -> Outcome:
    """Run a block without recording it, to know what it returns and does."""
    names = names_from_outside(block)
    leaves, spec = tree_flatten({name: state.values[name] for name in names})
    values = tree_unflatten(leaves, spec)  # with lists and dictionaries of its own
    inner = State({**state.values, **values}, dict(state.attributes))
    lengths = [len(each) for each in leaves if isinstance(each, Appended)]
    with _unrecorded((leaves, state.attributes)):
        results = run(inner)
    if lengths != [len(each) for each in leaves if isinstance(each, Appended)]:
        raise changed_under_a_condition()
    changed = [name for name in names if not _are_same(state.values[name], values[name])]
    more = {name: appended(state.values[name], values[name]) for name in changed}
    state.read |= inner.read
    return Outcome(results, inner.read, {path for path, value in inner.attributes.items()
                                          if value is not state.attributes[path]}, inner.written, more)


def _are_same(before: Any, after: Any) -> bool:
    (leaves, spec), (leaves_after, spec_after) = tree_flatten(before), tree_flatten(after)
    return spec == spec_after and all(one is other for one, other in zip(leaves, leaves_after, strict=True))


def appended(before: Any, after: Any) -> list[Any]:
    """The tensors that a list has more than before."""
    if isinstance(before, list) and len(after) > len(before) and _are_same(before, after[:len(before)]) and all(
            isinstance(each, Tensor) for each in after[len(before):]):
        return after[len(before):]
    raise changed_under_a_condition()


def changed_under_a_condition() -> UnsupportedError:
    return UnsupportedError("a list, a dictionary or an object is changed under a condition that depends on data",
                            hint="make a new one in each branch, or let a number decide")


def names_from_outside(block: Any) -> list[str]:
    """The values that a block uses and that are made outside of it, by name."""
    used: dict[str, None] = {}
    made: set[str] = set()

    def walk(block: Any) -> None:
        made.update(each.debugName() for each in block.inputs())
        for node in block.nodes():
            used.update((each.debugName(), None) for each in node.inputs())
            for each in node.blocks():
                walk(each)
            made.update(each.debugName() for each in node.outputs())
        used.update((each.debugName(), None) for each in block.outputs())

    walk(block)
    return [name for name in used if name not in made]


@contextmanager
def _unrecorded(values: Any) -> Iterator[None]:
    mode = detect_fake_mode([each for each in tree_leaves(values) if isinstance(each, Tensor)])
    with disable_proxy_modes_tracing():
        if mode is None or mode.shape_env is None:
            yield
        else:
            with mode.shape_env.ignore_fresh_unbacked_symbols():
                yield


class Captures:
    """The values that blocks take from outside. Tensors and symbols among them are operands; of tensors that the blocks
    write into, each block has its own copy, which it returns.
    """

    def __init__(self, state: State, blocks: Iterable[Any], outcomes: Sequence[Outcome], others: Iterable[Any] = ()):
        """`others` are tensors that are operands besides what the blocks name."""
        names = dict.fromkeys(name for block in blocks for name in names_from_outside(block))
        read = set().union(*(each.read | each.set for each in outcomes))
        written = set().union(*(each.written for each in outcomes))
        self._attributes = state.attributes
        self._leaves, self._spec = tree_flatten(({name: state.values[name] for name in names},
                                                 {path: state.attributes[path] for path in sorted(read)}))
        self.set_paths = sorted(set().union(*(each.set for each in outcomes)))
        self.operands: list[Any] = []
        self._places: list[int | None] = []
        """For each leaf the number of its operand."""
        known: dict[int, int] = {}
        for leaf in self._leaves:
            is_operand = isinstance(leaf, Tensor | torch.SymInt | torch.SymFloat)
            if is_operand and id(leaf) not in known:
                known[id(leaf)] = len(self.operands)
                self.operands.append(held(leaf) if isinstance(leaf, torch.SymFloat) else leaf)
            self._places.append(known[id(leaf)] if is_operand else None)
        for other in others:
            if id(other) not in known:
                known[id(other)] = len(self.operands)
                self.operands.append(other)
        self._known = known
        self.written = [at for at, each in enumerate(self.operands)
                        if isinstance(each, Tensor) and storage_of(each) in written]
        memory = [storage_of(each) for each in self.operands if isinstance(each, Tensor)]
        if any(memory.count(storage_of(self.operands[at])) > 1 for at in self.written):
            raise UnsupportedError("a tensor of which there is a view is written into under a condition that depends "
                                   "on data",
                                   hint="write into it, and take the view again")

    def state(self, operands: Sequence[Any]) -> State:
        """The state in which a block begins, for some operands; those that are written into may be written into."""
        leaves = [leaf if at is None else to_float(operands[at]) if isinstance(leaf, torch.SymFloat) else operands[at]
                  for leaf, at in zip(self._leaves, self._places, strict=True)]
        values, attributes = tree_unflatten(leaves, self._spec)
        return State(values, {**self._attributes, **attributes})

    def place(self, tensor: Tensor) -> int:
        """The number of the operand that a tensor is."""
        return self._known[id(tensor)]

    def effects(self, state: State, operands: Sequence[Any]) -> list[Any]:
        """The attributes that the blocks set and the tensors that they write into, when a block has run."""
        return [*(state.attributes[path] for path in self.set_paths), *(operands[at] for at in self.written)]

    def apply(self, state: State, effects: Sequence[Any]) -> None:
        """Take over in the state outside what the blocks have done."""
        count = len(self.set_paths)
        state.attributes.update(zip(self.set_paths, effects[:count], strict=True))
        for at, value in zip(self.written, effects[count:], strict=True):
            self.operands[at].copy_(value)
            state.write(self.operands[at])


def separate(results: Iterable[Any], operands: Iterable[Any], *, contiguous: bool = False) -> list[Any]:
    """The results, the tensors among them as ones that share no memory with each other nor with the operands."""
    taken = {storage_of(each) for each in operands if isinstance(each, Tensor)}
    found = []
    for each in results:
        if isinstance(each, Tensor):
            if contiguous:
                each = each.contiguous()
            if storage_of(each) in taken:
                each = each.clone()
            taken.add(storage_of(each))
        found.append(each)
    return found
