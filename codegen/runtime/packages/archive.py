"""The file format of packages: a zip archive with uncompressed members, which can be mapped into memory.

`manifest.json` is the first member, and lists all others with their sizes and SHA-256 hashes. The reader accesses
only members listed in the manifest, decompresses nothing, and unpacks nothing to disk.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import struct
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from ....ir.errors import PackageError

__all__ = ["FORMAT", "MANIFEST", "Archive", "write_archive"]

FORMAT = 3
"""The version of the format. It grows when what older readers rely on changes."""
MANIFEST = "manifest.json"
ALIGNMENT = 64
"""The alignment of members."""
PIECE_BYTES = 8 << 20
"""The size of the pieces in which members are hashed."""
MAX_MANIFEST_BYTES = 64 << 20
_LOCAL_HEADER = struct.Struct("<4s22xHH")
_LOCAL_HEADER_BYTES = 30
_ZIP64_BYTES = 20
_DATE = (1980, 1, 1, 0, 0, 0)
REMAKE = "make the package again, or copy it again from where it was made"


class Archive:
    """A package mapped into memory. Raises PackageError for a file that is not a package, or is damaged."""

    def __init__(self, path: str | os.PathLike[str]):
        self.path = Path(path)
        try:
            with self.path.open("rb") as file:
                if os.fstat(file.fileno()).st_size == 0:
                    self._refuse("is empty")
                # A private mapping: writes of a program into its buffers stay in this process.
                self.memory = mmap.mmap(file.fileno(), 0, flags=mmap.MAP_PRIVATE,
                                        prot=mmap.PROT_READ | mmap.PROT_WRITE)
                self._places = self._list(file)
        except OSError as error:
            raise PackageError(f"cannot read {path}: {error.strerror}") from error
        self.manifest = self._read_manifest()
        self._compare_names()

    def place(self, name: str) -> tuple[int, int]:
        """The start and end offset of a member in the file."""
        if name not in self._places:
            self._refuse(f"has no member {name}")
        return self._places[name]

    def view(self, name: str) -> memoryview:
        """The contents of a member."""
        begin, end = self.place(name)
        return memoryview(self.memory)[begin:end]

    def check(self, name: str) -> None:
        """Raise PackageError unless a member matches its hash."""
        with self.view(name) as content:
            self.compare(name, _hashes_of(content))

    def compare(self, name: str, hashes: Sequence[bytes]) -> None:
        """Raise PackageError unless the given hashes of a member's pieces match its hash."""
        if _hash_of_hashes(hashes) != self.manifest["files"][name]["sha256"]:
            self._refuse(f"is damaged: {name} is not what was written")

    def names(self) -> list[str]:
        """The members listed in the manifest."""
        return list(self.manifest["files"])

    def _refuse(self, what: str) -> NoReturn:
        raise PackageError(f"{self.path} {what}", hint=REMAKE)

    def _list(self, file: Any) -> dict[str, tuple[int, int]]:
        """The start and end offset of each member, according to the archive's directory."""
        try:
            with zipfile.ZipFile(file) as archive:
                members = archive.infolist()
        except (zipfile.BadZipFile, NotImplementedError, ValueError, struct.error, EOFError) as error:
            raise PackageError(f"{self.path} is no package: {error}", hint=REMAKE) from error
        places: dict[str, tuple[int, int]] = {}
        for member in members:
            name = member.filename
            if name in places or name.startswith("/") or "\\" in name or ".." in name.split("/"):
                self._refuse(f"has a member {name!r}, which no package has" + " twice" * (name in places))
            if member.compress_type != zipfile.ZIP_STORED or member.compress_size != member.file_size \
                    or member.flag_bits & 1:
                self._refuse(f"has a member {name!r} that is compressed or encrypted, and packages store them")
            places[name] = self._place(member)
        last = 0
        for name, (begin, end) in sorted(places.items(), key=lambda item: item[1]):
            if begin < last:
                self._refuse(f"has members that overlap: {name!r}")
            last = end
        return places

    def _place(self, member: zipfile.ZipInfo) -> tuple[int, int]:
        at = member.header_offset
        header = self.memory[at:at + _LOCAL_HEADER_BYTES]
        if len(header) < _LOCAL_HEADER_BYTES:
            self._refuse("is truncated")
        magic, name_bytes, extra_bytes = _LOCAL_HEADER.unpack(header)
        begin = at + _LOCAL_HEADER_BYTES + name_bytes + extra_bytes
        end = begin + member.file_size
        name = self.memory[at + _LOCAL_HEADER_BYTES:at + _LOCAL_HEADER_BYTES + name_bytes]
        if magic != b"PK\3\4" or end > len(self.memory) or name != member.orig_filename.encode():
            self._refuse(f"is damaged: {member.filename!r} does not lie where the directory says")
        return begin, end

    def _read_manifest(self) -> dict[str, Any]:
        begin, end = self.place(MANIFEST)
        if end - begin > MAX_MANIFEST_BYTES:
            self._refuse(f"has a manifest of {end - begin} bytes")
        try:
            manifest = json.loads(bytes(self.view(MANIFEST)))
        except (ValueError, RecursionError) as error:
            raise PackageError(f"{self.path} is damaged: {MANIFEST} is no JSON: {error}", hint=REMAKE) from error
        found = manifest.get("format") if isinstance(manifest, dict) else None
        if not isinstance(found, int):
            self._refuse("is no package: its manifest names no format")
        if found != FORMAT:
            raise PackageError(f"{self.path} has format {found}, and this version of Stepwell reads format {FORMAT}",
                               hint="install a newer Stepwell" if found > FORMAT else "make the package again")
        return manifest

    def _compare_names(self) -> None:
        """Reject members that the manifest does not list, or lists with another size."""
        files = self.manifest.get("files")
        if not isinstance(files, dict) or not all(_is_record(each) for each in files.values()):
            self._refuse("is damaged: its manifest does not list its members")
        for name in sorted(self._places.keys() ^ {*files, MANIFEST}):
            self._refuse(f"has a member {name!r} that its manifest does not name" if name in self._places else
                         f"has no member {name!r}, which its manifest names")
        for name, record in files.items():
            begin, end = self._places[name]
            if end - begin != record["bytes"]:
                self._refuse(f"is damaged: {name!r} has {end - begin} bytes in place of {record['bytes']}")


def write_archive(path: Path, manifest: Mapping[str, Any], members: Mapping[str, bytes | memoryview]) -> None:
    """Write a package; format and members are added to the manifest. The file appears atomically."""
    files = {name: {"bytes": len(content), "sha256": _hash_of_hashes(_hashes_of(content))}
             for name, content in members.items()}
    text = json.dumps({"format": FORMAT, **manifest, "files": files}, indent=1).encode()
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_STORED) as archive:
            for name, content in {MANIFEST: text, **members}.items():
                _add(archive, name, content)
        unfinished.replace(path)
    except OSError as error:
        raise PackageError(f"cannot write {path}: {error.strerror}") from error
    finally:
        unfinished.unlink(missing_ok=True)


def _hashes_of(content: bytes | memoryview) -> list[bytes]:
    """The SHA-256 hashes of a member's pieces, computed by several threads."""
    view = memoryview(content)
    pieces = [view[at:at + PIECE_BYTES] for at in range(0, len(view), PIECE_BYTES)]
    if len(pieces) > 1:
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
            hashes = list(pool.map(_digest, pieces))
    else:
        hashes = list(map(_digest, pieces))
    for piece in pieces:
        piece.release()
    return hashes


def _hash_of_hashes(hashes: Sequence[bytes]) -> str:
    return hashlib.sha256(b"".join(hashes)).hexdigest()


def _digest(piece: memoryview) -> bytes:
    return hashlib.sha256(piece).digest()


def _add(archive: zipfile.ZipFile, name: str, content: bytes | memoryview) -> None:
    member = zipfile.ZipInfo(name, _DATE)
    member.external_attr = 0o644 << 16
    large = len(content) >= zipfile.ZIP64_LIMIT
    assert archive.fp is not None
    header = archive.fp.tell() + _LOCAL_HEADER_BYTES + len(name.encode()) + _ZIP64_BYTES * large
    # An extra field of zeros with the private identifier 0x5357 aligns the following data.
    padding = -(header + 4) % ALIGNMENT
    member.extra = struct.pack("<HH", 0x5357, padding) + bytes(padding)
    with archive.open(member, "w", force_zip64=large) as file:
        file.write(content)


def _is_record(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("bytes"), int) and isinstance(value.get("sha256"), str)
