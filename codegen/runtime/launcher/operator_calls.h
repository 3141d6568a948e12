// Calls of operators of libtorch by host programs on torch's tensors.
//
// Libtorch's C interface does not tell the type of an error. An operator that failed is therefore called once more, from
// Python, with the same arguments: the program goes through them again, and `lent` collects the tensors.

#pragma once

#include "../host_program/operators.h"
#include "tensor_binding.h"

static struct {
    int32_t (*new_handle)(void *tensor, void **handle);
    bool (*has_gradients)(void);
    void (*set_gradients)(bool);
    int32_t (*view)(void *tensor, i64 rank, const i64 *sizes, const i64 *strides, i64 offset, void **view);
    int32_t (*empty)(i64 rank, const i64 *sizes, const i64 *strides, int32_t dtype, int32_t device_type,
                     int32_t device_index, void **tensor);
    int32_t (*copy)(void *tensor, void *source, int32_t is_asynchronous);
    int32_t (*from_memory)(void *data, i64 rank, const i64 *sizes, const i64 *strides, i64 offset, int32_t dtype,
                           int32_t device_type, int32_t device_index, void **tensor, int32_t layout,
                           const uint8_t *metadata, i64 metadata_bytes, void (*release)(void *data, void *context),
                           void *context);
    PyObject *(*wrap)(const void *tensor);  // `at::TensorBase const&`
    void *library;
} torch;

static void *find_in_libtorch(const char *name) { return find_function(torch.library, name); }

// Find the functions of libtorch, and of its part for Python. The first that is missing, or null.
__attribute__((visibility("default")))
const char *link_libtorch(void *library, void *of_python) {
    const char *missing = link_operators(library);
    if (missing != NULL) return missing;
    if (libtorch.what == NULL) return "torch_exception_get_what_without_backtrace";  // it prints errors without it
    const struct {
        void *library;
        const char *name;
        void *place;
    } NEEDED[] = {
        {library, "aoti_torch_new_tensor_handle", &torch.new_handle},
        {library, "aoti_torch_grad_mode_is_enabled", &torch.has_gradients},
        {library, "aoti_torch_grad_mode_set_enabled", &torch.set_gradients},
        {library, "aoti_torch__reinterpret_tensor", &torch.view},
        {library, "aoti_torch_empty_strided", &torch.empty},
        {library, "aoti_torch_copy_", &torch.copy},
        {library, "torch_from_blob", &torch.from_memory},
        {of_python, "_Z16THPVariable_WrapRKN2at10TensorBaseE", &torch.wrap},
    };
    for (size_t at = 0; at < sizeof NEEDED / sizeof *NEEDED; at++)
        if ((*(void **)NEEDED[at].place = dlsym(NEEDED[at].library, NEEDED[at].name)) == NULL) return NEEDED[at].name;
    torch.library = library;
    return NULL;
}

static void begin_operator(Call *call, i64 number, i64 count, const i64 *symbols) {
    PrivateCall *mine = (PrivateCall *)call;
    before_kernel(call);
    mine->run.borrowed_count = 0;
    mine->operator_number = number;
    mine->symbol_count = count;
    mine->symbols = symbols;
}

static void keep_lent(PrivateCall *mine, void *tensor) {
    PyObject *wrapped = torch.wrap(tensor);
    if (wrapped != NULL) PyList_Append(mine->lent, wrapped);
    Py_DecRef(wrapped);
    libtorch.delete_tensor(tensor);
}

static StableValue lend(Call *call, void *tensor) {
    PrivateCall *mine = (PrivateCall *)call;
    if (mine->lent == NULL) return handle(tensor);
    keep_lent(mine, tensor);
    return 0;
}

static StableValue lend_handle(Call *call, void *tensor) {
    void *made = NULL;
    torch.new_handle(tensor, &made);
    return lend(call, made);
}

static StableValue lend_argument(Call *call, i64 at) {
    return lend_handle(call, ((PrivateCall *)call)->implementations_in + at);
}

static StableValue lend_tensor(Call *call, i64 at) {
    return lend_handle(call, ((PrivateCall *)call)->implementations + at);
}

static StableValue lend_result(Call *call, Block *block) { return lend_handle(call, block->tensor); }

static StableValue lend_memory(Call *call, void *data, int32_t dtype, i64 element_bytes, i64 rank, const i64 *sizes,
                               const i64 *strides) {
    Run *run = &((PrivateCall *)call)->run;
    return lend(call, (void *)(uintptr_t)borrow(run, data, dtype, element_bytes, rank, sizes, strides));
}

static StableValue lend_number(Call *call, const void *number, int32_t dtype) {
    return lend(call, (void *)(uintptr_t)scalar(number, dtype));
}

static StableValue some_value(Call *call, StableValue value) {
    return ((PrivateCall *)call)->lent == NULL ? some(value) : 0;
}

static StableValue text_value(Call *call, const char *data, i64 bytes) {
    return ((PrivateCall *)call)->lent == NULL ? text(data, (size_t)bytes) : 0;
}

static StableValue list_value(Call *call, i64 count, const StableValue *items) {
    return ((PrivateCall *)call)->lent == NULL ? list((size_t)count, items) : 0;
}

// Raise the error of an operator whose tensors are in `lent`.
static Status call_in_python(PrivateCall *mine) {
    PyObject *arguments[] = {PyLong_FromLongLong(mine->operator_number), mine->lent,
                             tuple_of(mine->symbols, mine->symbol_count)};
    if (arguments[0] != NULL && arguments[2] != NULL)
        Py_DecRef(PyObject_Vectorcall(mine->binding->is.call_again, arguments, 3, NULL));
    for (int at = 0; at < 3; at++) Py_DecRef(arguments[at]);
    mine->lent = NULL;
    return PYTHON_ERROR;
}

static Status begin_again(PrivateCall *mine) {
    take_lock(mine);
    mine->lent = PyList_New(0);
    return mine->lent == NULL ? PYTHON_ERROR : CALL_AGAIN;
}

static Status call_dispatcher(Call *call, const char *name, const char *overload, const StableValue *given,
                              StableValue *stack, i64 count) {
    PrivateCall *mine = (PrivateCall *)call;
    if (mine->lent != NULL) return call_in_python(mine);
    memcpy(stack, given, sizeof *stack * (size_t)count);
    return libtorch.call(name, overload, stack) == 0 ? SUCCEEDED : begin_again(mine);
}

static Status end_function(Call *call, int32_t error, const StableValue *given, i64 count) {
    PrivateCall *mine = (PrivateCall *)call;
    const bool is_repeated = error != 0 && begin_again(mine) == CALL_AGAIN;
    for (i64 at = 0; at < count; at++) {
        void *tensor = (void *)(uintptr_t)given[at];
        if (is_repeated)
            keep_lent(mine, tensor);
        else
            libtorch.delete_tensor(tensor);
    }
    return is_repeated ? call_in_python(mine) : error == 0 ? SUCCEEDED : PYTHON_ERROR;
}

static Status of_result(Status status) { return status == CHECK_FAILED ? WRONG_RESULT : status; }

static Status take_result(Call *call, const char *name, StableValue value, int32_t dtype, i64 element_bytes, i64 rank,
                          Made *made) {
    return of_result(take(&((PrivateCall *)call)->run, name, value, dtype, element_bytes, rank, made));
}

static Status take_result_of_list(Call *call, const char *name, StableValue list, i64 count, i64 at, StableValue *item) {
    return of_result(take_item(&((PrivateCall *)call)->run, name, list, (size_t)count, (size_t)at, item));
}

static Status expect_result_sizes(Call *call, const char *name, const Made *made, const i64 *sizes) {
    return of_result(expect_made_sizes(&((PrivateCall *)call)->run, name, made, sizes));
}

static Status expect_result_strides(Call *call, Made *made, const i64 *sizes, const i64 *strides) {
    void *tensor = made->block->tensor, *fresh = NULL, *data = NULL;
    i64 *given = NULL;
    int32_t dtype;
    if (memcmp(made->strides, strides, sizeof(i64) * (size_t)made->rank) == 0) return SUCCEEDED;
    const bool is_same = has_strides(made->rank, sizes, made->strides, strides);
    libtorch.get_dtype(tensor, &dtype);
    if (is_same ? torch.view(tensor, made->rank, sizes, strides, 0, &fresh)
                : torch.empty(made->rank, sizes, strides, dtype, 0, 0, &fresh) || torch.copy(fresh, tensor, 0))
        return fail(&((PrivateCall *)call)->run, OUT_OF_MEMORY, "there is not enough memory");
    libtorch.get_strides(fresh, &given);
    libtorch.get_data(fresh, &data);
    libtorch.delete_tensor(tensor);
    made->block->tensor = fresh;
    made->strides = given;
    made->block->begin = made->data = data;
    return SUCCEEDED;
}

static void end_list(StableValue list) { END_LIST(list); }
static void drop(StableValue tensor) { DROP(tensor); }
static void end_result(Call *call, Block *block) { end_block(&((PrivateCall *)call)->run, block); }

static Status own_result(Call *call, i64 at, Block *block) {
    take_lock((PrivateCall *)call);
    call->tensors[at] = torch.wrap(block->tensor);
    return call->tensors[at] == NULL ? PYTHON_ERROR : SUCCEEDED;
}

// What other functions of the program gave. The memory of an operator's result belongs to a tensor; other memory of the
// run becomes one's, unless an earlier result has taken it.
static void free_owned(void *data, void *block) {
    (void)data;
    free_block(block);
}

static Block *block_around(Run *run, const void *data) {
    Block *block = run->blocks;
    while (block != NULL && (block->is_arena || !is_within(block, data))) block = block->next;
    return block;
}

static Status own_memory(Call *call, i64 at, void *data, int32_t dtype, i64 element_bytes, i64 rank, const i64 *sizes,
                         const i64 *strides) {
    PrivateCall *mine = (PrivateCall *)call;
    Run *run = &mine->run;
    void *tensor = NULL;
    const i64 bytes = extent_in_bytes(element_bytes, rank, sizes, strides);
    Block *block = bytes == 0 ? NULL : block_around(run, data);
    int32_t error;
    if (block == NULL) {
        void *source = NULL;
        error = torch.empty(rank, sizes, strides, dtype, 0, 0, &tensor);
        if (error == 0 && bytes > 0) {
            error = libtorch.borrow(data, rank, sizes, strides, 0, dtype, 0, 0, &source) || torch.copy(tensor, source, 0);
            libtorch.delete_tensor(source);
        }
    } else if (block->tensor != NULL) {
        error = torch.view(block->tensor, rank, sizes, strides, ((char *)data - block->begin) / element_bytes, &tensor);
    } else {
        unlink_block(run, block);
        error = torch.from_memory(data, rank, sizes, strides, 0, dtype, 0, -1, &tensor, 0, NULL, 0, free_owned,
                                  block);
    }
    if (error != 0) return failed_operator(run, "a result");
    take_lock(mine);
    call->tensors[at] = torch.wrap(tensor);
    libtorch.delete_tensor(tensor);
    return call->tensors[at] == NULL ? PYTHON_ERROR : SUCCEEDED;
}
