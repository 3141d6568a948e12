"""torch's enumerators that schemas use, defined without torch: element types, layouts and memory formats."""

from __future__ import annotations

from ...dtypes import ELEMENT_TYPES

# The numbers of torch's `ScalarType`, as which schemas print default values.
DTYPE_CODES = {
    code: ELEMENT_TYPES[name]
    for code, name in {
        0: "uint8", 1: "int8", 2: "int16", 3: "int32", 4: "int64", 5: "float16", 6: "float32", 7: "float64",
        8: "complex32", 9: "complex64", 10: "complex128", 11: "bool", 15: "bfloat16", 23: "float8_e5m2",
        24: "float8_e4m3fn", 27: "uint16", 28: "uint32", 29: "uint64",
        44: "float8_e8m0fnu",
    }.items()
}
MEMORY_FORMATS = ("contiguous_format", "preserve_format", "channels_last", "channels_last_3d")
LAYOUTS = ("strided", "sparse", "sparse_csr", "mkldnn", "sparse_csc", "sparse_bsr", "sparse_bsc", "jagged")
