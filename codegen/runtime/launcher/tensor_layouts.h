// Sizes and strides as tuples of Python.

#pragma once

#include <stdbool.h>

#include "../host_program/host_program.h"
#include "python_stable_abi.h"

// Sizes and strides of the last tensor that was made in a place, and the same as Python's tuples.
typedef struct {
    i64 rank, numbers[2 * MAX_DIMENSIONS];
    PyObject *sizes, *strides;
} Layout;

static inline PyObject *tuple_of(const i64 *numbers, i64 count) {
    PyObject *tuple = PyTuple_New(count);
    for (i64 at = 0; tuple != NULL && at < count; at++) {
        PyObject *number = PyLong_FromLongLong(numbers[at]);
        if (number == NULL || PyTuple_SetItem(tuple, at, number) != 0) {
            Py_DecRef(tuple);
            return NULL;
        }
    }
    return tuple;
}

// Sizes and strides as tuples, which are remembered: most tensors of a place are alike.
static inline bool remember(Layout *layout, i64 rank, const i64 *sizes, const i64 *strides) {
    if (rank > MAX_DIMENSIONS) {
        PyErr_Format(PyExc_RuntimeError, "a tensor has more than %d dimensions", MAX_DIMENSIONS);
        return false;
    }
    const size_t bytes = sizeof(i64) * (size_t)rank;
    if (layout->sizes != NULL && layout->rank == rank &&
        (rank == 0 || (memcmp(layout->numbers, sizes, bytes) == 0 && memcmp(layout->numbers + rank, strides, bytes) == 0)))
        return true;
    PyObject *new_sizes = tuple_of(sizes, rank), *new_strides = tuple_of(strides, rank);
    if (new_sizes == NULL || new_strides == NULL) {
        Py_DecRef(new_sizes);
        Py_DecRef(new_strides);
        return false;
    }
    Py_DecRef(layout->sizes);
    Py_DecRef(layout->strides);
    layout->rank = rank, layout->sizes = new_sizes, layout->strides = new_strides;
    if (rank > 0) memcpy(layout->numbers, sizes, bytes), memcpy(layout->numbers + rank, strides, bytes);
    return true;
}
