"""Leaves out of torch's compilation what nobody asks for here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

LOGGED = ("_get_dynamo_config_for_logging", "_scrubbed_inductor_config_for_logging", "_compiler_config_for_logging",
          "_functorch_config_for_logging")


def make_quiet(change: Callable[[Any, str, Any], None]) -> None:
    """For its log of each graph torch flushes the processor's caches to time the guards, 20 ms, and writes down all of
    its options; it collects garbage, and makes six tensors for random numbers of a kind that nobody asks for. These are
    a tenth of the time of a small graph. `change` is as `setattr`.
    """
    import torch._dynamo.guards as guards
    from torch._decomp.decompositions_for_rng import PhiloxStateTracker
    from torch._dynamo import config, utils

    change(guards, "profile_guard_manager", lambda *arguments: 0.0)
    for name in LOGGED:
        change(utils, name, lambda: None)
    change(config, "run_gc_after_compile", False)
    PhiloxStateTracker.reset()
    change(PhiloxStateTracker, "reset", lambda: None)
