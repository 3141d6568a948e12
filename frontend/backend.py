"""The backend of torch.compile: `torch.compile(f, backend="stepwell")`.

torch finds it through the entry point `torch_dynamo_backends` in pyproject.toml.
"""

from __future__ import annotations

from ..ir.garbage_collector import loading_modules

__all__ = ["stepwell"]

with loading_modules():
    from .dynamo_backend import stepwell
