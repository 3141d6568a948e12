// Stands for CUDA's driver in tests: launches nothing, and keeps what it was asked for.

#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { MAX_VALUES = 16 };

struct Call {
    char function[64];
    unsigned grid[3];
    unsigned threads;
    unsigned shared_bytes;
    uint64_t stream;
    uint64_t values[MAX_VALUES];
};

struct Call last_call;
int launches;
int shared_attribute;
int pushed_contexts;
int value_count;
static int has_context;
static char names[64][64];
static int functions;

int cuInit(unsigned flags) { return (int)flags; }

int cuGetErrorString(int error, const char **text) {
    static char buffer[64];
    snprintf(buffer, sizeof buffer, "fake error %d", error);
    *text = buffer;
    return 0;
}

int cuDeviceGet(int *device, int ordinal) {
    *device = ordinal;
    return ordinal > 1 ? 101 : 0;
}

int cuDevicePrimaryCtxRetain(void **context, int device) {
    *context = (void *)(uintptr_t)(1000 + device);
    return 0;
}

int cuCtxPushCurrent_v2(void *context) {
    pushed_contexts += context != NULL;
    return 0;
}

int cuCtxPopCurrent_v2(void **context) {
    *context = NULL;
    --pushed_contexts;
    return 0;
}

int cuCtxSetCurrent(void *context) {
    has_context = context != NULL;
    return 0;
}

int cuModuleLoadData(void **module, const void *image) {
    *module = (void *)1;
    return memcmp(image, "cubin", 5) == 0 || memcmp(image, "\177ELF", 4) == 0 ? 0 : 200;
}

int cuModuleGetFunction(void **function, void *module, const char *name) {
    if (module == NULL || strcmp(name, "missing") == 0) return 500;
    strncpy(names[functions], name, 63);
    *function = names[functions++];
    return 0;
}

int cuFuncSetAttribute(void *function, int attribute, int value) {
    if (function == NULL || attribute != 8) return 1;
    shared_attribute = value;
    return value > 200000 ? 1 : 0;
}

int cuLaunchKernel(void *function, unsigned x, unsigned y, unsigned z, unsigned block_x, unsigned block_y,
                   unsigned block_z, unsigned shared_bytes, void *stream, void **parameters, void **extra) {
    if (strcmp(function, "fails") == 0) return 700;
    if (strcmp(function, "wants_context") == 0 && !has_context) return 201;
    if (block_y != 1 || block_z != 1 || extra != NULL) return 1;
    struct Call call = {.grid = {x, y, z}, .threads = block_x, .shared_bytes = shared_bytes,
                        .stream = (uint64_t)(uintptr_t)stream};
    strncpy(call.function, function, 63);
    for (int i = 0; i < value_count; ++i) memcpy(&call.values[i], parameters[i], 8);
    last_call = call;
    ++launches;
    return 0;
}
