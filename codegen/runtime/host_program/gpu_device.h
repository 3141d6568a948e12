// The GPU that the code of a package runs on: CUDA's driver, and memory of the GPU as blocks of a run.

#ifndef STEPWELL_GPU_DEVICE_H
#define STEPWELL_GPU_DEVICE_H

#include "host_program.h"
#include "stepwell_entry.h"

typedef uint64_t Address;

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

#define ADDRESS(pointer) ((uint64_t)(uintptr_t)(pointer))

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

#endif
