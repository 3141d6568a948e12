"""The option names of torch.compile's default backend mean what docs/support.md says."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import pytest
import torch
import torch._inductor.config

from stepwell.compiler import list_mode_options
from stepwell.frontend.default_backend_options import DEFAULT_BACKEND_OPTIONS, DIAGRAM, TRACE_FOLDER, translated
from stepwell.ir.errors import OptionError
from stepwell.options import CompileOptions


@pytest.mark.parametrize(("given", "ours"), [
    ({"max_autotune_gemm": True, "triton.cudagraphs": True}, {"max_autotune": True, "cuda_graphs": True}),
    ({"max-autotune": True}, {"max_autotune": True}),
    ({"triton.cudagraphs": False, "trace.enabled": 0}, {}),
    ({"trace.enabled": True}, {"dump": TRACE_FOLDER}),
    ({"trace.graph_diagram": True, "coordinate_descent_tuning": 1}, {"diagram": DIAGRAM, "max_autotune": True}),
    ({"trace.enabled": True, "dump": "mine"}, {"dump": "mine"}),
    ({"force_same_precision": True}, {"numerics": "strict"}),
    ({"fx_graph_cache": False}, {"cache": False}),
    ({"fallback_random": True}, {"fallback_random": True}),
    ({"cpp.threads": 1, "cpp.simdlen": 256}, {"threads": False, "machine": "native{vector_bits=256}"}),
    ({"cpp.simdlen": None, "cpp.threads": -1}, {}),
    ({"cpp.threads": "1", "cpp.simdlen": "256"}, {"threads": False, "machine": "native{vector_bits=256}"}),
    ({"triton.cudagraphs": "True", "trace.enabled": "0"}, {"cuda_graphs": True}),
])
def test_option_becomes_ours(given: dict[str, Any], ours: dict[str, Any]) -> None:
    assert translated(given) == ours
    CompileOptions.from_mapping(translated(given))


@pytest.mark.parametrize("name", [name for name, each in DEFAULT_BACKEND_OPTIONS.items() if each.becomes is None])
def test_option_without_effect_is_one_line_of_the_log(name: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="stepwell"):
        assert translated({name: True}) == {}
    assert len(caplog.records) == 1 and name in caplog.text


def test_option_that_only_torch_knows(caplog: pytest.LogCaptureFixture) -> None:
    assert translated({"cpp.min_chunk_size": 4096, "reorder_for_locality": False}) == {}
    assert "'reorder_for_locality' of the default backend has no effect" in caplog.text


@pytest.mark.parametrize(("given", "message"), [
    ({"epilog_fusion": True}, "unknown option 'epilog_fusion'; did you mean 'epilogue_fusion'"),
    ({"triton.cudagraphs": "maybe"}, "option 'triton.cudagraphs' takes True or False, not 'maybe'"),
    ({"cpp.simdlen": 100}, "option 'cpp.simdlen' takes 128, 256 or 512, the bits of a vector, or None, not 100"),
    ({"cpp.threads": -2}, "option 'cpp.threads' takes a number of threads, or -1 for those of torch, not -2"),
])
def test_wrong_options(given: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=re.escape(message)):
        translated(given)


@pytest.mark.parametrize(("given", "read"), [
    ({"max_autotune": 1}, CompileOptions(max_autotune=True)),
    ({"fallback_random": "true", "cache": "off"}, CompileOptions(fallback_random=True, cache=False)),
    ({"seed": "7", "check_semantics": "1"}, CompileOptions(seed=7, check_semantics=True)),
    ({"remarks": "1"}, CompileOptions(remarks="1")),  # a file
])
def test_flags_and_numbers_as_text(given: dict[str, Any], read: CompileOptions) -> None:
    assert CompileOptions.from_mapping(given) == read


OF_OLDER_VERSIONS = {"force_same_precision"}


def test_names_are_those_of_torch() -> None:
    for name in DEFAULT_BACKEND_OPTIONS.keys() - OF_OLDER_VERSIONS:
        value: Any = torch._inductor.config
        for part in name.split("."):
            assert hasattr(value, part), f"the default backend has no option {name}"
            value = getattr(value, part)


def test_modes_are_those_of_torch() -> None:
    modes = list_mode_options()
    assert {*modes} == {*torch._inductor.list_mode_options()} - {"lite"}  # which leaves all operators to eager
    for options in modes.values():
        CompileOptions.from_mapping(options)


def test_support_page_lists_them() -> None:
    page = (Path(__file__).parents[2] / "docs/support.md").read_text(encoding="utf-8")
    for name, meaning in DEFAULT_BACKEND_OPTIONS.items():
        assert f"| `{name}` | {meaning.says} |" in page


def test_a_program_with_options_of_the_default_backend(backend: str, caplog: pytest.LogCaptureFixture) -> None:
    compiled = torch.compile(lambda x: (x * 2).relu() + 1, backend=backend,
                             options={"epilogue_fusion": True, "max_autotune": True, "cpp.threads": 1})
    x = torch.randn(100)
    torch.testing.assert_close(compiled(x), (x * 2).relu() + 1)
    assert "'epilogue_fusion' has no effect" in caplog.text
