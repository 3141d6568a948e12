// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p loop-to-triton | filecheck %s

/// Under fast numerics Triton's approximations are good enough.
builtin.module attributes {stepwell.numerics = "fast"} {
  // CHECK-LABEL: triton.func @approximate(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V9]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[E:[^ ,:]+]] = math.exp %[[V]] : tensor<128xf32>
  // CHECK-NEXT:    %[[R:[^ ,:]+]] = math.sqrt %[[V]] : tensor<128xf32>
  // CHECK-NEXT:    %[[Q:[^ ,:]+]] = arith.divf %[[E]], %[[R]] : tensor<128xf32>
  // CHECK-NEXT:    triton.store %[[V9]], %[[Q]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @approximate(%x: memref<1024xf32>) {
    loop.parallel %i = 0 to 1024 attributes {block = #loop.block<128, x>} {
      %v = loop.load %x[%i] : memref<1024xf32> -> f32
      %e = math.exp %v : f32
      %r = math.sqrt %v : f32
      %q = arith.divf %e, %r : f32
      loop.store %q, %x[%i] : f32, memref<1024xf32>
    }
  }
}
