// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse,outline-fusions,prim-to-loop --split-input-file | filecheck %s

/// What kernels store in between lies as most of what they read does.
// CHECK-LABEL: loop.kernel @add_scan_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<256xf32>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<256xf32>,
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 128 + %[[J]] * 8 + %[[K]] + %[[L]] * 32] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = loop.load %[[Y]][%[[I]] * 128 + %[[J]] * 8 + %[[K]] + %[[L]] * 32] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.extf %[[V5]] : f32 to f64
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = arith.addf %[[V2]], %[[V6]] : f64
// CHECK-NEXT:            %[[V8:[^ ,:]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:            loop.store %[[V5]], %[[S]][%[[I]] * 128 + %[[J]] * 8 + %[[K]] + %[[L]] * 32] : f32, memref<256xf32>
// CHECK-NEXT:            loop.store %[[V8]], %[[Q]][%[[I]] * 128 + %[[J]] + %[[K]] * 16 + %[[L]] * 4] : f32, memref<256xf32>
// CHECK-NEXT:            loop.yield %[[V7]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<256xf32>, %[[P:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]] * 128 + %[[J]] + %[[K]] * 32 + %[[L]] * 8] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:            loop.store %[[V6]], %[[P]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] * 4 + %[[L]]] : f32, memref<256xf32>
// CHECK-NEXT:            loop.yield %[[V5]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @both_last(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>) -> (!host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @add_scan_0(%[[X]], %[[Y]], %[[S]], %[[Q]]) : !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[S]], %[[P]]) : !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    func.return %[[P]], %[[Q]] : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:  }
func.func @both_last(%x: tensor<2x8x4x4xf32> {stepwell.strides = #shape.dims<128, 1, 32, 8>}, %y: tensor<2x8x4x4xf32> {stepwell.strides = #shape.dims<128, 1, 32, 8>}) -> (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) {
  %s = prim.add %x, %y : tensor<2x8x4x4xf32>
  %p = prim.scan <add> %s dim 3 : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf32>
  %q = prim.scan <add> %s dim 2 : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf32>
  func.return %p, %q : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @add_scan_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<256xf32>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<256xf32>,
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = loop.load %[[Y]][%[[I]] * 128 + %[[J]] + %[[K]] * 8 + %[[L]] * 32] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.extf %[[V5]] : f32 to f64
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = arith.addf %[[V2]], %[[V6]] : f64
// CHECK-NEXT:            %[[V8:[^ ,:]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:            loop.store %[[V5]], %[[S]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : f32, memref<256xf32>
// CHECK-NEXT:            loop.store %[[V8]], %[[Q]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : f32, memref<256xf32>
// CHECK-NEXT:            loop.yield %[[V7]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<256xf32>, %[[P:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] * 4 + %[[L]]] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:            loop.store %[[V6]], %[[P]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] * 4 + %[[L]]] : f32, memref<256xf32>
// CHECK-NEXT:            loop.yield %[[V5]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @one_last(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 8, 4, 4], f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>) -> (!host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @add_scan_0(%[[X]], %[[Y]], %[[S]], %[[Q]]) : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[S]], %[[P]]) : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    func.return %[[P]], %[[Q]] : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:  }
func.func @one_last(%x: tensor<2x8x4x4xf32>, %y: tensor<2x8x4x4xf32> {stepwell.strides = #shape.dims<128, 1, 32, 8>}) -> (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) {
  %s = prim.add %x, %y : tensor<2x8x4x4xf32>
  %p = prim.scan <add> %s dim 3 : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf32>
  %q = prim.scan <add> %s dim 2 : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf32>
  func.return %p, %q : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @add_scan_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<256xf32>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<256xf32>,
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = loop.load %[[Y]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.extf %[[V5]] : f32 to f64
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = arith.addf %[[V2]], %[[V6]] : f64
// CHECK-NEXT:            %[[V8:[^ ,:]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:            loop.store %[[V5]], %[[S]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : f32, memref<256xf32>
// CHECK-NEXT:            loop.store %[[V8]], %[[Q]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : f32, memref<256xf32>
// CHECK-NEXT:            loop.yield %[[V7]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<256xf32>, %[[P:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] * 4 + %[[L]]] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:            loop.store %[[V6]], %[[P]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] * 4 + %[[L]]] : f32, memref<256xf32>
// CHECK-NEXT:            loop.yield %[[V5]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @none_last(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 8, 4, 4], f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[2, 8, 4, 4], f32>) -> (!host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @add_scan_0(%[[X]], %[[Y]], %[[S]], %[[Q]]) : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[S]], %[[P]]) : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    func.return %[[P]], %[[Q]] : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:  }
func.func @none_last(%x: tensor<2x8x4x4xf32>, %y: tensor<2x8x4x4xf32>) -> (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) {
  %s = prim.add %x, %y : tensor<2x8x4x4xf32>
  %p = prim.scan <add> %s dim 3 : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf32>
  %q = prim.scan <add> %s dim 2 : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf32>
  func.return %p, %q : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @convert_add_scan_0(
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<256xf32>, %[[X:[^ ,:]+]]: memref<256xf64>, %[[P:[^ ,:]+]]: memref<256xf64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 128 + %[[J]] + %[[K]] * 32 + %[[L]] * 8] : memref<256xf64> -> f64
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = loop.load %[[Y]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] * 4 + %[[L]]] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.extf %[[V4]] : f32 to f64
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.addf %[[V3]], %[[V5]] : f64
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = arith.addf %[[V2]], %[[V6]] : f64
// CHECK-NEXT:            loop.store %[[V7]], %[[P]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] * 4 + %[[L]]] : f64, memref<256xf64>
// CHECK-NEXT:            loop.yield %[[V7]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_add_scan_1(
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<256xf32>, %[[X:[^ ,:]+]]: memref<256xf64>, %[[Q:[^ ,:]+]]: memref<256xf64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 128 + %[[J]] + %[[K]] * 8 + %[[L]] * 32] : memref<256xf64> -> f64
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = loop.load %[[Y]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.extf %[[V4]] : f32 to f64
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.addf %[[V3]], %[[V5]] : f64
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = arith.addf %[[V2]], %[[V6]] : f64
// CHECK-NEXT:            loop.store %[[V7]], %[[Q]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : f64, memref<256xf64>
// CHECK-NEXT:            loop.yield %[[V7]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @wider_last(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 8, 4, 4], f64, [128, 1, 32, 8]>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[2, 8, 4, 4], f32>) -> (!host.buffer<[2, 8, 4, 4], f64>, !host.buffer<[2, 8, 4, 4], f64>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f64>
// CHECK-NEXT:    host.launch @convert_add_scan_0(%[[Y]], %[[X]], %[[P]]) : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f64, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f64>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f64>
// CHECK-NEXT:    host.launch @convert_add_scan_1(%[[Y]], %[[X]], %[[Q]]) : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f64, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f64>
// CHECK-NEXT:    func.return %[[P]], %[[Q]] : !host.buffer<[2, 8, 4, 4], f64>, !host.buffer<[2, 8, 4, 4], f64>
// CHECK-NEXT:  }
func.func @wider_last(%x: tensor<2x8x4x4xf64> {stepwell.strides = #shape.dims<128, 1, 32, 8>}, %y: tensor<2x8x4x4xf32>) -> (tensor<2x8x4x4xf64>, tensor<2x8x4x4xf64>) {
  %z = prim.convert %y : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf64>
  %s = prim.add %x, %z : tensor<2x8x4x4xf64>
  %p = prim.scan <add> %s dim 3 : tensor<2x8x4x4xf64> -> tensor<2x8x4x4xf64>
  %q = prim.scan <add> %s dim 2 : tensor<2x8x4x4xf64> -> tensor<2x8x4x4xf64>
  func.return %p, %q : tensor<2x8x4x4xf64>, tensor<2x8x4x4xf64>
}

// -----

/// Volumes are laid out as images are; tensors of one channel, of one place or of other ranks are not.
// CHECK-LABEL: loop.kernel @exp_scan_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<768xf32>, %[[S:[^ ,:]+]]: memref<768xf32>, %[[Q:[^ ,:]+]]: memref<768xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          loop.parallel %[[L:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:            %[[V1:[^ ,:]+]] = loop.for %[[M:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:              %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 384 + %[[J]] * 128 + %[[K]] * 8 + %[[L]] + %[[M]] * 32] : memref<768xf32> -> f32
// CHECK-NEXT:              %[[V4:[^ ,:]+]] = math.exp %[[V3]] : f32
// CHECK-NEXT:              %[[V5:[^ ,:]+]] = arith.extf %[[V4]] : f32 to f64
// CHECK-NEXT:              %[[V6:[^ ,:]+]] = arith.addf %[[V2]], %[[V5]] : f64
// CHECK-NEXT:              %[[V7:[^ ,:]+]] = arith.truncf %[[V6]] : f64 to f32
// CHECK-NEXT:              loop.store %[[V4]], %[[S]][%[[I]] * 384 + %[[J]] * 128 + %[[K]] * 8 + %[[L]] + %[[M]] * 32] : f32, memref<768xf32>
// CHECK-NEXT:              loop.store %[[V7]], %[[Q]][%[[I]] * 384 + %[[J]] * 16 + %[[K]] + %[[L]] * 48 + %[[M]] * 4] : f32, memref<768xf32>
// CHECK-NEXT:              loop.yield %[[V6]] : f64
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<768xf32>, %[[P:[^ ,:]+]]: memref<768xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:          loop.parallel %[[L:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:            %[[V1:[^ ,:]+]] = loop.for %[[M:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:              %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]] * 384 + %[[J]] + %[[K]] * 128 + %[[L]] * 32 + %[[M]] * 8] : memref<768xf32> -> f32
// CHECK-NEXT:              %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:              %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:              %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:              loop.store %[[V6]], %[[P]][%[[I]] * 384 + %[[J]] * 48 + %[[K]] * 16 + %[[L]] * 4 + %[[M]]] : f32, memref<768xf32>
// CHECK-NEXT:              loop.yield %[[V5]] : f64
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @volumes(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 8, 3, 4, 4], f32, [384, 1, 128, 32, 8]>) -> (!host.buffer<[2, 8, 3, 4, 4], f32>, !host.buffer<[2, 8, 3, 4, 4], f32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 3, 4, 4], f32, [384, 1, 128, 32, 8]>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 3, 4, 4], f32>
// CHECK-NEXT:    host.launch @exp_scan_0(%[[X]], %[[S]], %[[Q]]) : !host.buffer<[2, 8, 3, 4, 4], f32, [384, 1, 128, 32, 8]>, !host.buffer<[2, 8, 3, 4, 4], f32, [384, 1, 128, 32, 8]>, !host.buffer<[2, 8, 3, 4, 4], f32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 3, 4, 4], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[S]], %[[P]]) : !host.buffer<[2, 8, 3, 4, 4], f32, [384, 1, 128, 32, 8]>, !host.buffer<[2, 8, 3, 4, 4], f32>
// CHECK-NEXT:    func.return %[[P]], %[[Q]] : !host.buffer<[2, 8, 3, 4, 4], f32>, !host.buffer<[2, 8, 3, 4, 4], f32>
// CHECK-NEXT:  }
func.func @volumes(%x: tensor<2x8x3x4x4xf32> {stepwell.strides = #shape.dims<384, 1, 128, 32, 8>}) -> (tensor<2x8x3x4x4xf32>, tensor<2x8x3x4x4xf32>) {
  %s = prim.exp %x : tensor<2x8x3x4x4xf32>
  %p = prim.scan <add> %s dim 4 : tensor<2x8x3x4x4xf32> -> tensor<2x8x3x4x4xf32>
  %q = prim.scan <add> %s dim 3 : tensor<2x8x3x4x4xf32> -> tensor<2x8x3x4x4xf32>
  func.return %p, %q : tensor<2x8x3x4x4xf32>, tensor<2x8x3x4x4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @exp_scan_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<32xf32>, %[[S:[^ ,:]+]]: memref<32xf32>, %[[Q:[^ ,:]+]]: memref<32xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[J]] * 4 + %[[K]]] : memref<32xf32> -> f32
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = math.exp %[[V0]] : f32
// CHECK-NEXT:          loop.store %[[V1]], %[[S]][%[[I]] * 16 + %[[J]] * 4 + %[[K]]] : f32, memref<32xf32>
// CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 1 : f32 {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[J]] * 4 + %[[K]] + %[[R]]] : memref<32xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = math.exp %[[V3]] : f32
// CHECK-NEXT:            loop.yield %[[V4]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.store %[[V2]], %[[Q]][%[[I]] * 16 + %[[J]] * 4 + %[[K]]] : f32, memref<32xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<32xf32>, %[[P:[^ ,:]+]]: memref<32xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.for %[[K:[^ ,:]+]] = 0 to 2 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]] * 4 + %[[J]] + %[[K]] * 16] : memref<32xf32> -> f32
// CHECK-NEXT:          %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:          loop.store %[[V6]], %[[P]][%[[I]] * 4 + %[[J]] + %[[K]] * 16] : f32, memref<32xf32>
// CHECK-NEXT:          loop.yield %[[V5]] : f64
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @one_channel(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 1, 4, 4], f32, [16, 1, 4, 1]>) -> (!host.buffer<[2, 1, 4, 4], f32>, !host.buffer<[2, 1, 4, 4], f32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = host.alloc : !host.buffer<[2, 1, 4, 4], f32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[2, 1, 4, 4], f32>
// CHECK-NEXT:    host.launch @exp_scan_0(%[[X]], %[[S]], %[[Q]]) : !host.buffer<[2, 1, 4, 4], f32, [16, 1, 4, 1]>, !host.buffer<[2, 1, 4, 4], f32>, !host.buffer<[2, 1, 4, 4], f32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = host.alloc : !host.buffer<[2, 1, 4, 4], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[S]], %[[P]]) : !host.buffer<[2, 1, 4, 4], f32>, !host.buffer<[2, 1, 4, 4], f32>
// CHECK-NEXT:    func.return %[[P]], %[[Q]] : !host.buffer<[2, 1, 4, 4], f32>, !host.buffer<[2, 1, 4, 4], f32>
// CHECK-NEXT:  }
func.func @one_channel(%x: tensor<2x1x4x4xf32> {stepwell.strides = #shape.dims<16, 1, 4, 1>}) -> (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) {
  %s = prim.exp %x : tensor<2x1x4x4xf32>
  %p = prim.scan <add> %s dim 0 : tensor<2x1x4x4xf32> -> tensor<2x1x4x4xf32>
  %q = prim.scan <add> %s dim 1 : tensor<2x1x4x4xf32> -> tensor<2x1x4x4xf32>
  func.return %p, %q : tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @exp_scan_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<16xf32>, %[[S:[^ ,:]+]]: memref<16xf32>, %[[Q:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 8 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[J]]] : memref<16xf32> -> f32
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = math.exp %[[V3]] : f32
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.extf %[[V4]] : f32 to f64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.addf %[[V2]], %[[V5]] : f64
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.truncf %[[V6]] : f64 to f32
// CHECK-NEXT:        loop.store %[[V4]], %[[S]][%[[I]] * 8 + %[[J]]] : f32, memref<16xf32>
// CHECK-NEXT:        loop.store %[[V7]], %[[Q]][%[[I]] * 8 + %[[J]]] : f32, memref<16xf32>
// CHECK-NEXT:        loop.yield %[[V6]] : f64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<16xf32>, %[[P:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 2 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]] + %[[J]] * 8] : memref<16xf32> -> f32
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:        loop.store %[[V6]], %[[P]][%[[I]] + %[[J]] * 8] : f32, memref<16xf32>
// CHECK-NEXT:        loop.yield %[[V5]] : f64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @one_place(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 8, 1, 1], f32, [8, 1, 8, 8]>) -> (!host.buffer<[2, 8, 1, 1], f32>, !host.buffer<[2, 8, 1, 1], f32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 1, 1], f32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 1, 1], f32>
// CHECK-NEXT:    host.launch @exp_scan_0(%[[X]], %[[S]], %[[Q]]) : !host.buffer<[2, 8, 1, 1], f32, [8, 1, 8, 8]>, !host.buffer<[2, 8, 1, 1], f32>, !host.buffer<[2, 8, 1, 1], f32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 1, 1], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[S]], %[[P]]) : !host.buffer<[2, 8, 1, 1], f32>, !host.buffer<[2, 8, 1, 1], f32>
// CHECK-NEXT:    func.return %[[P]], %[[Q]] : !host.buffer<[2, 8, 1, 1], f32>, !host.buffer<[2, 8, 1, 1], f32>
// CHECK-NEXT:  }
func.func @one_place(%x: tensor<2x8x1x1xf32> {stepwell.strides = #shape.dims<8, 1, 8, 8>}) -> (tensor<2x8x1x1xf32>, tensor<2x8x1x1xf32>) {
  %s = prim.exp %x : tensor<2x8x1x1xf32>
  %p = prim.scan <add> %s dim 0 : tensor<2x8x1x1xf32> -> tensor<2x8x1x1xf32>
  %q = prim.scan <add> %s dim 1 : tensor<2x8x1x1xf32> -> tensor<2x8x1x1xf32>
  func.return %p, %q : tensor<2x8x1x1xf32>, tensor<2x8x1x1xf32>
}

// -----

// CHECK-LABEL: loop.kernel @exp_scan_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<128xf32>, %[[S:[^ ,:]+]]: memref<128xf32>, %[[Q:[^ ,:]+]]: memref<128xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.for %[[K:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[J]] * 8 + %[[K]] * 32] : memref<128xf32> -> f32
// CHECK-NEXT:          %[[V4:[^ ,:]+]] = math.exp %[[V3]] : f32
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = arith.extf %[[V4]] : f32 to f64
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = arith.addf %[[V2]], %[[V5]] : f64
// CHECK-NEXT:          %[[V7:[^ ,:]+]] = arith.truncf %[[V6]] : f64 to f32
// CHECK-NEXT:          loop.store %[[V4]], %[[S]][%[[I]] * 16 + %[[J]] + %[[K]] * 4] : f32, memref<128xf32>
// CHECK-NEXT:          loop.store %[[V7]], %[[Q]][%[[I]] * 16 + %[[J]] + %[[K]] * 4] : f32, memref<128xf32>
// CHECK-NEXT:          loop.yield %[[V6]] : f64
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<128xf32>, %[[P:[^ ,:]+]]: memref<128xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.for %[[K:[^ ,:]+]] = 0 to 8 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]] * 4 + %[[J]] + %[[K]] * 16] : memref<128xf32> -> f32
// CHECK-NEXT:          %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:          loop.store %[[V6]], %[[P]][%[[I]] * 4 + %[[J]] + %[[K]] * 16] : f32, memref<128xf32>
// CHECK-NEXT:          loop.yield %[[V5]] : f64
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @of_three_dimensions(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8, 4, 4], f32, [1, 32, 8]>) -> (!host.buffer<[8, 4, 4], f32>, !host.buffer<[8, 4, 4], f32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = host.alloc : !host.buffer<[8, 4, 4], f32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[8, 4, 4], f32>
// CHECK-NEXT:    host.launch @exp_scan_0(%[[X]], %[[S]], %[[Q]]) : !host.buffer<[8, 4, 4], f32, [1, 32, 8]>, !host.buffer<[8, 4, 4], f32>, !host.buffer<[8, 4, 4], f32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = host.alloc : !host.buffer<[8, 4, 4], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[S]], %[[P]]) : !host.buffer<[8, 4, 4], f32>, !host.buffer<[8, 4, 4], f32>
// CHECK-NEXT:    func.return %[[P]], %[[Q]] : !host.buffer<[8, 4, 4], f32>, !host.buffer<[8, 4, 4], f32>
// CHECK-NEXT:  }
func.func @of_three_dimensions(%x: tensor<8x4x4xf32> {stepwell.strides = #shape.dims<1, 32, 8>}) -> (tensor<8x4x4xf32>, tensor<8x4x4xf32>) {
  %s = prim.exp %x : tensor<8x4x4xf32>
  %p = prim.scan <add> %s dim 0 : tensor<8x4x4xf32> -> tensor<8x4x4xf32>
  %q = prim.scan <add> %s dim 1 : tensor<8x4x4xf32> -> tensor<8x4x4xf32>
  func.return %p, %q : tensor<8x4x4xf32>, tensor<8x4x4xf32>
}

// -----

/// A transposed operand is an image with channels last, too.
// CHECK-LABEL: loop.kernel @exp_scan_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>, %[[S:[^ ,:]+]]: memref<256xf32>, %[[Q:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 128 + %[[J]] * 8 + %[[K]] + %[[L]] * 32] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = math.exp %[[V3]] : f32
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.extf %[[V4]] : f32 to f64
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.addf %[[V2]], %[[V5]] : f64
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = arith.truncf %[[V6]] : f64 to f32
// CHECK-NEXT:            loop.store %[[V4]], %[[S]][%[[I]] * 128 + %[[J]] * 8 + %[[K]] + %[[L]] * 32] : f32, memref<256xf32>
// CHECK-NEXT:            loop.store %[[V7]], %[[Q]][%[[I]] * 128 + %[[J]] + %[[K]] * 16 + %[[L]] * 4] : f32, memref<256xf32>
// CHECK-NEXT:            loop.yield %[[V6]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<256xf32>, %[[P:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]] * 128 + %[[J]] + %[[K]] * 32 + %[[L]] * 8] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:            loop.store %[[V6]], %[[P]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] * 4 + %[[L]]] : f32, memref<256xf32>
// CHECK-NEXT:            loop.yield %[[V5]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @transposed(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 4, 4, 8], f32>) -> (!host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @exp_scan_0(%[[X]], %[[S]], %[[Q]]) : !host.buffer<[2, 4, 4, 8], f32>, !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[S]], %[[P]]) : !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    func.return %[[P]], %[[Q]] : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:  }
func.func @transposed(%x: tensor<2x4x4x8xf32>) -> (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) {
  %t = prim.transpose %x permutation [0, 3, 1, 2] : tensor<2x4x4x8xf32> -> tensor<2x8x4x4xf32>
  %s = prim.exp %t : tensor<2x8x4x4xf32>
  %p = prim.scan <add> %s dim 3 : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf32>
  %q = prim.scan <add> %s dim 2 : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf32>
  func.return %p, %q : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>
}

// -----

/// A call of ATen, and a view that strides cannot express, take rows.
// CHECK-LABEL: loop.kernel @exp_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>, %[[S:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          loop.parallel %[[L:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:            %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 128 + %[[J]] + %[[K]] * 32 + %[[L]] * 8] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V1:[^ ,:]+]] = math.exp %[[V0]] : f32
// CHECK-NEXT:            loop.store %[[V1]], %[[S]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] * 4 + %[[L]]] : f32, memref<256xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<256xf32>, %[[Q:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:            loop.store %[[V6]], %[[Q]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : f32, memref<256xf32>
// CHECK-NEXT:            loop.yield %[[V5]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @for_a_call(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>) -> (!host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @exp_0(%[[X]], %[[S]]) : !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.atan %[[S]] attributes {extern = "library"} : (!host.buffer<[2, 8, 4, 4], f32>) -> !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[S]], %[[Q]]) : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    func.return %[[C]], %[[Q]] : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:  }
func.func @for_a_call(%x: tensor<2x8x4x4xf32> {stepwell.strides = #shape.dims<128, 1, 32, 8>}) -> (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) {
  %s = prim.exp %x : tensor<2x8x4x4xf32>
  %c = aten.atan %s attributes {extern = "library"} : (tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32>
  %q = prim.scan <add> %s dim 2 : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf32>
  func.return %c, %q : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @exp_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>, %[[S:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          loop.parallel %[[L:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:            %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 128 + %[[J]] + %[[K]] * 32 + %[[L]] * 8] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V1:[^ ,:]+]] = math.exp %[[V0]] : f32
// CHECK-NEXT:            loop.store %[[V1]], %[[S]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] * 4 + %[[L]]] : f32, memref<256xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<256xf32>, %[[Q:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.for %[[L:[^ ,:]+]] = 0 to 4 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[S]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : memref<256xf32> -> f32
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:            loop.store %[[V6]], %[[Q]][%[[I]] * 128 + %[[J]] * 16 + %[[K]] + %[[L]] * 4] : f32, memref<256xf32>
// CHECK-NEXT:            loop.yield %[[V5]] : f64
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @for_a_view(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>) -> (!host.buffer<[2, 128], f32>, !host.buffer<[2, 8, 4, 4], f32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @exp_0(%[[X]], %[[S]]) : !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = host.view %[[S]] offset 0 : !host.buffer<[2, 8, 4, 4], f32> -> !host.buffer<[2, 128], f32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.atan %[[V]] attributes {extern = "library"} : (!host.buffer<[2, 128], f32>) -> !host.buffer<[2, 128], f32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[S]], %[[Q]]) : !host.buffer<[2, 8, 4, 4], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:    func.return %[[C]], %[[Q]] : !host.buffer<[2, 128], f32>, !host.buffer<[2, 8, 4, 4], f32>
// CHECK-NEXT:  }
func.func @for_a_view(%x: tensor<2x8x4x4xf32> {stepwell.strides = #shape.dims<128, 1, 32, 8>}) -> (tensor<2x128xf32>, tensor<2x8x4x4xf32>) {
  %s = prim.exp %x : tensor<2x8x4x4xf32>
  %v = prim.reshape %s : tensor<2x8x4x4xf32> -> tensor<2x128xf32>
  %c = aten.atan %v attributes {extern = "library"} : (tensor<2x128xf32>) -> tensor<2x128xf32>
  %q = prim.scan <add> %s dim 2 : tensor<2x8x4x4xf32> -> tensor<2x8x4x4xf32>
  func.return %c, %q : tensor<2x128xf32>, tensor<2x8x4x4xf32>
}
