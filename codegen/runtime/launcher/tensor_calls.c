// Calls of host programs on torch's tensors: a call from Python is one call of the program, without Python's code in
// between. `tensor_calls.py` binds a program; what the program calls is in `tensor_program.h`.
//
// A tensor's address and strides come from libtorch's stable C interface. Its handles are pointers to `at::Tensor`,
// which is one pointer, the one that Python has as `_cdata`.

#include "operator_calls.h"

enum { HUGE_PAGE = 2 << 20 };

static const char BINDING[] = "stepwell.TensorBinding";

static void *allocate_memory(Call *call, i64 bytes) { return allocate(&((PrivateCall *)call)->run, bytes); }
static void release_memory(Call *call, void *memory) { release(&((PrivateCall *)call)->run, memory); }
static void *take_memory(Call *call, i64 bytes) { return take_arena(&((PrivateCall *)call)->run, bytes); }
static void advise(void *memory, i64 bytes) { advise_huge(memory, bytes); }

static Status fail_with(Call *call, Status status, const char *text) {
    return fail(&((PrivateCall *)call)->run, status, text);
}

static Status fail_in_kernel(Call *call, Status status, const char *kernel) {
    fail(&((PrivateCall *)call)->run, status, kernel);
    ((PrivateCall *)call)->is_in_kernel = true;
    return status;
}

// Its implementation in libtorch, as what `at::Tensor` consists of; null with an exception set for what is no tensor.
static void *implementation_of(const TensorBinding *binding, PyObject *tensor) {
    PyObject *integer = PyObject_GetAttr(tensor, binding->cdata);
    if (integer == NULL) return NULL;
    void *implementation = PyLong_AsVoidPtr(integer);
    Py_DecRef(integer);
    return implementation;
}

static bool read_tensor(const TensorBinding *binding, PyObject *tensor, Value *value, void **implementation) {
    *implementation = implementation_of(binding, tensor);
    if (*implementation == NULL) return false;
    if (binding->is.get_data_pointer(implementation, &value->data) == 0 &&
        binding->is.get_strides(implementation, &value->strides) == 0)
        return true;
    PyErr_Format(PyExc_RuntimeError, "a tensor without memory is given to a compiled program");
    return false;
}

static void *new_tensor(Call *call, i64 at, i64 rank, const i64 *sizes, const i64 *strides) {
    PrivateCall *mine = (PrivateCall *)call;
    TensorBinding *binding = mine->binding;
    Layout *layout = binding->layouts + at;
    take_lock(mine);
    if (!remember(layout, rank, sizes, strides)) return NULL;
    PyObject *arguments[] = {layout->sizes, layout->strides, PyTuple_GetItem(binding->is.dtypes, at)};
    Py_IncRef(arguments[0]);  // another thread may remember others meanwhile
    Py_IncRef(arguments[1]);
    PyObject *tensor = PyObject_Vectorcall(binding->is.empty_strided, arguments, 3, NULL);
    Py_DecRef(arguments[0]);
    Py_DecRef(arguments[1]);
    Value value;
    if (tensor == NULL || !read_tensor(binding, tensor, &value, mine->implementations + at)) {
        Py_DecRef(tensor);
        return NULL;
    }
    call->tensors[at] = tensor;
    return value.data;
}

static int expect_strides_of(Call *call, i64 at, void **data, i64 rank, const i64 *sizes, const i64 *wanted) {
    PrivateCall *mine = (PrivateCall *)call;
    const Value *given = mine->arguments + at;
    if (has_strides(rank, sizes, given->strides, wanted)) return true;
    take_lock(mine);
    PyObject *strides = tuple_of(wanted, rank);
    if (strides == NULL) return false;
    PyObject *arguments[] = {call->tensors_in[at], strides};
    PyObject *copy = PyObject_Vectorcall(mine->binding->is.with_strides, arguments, 2, NULL);
    Py_DecRef(strides);
    if (mine->copies == NULL) mine->copies = PyList_New(0);
    Value value;
    const bool is_kept = copy != NULL && mine->copies != NULL && PyList_Append(mine->copies, copy) == 0 &&
                         read_tensor(mine->binding, copy, &value, mine->implementations_in + at);
    Py_DecRef(copy);
    if (is_kept) *data = value.data, call->tensors_in[at] = copy;
    return is_kept;
}

static void *expect_memory_strides(Call *call, void *data, const i64 *given, i64 element_bytes, i64 rank,
                                   const i64 *sizes, const i64 *wanted) {
    return expect_strides(&((PrivateCall *)call)->run, data, given, element_bytes, rank, sizes, wanted);
}

// Libtorch copies much in parallel. The elements are those of any type of their size.
static Status copy_memory(Call *call, void *target, const i64 *target_strides, const void *source,
                          const i64 *source_strides, i64 element_bytes, i64 rank, const i64 *sizes) {
    enum { SMALL = 128, UINT8 = 0, INT16 = 2, INT32 = 3, INT64 = 4, COMPLEX128 = 10 };
    i64 count = 1;
    for (i64 d = 0; d < rank; d++) count *= sizes[d];
    if (count <= SMALL) {
        copy(target, target_strides, source, source_strides, element_bytes, rank, sizes);
        return SUCCEEDED;
    }
    const int32_t type = element_bytes == 1 ? UINT8 : element_bytes == 2 ? INT16 : element_bytes == 4 ? INT32 :
        element_bytes == 8 ? INT64 : COMPLEX128;
    void *to = NULL, *from = NULL;
    const int32_t error = libtorch.borrow(target, rank, sizes, target_strides, 0, type, 0, 0, &to) ||
        libtorch.borrow((void *)source, rank, sizes, source_strides, 0, type, 0, 0, &from) || torch.copy(to, from, 0);
    libtorch.delete_tensor(to);
    libtorch.delete_tensor(from);
    return error == 0 ? SUCCEEDED : fail_with(call, OUT_OF_MEMORY, "there is not enough memory");
}

static Block *newest_block(Call *call) { return ((PrivateCall *)call)->run.blocks; }
static void end_arena(Call *call, void *memory) { end_block(&((PrivateCall *)call)->run, (Block *)memory - 1); }

static void end_turn_of(Call *call, const Block *before, const Result *results, i64 count) {
    end_turn(&((PrivateCall *)call)->run, before, results, count);
}

static void give(Call *call, i64 result, void *tensor) {
    PrivateCall *mine = (PrivateCall *)call;
    take_lock(mine);
    Py_IncRef(tensor);
    mine->results[result] = tensor;
}

static Status give_view(Call *call, i64 result, void *tensor, i64 rank, const i64 *sizes, const i64 *strides,
                        i64 offset) {
    PrivateCall *mine = (PrivateCall *)call;
    take_lock(mine);
    PyObject *arguments[] = {tensor, tuple_of(sizes, rank), tuple_of(strides, rank), PyLong_FromLongLong(offset)};
    if (arguments[1] != NULL && arguments[2] != NULL && arguments[3] != NULL)
        mine->results[result] = PyObject_Vectorcall(mine->binding->is.view_of, arguments, 4, NULL);
    for (int i = 1; i < 4; i++) Py_DecRef(arguments[i]);
    return mine->results[result] == NULL ? PYTHON_ERROR : SUCCEEDED;
}

static Status give_number(Call *call, i64 result, i64 number) {
    PrivateCall *mine = (PrivateCall *)call;
    take_lock(mine);
    mine->results[result] = PyLong_FromLongLong(number);
    return mine->results[result] == NULL ? PYTHON_ERROR : SUCCEEDED;
}

static const Runtime RUNTIME = {
    .allocate = allocate_memory,
    .release = release_memory,
    .take_arena = take_memory,
    .advise_huge = advise,
    .before_kernel = before_kernel,
    .new_tensor = new_tensor,
    .expect_strides = expect_strides_of,
    .expect_memory_strides = expect_memory_strides,
    .copy = copy_memory,
    .fail = fail_with,
    .failed_kernel = fail_in_kernel,
    .give = give,
    .give_view = give_view,
    .give_number = give_number,
    .begin_operator = begin_operator,
    .lend_argument = lend_argument,
    .lend_tensor = lend_tensor,
    .lend_result = lend_result,
    .lend_memory = lend_memory,
    .lend_number = lend_number,
    .some = some_value,
    .text = text_value,
    .list = list_value,
    .call_operator = call_dispatcher,
    .end_function = end_function,
    .take = take_result,
    .take_item = take_result_of_list,
    .end_list = end_list,
    .expect_made_sizes = expect_result_sizes,
    .expect_made_strides = expect_result_strides,
    .drop = drop,
    .end_block = end_result,
    .own_result = own_result,
    .newest_block = newest_block,
    .end_turn = end_turn_of,
    .end_arena = end_arena,
    .own_memory = own_memory,
};

static bool read_arguments(const TensorBinding *binding, PyObject *const *given, Value *values, void **implementations) {
    for (i64 at = 0; at < binding->is.argument_count; at++) {
        if (!binding->is.numbers[at]) {
            if (!read_tensor(binding, given[at], values + at, implementations + at)) return false;
            continue;
        }
        values[at].number = PyLong_AsLongLong(given[at]);
        if (values[at].number == -1 && PyErr_Occurred() != NULL) return false;
    }
    return true;
}

// The results as a tuple, which takes them over; null with an exception set after an error.
static PyObject *results_of(PrivateCall *call, Status status) {
    const TensorBinding *binding = call->binding;
    const i64 count = binding->is.result_count;
    PyObject *tuple = status == SUCCEEDED ? PyTuple_New(count) : NULL;
    for (i64 at = 0; at < count; at++)
        if (tuple == NULL)
            Py_DecRef(call->results[at]);
        else
            PyTuple_SetItem(tuple, at, call->results[at]);
    if (status == SUCCEEDED || status == PYTHON_ERROR) return tuple;
    PyObject *arguments[] = {PyLong_FromLongLong(status), PyUnicode_FromString(call->run.message),
                             PyLong_FromLongLong(call->is_in_kernel)};
    if (arguments[0] != NULL && arguments[1] != NULL && arguments[2] != NULL)
        Py_DecRef(PyObject_Vectorcall(binding->is.failed, arguments, 3, NULL));
    for (int i = 0; i < 3; i++) Py_DecRef(arguments[i]);
    return NULL;
}

static PyObject *run_program(TensorBinding *binding, PyObject *const *given) {
    Value arguments[binding->is.argument_count + 1];
    void *implementations_in[binding->is.argument_count + 1], *implementations[binding->is.tensor_count + 1];
    if (!read_arguments(binding, given, arguments, implementations_in)) return NULL;
    void *tensors[binding->is.tensor_count + 1], *tensors_in[binding->is.argument_count + 1];
    PyObject *results[binding->is.result_count + 1];
    memset(tensors, 0, sizeof tensors);
    memset(results, 0, sizeof results);
    memcpy(tensors_in, given, sizeof(void *) * (size_t)binding->is.argument_count);
    PrivateCall call;
    call.call = (Call){&RUNTIME, tensors, tensors_in};
    call.run.program = &binding->program;
    call.run.blocks = NULL;
    call.binding = binding;
    call.unlocked = NULL;
    call.arguments = arguments;
    call.implementations = implementations;
    call.implementations_in = implementations_in;
    call.lent = NULL;
    call.results = results;
    call.copies = NULL;
    call.is_in_kernel = false;
    const Status status = binding->is.function(&call.call, arguments);
    end_run(&call.run);
    take_lock(&call);
    PyObject *tuple = results_of(&call, status);
    for (i64 at = 0; at < binding->is.tensor_count; at++) Py_DecRef(tensors[at]);
    Py_DecRef(call.copies);
    return tuple;
}

static PyObject *call_program(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    TensorBinding *binding = PyCapsule_GetPointer(self, BINDING);
    if (binding == NULL) return NULL;
    if (count != binding->is.argument_count)
        return PyErr_Format(PyExc_TypeError, "a compiled program takes %zd arguments, not %zd",
                            (Py_ssize_t)binding->is.argument_count, count);
    PyObject *is_enabled = PyObject_GetAttr(binding->is.profiler, binding->is_profiler_enabled);
    if (is_enabled == NULL) return NULL;
    Py_DecRef(is_enabled);
    bool runs_in_python = is_enabled == &_Py_TrueStruct, has_gradients = false;
    if (binding->is.link_functions != NULL && !runs_in_python) {
        PyObject *modes = PyObject_Vectorcall(binding->is.count_modes, NULL, 0, NULL);
        if (modes == NULL) return NULL;
        runs_in_python = PyLong_AsLongLong(modes) != 0;
        Py_DecRef(modes);
        has_gradients = torch.has_gradients();
    }
    if (runs_in_python) return PyObject_Vectorcall(binding->is.in_python, given, (size_t)count, NULL);
    if (has_gradients) torch.set_gradients(false);
    PyObject *results = run_program(binding, given);
    if (has_gradients) torch.set_gradients(true);
    return results;
}

static void free_binding(PyObject *capsule) {
    TensorBinding *binding = PyCapsule_GetPointer(capsule, BINDING);
    for (Block *block = binding->program.idle; block != NULL;) {
        Block *next = block->next;
        free_block(block);
        block = next;
    }
    for (i64 at = 0; at < binding->is.tensor_count; at++) {
        Py_DecRef(binding->layouts[at].sizes);
        Py_DecRef(binding->layouts[at].strides);
    }
    PyObject *const owned[] = {binding->is.dtypes, binding->is.empty_strided, binding->is.view_of,
                               binding->is.with_strides, binding->is.failed, binding->is.call_again,
                               binding->is.count_modes, binding->is.profiler, binding->is.in_python, binding->cdata,
                               binding->is_profiler_enabled};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) Py_DecRef(owned[i]);
    free(binding);
}

// Large arenas begin with a huge page.
static void *allocate_pages(void *context, size_t bytes) {
    (void)context;
    const size_t alignment = bytes >= HUGE_PAGE ? HUGE_PAGE : ALIGNMENT;
    return aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
}

// A new function of Python that runs a program; `numbers` stays the caller's.
__attribute__((visibility("default")))
PyObject *bind_tensor_program(const Description *description) {
    const size_t count = (size_t)description->argument_count;
    const size_t layouts = sizeof(Layout) * (size_t)description->tensor_count;
    TensorBinding *binding = calloc(1, sizeof *binding + layouts + count);
    if (binding == NULL) return PyErr_NoMemory();
    binding->is = *description;
    binding->is.numbers = memcpy((char *)binding->layouts + layouts, description->numbers, count);
    binding->program.allocator = (Allocator){allocate_pages, release_aligned, NULL};
    binding->cdata = PyUnicode_InternFromString("_cdata");
    binding->is_profiler_enabled = PyUnicode_InternFromString("_is_profiler_enabled");
    binding->method = (PyMethodDef){"forward", call_program, METH_FASTCALL, NULL};
    PyObject *const owned[] = {binding->is.dtypes, binding->is.empty_strided, binding->is.view_of,
                               binding->is.with_strides, binding->is.failed, binding->is.call_again,
                               binding->is.count_modes, binding->is.profiler, binding->is.in_python};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) Py_IncRef(owned[i]);
    PyObject *capsule = PyCapsule_New(binding, BINDING, free_binding);
    if (capsule == NULL) return NULL;
    const char *missing = description->link_functions == NULL ? NULL : description->link_functions(find_in_libtorch);
    if (missing != NULL) {
        Py_DecRef(capsule);
        return PyErr_Format(PyExc_LookupError, "libtorch has no function for %s", missing);
    }
    PyObject *function = PyCFunction_NewEx(&binding->method, capsule, NULL);
    Py_DecRef(capsule);
    return function;
}
