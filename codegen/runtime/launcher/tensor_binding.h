// A host program on torch's tensors as Python calls it, and one call of it.

#pragma once

#include <stdbool.h>

#include "../host_program/host_program.h"
#include "../host_program/tensor_program.h"
#include "python_stable_abi.h"
#include "tensor_layouts.h"

typedef Status HostFunction(Call *call, const Value *arguments);
typedef int32_t OfTensor(void *const *handle, void *result);
typedef const char *LinkFunctions(void *(*find)(const char *name));

// What Python gives; the binding owns it. The order is that of `tensor_calls.py`.
typedef struct {
    HostFunction *function;
    LinkFunctions *link_functions;  // of a program that calls operators, or null
    OfTensor *get_data_pointer, *get_strides;
    i64 argument_count, tensor_count, result_count;
    const char *numbers;         // by argument: whether it is an integer
    PyObject *dtypes;            // of the tensors that are made, a tuple
    PyObject *empty_strided;     // (sizes, strides, dtype)
    PyObject *view_of;           // (tensor, sizes, strides, offset)
    PyObject *with_strides;      // (tensor, strides)
    PyObject *failed;            // (status, text, is_kernel): raises an error
    PyObject *call_again;        // (number, tensors, symbols): calls an operator that failed, and raises its error
    PyObject *count_modes;       // (): how many modes of torch intercept operators
    PyObject *profiler;          // a module that says whether torch's profiler is at work
    PyObject *in_python;         // what runs then, or with such modes
} Description;

typedef struct {
    Description is;
    Program program;
    PyObject *cdata, *is_profiler_enabled;
    PyMethodDef method;
    Layout layouts[];
} TensorBinding;

typedef struct {
    Call call;
    Run run;
    TensorBinding *binding;
    PyThreadState *unlocked;  // not null while other threads of Python may run
    const Value *arguments;
    void **implementations, **implementations_in;  // of `call.tensors` and `call.tensors_in`
    PyObject **results;
    PyObject *copies;  // of arguments, a list, or null
    bool is_in_kernel;  // an error, whose text is then the kernel's name
    i64 operator_number, symbol_count;  // of the operator that is called
    const i64 *symbols;
    PyObject *lent;  // the tensors of a call that is repeated, a list, or null
} PrivateCall;

static inline void take_lock(PrivateCall *call) {
    if (call->unlocked == NULL) return;
    PyEval_RestoreThread(call->unlocked);
    call->unlocked = NULL;
}

static inline void before_kernel(Call *call) {
    PrivateCall *mine = (PrivateCall *)call;
    if (mine->unlocked == NULL) mine->unlocked = PyEval_SaveThread();
}
