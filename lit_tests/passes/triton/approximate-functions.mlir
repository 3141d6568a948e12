// RUN: stepwell-opt %s -p approximate-functions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p approximate-functions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p approximate-functions --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// 16 bits of a sigmoid: the exponential is added to 1, beside which a subnormal number is nothing.
// CHECK-LABEL: triton.func @sigmoid(
// CHECK:         triton.extern_elementwise "__nv_fast_expf"
// CHECK-NEXT:    arith.addf
// CHECK-NEXT:    arith.divf
// CHECK-NEXT:    arith.truncf
triton.func @sigmoid(%x: !triton.ptr<f32>, %y: !triton.ptr<bf16>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 8 : tensor<8xi32>
  %start = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
  %p = triton.addptr %start, %lanes : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
  %v = triton.load %p : tensor<8x!triton.ptr<f32>>
  %c1 = arith.constant 1.0 : f32
  %one = triton.splat %c1 : f32 -> tensor<8xf32>
  // REMARK-DAG: approximate-functions.mlir:[[# @LINE + 1]]:8: approximate-functions: its result is rounded to 16 bits: it is approximated {{\[}}@sigmoid]
  %e = triton.extern_elementwise "__nv_expf" %v : (tensor<8xf32>) -> tensor<8xf32>
  %d = arith.addf %e, %one : tensor<8xf32>
  // REMARK-DAG: approximate-functions.mlir:[[# @LINE + 1]]:8: approximate-functions: its result is rounded to 16 bits: it is approximated {{\[}}@sigmoid]
  %q = triton.precise_divf %one, %d : tensor<8xf32>
  %h = arith.truncf %q : tensor<8xf32> to tensor<8xbf16>
  %out = triton.splat %y : !triton.ptr<bf16> -> tensor<8x!triton.ptr<bf16>>
  %py = triton.addptr %out, %lanes : tensor<8x!triton.ptr<bf16>>, tensor<8xi32>
  triton.store %py, %h : tensor<8x!triton.ptr<bf16>>
  triton.return
}

/// The exponential of a bounded number is normal, that of any number may not be, and 1 - e**x loses digits.
// CHECK-LABEL: triton.func @exponentials(
// CHECK:         %[[BOUNDED:.*]] = arith.maximumf
// CHECK-NEXT:    triton.extern_elementwise "__nv_fast_expf" %[[BOUNDED]]
// CHECK-NEXT:    math.exp %{{.*}} : tensor<8xf32>
// CHECK-NEXT:    triton.extern_elementwise "__nv_expf"
// CHECK-NEXT:    arith.subf
triton.func @exponentials(%x: !triton.ptr<f32>, %y: !triton.ptr<f16>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 8 : tensor<8xi32>
  %start = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
  %p = triton.addptr %start, %lanes : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
  %v = triton.load %p : tensor<8x!triton.ptr<f32>>
  %c1 = arith.constant 1.0 : f32
  %one = triton.splat %c1 : f32 -> tensor<8xf32>
  %bounded = arith.maximumf %v, %one : tensor<8xf32>
  // REMARK-DAG: approximate-functions.mlir:[[# @LINE + 1]]:8: approximate-functions: its result is rounded to 16 bits: it is approximated {{\[}}@exponentials]
  %a = triton.extern_elementwise "__nv_expf" %bounded : (tensor<8xf32>) -> tensor<8xf32>
  // REMARK-DAG: approximate-functions.mlir:[[# @LINE + 1]]:8: approximate-functions: its result is rounded to 16 bits: it is approximated {{\[}}@exponentials]
  %b = triton.extern_elementwise "__nv_expf" %v : (tensor<8xf32>) -> tensor<8xf32>
  %c = triton.extern_elementwise "__nv_expf" %v : (tensor<8xf32>) -> tensor<8xf32>
  %d = arith.subf %one, %c : tensor<8xf32>
  %ab = arith.mulf %a, %b : tensor<8xf32>
  %abs = math.absf %ab : tensor<8xf32>
  %n = arith.negf %v : tensor<8xf32>
  %signed = triton.extern_elementwise "__nv_copysignf" %abs, %n : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %condition = arith.cmpf olt, %v, %one : tensor<8xf32>
  %all = arith.select %condition, %signed, %d : tensor<8xi1>, tensor<8xf32>
  %h = arith.truncf %all : tensor<8xf32> to tensor<8xf16>
  %out = triton.splat %y : !triton.ptr<f16> -> tensor<8x!triton.ptr<f16>>
  %py = triton.addptr %out, %lanes : tensor<8x!triton.ptr<f16>>, tensor<8xi32>
  triton.store %py, %h : tensor<8x!triton.ptr<f16>>
  triton.return
}

/// Left as they are: a result that is stored as f32, too; one that a comparison reads; one that a sum over lanes adds.
// CHECK-LABEL: triton.func @precise(
// CHECK-COUNT-3: "__nv_expf"
// CHECK:         triton.precise_divf
triton.func @precise(%x: !triton.ptr<f32>, %y: !triton.ptr<bf16>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 8 : tensor<8xi32>
  %start = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
  %p = triton.addptr %start, %lanes : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
  %v = triton.load %p : tensor<8x!triton.ptr<f32>>
  %stored = triton.extern_elementwise "__nv_expf" %v : (tensor<8xf32>) -> tensor<8xf32>
  %compared = triton.extern_elementwise "__nv_expf" %v : (tensor<8xf32>) -> tensor<8xf32>
  %added = triton.extern_elementwise "__nv_expf" %v : (tensor<8xf32>) -> tensor<8xf32>
  triton.store %p, %stored : tensor<8x!triton.ptr<f32>>
  %condition = arith.cmpf olt, %compared, %v : tensor<8xf32>
  %sum = triton.reduce %added axis 0 : tensor<8xf32> combine (%a: f32, %b: f32) {
    %s = arith.addf %a, %b : f32
    triton.reduce.return %s : f32
  }
  %sums = triton.splat %sum : f32 -> tensor<8xf32>
  %q = triton.precise_divf %sums, %v : tensor<8xf32>
  %minus = arith.addf %q, %v : tensor<8xf32>
  %all = arith.select %condition, %stored, %minus : tensor<8xi1>, tensor<8xf32>
  %h = arith.truncf %all : tensor<8xf32> to tensor<8xbf16>
  %out = triton.splat %y : !triton.ptr<bf16> -> tensor<8x!triton.ptr<bf16>>
  %py = triton.addptr %out, %lanes : tensor<8x!triton.ptr<bf16>>, tensor<8xi32>
  triton.store %py, %h : tensor<8x!triton.ptr<bf16>>
  triton.return
}

// -----

/// Strict numerics keep every bit.
// CHECK-LABEL: triton.func @strict(
// CHECK:         "__nv_expf"
builtin.module attributes {stepwell.numerics = "strict"} {
  triton.func @strict(%x: !triton.ptr<f32>, %y: !triton.ptr<bf16>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
    %lanes = triton.make_range 0 to 8 : tensor<8xi32>
    %start = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
    %p = triton.addptr %start, %lanes : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
    %v = triton.load %p : tensor<8x!triton.ptr<f32>>
    %e = triton.extern_elementwise "__nv_expf" %v : (tensor<8xf32>) -> tensor<8xf32>
    %h = arith.truncf %e : tensor<8xf32> to tensor<8xbf16>
    %out = triton.splat %y : !triton.ptr<bf16> -> tensor<8x!triton.ptr<bf16>>
    %py = triton.addptr %out, %lanes : tensor<8x!triton.ptr<bf16>>, tensor<8xi32>
    triton.store %py, %h : tensor<8x!triton.ptr<bf16>>
    triton.return
  }
}
