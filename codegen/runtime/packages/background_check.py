"""Verification of a large member's hash in the background, while a package is loaded and first run."""

from __future__ import annotations

import hashlib
import os
import threading
import weakref
from collections.abc import Iterable

from .archive import PIECE_BYTES, Archive

__all__ = ["BackgroundCheck"]

CHUNK_BYTES = 1 << 20
"""The size of a read: the data stay in the cache until they are hashed."""
LOWEST_PRIORITY = 19


class BackgroundCheck:
    """Verifies a member's hash in separate threads, one per processor.

    They have the lowest priority, since the threads of a program that runs meanwhile wait for each other: all would
    wait for one that shares its processor with a thread that hashes. They read the file instead of the mapped memory,
    which a program may write.
    """

    def __init__(self, archive: Archive, name: str):
        self._archive, self._name = archive, name
        begin, end = archive.place(name)
        self._pieces = [(at, min(at + PIECE_BYTES, end)) for at in range(begin, end, PIECE_BYTES)]
        self._hashes: list[bytes | None] = [None] * len(self._pieces)
        self._is_done = False
        # Opened once: another package may take this one's path.
        self._file = os.open(archive.path, os.O_RDONLY | os.O_CLOEXEC)
        weakref.finalize(self, os.close, self._file)
        numbers = iter(range(len(self._pieces)))  # of which each thread takes the next, atomically
        for _ in range(self._thread_count()):
            threading.Thread(target=self._work_behind, args=(numbers,), daemon=True).start()

    def wait(self) -> None:
        """Finish the verification; raises PackageError if the member does not match its hash."""
        if self._is_done:
            return
        # What is left, also of pieces that threads of low priority have begun, which may take long on a busy machine.
        numbers = reversed([number for number, each in enumerate(self._hashes) if each is None])
        threads = [threading.Thread(target=self._work, args=(numbers,)) for _ in range(self._thread_count() - 1)]
        for each in threads:
            each.start()
        self._work(numbers)
        for each in threads:
            each.join()
        self._archive.compare(self._name, [each or b"" for each in self._hashes])
        self._is_done = True

    def _thread_count(self) -> int:
        return min(len(os.sched_getaffinity(0)), len(self._pieces))

    def _work_behind(self, numbers: Iterable[int]) -> None:
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST_PRIORITY)
        self._work(numbers)

    def _work(self, numbers: Iterable[int]) -> None:
        buffer = memoryview(bytearray(CHUNK_BYTES))
        for number in numbers:
            if self._hashes[number] is None:
                found = self._hash(number, buffer)
                self._hashes[number] = self._hashes[number] or found

    def _hash(self, number: int, buffer: memoryview) -> bytes:
        """The hash of a piece, or of its readable part if the file is truncated."""
        digest = hashlib.sha256()
        begin, end = self._pieces[number]
        try:
            while begin < end and (count := os.preadv(self._file, [buffer[:end - begin]], begin)) > 0:
                if self._hashes[number] is not None:  # another thread was faster
                    break
                digest.update(buffer[:count])
                begin += count
        except OSError:
            return b""
        return digest.digest()
