"""The C++ that emitted kernels use, and the choice of what one file needs of it.

The `*.h` files here are made of blocks. A block starts with a line `//# name types`: it is printed where
`name` is used and so are all of the vector types after it; the type `pair` is used where a vector is wider
than a register.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ..types import SCALARS, VECTOR_NAME, is_wide, split_vector, vector_bytes, with_halves

FILES = ("vectors", "memory", "tiles", "conversions", "halves", "mathematics", "arithmetic", "reductions")
PAIR = """// A vector wider than a register: its halves.
template <class H> struct pair { H low, high; };"""
_DEFINED = re.compile(r"(?:struct|using|#define) (\w+)|\b(\w+)\(")
_COMMENT = re.compile(r"//.*")
_IDENTIFIER = re.compile(r"\b[A-Za-z_]\w*\b")


class Block(NamedTuple):
    """One block: the name that it provides, the types that it is about, its text, the identifiers in it."""

    name: str
    types: frozenset[str]
    text: str
    identifiers: frozenset[str]


@cache
def blocks() -> tuple[Block, ...]:
    """All blocks, in the order in which they are printed."""
    found = []
    for file in FILES:
        _, *parts = files(__name__).joinpath(f"{file}.h").read_text().split("//# ")
        for part in parts:
            head, _, text = part.partition("\n")
            name, *types = head.split()
            found.append(
                Block(
                    name,
                    frozenset(types),
                    text.strip(),
                    frozenset(_IDENTIFIER.findall(_COMMENT.sub("", text))),
                )
            )
    return tuple(found)


@cache
def reserved_names() -> frozenset[str]:
    """The identifiers that no variable of a kernel may have: types, functions and macros."""
    text = PAIR + "".join(block.text for block in blocks())
    return (
        frozenset(name for names in _DEFINED.findall(text) for name in names if name)
        | SCALARS.keys()
        | {"buffers", "symbols", "status"}
    )


def prelude_for(text: str, register_bytes: int) -> str:
    """What `text` needs before it: types, then blocks."""
    used = set(_IDENTIFIER.findall(text))
    vectors = _vector_types(used, register_bytes)
    chosen: set[Block] = set()
    while True:
        # A block about a type is about its register: where the type is a pair, the block for its half serves.
        registers = {name for name in vectors if not is_wide(name, register_bytes)}
        known = used - vectors | registers | ({"pair"} if registers != vectors else set())
        more = {b for b in blocks() if b.name in known and b.types <= known} - chosen
        if not more:
            break
        chosen |= more
        used |= set().union(*(block.identifiers for block in more))
        vectors = _vector_types(used, register_bytes)
    parts = [_typedefs(used, vectors, register_bytes), *(b.text for b in blocks() if b in chosen)]
    return "\n\n".join(filter(None, parts))


def _vector_types(used: set[str], register_bytes: int) -> set[str]:
    """The vector types in a text; with wide ones also those that comparing them and halving them gives."""
    named = {name for name in used if VECTOR_NAME.fullmatch(name)}
    if any(is_wide(name, register_bytes) for name in named):
        named |= {name.replace("f", "i") for name in named if name.startswith(("f32", "f64"))}
    return with_halves(named, register_bytes)


def _typedefs(used: set[str], vectors: set[str], register_bytes: int) -> str:
    scalars = used | {split_vector(name)[0] for name in vectors}
    lines = [f"typedef {meaning} {name};" for name, (meaning, _) in SCALARS.items() if name in scalars]
    wide = []
    order = list(SCALARS)
    for name in sorted(vectors, key=lambda n: (order.index(split_vector(n)[0]), split_vector(n)[1])):
        element, lanes = split_vector(name)
        if is_wide(name, register_bytes):
            wide.append(f"typedef pair<{element}x{lanes // 2}> {name};")
        else:
            lines.append(f"typedef {element} {name} __attribute__((vector_size({vector_bytes(name)})));")
    if wide:
        lines += [PAIR, *wide]
    return "\n".join(lines)
