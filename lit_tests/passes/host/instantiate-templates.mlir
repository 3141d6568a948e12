// RUN: stepwell-opt %s -p 'instantiate-templates{candidates=2}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p instantiate-templates --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p 'instantiate-templates{candidates=1 always=true float32=tf32}' --split-input-file | filecheck %s --check-prefix=ALWAYS

/// What follows is computed where the product is, of the block of sums; rows and columns beyond the last ones are taken
/// from the start again, where there are some.
// CHECK-LABEL: triton.func @mm_scale(
// CHECK-SAME: %s: !triton.ptr<bf16> {triton.divisibility = 16 : i64}, %y: !triton.ptr<bf16> {{.*}}, %left: !triton.ptr<bf16> {{.*}}, %right: !triton.ptr<bf16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<2>], num_warps = 8 : i32, num_stages = 3 : i32}
// CHECK-NOT: arith.remsi %all_rows
// CHECK: arith.remsi %all_columns, %column_count : tensor<128xi32>
// CHECK: %sums, %left_last, %right_last = scf.for %k = %zero to %inner_count step %block_inner
// CHECK-NEXT: %left_block = triton.load %left_at : tensor<128x64x!triton.ptr<bf16>>
// CHECK-NEXT: %right_block = triton.load %right_at
// CHECK-NEXT: triton.dot %left_block, %right_block, %sum, inputPrecision = ieee : tensor<128x64xbf16> * tensor<64x128xbf16> -> tensor<128x128xf32>
// CHECK: %[[C:.*]] = arith.truncf %sums : tensor<128x128xf32> to tensor<128x128xbf16>
// CHECK-NEXT: %[[F:.*]] = arith.extf %[[C]]
// CHECK: %[[M:.*]] = arith.mulf %[[F]], %{{.*}} : tensor<128x128xf32>
// CHECK: %[[T:.*]] = arith.truncf %[[M]]
// CHECK: triton.store %{{.*}}, %[[T]], %{{.*}} : tensor<128x128x!triton.ptr<bf16>>
// CHECK-LABEL: triton.func @mm_scale_1(
// CHECK: num_warps = 4 : i32, num_stages = 4 : i32
// CHECK-NOT: loop.kernel
loop.kernel @scale(%c: memref<24576xbf16>, %s: memref<192xbf16>, %y: memref<24576xbf16>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 192 {
      %v = loop.load %c[%i * 192 + %j] : memref<24576xbf16> -> bf16
      %w = arith.extf %v : bf16 to f32
      %t = loop.load %s[%j] : memref<192xbf16> -> bf16
      %u = arith.extf %t : bf16 to f32
      %m = arith.mulf %w, %u : f32
      %r = arith.truncf %m : f32 to bf16
      loop.store %r, %y[%i * 192 + %j] : bf16, memref<24576xbf16>
    }
  }
}
// CHECK-LABEL: func.func @follows(
func.func @follows(%a: !host.buffer<[128, 256], bf16>, %b: !host.buffer<[256, 192], bf16>, %s: !host.buffer<[192], bf16>) -> !host.buffer<[128, 192], bf16> {
  // REMARK-DAG: instantiate-templates.mlir:[[# @LINE + 1]]:8: instantiate-templates: aten.mm becomes 4 kernels of a template, with @scale
  %c = aten.mm %a, %b attributes {extern = "library"} : (!host.buffer<[128, 256], bf16>, !host.buffer<[256, 192], bf16>) -> !host.buffer<[128, 192], bf16>
  // CHECK-NEXT: %y = host.alloc
  %y = host.alloc : !host.buffer<[128, 192], bf16>
  // CHECK-NEXT: host.launch_one_of [@mm_scale, @mm_scale_1](%s, %y, %a, %b)
  host.launch @scale(%c, %s, %y) : !host.buffer<[128, 192], bf16>, !host.buffer<[192], bf16>, !host.buffer<[128, 192], bf16>
  // CHECK-NEXT: func.return %y
  func.return %y : !host.buffer<[128, 192], bf16>
}

// -----

/// A bias is added to the sums before they are rounded. The loop over all elements is seen as rows and columns, the
/// transposed operand by its strides.
// CHECK-LABEL: triton.func @addmm_negate(
// CHECK-SAME: %y: !triton.ptr<f16> {{.*}}, %bias: !triton.ptr<f16> {{.*}}, %left: !triton.ptr<f16> {{.*}}, %right: !triton.ptr<f16>
// CHECK: %right_inner_stride = arith.constant dense<1>
// CHECK: %right_column_stride = arith.constant dense<100>
// CHECK: %inside = arith.cmpi slt, %inner, %rests
// CHECK: triton.load %left_at, %left_inside_1, %left_zeros
// CHECK: triton.load %{{.*}} : tensor<64x!triton.ptr<f16>>
// CHECK: %[[S:.*]] = arith.addf %sums, %{{.*}} : tensor<128x64xf32>
// CHECK: %[[C:.*]] = arith.truncf %[[S]]
// CHECK: arith.negf %[[C]]
loop.kernel @negate(%c: memref<8192xf16>, %y: memref<8192xf16>) {
  loop.parallel %i = 0 to 8192 attributes {block = #loop.block<1024, x>} {
    %v = loop.load %c[%i] : memref<8192xf16> -> f16
    %w = arith.negf %v : f16
    loop.store %w, %y[%i] : f16, memref<8192xf16>
  }
}
// CHECK-LABEL: func.func @bias(
func.func @bias(%b: !host.buffer<[64], f16>, %x: !host.buffer<[128, 100], f16>, %w: !host.buffer<[100, 64], f16, [1, 100]>) -> !host.buffer<[128, 64], f16> {
  // CHECK-NEXT: %y = host.alloc : !host.buffer<[128, 64], f16>
  // CHECK-NEXT: host.launch_one_of [@addmm_negate, @addmm_negate_1](%y, %b, %x, %w)
  // REMARK-DAG: instantiate-templates.mlir:[[# @LINE + 1]]:8: instantiate-templates: aten.addmm becomes 4 kernels of a template, with @negate
  %c = aten.addmm %b, %x, %w attributes {extern = "library"} : (!host.buffer<[64], f16>, !host.buffer<[128, 100], f16>, !host.buffer<[100, 64], f16, [1, 100]>) -> !host.buffer<[128, 64], f16>
  %y = host.alloc : !host.buffer<[128, 64], f16>
  host.launch @negate(%c, %y) : !host.buffer<[128, 64], f16>, !host.buffer<[128, 64], f16>
  func.return %y : !host.buffer<[128, 64], f16>
}

// -----

/// Matrices of a batch are programs along z. Where nothing follows, the sums are stored.
// CHECK-LABEL: func.func @batch(
// ALWAYS-LABEL: triton.func @bmm(
// ALWAYS-SAME: grid = [#shape.expr<1>, #shape.expr<1>, #shape.expr<3>]
// ALWAYS: inputPrecision = tf32 : tensor<64x32xf32> * tensor<32x64xf32>
// ALWAYS: triton.store %{{.*}}, %sums
// ALWAYS-LABEL: func.func @batch(
func.func @batch(%a: !host.buffer<[3, 64, 32], f32>, %b: !host.buffer<[3, 32, 64], f32>) -> !host.buffer<[3, 64, 64], f32> {
  // ALWAYS-NEXT: %c = host.alloc
  // ALWAYS-NEXT: host.launch @bmm(%c, %a, %b)
  // CHECK-NEXT: aten.bmm
  // REMARK-DAG: instantiate-templates.mlir:[[# @LINE + 1]]:8: instantiate-templates: aten.bmm stays the library's: its elements are f32
  %c = aten.bmm %a, %b attributes {extern = "library"} : (!host.buffer<[3, 64, 32], f32>, !host.buffer<[3, 32, 64], f32>) -> !host.buffer<[3, 64, 64], f32>
  func.return %c : !host.buffer<[3, 64, 64], f32>
}

// -----

// CHECK-LABEL: func.func @refused(
func.func @refused(%a: !host.buffer<[64, 64], bf16>, %l: !host.buffer<[64, 2048], bf16>, %r: !host.buffer<[2048, 64], bf16>, %d: !host.buffer<[64, 64], f64>, %t: !host.buffer<[64, 8], bf16>, %s: !host.buffer<[s0, 64], bf16>, %m: !host.buffer<[70000, 16, 16], bf16>, %n: index {shape.symbol = "s0"}) {
  // CHECK-NOT: launch
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: nothing follows that it could be computed with
  %0 = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: its sums have 2048 terms, bound 1024
  %1 = aten.mm %l, %r : (!host.buffer<[64, 2048], bf16>, !host.buffer<[2048, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: its elements are f64
  %2 = aten.mm %d, %d : (!host.buffer<[64, 64], f64>, !host.buffer<[64, 64], f64>) -> !host.buffer<[64, 64], f64>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: it is thin
  %3 = aten.mm %a, %t : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 8], bf16>) -> !host.buffer<[64, 8], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: its sizes are symbolic
  %4 = aten.mm %s, %a : (!host.buffer<[s0, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[s0, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.addmm stays the library's: it is scaled
  %5 = aten.addmm %a, %a, %a {alpha = 2} : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.bmm stays the library's: it has more matrices or columns than a launch has programs
  %6 = aten.bmm %m, %m : (!host.buffer<[70000, 16, 16], bf16>, !host.buffer<[70000, 16, 16], bf16>) -> !host.buffer<[70000, 16, 16], bf16>
  func.return
}

// -----

/// What follows must compute each element from the same element of the product, and must not write to an operand.
loop.kernel @transpose(%c: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %c[%j * 64 + %i] : memref<4096xbf16> -> bf16
      loop.store %v, %y[%i * 64 + %j] : bf16, memref<4096xbf16>
    }
  }
}
loop.kernel @copy(%c: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %v = loop.load %c[%i] : memref<4096xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @sum(%c: memref<4096xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %j = 0 to 64 : f32 {
      %v = loop.load %c[%i * 64 + %j] : memref<4096xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}
loop.kernel @parts(%c: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 1024 {
    %v = loop.load %c[%i] : memref<4096xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @twice(%c: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %v = loop.load %c[%i] : memref<4096xbf16> -> bf16
    %w = loop.load %c[0] : memref<4096xbf16> -> bf16
    %x = arith.addf %v, %w : bf16
    loop.store %x, %y[%i] : bf16, memref<4096xbf16>
  }
}
// CHECK-LABEL: func.func @followed_by_others(
func.func @followed_by_others(%a: !host.buffer<[64, 64], bf16>, %y: !host.buffer<[64, 64], bf16>, %f: !host.buffer<[64, 64], f32>, %z: !host.buffer<[64], f32>) {
  // CHECK-COUNT-6: aten.mm
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: what follows reads it at other places than it computes
  %0 = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  host.launch @transpose(%0, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: what follows writes to its operands
  %1 = aten.mm %a, %y : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  host.launch @copy(%1, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: something else happens before what follows
  %2 = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: the loops of what follows are not over its rows and columns
  %3 = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  host.launch @parts(%3, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  host.launch @copy(%2, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: what follows reads it more than once, or under a condition
  %4 = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  host.launch @twice(%4, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  %5 = aten.mm %f, %f : (!host.buffer<[64, 64], f32>, !host.buffer<[64, 64], f32>) -> !host.buffer<[64, 64], f32>
  host.launch @sum(%5, %z) : !host.buffer<[64, 64], f32>, !host.buffer<[64], f32>
  func.return
}

// -----

/// The module says that f32 may be multiplied as tf32.
// CHECK-LABEL: triton.func @mm_negate(
// CHECK: inputPrecision = tf32 : tensor<128x32xf32> * tensor<32x128xf32>
builtin.module attributes {stepwell.float32_products = "tf32"} {
  loop.kernel @negate(%c: memref<16384xf32>, %y: memref<16384xf32>) {
    loop.parallel %i = 0 to 16384 {
      %v = loop.load %c[%i] : memref<16384xf32> -> f32
      %w = arith.negf %v : f32
      loop.store %w, %y[%i] : f32, memref<16384xf32>
    }
  }
  func.func @tf32(%a: !host.buffer<[128, 128], f32>) -> !host.buffer<[128, 128], f32> {
    %c = aten.mm %a, %a : (!host.buffer<[128, 128], f32>, !host.buffer<[128, 128], f32>) -> !host.buffer<[128, 128], f32>
    %y = host.alloc : !host.buffer<[128, 128], f32>
    host.launch @negate(%c, %y) : !host.buffer<[128, 128], f32>, !host.buffer<[128, 128], f32>
    func.return %y : !host.buffer<[128, 128], f32>
  }
}

// -----

/// Bits change.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @strict(
  // CHECK: aten.mm
  loop.kernel @negate(%c: memref<16384xbf16>) {
    loop.parallel %i = 0 to 16384 {
      %v = loop.load %c[%i] : memref<16384xbf16> -> bf16
      %w = arith.negf %v : bf16
      loop.store %w, %c[%i] : bf16, memref<16384xbf16>
    }
  }
  func.func @strict(%a: !host.buffer<[128, 128], bf16>) -> !host.buffer<[128, 128], bf16> {
    %c = aten.mm %a, %a : (!host.buffer<[128, 128], bf16>, !host.buffer<[128, 128], bf16>) -> !host.buffer<[128, 128], bf16>
    host.launch @negate(%c) : !host.buffer<[128, 128], bf16>
    func.return %c : !host.buffer<[128, 128], bf16>
  }
}

// -----

/// What runs on another device than the program stays as it is.
// CHECK-LABEL: func.func @elsewhere(
// ALWAYS-LABEL: func.func @elsewhere(
func.func @elsewhere(%a: !host.buffer<[128, 256], bf16>, %b: !host.buffer<[256, 192], bf16>) -> !host.buffer<[128, 192], bf16> {
  // CHECK-NEXT: aten.mm
  // ALWAYS-NEXT: aten.mm
  // REMARK-DAG: instantiate-templates.mlir:[[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: it runs on another device
  %c = aten.mm %a, %b attributes {extern = "its result is on cpu"} : (!host.buffer<[128, 256], bf16>, !host.buffer<[256, 192], bf16>) -> !host.buffer<[128, 192], bf16>
  func.return %c : !host.buffer<[128, 192], bf16>
}
