"""Runs the checks of a script as one rank of a process group, and records the outcome of each."""

from __future__ import annotations

import datetime
import json
import os
import sys
import traceback
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
from torch import Tensor
from torch.distributed.tensor import DTensor

from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.codegen.runtime.toolchain.shared_objects import compile_shared_object

PREFIX = "check_"


def checks_of(namespace: Mapping[str, Any]) -> dict[str, Callable[[], None]]:
    """The checks of a script, by name, in its order."""
    return {name: value for name, value in namespace.items() if name.startswith(PREFIX)}


def main(namespace: Mapping[str, Any]) -> None:
    """Run all checks; the first that fails is the last, since ranks may wait for each other from then on."""
    rank, count, directory, kind = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), sys.argv[4]
    warnings.simplefilter("ignore")
    os.environ["STEPWELL_CACHE_DIR"] = str(directory / "cache")
    torch.set_num_threads(1)
    if kind == "cuda":
        torch.set_default_device(f"cuda:{rank}")  # a mode, through which Dynamo traces each call
        torch.cuda.set_device(rank)
    else:  # what is exchanged is tested, not what compilers of C++ make
        for function in (Toolchain.compile_flags, compile_shared_object):
            function.__kwdefaults__["optimization"] = 1
    dist.init_process_group("nccl" if kind == "cuda" else "gloo", init_method=f"file://{directory}/rendezvous",
                            rank=rank, world_size=count, timeout=datetime.timedelta(seconds=60))
    outcomes: dict[str, str] = {}
    try:
        for name, check in checks_of(namespace).items():
            torch.compiler.reset()
            torch.manual_seed(0)
            outcomes[name] = "it did not end"
            check()
            outcomes[name] = ""
    except Exception:
        outcomes[name] = traceback.format_exc()
    finally:
        (directory / f"{rank}.json").write_text(json.dumps(outcomes))
    dist.destroy_process_group()


def device() -> str:
    """The kind of device that the checks run on."""
    return torch.get_default_device().type


def same(actual: Any, expected: Any, **tolerance: float) -> None:
    """Fail unless two results agree as PyTorch's own tests want it."""
    torch.testing.assert_close(actual, expected, **tolerance)


def whole(value: Tensor | None) -> Tensor | None:
    """All of a tensor of which each rank may have a part."""
    return value.full_tensor() if isinstance(value, DTensor) else value


def compiled(function: Any, **arguments: Any) -> Any:
    """`function`, compiled by Stepwell."""
    return torch.compile(function, backend="stepwell", **arguments)
