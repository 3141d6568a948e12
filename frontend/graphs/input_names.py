"""Names for a graph's inputs: identifiers close to the names in the user's program."""

from __future__ import annotations

import re
from collections.abc import Sequence

from torch.fx import GraphModule

__all__ = ["input_names"]

# `L['self']._modules['encoder']._parameters['weight']`, as encoded in the names of Dynamo's placeholders.
NOISE = re.compile(r"^(l|g)_|(?<![a-z])(self|modules|parameters|buffers|kwargs)_(?=[a-z0-9])|_+$")


def input_names(graph: GraphModule) -> Sequence[str]:
    """`x` for `l_x_`, `encoder_weight` for `l_self_modules_encoder_parameters_weight_`; all names are distinct."""
    names = [_short(str(node.target)) for node in graph.graph.nodes if node.op == "placeholder"]
    return [name if names.count(name) == 1 else f"{name}_{index}" for index, name in enumerate(names)]


def _short(name: str) -> str:
    short = re.sub(r"_+", "_", NOISE.sub("", name.lower())).strip("_")
    return short if short.isidentifier() else "input"
