// Runs the instructions of each family that the compiler would use here by itself, each family in a child
// process, and prints the names of those that die or compute wrongly, one a line.
//
// A processor, a hypervisor or an emulator may announce instructions that it does not execute. The families to
// try arrive as macros: -DTRY_avx512fp16, and -DFAMILIES(each)=each(avx)each(avx2). Nothing outside a family's function is
// compiled for its instructions.

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

typedef bool Family();


// A value that the optimizer cannot see through, so that the instructions stay.
static volatile int one = 1;

// Computes maximum(a * b + a, b) with a = 1 .. 8 and b = 2 in all lanes of one register, and checks each lane.
#define EXERCISE(Element, bytes)                                                      \
    {                                                                                 \
        typedef Element Register __attribute__((vector_size(bytes)));                 \
        const int lanes = bytes / sizeof(Element);                                    \
        Register a, b;                                                                \
        for (int lane = 0; lane < lanes; ++lane) {                                    \
            a[lane] = (Element)(one + lane % 8);                                      \
            b[lane] = (Element)(one + one);                                           \
        }                                                                             \
        asm volatile("" : "+m"(a), "+m"(b));                                          \
        Register c = a * b + a;                                                       \
        c = c > b ? c : b;                                                            \
        asm volatile("" : "+m"(c));                                                   \
        for (int lane = 0; lane < lanes; ++lane)                                      \
            if (c[lane] != (Element)(3 * (1 + lane % 8))) return false;               \
    }

// Converts a register of 1 .. 8 from one element type to another and back, and checks each lane.
#define CONVERT(From, To, lanes)                                                      \
    {                                                                                 \
        typedef From Source __attribute__((vector_size(lanes * sizeof(From))));       \
        typedef To Target __attribute__((vector_size(lanes * sizeof(To))));           \
        Source source;                                                                \
        for (int lane = 0; lane < lanes; ++lane) source[lane] = (From)(one + lane % 8); \
        asm volatile("" : "+m"(source));                                              \
        Target target = __builtin_convertvector(source, Target);                      \
        asm volatile("" : "+m"(target));                                              \
        source = __builtin_convertvector(target, Source);                             \
        for (int lane = 0; lane < lanes; ++lane)                                      \
            if (source[lane] != (From)(1 + lane % 8)) return false;                   \
    }

// Runs one instruction with the result c and the operands a and b of that many bytes, filled with given bytes,
// and checks the result's first 32-bit element.
#define INSTRUCTION(text, bytes, a_byte, b_byte, c_byte, expected)                    \
    {                                                                                 \
        typedef char Register __attribute__((vector_size(bytes)));                    \
        Register a, b, c;                                                             \
        memset(&a, a_byte * one, sizeof a);                                           \
        memset(&b, b_byte * one, sizeof b);                                           \
        memset(&c, c_byte * one, sizeof c);                                           \
        asm volatile(text : "+x"(c) : "x"(a), "x"(b));                                \
        uint32_t first;                                                               \
        memcpy(&first, &c, sizeof first);                                             \
        if (first != expected) return false;                                          \
    }

// Linux saves the tile registers of a process only after it asked for them.
static bool may_use_tiles() {
    const long request_permission = 0x1023, tile_data = 18;
    return syscall(SYS_arch_prctl, request_permission, tile_data) == 0;
}

struct __attribute__((aligned(64))) TileConfiguration {
    uint8_t palette = 1, start_row = 0, reserved[14] = {};
    uint16_t column_bytes[16] = {64, 64, 64};
    uint8_t rows[16] = {16, 16, 16};
};

// Computes tile 0 += tile 1 * tile 2 with operands filled with the given byte, and checks its first element.
#define MULTIPLY_TILES(text, byte, expected)                                          \
    {                                                                                 \
        if (!may_use_tiles()) return false;                                           \
        TileConfiguration configuration;                                              \
        uint32_t result[16][16];                                                      \
        uint8_t operand[16][64];                                                      \
        memset(operand, byte * one, sizeof operand);                                  \
        const long stride = 64;                                                       \
        asm volatile("ldtilecfg %0" : : "m"(configuration));                          \
        asm volatile("tilezero %%tmm0\n"                                              \
                     "tileloadd (%1, %2), %%tmm1\n"                                   \
                     "tileloadd (%1, %2), %%tmm2\n" text "\n"                         \
                     "tilestored %%tmm0, (%0, %2)\n"                                  \
                     "tilerelease"                                                    \
                     : : "r"(result), "r"(operand), "r"(stride) : "memory");          \
        if (result[0][0] != expected) return false;                                   \
    }

#ifdef TRY_avx512fp16
// Four floats rounded to halves. Where GCC 12 makes vectors of these loops it takes both conversions for none.
__attribute__((target("avx512fp16,avx512vl"), optimize("O3"), noinline)) static void round_to_halves(float* values) {
    _Float16 halves[4];
    for (int lane = 0; lane < 4; ++lane) halves[lane] = (_Float16)(values[lane] * 3);
    for (int lane = 0; lane < 4; ++lane) values[lane] = (float)halves[lane] + 1;
}
#endif

// The families: the compiler's names of the instructions, and what computes with them.
#define FAMILY_popcnt "popcnt", \
    return __builtin_popcountll(-(long long)one) == 64;
#define FAMILY_lzcnt "lzcnt", \
    return __builtin_clz(one) == 31;
#define FAMILY_bmi "bmi", int bits = 12 * one; \
    return __builtin_ctz(bits) == 2 && (bits & (bits - 1)) == 8 && (~bits & (bits + 1)) == 1;
#define FAMILY_bmi2 "bmi2", int count = 3 * one; uint32_t word = 0x01020304 * one; \
    return (one << count) == 8 && (word >> 8 | word << 24) == 0x04010203;
#define FAMILY_movbe "movbe", volatile uint32_t stored = 0x01020304; \
    return __builtin_bswap32(stored) == 0x04030201;
#define FAMILY_avx "avx", EXERCISE(float, 32) EXERCISE(double, 32) CONVERT(float, int, 8)
#define FAMILY_avx2 "avx2", EXERCISE(int8_t, 32) EXERCISE(int16_t, 32) EXERCISE(int32_t, 32) EXERCISE(int64_t, 32) \
    CONVERT(int8_t, int32_t, 8)
#define FAMILY_fma "avx,fma", INSTRUCTION("vfmadd231ps %2, %1, %0", 32, 0, 0, 0x40, 0x40404040) \
    return __builtin_fma((double)one, 2.0, 3.0) == 5.0;
#define FAMILY_f16c "avx,f16c", INSTRUCTION("vcvtph2ps %x1, %0", 32, 0x3c, 0, 0, 0x3f878000) \
    INSTRUCTION("vcvtps2ph $0, %1, %x0", 32, 0x40, 0, 0, 0x42024202)
#define FAMILY_avxvnni "avx2,avxvnni", INSTRUCTION("%{vex%} vpdpbusd %2, %1, %0", 32, 2, 3, 0, 4 * 2 * 3)
#define FAMILY_avx512f "avx512f", EXERCISE(float, 64) EXERCISE(double, 64) EXERCISE(int32_t, 64) \
    EXERCISE(int64_t, 64) CONVERT(float, int32_t, 16) CONVERT(double, float, 8)
#define FAMILY_avx512cd "avx512cd", INSTRUCTION("vplzcntd %1, %0", 64, 1, 0, 0, 7) \
    INSTRUCTION("vpconflictd %1, %0", 64, 1, 0, 1, 0)
#define FAMILY_avx512bw "avx512bw", EXERCISE(int8_t, 64) EXERCISE(int16_t, 64) CONVERT(int16_t, int8_t, 32)
#define FAMILY_avx512dq "avx512dq", EXERCISE(int64_t, 64) CONVERT(int64_t, double, 8) CONVERT(int64_t, float, 8)
#define FAMILY_avx512vl "avx512vl,avx512bw,avx512dq", EXERCISE(float, 16) EXERCISE(float, 32) EXERCISE(int8_t, 16) \
    EXERCISE(int16_t, 32) EXERCISE(int64_t, 32) CONVERT(int64_t, double, 4) CONVERT(int32_t, int8_t, 8)
#define FAMILY_avx512ifma "avx512ifma", INSTRUCTION("vpmadd52luq %2, %1, %0", 64, 0, 1, 5, 0x05050505)
#define FAMILY_avx512vbmi "avx512vbmi", INSTRUCTION("vpermb %2, %1, %0", 64, 1, 7, 0, 0x07070707)
#define FAMILY_avx512vbmi2 "avx512vbmi2", INSTRUCTION("vpshldd $8, %2, %1, %0", 64, 1, 2, 0, 0x01010102)
#define FAMILY_avx512vnni "avx512vnni", INSTRUCTION("vpdpbusd %2, %1, %0", 64, 2, 3, 0, 4 * 2 * 3)
#define FAMILY_avx512bitalg "avx512bitalg", INSTRUCTION("vpopcntb %1, %0", 64, 7, 0, 0, 0x03030303)
#define FAMILY_avx512vpopcntdq "avx512vpopcntdq", INSTRUCTION("vpopcntd %1, %0", 64, 7, 0, 0, 12)
#define FAMILY_avx512bf16 "avx512bf16", \
    /* 0x4040 is 3 as a bfloat16, and 0x40404040 rounds to it as a float. */ \
    INSTRUCTION("vcvtneps2bf16 %1, %t0", 64, 0x40, 0, 0, 0x40404040) \
    INSTRUCTION("vdpbf16ps %2, %1, %0", 64, 0x40, 0x40, 0, 0x41900000)
#define FAMILY_avx512fp16 "avx512fp16,avx512vl", float values[4]; \
    for (int lane = 0; lane < 4; ++lane) values[lane] = one + 1 / 4096.0f; round_to_halves(values); \
    for (int lane = 0; lane < 4; ++lane) if (values[lane] != 4) return false; \
    /* 0x4040 is 2.125 as a half. */ INSTRUCTION("vmulph %2, %1, %0", 16, 0x40, 0x40, 0, 0x44844484) \
    INSTRUCTION("vmulph %2, %1, %0", 32, 0x40, 0x40, 0, 0x44844484) \
    INSTRUCTION("vmulph %2, %1, %0", 64, 0x40, 0x40, 0, 0x44844484) \
    INSTRUCTION("vfmadd231ph %2, %1, %0", 64, 0x40, 0x40, 0, 0x44844484) \
    INSTRUCTION("vmulsh %2, %1, %0", 16, 0x40, 0x40, 0, 0x40404484) \
    INSTRUCTION("vcvtph2psx %t1, %0", 64, 0x40, 0, 0, 0x40080000) \
    INSTRUCTION("vcvtps2phx %1, %t0", 64, 0x40, 0, 0, 0x42024202)
#define FAMILY_gfni "gfni,avx", INSTRUCTION("vgf2p8mulb %2, %1, %0", 32, 2, 3, 0, 0x06060606)
#define FAMILY_amx_tile "amx-tile", MULTIPLY_TILES("tilezero %%tmm1", 0, 0)
#define FAMILY_amx_int8 "amx-tile,amx-int8", MULTIPLY_TILES("tdpbssd %%tmm2, %%tmm1, %%tmm0", 2, 64 * 2 * 2)
#define FAMILY_amx_bf16 "amx-tile,amx-bf16", MULTIPLY_TILES("tdpbf16ps %%tmm2, %%tmm1, %%tmm0", 0x40, 0x43900000)

#define DEFINED(name) DEFINE(name, FAMILY_##name)
#define DEFINE(...) DEFINE_FUNCTION(__VA_ARGS__)
#define DEFINE_FUNCTION(name, instructions, ...)                                      \
    __attribute__((target(instructions), noinline)) static bool try_##name() {        \
        __VA_ARGS__                                                                   \
        return true;                                                                  \
    }

FAMILIES(DEFINED)

// Whether the family computes rightly in a process of its own, within a few seconds.
static bool survives(Family family) {
    pid_t child = fork();
    if (child < 0) return false;
    if (child == 0) {
        const rlimit no_core_file = {0, 0};
        setrlimit(RLIMIT_CORE, &no_core_file);
        alarm(5);
        _exit(family() ? 0 : 1);
    }
    int status;
    return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

int main() {
    const struct {
        const char *name;
        Family *family;
    } families[] = {
#define LISTED(name) {#name, try_##name},
        FAMILIES(LISTED)
    };
    for (auto &each : families)
        if (!survives(each.family)) puts(each.name);
}
