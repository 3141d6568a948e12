// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p unify-extents --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @fill_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 256 {
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @fill_0(%x: memref<256xf32>) {
  %z = arith.constant 0.000000e+00 : f32
  loop.parallel %i = 0 to 256 {
  }
}
// CHECK-LABEL: loop.kernel @fill_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      loop.store %[[Z]], %[[X]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @fill_1(%x: memref<16xf32>) {
  %z = arith.constant 0.000000e+00 : f32
  loop.parallel %i = 0 to 16 {
    loop.store %z, %x[%i] : f32, memref<16xf32>
  }
}
// CHECK-LABEL: func.func @both(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[256], f32>, %[[B:[^ ,:]+]]: !host.buffer<[16], f32>) {
// CHECK-NEXT:    host.launch @fill_0(%[[A]]) : !host.buffer<[256], f32>
// CHECK-NEXT:    host.launch @fill_1(%[[B]]) : !host.buffer<[16], f32>
// CHECK-NEXT:    func.return
// CHECK-NEXT:  }
func.func @both(%a: !host.buffer<[256], f32>, %b: !host.buffer<[16], f32>) {
  host.launch @fill_0(%a) : !host.buffer<[256], f32>
  host.launch @fill_1(%b) : !host.buffer<[16], f32>
  func.return
}
// CHECK-LABEL: func.func @one(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[256], f32>) {
// CHECK-NEXT:    host.launch @fill_0(%[[A]]) : !host.buffer<[256], f32>
// CHECK-NEXT:    func.return
// CHECK-NEXT:  }
func.func @one(%a: !host.buffer<[256], f32>) {
  host.launch @fill_0(%a) : !host.buffer<[256], f32>
  func.return
}
