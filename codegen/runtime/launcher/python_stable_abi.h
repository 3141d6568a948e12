// The part of CPython's stable ABI that the launcher uses.
//
// Distributions split Python.h into a package of its own (python3-dev), and many machines with Python and a C++
// compiler do not have it. The stable ABI is what CPython promises not to change, so these declarations hold for
// every version from 3.11 on, and one binary serves them all. PyObject_Vectorcall joined the promise in 3.12 and
// is the same in 3.11.

#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct PyObject PyObject;
typedef struct PyTypeObject PyTypeObject;
typedef struct PyThreadState PyThreadState;
typedef ptrdiff_t Py_ssize_t;

typedef PyObject *FastFunction(PyObject *self, PyObject *const *arguments, Py_ssize_t count);

typedef struct {
    const char *name;
    FastFunction *function;
    int flags;
    const char *documentation;
} PyMethodDef;

enum { METH_FASTCALL = 0x0080 };

extern PyObject _Py_NoneStruct;
extern PyObject _Py_TrueStruct;
extern PyTypeObject PyLong_Type;
extern PyObject *PyExc_IndexError;
extern PyObject *PyExc_LookupError;
extern PyObject *PyExc_RuntimeError;
extern PyObject *PyExc_TypeError;

void Py_IncRef(PyObject *object);
void Py_DecRef(PyObject *object);

PyObject *PyObject_Type(PyObject *object);
PyObject *PyObject_Vectorcall(PyObject *callable, PyObject *const *arguments, size_t count, PyObject *names);

PyObject *PyObject_GetAttr(PyObject *object, PyObject *name);

PyObject *PyUnicode_InternFromString(const char *text);
PyObject *PyUnicode_FromString(const char *text);

PyObject *PyTuple_New(Py_ssize_t count);
PyObject *PyTuple_GetItem(PyObject *tuple, Py_ssize_t at);
int PyTuple_SetItem(PyObject *tuple, Py_ssize_t at, PyObject *item);

PyObject *PyList_New(Py_ssize_t count);
int PyList_Append(PyObject *list, PyObject *item);

PyObject *PyLong_FromLongLong(long long value);
void *PyLong_AsVoidPtr(PyObject *integer);
long long PyLong_AsLongLong(PyObject *integer);

PyObject *PyCapsule_New(void *pointer, const char *name, void (*destructor)(PyObject *));
void *PyCapsule_GetPointer(PyObject *capsule, const char *name);

PyObject *PyCFunction_NewEx(PyMethodDef *method, PyObject *self, PyObject *module);

PyObject *PyErr_Format(PyObject *exception, const char *format, ...);
PyObject *PyErr_NoMemory(void);
PyObject *PyErr_Occurred(void);

PyThreadState *PyEval_SaveThread(void);
void PyEval_RestoreThread(PyThreadState *state);
