"""Ranks that compare what their programs start."""

from __future__ import annotations

import logging
from datetime import timedelta
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest
from torch.distributed import HashStore
from xdsl.dialects.builtin import ModuleOp

from stepwell.compiler import CompileOptions
from stepwell.frontend.calling import agreement
from stepwell.frontend.calling.agreement import Comparison, comparison, differing_ranks
from stepwell.ir.context import make_context
from stepwell.ir.errors import StepwellError
from stepwell.ir.text import parse_module
from stepwell.passes.analysis.communication import Started

SUMS = """
func.func @forward(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 0 (%x)
    : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %q = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 1 (%x)
    : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %y = comm.wait %p : tensor<4xf32>
  %z = comm.wait %q : tensor<4xf32>
  func.return %y, %z : tensor<4xf32>, tensor<4xf32>
}
"""
MERGING = "cpu:default{after-canonicalize=bucket-collectives}"
ONE, TWO = [Started(0, "a sum"), Started(1, "a gather")], [Started(1, "a gather")]


def ask(sequences: list[list[Started]], rounds: int = 1) -> list[Any]:
    """What each rank, with its own sequence, learns in the last of some rounds."""
    store, found = HashStore(), [None] * len(sequences)
    store.set_timeout(timedelta(seconds=20))

    def run(rank: int) -> None:
        for _ in range(rounds):
            found[rank] = differing_ranks(store, rank, range(len(sequences)), [ONE, sequences[rank]])  # type: ignore[call-overload]

    threads = [Thread(target=run, args=(rank,)) for rank in range(len(sequences))]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return found


def test_all_ranks_learn_the_same() -> None:
    assert ask([ONE, ONE, ONE], rounds=3) == [None, None, None]
    found = ask([ONE, ONE, TWO])
    assert found[0] == found[1] == found[2]
    assert {rank for rank, _ in found[0]} >= {2}


def test_a_rank_that_compiles_alone() -> None:
    store = HashStore()
    store.set_timeout(timedelta(milliseconds=20))
    for _ in range(2):
        with pytest.raises(TimeoutError, match="1 of 2 ranks compiled a program with collectives within 0 s"):
            differing_ranks(store, 1, [0, 1], [ONE, ONE])


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pipelines that a rank of two compiles a program with."""
    pipelines: list[str] = []

    def compile_module(module: ModuleOp, options: CompileOptions) -> Any:
        pipelines.append(str(options.pipeline))
        return SimpleNamespace(directory=Path())

    monkeypatch.setattr(agreement, "compile_module", compile_module)
    monkeypatch.setattr(agreement.Manifest, "read", lambda _: SimpleNamespace(collectives=TWO))
    monkeypatch.setattr(agreement, "_connected_ranks", lambda _: [0, 1])
    return pipelines


def compared(module: ModuleOp, options: CompileOptions) -> Comparison:
    found = comparison(module, options)
    assert found is not None
    return found


def test_ranks_that_differ_merge_nothing(compiled: list[str], monkeypatch: pytest.MonkeyPatch,
                                         caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(agreement, "_differing", lambda ranks, mine: ((0, [ONE, TWO]), (1, [ONE, ONE])))
    module, options = parse_module(make_context(), SUMS), CompileOptions(pipeline=MERGING)
    with caplog.at_level(logging.WARNING):
        compared(module, options).compile(module, options)
    assert compiled[0] == MERGING
    assert "bucket-collectives" not in compiled[1]
    assert "outline-fusions" in compiled[1]
    assert "bucket-collectives would start different collectives on the ranks, so that none of these passes runs: " \
        "rank 0 starts a gather where rank 1 starts a sum" in caplog.text


def test_ranks_that_never_compile(compiled: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def late(ranks: Any, mine: Any) -> None:
        raise TimeoutError("1 of 2 ranks compiled a program")

    monkeypatch.setattr(agreement, "_differing", late)
    module, options = parse_module(make_context(), SUMS), CompileOptions(pipeline=MERGING)
    with pytest.raises(StepwellError, match="all ranks must make the same of the program's collectives by "
                                            "bucket-collectives, and 1 of 2 ranks"):
        compared(module, options).compile(module, options)
    assert comparison(module, CompileOptions()) is None  # the default passes keep the collectives


def test_ranks_that_call_no_such_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*_: Any) -> None:
        raise TimeoutError("1 of 2 ranks called one")

    monkeypatch.setattr(agreement, "_differing", late)
    with pytest.raises(StepwellError, match="all ranks must call a version with equal collectives, and 1 of 2"):
        Comparison((), "bucket-collectives", [0, 1]).require_equal(ONE)


def test_stored_programs_merge_nothing(compiled: list[str], caplog: pytest.LogCaptureFixture) -> None:
    module, options = parse_module(make_context(), SUMS), CompileOptions(pipeline=MERGING)
    with caplog.at_level(logging.WARNING):
        kept = compared(module, options).for_storage(options)
    assert "bucket-collectives" not in str(kept.pipeline)
    assert "so that none of these passes runs: bucket-collectives" in caplog.text
