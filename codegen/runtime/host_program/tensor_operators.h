// Calls of operators of libtorch from host programs on torch's tensors, in C++. The program lists the functions of
// libtorch that it calls as `FUNCTIONS(each)` before it includes this header.

#ifndef STEPWELL_TENSOR_OPERATORS_H
#define STEPWELL_TENSOR_OPERATORS_H

namespace stepwell_host {

#define AS_POINTER_OF(name, parameters) int32_t(*name) parameters;
static struct {
    FUNCTIONS(AS_POINTER_OF)
} functions;

// The first function that libtorch lacks, or null after all were found.
extern "C" const char* stepwell_link_functions(void* (*find)(const char* name)) {
#define FIND_FUNCTION(name, parameters) \
    if ((*(void**)&functions.name = find(#name)) == NULL) return #name;
    FUNCTIONS(FIND_FUNCTION)
    return NULL;
}

template <class T, class... Each> static inline Array<T, sizeof...(Each)> array_of(const Each&... each) { return {{(T)each...}}; }

static inline StableValue whole(i64 number) { return (StableValue)number; }
static inline StableValue real(double number) {
    StableValue value;
    __builtin_memcpy(&value, &number, sizeof value);
    return value;
}

}  // namespace stepwell_host

#define NONE 0
#define TORCH_DEVICE 0
#define TORCH_DEVICE_NUMBER 0
#define TORCH_DEVICE_VALUE 0xffffffffu  // type 0, without a number
#define ITEMS(...) (array_of<StableValue>(__VA_ARGS__))
#define ARRAY_OF(type, ...) (array_of<type>(__VA_ARGS__))
#define some(value) run->runtime->some(run, value)
#define text(data, bytes) run->runtime->text(run, data, bytes)
#define list(count, items) run->runtime->list(run, count, items)
#define scalar(number, dtype) run->runtime->lend_number(run, number, dtype)
#define borrow(run, data, dtype, bytes, rank, sizes, strides) \
    run->runtime->lend_memory(run, data, dtype, bytes, rank, sizes, strides)
#define LEND_ARGUMENT(at) run->runtime->lend_argument(run, at)
#define LEND_TENSOR(at) run->runtime->lend_tensor(run, at)
#define LEND_RESULT(made) run->runtime->lend_result(run, made.block)
#define end_block(run, block) run->runtime->end_block(run, block)

// The symbols are kept, as the call may be repeated.
#define BEGIN_OPERATOR(number, count, symbols) \
    const auto symbols_of_##number = symbols; \
    run->runtime->begin_operator(run, number, count, symbols_of_##number)
#define OPERATOR(stack, count, name, overload, ...) \
    StableValue stack[count]; \
    for (Status called = CALL_AGAIN; called == CALL_AGAIN;) { \
        const StableValue given[count] = {__VA_ARGS__}; \
        called = run->runtime->call_operator(run, name, overload, given, stack, count); \
        if (called != SUCCEEDED && called != CALL_AGAIN) return called; \
    }
#define FUNCTION(stack, count, name, function, tensor_count, tensors, ...) \
    StableValue stack[count]; \
    do { \
        const StableValue given[] = {tensors}; \
        void* made[count] = {NULL}; \
        CHECKED(run->runtime->end_function(run, functions.function(__VA_ARGS__), given, tensor_count)); \
        for (int at = 0; at < count; at++) stack[at] = (StableValue)made[at]; \
        (void)stack; \
    } while (0)
#define BORROWED(...) __VA_ARGS__
#define LENT(at) ((void*)given[at])
#define TAKE(made, name, value, dtype, element_bytes, rank) \
    Made made; \
    CHECKED(run->runtime->take(run, name, value, dtype, element_bytes, rank, &made))
#define TAKE_ITEM(value, name, list_, count, at) \
    StableValue value = 0; \
    CHECKED(run->runtime->take_item(run, name, list_, count, at, &value))
#define END_LIST(list_) run->runtime->end_list(list_)
#define EXPECT_MADE_SIZES(made, name, sizes) CHECKED(run->runtime->expect_made_sizes(run, name, &made, sizes))
#define EXPECT_MADE_STRIDES(made, rank, sizes, strides) \
    CHECKED(run->runtime->expect_made_strides(run, &made, sizes, strides))
#define DROP(value) run->runtime->drop(value)
#define OWN_RESULT(at, made) CHECKED(run->runtime->own_result(run, at, made.block))

#endif
