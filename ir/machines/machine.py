"""What passes know of a machine: its sizes and speeds, and what follows from them.

A field holds a number that somebody measured or a manufacturer states, in the unit that its annotation names
(`presets.py` has the numbers and their sources). A property derives from fields what several passes ask for, as the
bytes that move during a launch. Thresholds are orders of magnitude, so a derived one is rounded to a power of two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from .costs import Costs
from .quantities import Kind

__all__ = ["CPU", "CUDA", "Cpu", "Gpu", "Machine", "power_of_two_near"]

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
class Machine:
    """What all machines have. `Cpu` and `Gpu` have more."""

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
    cost: Costs
    """What an operation of each class costs, in arithmetic instructions."""


@dataclass(frozen=True)
class Cpu(Machine):
    """A processor with vector registers, whose cores share one memory."""

    cores: Count
    """Cores that threads of a program may run on."""
    vector_bits: Bits
    """The width of a vector register."""
    registers: Count
    """Vector registers."""
    l1: Bytes
    """The first-level data cache of a core."""
    l3: Bytes
    """The last-level cache, which cores share."""
    read_cached: BytesPerSecond
    """What all cores together read of arrays that their second-level caches hold."""
    instructions: PerSecond
    """Instructions that one core executes."""
    team: Seconds
    """The cost of waking the other threads and waiting for them."""

    target: ClassVar[str] = CPU

    @property
    def lanes(self) -> int:
        """Floats of 32 bits in a vector register."""
        return self.vector_bits // 32

    @property
    def enough_rows(self) -> int:
        """Iterations that keep all cores busy to the end, although some take longer than others."""
        return 4 * self.cores

    @property
    def enough_chunks(self) -> int:
        """Chunks to cut work into: several for each thread, so that one that starts late does not hold up the
        others."""
        return 32 * self.cores

    @property
    def team_elements(self) -> int:
        """Elements that one thread reads from memory while the others are woken."""
        return power_of_two_near(self.team * self.read_alone / ELEMENT_BYTES)

    @property
    def team_operations(self) -> int:
        """Operations that one thread executes while the others are woken."""
        return power_of_two_near(self.team * self.instructions)

    @property
    def cached_elements(self) -> int:
        """Elements that stay in the second-level cache beside whatever else is read: an eighth of it."""
        return self.l2 // 8 // ELEMENT_BYTES

    @property
    def cached_bytes(self) -> int:
        """Bytes that stay in the first-level cache beside whatever else is read: the largest power of two in it."""
        return 1 << (self.l1.bit_length() - 1)

    @property
    def call_bytes(self) -> int:
        """Bytes that the calling thread moves during a call of the library."""
        return power_of_two_near(self.call * self.read_alone)

    @property
    def instructions_per_byte(self) -> float:
        """Arithmetic instructions that all cores execute while they read a byte that is in their caches, where
        intermediate results of most programs are."""
        return self.arithmetic / self.read_cached

    @property
    def launch_instructions(self) -> int:
        """Arithmetic instructions that all cores execute during a launch."""
        return round(self.launch * self.arithmetic)


@dataclass(frozen=True)
class Gpu(Machine):
    """A GPU whose multiprocessors run programs of warps."""

    multiprocessors: Count
    """Multiprocessors, each of which runs one or more programs at a time."""
    warp: Threads
    """Threads of a warp."""
    program_threads: Threads
    """Threads of a program, at most."""
    registers: Count
    """Registers of 32 bits of a multiprocessor, which one program may use alone."""
    shared: Bytes
    """Shared memory of a program, at most."""
    access: AccessBytes
    """What a thread moves with one instruction, at most."""
    sector: AccessBytes
    """What memory moves, at least."""
    latency: Seconds
    """From an arithmetic instruction to one that uses its result."""

    target: ClassVar[str] = CUDA

    @property
    def most_warps(self) -> int:
        """Warps of a program, at most."""
        return self.program_threads // self.warp

    @property
    def enough_programs(self) -> int:
        """Programs that fill the GPU: two for each multiprocessor, so that one computes while another waits."""
        return 2 * self.multiprocessors

    @property
    def enough_rows(self) -> int:
        """Programs that together read all that memory gives, one on each of as many multiprocessors."""
        return min(-(-self.read // self.read_alone), self.multiprocessors)

    @property
    def enough_chunks(self) -> int:
        """Chunks to cut work into: a program for each that fill the GPU."""
        return self.enough_programs

    @property
    def enough_columns(self) -> int:
        """Results across memory that fill the GPU, a warp's lanes of them in each program."""
        return self.enough_programs * self.warp

    @property
    def launch_bytes(self) -> int:
        """Bytes that move during a launch."""
        return power_of_two_near(self.launch * self.read)

    @property
    def call_bytes(self) -> int:
        """Bytes that move during a call of the library."""
        return power_of_two_near(self.call * self.read)

    @property
    def launch_elements(self) -> int:
        """Elements that one program reads from memory during a launch."""
        return power_of_two_near(self.launch * self.read_alone / ELEMENT_BYTES)

    @property
    def launch_rows(self) -> int:
        """Rows of as many elements as a warp has threads that one program reads during a launch."""
        return self.launch_elements // self.warp

    @property
    def sector_elements(self) -> int:
        """Elements of the least that memory moves."""
        return self.sector // ELEMENT_BYTES

    @property
    def instructions_per_byte(self) -> float:
        """Arithmetic instructions that all multiprocessors execute while memory moves a byte."""
        return float(power_of_two_near(self.arithmetic / self.read))

    @property
    def launch_instructions(self) -> int:
        """Arithmetic instructions that a program of four warps executes during a launch, each after the one before."""
        return round(self.launch / self.latency) * 4 * self.warp

    @property
    def program_registers(self) -> int:
        """Registers in which a program keeps elements from one phase to the next: half of them."""
        return self.registers // 2
