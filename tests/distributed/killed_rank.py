"""One rank exits in the middle of a step; the others end with torch's error."""

from __future__ import annotations

import datetime
import os
import sys
import time
from pathlib import Path

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
from torch import Tensor

SECONDS = 10


def main() -> None:
    rank, count, directory = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    os.environ["STEPWELL_CACHE_DIR"] = f"{directory}/cache"
    dist.init_process_group("gloo", init_method=f"file://{directory}/rendezvous", rank=rank, world_size=count,
                            timeout=datetime.timedelta(seconds=SECONDS))

    def step(x: Tensor) -> Tensor:
        return functional.all_reduce(x.sin(), "sum", dist.group.WORLD) + 1

    function = torch.compile(step, backend="stepwell")
    function(torch.ones(4))
    if rank == 1:
        os._exit(0)
    started = time.monotonic()
    try:
        function(torch.ones(4))
    except RuntimeError as error:
        seconds = time.monotonic() - started
        Path(directory, "error").write_text(f"{seconds < SECONDS + 5}\n{error}")
        os._exit(0)


if __name__ == "__main__":
    main()
