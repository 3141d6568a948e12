// What host programs take and say, in C and in C++.

#ifndef STEPWELL_ARGUMENTS_H
#define STEPWELL_ARGUMENTS_H

typedef __INT64_TYPE__ i64;
typedef i64 Status;

// The first three are those of kernels. After a PYTHON_ERROR, Python's exception is set.
enum {
    SUCCEEDED = 0,
    INDEX_OUT_OF_RANGE = 1,
    DIVISION_BY_ZERO = 2,
    CHECK_FAILED = 3,
    OUT_OF_MEMORY = 4,
    PYTHON_ERROR = 6,
    WRONG_RESULT = 7,  // of an operator
    CALL_AGAIN = 8     // an operator failed, and Python's call of it tells the error
};

typedef struct {
    i64 number;          // of an index
    void *data;          // of a tensor: its first element
    const i64 *strides;  // of a tensor, in elements
} Value;

enum { MAX_DIMENSIONS = 64 };

// What a function of a program gives.
typedef struct {
    i64 number;  // of an index
    void *data;  // of a tensor: its first element
    i64 rank, sizes[MAX_DIMENSIONS], strides[MAX_DIMENSIONS];
} Result;

// What stands for an argument of an operator of libtorch, or for a result.
typedef __UINT64_TYPE__ StableValue;

// A tensor that libtorch made: its memory is a block of the run.
typedef struct {
    struct Block *block;
    void *data;
    i64 rank;
    const i64 *sizes, *strides;
} Made;

#endif
