"""Files that are not packages, are damaged, or are malicious are rejected with the same error in Python and in C."""

from __future__ import annotations

import io
import json
import random
import struct
import tempfile
import warnings
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
import torch

import stepwell
from stepwell.codegen.runtime.packages.archive import MANIFEST, Archive, write_archive
from stepwell.codegen.runtime.packages.background_check import BackgroundCheck
from stepwell.ir.errors import PackageError

from .c_library import CLibrary
from .programs import Net

CODE = "code/x86-avx2/forward.so"
CONSTANTS = "constants.safetensors"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("package") / "model.stepwell"
    return stepwell.package(Net().eval(), path, (torch.randn(4, 24),), machines=["x86-avx2"]).read_bytes()


@pytest.fixture(scope="module")
def c_library(tmp_path_factory: pytest.TempPathFactory) -> CLibrary:
    return CLibrary.build(tmp_path_factory.mktemp("c"))


def members(package: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(package)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(members: dict[str, bytes], compression: int = zipfile.ZIP_STORED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", compression) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return file.getvalue()


def with_manifest(package: bytes, change: Callable[[dict], object]) -> bytes:
    parts = members(package)
    manifest = json.loads(parts[MANIFEST])
    change(manifest)
    return packed({**parts, MANIFEST: json.dumps(manifest).encode()})


def with_call(package: bytes, change: Callable[[dict, dict], object]) -> bytes:
    """With another record of the entry, and of how it is called."""
    return with_manifest(package, lambda m: change(m["entries"]["forward"]["call"], m["entries"]["forward"]))


def flipped(package: bytes, name: str) -> bytes:
    """With one bit of a member changed, the last but few."""
    with zipfile.ZipFile(io.BytesIO(package)) as archive:
        at = archive.getinfo(name).header_offset + archive.getinfo(name).file_size
    return package[:at] + bytes([package[at] ^ 1]) + package[at + 1:]


def twice(package: bytes) -> bytes:
    file = io.BytesIO(package)
    with warnings.catch_warnings(), zipfile.ZipFile(file, "a") as archive:
        warnings.simplefilter("ignore")
        archive.writestr(CODE, b"another")
    return file.getvalue()


def overlapping(package: bytes) -> bytes:
    """All entries of the directory lie in one place, as in archives that unpack to more than they are."""
    at = package.index(b"PK\1\2")
    second = package.index(b"PK\1\2", at + 1)
    header = package[second + 42:second + 46]
    third = package.index(b"PK\1\2", second + 1)
    return package[:third + 42] + header + package[third + 46:]


def beyond(package: bytes) -> bytes:
    """A member that says it is larger than the file."""
    at = package.index(b"PK\1\2")
    return package[:at + 20] + struct.pack("<II", 1 << 31, 1 << 31) + package[at + 28:]


def renamed(package: bytes, name: str) -> bytes:
    return packed({name if each == CODE else each: content for each, content in members(package).items()})


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda p: b"", "is empty"),
    "text": (lambda p: b"not a package" * 100, "is no package"),
    "half": (lambda p: p[:len(p) // 2], "is no package"),
    "last byte": (lambda p: p[:-1], "is no package"),
    "no directory": (lambda p: p[-22:], "is no package|damaged|has no member"),
    "constants": (lambda p: flipped(p, CONSTANTS), "damaged: constants.safetensors is not what was written"),
    "code": (lambda p: flipped(p, CODE), "damaged: code/x86-avx2/forward.so is not what was written"),
    "compressed": (lambda p: packed(members(p), zipfile.ZIP_DEFLATED), "is compressed or encrypted"),
    "twice": (twice, "twice"),
    "overlapping": (overlapping, "overlap|does not lie where|is no package"),
    "beyond": (beyond, "does not lie where|is no package|damaged"),
    "outside": (lambda p: renamed(p, "../outside.so"), "has a member '../outside.so', which no package has"),
    "absolute": (lambda p: renamed(p, "/etc/x"), "has a member '/etc/x', which no package has"),
    "unnamed": (lambda p: packed({**members(p), "more.so": b"x"}), "'more.so' that its manifest does not name"),
    "no code": (lambda p: packed({n: c for n, c in members(p).items() if n != CODE}), f"has no member '{CODE}'"),
    "no manifest": (lambda p: packed({n: c for n, c in members(p).items() if n != MANIFEST}), "has no member"),
    "manifest is text": (lambda p: packed({**members(p), MANIFEST: b"{"}), "is no JSON"),
    "manifest is deep": (lambda p: packed({**members(p), MANIFEST: b"[" * 100_000}), "is no JSON"),
    "manifest is a list": (lambda p: packed({**members(p), MANIFEST: b"[]"}), "names no format"),
    "newer": (lambda p: with_manifest(p, lambda m: m.update(format=4)), "has format 4, and .* reads format 3"),
    "no files": (lambda p: with_manifest(p, lambda m: m.pop("files")), "does not list its members"),
    "no entries": (lambda p: with_manifest(p, lambda m: m.pop("entries")), "its manifest is not understood"),
    "no variants": (lambda p: with_manifest(p, lambda m: m.update(variants=[])), "has no code for this processor"),
    "wrong size": (lambda p: with_manifest(p, lambda m: m["files"][CODE].update(bytes=5)), "bytes in place of 5"),
    "wrong hash": (lambda p: with_manifest(p, lambda m: m["files"][CODE].update(sha256="0" * 64)), "is not what was"),
    "more inputs": (lambda p: with_call(p, lambda c, m: m["inputs"].append({"name": "y"})), "is not understood"),
    "more outputs": (lambda p: with_call(p, lambda c, m: m["outputs"].append({})), "is not what its manifest"),
    "other input": (lambda p: with_call(p, lambda c, m: c.update(args=[{"tensor": 1 << 40}])), "is not understood"),
    "other output": (lambda p: with_call(p, lambda c, m: c.update(result={"tensor": -1})), "is not understood"),
    "odd output": (lambda p: with_call(p, lambda c, m: c.update(result={"tensor": 0.0})), "is not understood"),
    "integer output": (lambda p: with_call(p, lambda c, m: c.update(result={"integer": 0})), "is not understood"),
    "odd name": (lambda p: with_call(p, lambda c, m: c.update(names=[{}])), "is not understood"),
    "zero entries": (lambda p: with_manifest(p, lambda m: m.update(entries={})), "is not understood"),
    "odd operators": (lambda p: with_call(p, lambda c, m: m.update(operators=["::1"])), "does not have: ::1"),
    "no tree": (lambda p: with_call(p, lambda c, m: c.update(result=[])), "is not understood"),
    "other constants": (lambda p: with_manifest(p, lambda m: m.update(constant_bytes=64)), "not of the size"),
    "huge header": (lambda p: with_constants(p, b"\xff" * 8 + b"x" * 100), "damaged"),
    "code is text": (lambda p: with_code(p, b"no code" * 100), "cannot be loaded"),
}
FINE_IN_C = {"no manifest", "manifest is text", "manifest is deep", "manifest is a list", "newer", "no files",
             "more outputs", "other input", "other output", "odd output", "integer output", "odd name", "zero entries",
             "odd operators",
             "no tree", "no entries", "no variants", "wrong size",
             "wrong hash", "more inputs", "other constants", "unnamed", "twice", "absolute", "outside"}
"""What is wrong in the manifest alone, which programs in C do not read, or with members that they do not look for."""


def with_constants(package: bytes, content: bytes) -> bytes:
    return rebuilt(package, CONSTANTS, content)


def with_code(package: bytes, content: bytes) -> bytes:
    return rebuilt(package, CODE, content)


def rebuilt(package: bytes, name: str, content: bytes) -> bytes:
    """With another member whose hash is right."""
    parts = members(package)
    manifest = json.loads(parts.pop(MANIFEST))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x"
        write_archive(path, {key: value for key, value in manifest.items() if key not in ("files", "format")},
                      {**parts, name: content})
        return path.read_bytes()


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage(damage: str, whole: bytes, c_library: CLibrary, tmp_path: Path) -> None:
    change, text = DAMAGES[damage]
    path = tmp_path / "model.stepwell"
    path.write_bytes(change(whole))
    with pytest.raises(PackageError, match=text):
        stepwell.load(path).check()
    status, said = c_library.try_to_load(path)
    if damage not in FINE_IN_C:
        assert status in (6, 7), said  # STEPWELL_BAD_PACKAGE, STEPWELL_NO_PROCESSOR
        assert str(path) in said


def test_whole_package(whole: bytes, c_library: CLibrary, tmp_path: Path) -> None:
    """What is refused above is refused for the damage."""
    path = tmp_path / "model.stepwell"
    path.write_bytes(whole)
    stepwell.load(path)
    assert c_library.try_to_load(path) == (0, "")
    with pytest.raises(PackageError, match="cannot read"):
        stepwell.load(tmp_path / "nothing")
    assert Archive(path).place(CONSTANTS)[0] % 64 == 0


def test_damaged_constants_give_no_results(whole: bytes, tmp_path: Path) -> None:
    """A call waits for the comparison, of which no other thing hears; one that raised raises again."""
    path, x = tmp_path / "model.stepwell", torch.randn(4, 24)
    path.write_bytes(flipped(whole, CONSTANTS))
    program = stepwell.load(path)
    for _ in range(2):
        with pytest.raises(PackageError, match=r"constants\.safetensors is not what was written"):
            program(x)
    stepwell.load(path, check=False)(x)


@pytest.mark.parametrize("cut", [1, 5000])
def test_a_file_that_is_cut_while_it_is_compared(cut: int, whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "model.stepwell"
    path.write_bytes(whole)
    archive = Archive(path)
    with path.open("r+b") as file:
        file.truncate(archive.place(CONSTANTS)[1] - cut)
    with pytest.raises(PackageError, match="is not what was written"):
        BackgroundCheck(archive, CONSTANTS).wait()


@pytest.mark.parametrize("seed", range(40))
def test_random_damage(seed: int, whole: bytes, c_library: CLibrary, tmp_path: Path) -> None:
    """Bytes of the directory, of headers and of the manifest at random: an error, or nothing that counts."""
    chance = random.Random(seed)
    changed = bytearray(whole)
    places = [at for mark in (b"PK\1\2", b"PK\3\4", b"PK\5\6", b'"format"') for at in found(whole, mark)]
    for _ in range(chance.randint(1, 3)):
        changed[min(chance.choice(places) + chance.randrange(60), len(changed) - 1)] = chance.randrange(256)
    path = tmp_path / "model.stepwell"
    path.write_bytes(changed)
    try:
        stepwell.load(path)
    except PackageError:
        pass
    c_library.try_to_load(path)


def found(content: bytes, mark: bytes) -> list[int]:
    return [at for at in range(len(content)) if content.startswith(mark, at)]
