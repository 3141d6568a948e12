// Makes a kernel in a cubin callable from Python, at a cost of about a microsecond a launch.
//
// bind_kernel makes a Python function whose arguments are a stream, the three sizes of the grid, and the arguments of
// the kernel: for an address a tensor or an int, for an integer an int.

#include "cuda_driver.h"
#include "python_stable_abi.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { LEADING_ARGUMENTS = 4, SCRATCH_POINTERS = 2, DEFAULT_SHARED_BYTES = 48 << 10 };

// What a kernel takes at one place.
typedef struct {
    char kind;         // 'p' for an address, 'l' for 64 bits, 'i' for 32
    uint64_t low_bits; // those that are promised to be zero
} Parameter;

// What a Python function made by bind_kernel calls. The function owns it through a capsule, its `self`.
typedef struct {
    Driver driver;
    CUcontext context;
    CUfunction function;
    unsigned threads;
    unsigned shared_bytes;
    PyObject *address_of;
    PyObject *unpromising; // the same kernel for arguments that break a promise
    PyMethodDef method;
    char *name;
    Py_ssize_t count;
    Parameter parameters[];
} Binding;

static const char BINDING[] = "stepwell.CudaBinding";

static PyObject *fail(const Driver *driver, CUresult error, const char *what, const char *name) {
    const char *text = NULL;
    if (driver->get_error_string(error, &text) != CUDA_SUCCESS || text == NULL) text = "unknown error";
    return PyErr_Format(PyExc_RuntimeError, "CUDA error %d in %s %s: %s", error, what, name, text);
}

static bool open_driver(Driver *driver, const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        PyErr_Format(PyExc_RuntimeError, "%s", dlerror());
        return false;
    }
    void *entries[sizeof DRIVER_SYMBOLS / sizeof *DRIVER_SYMBOLS];
    _Static_assert(sizeof entries == sizeof *driver, "a name for each entry");
    for (size_t i = 0; i < sizeof entries / sizeof *entries; ++i) {
        entries[i] = dlsym(library, DRIVER_SYMBOLS[i]);
        if (entries[i] == NULL) {
            PyErr_Format(PyExc_RuntimeError, "%s has no %s", path, DRIVER_SYMBOLS[i]);
            return false;
        }
    }
    memcpy(driver, entries, sizeof *driver);
    return true;
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
        return PyErr_Format(PyExc_TypeError, "kernel %s takes a stream, a grid and %zd arguments, not %zd in all",
                            binding->name, binding->count, count);
    void *stream = PyLong_AsVoidPtr(arguments[0]);
    long long grid[3];
    for (int axis = 0; axis < 3; ++axis) grid[axis] = PyLong_AsLongLong(arguments[1 + axis]);
    if (PyErr_Occurred() != NULL) return NULL;

    // A kernel compiled with fewer scratch pointers than there are here does not look at the rest.
    uint64_t values[binding->count + SCRATCH_POINTERS];
    void *parameters[binding->count + SCRATCH_POINTERS];
    bool promises_hold = true;
    for (Py_ssize_t i = 0; i < binding->count; ++i) {
        const Parameter *parameter = &binding->parameters[i];
        PyObject *argument = arguments[LEADING_ARGUMENTS + i];
        values[i] = parameter->kind == 'p' ? address(binding, argument) : (uint64_t)PyLong_AsLongLong(argument);
        // What a failed conversion returns.
        if ((values[i] == 0 || values[i] == UINT64_MAX) && PyErr_Occurred() != NULL) return NULL;
        parameters[i] = &values[i];
        promises_hold &= (values[i] & parameter->low_bits) == 0;
        if (parameter->kind == 'i' && (int64_t)values[i] != (int32_t)values[i])
            return PyErr_Format(PyExc_RuntimeError, "kernel %s takes 32 bits, which do not hold argument %zd",
                                binding->name, i);
    }
    if (grid[0] <= 0 || grid[1] <= 0 || grid[2] <= 0) return none();
    if (!promises_hold) return PyObject_Vectorcall(binding->unpromising, arguments, (size_t)count, NULL);
    for (int i = 0; i < SCRATCH_POINTERS; ++i) {
        values[binding->count + i] = 0;
        parameters[binding->count + i] = &values[binding->count + i];
    }

    PyThreadState *state = PyEval_SaveThread();
    CUresult error = CUDA_SUCCESS;
    for (int attempt = 0; attempt < 2; ++attempt) {
        error = binding->driver.launch_kernel(binding->function, (unsigned)grid[0], (unsigned)grid[1],
                                              (unsigned)grid[2], binding->threads, 1, 1, binding->shared_bytes,
                                              stream, parameters, NULL);
        // A thread that has not called CUDA's runtime yet has no context.
        if (error != CUDA_ERROR_INVALID_CONTEXT) break;
        binding->driver.context_set(binding->context);
    }
    PyEval_RestoreThread(state);
    return error == CUDA_SUCCESS ? none() : fail(&binding->driver, error, "kernel", binding->name);
}

static void free_binding(PyObject *capsule) {
    Binding *binding = PyCapsule_GetPointer(capsule, BINDING);
    Py_DecRef(binding->address_of);
    Py_DecRef(binding->unpromising);
    free(binding);
}

// Loads a cubin into the primary context of a device; sets an exception where that fails.
static bool load_function(Binding *binding, int device, const void *image, const char *symbol) {
    const Driver *driver = &binding->driver;
    CUdevice handle;
    CUmodule module;
    CUcontext previous;
    CUresult error = driver->init(0);
    if (error == CUDA_SUCCESS) error = driver->device_get(&handle, device);
    if (error == CUDA_SUCCESS) error = driver->primary_context_retain(&binding->context, handle);
    if (error == CUDA_SUCCESS) error = driver->context_push(binding->context);
    if (error != CUDA_SUCCESS) {
        fail(driver, error, "the device of kernel", binding->name);
        return false;
    }
    error = driver->module_load_data(&module, image);
    if (error == CUDA_SUCCESS) error = driver->module_get_function(&binding->function, module, symbol);
    if (error == CUDA_SUCCESS && binding->shared_bytes > DEFAULT_SHARED_BYTES)
        error = driver->function_set_attribute(binding->function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                               (int)binding->shared_bytes);
    driver->context_pop(&previous);
    if (error != CUDA_SUCCESS) fail(driver, error, "kernel", binding->name);
    return error == CUDA_SUCCESS;
}

// Returns a new Python function that launches the kernel `symbol` of a cubin on a device. `kinds` and `low_bits` say
// what it takes. The function calls `unpromising` with its own arguments where they break a promise.
__attribute__((visibility("default")))
PyObject *bind_kernel(const char *driver_path, int device, const void *image, const char *symbol, const char *name,
                      const char *kinds, const uint64_t *low_bits, unsigned threads, unsigned shared_bytes,
                      PyObject *address_of, PyObject *unpromising) {
    Py_ssize_t count = (Py_ssize_t)strlen(kinds);
    size_t name_size = strlen(name) + 1, head_size = sizeof(Binding) + (size_t)count * sizeof(Parameter);
    Binding *binding = calloc(1, head_size + name_size);
    if (binding == NULL) return PyErr_NoMemory();
    binding->name = memcpy((char *)binding + head_size, name, name_size);
    binding->threads = threads;
    binding->shared_bytes = shared_bytes;
    binding->address_of = address_of;
    binding->unpromising = unpromising;
    binding->method = (PyMethodDef){.name = binding->name, .function = launch, .flags = METH_FASTCALL};
    binding->count = count;
    for (Py_ssize_t i = 0; i < count; ++i) binding->parameters[i] = (Parameter){kinds[i], low_bits[i]};
    Py_IncRef(address_of);
    Py_IncRef(unpromising);

    PyObject *capsule = PyCapsule_New(binding, BINDING, free_binding);
    if (capsule == NULL) {
        Py_DecRef(address_of);
        Py_DecRef(unpromising);
        free(binding);
        return NULL;
    }
    PyObject *function = NULL;
    if (open_driver(&binding->driver, driver_path) && load_function(binding, device, image, symbol))
        function = PyCFunction_NewEx(&binding->method, capsule, NULL);
    Py_DecRef(capsule);
    return function;
}
