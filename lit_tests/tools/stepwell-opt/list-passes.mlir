// RUN: stepwell-opt --list-passes | filecheck %s

// CHECK-LABEL: on aten:
// CHECK:         aten-to-prim {{ *}}Lower aten operations to prim operations.
// CHECK-LABEL: on prim:
// CHECK:         fuse {{ *}}Group prim ops into kernels.
// CHECK-LABEL: on kernels:
// CHECK-LABEL: on host programs:
// CHECK-LABEL: on any level:
// CHECK:         cse {{ *}}Replace an operation by an equal one that dominates it.
// CHECK-LABEL: pipelines: cpu:default
// CHECK-LABEL: of xDSL:
// CHECK:         licm
