"""What the blocks of branches and loops of TorchScript take from outside, as operands of torch's control flow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Protocol

import torch
from torch import Tensor
from torch._guards import detect_fake_mode
from torch.fx.experimental.proxy_tensor import disable_proxy_modes_tracing
from torch.multiprocessing.reductions import StorageWeakRef
from torch.utils._pytree import tree_flatten, tree_leaves, tree_map, tree_unflatten

from ....ir.errors import UnsupportedError
from .numbers import held, to_float
from .rows import Appended, ListIsRead, identical
from .state import State, storage_of

__all__ = ["BlockRunner", "Captures", "Outcome", "Run", "attempt", "changed_under_a_condition", "names_from_outside",
           "put", "separate", "unrecorded"]

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
    changed: dict[str, Any]
    """What the lists, dictionaries and objects from outside that it changes are then, by their names."""


def attempt(run: Run, block: Any, state: State) -> Outcome:
    """Run a block without recording it, to know what it returns and does."""
    names = names_from_outside(block)
    leaves, spec = tree_flatten({name: state.values[name] for name in names})
    values = tree_unflatten(leaves, spec)  # with lists and dictionaries of its own
    inner = State({**state.values, **values}, dict(state.attributes), views=dict(state.views))
    lengths = [len(each) for each in leaves if isinstance(each, Appended)]
    with unrecorded((leaves, state.attributes)):
        results = run(inner)
    if lengths != [len(each) for each in leaves if isinstance(each, Appended)]:
        raise ListIsRead("a list is changed in a part of a loop that appends to it")
    changed = {name: values[name] for name in names if not identical(state.values[name], values[name])}
    known = [id(each) for name in names for each in _containers(state.values[name])]
    if any(known.count(id(each)) > 1 for name in changed for each in _containers(state.values[name])):
        raise changed_under_a_condition()
    state.read |= inner.read
    return Outcome(results, inner.read, {path for path, value in inner.attributes.items()
                                          if value is not state.attributes[path]}, inner.written, changed)


def _containers(value: Any) -> Iterator[Any]:
    """The lists and dictionaries in a value, which the graph may change."""
    if isinstance(value, list | dict):
        yield value
    if isinstance(value, list | dict | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _containers(each)


def put(before: Any, after: Any) -> Any:
    """Change the lists and dictionaries of a value to those of another, and return what stands for that one."""
    if isinstance(before, dict) and isinstance(after, dict):
        found = {key: put(before.get(key), each) for key, each in after.items()}
        before.clear()
        before.update(found)
    elif isinstance(before, list) and isinstance(after, list):
        known = [*before, *[None] * len(after)]
        before[:] = [put(*pair) for pair in zip(known, after, strict=False)]
    elif type(before) is tuple and type(after) is tuple:
        return tuple(put(*pair) for pair in zip(before, after, strict=True))
    else:
        return after
    return before


def changed_under_a_condition() -> UnsupportedError:
    return UnsupportedError("a list, a dictionary or an object is changed under a condition that depends on data, and "
                            "has another name there", hint="use it by one name, or make a new one")


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
def unrecorded(values: Any) -> Iterator[None]:
    """Do not record what is computed, among whose operands are these values."""
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
        """`others` are operands besides what the blocks name."""
        names = dict.fromkeys(name for block in blocks for name in names_from_outside(block))
        read = set().union(*(each.read | each.set for each in outcomes))
        written = set().union(*(each.written for each in outcomes))
        self._attributes = state.attributes
        self._leaves, self._spec = tree_flatten(({name: state.values[name] for name in names},
                                                 {path: state.attributes[path] for path in sorted(read)}))
        self.set_paths = sorted(set().union(*(each.set for each in outcomes)))
        self.operands: list[Any] = []
        self._known: dict[int, int] = {}
        self._places = [self._add(leaf) for leaf in self._leaves]
        """For each leaf the number of its operand."""
        for other in others:
            self._add(other)
        memory = [storage_of(each) for each in self.operands if isinstance(each, Tensor)]
        shared = [each for each in self.operands if isinstance(each, Tensor) and storage_of(each) in written and
                  memory.count(storage_of(each)) > 1]
        origins = {id(each): state.origin(each) for each in shared}
        self._views = [(each, origin, views) for each in shared for origin, views in [origins[id(each)]] if views]
        """The views of tensors that blocks write into, which are made again of their copies."""
        for _, origin, views in self._views:
            for each in (origin, *tree_leaves([view.inputs for view in views])):
                if isinstance(each, torch.SymInt) or (isinstance(each, Tensor) and storage_of(each) not in written):
                    self._add(each)
            self._add(origin)
        made_again = {id(each) for each, _, _ in self._views}
        self.given = [each.clone() if id(each) in made_again else each for each in self.operands]
        """The operands, as torch's control flow takes them."""
        self.written = [at for at, each in enumerate(self.operands) if isinstance(each, Tensor) and
                        storage_of(each) in written and id(each) not in made_again]
        memory = [storage_of(self.operands[at]) for at in self.written]
        if len(memory) != len({*memory}):
            raise UnsupportedError("tensors that share memory are written into under a condition that depends on data",
                                   hint="write into one of them, and make the others of it after that")

    def _add(self, value: Any) -> int | None:
        """Let a value be an operand, if it is a tensor or symbol, and return the number of that."""
        if not isinstance(value, Tensor | torch.SymInt | torch.SymFloat):
            return None
        if id(value) not in self._known:
            self._known[id(value)] = len(self.operands)
            self.operands.append(held(value) if isinstance(value, torch.SymFloat) else value)
        return self._known[id(value)]

    def state(self, operands: list[Any]) -> State:
        """The state in which a block begins, for some operands; those that are written into may be written into, and
        views of them are made of them again.
        """
        inner = State()
        for view, origin, steps in self._views:
            source = operands[self.place(origin)]
            for step in steps:
                inputs = [source if each is step.source else tree_map(lambda leaf: self._own(leaf, operands), each)
                          for each in step.inputs]
                [found] = [each for at, each in enumerate(tree_leaves(step.run(inputs))) if at == step.at]
                inner.views[id(found)] = replace(step, view=found, source=source, inputs=inputs)
                source = found
            operands[self.place(view)] = source
        leaves = [leaf if at is None else to_float(operands[at]) if isinstance(leaf, torch.SymFloat) else operands[at]
                  for leaf, at in zip(self._leaves, self._places, strict=True)]
        values, attributes = tree_unflatten(leaves, self._spec)
        inner.values, inner.attributes = values, {**self._attributes, **attributes}
        return inner

    def _own(self, leaf: Any, operands: Sequence[Any]) -> Any:
        at = self._known.get(id(leaf))
        return leaf if at is None else operands[at]

    def is_named(self, tensor: Tensor) -> bool:
        """Whether a block knows the memory of a tensor by a name from outside."""
        return any(isinstance(each, Tensor) and storage_of(each) == storage_of(tensor) for each in self._leaves)

    def place(self, operand: Any) -> int:
        """The number of an operand."""
        return self._known[id(operand)]

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
