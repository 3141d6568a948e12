"""Memory for kernels: huge pages for large buffers, and arenas."""

from __future__ import annotations

import ctypes
import mmap

HUGE_PAGE_BYTES = 2 << 20
MADV_HUGEPAGE = 14

_madvise = ctypes.CDLL(None).madvise
_madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]


def advise_huge(address: int, size: int) -> None:
    """Request huge pages for a buffer that has not been written yet, without changing its contents."""
    start = _round_up(address, mmap.PAGESIZE)
    end = (address + size) // mmap.PAGESIZE * mmap.PAGESIZE
    if start < end:
        _madvise(start, end - start, MADV_HUGEPAGE)


class Arena:
    """A block of zeroed memory, aligned to a page (a huge one if requested), freed with this object."""

    def __init__(self, size: int, *, huge_pages: bool = False):
        self.size = size
        slack = HUGE_PAGE_BYTES if huge_pages else 0
        # A private mapping: shared mappings, Python's default, are file-backed and never use huge pages.
        self._mapping = mmap.mmap(-1, max(size + slack, 1), flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        self._first_byte = ctypes.c_char.from_buffer(self._mapping)
        address = ctypes.addressof(self._first_byte)
        self.address = _round_up(address, HUGE_PAGE_BYTES) if slack else address
        self._offset = self.address - address
        if huge_pages:
            advise_huge(self.address, size)

    def view(self, offset: int, size: int) -> memoryview:
        """The bytes from `offset` on, as a buffer that keeps the arena's memory alive."""
        start = self._offset + offset
        return memoryview(self._mapping)[start : start + size]


def _round_up(address: int, alignment: int) -> int:
    return -(-address // alignment) * alignment
