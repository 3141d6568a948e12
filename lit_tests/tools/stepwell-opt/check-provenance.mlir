// RUN: stepwell-opt %s -p cse,dce --check-provenance | filecheck %s
// RUN: not stepwell-opt %s -p cse,convert-scf-to-cf --check-provenance 2>&1 | filecheck %s --check-prefix=LOST

/// Passes of ours keep locations; this one of xDSL's makes operations without any.
// CHECK: func.func @f(
// LOST:      error: after convert-scf-to-cf {{[0-9]+}} operations have no place in a file
// LOST-NEXT: op: "cf.br"
// LOST:      pass: convert-scf-to-cf
// LOST-NEXT: help: give a new operation the location of what it replaces
func.func @f(%n: index, %buffer: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %buffer[%i] : memref<?xf32>
  }
  func.return
}
