// A driver of CUDA for tests: its memory is the host's, and launches are handed to a function of the test.

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Address;
typedef void Launched(const char *symbol, unsigned x, unsigned y, unsigned z, unsigned threads, unsigned shared,
                      void *stream, void **given);

static Launched *launched;
static int capability = 90, devices = 1, in_use, allowed_shared, context_depth;

void stub_begin(Launched *function, int found, int count) { launched = function, capability = found, devices = count; }
int stub_in_use(void) { return in_use; }
int stub_allowed_shared(void) { return allowed_shared; }

int cuInit(unsigned flags) { return (int)flags; }
int cuGetErrorString(int error, const char **text) { return *text = error == 700 ? "an illegal access" : "?", 0; }
int cuDeviceGetCount(int *count) { return *count = devices, 0; }
int cuDeviceGet(int *device, int ordinal) { return *device = ordinal, 0; }
int cuDeviceGetAttribute(int *value, int attribute, int device) {
    (void)device;
    *value = attribute == 75 ? capability / 10 : attribute == 76 ? capability % 10 : 1;
    return 0;
}
int cuDeviceGetDefaultMemPool(void **pool, int device) { return (void)device, *pool = &in_use, 0; }
int cuMemPoolSetAttribute(void *pool, int attribute, void *value) { return pool == NULL || attribute != 4 || value == NULL; }
int cuDevicePrimaryCtxRetain(void **context, int device) { return (void)device, *context = &devices, 0; }
int cuCtxPushCurrent_v2(void *context) { return context_depth++, context != &devices; }
int cuCtxPopCurrent_v2(void **context) { return context_depth--, *context = NULL, 0; }
int cuModuleLoadData(void **module, const void *image) { return *module = (void *)image, memcmp(image, "\177ELF", 4); }
int cuModuleGetFunction(void **function, void *module, const char *name) {
    (void)module;
    *function = strdup(name);
    return 0;
}
int cuFuncSetAttribute(void *function, int attribute, int value) {
    allowed_shared = value;
    return function == NULL || attribute != 8;
}
int cuMemAllocAsync(Address *memory, size_t bytes, void *stream) {
    (void)stream;
    if (context_depth < 1) return 201;
    *memory = (Address)(uintptr_t)aligned_alloc(256, (bytes + 255) / 256 * 256);
    in_use++;
    return 0;
}
int cuMemFreeAsync(Address memory, void *stream) { return (void)stream, in_use--, free((void *)memory), context_depth < 1; }
static int copy(Address to, Address from, size_t bytes) {
    memcpy((void *)to, (const void *)from, bytes);
    return context_depth < 1;
}
int cuMemcpyHtoDAsync_v2(Address to, const void *from, size_t bytes, void *stream) {
    return (void)stream, copy(to, (Address)from, bytes);
}
int cuMemcpyDtoHAsync_v2(void *to, Address from, size_t bytes, void *stream) {
    return (void)stream, copy((Address)to, from, bytes);
}
int cuMemcpyDtoDAsync_v2(Address to, Address from, size_t bytes, void *stream) { return (void)stream, copy(to, from, bytes); }
int cuStreamSynchronize(void *stream) { return (void)stream, 0; }
int cuLaunchKernel(void *function, unsigned x, unsigned y, unsigned z, unsigned threads_x, unsigned threads_y,
                   unsigned threads_z, unsigned shared, void *stream, void **given, void **extra) {
    if (context_depth < 1 || threads_y != 1 || threads_z != 1 || extra != NULL) return 1;
    if (stream == (void *)700) return 700;
    launched(function, x, y, z, threads_x, shared, stream, given);
    return 0;
}
