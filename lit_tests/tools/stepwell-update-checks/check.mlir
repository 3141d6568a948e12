// RUN: stepwell-update-checks --check %S/generated.mlir | filecheck %s
// RUN: sed -e 's/-p dce/-p cse/' %S/generated.mlir >%t.mlir
// RUN: not stepwell-update-checks --check %t.mlir | filecheck %s --check-prefix=CHANGED
// RUN: sed -e '/NOTE/d' %S/generated.mlir >%t.mlir
// RUN: stepwell-update-checks %t.mlir | filecheck %s --check-prefix=BY-HAND

// CHECK:   generated.mlir: up to date
// CHANGED: {{.*}}.mlir: out of date
// BY-HAND: {{.*}}.mlir: left alone: its check lines were not written by this tool
