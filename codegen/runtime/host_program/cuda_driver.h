// CUDA's driver, as host programs in C and the launcher of Python call it: its library is opened while the program runs,
// so that nothing of CUDA is linked. A file that calls further functions of the driver lists them in
// FURTHER_DRIVER_FUNCTIONS before it includes this.

#ifndef STEPWELL_CUDA_DRIVER_H
#define STEPWELL_CUDA_DRIVER_H

#include <dlfcn.h>
#include <stdint.h>
#include <stddef.h>

typedef int CUresult;

enum { SCRATCH_POINTERS = 2, DEFAULT_SHARED_BYTES = 48 << 10, MAX_DYNAMIC_SHARED_BYTES = 8 };

// The functions, and the names under which the library has them.
#define DRIVER_FUNCTIONS(each) \
    each(init, "cuInit", (unsigned flags)) \
    each(error_text, "cuGetErrorString", (CUresult error, const char **text)) \
    each(device_get, "cuDeviceGet", (int *device, int ordinal)) \
    each(context_retain, "cuDevicePrimaryCtxRetain", (void **context, int device)) \
    each(context_push, "cuCtxPushCurrent_v2", (void *context)) \
    each(context_pop, "cuCtxPopCurrent_v2", (void **context)) \
    each(module_load, "cuModuleLoadData", (void **module, const void *image)) \
    each(module_function, "cuModuleGetFunction", (void **function, void *module, const char *name)) \
    each(function_set, "cuFuncSetAttribute", (void *function, int attribute, int value)) \
    each(launch, "cuLaunchKernel", (void *function, unsigned x, unsigned y, unsigned z, unsigned threads_x, \
         unsigned threads_y, unsigned threads_z, unsigned shared, void *stream, void **given, void **extra)) \
    FURTHER_DRIVER_FUNCTIONS(each)

#define AS_POINTER(name, symbol, arguments) CUresult(*name) arguments;
#define AS_ENTRY(name, symbol, arguments) {symbol, offsetof(Driver, name)},

typedef struct {
    DRIVER_FUNCTIONS(AS_POINTER)
} Driver;

// Open the library at `path`. Returns 0 where that fails, with `missing` the function that it lacks, or null if there is
// no library.
static inline int open_library(Driver *driver, const char *path, const char **missing) {
    static const struct {
        const char *symbol;
        size_t offset;
    } NEEDED[] = {DRIVER_FUNCTIONS(AS_ENTRY)};
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    *missing = NULL;
    if (library == NULL) return 0;
    for (size_t at = 0; at < sizeof NEEDED / sizeof *NEEDED; at++) {
        void *found = dlsym(library, NEEDED[at].symbol);
        *missing = NEEDED[at].symbol;
        if (found == NULL) return 0;
        *(void **)((char *)driver + NEEDED[at].offset) = found;
    }
    return 1;
}

static inline const char *error_text(const Driver *driver, CUresult error) {
    const char *text = NULL;
    return driver->error_text(error, &text) != 0 || text == NULL ? "unknown error" : text;
}

// Load a function of a cubin into the current context.
static inline CUresult load_function(const Driver *driver, void **function, const void *cubin, const char *symbol,
                                     unsigned shared_bytes) {
    void *module;
    CUresult error = driver->module_load(&module, cubin);
    if (error == 0) error = driver->module_function(function, module, symbol);
    if (error == 0 && shared_bytes > DEFAULT_SHARED_BYTES)
        error = driver->function_set(*function, MAX_DYNAMIC_SHARED_BYTES, (int)shared_bytes);
    return error;
}

// What a kernel takes at one place, and the low bits that its code assumes to be zero.
typedef struct {
    char kind;  // 'p' for an address, 'l' for 64 bits, 'i' for 32
    uint64_t low_bits;
} Parameter;

// What the arguments of a launch are: as the code assumes, otherwise, or of more than 32 bits where it takes 32.
typedef enum { AS_ASSUMED, OTHER, TOO_LARGE } Arguments;

// Point to each of the `count` values, and to null pointers behind them, for scratch memory: a kernel that was compiled
// with fewer of these does not look at the rest. `too_large` is the number of an argument that is.
static inline Arguments place_arguments(const Parameter *parameters, int count, uint64_t *values, void **places,
                                        int *too_large) {
    Arguments found = AS_ASSUMED;
    for (int at = 0; at < count + SCRATCH_POINTERS; at++) {
        places[at] = values + at;
        if (at >= count) {
            values[at] = 0;
        } else if (parameters[at].kind == 'i' && (int64_t)values[at] != (int32_t)values[at]) {
            *too_large = at;
            return TOO_LARGE;
        } else if ((values[at] & parameters[at].low_bits) != 0) {
            found = OTHER;
        }
    }
    return found;
}

#endif
