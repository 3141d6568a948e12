"""The C++ prelude of emitted kernels, and the selection of the parts that a file needs.

The `*.h` files here consist of blocks. A block starts with a line `//# name types`; it is included if `name` and all
of the listed vector types are used. `//# name | types | macro` starts a block for each of the types, compiled where the
macro is defined: `$V` is the type, and `$s` is `ps` or `pd`, as the instructions on its elements are called.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import NamedTuple

from .type_names import SCALARS, VECTOR_NAME, split_vector, vector_bytes

FILES = ("vectors", "memory", "tiles", "conversions", "halves", "mathematics", "arithmetic", "random",
         "reductions", "dots", "dot_tiles", "bounds")
_DEFINED = re.compile(r"(?:struct|using|#define) (\w+)|\b(\w+)\(|enum \{ ([^}]*) \}")
_COMMENT = re.compile(r"//.*")
_IDENTIFIER = re.compile(r"\b[A-Za-z_]\w*\b")


class Block(NamedTuple):
    """A block: its name, the vector types it depends on, its text, and the identifiers in the text."""

    name: str
    types: frozenset[str]
    text: str
    identifiers: frozenset[str]


@cache
def blocks() -> tuple[Block, ...]:
    """All blocks, in printing order."""
    parts = (part for file in FILES for part in files(__name__).joinpath(f"{file}.h").read_text().split("//# ")[1:])
    return tuple(chain.from_iterable(map(_blocks_of, parts)))


def _blocks_of(part: str) -> Iterator[Block]:
    head, _, text = part.partition("\n")
    name, *instances = head.split(" | ")
    if not instances:
        name, *types = head.split()
        yield _block(name, types, text)
        return
    types, macro = instances
    for vector in types.split():
        suffix = "ps" if vector.startswith("f32") else "pd"
        body = text.strip().replace("$V", vector).replace("$s", suffix)
        yield _block(name, [vector], f"#ifdef {macro}\n{body}\n#endif")


def _block(name: str, types: Iterable[str], text: str) -> Block:
    return Block(name, frozenset(types), text.strip(), frozenset(_IDENTIFIER.findall(_COMMENT.sub("", text))))


@cache
def reserved_names() -> frozenset[str]:
    """The identifiers that variables of kernels must not have: types, functions and macros."""
    text = "".join(block.text for block in blocks())
    return (
        frozenset(name for found in _DEFINED.findall(text) for names in found for name in _IDENTIFIER.findall(names))
        | SCALARS.keys()
        | {"buffers", "symbols", "status", "found"}
    )


def prelude_for(text: str) -> str:
    """The prelude that `text` needs: type definitions, followed by blocks."""
    used = _with_comparisons(set(_IDENTIFIER.findall(text)))
    chosen: set[Block] = set()
    while more := {b for b in blocks() if b.name in used and b.types <= used} - chosen:
        chosen |= more
        used = _with_comparisons(used.union(*(block.identifiers for block in more)))
    return "\n\n".join(filter(None, [_typedefs(used), *(b.text for b in blocks() if b in chosen)]))


def _with_comparisons(names: set[str]) -> set[str]:
    """The names, extended by the types of comparisons of float vectors."""
    return names | {f"i{name[1:]}" for name in names if name.startswith(("f32x", "f64x"))}


def _typedefs(used: set[str]) -> str:
    order = {name: place for place, name in enumerate(SCALARS)}
    vectors = sorted((order[element], lanes, name) for name in used if VECTOR_NAME.fullmatch(name)
                     for element, lanes in [split_vector(name)])
    scalars = used | {split_vector(name)[0] for *_, name in vectors}
    lines = [f"typedef {meaning} {name};" for name, (meaning, _) in SCALARS.items() if name in scalars]
    lines += [f"typedef {split_vector(name)[0]} {name} __attribute__((vector_size({vector_bytes(name)})));"
              for *_, name in vectors]
    return "\n".join(lines)
