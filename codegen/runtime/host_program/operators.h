// Calls of operators of libtorch from host programs in C, through its stable C interface. Nothing is linked: the
// functions are found in a libtorch that whoever loads the program has loaded.
//
// The arguments of an operator are numbers of 64 bits each, which its schema tells how to read. A call takes them over:
// handles of tensors, lists, texts, and what stands for a value that may be missing. Scalars cannot be passed in this
// way; operators with Scalars are called by their own functions, which a program lists as `FUNCTIONS(each)` before it
// includes this header: `each(histc, (void *, i64, double, double, void **))`.

#ifndef STEPWELL_OPERATORS_H
#define STEPWELL_OPERATORS_H

#include <dlfcn.h>

#include "host_program.h"

// Where the tensors of a program lie, as libtorch numbers it, and the functions of its operators for these.
#ifdef STEPWELL_GPU_PROGRAM_H
#define TORCH_DEVICE 1
#define TORCH_DEVICE_NUMBER gpu.ordinal
#define TORCH_DEVICE_VALUE ((StableValue)TORCH_DEVICE << 32 | (uint32_t)gpu.ordinal)
#define TORCH_PREFIX "cuda"
#else
#define TORCH_DEVICE 0
#define TORCH_DEVICE_NUMBER 0
#define TORCH_DEVICE_VALUE ((StableValue)UINT32_MAX)  // type 0, without a number
#define TORCH_PREFIX "cpu"
#endif

static struct {
    int32_t (*call)(const char *name, const char *overload, StableValue *stack);
    int32_t (*borrow)(void *data, i64 rank, const i64 *sizes, const i64 *strides, i64 offset, int32_t dtype,
                    int32_t device_type, int32_t device_index, void **tensor);
    int32_t (*delete_tensor)(void *tensor);
    int32_t (*clone)(void *tensor, void **copy);  // with the same strides
    int32_t (*get_data)(void *tensor, void **data);
    int32_t (*get_rank)(void *tensor, i64 *rank);
    int32_t (*get_sizes)(void *tensor, i64 **sizes);
    int32_t (*get_strides)(void *tensor, i64 **strides);
    int32_t (*get_dtype)(void *tensor, int32_t *dtype);
    int32_t (*get_storage_bytes)(void *tensor, i64 *bytes);
    int32_t (*new_list)(size_t size, void **list);
    int32_t (*push)(void *list, StableValue value);
    int32_t (*get_count)(void *list, size_t *count);
    int32_t (*get_item)(void *list, size_t at, StableValue *value);
    int32_t (*delete_list)(void *list);
    int32_t (*new_text)(const char *data, size_t bytes, void **text);
    void *(*new_memory)(size_t bytes);
    const char *(*what)(void);  // what went wrong last; null in a libtorch before 2.13
    // On a GPU, let libtorch work in a stream.
    int32_t (*enter_stream)(void *stream, int32_t device, void **guard);
    int32_t (*leave_stream)(void *guard);
} libtorch;

#ifdef FUNCTIONS
#define AS_POINTER_OF(name, parameters) int32_t(*name) parameters;
static struct {
    FUNCTIONS(AS_POINTER_OF)
} functions;
#else
#define FUNCTIONS(each)
#endif

static inline void *find_function(void *library, const char *name) {
    char symbol[256];
    snprintf(symbol, sizeof symbol, "aoti_torch_" TORCH_PREFIX "_%s", name);
    void *found = dlsym(library, symbol);
    if (found != NULL) return found;
    snprintf(symbol, sizeof symbol, "aoti_torch_aten_%s", name);
    return dlsym(library, symbol);
}

// The first function that a libtorch lacks, or null after the functions were found.
static const char *link_operators(void *library) {
    const struct {
        const char *name;
        void *place;
    } NEEDED[] = {
        {"aoti_torch_call_dispatcher", &libtorch.call},
        {"aoti_torch_create_tensor_from_blob", &libtorch.borrow},
        {"aoti_torch_delete_tensor_object", &libtorch.delete_tensor},
        {"aoti_torch_clone_preserve_strides", &libtorch.clone},
        {"aoti_torch_get_data_ptr", &libtorch.get_data},
        {"aoti_torch_get_dim", &libtorch.get_rank},
        {"aoti_torch_get_sizes", &libtorch.get_sizes},
        {"aoti_torch_get_strides", &libtorch.get_strides},
        {"aoti_torch_get_dtype", &libtorch.get_dtype},
        {"aoti_torch_get_storage_size", &libtorch.get_storage_bytes},
        {"torch_new_list_reserve_size", &libtorch.new_list},
        {"torch_list_push_back", &libtorch.push},
        {"torch_list_size", &libtorch.get_count},
        {"torch_list_get_item", &libtorch.get_item},
        {"torch_delete_list", &libtorch.delete_list},
        {"torch_new_string_handle", &libtorch.new_text},
#ifdef STEPWELL_GPU_PROGRAM_H
        {"aoti_torch_create_cuda_stream_guard", &libtorch.enter_stream},
        {"aoti_torch_delete_cuda_stream_guard", &libtorch.leave_stream},
#endif
        {"_Znwm", &libtorch.new_memory},  // C++'s operator new, by which libtorch frees what may be missing
    };
    for (size_t at = 0; at < sizeof NEEDED / sizeof *NEEDED; at++) {
        void *found = dlsym(library, NEEDED[at].name);
        if (found == NULL) return NEEDED[at].name;
        *(void **)NEEDED[at].place = found;
    }
#define FIND_FUNCTION(name, parameters) \
    if ((*(void **)&functions.name = find_function(library, #name)) == NULL) return "aoti_torch_" TORCH_PREFIX "_" #name;
    FUNCTIONS(FIND_FUNCTION)
    *(void **)&libtorch.what = dlsym(library, "torch_exception_get_what_without_backtrace");
    return NULL;
}

static inline Status failed_operator(Run *run, const char *name) {
    const char *what = libtorch.what == NULL ? "" : libtorch.what();
    snprintf(run->message, sizeof run->message, "%s failed%s%s", name, *what ? ": " : "", what);
    return CHECK_FAILED;
}

static inline StableValue whole(i64 number) { return (StableValue)number; }
static inline StableValue handle(void *pointer) { return (StableValue)(uintptr_t)pointer; }

static inline StableValue real(double number) {
    StableValue value;
    memcpy(&value, &number, sizeof value);
    return value;
}

static inline StableValue some(StableValue value) {
    StableValue *place = libtorch.new_memory(sizeof *place);
    *place = value;
    return handle(place);
}

static inline StableValue text(const char *data, size_t bytes) {
    void *made = NULL;
    libtorch.new_text(data, bytes, &made);
    return handle(made);
}

static inline StableValue list(size_t count, const StableValue *items) {
    void *made = NULL;
    libtorch.new_list(count, &made);
    for (size_t at = 0; at < count; at++) libtorch.push(made, items[at]);
    return handle(made);
}

// A tensor of the program for the time of a call.
static inline StableValue borrow(Run *run, void *data, int32_t dtype, i64 element_bytes, i64 rank, const i64 *sizes,
                                 const i64 *strides) {
    static char nothing[ALIGNMENT];
    void *tensor = NULL;
    const i64 at = run->borrowed_count++;
    if (at < MAX_BORROWED) {
        run->borrowed[at] = data;
        run->borrowed_bytes[at] = extent_in_bytes(element_bytes, rank, sizes, strides);
    }
    libtorch.borrow(data == NULL ? nothing : data, rank, sizes, strides, 0, dtype, TORCH_DEVICE, TORCH_DEVICE_NUMBER,
                    &tensor);
    return handle(tensor);
}

// A number in the program's own code, as a tensor without dimensions on the CPU.
static inline StableValue scalar(const void *number, int32_t dtype) {
    void *tensor = NULL;
    libtorch.borrow((void *)number, 0, NULL, NULL, 0, dtype, 0, 0, &tensor);
    return handle(tensor);
}

// Whether memory may be that of a tensor that was borrowed for the last call.
static inline int is_lent(const Run *run, const void *data) {
    if (run->borrowed_count > MAX_BORROWED) return 1;
    for (i64 at = 0; at < run->borrowed_count; at++)
        if ((const char *)data >= (const char *)run->borrowed[at] &&
            (const char *)data < (const char *)run->borrowed[at] + run->borrowed_bytes[at])
            return 1;
    return 0;
}

static inline void *enter_stream(const Run *run) {
    void *guard = NULL;
    if (libtorch.enter_stream != NULL) libtorch.enter_stream(run->stream, TORCH_DEVICE_NUMBER, &guard);
    return guard;
}

static inline void leave_stream(void *guard) {
    if (guard != NULL) libtorch.leave_stream(guard);
}

static inline Status call_operator(Run *run, const char *name, const char *overload, StableValue *stack) {
    void *guard = enter_stream(run);
    const int32_t error = libtorch.call(name, overload, stack);
    leave_stream(guard);
    return error == 0 ? SUCCEEDED : failed_operator(run, name);
}

// Have a tensor that the program frees copied, if it may lie in memory that an operator had borrowed.
static inline Status copy_if_lent(Run *run, const char *name, Block *block) {
    void *data = NULL, *copy = NULL;
    if (libtorch.get_data(block->tensor, &data) || data == NULL || !is_lent(run, data)) return SUCCEEDED;
    void *guard = enter_stream(run);
    const int32_t error = libtorch.clone(block->tensor, &copy);
    leave_stream(guard);
    if (error != 0) return failed_operator(run, name);
    libtorch.delete_tensor(block->tensor);
    block->tensor = copy;
    return SUCCEEDED;
}

// Take over a tensor that an operator gave.
static inline Status take(Run *run, const char *name, StableValue value, int32_t dtype, i64 element_bytes, i64 rank,
                          Made *made) {
    void *tensor = (void *)(uintptr_t)value;
    int32_t given = -1;
    i64 *sizes = NULL, *strides = NULL, bytes = 0;
    Block *block = new_block(run, 0);
    if (block == NULL) {
        libtorch.delete_tensor(tensor);
        return fail(run, OUT_OF_MEMORY, "there is not enough memory");
    }
    block->delete_tensor = libtorch.delete_tensor;
    block->tensor = tensor;
    block->begin = NULL;
    link_block(run, block);
    made->rank = -1;
    made->data = NULL;
    CHECKED(copy_if_lent(run, name, block));
    tensor = block->tensor;
    if (libtorch.get_rank(tensor, &made->rank) || libtorch.get_dtype(tensor, &given) ||
        libtorch.get_sizes(tensor, &sizes) || libtorch.get_strides(tensor, &strides) ||
        libtorch.get_data(tensor, &made->data) || libtorch.get_storage_bytes(tensor, &bytes) || made->rank != rank ||
        given != dtype) {
        snprintf(run->message, sizeof run->message, "%s gave a tensor of another type than the program was made for",
                 name);
        return CHECK_FAILED;
    }
    made->block = block;
    made->sizes = sizes;
    made->strides = strides;
    block->begin = made->data;
    block->bytes = extent_in_bytes(element_bytes, rank, sizes, strides);
    return SUCCEEDED;
}

static inline Status take_item(Run *run, const char *name, StableValue list, size_t count, size_t at,
                               StableValue *value) {
    size_t found = 0;
    libtorch.get_count((void *)(uintptr_t)list, &found);
    if (found != count) {
        snprintf(run->message, sizeof run->message, "%s gave %zu tensors, and the program takes %zu", name, found, count);
        return CHECK_FAILED;
    }
    return libtorch.get_item((void *)(uintptr_t)list, at, value) == 0 ? SUCCEEDED : failed_operator(run, name);
}

static inline Status expect_made_sizes(Run *run, const char *name, const Made *made, const i64 *sizes) {
    for (i64 d = 0; d < made->rank; d++)
        if (made->sizes[d] != sizes[d]) {
            snprintf(run->message, sizeof run->message, "%s gave size %lld in dimension %lld in place of %lld", name,
                     (long long)made->sizes[d], (long long)d, (long long)sizes[d]);
            return CHECK_FAILED;
        }
    return SUCCEEDED;
}

#define NONE ((StableValue)0)
#define ITEMS(...) ((const StableValue[]){__VA_ARGS__})
#define ARRAY_OF(type, ...) ((type[]){__VA_ARGS__})
// Call an operator; `stack` is an array of `count` values, of its arguments and then of its results.
#define OPERATOR(stack, count, name, overload, ...) \
    run->borrowed_count = 0; \
    StableValue stack[count] = {__VA_ARGS__}; \
    CHECKED(call_operator(run, name, overload, stack))
// Call an operator's own function, with tensors that it borrows; `stack` is an array of its results.
#define FUNCTION(stack, count, name, function, tensor_count, tensors, ...) \
    StableValue stack[count]; \
    do { \
        run->borrowed_count = 0; \
        const StableValue given[] = {tensors}; \
        void *made[count] = {NULL}; \
        void *guard = enter_stream(run); \
        const int32_t error = functions.function(__VA_ARGS__); \
        leave_stream(guard); \
        for (int at = 0; at < tensor_count; at++) libtorch.delete_tensor(LENT(at)); \
        if (error != 0) return failed_operator(run, name); \
        for (int at = 0; at < count; at++) stack[at] = handle(made[at]); \
        (void)stack; \
    } while (0)
#define BORROWED(...) __VA_ARGS__
#define LENT(at) ((void *)(uintptr_t)given[at])
#define TAKE(made, name, value, dtype, element_bytes, rank) \
    Made made; \
    CHECKED(take(run, name, value, dtype, element_bytes, rank, &made))
#define TAKE_ITEM(value, name, list, count, at) \
    StableValue value = 0; \
    CHECKED(take_item(run, name, list, count, at, &value))
#define END_LIST(list) libtorch.delete_list((void *)(uintptr_t)(list))
#define EXPECT_MADE_SIZES(made, name, sizes) CHECKED(expect_made_sizes(run, name, &made, sizes))
#define DROP(value) libtorch.delete_tensor((void *)(uintptr_t)(value))

#endif
