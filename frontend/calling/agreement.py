"""Compiles a graph whose collectives passes may merge: all ranks merge them alike, or none does.

Passes see the program of one rank. Where the ranks' programs differ, as with activations that DTensor distributes
unevenly, passes could merge collectives on one rank that stay separate on another, and the ranks would wait for each
other forever. So the ranks that communicate with each other compare what their compiled programs start. If it differs
anywhere, they all compile again without the passes that change collectives: the collectives are then those of the
user's program, in its order.

Several such programs, as versions of one function for different sizes, may start the same collectives in the user's
program of which passes made different ones. A rank could run one version while another rank runs another one, so from
the second version on, each call of one compares what the ranks are about to start.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...codegen.runtime.program import Manifest
from ...compiler import CompiledProgram, compile_module
from ...compiler.pipeline_choice import chosen_pipeline
from ...ir.dialects.comm import GroupAttr
from ...ir.errors import StepwellError, position_of
from ...options import CompileOptions
from ...passes.analysis.communication import Started, sequence, starts_in
from ...passes.management.kept_collectives import changes_collectives, first_difference
from ...passes.management.pipeline_parser import parse_pipeline, pipeline_text

__all__ = ["Comparison", "comparison", "differing_ranks"]

log = logging.getLogger("stepwell")

Compile: TypeAlias = Callable[[ModuleOp, CompileOptions], CompiledProgram]
ALIKE = "leave these passes out, or let all ranks call the function with arguments of equal sizes"

Sequences: TypeAlias = list[list[Started]]
Differing: TypeAlias = tuple[tuple[int, Sequences], tuple[int, Sequences]]
"""Two ranks and their sequences."""


@cache
def _versions(ranks: tuple[int, ...], captured: tuple[Started, ...]) -> set[tuple[Started, ...]]:
    """What the compiled versions start, in this process, of a program of these ranks that starts these collectives."""
    return set()


@dataclass(frozen=True)
class _Version:
    """One of several programs that ranks may call at the same point of their steps."""

    program: Callable[..., Sequence[Any]]
    started: list[Started]
    versions: set[tuple[Started, ...]]
    compared: Comparison

    def __call__(self, *arguments: Any) -> Sequence[Any]:
        if len(self.versions) > 1:
            self.compared.require_equal(self.started)
        return self.program(*arguments)


class Comparison(NamedTuple):
    """The passes of a pipeline that change a program's collectives, and the ranks that compare what they start.

    The ranks have to compile the program at the same point of their steps, that of its first call: torch compiles a
    backward graph at once on some ranks, and on others when the gradient is computed, after collectives of the
    forward graph.
    """

    passes: tuple[ModulePass, ...]
    """The whole pipeline."""
    changing: str
    ranks: Sequence[int]

    def compile(self, module: ModuleOp, options: CompileOptions) -> CompiledProgram:
        """Compile a module such that all ranks start the same collectives, whatever passes the options request.

        Raises StepwellError if the other ranks compile no such program within the time limit of the process group.
        """
        captured = sequence(module)
        places = {start.number: position_of(start) for start in starts_in(module)}
        again = module.clone()
        program = compile_module(module, options)
        compiled = [Started(*each) for each in Manifest.read(program.directory).collectives]
        try:
            differing = _differing(self.ranks, [captured, compiled])
        except TimeoutError as error:
            raise StepwellError(
                f"all ranks must make the same of the program's collectives by {self.changing}, and {error}",
                where=places[captured[0].number],
                hint="let all ranks compile at the same step, or leave these passes out") from error
        if differing is None:
            return program
        (rank, one), (other_rank, other) = differing
        ours, theirs = next(filter(None, map(first_difference, one, other)))
        place = places.get(max(each.number for each in (ours, theirs) if each is not None))
        log.warning("%s%s would start different collectives on the ranks, so that none of these passes runs: rank %d "
                    "starts %s where rank %d starts %s", "" if place is None else f"{place}: ", self.changing, rank,
                    _said(ours), other_rank, _said(theirs))
        return compile_module(again, self.without(options))

    def compile_graph(self, compile: Callable[[Compile], Callable[..., Sequence[Any]]], module: ModuleOp
                      ) -> Callable[..., Sequence[Any]]:
        """Compile a graph by `compile`, which calls the given function for its module."""
        captured = tuple(map(_without_sizes, sequence(module)))
        compiled: list[CompiledProgram] = []

        def compile_alike(module: ModuleOp, options: CompileOptions) -> CompiledProgram:
            compiled.append(self.compile(module, options))
            return compiled[-1]

        program = compile(compile_alike)
        started = [_without_sizes(Started(*each)) for each in Manifest.read(compiled[-1].directory).collectives]
        versions = _versions(tuple(self.ranks), captured)
        versions.add(tuple(started))
        return _Version(program, started, versions, self)

    def require_equal(self, started: list[Started]) -> None:
        """Raise StepwellError unless all ranks are about to start the same."""
        try:
            differing = _differing(self.ranks, [started])
        except TimeoutError as error:
            raise StepwellError(f"all ranks must call a version with equal collectives, and {error}",
                                hint=ALIKE) from error
        if differing is not None:
            (rank, one), (other_rank, other) = differing
            ours, theirs = next(filter(None, map(first_difference, one, other)))
            raise StepwellError(
                f"the ranks call versions of one program for which {self.changing} made different collectives: rank "
                f"{rank} starts {_said(ours)} where rank {other_rank} starts {_said(theirs)}", hint=ALIKE)

    def without(self, options: CompileOptions) -> CompileOptions:
        """The options without the passes that change collectives."""
        kept = pipeline_text(tuple(each for each in self.passes if not changes_collectives(each)))
        return replace(options, pipeline=kept, schedule=None)

    def for_storage(self, options: CompileOptions) -> CompileOptions:
        """The options for a program that torch stores, which is compiled before any rank calls it."""
        log.warning("torch stores the program before its first call, at which ranks would compare what they start, so "
                    "that none of these passes runs: %s", self.changing)
        return self.without(options)


def comparison(module: ModuleOp, options: CompileOptions) -> Comparison | None:
    """How ranks come to start the same collectives; None if no other rank takes part, or no pass changes them."""
    groups = {start.group for start in starts_in(module)}
    if not groups:
        return None
    passes = parse_pipeline(chosen_pipeline(module, options))
    changing = ", ".join(dict.fromkeys(each.name for each in passes if changes_collectives(each)))
    ranks = _connected_ranks(groups) if changing else []
    return Comparison(passes, changing, ranks) if len(ranks) >= 2 else None


def _without_sizes(started: Started) -> Started:
    """The collective without sizes, which are numbers in one version of a program and symbols in another."""
    kind, of, operands = started.text.partition(" of ")
    return Started(started.number, kind + of + ", ".join(each.rpartition("x")[2] for each in operands.split(", ")))


def _said(started: Started | None) -> str:
    return "nothing" if started is None else started.text


def _connected_ranks(groups: Iterable[GroupAttr]) -> list[int]:
    """The ranks with which this one communicates in the groups, directly or through others."""
    import torch.distributed as dist

    if not dist.is_initialized() or dist.get_backend() == "fake":  # which has no other processes
        return []
    found, new = {dist.get_rank()}, [dist.get_rank()]
    while new:
        rank = new.pop()
        for members in (group.ranks_with(rank) for group in groups):
            if rank in members:
                new += set(members) - found
                found |= set(members)
    return sorted(found)


def _differing(ranks: Sequence[int], sequences: Sequences) -> Differing | None:
    import torch.distributed as dist

    return differing_ranks(dist.distributed_c10d._get_default_store(), dist.get_rank(), ranks, sequences)


def differing_ranks(store: Any, rank: int, ranks: Sequence[int], sequences: Sequences) -> Differing | None:
    """Two ranks whose sequences differ; None if all ranks have the same ones.

    Each of the ranks calls this for each of its programs in turn. Raises TimeoutError unless all of them do.
    """
    those = hashlib.sha256(str(ranks).encode()).hexdigest()[:16]
    mine = f"stepwell/{those}/rank {rank}"
    number = store.add(mine, 1)
    place = f"stepwell/{those}/program {number}"
    found = json.dumps([rank, sequences])
    first = store.compare_set(f"{place}/first", "", found).decode()
    if json.loads(first)[1] != json.loads(found)[1]:
        store.set(f"{place}/other", found)
    if store.add(f"{place}/count", 1) == len(ranks):
        for key in ("first", "other", "count", "all"):  # which all have read
            store.delete_key(f"stepwell/{those}/program {number - 1}/{key}")
        store.set(f"{place}/all", "compiled")
    try:
        store.wait([f"{place}/all"])
    except RuntimeError as error:  # the type of a timeout depends on the store
        if type(error).__name__ == "DistNetworkError":
            raise
        arrived = store.add(f"{place}/count", 0)
        store.add(f"{place}/count", -1)
        store.add(mine, -1)
        raise TimeoutError(f"{arrived} of {len(ranks)} ranks compiled a program with collectives within "
                           f"{store.timeout.total_seconds():.0f} s") from error
    if not store.check([f"{place}/other"]):
        return None
    one, other = (json.loads(store.get(f"{place}/{which}")) for which in ("first", "other"))
    return _read(*one), _read(*other)


def _read(rank: int, sequences: list[list[list[Any]]]) -> tuple[int, Sequences]:
    return rank, [[Started(*each) for each in listed] for listed in sequences]
