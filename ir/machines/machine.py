"""What passes know of a machine: its sizes and speeds, and what follows from them.

A field holds a number that somebody measured or a manufacturer states, in the unit that its annotation names
(`presets.py` has the numbers and their sources). A property derives from fields what several passes ask for, as the
bytes that move during a launch. Thresholds are orders of magnitude, so a derived one is rounded to a power of two.
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
"""The size of a float, in which thresholds count elements."""


def power_of_two_near(number: float) -> int:
    """The power of two that is nearest to a number of at least 1."""
    below = 1 << (max(int(number), 1).bit_length() - 1)
    return below if number < 1.5 * below else 2 * below


@dataclass(frozen=True)
class Machine(ABC):
    """What all machines have. `Cpu` and `Gpu` have more.

    Where a derived number is 0 in this class, machines of some kind do not do what it is for.
    """

    target: ClassVar[str]
    """The value of `stepwell.target` for which a module is compiled for such a machine."""

    name: str
    """Of the preset that the numbers come from, except for those that are set otherwise."""
    read: BytesPerSecond
    """What all cores or multiprocessors together read of a large array."""
    read_alone: BytesPerSecond
    """What one of them reads while the others do nothing."""
    l2: Bytes
    """The second-level cache: of each core, or of the whole GPU."""
    line: AccessBytes
    """A line of the cache."""
    arithmetic: PerSecond
    """Elements for which all cores or multiprocessors together execute an arithmetic instruction."""
    launch: Seconds
    """The cost of one more kernel that has nothing to do."""
    call: Seconds
    """The cost of one more call of the vendor's library that has nothing to do."""
    message: Seconds
    """What ranks of one host take to add up one number."""
    network: BytesPerSecond
    """What one rank sends to another of the same host."""
    cost: Costs
    """What an operation of each class costs, in arithmetic instructions."""

    @property
    def message_bytes(self) -> int:
        """Bytes that one rank sends while a message without contents is under way."""
        return power_of_two_near(self.message * self.network)

    @property
    @abstractmethod
    def alone_elements(self) -> int:
        """Elements that one core or one program reduces alone."""

    enough_columns: ClassVar[int] = 0
    """Results of a reduction across memory that keep everything busy; 0 where columns are cut for the cache."""
    row_elements: ClassVar[int] = 0
    """Elements of a row that one program reads and writes during a launch, whatever the others do; 0 where a kernel of
    few rows leaves the rest to other kernels."""
    most_repeats: ClassVar[int] = 0
    """How often a small reduction is made anew for each of its results; 0 for as often as that costs less than
    memory."""
    shared_rows: ClassVar[int] = 0
    """Rows of a matrix product that are multiplied side by side by a matrix as it lies in memory."""
    neighbours: ClassVar[int] = 1
    """Rows, neighbours in memory, that are read at once."""
