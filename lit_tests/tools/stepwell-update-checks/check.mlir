// RUN: stepwell-update-checks --check %S/generated.mlir | filecheck %s
// RUN: sed -e 's/-p dce/-p cse/' %S/generated.mlir >%t.mlir
// RUN: not stepwell-update-checks --check %t.mlir | filecheck %s --check-prefix=CHANGED
// RUN: sed -e '/NOTE/d' %S/generated.mlir >%t.mlir
// RUN: stepwell-update-checks %t.mlir | filecheck %s --check-prefix=BY-HAND

// CHECK:   generated.mlir: up to date
// CHANGED: t.mlir: out of date
// BY-HAND: t.mlir: left alone: its check lines were not written by this tool
