"""Compile a function with torch.compile, and read what became of it at every stage.

    python examples/read_the_stages.py
"""

import tempfile
from pathlib import Path

import torch

import stepwell


def normalize(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + 1e-6) * weight


with tempfile.TemporaryDirectory() as directory:
    compiled = torch.compile(normalize, backend="stepwell", options={"dump": directory})
    x, weight = torch.randn(64, 256), torch.randn(256)
    torch.testing.assert_close(compiled(x, weight), normalize(x, weight))

    for stage in sorted(Path(directory).iterdir()):
        text = stage.read_text()
        unchanged = text.partition("\n")[0].endswith("(unchanged)")
        print(f"{stage.name:32}", "unchanged" if unchanged else f"{len(text.splitlines())} lines")

print(stepwell.report())
