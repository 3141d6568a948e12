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
from .products import ProductSpeeds
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

THREAD_ELEMENTS = 8
"""Elements that a thread of a GPU has under way: two of the widest loads, which hide the latency of memory, and leave
most registers to compute with."""


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


@dataclass(frozen=True)
class Cpu(Machine):
    """A processor with vector registers, whose cores share one memory."""

    cores: Count
    """Cores that threads of a program may run on."""
    vector_bits: Bits
    """The width of a vector register."""
    registers: Count
    """Vector registers."""
    bf16_terms: Count
    """Products of bf16 that one instruction adds to each f32 of a register: 2, or 1 where there is none that does."""
    i8_terms: Count
    """Products of i8 that one instruction adds to each i32 of a register: 4, or 1 where there is none that does."""
    l1: Bytes
    """The first-level data cache of a core."""
    read_cached: BytesPerSecond
    """What all cores together read of arrays that their second-level caches hold."""
    instructions: PerSecond
    """Instructions that one core executes."""
    team: Seconds
    """The cost of waking the other threads and waiting for them."""
    product: ProductSpeeds
    """How fast matrix products are, ours and the library's."""

    target: ClassVar[str] = CPU
    shared_rows: ClassVar[int] = 8
    """Rows whose sums registers hold beside several vectors of a matrix; more of them pay for packing it."""

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
    def enough_tiles(self) -> int:
        """Tiles to cut rows into: fewer than chunks, as each computes anew what all of them need."""
        return 8 * self.cores

    @property
    def least_chunk(self) -> int:
        """Elements of a chunk at least: as many as one thread reads from memory while the others are woken."""
        return power_of_two_near(self.team * self.read_alone / ELEMENT_BYTES)

    @property
    def least_row(self) -> int:
        """Elements of the shortest row that is cut into chunks."""
        return 2 * self.least_chunk

    @property
    def least_column(self) -> int:
        """Elements of the shortest column that is cut into chunks, of as many columns as a register has lanes."""
        return self.least_row // self.lanes

    @property
    def team_operations(self) -> int:
        """Operations that one thread executes while the others are woken."""
        return power_of_two_near(self.team * self.instructions)

    @property
    def alone_elements(self) -> int:
        """Elements that one core reduces alone: they stay in its second-level cache, with room for all else."""
        return self.l2 // 8 // ELEMENT_BYTES

    @property
    def serial_elements(self) -> int:
        """Elements that a kernel of few rows reduces, rather than to leave them to a kernel of their own."""
        return self.alone_elements

    @property
    def most_accumulators(self) -> int:
        """Partial results that a loop keeps: in a quarter of the registers, so that the others hold what is added."""
        return self.registers // 4

    @property
    def cached_bytes(self) -> int:
        """Bytes that stay in the first-level cache: the largest power of two in it."""
        return 1 << (self.l1.bit_length() - 1)

    @property
    def tile_side(self) -> int:
        """Rows and columns of a tile that is transposed: two lines of the cache."""
        return 2 * self.line // ELEMENT_BYTES

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
    product_f32: PerSecond
    """Multiply-adds of the vendor's library in large products of f32."""
    product_f16: PerSecond
    """The same of f16 and bf16, on tensor cores."""

    target: ClassVar[str] = CUDA
    serial_elements: ClassVar[int] = 0
    """Elements that a kernel of few programs reduces rather than to leave them to a kernel of their own."""
    usual_warps: ClassVar[int] = 4
    """Warps of a program: as many as a multiprocessor has schedulers ([D] NVIDIA H100 white paper, and all since
    Maxwell)."""
    wide_warps: ClassVar[int] = 8
    """Warps of a program that waits for nothing but memory, so that more of it is on the way."""
    many_warps: ClassVar[int] = 16
    """Warps of a program that keeps long rows: each thread can have 128 of the 255 registers that one can name."""
    most_programs_across: ClassVar[int] = 65535
    """Programs along the axes y and z of a launch ([D] CUDA C++ programming guide, compute capabilities)."""

    @property
    def lanes(self) -> int:
        """Elements that are computed at a time, at least: one for each thread of a warp."""
        return self.warp

    @property
    def most_warps(self) -> int:
        """Warps of a program, at most."""
        return self.program_threads // self.warp

    def elements(self, warps: int) -> int:
        """Elements that a program of so many warps has under way."""
        return warps * self.warp * THREAD_ELEMENTS

    @property
    def wide_elements(self) -> int:
        """Elements that a program has under way which waits for nothing but memory."""
        return self.elements(self.wide_warps)

    @property
    def enough_programs(self) -> int:
        """Programs that fill the GPU: two for each multiprocessor, so that one computes while another waits."""
        return 2 * self.multiprocessors

    @property
    def rounded_programs(self) -> int:
        """The same, as a number by which sizes often can be divided."""
        return power_of_two_near(self.enough_programs)

    @property
    def enough_rows(self) -> int:
        """Programs that together read all that memory gives, each on a multiprocessor of its own."""
        return min(-(-self.read // self.read_alone), self.multiprocessors)

    @property
    def enough_chunks(self) -> int:
        """Chunks to cut work into: one for each program that is needed to fill the GPU."""
        return self.enough_programs

    @property
    def enough_columns(self) -> int:  # type: ignore[override]
        """Results of a reduction across memory that fill the GPU, a warp's lanes of them in each program."""
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
    def alone_elements(self) -> int:
        """Elements that one program reduces alone, sooner than another launch would do it."""
        return self.launch_elements

    @property
    def row_elements(self) -> int:  # type: ignore[override]
        """Elements of a row that one program reads and writes during a launch."""
        return self.launch_elements // 2

    @property
    def least_row(self) -> int:
        """Elements of the shortest row that is cut into chunks."""
        return self.launch_elements

    @property
    def least_column(self) -> int:
        """Elements of the shortest column that is cut into chunks: a program reads a warp's lanes of such columns
        during a launch."""
        return self.launch_elements // self.warp

    @property
    def least_chunk(self) -> int:
        """Elements of a chunk at least, so that its program takes a good part of the time of a launch."""
        return self.launch_elements // 4

    @property
    def least_search(self) -> int:
        """Elements of a chunk at least where each takes several instructions, as in a search or a running sum."""
        return self.launch_elements // 8

    @property
    def row_walks(self) -> int:
        """Programs that walk rows: four for each multiprocessor, as each has few rows under way."""
        return power_of_two_near(4 * self.multiprocessors)

    @property
    def walk_elements(self) -> int:
        """Sums that all programs that walk rows keep together: as many as four warps each, so that of short rows there
        are more programs."""
        return self.elements(self.usual_warps) * self.row_walks

    @property
    def walk_columns(self) -> int:
        """Columns of the longest row of which a program keeps the sums: eight for each thread."""
        return self.program_elements

    @property
    def most_repeats(self) -> int:  # type: ignore[override]
        """How often a small reduction is made anew for each of its results: a few programs take long for what all of
        them together do during a launch."""
        return self.warp // 2

    @property
    def line_elements(self) -> int:
        """Elements of a line of the cache."""
        return self.line // ELEMENT_BYTES

    @property
    def least_block(self) -> int:
        """Elements below which a program is not worth its launch: one access for each thread of one warp."""
        return self.warp * self.access // ELEMENT_BYTES

    @property
    def pointwise_bytes(self) -> int:
        """Bytes of a result that a pointwise program writes: two accesses for each thread of four warps."""
        return 2 * self.access * self.usual_warps * self.warp

    @property
    def program_elements(self) -> int:
        """Elements that the largest program has under way."""
        return self.elements(self.most_warps)

    @property
    def heavy_element(self) -> int:
        """Instructions for an element beyond which computing takes longer than moving what most kernels do of it, 20
        bytes. On an H100, 20 sines of each of 32 Mi elements take 622 us with two elements for each thread, and 690
        with eight."""
        return round(20 * self.instructions_per_byte)

    @property
    def sector_elements(self) -> int:
        """Elements of the least that memory moves."""
        return self.sector // ELEMENT_BYTES

    @property
    def neighbours(self) -> int:  # type: ignore[override]
        """Rows, neighbours in memory, that are read at once."""
        return self.sector_elements

    @property
    def instructions_per_byte(self) -> float:
        """Arithmetic instructions that all multiprocessors execute while memory moves a byte."""
        return float(power_of_two_near(self.arithmetic / self.read))

    @property
    def launch_instructions(self) -> int:
        """Arithmetic instructions that a program of four warps executes during a launch, each after the one before."""
        return round(self.launch / self.latency) * self.usual_warps * self.warp

    @property
    def launch_iterations(self) -> int:
        """Iterations of a loop that a program executes during a launch, if each needs the one before."""
        return power_of_two_near(self.launch / self.latency)

    @property
    def registers_of_rows(self) -> int:
        """Registers in which a program keeps a row from one phase to the next: half of all, as with more of them the
        compiler begins to keep some in memory."""
        return self.registers // 2

    @property
    def registers_in_parts(self) -> int:
        """Registers in which a program of many warps keeps a row in parts: 24 for each thread remain to compute
        with. On an H100, 2048 rows of 50257 are so read and written in 310 us, a copy takes 275; read again for each
        phase they take 500."""
        return self.registers - 24 * self.many_warps * self.warp

    @property
    def phase_elements(self) -> int:
        """Elements of a row of which a program keeps two values from one phase to the next."""
        return self.registers_of_rows // 2

    @property
    def column_elements(self) -> int:
        """Elements of a column that a program keeps, for each of the columns in a line of the cache, in an eighth of
        the registers for rows."""
        return self.registers_of_rows // (8 * self.line_elements)
