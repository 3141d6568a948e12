"""The processors among the machines by name; `presets` says what the letters of the sources mean."""

from __future__ import annotations

from dataclasses import replace

from .costs import Costs
from .cpu import Cpu
from .products import ProductSpeeds

__all__ = ["AMX", "AVX2", "AVX512", "CPU_COSTS", "NEON", "ZEN", "ZEN5"]

CPU_COSTS = Costs(
    conversion=2,  # [D] Intel intrinsics guide: one or two instructions for each change of width
    division=10,  # [D] Agner Fog, Instruction tables: vdivps zmm every 16 cycles, where an addition takes 1/2 to 1
    remainder=12,  # a division, a rounding and a multiply-add
    function=24,  # the expansions of passes/loop/math_expansions: most have 15 to 40 instructions
    integer_division=100,  # no vector instruction: [D] Agner Fog, 10 to 18 cycles for each lane
    library=200,  # [M] sleef's tanh takes 1.9 ns an element, ten times as long as the expansion of 24 instructions
    random_bits=190,  # [M] 1.5 ns a number, eight times as long as a sine of 24 instructions
    load=4,  # [M] an element of the second-level cache: 4 bytes of 168 GB/s against 250 G/s instructions is 6
    gather=16,  # [D] Agner Fog: vgatherdps zmm every 16 cycles or more
)

_PRODUCTS = ProductSpeeds(
    generated_f32=150 * 10**9,  # [M] 512 x 512 x 512 on an Intel Xeon (Sapphire Rapids), two threads
    generated_f32_single_core=75 * 10**9,  # [M] the same, one thread
    generated_f64=59 * 10**9,  # [M] as `generated_f32`
    generated_f64_single_core=32 * 10**9,  # [M] as `generated_f32_single_core`
    generated_bf16=94 * 10**9,  # [M] as `generated_f32`; computed as f32
    generated_bf16_single_core=49 * 10**9,  # [M] as `generated_f32_single_core`
    library_f32=158 * 10**9,  # [M] as `generated_f32`
    library_f32_single_core=79 * 10**9,  # [M] as `generated_f32_single_core`
    library_f64=73 * 10**9,  # [M] as `generated_f32`
    library_f64_single_core=40 * 10**9,  # [M] as `generated_f32_single_core`
    library_bf16=900 * 10**9,  # [E] twice that of one core
    library_bf16_single_core=450 * 10**9,  # [M] as `generated_f32_single_core`; with AMX
    library_convolution_f32=140 * 10**9,  # [E] twice that of one core
    library_convolution_f32_single_core=72 * 10**9,  # [M] 8 images of 256 x 14 x 14 by 3 x 3, one thread of this Xeon
    attention_generated_f32=53 * 10**9,  # [M] 12 heads, width 64: 60 with 128 x 128 scores, 46 with 512 x 512
    attention_generated_f64=11 * 10**9,  # [E] a third of `generated_f64_single_core`, as on Zen 5
    attention_generated_bf16=37 * 10**9,  # [E] the same of bf16
    attention_library_f32=46 * 10**9,  # [M] as `attention_generated_f32`: 43 and 49
    attention_library_f64=28 * 10**9,  # [E] two thirds of `library_f64_single_core`, as on Zen 5
    attention_library_bf16=200 * 10**9,  # [E] with AMX; the softmax takes as long as the products
    call_f32=1.5e-6,  # [M] torch.mm of 32 x 32 x 32 into a new tensor
    call_f64=1.5e-6,  # [M] the same
    call_bf16=15e-6,  # [M] the same: oneDNN looks its kernel up
    call_convolution_f32=40e-6,  # [M] an image of 16 x 32 x 32 by 3 x 3, one thread of Zen 4
    pack_f32=0.13e-9,  # [M] what 128 x 768 x 768 takes longer than `generated_f32_single_core` says, by 768 x 768
    pack_f64=0.26e-9,  # [E] twice as many bytes
    pack_bf16=0.13e-9,  # [E] packed as f32
    transpose_f32=0.17e-9,  # [M] the same for the library
    transpose_f64=0.34e-9,  # [E] twice as many bytes
    transpose_bf16=0.12e-9,  # [M] 128 x 2048 x 1024
)

AVX512 = Cpu(
    name="x86-avx512",
    read=25 * 10**9,  # [M] 537 MB arrays, two threads
    read_single_core=13 * 10**9,  # [M] the same, one thread
    l2=1 << 20,  # [D] AMD EPYC 9004 and Intel Skylake-SP: 1 MiB for each core
    line=64,  # [D] Intel 64 and IA-32 optimization manual
    arithmetic=250 * 10**9,  # [M] 5.2 G sines of 24 instructions a second a thread
    launch=80e-9,  # [M] 50 ns for the launcher, 30 ns for releasing Python's lock
    call=2e-6,  # [M] torch.mm of 4x4 into a given tensor
    message=150e-6,  # [M] all_reduce of one float by gloo, two ranks, 170 us with the calls around it
    network=300 * 10**6,  # [M] all_reduce of 1 MiB by gloo, two ranks, takes 3.3 ms
    cost=CPU_COSTS,
    cores=2,  # [M] those of the machine that was measured; the machine at hand is asked for its own
    vector_bits=512,  # [D] Intel 64 and IA-32 manual
    registers=32,  # [D] zmm0 to zmm31
    bf16_terms=1,  # [D] the same: AVX512_BF16 is not of all such processors, and asked of the one at hand
    i8_terms=1,  # [D] the same of AVX512_VNNI
    dot_tile=1,  # [D] AMX is of some Intel processors, and asked of the one at hand
    l1=32 << 10,  # [D] AMD EPYC 9004; 48 KiB in Intel's
    fetched_page=64,  # [M] Intel Xeon (Sapphire Rapids): 6 rows of 4096 i8 side by side take 0.4 of one each's time
    read_cached=168 * 10**9,  # [M] triad in the second-level cache, two threads
    instructions=4 * 10**9,  # [E] one and a half instructions a cycle at 2.6 GHz
    fork_join=0.9e-6,  # [M] an empty OpenMP region
    product=_PRODUCTS,
)

AMX = replace(
    AVX512,
    name="x86-amx",
    dot_tile=16,  # [D] Intel 64 and IA-32 manual: a tile register has 16 rows of 64 bytes
    i8_terms=4,  # [D] the same: vpdpbusd, which each processor with tile registers has
    l2=2 << 20,  # [D] Intel Sapphire Rapids: 2 MiB for each core
    l1=48 << 10,  # [D] the same
    product=replace(
        _PRODUCTS,
        generated_bf16=700 * 10**9,  # [E] twice that of one core
        generated_bf16_single_core=350 * 10**9,  # [M] 17 products on one thread of an Intel Xeon: 2 are chosen wrongly
        library_bf16=560 * 10**9,  # [E] twice that of one core
        library_bf16_single_core=280 * 10**9,  # [M] as `generated_bf16_single_core`: 182 to 400
        call_f32=4e-6,  # [M] 32 x 32 x 32 takes 5.7 us on one thread, 5.4 on two
        call_bf16=25e-6,  # [M] 64 x 64 x 64 takes 27 us
        pack_bf16=0.1e-9,  # [M] as `generated_bf16_single_core`
        transpose_bf16=0.05e-9,  # [M] the same
    ),
)

_ZEN_PRODUCTS = replace(
    _PRODUCTS,
    generated_f32=109 * 10**9,  # [E] twice that of one core
    generated_f32_single_core=54_500 * 10**6,  # [M] 128 x 128 x 128 to 1024 x 1024 x 1024, AMD EPYC (Zen 4), one thread
    generated_f64=53 * 10**9,  # [E] half of that of f32
    generated_f64_single_core=26 * 10**9,  # [E] the same
    generated_bf16=208 * 10**9,  # [E] twice that of one core
    generated_bf16_single_core=104 * 10**9,  # [M] 512 x 512 x 512: 109, 1024 x 1024 x 1024: 105
    library_f32=96 * 10**9,  # [E] twice that of one core
    library_f32_single_core=48 * 10**9,  # [M] as `generated_f32_single_core`
    library_f64=48 * 10**9,  # [E] half of that of f32
    library_f64_single_core=24 * 10**9,  # [E] the same
    library_bf16=196 * 10**9,  # [E] twice that of one core
    library_bf16_single_core=98 * 10**9,  # [M] the same: 99 and 100
    library_convolution_f32=116 * 10**9,  # [E] twice that of one core
    library_convolution_f32_single_core=58 * 10**9,  # [M] 8 images of 512 x 7 x 7 by 3 x 3
    attention_generated_f32=43 * 10**9,  # [M] 12 heads, 512 x 512 scores, width 64, one thread
    attention_generated_f64=9 * 10**9,  # [E] a third of `generated_f64_single_core`, as on Zen 5
    attention_generated_bf16=51 * 10**9,  # [E] products take less time than of f32, the softmax as long
    attention_library_f32=37 * 10**9,  # [M] as `attention_generated_f32`
    attention_library_f64=17 * 10**9,  # [E] two thirds of `library_f64_single_core`, as on Zen 5
    attention_library_bf16=37 * 10**9,  # [E] as of f32, as on Zen 5
    call_f32=4e-6,  # [M] torch.mm of 32 x 32 x 32 into a new tensor
    pack_bf16=0.2e-9,  # [M] what 128 x 768 x 3072 takes longer than `generated_bf16_single_core` says, by 768 x 3072
    transpose_bf16=0.18e-9,  # [M] the same for the library
)

ZEN = replace(
    AVX512,
    name="zen-avx512",
    bf16_terms=2,  # [D] AMD64 architecture programmer's manual: vdpbf16ps, which Zen 4 and later have
    i8_terms=4,  # [D] the same: vpdpbusd
    fetched_page=4 << 10,  # [M] Zen 4, 6 rows of bytes side by side, or one after the other: of 2048 1253, 634 us
    product=_ZEN_PRODUCTS,
)

_ZEN5_PRODUCTS = replace(
    _PRODUCTS,
    generated_f32=242 * 10**9,  # [E] twice that of one core
    generated_f32_single_core=121 * 10**9,  # [M] 512 x 512 x 512 on an AMD EPYC (Zen 5: family 26), one thread
    generated_f64=118 * 10**9,  # [E] twice that of one core
    generated_f64_single_core=59 * 10**9,  # [M] as `generated_f32_single_core`
    generated_bf16=552 * 10**9,  # [E] twice that of one core
    generated_bf16_single_core=276 * 10**9,  # [M] as `generated_f32_single_core`
    library_f32=108 * 10**9,  # [E] twice that of one core
    library_f32_single_core=54 * 10**9,  # [M] as `generated_f32_single_core`
    library_f64=53 * 10**9,  # [E] twice that of one core
    library_f64_single_core=26 * 10**9,  # [M] as `generated_f32_single_core`
    library_bf16=528 * 10**9,  # [E] twice that of one core
    library_bf16_single_core=264 * 10**9,  # [M] as `generated_f32_single_core`
    library_convolution_f32=240 * 10**9,  # [E] twice that of one core
    library_convolution_f32_single_core=120 * 10**9,  # [E] oneDNN's kernels use this processor as ours do
    attention_generated_f32=92 * 10**9,  # [M] 12 heads, 512 x 512 scores, width 64, one thread
    attention_generated_f64=21 * 10**9,  # [M] the same
    attention_generated_bf16=119 * 10**9,  # [M] the same
    attention_library_f32=43 * 10**9,  # [M] the same
    attention_library_f64=18 * 10**9,  # [M] the same
    attention_library_bf16=42 * 10**9,  # [M] the same
    call_bf16=11e-6,  # [M] torch.mm of 32 x 32 x 32 into a new tensor
    pack_f32=0.12e-9,  # [M] what 128 x 1024 x 2048 takes longer than `generated_f32_single_core` says, by 1024 x 2048
    pack_f64=0.24e-9,  # [M] as `pack_f32`
    pack_bf16=0.03e-9,  # [M] as `pack_f32`
    transpose_f32=0.2e-9,  # [M] the same for the library
    transpose_bf16=0.04e-9,  # [M] the same for the library
)

ZEN5 = replace(
    ZEN,
    name="zen5-avx512",
    l1=48 << 10,  # [D] AMD EPYC 9005
    product=_ZEN5_PRODUCTS,
)

_AVX2_PRODUCTS = replace(
    _PRODUCTS,
    generated_f32=69 * 10**9,  # [E] half of that of vectors twice as wide
    generated_f32_single_core=37 * 10**9,  # [E] the same
    generated_f64=29 * 10**9,  # [E] the same
    generated_f64_single_core=16 * 10**9,  # [E] the same
    generated_bf16=47 * 10**9,  # [E] the same
    generated_bf16_single_core=24 * 10**9,  # [E] the same
    library_f32=74 * 10**9,  # [E] the same
    library_f32_single_core=40 * 10**9,  # [E] the same
    library_f64=37 * 10**9,  # [E] the same
    library_f64_single_core=20 * 10**9,  # [E] the same
    library_bf16=74 * 10**9,  # [E] as of f32: there are no products of bf16 before AVX-512
    library_bf16_single_core=40 * 10**9,  # [E] the same
    library_convolution_f32=70 * 10**9,  # [E] the same
    library_convolution_f32_single_core=36 * 10**9,  # [E] the same
    attention_generated_f32=28 * 10**9,  # [E] the same
    attention_generated_f64=6 * 10**9,  # [E] the same
    attention_generated_bf16=18 * 10**9,  # [E] the same
    attention_library_f32=32 * 10**9,  # [E] the same
    attention_library_f64=14 * 10**9,  # [E] the same
    attention_library_bf16=32 * 10**9,  # [E] as of f32
)

AVX2 = replace(
    AVX512,
    name="x86-avx2",
    l2=512 << 10,  # [D] AMD EPYC 7003
    arithmetic=125 * 10**9,  # [E] vectors of half the width
    vector_bits=256,  # [D] the same
    registers=16,  # [D] ymm0 to ymm15
    read_cached=84 * 10**9,  # [E] vectors of half the width
    product=_AVX2_PRODUCTS,
)

_NEON_PRODUCTS = replace(
    _PRODUCTS,
    generated_f32=28 * 10**9,  # [E] the same part of `arithmetic` as on x86
    generated_f32_single_core=14 * 10**9,  # [E] half of it
    generated_f64=14 * 10**9,  # [E] half of that of f32
    generated_f64_single_core=7 * 10**9,  # [E] the same
    generated_bf16=20 * 10**9,  # [E] the same part as on x86
    generated_bf16_single_core=10 * 10**9,  # [E] half of it
    library_f32=30 * 10**9,  # [E] as `generated_f32`
    library_f32_single_core=15 * 10**9,  # [E] half of it
    library_f64=15 * 10**9,  # [E] half of that of f32
    library_f64_single_core=7_500 * 10**6,  # [E] the same
    library_bf16=30 * 10**9,  # [E] as of f32
    library_bf16_single_core=15 * 10**9,  # [E] the same
    library_convolution_f32=30 * 10**9,  # [E] as `library_f32`
    library_convolution_f32_single_core=15 * 10**9,  # [E] half of it
)

NEON = replace(
    AVX512,
    name="arm-neon",
    arithmetic=40 * 10**9,  # [D] Arm Neoverse N1 optimization guide: two pipes of 128 bits, 2.5 GHz, two cores
    vector_bits=128,  # [D] Arm architecture reference manual: the width of every implementation
    registers=32,  # [D] v0 to v31
    l1=64 << 10,  # [D] Arm Neoverse N1 reference manual
    read_cached=27 * 10**9,  # [E] in the same proportion to arithmetic as on x86
    product=_NEON_PRODUCTS,
)
