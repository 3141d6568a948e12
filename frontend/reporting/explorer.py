"""`stepwell.explore`, and the option `explore`, which puts all graphs of a program on one page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor
from torch.utils._pytree import tree_leaves

from ...ir.machines.targets import CUDA
from ...passes.management.instruments import KeptStages
from ..graphs.fresh_function import fresh
from .measured_kernels import MeasuredProgram

if TYPE_CHECKING:
    # Loaded lazily: templates and highlighting take 45 ms to import, which would delay each first call.
    from ...explorer import Collection, Report
    from ...explorer.summary import Page

__all__ = ["add_graph", "clear", "explore", "measured"]

_collections: dict[str, tuple[Collection, Report]] = {}
"""The contents of each page by file, since the last `torch.compiler.reset()`."""


def explore(
    function: Callable[..., Any],
    *args: Any,
    output: str | Path = "report.html",
    dynamic: bool | None = None,
    options: Mapping[str, Any] | None = None,
    **kwargs: Any,
) -> Page:
    """Compile a function or torch.nn.Module, call it once, and write a page about its compilation into the file
    `output`.

    If a result requires a gradient, the gradients are computed too, so that the page has the backward graph; no
    `.grad` is modified. `options` are those of torch.compile; the other arguments are those of the call.
    """
    from ...explorer.summary import Page

    path = str(output)
    _collections.pop(path, None)
    compiled = torch.compile(fresh(function), backend="stepwell", dynamic=dynamic,
                             options={**(options or {}), "explore": path})
    parameters = tuple(function.parameters()) if isinstance(function, torch.nn.Module) else ()
    results = _with_gradient(tree_leaves(compiled(*args, **kwargs)))
    leaves = _with_gradient((*parameters, *tree_leaves((args, kwargs))))
    if results and leaves:
        torch.autograd.grad(results, leaves, [torch.ones_like(each) for each in results], allow_unused=True)
    return Page(Path(path), _collections[path][1])


def _with_gradient(values: Iterable[Any]) -> list[Tensor]:
    return [each for each in values if isinstance(each, Tensor) and each.requires_grad]


def add_graph(output: str, name: str, stages: KeptStages) -> None:
    """Add a graph to a page and rewrite it."""
    from ...explorer import Collection

    collection = _collections[output][0] if output in _collections else Collection()
    collection.add(name, stages.texts)
    _write(output, collection)


def measured(output: str, name: str, program: Callable[..., Sequence[Any]], device: str
             ) -> Callable[..., Sequence[Any]]:
    """Wrap a graph's program so that its first call measures the kernels and rewrites the page."""
    collection = _collections[output][0]

    def tell(times: dict[str, float]) -> None:
        collection.tell_times(name, times)
        if output in _collections and _collections[output][0] is collection:
            _write(output, collection)

    repeatable = {kernel.name for kernel in collection.graphs[name].kernels if kernel.repeatable}
    return MeasuredProgram(program, repeatable, device.startswith(CUDA), tell)


def _write(output: str, collection: Collection) -> None:
    from ...explorer import write_page

    report = collection.report(Path(output).stem)
    _collections[output] = collection, report
    write_page(report, Path(output))


def clear() -> None:
    """Forget all pages."""
    _collections.clear()
