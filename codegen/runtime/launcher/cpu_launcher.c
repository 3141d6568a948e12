// Makes a compiled kernel callable from Python, at a cost of some tens of nanoseconds a call.
//
// A kernel takes an array of buffers and an array of symbol values, and returns 0 or the code of a failed check.
// bind_kernel makes a Python function of it whose arguments are the buffers, then the symbol values.

#include "python_stable_abi.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t Kernel(void *const *buffers, const int64_t *symbols);

enum KernelStatus { KERNEL_SUCCEEDED = 0, KERNEL_INDEX_OUT_OF_RANGE = 1, KERNEL_DIVISION_BY_ZERO = 2 };

// What a Python function made by bind_kernel calls. The function owns it through a capsule, its `self`.
typedef struct {
    Kernel *kernel;
    PyObject *address_of;
    PyObject *index_error;
    Py_ssize_t buffer_count;
    Py_ssize_t symbol_count;
    PyMethodDef method;
    char name[];
} Binding;

static const char BINDING[] = "stepwell.Binding";

// The address that `argument` stands for: an int is one, anything else is asked for its own. Null with an
// exception set is a failure; null without one is an address, that of an empty tensor.
static void *buffer_address(const Binding *binding, PyObject *argument) {
    PyObject *type = PyObject_Type(argument);
    bool is_int = type == (PyObject *)&PyLong_Type;
    Py_DecRef(type);
    if (is_int) return PyLong_AsVoidPtr(argument);
    PyObject *integer = PyObject_Vectorcall(binding->address_of, &argument, 1, NULL);
    if (integer == NULL) return NULL;
    void *address = PyLong_AsVoidPtr(integer);
    Py_DecRef(integer);
    return address;
}

static PyObject *report_status(const Binding *binding, int64_t status) {
    switch (status) {
        case KERNEL_SUCCEEDED:
            Py_IncRef(&_Py_NoneStruct);
            return &_Py_NoneStruct;
        case KERNEL_INDEX_OUT_OF_RANGE:
            return PyErr_Format(binding->index_error, "index out of range in kernel %s", binding->name);
        case KERNEL_DIVISION_BY_ZERO:  // torch raises a RuntimeError of this text, too
            return PyErr_Format(PyExc_RuntimeError, "ZeroDivisionError: an integer is divided by zero in kernel %s",
                                binding->name);
        default:
            return PyErr_Format(PyExc_RuntimeError, "kernel %s failed with status %lld", binding->name,
                                (long long)status);
    }
}

static PyObject *launch(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {
    const Binding *binding = PyCapsule_GetPointer(self, BINDING);
    if (binding == NULL) return NULL;
    const Py_ssize_t buffer_count = binding->buffer_count;
    const Py_ssize_t symbol_count = binding->symbol_count;
    if (count != buffer_count + symbol_count)
        return PyErr_Format(PyExc_TypeError, "kernel %s takes %zd buffers and %zd symbols, not %zd arguments",
                            binding->name, buffer_count, symbol_count, count);

    void *buffers[buffer_count + 1];  // an array of no elements is no array
    for (Py_ssize_t i = 0; i < buffer_count; ++i) {
        buffers[i] = buffer_address(binding, arguments[i]);
        if (buffers[i] == NULL && PyErr_Occurred() != NULL) return NULL;
    }
    int64_t symbols[symbol_count + 1];
    for (Py_ssize_t i = 0; i < symbol_count; ++i) {
        symbols[i] = PyLong_AsLongLong(arguments[buffer_count + i]);
        if (symbols[i] == -1 && PyErr_Occurred() != NULL) return NULL;
    }

    PyThreadState *state = PyEval_SaveThread();
    int64_t status = binding->kernel(buffers, symbols);
    PyEval_RestoreThread(state);
    return report_status(binding, status);
}

static void free_binding(PyObject *capsule) {
    Binding *binding = PyCapsule_GetPointer(capsule, BINDING);
    Py_DecRef(binding->address_of);
    Py_DecRef(binding->index_error);
    free(binding);
}

// Returns a new Python function that launches `kernel`. Its buffer arguments are addresses, or objects whose
// address `address_of` returns; the caller keeps what they point to alive. `index_error` is the class of the exception
// for an index out of range.
__attribute__((visibility("default")))
PyObject *bind_kernel(Kernel *kernel, const char *name, Py_ssize_t buffer_count, Py_ssize_t symbol_count,
                      PyObject *address_of, PyObject *index_error) {
    size_t name_size = strlen(name) + 1;
    Binding *binding = malloc(sizeof *binding + name_size);
    if (binding == NULL) return PyErr_NoMemory();
    *binding = (Binding){
        .kernel = kernel,
        .address_of = address_of,
        .index_error = index_error,
        .buffer_count = buffer_count,
        .symbol_count = symbol_count,
        .method = {.name = binding->name, .function = launch, .flags = METH_FASTCALL},
    };
    memcpy(binding->name, name, name_size);
    Py_IncRef(address_of);
    Py_IncRef(index_error);

    PyObject *capsule = PyCapsule_New(binding, BINDING, free_binding);
    if (capsule == NULL) {
        Py_DecRef(address_of);
        Py_DecRef(index_error);
        free(binding);
        return NULL;
    }
    PyObject *function = PyCFunction_NewEx(&binding->method, capsule, NULL);
    Py_DecRef(capsule);
    return function;
}
