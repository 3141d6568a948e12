// The entry of a program in a package: checks of DLPack's tensors, arguments made of them, and results as such tensors.
// The text of an entry is macros of this file, one line for each thing that is checked or passed on.

#ifndef STEPWELL_PROGRAM_ENTRY_H
#define STEPWELL_PROGRAM_ENTRY_H

#include <stdarg.h>

#include "host_program.h"
#include "stepwell_entry.h"
#ifdef STEPWELL_OPERATORS_H
#define LINK_OPERATORS link_libtorch

static inline StepwellStatus link_libtorch(void *library, char *message, size_t bytes) {
    const char *missing = link_operators(library);
    if (missing == NULL) return STEPWELL_OK;
    snprintf(message, bytes, "libtorch has no '%s', so it is older than the package needs, or no libtorch", missing);
    return STEPWELL_NO_LIBTORCH;
}
#else
#define LINK_OPERATORS NULL
#endif

enum { CPU_DEVICE = 1, GPU_DEVICE = 2 };
#ifdef STEPWELL_GPU_PROGRAM_H
#define TENSOR_DEVICE ((DLDevice){GPU_DEVICE, gpu.ordinal})
#define BEGIN begin

static Status enter(Run *run, StepwellRunner *runner, const DLTensor *const *inputs, DLManagedTensor **outputs);

static inline Status enter_gpu(Run *run, StepwellRunner *runner, const DLTensor *const *inputs,
                               DLManagedTensor **outputs) {
    void *previous;
    DRIVER(driver.context_push(gpu.context), "the context");
    const Status status = enter(run, runner, inputs, outputs);
    driver.context_pop(&previous);
    return status;
}

#define CONSTANTS(runner) ((runner)->on_device->memory)
#define ENTER(run, runner, inputs, given) enter_gpu(run, runner, inputs, given)
#define END_DEVICE(runner) end_on_gpu(runner)
#define MAX_THREADS() 0
#define SET_THREADS(count) (void)(count)
#else
extern int omp_get_max_threads(void);
extern void omp_set_num_threads(int);
#define TENSOR_DEVICE ((DLDevice){CPU_DEVICE, 0})
#define BEGIN NULL
#define CONSTANTS(runner) ((runner)->constants)
#define ENTER(run, runner, inputs, given) enter(run, runner, inputs, given)
#define END_DEVICE(runner) (void)(runner)
#define MAX_THREADS() omp_get_max_threads()
#define SET_THREADS(count) omp_set_num_threads(count)

// A copy of a result that lies in memory that is not its own.
static inline Block *copied_block(Run *run, const void *data, i64 bytes) {
    void *copied = allocate(run, bytes);
    if (copied != NULL && bytes > 0) memcpy(copied, data, (size_t)bytes);
    return copied == NULL ? NULL : (Block *)copied - 1;
}
#endif
enum { WRONG_INPUT = STEPWELL_WRONG_INPUT };

// A tensor that a program gives: memory of its own.
typedef struct {
    DLManagedTensor managed;
    Allocator allocator;
    Block *block;
    i64 sizes_and_strides[];
} OwnedTensor;

__attribute__((format(printf, 2, 3))) static inline Status refuse(Run *run, const char *text, ...) {
    va_list rest;
    va_start(rest, text);
    vsnprintf(run->message, sizeof run->message, text, rest);
    va_end(rest);
    return WRONG_INPUT;
}

static const char *name_of_type(DLDataType type, char text[16]) {
    static const char *const NAMES[] = {"int", "uint", "float", "an opaque type of bits ", "bfloat", "complex", "bool"};
    const char *name = type.code < sizeof NAMES / sizeof *NAMES ? NAMES[type.code] : "type of bits ";
    if (type.code == kDLBool)
        snprintf(text, 16, "bool");
    else
        snprintf(text, 16, "%.10s%d", name, type.bits);
    return text;
}

static inline Status check_tensor(Run *run, const DLTensor *given, const StepwellTensor *wanted) {
    char have[16], want[16];
    if (given == NULL) return refuse(run, "input '%s' is missing", wanted->name);
    if ((int)given->device.device_type != wanted->device_type)
        return refuse(run, "input '%s' is not on %s", wanted->name, wanted->device_type == CPU_DEVICE ? "the CPU" :
                      "a GPU");
    if (wanted->device_type == GPU_DEVICE && given->device.device_id != TENSOR_DEVICE.device_id)
        return refuse(run, "input '%s' is on GPU %d, and the package was loaded for GPU %d", wanted->name,
                      (int)given->device.device_id, (int)TENSOR_DEVICE.device_id);
    if (given->dtype.code != wanted->dtype.code || given->dtype.bits != wanted->dtype.bits || given->dtype.lanes != 1)
        return refuse(run, "input '%s' has elements of %s, and the program takes %s", wanted->name,
                      name_of_type(given->dtype, have), name_of_type(wanted->dtype, want));
    if (given->ndim != wanted->ndim)
        return refuse(run, "input '%s' has %d dimensions, and the program takes %d", wanted->name, (int)given->ndim,
                      (int)wanted->ndim);
    for (int d = 0; d < wanted->ndim; d++) {
        const i64 size = given->shape[d];
        if (size >= wanted->least[d] && size <= wanted->most[d]) continue;
        if (wanted->least[d] == wanted->most[d])
            return refuse(run, "input '%s' has size %lld in dimension %d, and the program takes %s", wanted->name,
                          (long long)size, d, wanted->sizes[d]);
        if (wanted->most[d] == INT64_MAX)
            return refuse(run, "input '%s' has size %lld in dimension %d, and the program takes %s from %lld on",
                          wanted->name, (long long)size, d, wanted->sizes[d], (long long)wanted->least[d]);
        return refuse(run, "input '%s' has size %lld in dimension %d, and the program takes %s from %lld to %lld",
                      wanted->name, (long long)size, d, wanted->sizes[d], (long long)wanted->least[d],
                      (long long)wanted->most[d]);
    }
    return SUCCEEDED;
}

static inline Status check_sizes(Run *run, const DLTensor *given, const StepwellTensor *wanted, const i64 *sizes) {
    for (int d = 0; d < wanted->ndim; d++)
        if (given->shape[d] != sizes[d])
            return refuse(run, "input '%s' has size %lld in dimension %d, and the program takes %s, which is %lld",
                          wanted->name, (long long)given->shape[d], d, wanted->sizes[d], (long long)sizes[d]);
    return SUCCEEDED;
}

static inline char *first_element(const DLTensor *tensor) { return (char *)tensor->data + tensor->byte_offset; }

// The strides of a tensor, in `strides` if it has none of its own.
static inline const i64 *strides_of(const DLTensor *tensor, i64 *strides) {
    if (tensor->strides != NULL) return tensor->strides;
    i64 stride = 1;
    for (int d = tensor->ndim - 1; d >= 0; d--) {
        strides[d] = stride;
        stride *= tensor->shape[d];
    }
    return strides;
}

static inline i64 count_of(const DLTensor *tensor) {
    i64 count = 1;
    for (int d = 0; d < tensor->ndim; d++) count *= tensor->shape[d];
    return count;
}

static inline Status check_memory(Run *run, const DLTensor *given, const StepwellTensor *wanted) {
    const char *data = first_element(given);
    const size_t bytes = (size_t)(given->dtype.bits + 7) / 8;
    if (data == NULL && count_of(given) != 0) return refuse(run, "input '%s' has no memory", wanted->name);
    if ((uintptr_t)data % (given->dtype.code == kDLComplex ? bytes / 2 : bytes) != 0)
        return refuse(run, "input '%s' is not aligned to its elements", wanted->name);
    return SUCCEEDED;
}

// The bytes that a tensor lies in, in any strides.
static inline void place_of(const DLTensor *tensor, const i64 *strides, const char **begin, const char **end) {
    const i64 bytes = (tensor->dtype.bits + 7) / 8;
    *begin = *end = first_element(tensor);
    if (count_of(tensor) == 0) return;
    for (int d = 0; d < tensor->ndim; d++)
        *(strides[d] < 0 ? begin : end) += (tensor->shape[d] - 1) * strides[d] * bytes;
    *end += bytes;
}

static inline Status check_written(Run *run, const DLTensor *const *inputs, Value *values, i64 count, i64 at,
                                   const StepwellTensor *wanted, const i64 *sizes, const i64 *strides) {
    const char *begin, *end, *other_begin, *other_end;
    for (int d = 0; d < wanted[at].ndim; d++)
        if (sizes[d] > 1 && values[at].strides[d] != strides[d])
            return refuse(run, "input '%s' is written into, so its strides must be those of the program: stride %lld "
                          "in dimension %d is not %lld", wanted[at].name, (long long)values[at].strides[d], d,
                          (long long)strides[d]);
    place_of(inputs[at], values[at].strides, &begin, &end);
    for (i64 other = 0; other < count; other++) {
        place_of(inputs[other], values[other].strides, &other_begin, &other_end);
        if (other != at && begin < other_end && other_begin < end)
            return refuse(run, "input '%s' is written into, and input '%s' shares memory with it", wanted[at].name,
                          wanted[other].name);
    }
    return SUCCEEDED;
}

static inline void delete_tensor(DLManagedTensor *managed) {
    OwnedTensor *tensor = managed->manager_ctx;
    const Allocator allocator = tensor->allocator;
    free_block(tensor->block);
    allocator.release(allocator.context, tensor);
}

// The block of the run in which a result lies; null if it lies elsewhere, or another result has taken it.
static inline Block *block_around(Run *run, const void *data) {
    for (Block *block = run->blocks; block != NULL; block = block->next)
        if (!block->is_arena && is_within(block, data)) return block;
    return NULL;
}

static inline Status own_block(Run *run, const Result *result, DLDataType type, DLDevice device, Block *block,
                               DLManagedTensor **output) {
    const i64 rank = result->rank;
    const Allocator allocator = run->program->allocator;
    OwnedTensor *tensor = allocator.allocate(allocator.context, sizeof *tensor + sizeof(i64) * 2 * (size_t)rank);
    if (tensor == NULL) return fail(run, OUT_OF_MEMORY, "there is not enough memory");
    unlink_block(run, block);
    i64 *sizes = tensor->sizes_and_strides, *strides = sizes + rank;
    memcpy(sizes, result->sizes, sizeof(i64) * (size_t)rank);
    memcpy(strides, result->strides, sizeof(i64) * (size_t)rank);
    *tensor = (OwnedTensor){
        .managed = {
            .dl_tensor = {result->data, device, (int32_t)rank, type, sizes, strides, 0},
            .manager_ctx = tensor,
            .deleter = delete_tensor,
        },
        .allocator = allocator,
        .block = block,
    };
    *output = &tensor->managed;
    return SUCCEEDED;
}

static inline Status own(Run *run, Result *result, DLDataType type, DLManagedTensor **output) {
    const i64 bytes = extent_in_bytes((type.bits + 7) / 8, result->rank, result->sizes, result->strides);
    Block *block = block_around(run, result->data);
    if (block == NULL) {
        block = copied_block(run, result->data, bytes);
        if (block == NULL) return fail(run, OUT_OF_MEMORY, "there is not enough memory");
        result->data = (void *)block->begin;
    }
    return own_block(run, result, type, TENSOR_DEVICE, block, output);
}

static inline Status own_number(Run *run, Result *result, DLDataType type, DLManagedTensor **output) {
    i64 *number = allocate(run, sizeof *number);
    if (number == NULL) return fail(run, OUT_OF_MEMORY, "there is not enough memory");
    *number = result->number;
    result->data = number;
    result->rank = 0;
    return own_block(run, result, type, (DLDevice){CPU_DEVICE, 0}, (Block *)number - 1, output);
}

// What the runs of a loaded entry share, made by the first of them.
static inline Program *program_of(StepwellRunner *runner) {
    Program *program = __atomic_load_n((Program **)&runner->kept, __ATOMIC_ACQUIRE), *none = NULL;
    if (program != NULL) return program;
    program = calloc(1, sizeof *program);
    if (program == NULL) return NULL;
    const StepwellAllocator given = TENSOR_DEVICE.device_type == CPU_DEVICE ? runner->allocator : (StepwellAllocator){0};
    program->random = runner->seed;
    program->allocator = given.allocate ? (Allocator){given.allocate, given.release, given.context}
                                        : (Allocator){allocate_aligned, release_aligned, NULL};
    if (__atomic_compare_exchange_n((Program **)&runner->kept, &none, program, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return program;
    free(program);
    return none;
}

static inline void end_program(StepwellRunner *runner) {
    Program *program = runner->kept;
    END_DEVICE(runner);
    if (program == NULL) return;
    free_kept(program);
    for (Block *block = program->idle; block != NULL;) {
        Block *next = block->next;
        free_block(block);
        block = next;
    }
    free(program);
    runner->kept = NULL;
}

// The input number `at` has the type and rank of the signature, and sizes within its bounds.
#define TENSOR(at) \
    CHECKED(check_tensor(run, inputs[at], INPUTS + at)); \
    CHECKED(check_memory(run, inputs[at], INPUTS + at)); \
    i64 strides_##at[MAX_DIMENSIONS]; \
    values[at] = (Value){.data = first_element(inputs[at]), .strides = strides_of(inputs[at], strides_##at)}
#define SIZE(at, dimension) (inputs[at]->shape[dimension])
#define NUMBER(at) (*(const i64 *)first_element(inputs[at]))
// The sizes of an input are those that the program has, of its symbols.
#define EXPECT_SIZES(at, sizes) CHECKED(check_sizes(run, inputs[at], INPUTS + at, sizes))
#define EXPECT_WRITABLE(at, sizes, strides) \
    CHECKED(check_written(run, inputs, values, INPUT_COUNT, at, INPUTS, sizes, strides))
#define IN_RANGE(symbol, least, most, text) \
    if (symbol < least || symbol > most) return refuse(run, text, (long long)symbol)
#define PASS_INPUT(to, at) arguments[to] = values[at]
#define PASS_CONSTANT(to, offset, given) \
    arguments[to] = (Value){.data = CONSTANTS(runner) + offset, .strides = given}
#define PASS_NUMBER(to, value) arguments[to] = (Value){.number = value}
#define GIVE_TENSOR(at, result) CHECKED(own(run, results + result, OUTPUTS[at].dtype, outputs + at))
#define GIVE_NUMBER(at, result) CHECKED(own_number(run, results + result, OUTPUTS[at].dtype, outputs + at))

#define FEATURE(name) \
    if (!__builtin_cpu_supports(name)) return name

// The functions of an entry whose body is `enter`.
#define DEFINE_ENTRY(entry, constant_bytes, updates) \
    static StepwellStatus run_entry(StepwellRunner *runner, const DLTensor *const *inputs, size_t input_count, \
                                    DLManagedTensor **outputs, size_t output_count, void *stream, char *message, \
                                    size_t bytes) { \
        Run run = {.program = program_of(runner), .stream = stream}; \
        DLManagedTensor *given[OUTPUT_COUNT + 1] = {NULL}; \
        const int threads = MAX_THREADS(); \
        Status status; \
        if (runner->threads > 0) SET_THREADS(runner->threads < threads ? runner->threads : threads); \
        if (run.program == NULL) \
            status = fail(&run, OUT_OF_MEMORY, "there is not enough memory"); \
        else if (input_count != INPUT_COUNT || output_count != OUTPUT_COUNT) \
            status = refuse(&run, "'%s' takes %d inputs and gives %d outputs, not %zu and %zu", entry, INPUT_COUNT, \
                            OUTPUT_COUNT, input_count, output_count); \
        else \
            status = ENTER(&run, runner, inputs, given); \
        if (runner->threads > 0) SET_THREADS(threads); \
        for (size_t at = 0; at < OUTPUT_COUNT; at++) \
            if (status == SUCCEEDED) \
                outputs[at] = given[at]; \
            else if (given[at] != NULL) \
                given[at]->deleter(given[at]); \
        end_run(&run); \
        if (status != SUCCEEDED) snprintf(message, bytes, "%s", run.message); \
        return (StepwellStatus)status; \
    } \
    __attribute__((visibility("default"))) const StepwellEntry *stepwell_entry_3(void) { \
        static const StepwellEntry ENTRY = {{entry, INPUT_COUNT, OUTPUT_COUNT, INPUTS, OUTPUTS}, constant_bytes, \
                                            updates, missing_feature, run_entry, end_program, LINK_OPERATORS, BEGIN}; \
        return &ENTRY; \
    }

#endif
