// RUN: stepwell-opt %s -p loop-to-triton --split-input-file | filecheck %s

/// A tanh of blocks has no branches, unless eager's bits are asked for.
// CHECK-LABEL: triton.func @tanh(
// CHECK:         %[[M:.*]] = math.absf %[[X:.*]] : tensor<128xf32>
// CHECK-NEXT:    %[[D:.*]] = arith.addf %[[X]], %[[X]]
// CHECK:         arith.minimumf
// CHECK:         %[[E:.*]] = triton.extern_elementwise "__nv_expf"
// CHECK:         %[[S:.*]] = arith.addf %[[E]]
// CHECK:         triton.precise_divf %{{.*}}, %[[S]]
// CHECK:         arith.cmpf olt, %[[M]]
// CHECK:         %[[R:.*]] = arith.select
// CHECK:         triton.extern_elementwise "__nv_copysignf" %[[R]], %[[D]]
loop.kernel @tanh(%x: memref<1024xbf16>) {
  loop.parallel %i = 0 to 1024 attributes {block = #loop.block<128, x>} {
    %v = loop.load %x[%i] : memref<1024xbf16> -> bf16
    %t = math.tanh %v : bf16
    loop.store %t, %x[%i] : bf16, memref<1024xbf16>
  }
}

// -----

builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: triton.func @exact(
  // CHECK:         triton.extern_elementwise "__nv_tanhf"
  loop.kernel @exact(%x: memref<1024xf32>) {
    loop.parallel %i = 0 to 1024 attributes {block = #loop.block<128, x>} {
      %v = loop.load %x[%i] : memref<1024xf32> -> f32
      %t = math.tanh %v : f32
      loop.store %t, %x[%i] : f32, memref<1024xf32>
    }
  }
}

// -----

/// A reciprocal root of a block is libdevice's, of numbers that are scaled where these are subnormal.
// CHECK-LABEL: triton.func @rsqrt(
// CHECK:         %[[X:.*]] = triton.load
// CHECK:         %[[SMALL:.*]] = arith.cmpf olt, %[[X]], %{{.*}} : tensor<64xf32>
// CHECK:         %[[LARGE:.*]] = arith.mulf %[[X]], %{{.*}} : tensor<64xf32>
// CHECK-NEXT:    %[[Y:.*]] = arith.select %[[SMALL]], %[[LARGE]], %[[X]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[R:.*]] = triton.extern_elementwise "__nv_rsqrtf" %[[Y]] : (tensor<64xf32>) -> tensor<64xf32>
// CHECK:         %[[S:.*]] = arith.mulf %[[R]], %{{.*}} : tensor<64xf32>
// CHECK-NEXT:    arith.select %[[SMALL]], %[[S]], %[[R]] : tensor<64xi1>, tensor<64xf32>
loop.kernel @rsqrt(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<64, x>} {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    %r = math.rsqrt %v : f32
    loop.store %r, %y[%i] : f32, memref<64xf32>
  }
}
