"""The option names of torch.compile's default backend, and their equivalents in Stepwell.

A program written for the default backend keeps its `options`: each is translated to an option of Stepwell, or
accepted with a log line that says why it has no effect.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from importlib import import_module
from typing import Any

from ..ir.errors import OptionError
from ..options import CompileOptions, as_flag, as_number, unknown_option

__all__ = ["DEFAULT_BACKEND_OPTIONS", "TRACE_FOLDER", "Meaning", "translated"]

log = logging.getLogger("stepwell")
TRACE_FOLDER = "torch_compile_debug/stepwell"
"""The directory for the stages that `trace.enabled` and TORCH_COMPILE_DEBUG=1 write, relative to the working
directory, as in the default backend.
"""
DIAGRAM = f"{TRACE_FOLDER}/fusion.svg"
"""The file for the picture of the fused kernels that `trace.graph_diagram` writes."""


@dataclass(frozen=True)
class Meaning:
    """The equivalent of an option of the default backend."""

    says: str
    """Documentation: the equivalent option of Stepwell, or the reason why there is none."""
    becomes: Callable[[Any], Mapping[str, Any]] | None = None
    """Returns Stepwell's options for a value; raises OptionError for an invalid value. None if the option has no
    effect.
    """


def _flag(name: str, option: str, value: Any, *, inverted: bool = False) -> Callable[[Any], Mapping[str, Any]]:
    """Return the translation of a flag: if it is set, `option` gets `value`."""

    def becomes(given: Any) -> Mapping[str, Any]:
        if not isinstance(is_set := as_flag(given), bool):
            raise OptionError(f"option '{name}' takes True or False, not {given!r}")
        return {option: value} if is_set != inverted else {}

    return becomes


def _threads(given: Any) -> Mapping[str, Any]:
    count = as_number(given)
    if not isinstance(count, int) or isinstance(count, bool) or count < -1:
        raise OptionError(f"option 'cpp.threads' takes a number of threads, or -1 for those of torch, not {given!r}")
    if count > 1:
        log.warning("the option 'cpp.threads' of more than one has no effect: torch.set_num_threads sets the number")
    return {"threads": False} if count == 1 else {}


def _vector_bits(given: Any) -> Mapping[str, Any]:
    bits = as_number(given)
    if bits is None or bits == 0:
        return {}
    if bits not in (128, 256, 512):
        raise OptionError(f"option 'cpp.simdlen' takes 128, 256 or 512, the bits of a vector, or None, not {given!r}")
    return {"machine": f"native{{vector_bits={bits}}}"}


FUSION = "fusion is decided by the pass `fuse`; a pipeline without this pass fuses nothing"

DEFAULT_BACKEND_OPTIONS: dict[str, Meaning] = {
    "max_autotune_gemm": Meaning("`max_autotune`", _flag("max_autotune_gemm", "max_autotune", True)),
    "max_autotune_pointwise": Meaning("`max_autotune`", _flag("max_autotune_pointwise", "max_autotune", True)),
    "triton.cudagraphs": Meaning("`cuda_graphs`", _flag("triton.cudagraphs", "cuda_graphs", True)),
    "force_same_precision": Meaning('`numerics="strict"`',
                                    _flag("force_same_precision", "numerics", "strict")),
    "emulate_precision_casts": Meaning('`numerics="strict"`',
                                       _flag("emulate_precision_casts", "numerics", "strict")),
    "trace.enabled": Meaning(f'`dump="{TRACE_FOLDER}"`: the IR after each pass, kernels and host program',
                             _flag("trace.enabled", "dump", TRACE_FOLDER)),
    "force_disable_caches": Meaning("`cache=False`", _flag("force_disable_caches", "cache", False)),
    "fx_graph_cache": Meaning("`cache`", _flag("fx_graph_cache", "cache", False, inverted=True)),
    "cpp.threads": Meaning("`threads=False` for 1; otherwise `torch.set_num_threads` sets the number", _threads),
    "cpp.simdlen": Meaning("`machine=\"native{vector_bits=...}\"`, for programs on the CPU", _vector_bits),
    "epilogue_fusion": Meaning(FUSION),
    "prologue_fusion": Meaning(FUSION),
    "aggressive_fusion": Meaning(FUSION),
    "permute_fusion": Meaning(FUSION),
    "max_fusion_size": Meaning("fused groups are limited by instructions and registers, not by a number of nodes"),
    "shape_padding": Meaning("operands of matrix products are never padded"),
    "freezing": Meaning("parameters stay arguments, so that updates of them in place are seen"),
    "layout_optimization": Meaning("the passes that choose layouts are always part of the pipeline"),
    "coordinate_descent_tuning": Meaning("`max_autotune`", _flag("coordinate_descent_tuning", "max_autotune", True)),
    "trace.graph_diagram": Meaning(f'`diagram="{DIAGRAM}"`: kernels and library calls as a picture',
                                   _flag("trace.graph_diagram", "diagram", DIAGRAM)),
}
"""Maps each option name, with `_` for `-`, to its meaning."""


def translated(options: Mapping[str, Any]) -> dict[str, Any]:
    """Translate the user's options, Stepwell's or the default backend's, to options of Stepwell.

    An option of Stepwell that is given explicitly takes precedence. Raises OptionError with the nearest names for a
    name that neither backend has.
    """
    own = {each.name for each in fields(CompileOptions)}
    found: dict[str, Any] = {}
    given: dict[str, Any] = {}
    for spelled, value in options.items():
        name = spelled.replace("-", "_")
        meaning = DEFAULT_BACKEND_OPTIONS.get(name)
        if name in own:
            given[name] = value
        elif meaning is not None and meaning.becomes is not None:
            found.update(meaning.becomes(value))
        elif meaning is not None:
            log.warning("the option '%s' has no effect: %s", name, meaning.says)
        elif _is_default_backend_option(name):
            log.warning("the option '%s' of the default backend has no effect", name)
        else:
            known = sorted({*own, *DEFAULT_BACKEND_OPTIONS})
            raise unknown_option(spelled, known)
    return {**found, **given}


def _is_default_backend_option(name: str) -> bool:
    """Whether the installed torch has an option of this name."""
    value: Any = import_module("torch._inductor.config")
    for part in name.split("."):
        if not hasattr(value, part):
            return False
        value = getattr(value, part)
    return True
