"""Runs each named case once on the GPU, under a tool that checks its kernels: `python sanitized_cases.py NAME ...`."""

from __future__ import annotations

import sys
from pathlib import Path

import torch

sys.path.insert(0, str(Path(__file__).parent.parent))


def main(names: list[str]) -> None:
    from cases.case import moved
    from cases.registry import CASES

    for name in names:
        inputs = [moved(x, "cuda") for x in CASES[name].inputs]
        torch.compile(CASES[name].function, backend="stepwell", fullgraph=True)(*inputs)
        torch.cuda.synchronize()
    print(f"ran {len(names)} cases")


if __name__ == "__main__":
    main(sys.argv[1:])
