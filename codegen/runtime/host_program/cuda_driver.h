// The part of CUDA's driver interface that the launcher uses; the library is opened when the launcher is.

#pragma once

#include <stddef.h>

typedef int CUresult;
typedef int CUdevice;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;

enum { CUDA_SUCCESS = 0, CUDA_ERROR_INVALID_CONTEXT = 201 };
enum { CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8 };

typedef struct {
    CUresult (*init)(unsigned flags);
    CUresult (*get_error_string)(CUresult error, const char **text);
    CUresult (*device_get)(CUdevice *device, int ordinal);
    CUresult (*primary_context_retain)(CUcontext *context, CUdevice device);
    CUresult (*context_push)(CUcontext context);
    CUresult (*context_pop)(CUcontext *context);
    CUresult (*context_set)(CUcontext context);
    CUresult (*module_load_data)(CUmodule *module, const void *image);
    CUresult (*module_get_function)(CUfunction *function, CUmodule module, const char *name);
    CUresult (*function_set_attribute)(CUfunction function, int attribute, int value);
    CUresult (*launch_kernel)(CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                              unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared_bytes,
                              CUstream stream, void **parameters, void **extra);
} Driver;

static const char *const DRIVER_SYMBOLS[] = {
    "cuInit",           "cuGetErrorString",  "cuDeviceGet",         "cuDevicePrimaryCtxRetain",
    "cuCtxPushCurrent_v2", "cuCtxPopCurrent_v2", "cuCtxSetCurrent",  "cuModuleLoadData",
    "cuModuleGetFunction", "cuFuncSetAttribute", "cuLaunchKernel",
};
