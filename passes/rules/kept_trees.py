"""The parsed rules files of the library, cached where Python caches compiled modules, since parsing takes longer than
most passes."""

from __future__ import annotations

import os
import pickle
import sys
from functools import cache
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path

from . import parser, syntax
from .parser import GRAMMAR, parse_rules
from .syntax import RulesFile

__all__ = ["read_own_rules"]


def read_own_rules(path: Path) -> RulesFile:
    """The content of a rules file of the library."""
    text = path.read_text(encoding="utf-8")
    key = sha256(_parser_key() + f"{path}\n{text}".encode()).digest()
    kept = Path(cache_from_source(f"{path}.py"))
    if (found := _load(kept, key)) is not None:
        return found
    tree = parse_rules(text, str(path))
    if not sys.dont_write_bytecode:
        _keep(kept, key + pickle.dumps(tree))
    return tree


@cache
def _parser_key() -> bytes:
    """A key of everything that the result of parsing depends on."""
    sources = (GRAMMAR, parser.__file__, syntax.__file__)
    return b"".join(sha256(Path(source).read_bytes()).digest() for source in sources)


def _load(kept: Path, key: bytes) -> RulesFile | None:
    """The cached tree with a key, if it exists and is complete."""
    try:
        content = kept.read_bytes()
    except OSError:
        return None
    if not content.startswith(key):
        return None
    try:
        return pickle.loads(content[len(key):])
    except (pickle.UnpicklingError, EOFError, ValueError):
        return None


def _keep(kept: Path, content: bytes) -> None:
    """Write a file atomically, so that no reader sees a part of it. If that is not permitted, nothing is cached."""
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        written = kept.with_name(f"{kept.name}.{os.getpid()}")
        written.write_bytes(content)
        written.replace(kept)
    except OSError:
        return
