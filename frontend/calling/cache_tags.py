"""What keys of AOTAutograd's cache have besides torch's own: all of ours that decides what a graph becomes.

torch's keys hold the graph, its inputs and torch's settings, but nothing of the backend: without a tag, a program would
be answered with what other options or another backend made of an equal one.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping
from dataclasses import fields
from uuid import uuid4

import torch
from torch.fx import GraphModule

from ...compiler.fingerprint import compiler_fingerprint
from ...ir.plugins import Plugin, universes
from ...options import CompileOptions

__all__ = ["cache_tag"]

DECIDING = ("target", "machine", "cuda_graphs", "max_autotune", "threads", "contractions", "numerics",
            "fallback_random", "cache", "cache_dir")
"""The options whose values say all that they do: none names a file or watches this one compilation."""
WATCHING = ("STEPWELL_DUMP", "STEPWELL_OVERRIDE", "TORCH_COMPILE_DEBUG")
"""What watches or edits a compilation, by the environment."""


def cache_tag(graph: GraphModule, options: CompileOptions, environment: Mapping[str, str] = os.environ) -> str:
    """The tag of a graph that is compiled with `options`; one of its own where anything else may decide the result."""
    usual = CompileOptions()
    others = [each.name for each in fields(options) if each.name not in DECIDING]
    if any(getattr(options, name) != getattr(usual, name) for name in others) or any(map(environment.get, WATCHING)):
        return f"stepwell {uuid4()}"
    if any(isinstance(each, Plugin) for each in universes().values()):
        return f"stepwell {uuid4()}"
    chosen = {name: getattr(options, name) for name in DECIDING}
    digest = hashlib.sha256("\n".join((repr(chosen), *_settings(), *_places(graph))).encode())
    return f"{torch.compiler.config.cache_key_tag} stepwell {compiler_fingerprint()} {digest.hexdigest()}"


def _settings() -> Iterator[str]:
    """torch's settings that the importer or what it imports from looks at."""
    yield str(torch.get_default_dtype())
    yield str(torch.get_default_device())
    yield str(torch.backends.cuda.matmul.fp32_precision)


def _places(graph: GraphModule) -> Iterator[str]:
    """Where the lines of a graph stand, which messages quote."""
    for module in graph.modules():
        if isinstance(module, GraphModule):
            for node in module.graph.nodes:
                yield f"{node.name} {node.stack_trace}"
