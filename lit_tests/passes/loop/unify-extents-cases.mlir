// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p unify-extents --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in unify-extents.mlir.

// CHECK-LABEL: loop.kernel @negate(
// CHECK-SAME:  %[[C:[^ ,:]+]]: memref<?xbf16>, %[[Y:[^ ,:]+]]: memref<?xbf16>, %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to %[[N]] {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[C]][%[[I]]] : memref<?xbf16> -> bf16
// CHECK-NEXT:      %[[W:[^ ,:]+]] = arith.negf %[[V]] : bf16
// CHECK-NEXT:      loop.store %[[W]], %[[Y]][%[[I]]] : bf16, memref<?xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @negate(%c: memref<?xbf16>, %y: memref<?xbf16>, %n: index) {
  loop.parallel %i = 0 to %n {
    %v = loop.load %c[%i] : memref<?xbf16> -> bf16
    %w = arith.negf %v : bf16
    loop.store %w, %y[%i] : bf16, memref<?xbf16>
  }
}
// CHECK-LABEL: func.func @symbolic(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[s0, 64, 64], bf16>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[s0, 64, 64], bf16, [0, 64, 1]>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"}) -> !host.buffer<[s0, 64, 64], bf16> {
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.bmm %[[A]], %[[B]] : (!host.buffer<[s0, 64, 64], bf16>, !host.buffer<[s0, 64, 64], bf16, [0, 64, 1]>) -> !host.buffer<[s0, 64, 64], bf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = host.alloc : !host.buffer<[s0, 64, 64], bf16>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = shape.value <s0 * 4096> : index
// CHECK-NEXT:    host.launch @negate(%[[C]], %[[Y]], %[[N]]) : !host.buffer<[s0, 64, 64], bf16>, !host.buffer<[s0, 64, 64], bf16>, index
// CHECK-NEXT:    func.return %[[Y]] : !host.buffer<[s0, 64, 64], bf16>
// CHECK-NEXT:  }
func.func @symbolic(%a: !host.buffer<[s0, 64, 64], bf16>, %b: !host.buffer<[s0, 64, 64], bf16, [0, 64, 1]>, %s0: index {shape.symbol = "s0"}) -> !host.buffer<[s0, 64, 64], bf16> {
  %c = aten.bmm %a, %b : (!host.buffer<[s0, 64, 64], bf16>, !host.buffer<[s0, 64, 64], bf16, [0, 64, 1]>) -> !host.buffer<[s0, 64, 64], bf16>
  %y = host.alloc : !host.buffer<[s0, 64, 64], bf16>
  %n = shape.value <s0 * 4096> : index
  host.launch @negate(%c, %y, %n) : !host.buffer<[s0, 64, 64], bf16>, !host.buffer<[s0, 64, 64], bf16>, index
  func.return %y : !host.buffer<[s0, 64, 64], bf16>
}

// -----

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
