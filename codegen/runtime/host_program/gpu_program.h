// What host programs in C for a GPU consist of. The lines of a program have the names that they have in
// `host_program.h`; here they act on memory of a GPU, in the order of the run's stream, through CUDA's driver. The
// driver's library is opened when a package is loaded: nothing of CUDA is linked.
//
// The code of a package is loaded once for each load of the package, so what is static here belongs to one GPU.

#ifndef STEPWELL_GPU_PROGRAM_H
#define STEPWELL_GPU_PROGRAM_H

#include "gpu_device.h"

typedef struct Kernel {
    const char *name, *symbol;
    unsigned threads, shared_bytes;
    int count;
    const Parameter *parameters;
    const char *code;        // a cubin
    struct Kernel *general;  // the same without assumptions on arguments, or null
    void *function;          // since the package was loaded
} Kernel;

// Put a file into the shared object, under a name.
#define CUBIN(name, file) \
    __asm__(".pushsection .rodata\n.balign 64\n" #name ":\n.incbin \"" file "\"\n.popsection\n"); \
    extern __attribute__((visibility("hidden"))) const char name[]
#define PARAMETERS(...) ((const Parameter[]){__VA_ARGS__})
#define GRID(...) ((const i64[]){__VA_ARGS__})
#define GIVEN(...) ((const uint64_t[]){__VA_ARGS__})

// The kernels of this file, defined behind the program, and those that copy elements of 1, 2, 4 and 8 bytes.
static Kernel *const *all_kernels(void);
static Kernel copy_bytes_1, copy_bytes_2, copy_bytes_4, copy_bytes_8;

// An empty grid launches nothing. Where an argument breaks an assumption, the general code is launched.
static inline Status launch(Run *run, const Kernel *kernel, const i64 *grid, const uint64_t *given) {
    uint64_t values[kernel->count + SCRATCH_POINTERS];
    void *places[kernel->count + SCRATCH_POINTERS];
    int at;
    memcpy(values, given, (size_t)kernel->count * sizeof *values);
    const Arguments found = place_arguments(kernel->parameters, kernel->count, values, places, &at);
    if (found == TOO_LARGE) {
        snprintf(run->message, sizeof run->message, "kernel %s takes 32 bits, which do not hold argument %d",
                 kernel->name, at);
        return CHECK_FAILED;
    }
    if (found == OTHER) return launch(run, kernel->general, grid, given);
    if (grid[0] <= 0 || grid[1] <= 0 || grid[2] <= 0) return SUCCEEDED;
    DRIVER(driver.launch(kernel->function, (unsigned)grid[0], (unsigned)grid[1], (unsigned)grid[2], kernel->threads, 1, 1,
                         kernel->shared_bytes, run->stream, places, NULL), kernel->name);
    return SUCCEEDED;
}

// Copy a tensor between strides: its dimensions are merged where they lie side by side in both, and one kernel copies,
// each thread an element. The kernel takes two addresses, the number of elements, and of each dimension three numbers.
static inline Status copy_on_device(Run *run, void *target, const i64 *target_strides, const void *source,
                                    const i64 *source_strides, i64 element_bytes, i64 rank, const i64 *sizes) {
    const i64 unit = element_bytes == 16 ? 8 : element_bytes, parts = element_bytes / unit;
    const Kernel *kernel = unit == 8 ? &copy_bytes_8 : unit == 4 ? &copy_bytes_4 : unit == 2 ? &copy_bytes_2 : &copy_bytes_1;
    const int most = (kernel->count - 3) / 3;
    i64 extents[most], to[most], from[most], count = parts;
    int used = 0;
    if (parts > 1) extents[used] = parts, to[used] = 1, from[used++] = 1;
    for (i64 d = rank - 1; d >= 0; d--) {
        const i64 size = sizes[d], t = target_strides[d] * parts, s = source_strides[d] * parts;
        count *= size;
        if (size == 1) continue;
        if (used > 0 && t == to[used - 1] * extents[used - 1] && s == from[used - 1] * extents[used - 1]) {
            extents[used - 1] *= size;
            continue;
        }
        if (used == most) return fail(run, CHECK_FAILED, "a tensor of too many dimensions is copied");
        extents[used] = size, to[used] = t, from[used++] = s;
    }
    for (; used < most; used++) extents[used] = 1, to[used] = 0, from[used] = 0;
    uint64_t given[kernel->count];
    given[0] = ADDRESS(target), given[1] = ADDRESS(source), given[2] = (uint64_t)count;
    for (int d = 0; d < most; d++) {
        given[3 + d] = (uint64_t)extents[d];
        given[3 + most + d] = (uint64_t)to[d];
        given[3 + 2 * most + d] = (uint64_t)from[d];
    }
    return launch(run, kernel, GRID((count + kernel->threads - 1) / kernel->threads, 1, 1), given);
}

static inline Status expect_device_strides(Run *run, void **name, void *data, const i64 *given, i64 element_bytes,
                                           i64 rank, const i64 *sizes, const i64 *wanted) {
    *name = data;
    if (has_strides(rank, sizes, given, wanted)) return SUCCEEDED;
    *name = allocate_on_device(run, extent_in_bytes(element_bytes, rank, sizes, wanted));
    if (*name == NULL) return fail(run, OUT_OF_MEMORY, "there is not enough memory on the GPU");
    return copy_on_device(run, *name, wanted, data, given, element_bytes, rank, sizes);
}

static inline Status draw_device_seeds(Run *run, void **name, i64 count) {
    *name = allocate_on_device(run, count * (i64)sizeof(i64));
    if (*name == NULL) return fail(run, OUT_OF_MEMORY, "there is not enough memory on the GPU");
    for (i64 at = 0; at < count; at++) {
        const i64 seed = draw_seed(run);  // the driver takes memory that is not pinned before it returns
        DRIVER(driver.to_device(ADDRESS(*name) + (Address)at * sizeof seed, &seed, sizeof seed, run->stream), "seeds");
    }
    return SUCCEEDED;
}

static inline Status load_kernels(Run *run, void *what) {
    (void)what;
    for (Kernel *const *each = all_kernels(); *each != NULL; each++) {
        Kernel *kernel = *each;
        DRIVER(load_function(&driver, &kernel->function, kernel->code, kernel->symbol, kernel->shared_bytes), kernel->name);
    }
    return SUCCEEDED;
}

typedef struct {
    StepwellRunner *runner;
    uint64_t bytes;
} Uploaded;

static inline Status upload_constants(Run *run, void *what) {
    const Uploaded *given = what;
    StepwellDeviceConstants *constants = given->runner->on_device;
    Address memory = 0;
    if (constants->users++ > 0) return SUCCEEDED;
    if (given->bytes == 0) return SUCCEEDED;
    DRIVER(driver.allocate(&memory, given->bytes, NULL), "memory of the constants");
    constants->memory = (unsigned char *)(uintptr_t)memory;
    DRIVER(driver.to_device(memory, given->runner->constants, given->bytes, NULL), "the constants");
    DRIVER(driver.synchronize(NULL), "the constants");
    return SUCCEEDED;
}

// Load the kernels, and upload the constants, which the entries of a package share. One thread calls this.
static inline StepwellStatus begin_on_gpu(StepwellRunner *runner, uint64_t constant_bytes, char *message, size_t bytes) {
    Run loading = {.stream = NULL}, *run = &loading;
    Uploaded uploaded = {runner, constant_bytes};
    int device;
    void *pool;
    uint64_t keep_all = UINT64_MAX;  // or each synchronization gives the memory of the pool back to the system
    gpu.ordinal = runner->device;
    gpu.allocator = runner->allocator;
    CUresult error = driver.device_get(&device, gpu.ordinal);
    if (error == 0) error = driver.context_retain(&gpu.context, device);
    if (error == 0) error = driver.device_pool(&pool, device);
    if (error == 0) error = driver.pool_set(pool, POOL_RELEASE_THRESHOLD, &keep_all);
    Status status = error == 0 ? SUCCEEDED : failed_driver(run, error, "the device");
    if (status == SUCCEEDED) status = on_gpu(run, load_kernels, NULL);
    if (status == SUCCEEDED) status = on_gpu(run, upload_constants, &uploaded);
    if (status != SUCCEEDED) snprintf(message, bytes, "%s", run->message);
    return (StepwellStatus)status;
}

static inline void end_on_gpu(StepwellRunner *runner) {
    StepwellDeviceConstants *constants = runner->on_device;
    void *previous;
    if (gpu.context == NULL || constants == NULL || constants->users == 0 || --constants->users > 0) return;
    if (constants->memory == NULL || driver.context_push(gpu.context) != 0) return;
    driver.synchronize(NULL);
    driver.release(ADDRESS(constants->memory), NULL);
    driver.context_pop(&previous);
    constants->memory = NULL;
}

#undef ALLOCATE
#undef ARENA
#undef END_ARENA
#undef SEEDS
#undef EXPECT_STRIDES
#undef LAUNCH
#undef READ
#undef COPY
#define ALLOCATE(name, bytes, rank, sizes, strides) \
    NEW(void, name, allocate_on_device(run, extent_in_bytes(bytes, rank, sizes, strides)))
// Memory of the pool is reused in the order of streams, so runs at the same time have an arena each.
#define ARENA(name, bytes) NEW(char, name, allocate_on_device(run, bytes))
#define END_ARENA(name) release_on_device(run, name)
#define SEEDS(name, count) \
    void *name; \
    CHECKED(draw_device_seeds(run, &name, count))
#define EXPECT_STRIDES(name, ...) \
    void *name; \
    CHECKED(expect_device_strides(run, &name, __VA_ARGS__))
#define LAUNCH(kernel, grid, given) CHECKED(launch(run, &kernel, grid, given))
#define READ(type, name, source, data) \
    source name##_read; \
    CHECKED(read_from_device(run, &name##_read, data, sizeof name##_read)); \
    const type name = name##_read
#define COPY(...) CHECKED(copy_on_device(run, __VA_ARGS__))
#define advise_huge(data, bytes) (void)(data)

#endif
