// What host programs in C consist of. It needs C11 and libc alone.
//
// A program is a function of a run, of arguments and of room for results, and so are the functions that it calls. It
// returns SUCCEEDED, or the code of what went wrong with a text in the run. Memory that it allocates is in the run's
// list, the newest block first: the blocks in which results lie, and after an error all of them, are the caller's to
// free with `end_run`, when it has copied or taken the results. An arena goes back to the program, if the run names one,
// for later runs; runs at the same time have an arena each.

#ifndef STEPWELL_HOST_PROGRAM_H
#define STEPWELL_HOST_PROGRAM_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arguments.h"
#include "sizes.h"

enum { MAX_BORROWED = 64, ALIGNMENT = 64 };

typedef struct {
    void *(*allocate)(void *context, size_t bytes);  // at a multiple of ALIGNMENT, or null
    void (*release)(void *context, void *memory);
    void *context;
} Allocator;

// Stands before the memory that it describes, in the same allocation, unless that is a tensor's of another library.
typedef struct Block {
    _Alignas(ALIGNMENT) struct Block *next;
    struct Block *previous;
    const char *begin;
    i64 bytes;
    int is_arena;
    Allocator allocator;
    int32_t (*delete_tensor)(void *tensor);
    void *tensor;  // whose memory it is, or null
} Block;

// What a function gave that is called once, and the blocks that it allocated.
typedef struct Kept {
    struct Kept *next;
    const void *place;  // of the call
    Block *blocks;
    Result results[];
} Kept;

// What the runs of a program share.
typedef struct {
    Allocator allocator;
    Block *idle;      // arenas
    Kept *kept;       // results of functions that are called once
    uint64_t random;  // how many seeds were drawn, and begins with the seed of them all
    char is_locked;
} Program;

typedef struct {
    Program *program;  // or null
    Block *blocks;
    void *stream;  // of a GPU
    char message[512];
    const void *borrowed[MAX_BORROWED];  // where the tensors of a call of another library's operator lie
    i64 borrowed_bytes[MAX_BORROWED], borrowed_count;
} Run;

// Within a macro's argument, a comma in braces separates arguments.
#define SIZES(...) ((const i64[]){__VA_ARGS__})
#define STRIDES(...) ((const i64[]){__VA_ARGS__})
#define SYMBOLS(...) ((const i64[]){__VA_ARGS__})
#define BUFFERS(...) ((void *const[]){__VA_ARGS__})

static inline Status fail(Run *run, Status status, const char *text) {
    snprintf(run->message, sizeof run->message, "%s", text);
    return status;
}

static inline void *allocate_aligned(void *context, size_t bytes) {
    (void)context;
    return aligned_alloc(ALIGNMENT, (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT);
}

static inline void release_aligned(void *context, void *memory) {
    (void)context;
    free(memory);
}

static inline Block *new_block(Run *run, i64 bytes) {
    if (bytes < 0 || bytes > INT64_MAX - (i64)sizeof(Block) - ALIGNMENT) return NULL;
    const Allocator allocator =
        run->program ? run->program->allocator : (Allocator){allocate_aligned, release_aligned, NULL};
    Block *block = allocator.allocate(allocator.context, sizeof(Block) + (size_t)bytes);
    if (block != NULL) *block = (Block){.begin = (char *)(block + 1), .bytes = bytes, .allocator = allocator};
    return block;
}

static inline void free_block(Block *block) {
    const Allocator allocator = block->allocator;
    if (block->tensor != NULL) block->delete_tensor(block->tensor);
    allocator.release(allocator.context, block);
}

static inline void *link_block(Run *run, Block *block) {
    if (block == NULL) return NULL;
    block->next = run->blocks;
    block->previous = NULL;
    if (block->next != NULL) block->next->previous = block;
    run->blocks = block;
    return block + 1;
}

static inline void unlink_block(Run *run, Block *block) {
    *(block->previous ? &block->previous->next : &run->blocks) = block->next;
    if (block->next != NULL) block->next->previous = block->previous;
}

// Undefined bytes, or null.
static inline void *allocate(Run *run, i64 bytes) { return link_block(run, new_block(run, bytes)); }

static inline void release(Run *run, void *data) {
    Block *block = (Block *)data - 1;
    unlink_block(run, block);
    free_block(block);
}

static inline void lock(Program *program) {
    while (__atomic_exchange_n(&program->is_locked, 1, __ATOMIC_ACQUIRE));
}

static inline void unlock(Program *program) { __atomic_store_n(&program->is_locked, 0, __ATOMIC_RELEASE); }

// Ask for huge pages under memory, the sooner it is written the better. A system without them ignores it.
static inline void advise_huge(void *data, i64 bytes) {
    extern int madvise(void *, size_t, int);
    enum { PAGE = 4096, HUGEPAGE = 14 };
    const uintptr_t at = (uintptr_t)data, begin = (at + PAGE - 1) / PAGE * PAGE, end = (at + (uintptr_t)bytes) / PAGE * PAGE;
    if (begin < end) madvise((void *)begin, end - begin, HUGEPAGE);
}

// An arena that no other run uses, or null. Its bytes are undefined.
static inline void *take_arena(Run *run, i64 bytes) {
    Block *block = NULL;
    if (run->program != NULL) {
        lock(run->program);
        Block **place = &run->program->idle;
        while (*place != NULL && (*place)->bytes < bytes) place = &(*place)->next;
        block = *place;
        if (block != NULL) *place = block->next;
        unlock(run->program);
    }
    if (block == NULL) block = new_block(run, bytes);
    if (block != NULL) block->is_arena = 1;
    return link_block(run, block);
}

static inline void end_block(Run *run, Block *block) {
    unlink_block(run, block);
    if (!block->is_arena || run->program == NULL) {
        free_block(block);
        return;
    }
    lock(run->program);
    block->next = run->program->idle;
    run->program->idle = block;
    unlock(run->program);
}

static inline void end_run(Run *run) {
    while (run->blocks != NULL) end_block(run, run->blocks);
}

typedef Status Function(Run *run, const Value *arguments, Result *results);

static inline const Kept *find_kept(Program *program, const void *place) {
    lock(program);
    const Kept *kept = program->kept;
    while (kept != NULL && kept->place != place) kept = kept->next;
    unlock(program);
    return kept;
}

// The results of a function for fixed operands: those of an earlier run, or those of this one, kept for later ones. Runs
// at the same time may each compute them.
static inline Status call_once(Run *run, const void *place, Function *function, const Value *values, Result *results,
                               i64 count) {
    const Kept *known = run->program == NULL ? NULL : find_kept(run->program, place);
    if (known != NULL) {
        memcpy(results, known->results, sizeof(Result) * (size_t)count);
        return SUCCEEDED;
    }
    Block *const before = run->blocks;
    const Status status = function(run, values, results);
    Kept *kept = status == SUCCEEDED && run->program != NULL ? malloc(sizeof(Kept) + sizeof(Result) * (size_t)count) : NULL;
    if (kept == NULL) return status;
    *kept = (Kept){.place = place};
    memcpy(kept->results, results, sizeof(Result) * (size_t)count);
    while (run->blocks != before) {
        Block *block = run->blocks;
        unlink_block(run, block);
        block->next = kept->blocks;
        kept->blocks = block;
    }
    lock(run->program);
    kept->next = run->program->kept;
    run->program->kept = kept;
    unlock(run->program);
    return SUCCEEDED;
}

static inline void free_kept(Program *program) {
    while (program->kept != NULL) {
        Kept *kept = program->kept;
        program->kept = kept->next;
        while (kept->blocks != NULL) {
            Block *block = kept->blocks;
            kept->blocks = block->next;
            free_block(block);
        }
        free(kept);
    }
}

static inline int is_within(const Block *block, const void *data) {
    const char *place = data;
    return place == block->begin || (place > block->begin && place < block->begin + block->bytes);
}

// Free what a turn of a loop has allocated, back to the block that was the newest before the loop, except for its
// results.
static inline void end_turn(Run *run, const Block *before, const Result *results, i64 count) {
    for (Block *block = run->blocks, *next; block != before; block = next) {
        int is_kept = 0;
        next = block->next;
        for (i64 at = 0; at < count; at++) is_kept |= is_within(block, results[at].data);
        if (!is_kept) end_block(run, block);
    }
}

static inline void copy(void *target, const i64 *target_strides, const void *source, const i64 *source_strides,
                        i64 element_bytes, i64 rank, const i64 *sizes) {
    i64 at[MAX_DIMENSIONS] = {0};
    for (i64 d = 0; d < rank; d++)
        if (sizes[d] == 0) return;
    for (;;) {
        i64 to = 0, from = 0, d = rank - 1;
        for (i64 k = 0; k < rank; k++) to += at[k] * target_strides[k], from += at[k] * source_strides[k];
        memmove((char *)target + to * element_bytes, (const char *)source + from * element_bytes,
                (size_t)element_bytes);
        while (d >= 0 && ++at[d] == sizes[d]) at[d--] = 0;
        if (d < 0) return;
    }
}

static inline int has_strides(i64 rank, const i64 *sizes, const i64 *given, const i64 *wanted) {
    for (i64 d = 0; d < rank; d++)
        if (sizes[d] != 1 && given[d] != wanted[d]) return 0;
    return 1;
}

static inline void *expect_strides(Run *run, void *data, const i64 *given, i64 element_bytes, i64 rank,
                                   const i64 *sizes, const i64 *wanted) {
    if (has_strides(rank, sizes, given, wanted)) return data;
    void *fresh = allocate(run, extent_in_bytes(element_bytes, rank, sizes, wanted));
    if (fresh != NULL) copy(fresh, wanted, data, given, element_bytes, rank, sizes);
    return fresh;
}

// What formulas of sizes consist of, besides libm. INT64_MIN stands for a quotient by zero, and for what no integer is.
static inline i64 whole_number(double value) {
    return value > -0x1p63 && value < 0x1p63 ? (i64)value : INT64_MIN;
}

// A number that has not been drawn before, by any run of the program: SplitMix64 of a counter.
static inline i64 draw_seed(Run *run) {
    uint64_t number = __atomic_add_fetch(&run->program->random, 0x9e3779b97f4a7c15, __ATOMIC_RELAXED);
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
    number = (number ^ (number >> 27)) * 0x94d049bb133111eb;
    return (i64)(number ^ (number >> 31));
}

static inline Status failed_kernel(Run *run, Status status, const char *kernel) {
    const char *what = status == INDEX_OUT_OF_RANGE ? "index out of range" : status == DIVISION_BY_ZERO ?
        "ZeroDivisionError: an integer is divided by zero" : "a check failed";
    snprintf(run->message, sizeof run->message, "%s in kernel %s", what, kernel);
    return status;
}

#define CHECKED(status) \
    do { \
        const Status checked_status = status; \
        if (checked_status != SUCCEEDED) return checked_status; \
    } while (0)
#define REQUIRE(holds, text) \
    if (!(holds)) return fail(run, CHECK_FAILED, text)
#define NEW(type, name, value) \
    type *name = value; \
    if (name == NULL) return fail(run, OUT_OF_MEMORY, "there is not enough memory")
#define ALLOCATE(name, bytes, rank, sizes, strides) \
    NEW(void, name, allocate(run, extent_in_bytes(bytes, rank, sizes, strides)))
#define ARENA(name, bytes) NEW(char, name, take_arena(run, bytes))
#define END_ARENA(name) end_block(run, (Block *)name - 1)
#define SEEDS(name, count) \
    NEW(void, name, allocate(run, (count) * (i64)sizeof(i64))); \
    for (i64 at = 0; at < (count); at++) ((i64 *)name)[at] = draw_seed(run)
// The address of a tensor without elements may be null.
#define EXPECT_STRIDES(name, source, given, bytes, rank, sizes, strides) \
    void *name = expect_strides(run, source, given, bytes, rank, sizes, strides); \
    if (name == NULL && source != NULL) return fail(run, OUT_OF_MEMORY, "there is not enough memory")
#define LAUNCH(kernel, buffers, symbols) \
    do { \
        const Status status = kernel(buffers, symbols); \
        if (status != SUCCEEDED) return failed_kernel(run, status, #kernel); \
    } while (0)
#define READ(type, name, source, data) const type name = *(const source *)data
#define COPY(...) copy(__VA_ARGS__)
#define RETURN_BUFFER(at, data, bytes, rank, sizes, strides) \
    give_buffer(results + at, data, rank, sizes, strides)
#define RETURN_RESULT(at, result) results[at] = result
#define RETURN_NUMBER(at, value) results[at].number = value
// Calls of the functions of a program.
#define VALUES(...) ((const Value[]){__VA_ARGS__})
#define OF_TENSOR(memory, given_strides) {.data = memory, .strides = given_strides}
#define OF_NUMBER(value) {.number = value}
#define CALL(function, values, results) CHECKED(function(run, values, results))
#define NEWEST_BLOCK(name) Block *const name = run->blocks
#define CALL_ONCE(function, values, results, count) \
    do { \
        static char place; \
        CHECKED(call_once(run, &place, function, values, results, count)); \
    } while (0)
// A turn of a loop gave `next` of what the loop carries; `before` was the newest block before the loop.
#define END_TURN(before, carried, next, count) \
    do { \
        memcpy(carried, next, sizeof(Result) * (count)); \
        end_turn(run, before, carried, count); \
    } while (0)

#endif
