"""The comparison of a large member with its hash, which goes on while a package is loaded and first run."""

from __future__ import annotations

import hashlib
import os
import threading

from .archive import PIECE_BYTES, Archive

__all__ = ["BackgroundCheck"]

CHUNK_BYTES = 1 << 20
"""So much is read at a time: it stays in the cache until it is hashed."""


class BackgroundCheck:
    """Compares a member with its hash in threads of its own, as many as there are processors.

    They read the file and not the mapped memory, into which a program may write.
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
        """Wait for the end of the comparison; raises PackageError if the member is not what its hash says."""
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
        """The hash of a piece; of what can be read of it if the file cannot be read to its end."""
        digest = hashlib.sha256()
        try:
            while begin < end and (count := os.preadv(self._file.fileno(), [buffer[:end - begin]], begin)) > 0:
                digest.update(buffer[:count])
                begin += count
        except OSError:
            return b""
        return digest.digest()
