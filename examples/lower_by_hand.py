"""Capture a function as IR, stop at a level, write the text, read it again, and compile it from there.

    python examples/lower_by_hand.py
"""

import torch

import stepwell
from stepwell.ir.context import make_context
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.text import parse_module, print_module


def distances(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return (x[:, None] - y[None]).square().sum(-1).sqrt()


x, y = torch.randn(20, 8), torch.randn(30, 8)

module = stepwell.capture(distances, x, y)
print(print_module(module))

prim = stepwell.lower(distances, x, y, to="prim")
text = print_module(prim)
print(text)

# The text is the whole program: it parses to an equal module, runs by reference semantics, and compiles.
again = parse_module(make_context(), text)
(reference,) = run_module(again, (x, y))
(result,) = stepwell.compile_module(again)(x, y)
torch.testing.assert_close(reference, distances(x, y))
torch.testing.assert_close(result, distances(x, y))

print(stepwell.lower(distances, x, y, to="host"))
