// What host programs in C for a GPU consist of. The lines of a program have the names that they have in
// `host_program.h`; here they act on memory of a GPU, in the order of the run's stream, through CUDA's driver. The
// driver's library is opened when a package is loaded: nothing of CUDA is linked.
//
// The code of a package is loaded once for each load of the package, so what is static here belongs to one GPU.

#ifndef STEPWELL_GPU_PROGRAM_H
#define STEPWELL_GPU_PROGRAM_H

#include "host_program.h"
#include "stepwell_entry.h"

typedef uint64_t Address;

enum { MAX_KERNEL_ARGUMENTS = 1 << 12 };
// Numbers of the driver's interface.
enum {
    ATTRIBUTE_MAJOR = 75, ATTRIBUTE_MINOR = 76, ATTRIBUTE_MEMORY_POOLS = 115, POOL_RELEASE_THRESHOLD = 4,
    ERROR_OUT_OF_MEMORY = 2
};

#define FURTHER_DRIVER_FUNCTIONS(each) \
    each(device_count, "cuDeviceGetCount", (int *count)) \
    each(device_attribute, "cuDeviceGetAttribute", (int *value, int attribute, int device)) \
    each(device_pool, "cuDeviceGetDefaultMemPool", (void **pool, int device)) \
    each(pool_set, "cuMemPoolSetAttribute", (void *pool, int attribute, void *value)) \
    each(allocate, "cuMemAllocAsync", (Address *memory, size_t bytes, void *stream)) \
    each(release, "cuMemFreeAsync", (Address memory, void *stream)) \
    each(to_device, "cuMemcpyHtoDAsync_v2", (Address to, const void *from, size_t bytes, void *stream)) \
    each(to_host, "cuMemcpyDtoHAsync_v2", (void *to, Address from, size_t bytes, void *stream)) \
    each(within_device, "cuMemcpyDtoDAsync_v2", (Address to, Address from, size_t bytes, void *stream)) \
    each(synchronize, "cuStreamSynchronize", (void *stream))

#include "cuda_driver.h"

static Driver driver;

// What the package runs on, since it was loaded.
static struct {
    int ordinal;
    void *context;
    StepwellAllocator allocator;
} gpu;

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
#define ADDRESS(pointer) ((uint64_t)(uintptr_t)(pointer))

// The kernels of this file, defined behind the program, and those that copy elements of 1, 2, 4 and 8 bytes.
static Kernel *const *all_kernels(void);
static Kernel copy_bytes_1, copy_bytes_2, copy_bytes_4, copy_bytes_8;

static inline Status failed_driver(Run *run, CUresult error, const char *what) {
    if (error == ERROR_OUT_OF_MEMORY) return fail(run, OUT_OF_MEMORY, "there is not enough memory on the GPU");
    snprintf(run->message, sizeof run->message, "CUDA error %d in %s: %s", error, what, error_text(&driver, error));
    return CHECK_FAILED;
}

#define DRIVER(call, what) \
    do { \
        const CUresult driver_error = call; \
        if (driver_error != 0) return failed_driver(run, driver_error, what); \
    } while (0)

static inline Status on_gpu(Run *run, Status (*work)(Run *run, void *what), void *what) {
    void *previous;
    DRIVER(driver.context_push(gpu.context), "the context");
    const Status status = work(run, what);
    driver.context_pop(&previous);
    return status;
}

// Memory of the GPU. A block of the host describes it, and is followed by this.
typedef struct {
    void *memory, *stream;
} DeviceMemory;

static int32_t free_device_memory(void *freed) {
    const DeviceMemory *each = freed;
    void *previous;
    if (gpu.allocator.allocate != NULL) {
        gpu.allocator.release(gpu.allocator.context, each->memory);
        return 0;
    }
    if (driver.context_push(gpu.context) != 0) return 1;
    const CUresult error = driver.release(ADDRESS(each->memory), each->stream);
    driver.context_pop(&previous);
    return error;
}

static inline void *allocate_on_device(Run *run, i64 bytes) {
    Address memory = 0;
    if (bytes < 0) return NULL;
    Block *block = new_block(run, sizeof(DeviceMemory));
    if (block == NULL) return NULL;
    if (gpu.allocator.allocate != NULL)
        memory = ADDRESS(gpu.allocator.allocate(gpu.allocator.context, bytes > 0 ? (size_t)bytes : 1));
    else if (driver.allocate(&memory, bytes > 0 ? (size_t)bytes : 1, run->stream) != 0)
        memory = 0;
    if (memory == 0) {
        free_block(block);
        return NULL;
    }
    DeviceMemory *described = (DeviceMemory *)(block + 1);
    *described = (DeviceMemory){(void *)(uintptr_t)memory, run->stream};
    block->begin = described->memory;
    block->bytes = bytes;
    block->delete_tensor = free_device_memory;
    block->tensor = described;
    link_block(run, block);
    return described->memory;
}

static inline Block *device_block_of(Run *run, const void *data) {
    Block *block = run->blocks;
    while (block != NULL && block->begin != data) block = block->next;
    return block;
}

static inline void release_on_device(Run *run, void *data) {
    Block *block = device_block_of(run, data);
    if (block != NULL) end_block(run, block);
}

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

// Read from a tensor, when all that was launched before is done.
static inline Status read_from_device(Run *run, void *to, const void *from, size_t bytes) {
    DRIVER(driver.to_host(to, ADDRESS(from), bytes, run->stream), "reading a number");
    DRIVER(driver.synchronize(run->stream), "the stream");
    return SUCCEEDED;
}

// A copy of a result that lies in memory that is not its own.
static inline Block *copied_block(Run *run, const void *data, i64 bytes) {
    void *copied = allocate_on_device(run, bytes);
    if (copied == NULL ||
        (bytes > 0 && driver.within_device(ADDRESS(copied), ADDRESS(data), (size_t)bytes, run->stream) != 0))
        return NULL;
    return device_block_of(run, copied);
}

static inline int open_driver(void) {
    const char *named = getenv("STEPWELL_LIBCUDA"), *missing;
    return driver.launch != NULL || open_library(&driver, named ? named : "libcuda.so.1", &missing);
}

// What is missing for code of a compute capability, such as 90 for 9.0; null if it runs on the GPU number `ordinal`. Code
// runs on later GPUs of its generation, and from 9.0 on, where it uses what only one of them has, on that one alone.
static const char *missing_gpu(int ordinal, int capability) {
    static char text[160];
    int count = 0, device, major = 0, minor = 0, has_pools = 0;
    if (!open_driver()) return "the CUDA driver, libcuda.so.1 of CUDA 11.2 or later";
    if (driver.init(0) != 0 || driver.device_count(&count) != 0) return "a GPU of NVIDIA";
    if (ordinal < 0 || ordinal >= count) {
        snprintf(text, sizeof text, "GPU %d, and there are %d", ordinal, count);
        return text;
    }
    if (driver.device_get(&device, ordinal) != 0 || driver.device_attribute(&major, ATTRIBUTE_MAJOR, device) != 0 ||
        driver.device_attribute(&minor, ATTRIBUTE_MINOR, device) != 0 ||
        driver.device_attribute(&has_pools, ATTRIBUTE_MEMORY_POOLS, device) != 0)
        return "a GPU that answers";
    const int found = 10 * major + minor;
    if (found / 10 != capability / 10 || (capability >= 90 ? found != capability : found < capability)) {
        snprintf(text, sizeof text, "a GPU of compute capability %d.%d, and GPU %d has %d.%d", capability / 10,
                 capability % 10, ordinal, major, minor);
        return text;
    }
    return has_pools ? NULL : "a GPU with memory pools";
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
