// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in prim-to-loop-contractions.mlir.

// CHECK-LABEL: loop.kernel @windows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<128xf32>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<4xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: memref<12xf32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<64xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 3 : f32 {
// CHECK-NEXT:          loop.yield %[[V1]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V2]], %[[V0]][%[[I]] * 16 + %[[J]]] : f32, memref<64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @windows(%x: tensor<4x32xf32>, %s: tensor<4xf32>, %t: tensor<4x3xf32>) -> tensor<4x16xf32> {
  %0 = prim.broadcast %s dims [0] : tensor<4xf32> -> tensor<4x32xf32>
  %1 = prim.mul %x, %0 : tensor<4x32xf32>
  %2 = prim.contract <mul, add> %1[b, k + m * 2 - 100], %t[b, k] -> [b, m] : tensor<4x32xf32>, tensor<4x3xf32> -> tensor<4x16xf32>
  func.return %2 : tensor<4x16xf32>
}
// CHECK-LABEL: func.func @scaled_windows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 32], f32>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: !host.buffer<[4], f32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: !host.buffer<[4, 3], f32>) -> !host.buffer<[4, 16], f32> {
// CHECK-NEXT:    %[[R:[^ ,:]+]] = host.alloc : !host.buffer<[4, 16], f32>
// CHECK-NEXT:    host.launch @windows(%[[X]], %[[S]], %[[T]], %[[R]]) : !host.buffer<[4, 32], f32>, !host.buffer<[4], f32>, !host.buffer<[4, 3], f32>, !host.buffer<[4, 16], f32>
// CHECK-NEXT:    func.return %[[R]] : !host.buffer<[4, 16], f32>
// CHECK-NEXT:  }
func.func @scaled_windows(%x: tensor<4x32xf32>, %s: tensor<4xf32>, %t: tensor<4x3xf32>) -> tensor<4x16xf32> {
  %r = func.call @windows(%x, %s, %t) : (tensor<4x32xf32>, tensor<4xf32>, tensor<4x3xf32>) -> tensor<4x16xf32>
  func.return %r : tensor<4x16xf32>
}

// -----

/// A product is marked to be computed by blocks, but that of its scores is in another kernel: it is a product like others.
builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @plain(
  // CHECK-SAME:  %[[W:[^ ,:]+]]: memref<1024xf32>, %[[V:[^ ,:]+]]: memref<2048xf32>, %[[Y:[^ ,:]+]]: memref<512xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 32 {
  // CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 64 : f32 {
  // CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.load %[[W]][%[[I]] * 64 + %[[R]]] : memref<1024xf32> -> f32
  // CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.load %[[V]][%[[J]] + %[[R]] * 32] : memref<2048xf32> -> f32
  // CHECK-NEXT:          %[[V3:[^ ,:]+]] = arith.mulf %[[V1]], %[[V2]] fastmath<contract> : f32
  // CHECK-NEXT:          loop.yield %[[V3]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[I]] * 32 + %[[J]]] : f32, memref<512xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  func.func private @plain(%w: tensor<16x64xf32>, %v: tensor<64x32xf32>) -> tensor<16x32xf32> {
    %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] {tile = array<i64: 64, 32>} : tensor<16x64xf32>, tensor<64x32xf32> -> tensor<16x32xf32>
    func.return %y : tensor<16x32xf32>
  }
  // CHECK-LABEL: func.func @marked(
  // CHECK-SAME:  %[[W:[^ ,:]+]]: !host.buffer<[16, 64], f32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: !host.buffer<[64, 32], f32>) -> !host.buffer<[16, 32], f32> {
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = host.alloc : !host.buffer<[16, 32], f32>
  // CHECK-NEXT:    host.launch @plain(%[[W]], %[[V]], %[[Y]]) : !host.buffer<[16, 64], f32>, !host.buffer<[64, 32], f32>, !host.buffer<[16, 32], f32>
  // CHECK-NEXT:    func.return %[[Y]] : !host.buffer<[16, 32], f32>
  // CHECK-NEXT:  }
  func.func @marked(%w: tensor<16x64xf32>, %v: tensor<64x32xf32>) -> tensor<16x32xf32> {
    %y = func.call @plain(%w, %v) : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    func.return %y : tensor<16x32xf32>
  }
}
