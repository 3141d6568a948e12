// Every op of the prim dialect reads back as it was printed, in custom and in generic form.

// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s

// CHECK-LABEL: @elementwise(
// CHECK-SAME: [[X:%[a-z0-9_]+]]: tensor<4x8xf32>, [[Y:%[a-z0-9_]+]]: tensor<4x8xf32>, [[I:%[a-z0-9_]+]]: tensor<4xi64>
func.func @elementwise(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %i: tensor<4xi64>) {
  // CHECK: prim.exp [[X]] : tensor<4x8xf32>
  %0 = prim.exp %x : tensor<4x8xf32>
  // CHECK: prim.neg [[I]] : tensor<4xi64>
  %1 = prim.neg %i : tensor<4xi64>
  // CHECK: prim.add [[X]], [[Y]] : tensor<4x8xf32>
  %2 = prim.add %x, %y : tensor<4x8xf32>
  // CHECK: prim.shift_left [[I]], [[I]] {note} : tensor<4xi64>
  %3 = prim.shift_left %i, %i {note} : tensor<4xi64>
  // CHECK: [[M:%[a-z0-9_]+]] = prim.compare <lt> [[X]], [[Y]] : tensor<4x8xf32>
  %m = prim.compare <lt> %x, %y : tensor<4x8xf32>
  // CHECK: prim.select [[M]], [[X]], [[Y]] : tensor<4x8xf32>
  %4 = prim.select %m, %x, %y : tensor<4x8xf32>
  // CHECK: prim.not [[M]] : tensor<4x8xi1>
  %5 = prim.not %m : tensor<4x8xi1>
  // CHECK: prim.convert [[X]] : tensor<4x8xf32> -> tensor<4x8xbf16>
  %6 = prim.convert %x : tensor<4x8xf32> -> tensor<4x8xbf16>
  // CHECK: prim.bitcast [[I]] : tensor<4xi64> -> tensor<4xf64>
  %7 = prim.bitcast %i : tensor<4xi64> -> tensor<4xf64>
  // CHECK: prim.random_bits [[I]], [[I]] : tensor<4xi64>
  %8 = prim.random_bits %i, %i : tensor<4xi64>
  func.return
}

// CHECK-LABEL: @creation(
func.func @creation() {
  // CHECK: prim.constant 0.5 : tensor<4x8xf32>
  %0 = prim.constant 0.5 : tensor<4x8xf32>
  // An integer literal fills floats too.
  // CHECK: prim.constant 2.0 : tensor<f64>
  %1 = prim.constant 2 : tensor<f64>
  // CHECK: prim.constant -inf : tensor<4xbf16>
  %2 = prim.constant -inf : tensor<4xbf16>
  // CHECK: prim.constant nan : tensor<4xf32>
  %3 = prim.constant nan : tensor<4xf32>
  // CHECK: prim.constant 1.0e-05 : tensor<4xf32>
  %4 = prim.constant 1.0e-5 : tensor<4xf32>
  // CHECK: prim.constant -7 : tensor<4xi8>
  %5 = prim.constant -7 : tensor<4xi8>
  // CHECK: prim.constant 1 : tensor<4xi1>
  %6 = prim.constant true : tensor<4xi1>
  // CHECK: prim.iota dim 1 : tensor<4x8xi64>
  %7 = prim.iota dim 1 : tensor<4x8xi64>
  // CHECK: prim.size <s0 * 128> : tensor<i64>
  %8 = prim.size <s0 * 128> : tensor<i64>
  func.return
}

// CHECK-LABEL: @views(
func.func @views(%x: tensor<4x8xf32>, %y: tensor<2x8xf32>, %s: tensor<?x8xf32, #shape.dims<s0, 8>>) {
  // CHECK: prim.broadcast %{{.*}} dims [1, 2] : tensor<4x8xf32> -> tensor<3x4x8xf32>
  %0 = prim.broadcast %x dims [1, 2] : tensor<4x8xf32> -> tensor<3x4x8xf32>
  // CHECK: prim.reshape %{{.*}} : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<?xf32, #shape.dims<s0 * 8>>
  %1 = prim.reshape %s : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<?xf32, #shape.dims<s0 * 8>>
  // CHECK: prim.transpose %{{.*}} permutation [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %2 = prim.transpose %x permutation [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  // CHECK: prim.slice %{{.*}} offsets [0, 2] strides [1, 3] : tensor<4x8xf32> -> tensor<4x2xf32>
  %3 = prim.slice %x offsets [0, 2] strides [1, 3] : tensor<4x8xf32> -> tensor<4x2xf32>
  // CHECK: prim.slice %{{.*}} offsets [s0 - 1, 0] strides [1, 1]
  %4 = prim.slice %s offsets [s0 - 1, 0] strides [1, 1] : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<1x8xf32>
  // CHECK: prim.reverse %{{.*}} dims [0, 1] : tensor<4x8xf32> -> tensor<4x8xf32>
  %5 = prim.reverse %x dims [0, 1] : tensor<4x8xf32> -> tensor<4x8xf32>
  // CHECK: prim.pad %{{.*}} low [0, 2] with -1.5 : tensor<4x8xf32> -> tensor<4x12xf32>
  %6 = prim.pad %x low [0, 2] with -1.5 : tensor<4x8xf32> -> tensor<4x12xf32>
  // CHECK: prim.concatenate %{{.*}}, %{{.*}} dim 0 : tensor<4x8xf32>, tensor<2x8xf32> -> tensor<6x8xf32>
  %7 = prim.concatenate %x, %y dim 0 : tensor<4x8xf32>, tensor<2x8xf32> -> tensor<6x8xf32>
  func.return
}

// CHECK-LABEL: @reductions(
func.func @reductions(%x: tensor<4x8xf32>, %m: tensor<4x8xi1>) {
  // CHECK: prim.reduce <add> %{{.*}} dims [0, 1] : tensor<4x8xf32> -> tensor<f32>
  %0 = prim.reduce <add> %x dims [0, 1] : tensor<4x8xf32> -> tensor<f32>
  // CHECK: prim.reduce <or> %{{.*}} dims [1] : tensor<4x8xi1> -> tensor<4xi1>
  %1 = prim.reduce <or> %m dims [1] : tensor<4x8xi1> -> tensor<4xi1>
  // CHECK: prim.argreduce <maximum> %{{.*}} dim 1 : tensor<4x8xf32> -> tensor<4xi64>
  %2 = prim.argreduce <maximum> %x dim 1 : tensor<4x8xf32> -> tensor<4xi64>
  // CHECK: prim.scan <mul> %{{.*}} dim 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  %3 = prim.scan <mul> %x dim 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  func.return
}

// CHECK-LABEL: @computed_places(
func.func @computed_places(%x: tensor<4x8xf32>, %i: tensor<3x8xi64>, %u: tensor<3x8xf32>, %c: tensor<f32>) {
  // CHECK: prim.gather %{{.*}}[%{{.*}}, %{{.*}}] : tensor<4x8xf32> -> tensor<3x8xf32>
  %0 = prim.gather %x[%i, %i] : tensor<4x8xf32> -> tensor<3x8xf32>
  // A tensor without dimensions has no indices.
  // CHECK: prim.gather %{{.*}}[] : tensor<f32> -> tensor<5xf32>
  %1 = prim.gather %c[] : tensor<f32> -> tensor<5xf32>
  // CHECK: prim.scatter <add> %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}} : tensor<4x8xf32>, tensor<3x8xf32> -> tensor<4x8xf32>
  %2 = prim.scatter <add> %x[%i, %i], %u : tensor<4x8xf32>, tensor<3x8xf32> -> tensor<4x8xf32>
  func.return
}

// CHECK-LABEL: @group(
func.func @group(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: prim.fusion "sine" ([[A:%[a-z0-9_]+]] = %{{.*}} : tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: [[B:%[a-z0-9_]+]] = prim.sin [[A]] : tensor<4xf32>
  // CHECK-NEXT: prim.yield [[B]] : tensor<4xf32>
  %r = prim.fusion "sine" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %b = prim.sin %a : tensor<4xf32>
    prim.yield %b : tensor<4xf32>
  }
  func.return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @fused_multiply_add(
func.func @fused_multiply_add(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: prim.fma %a, %b, %c : tensor<4xf32>
  %0 = prim.fma %a, %b, %c : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
