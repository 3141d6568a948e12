"""Verification of a large member's hash in the background, while a package is loaded and first run."""

from __future__ import annotations

import hashlib
import os
import threading

from .archive import PIECE_BYTES, Archive

__all__ = ["BackgroundCheck"]

CHUNK_BYTES = 1 << 20
"""The size of a read: the data stay in the cache until they are hashed."""


class BackgroundCheck:
    """Verifies a member's hash in separate threads, one per processor.

    They read the file instead of the mapped memory, which a program may write.
    """

    def __init__(self, archive: Archive, name: str):
        self._archive, self._name = archive, name
        begin, end = archive.place(name)
        self._pieces = [(at, min(at + PIECE_BYTES, end)) for at in range(begin, end, PIECE_BYTES)]
        self._hashes = [b""] * len(self._pieces)
        self._next = iter(range(len(self._pieces)))
        self._file = archive.path.open("rb", buffering=0)
        self._threads = [threading.Thread(target=self._work, daemon=True)
                         for _ in range(min(len(os.sched_getaffinity(0)), len(self._pieces)))]
        self._is_done = False
        for each in self._threads:
            each.start()

    def wait(self) -> None:
        """Wait for the verification; raises PackageError if the member does not match its hash."""
        if self._is_done:
            return
        for each in self._threads:
            each.join()
        self._file.close()
        self._archive.compare(self._name, self._hashes)
        self._is_done = True

    def _work(self) -> None:
        buffer = memoryview(bytearray(CHUNK_BYTES))
        for number in self._next:  # taking the next number is atomic
            self._hashes[number] = self._hash(*self._pieces[number], buffer)

    def _hash(self, begin: int, end: int, buffer: memoryview) -> bytes:
        """The hash of a piece, or of its readable part if the file is truncated."""
        digest = hashlib.sha256()
        try:
            while begin < end and (count := os.preadv(self._file.fileno(), [buffer[:end - begin]], begin)) > 0:
                digest.update(buffer[:count])
                begin += count
        except OSError:
            return b""
        return digest.digest()
