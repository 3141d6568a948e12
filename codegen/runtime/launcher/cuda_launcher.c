// Makes a kernel in a cubin callable from Python, at a cost of about a microsecond a launch.
//
// bind_kernel makes a Python function whose arguments are a stream, the three sizes of the grid, and the arguments of
// the kernel: for an address a tensor or an int, for an integer an int.

#define FURTHER_DRIVER_FUNCTIONS(each) each(context_set, "cuCtxSetCurrent", (void *context))

#include "../host_program/cuda_driver.h"
#include "python_stable_abi.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { LEADING_ARGUMENTS = 4, ERROR_INVALID_CONTEXT = 201 };

// What a Python function made by bind_kernel calls. The function owns it through a capsule, its `self`.
typedef struct {
    Driver driver;
    void *context;
    void *function;
    unsigned threads;
    unsigned shared_bytes;
    PyObject *address_of;
    PyObject *general; // the same kernel without assumptions on arguments
    PyMethodDef method;
    char *name;
    int count;
    Parameter parameters[];
} Binding;

static const char BINDING[] = "stepwell.CudaBinding";

static PyObject *fail(const Driver *driver, CUresult error, const char *what, const char *name) {
    return PyErr_Format(PyExc_RuntimeError, "CUDA error %d in %s %s: %s", error, what, name, error_text(driver, error));
}

static bool open_driver(Driver *driver, const char *path) {
    const char *missing;
    if (open_library(driver, path, &missing)) return true;
    if (missing == NULL) PyErr_Format(PyExc_RuntimeError, "%s", dlerror());
    else PyErr_Format(PyExc_RuntimeError, "%s has no %s", path, missing);
    return false;
}

// The address that `argument` stands for: an int is one, anything else is asked for its own.
static uint64_t address(const Binding *binding, PyObject *argument) {
    PyObject *type = PyObject_Type(argument);
    bool is_int = type == (PyObject *)&PyLong_Type;
    Py_DecRef(type);
    if (is_int) return (uint64_t)PyLong_AsVoidPtr(argument);
    PyObject *integer = PyObject_Vectorcall(binding->address_of, &argument, 1, NULL);
    if (integer == NULL) return 0;
    uint64_t value = (uint64_t)PyLong_AsVoidPtr(integer);
    Py_DecRef(integer);
    return value;
}

static PyObject *none(void) {
    Py_IncRef(&_Py_NoneStruct);
    return &_Py_NoneStruct;
}

static PyObject *launch(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {
    const Binding *binding = PyCapsule_GetPointer(self, BINDING);
    if (binding == NULL) return NULL;
    if (count != LEADING_ARGUMENTS + binding->count)
        return PyErr_Format(PyExc_TypeError, "kernel %s takes a stream, a grid and %d arguments, not %zd in all",
                            binding->name, binding->count, count);
    void *stream = PyLong_AsVoidPtr(arguments[0]);
    long long grid[3];
    for (int axis = 0; axis < 3; ++axis) grid[axis] = PyLong_AsLongLong(arguments[1 + axis]);
    if (PyErr_Occurred() != NULL) return NULL;

    uint64_t values[binding->count + SCRATCH_POINTERS];
    void *places[binding->count + SCRATCH_POINTERS];
    for (int i = 0; i < binding->count; ++i) {
        PyObject *argument = arguments[LEADING_ARGUMENTS + i];
        values[i] = binding->parameters[i].kind == 'p' ? address(binding, argument) : (uint64_t)PyLong_AsLongLong(argument);
        // What a failed conversion returns.
        if ((values[i] == 0 || values[i] == UINT64_MAX) && PyErr_Occurred() != NULL) return NULL;
    }
    int too_large;
    const Arguments found = place_arguments(binding->parameters, binding->count, values, places, &too_large);
    if (found == TOO_LARGE)
        return PyErr_Format(PyExc_RuntimeError, "kernel %s takes 32 bits, which do not hold argument %d", binding->name,
                            too_large);
    if (grid[0] <= 0 || grid[1] <= 0 || grid[2] <= 0) return none();
    if (found == OTHER) return PyObject_Vectorcall(binding->general, arguments, (size_t)count, NULL);

    PyThreadState *state = PyEval_SaveThread();
    CUresult error = 0;
    for (int attempt = 0; attempt < 2; ++attempt) {
        error = binding->driver.launch(binding->function, (unsigned)grid[0], (unsigned)grid[1], (unsigned)grid[2],
                                       binding->threads, 1, 1, binding->shared_bytes, stream, places, NULL);
        // A thread that has not called CUDA's runtime yet has no context.
        if (error != ERROR_INVALID_CONTEXT) break;
        binding->driver.context_set(binding->context);
    }
    PyEval_RestoreThread(state);
    return error == 0 ? none() : fail(&binding->driver, error, "kernel", binding->name);
}

static void free_binding(PyObject *capsule) {
    Binding *binding = PyCapsule_GetPointer(capsule, BINDING);
    Py_DecRef(binding->address_of);
    Py_DecRef(binding->general);
    free(binding);
}

// Loads a cubin into the primary context of a device; sets an exception where that fails.
static bool load_kernel(Binding *binding, int device, const void *cubin, const char *symbol) {
    const Driver *driver = &binding->driver;
    int handle;
    void *previous;
    CUresult error = driver->init(0);
    if (error == 0) error = driver->device_get(&handle, device);
    if (error == 0) error = driver->context_retain(&binding->context, handle);
    if (error == 0) error = driver->context_push(binding->context);
    if (error != 0) {
        fail(driver, error, "the device of kernel", binding->name);
        return false;
    }
    error = load_function(driver, &binding->function, cubin, symbol, binding->shared_bytes);
    driver->context_pop(&previous);
    if (error != 0) fail(driver, error, "kernel", binding->name);
    return error == 0;
}

// Returns a new Python function that launches the kernel `symbol` of a cubin on a device. `kinds` and `low_bits` say
// what it takes. The function calls `general` with its own arguments where they are not as the code assumes.
__attribute__((visibility("default")))
PyObject *bind_kernel(const char *driver_path, int device, const void *image, const char *symbol, const char *name,
                      const char *kinds, const uint64_t *low_bits, unsigned threads, unsigned shared_bytes,
                      PyObject *address_of, PyObject *general) {
    int count = (int)strlen(kinds);
    size_t name_size = strlen(name) + 1, head_size = sizeof(Binding) + (size_t)count * sizeof(Parameter);
    Binding *binding = calloc(1, head_size + name_size);
    if (binding == NULL) return PyErr_NoMemory();
    binding->name = memcpy((char *)binding + head_size, name, name_size);
    binding->threads = threads;
    binding->shared_bytes = shared_bytes;
    binding->address_of = address_of;
    binding->general = general;
    binding->method = (PyMethodDef){.name = binding->name, .function = launch, .flags = METH_FASTCALL};
    binding->count = count;
    for (int i = 0; i < count; ++i) binding->parameters[i] = (Parameter){kinds[i], low_bits[i]};
    Py_IncRef(address_of);
    Py_IncRef(general);

    PyObject *capsule = PyCapsule_New(binding, BINDING, free_binding);
    if (capsule == NULL) {
        Py_DecRef(address_of);
        Py_DecRef(general);
        free(binding);
        return NULL;
    }
    PyObject *function = NULL;
    if (open_driver(&binding->driver, driver_path) && load_kernel(binding, device, image, symbol))
        function = PyCFunction_NewEx(&binding->method, capsule, NULL);
    Py_DecRef(capsule);
    return function;
}
