"""A CUDA graph with a collective that does not end, as if another rank had; the process ends with an error."""

from __future__ import annotations

import datetime
import os
import sys

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
from torch import Tensor

import stepwell

CYCLES = 10**11
"""Of a kernel that runs for a minute before the graph."""


def main() -> None:
    directory = sys.argv[3]
    os.environ["STEPWELL_CACHE_DIR"] = f"{directory}/cache"
    torch.cuda.set_device(0)
    dist.init_process_group("nccl", init_method=f"file://{directory}/rendezvous", rank=0, world_size=1,
                            timeout=datetime.timedelta(seconds=5))

    def step(x: Tensor) -> Tensor:
        return functional.all_reduce(x.sin(), "sum", dist.group.WORLD) + 1

    function, x = torch.compile(step, backend="stepwell", options={"cuda_graphs": True}), torch.ones(4, device="cuda")
    for _ in range(5):
        torch.testing.assert_close(function(x), x.sin() + 1)
    print(stepwell.report(), flush=True)
    torch.cuda._sleep(CYCLES)
    function(x)
    torch.cuda.synchronize()
    print("it ended", flush=True)


if __name__ == "__main__":
    main()
