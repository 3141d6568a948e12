// What host programs on torch's tensors consist of, in C++ without any other header. The functions that they call are
// in the launcher of programs, which is compiled once; what it shares with programs is valid in C as well.
//
// A program is called while it holds Python's lock, gives it up before the first kernel, and takes it again where it
// makes or gives a tensor.

#ifndef STEPWELL_TENSOR_PROGRAM_H
#define STEPWELL_TENSOR_PROGRAM_H

#include "arguments.h"

typedef struct Call Call;

typedef struct {
    void *(*allocate)(Call *, i64 bytes);  // or null
    void (*release)(Call *, void *memory);
    void *(*take_arena)(Call *, i64 bytes);  // or null
    void (*advise_huge)(void *memory, i64 bytes);
    void (*before_kernel)(Call *);
    // The address of the new tensor number `at`, which stays null in `tensors` after an error.
    void *(*new_tensor)(Call *, i64 at, i64 rank, const i64 *sizes, const i64 *strides);
    // The address of argument number `at`, or of a copy with these strides, for which `data` changes. False after an error.
    int (*expect_strides)(Call *, i64 at, void **data, i64 rank, const i64 *sizes, const i64 *strides);
    // The same for other memory, or null.
    void *(*expect_memory_strides)(Call *, void *data, const i64 *given, i64 element_bytes, i64 rank, const i64 *sizes,
                                   const i64 *wanted);
    Status (*copy)(Call *, void *target, const i64 *target_strides, const void *source, const i64 *source_strides,
                   i64 element_bytes, i64 rank, const i64 *sizes);
    Status (*fail)(Call *, Status status, const char *text);
    Status (*failed_kernel)(Call *, Status status, const char *kernel);
    void (*give)(Call *, i64 result, void *tensor);
    Status (*give_view)(Call *, i64 result, void *tensor, i64 rank, const i64 *sizes, const i64 *strides, i64 offset);
    Status (*give_number)(Call *, i64 result, i64 number);

    // Calls of operators. Arguments are handles of tensors, which the call takes over, and other values.
    void (*begin_operator)(Call *, i64 number, i64 count, const i64 *symbols);  // of the size expressions in its arguments
    StableValue (*lend_argument)(Call *, i64 at);
    StableValue (*lend_tensor)(Call *, i64 at);
    StableValue (*lend_result)(Call *, struct Block *);  // of another operator
    StableValue (*lend_memory)(Call *, void *data, int dtype, i64 element_bytes, i64 rank, const i64 *sizes,
                               const i64 *strides);
    StableValue (*lend_number)(Call *, const void *number, int dtype);
    StableValue (*some)(Call *, StableValue);
    StableValue (*text)(Call *, const char *data, i64 bytes);
    StableValue (*list)(Call *, i64 count, const StableValue *items);
    Status (*call_operator)(Call *, const char *name, const char *overload, const StableValue *given, StableValue *stack,
                            i64 count);
    Status (*end_function)(Call *, int error, const StableValue *given, i64 count);
    Status (*take)(Call *, const char *name, StableValue, int dtype, i64 element_bytes, i64 rank, Made *);
    Status (*take_item)(Call *, const char *name, StableValue list, i64 count, i64 at, StableValue *);
    void (*end_list)(StableValue list);
    Status (*expect_made_sizes)(Call *, const char *name, const Made *, const i64 *sizes);
    Status (*expect_made_strides)(Call *, Made *, const i64 *sizes, const i64 *strides);  // or make a copy with them
    void (*drop)(StableValue tensor);
    void (*end_block)(Call *, struct Block *);
    Status (*own_result)(Call *, i64 at, struct Block *);  // as tensor number `at`

    // Calls of other functions of the program, which give memory of the run.
    struct Block *(*newest_block)(Call *);
    void (*end_turn)(Call *, const struct Block *before, const Result *results, i64 count);
    void (*end_arena)(Call *, void *memory);
    Status (*own_memory)(Call *, i64 at, void *data, int dtype, i64 element_bytes, i64 rank, const i64 *sizes,
                         const i64 *strides);  // as tensor number `at`
} Runtime;

// What a program sees of a call.
struct Call {
    const Runtime *runtime;
    void **tensors;     // that it made
    void **tensors_in;  // its arguments, or copies of them
};

#ifdef __cplusplus
#define NULL 0
#define INT64_MIN (-0x7fffffffffffffff - 1)

namespace stepwell_host {

typedef __INT8_TYPE__ int8_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;

template <class T, int count> struct Array {
    T items[count];
    operator const T*() const { return items; }
    operator T*() { return items; }
    const T& operator[](i64 at) const { return items[at]; }
    const T* operator+(i64 skipped) const { return items + skipped; }
};
template <class... T> static inline Array<i64, sizeof...(T)> numbers(T... each) { return {{i64(each)...}}; }
template <class... T> static inline Array<void*, sizeof...(T)> addresses(T... each) { return {{(void*)each...}}; }
template <class... T> static inline Array<Value, sizeof...(T)> values_of(T... each) { return {{each...}}; }
static inline Value of_tensor(void* data, const i64* strides) { return {0, data, strides}; }
static inline Value of_number(i64 number) { return {number, NULL, NULL}; }

#include "sizes.h"

static inline void advise_huge_pages(Call* run, void* memory, i64 bytes) { run->runtime->advise_huge(memory, bytes); }
static inline void release_memory(Call* run, void* memory) { run->runtime->release(run, memory); }

}  // namespace stepwell_host

#define SIZES(...) (numbers(__VA_ARGS__))
#define STRIDES(...) (numbers(__VA_ARGS__))
#define SYMBOLS(...) (numbers(__VA_ARGS__))
#define BUFFERS(...) (addresses(__VA_ARGS__))

#define REQUIRE(holds, text) \
    if (!(holds)) return run->runtime->fail(run, CHECK_FAILED, text)
#define NEW(type, name, value) \
    type* name = (type*)value; \
    if (name == NULL) return run->runtime->fail(run, OUT_OF_MEMORY, "there is not enough memory")
#define ALLOCATE(name, bytes, rank, sizes, strides) \
    NEW(void, name, run->runtime->allocate(run, extent_in_bytes(bytes, rank, sizes, strides)))
#define ARENA(name, bytes) NEW(char, name, run->runtime->take_arena(run, bytes))
#define advise_huge(memory, bytes) advise_huge_pages(run, memory, bytes)
#define release(run, memory) release_memory(run, memory)
#define NEW_TENSOR(name, at, rank, sizes, strides) \
    void* name = run->runtime->new_tensor(run, at, rank, sizes, strides); \
    if (run->tensors[at] == NULL) return PYTHON_ERROR
#define EXPECT_ARGUMENT_STRIDES(name, at, rank, sizes, strides) \
    void* name = arguments[at].data; \
    if (!run->runtime->expect_strides(run, at, &name, rank, sizes, strides)) return PYTHON_ERROR
#define LAUNCH(kernel, buffers, symbols) \
    do { \
        run->runtime->before_kernel(run); \
        const Status status_of_kernel = kernel(buffers, symbols); \
        if (status_of_kernel != SUCCEEDED) return run->runtime->failed_kernel(run, status_of_kernel, #kernel); \
    } while (0)
#define EXPECT_STRIDES(name, source, given, bytes, rank, sizes, strides) \
    void* name = run->runtime->expect_memory_strides(run, source, given, bytes, rank, sizes, strides); \
    if (name == NULL && source != NULL) return run->runtime->fail(run, OUT_OF_MEMORY, "there is not enough memory")
#define COPY(...) CHECKED(run->runtime->copy(run, __VA_ARGS__))
#define READ(type, name, source, data) const type name = *(const source*)data
#define TENSOR(at) (run->tensors[at])
#define ARGUMENT(at) (run->tensors_in[at])
#define GIVE(result, tensor) run->runtime->give(run, result, tensor)
#define CHECKED(value) \
    do { \
        const Status checked_status = value; \
        if (checked_status != SUCCEEDED) return checked_status; \
    } while (0)
#define GIVE_VIEW(result, tensor, rank, sizes, strides, offset) \
    CHECKED(run->runtime->give_view(run, result, tensor, rank, sizes, strides, offset))
#define GIVE_NUMBER(result, number) CHECKED(run->runtime->give_number(run, result, number))

// Other functions of the program, with results in memory of the run.
#define VALUES(...) (values_of(__VA_ARGS__))
#define OF_TENSOR(memory, strides) of_tensor(memory, strides)
#define OF_NUMBER(value) of_number(value)
#define CALL(function, values, results) CHECKED(function(run, values, results))
#define NEWEST_BLOCK(name) struct Block* const name = run->runtime->newest_block(run)
#define END_TURN(before, carried, next, count) \
    do { \
        __builtin_memcpy(carried, next, sizeof(Result) * (count)); \
        run->runtime->end_turn(run, before, carried, count); \
    } while (0)
#define END_ARENA(name) run->runtime->end_arena(run, name)
#define RETURN_BUFFER(at, data, bytes, rank, sizes, strides) give_buffer(results + at, data, rank, sizes, strides)
#define RETURN_RESULT(at, result) results[at] = result
#define RETURN_NUMBER(at, value) results[at].number = value
#define OWN_MEMORY(at, data, dtype, element_bytes, rank, sizes, strides) \
    CHECKED(run->runtime->own_memory(run, at, data, dtype, element_bytes, rank, sizes, strides))
#ifdef FUNCTIONS
#include "tensor_operators.h"
#endif
#endif

#endif
