// What the shared object of a package gives to whoever loads it: one function, `stepwell_entry_2`. Another version of
// what is declared here has another name.

#ifndef STEPWELL_ENTRY_H
#define STEPWELL_ENTRY_H

#include "stepwell.h"

typedef struct {
    unsigned char *constants;  // the tensors of constants.safetensors; entries update the buffers among them
    StepwellAllocator allocator;
    int threads;
    void *kept;     // the entry's: null at first
    uint64_t seed;  // of its random numbers
} StepwellRunner;

typedef struct {
    StepwellSignature signature;
    uint64_t constant_bytes;
    int updates_constants;                // whether two runs may not be at the same time
    const char *(*missing_feature)(void);  // what this processor lacks, or null
    // Gives a status; on failure `message` is a text that ends with a zero byte.
    StepwellStatus (*run)(StepwellRunner *runner, const DLTensor *const *inputs, size_t input_count,
                          DLManagedTensor **outputs, size_t output_count, char *message, size_t message_bytes);
    void (*end)(StepwellRunner *runner);  // when nothing runs any more
    // Finds what the entry calls in libtorch, a handle of dlopen, before the first run; null if it needs no libtorch.
    StepwellStatus (*link)(void *libtorch, char *message, size_t message_bytes);
} StepwellEntry;

typedef const StepwellEntry *StepwellGetEntry(void);

#endif
