"""Computes tags for keys of AOTAutograd's cache, which cover the parts of Stepwell that determine the result.

torch's keys contain the graph, its inputs and torch's settings, but nothing of the backend: without a tag, the cache
could return an artifact that was compiled with other options or by another backend.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping
from uuid import uuid4

import torch
from torch.fx import GraphModule

from ...compiler.targets.fingerprint import compiler_fingerprint
from ...ir.plugins import has_plugins
from ...options import OBSERVATION, OUTSIDE, CompileOptions, choices, uses

__all__ = ["cache_tag"]

WATCHING = ("STEPWELL_DUMP", "STEPWELL_OVERRIDE", "TORCH_COMPILE_DEBUG")
"""Environment variables that observe or edit a compilation."""


def cache_tag(graph: GraphModule, options: CompileOptions, environment: Mapping[str, str] = os.environ) -> str:
    """Return the tag of a graph that is compiled with `options`; a unique one if anything else may affect the result.
    """
    if uses(options, OUTSIDE) or uses(options, OBSERVATION) or has_plugins() or any(map(environment.get, WATCHING)):
        return f"stepwell {uuid4()}"
    digest = hashlib.sha256("\n".join((repr(choices(options)), *_settings(), *_places(graph))).encode())
    return f"{torch.compiler.config.cache_key_tag} stepwell {compiler_fingerprint()} {digest.hexdigest()}"


def _settings() -> Iterator[str]:
    """Yield torch's settings that the importer, or torch while it traces, depends on."""
    yield str(torch.get_default_dtype())
    yield str(torch.get_default_device())
    yield str(torch.backends.cuda.matmul.fp32_precision)


def _places(graph: GraphModule) -> Iterator[str]:
    """Yield the source locations of a graph, which error messages contain."""
    for module in graph.modules():
        if isinstance(module, GraphModule):
            for node in module.graph.nodes:
                yield f"{node.name} {node.stack_trace}"
