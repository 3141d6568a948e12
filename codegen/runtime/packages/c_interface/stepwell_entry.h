// What the shared object of a package gives to whoever loads it: one function, `stepwell_entry_3`. Another version of
// what is declared here has another name.

#ifndef STEPWELL_ENTRY_H
#define STEPWELL_ENTRY_H

#include "stepwell.h"

// The constants in the memory of a GPU, which the entries of a loaded package share. The first of them uploads them.
typedef struct {
    unsigned char *memory;  // zero at first, as is the number of users
    int users;
} StepwellDeviceConstants;

typedef struct {
    unsigned char *constants;  // the tensors of constants.safetensors; entries update the buffers among them
    StepwellAllocator allocator;
    int threads;
    void *kept;     // the entry's: null at first
    uint64_t seed;  // of its random numbers
    int device;     // the number of the GPU, for code that runs on one
    StepwellDeviceConstants *on_device;
} StepwellRunner;

typedef struct {
    StepwellSignature signature;
    uint64_t constant_bytes;
    int updates_constants;                // whether two runs may not be at the same time
    const char *(*missing_feature)(int device);  // what this processor, or the GPU of a number, lacks, or null
    // Gives a status; on failure `message` is a text that ends with a zero byte.
    StepwellStatus (*run)(StepwellRunner *runner, const DLTensor *const *inputs, size_t input_count,
                          DLManagedTensor **outputs, size_t output_count, void *stream, char *message,
                          size_t message_bytes);
    void (*end)(StepwellRunner *runner);  // when nothing runs any more
    // Finds what the entry calls in libtorch, a handle of dlopen, before the first run; null if it needs no libtorch.
    StepwellStatus (*link)(void *libtorch, char *message, size_t message_bytes);
    // Prepares the GPU before the first run, by one thread; null if the code runs on the processor alone.
    StepwellStatus (*begin)(StepwellRunner *runner, char *message, size_t message_bytes);
} StepwellEntry;

typedef const StepwellEntry *StepwellGetEntry(void);

#endif
