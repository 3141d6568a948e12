"""The machine model of the passes: sizes and speeds, and quantities derived from them.

A field holds a number that was measured or that a manufacturer states, in the unit of its annotation (`presets.py`
has the numbers and their sources). A property derives a quantity that several passes need, such as the bytes moved
during a launch. Thresholds are orders of magnitude, so derived ones are rounded to a power of two.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Annotated, ClassVar

from .costs import Costs
from .quantities import Kind

__all__ = ["CPU", "CUDA", "Machine", "power_of_two_near"]

CPU = "cpu"
CUDA = "cuda"

Count = Annotated[int, Kind.COUNT]
Bits = Annotated[int, Kind.BITS]
Bytes = Annotated[int, Kind.BYTES]
AccessBytes = Annotated[int, Kind.ACCESS]
Threads = Annotated[int, Kind.THREADS]
Seconds = Annotated[float, Kind.TIME]
BytesPerSecond = Annotated[int, Kind.BANDWIDTH]
PerSecond = Annotated[int, Kind.RATE]

ELEMENT_BYTES = 4
"""The size of an f32, the unit in which thresholds count elements."""


def power_of_two_near(number: float) -> int:
    """The power of two nearest to a number of at least 1."""
    below = 1 << (max(int(number), 1).bit_length() - 1)
    return below if number < 1.5 * below else 2 * below


@dataclass(frozen=True)
class Machine(ABC):
    """The common base of all machines; `Cpu` and `Gpu` add fields.

    A derived number that is 0 in this class marks a transformation that this kind of machine does not use.
    """

    target: ClassVar[str]
    """The value of `stepwell.target` for modules compiled for such a machine."""

    name: str
    """The preset that the numbers come from, except for overridden fields."""
    read: BytesPerSecond
    """The bandwidth of all cores or multiprocessors together, reading a large array."""
    read_single_core: BytesPerSecond
    """The bandwidth of one of them while the others are idle."""
    l2: Bytes
    """The size of the second-level cache: of each core, or of the whole GPU."""
    line: AccessBytes
    """The size of a cache line."""
    arithmetic: PerSecond
    """The throughput of arithmetic instructions of all cores or multiprocessors, in elements."""
    launch: Seconds
    """The overhead of a kernel launch."""
    call: Seconds
    """The overhead of a call of the vendor's library."""
    message: Seconds
    """The time of an all-reduce of one number between ranks of one host."""
    network: BytesPerSecond
    """The bandwidth from one rank to another of the same host."""
    cost: Costs
    """The cost of an operation of each class, in arithmetic instructions."""

    @property
    def message_bytes(self) -> int:
        """Bytes that one rank sends in the latency of an empty message."""
        return power_of_two_near(self.message * self.network)

    @property
    @abstractmethod
    def single_core_elements(self) -> int:
        """Elements that a single core or program should reduce."""

    product_block: ClassVar[int] = 0
    """Rows, and columns, of a matrix product that a program computes together; 0 if programs share no work so."""
    enough_columns: ClassVar[int] = 0
    """Results of a reduction over an outer dimension that use the whole machine; 0 if columns are split by cache
    size.
    """
    row_elements: ClassVar[int] = 0
    """Elements of a row that one program reads and writes in the time of a launch; 0 if kernels with few rows are
    split instead.
    """
    cached_bytes: ClassVar[int] = 0
    """Bytes of a row that stay in the first-level cache between loops over it; 0 if registers hold rows."""
    most_repeats: ClassVar[int] = 0
    """The maximum number of times that a small reduction is recomputed for its users; 0 if the cost model decides."""
    shared_rows: ClassVar[int] = 0
    """The number of rows of a matrix product up to which the matrix is used without packing."""
    joint_products: ClassVar[int] = 1
    """Large matrix products that one kernel computes, where they share a factor."""
    neighbours: ClassVar[int] = 1
    """Rows, neighbours in memory, that are read at once."""
