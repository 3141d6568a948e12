// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop --split-input-file | filecheck %s

/// Loops over the result, and in them one that adds up products, each of which may be rounded together with the sum.
// CHECK-LABEL: loop.kernel @contract_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<64xbf16>, %[[V1:[^ ,:]+]]: memref<512xbf16>, %[[V2:[^ ,:]+]]: memref<128xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 32 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 16 : f32 {
// CHECK-NEXT:          %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 16 + %[[R]]] : memref<64xbf16> -> bf16
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = arith.extf %[[V4]] : bf16 to f32
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[J]] * 16 + %[[R]]] : memref<512xbf16> -> bf16
// CHECK-NEXT:          %[[V7:[^ ,:]+]] = arith.extf %[[V6]] : bf16 to f32
// CHECK-NEXT:          %[[V8:[^ ,:]+]] = arith.mulf %[[V5]], %[[V7]] fastmath<contract> : f32
// CHECK-NEXT:          loop.yield %[[V8]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V3]], %[[V2]][%[[I]] * 32 + %[[J]]] : f32, memref<128xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @product(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 16], bf16>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: !host.buffer<[32, 16], bf16>) -> !host.buffer<[4, 32], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[4, 32], f32>
// CHECK-NEXT:    host.launch @contract_0(%[[X]], %[[W]], %[[V0]]) : !host.buffer<[4, 16], bf16>, !host.buffer<[32, 16], bf16>, !host.buffer<[4, 32], f32>
// CHECK-NEXT:    func.return %[[V0]] : !host.buffer<[4, 32], f32>
// CHECK-NEXT:  }
func.func @product(%x: tensor<4x16xbf16>, %w: tensor<32x16xbf16>) -> tensor<4x32xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %w[n, k] -> [m, n] : tensor<4x16xbf16>, tensor<32x16xbf16> -> tensor<4x32xf32>
  func.return %0 : tensor<4x32xf32>
}

// -----

/// A place outside of the operand is not read, and counts as zero.
// CHECK-LABEL: loop.kernel @contract_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<24xf32>, %[[V1:[^ ,:]+]]: memref<36xf32>, %[[V2:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 3 : f32 {
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 3 : f32 {
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = loop.apply %[[J]] * 2 + %[[R_1]] - 1 : index
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = arith.cmpi sge, %[[V6]], %[[V3]] : index
// CHECK-NEXT:            %[[V8:[^ ,:]+]] = loop.load %[[V0]][%[[J]] * 2 + %[[R]] * 8 + %[[R_1]] - 1] where %[[V7]] : memref<24xf32> -> f32
// CHECK-NEXT:            %[[V9:[^ ,:]+]] = loop.load %[[V1]][%[[I]] * 9 + %[[R]] * 3 + %[[R_1]]] : memref<36xf32> -> f32
// CHECK-NEXT:            %[[V10:[^ ,:]+]] = arith.mulf %[[V8]], %[[V9]] fastmath<contract> : f32
// CHECK-NEXT:            loop.yield %[[V10]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.yield %[[V5]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V4]], %[[V2]][%[[I]] * 4 + %[[J]]] : f32, memref<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @window(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[3, 8], f32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: !host.buffer<[4, 3, 3], f32>) -> !host.buffer<[4, 4], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[4, 4], f32>
// CHECK-NEXT:    host.launch @contract_0(%[[X]], %[[W]], %[[V0]]) : !host.buffer<[3, 8], f32>, !host.buffer<[4, 3, 3], f32>, !host.buffer<[4, 4], f32>
// CHECK-NEXT:    func.return %[[V0]] : !host.buffer<[4, 4], f32>
// CHECK-NEXT:  }
func.func @window(%x: tensor<3x8xf32>, %w: tensor<4x3x3xf32>) -> tensor<4x4xf32> {
  %0 = prim.contract <mul, add> %x[c, h * 2 + p - 1], %w[o, c, p] -> [o, h] : tensor<3x8xf32>, tensor<4x3x3xf32> -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @contract_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<64xi8>, %[[V1:[^ ,:]+]]: memref<16xi8>, %[[V2:[^ ,:]+]]: memref<4xi32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 16 : i32 {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 16 + %[[R]]] : memref<64xi8> -> i8
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : i8 to i32
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[R]]] : memref<16xi8> -> i8
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.extsi %[[V6]] : i8 to i32
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.muli %[[V5]], %[[V7]] : i32
// CHECK-NEXT:        loop.yield %[[V8]] : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V3]], %[[V2]][%[[I]]] : i32, memref<4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @integers(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 16], i8>, %[[W:[^ ,:]+]]: !host.buffer<[16], i8>) -> !host.buffer<[4], i32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[4], i32>
// CHECK-NEXT:    host.launch @contract_0(%[[X]], %[[W]], %[[V0]]) : !host.buffer<[4, 16], i8>, !host.buffer<[16], i8>, !host.buffer<[4], i32>
// CHECK-NEXT:    func.return %[[V0]] : !host.buffer<[4], i32>
// CHECK-NEXT:  }
func.func @integers(%x: tensor<4x16xi8>, %w: tensor<16xi8>) -> tensor<4xi32> {
  %0 = prim.contract <mul, add> %x[m, k], %w[k] -> [m] : tensor<4x16xi8>, tensor<16xi8> -> tensor<4xi32>
  func.return %0 : tensor<4xi32>
}

// -----

/// What is read of a row is loaded once for the row, although the elements of the row are read where the window is
/// inside.
// CHECK-LABEL: loop.kernel @windows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<128xf32>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<4xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: memref<12xf32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<64xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]]] : memref<4xf32> -> f32
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 3 : f32 {
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = loop.apply %[[J]] * 2 + %[[R]] - 1 : index
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = arith.cmpi sge, %[[V5]], %[[V1]] : index
// CHECK-NEXT:          %[[V7:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32 + %[[J]] * 2 + %[[R]] - 1] where %[[V6]] : memref<128xf32> -> f32
// CHECK-NEXT:          %[[V8:[^ ,:]+]] = arith.mulf %[[V7]], %[[V3]] : f32
// CHECK-NEXT:          %[[V9:[^ ,:]+]] = arith.select %[[V6]], %[[V8]], %[[V2]] : f32
// CHECK-NEXT:          %[[V10:[^ ,:]+]] = loop.load %[[T]][%[[I]] * 3 + %[[R]]] : memref<12xf32> -> f32
// CHECK-NEXT:          %[[V11:[^ ,:]+]] = arith.mulf %[[V9]], %[[V10]] fastmath<contract> : f32
// CHECK-NEXT:          loop.yield %[[V11]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V4]], %[[V0]][%[[I]] * 16 + %[[J]]] : f32, memref<64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @windows(%x: tensor<4x32xf32>, %s: tensor<4xf32>, %t: tensor<4x3xf32>) -> tensor<4x16xf32> {
  %0 = prim.broadcast %s dims [0] : tensor<4xf32> -> tensor<4x32xf32>
  %1 = prim.mul %x, %0 : tensor<4x32xf32>
  %2 = prim.contract <mul, add> %1[b, m * 2 + k - 1], %t[b, k] -> [b, m] : tensor<4x32xf32>, tensor<4x3xf32> -> tensor<4x16xf32>
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
