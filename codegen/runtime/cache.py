"""The disk cache: directories of source texts and shared objects, named by a hash of their inputs."""

from __future__ import annotations

import atexit
import errno
import hashlib
import json
import logging
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ...ir.errors import StepwellError

MANIFEST = "manifest.json"
DEFAULT_MAX_BYTES = 2 << 30
SECONDS_BETWEEN_TRIMS = 600
# An entry is opened within this time after it was found, so later it may be deleted.
SECONDS_IN_USE = 3600
# Leftovers of builds are kept for this time, so that the sources of a failed build can be inspected.
SECONDS_OF_LEFTOVERS = 86400

# The error codes for a full disk or an exceeded quota.
NO_SPACE = (errno.ENOSPC, errno.EDQUOT)

log = logging.getLogger(__name__)


class CacheError(StepwellError):
    """A cache directory that is unusable."""


@dataclass(frozen=True)
class Entry:
    """A published, immutable directory whose files have been verified."""

    directory: Path

    def file(self, name: str) -> Path:
        """The path of the file `name` of this entry."""
        return self.directory / name

    def read_text(self, name: str) -> str:
        """The content of the text file `name` of this entry."""
        return self.file(name).read_text(encoding="utf-8")


def content_key(**parts: str) -> str:
    """The cache key for named texts: it is equal if names and texts are equal."""
    digest = hashlib.sha256()
    for name, text in sorted(parts.items()):
        encoded = text.encode()
        digest.update(f"{name} {len(encoded)}\n".encode())
        digest.update(encoded)
    return digest.hexdigest()


class DiskCache:
    """A private directory of entries, shared by any number of processes.

    An entry is built in a temporary directory and then renamed, so that it becomes visible atomically. Its manifest
    contains the size and the SHA-256 of each file, and all of them are verified at each lookup: a damaged shared
    object would crash the process or compute wrong results, and hashing costs about half a millisecond per megabyte.
    A damaged entry is removed and built again.
    """

    def __init__(self, root: Path, max_bytes: int = DEFAULT_MAX_BYTES):
        self.root = _private_directory(root)
        self.max_bytes = max_bytes
        self._entries = _private_directory(root / "entries")
        self._building = _private_directory(root / "building")
        self._locks = _private_directory(root / "locks")
        self._unkept: dict[str, Entry] = {}
        """Entries that were built while the disk was full."""

    @classmethod
    def default(cls, environment: Mapping[str, str] = os.environ) -> DiskCache:
        """The cache in the directory STEPWELL_CACHE_DIR, or else in the user's cache directory."""
        if named := environment.get("STEPWELL_CACHE_DIR"):
            return cls(Path(named).expanduser().absolute())
        from platformdirs import user_cache_path

        return cls(user_cache_path("stepwell"))

    @classmethod
    def at(cls, directory: str | None) -> DiskCache:
        """The cache in a directory, or the default one."""
        return cls.default() if directory is None else cls(Path(directory))

    def find(self, key: str) -> Entry | None:
        """The entry named `key`, or None if it is missing or damaged."""
        if key in self._unkept:
            return self._unkept[key]
        directory = self._directory(key)
        try:
            os.utime(directory / MANIFEST)  # the time of last use, for trimming
        except FileNotFoundError:
            return None
        damage = _damage(directory, key)
        if damage is not None:
            log.warning("ignoring the damaged cache entry %s: %s", directory, damage)
            return None
        return Entry(directory)

    def get_or_build(self, key: str, build: Callable[[Path], None]) -> Entry:
        """The entry named `key`; if there is none, `build` writes its files into the directory that it receives.

        One process builds a key while others wait for it. If `build` raises an exception, the directory is kept for a
        day for inspection. If the disk is full, the entry is built in the directory for temporary files for this
        process only; raises CacheError if that is full too.
        """
        if (entry := self.find(key)) is not None:
            return entry
        try:
            return self._built(key, build)
        except OSError as error:
            if error.errno not in NO_SPACE:
                raise
            log.warning("no space is left for the cache in %s: what is compiled is not kept", self.root)
            self._unkept[key] = Entry(self._built_elsewhere(build))
            return self._unkept[key]

    @contextmanager
    def turn(self, key: str) -> Iterator[None]:
        """Let one process at a time do what leads to the entry of a key. It may be there when the turn comes."""
        from filelock import FileLock

        lock = FileLock(self._locks / f"{key}.turn.lock", mode=0o600)
        try:
            lock.acquire()
        except OSError:  # without locks, or without space for one, each process is on its own
            yield
            return
        try:
            yield
        finally:
            lock.release()

    def _built_elsewhere(self, build: Callable[[Path], None]) -> Path:
        """Build an entry in a directory that is deleted when the process exits."""
        try:
            directory = Path(tempfile.mkdtemp(prefix="stepwell-"))
            atexit.register(_delete, directory)
            build(directory)
        except OSError as error:
            if error.errno not in NO_SPACE:
                raise
            raise CacheError(
                f"no space is left on the disk, neither in {self.root} nor in {tempfile.gettempdir()}",
                hint="make room there, or let STEPWELL_CACHE_DIR name a directory on another disk",
            ) from error
        return directory

    def _built(self, key: str, build: Callable[[Path], None]) -> Entry:
        """The entry named `key`, built unless another process has built it."""
        from filelock import FileLock  # takes 25 ms to import, and is needed only for builds

        with FileLock(self._locks / f"{key}.lock", mode=0o600):
            if (entry := self.find(key)) is not None:
                return entry
            directory = Path(tempfile.mkdtemp(prefix=f"{key[:16]}-", dir=self._building))
            try:
                build(directory)
            except KeyboardInterrupt:
                _delete(directory)
                raise
            _write_manifest(directory, key)
            self._publish(directory, key)
        self._trim_now_and_then()
        return Entry(self._directory(key))

    def trim(self) -> None:
        """Delete the least recently used entries until the rest fits into `max_bytes`, and old leftovers."""
        now = time.time()
        entries = sorted(self._measured_entries(), reverse=True)
        kept_bytes = 0
        for used, size, directory in entries:
            kept_bytes += size
            if kept_bytes > self.max_bytes and now - used > SECONDS_IN_USE:
                self._discard(directory)
                kept_bytes -= size
        for leftover in (*self._building.iterdir(), *self._locks.iterdir()):
            if now - _modification_time(leftover, now) > SECONDS_OF_LEFTOVERS:
                _delete(leftover)

    def _directory(self, key: str) -> Path:
        return self._entries / key[:2] / key

    def _publish(self, built: Path, key: str) -> None:
        target = self._directory(key)
        target.parent.mkdir(mode=0o700, exist_ok=True)
        if target.exists() and _damage(target, key) is not None:
            self._discard(target)
        try:
            built.rename(target)
        except OSError:
            # If locks do not work, as on some network file systems, another process may have published it first.
            if _damage(target, key) is not None:
                raise
            _delete(built)

    def _discard(self, directory: Path) -> None:
        """Delete an entry atomically, as seen by other processes."""
        grave = Path(tempfile.mkdtemp(prefix="discarded-", dir=self._building))
        try:
            directory.rename(grave / "entry")
        except FileNotFoundError:
            pass  # another process has deleted it
        _delete(grave)

    def _trim_now_and_then(self) -> None:
        stamp = self.root / "trimmed"
        now = time.time()
        if now - _modification_time(stamp, default=0) > SECONDS_BETWEEN_TRIMS:
            stamp.touch(mode=0o600)
            self.trim()

    def _measured_entries(self) -> Iterator[tuple[float, int, Path]]:
        """The time of last use, size in bytes and directory of each entry."""
        for shard in self._entries.iterdir():
            for directory in shard.iterdir():
                try:
                    size = sum(file.stat().st_size for file in directory.iterdir())
                except FileNotFoundError:
                    continue  # another process is deleting it
                yield _modification_time(directory / MANIFEST, default=0), size, directory


def _private_directory(path: Path) -> Path:
    """Create a directory that only the owner can access; reject one to which others could add code."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = path.stat()
    except OSError as error:
        raise CacheError(
            f"cannot use the cache directory {path}: {error.strerror}",
            hint="set STEPWELL_CACHE_DIR to a directory that you can write",
        ) from error
    if status.st_uid != os.geteuid() or status.st_mode & 0o022:
        raise CacheError(
            f"the cache directory {path} can be written by others, who could put code into it",
            hint=f"chmod -R go-w {path}, or set STEPWELL_CACHE_DIR to a directory of your own",
        )
    return path


def _write_manifest(directory: Path, key: str) -> None:
    files = {file.name: _identity(file.read_bytes()) for file in sorted(directory.iterdir())}
    text = json.dumps({"key": key, "files": files}, indent=1)
    (directory / MANIFEST).write_text(text, encoding="utf-8")


def _identity(content: bytes) -> dict[str, object]:
    return {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def _damage(directory: Path, key: str) -> str | None:
    """The damage of an entry, or None."""
    try:
        manifest = json.loads((directory / MANIFEST).read_bytes())
        if manifest["key"] != key:
            return "its manifest is that of another entry"
        for name, identity in manifest["files"].items():
            if _identity((directory / name).read_bytes()) != identity:
                return f"{name} is not what was written"
    except FileNotFoundError as error:
        return f"{error.filename} is missing"
    except (ValueError, TypeError, KeyError, AttributeError):
        return f"{MANIFEST} is not readable"
    return None


def _modification_time(path: Path, default: float) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return default


def _delete(path: Path) -> None:
    """Delete a file or a directory that another process may be deleting too."""
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)
