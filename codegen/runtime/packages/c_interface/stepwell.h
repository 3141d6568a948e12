// The C interface of Stepwell: loads packages (`model.stepwell`) and runs them. It needs libc and libgomp alone;
// only packages that call operators of libtorch load that.
//
//     StepwellPackage *model;
//     if (stepwell_load("model.stepwell", NULL, &model) != STEPWELL_OK) puts(stepwell_error());
//     stepwell_run(model, "forward", inputs, 2, outputs, 1);
//     ... outputs[0]->dl_tensor.data ...
//     outputs[0]->deleter(outputs[0]);
//     stepwell_release(model);
//
// Tensors are DLPack's, on the CPU, or for code of a GPU on that. Those given are read where they lie, in any strides; a tensor that the program
// writes into must have the strides of the program. Results are memory of their own, the caller's to delete, and stay
// good when the package has been released. Several threads may run a package at the same time; entries that update
// buffers of the package wait for one another.

#ifndef STEPWELL_H
#define STEPWELL_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef DLPACK_DLPACK_H_  // DLPack's own header may be included before this one
typedef struct {
    int32_t device_type;  // 1 is the CPU, 2 a GPU of NVIDIA
    int32_t device_id;
} DLDevice;

typedef struct {
    uint8_t code;
    uint8_t bits;
    uint16_t lanes;
} DLDataType;

typedef enum {
    kDLInt = 0,
    kDLUInt = 1,
    kDLFloat = 2,
    kDLBfloat = 4,
    kDLComplex = 5,
    kDLBool = 6,
} DLDataTypeCode;

typedef struct {
    void *data;
    DLDevice device;
    int32_t ndim;
    DLDataType dtype;
    int64_t *shape;
    int64_t *strides;  // in elements; null if row-major
    uint64_t byte_offset;
} DLTensor;

typedef struct DLManagedTensor {
    DLTensor dl_tensor;
    void *manager_ctx;
    void (*deleter)(struct DLManagedTensor *self);
} DLManagedTensor;
#endif

typedef enum {
    STEPWELL_OK = 0,
    STEPWELL_INDEX_OUT_OF_RANGE = 1,
    STEPWELL_DIVISION_BY_ZERO = 2,
    STEPWELL_CHECK_FAILED = 3,
    STEPWELL_OUT_OF_MEMORY = 4,
    STEPWELL_WRONG_INPUT = 5,     // a tensor that the program does not take
    STEPWELL_BAD_PACKAGE = 6,     // a file that is damaged, or no package, or of another version
    STEPWELL_NO_PROCESSOR = 7,    // the package has no code for this processor
    STEPWELL_NO_LIBTORCH = 8,     // the package calls operators of libtorch, which cannot be loaded
} StepwellStatus;

typedef struct {
    const char *name;
    DLDataType dtype;
    int32_t ndim;
    const int64_t *least;      // of each size
    const int64_t *most;       // the same where the size is fixed
    const char *const *sizes;  // as the program has them: "64", "s0", "2 * s0"
    int is_written;            // whether the program writes into this input
    int32_t device_type;       // where it lies, as DLDevice has it: 1 is the CPU, 2 a GPU of NVIDIA
} StepwellTensor;

typedef struct {
    const char *name;  // of the entry
    size_t input_count, output_count;
    const StepwellTensor *inputs, *outputs;
} StepwellSignature;

typedef struct {
    void *(*allocate)(void *context, size_t bytes);  // at a multiple of 64, or null
    void (*release)(void *context, void *memory);
    void *context;
} StepwellAllocator;

typedef struct {
    StepwellAllocator allocator;  // of results and intermediate tensors, on the GPU for code of one; if `allocate` is
                                  // null, libc's, or that of CUDA's streams
    int threads;                  // the most that a run uses; as many as OpenMP gives if 0
    int unchecked;                // if not 0, the content of the file is not compared with its checksums
    uint64_t seed;                // of random numbers; one that the system draws if 0
    const char *libtorch;         // the path of libtorch_cpu.so, for a GPU of libtorch_cuda.so, which is loaded if the
                                  // package calls operators of it; if null, that of the
                                  // environment's STEPWELL_LIBTORCH, or the linker's
    int device;                   // the number of the GPU, for code of one
} StepwellOptions;

typedef struct StepwellPackage StepwellPackage;

// Loads a package; `options` may be null. On failure `*package` is null.
StepwellStatus stepwell_load(const char *path, const StepwellOptions *options, StepwellPackage **package);

// The entries of a package, and what one takes and gives: null if there is no such entry.
size_t stepwell_entry_count(const StepwellPackage *package);
const StepwellSignature *stepwell_entry(const StepwellPackage *package, size_t at);
const StepwellSignature *stepwell_signature(const StepwellPackage *package, const char *entry);

// Runs an entry, or the first one if `entry` is null. The outputs are written only if all is well.
StepwellStatus stepwell_run(StepwellPackage *package, const char *entry, const DLTensor *const *inputs,
                            size_t input_count, DLManagedTensor **outputs, size_t output_count);

// The same on a stream of CUDA, for code of a GPU: it returns when the work is in the stream, where the results are ready
// for what follows. `stepwell_run` takes the default stream. A stream lives as long as its results.
StepwellStatus stepwell_run_on(StepwellPackage *package, const char *entry, const DLTensor *const *inputs,
                               size_t input_count, DLManagedTensor **outputs, size_t output_count, void *stream);

void stepwell_release(StepwellPackage *package);

// What went wrong in the last call on this thread that failed.
const char *stepwell_error(void);

#ifdef __cplusplus
}
#endif

#endif
