// RUN: stepwell-opt %s -p retype-loads | filecheck %s
// RUN: stepwell-opt %s -p retype-loads --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p retype-loads --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Bits that are only read as a float are loaded as one; lanes that do not read are zero as before.
// CHECK-LABEL: triton.func @bits(
// CHECK:         %[[P:.*]] = triton.addptr
// CHECK:         %[[Q:.*]] = triton.bitcast %[[P]] : tensor<64x!triton.ptr<i8>> -> tensor<64x!triton.ptr<f8E4M3FN>>
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant 0.000000e+00 : f8E4M3FN
// CHECK-NEXT:    %[[ZEROS:.*]] = triton.splat %[[ZERO]] : f8E4M3FN -> tensor<64xf8E4M3FN>
// CHECK-NEXT:    %[[V:.*]] = triton.load %[[Q]], %mask, %[[ZEROS]] : tensor<64x!triton.ptr<f8E4M3FN>>
// CHECK-NEXT:    triton.fp_to_fp %[[V]]
// CHECK-NEXT:    triton.fp_to_fp %[[V]]
// CHECK:         %[[R:.*]] = triton.bitcast %y : !triton.ptr<f32> -> !triton.ptr<i32>
// CHECK-NEXT:    %w = triton.load %[[R]] : !triton.ptr<i32>
// CHECK-NEXT:    triton.return
triton.func @bits(%x: !triton.ptr<i8>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 64 : tensor<64xi32>
  %limit = arith.constant dense<60> : tensor<64xi32>
  %mask = arith.cmpi slt, %lanes, %limit : tensor<64xi32>
  %xs = triton.splat %x : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
  %p = triton.addptr %xs, %lanes : tensor<64x!triton.ptr<i8>>, tensor<64xi32>
  %zero = arith.constant 0 : i8
  %zeros = triton.splat %zero : i8 -> tensor<64xi8>
  // REMARK-DAG: retype-loads.mlir:[[# @LINE + 1]]:11: retype-loads: it is loaded as f8E4M3FN {{\[}}@bits]
  %bits = triton.load %p, %mask, %zeros : tensor<64x!triton.ptr<i8>>
  // REMARK-DAG: retype-loads.mlir:[[# @LINE + 1]]:8: retype-loads: triton.bitcast is %b {{\[}}@bits]
  %a = triton.bitcast %bits : tensor<64xi8> -> tensor<64xf8E4M3FN>
  // REMARK-DAG: retype-loads.mlir:[[# @LINE + 1]]:8: retype-loads: triton.bitcast is %b {{\[}}@bits]
  %b = triton.bitcast %bits : tensor<64xi8> -> tensor<64xf8E4M3FN>
  %c = triton.fp_to_fp %a : tensor<64xf8E4M3FN> -> tensor<64xf32>
  %d = triton.fp_to_fp %b : tensor<64xf8E4M3FN> -> tensor<64xf16>
  // REMARK-DAG: retype-loads.mlir:[[# @LINE + 1]]:8: retype-loads: it is loaded as i32 {{\[}}@bits]
  %v = triton.load %y : !triton.ptr<f32>
  // REMARK-DAG: retype-loads.mlir:[[# @LINE + 1]]:8: retype-loads: triton.bitcast is %w {{\[}}@bits]
  %w = triton.bitcast %v : f32 -> i32
  triton.return
}

/// Bits that are used in two ways stay, and a number that is not zero would be another one.
// CHECK-LABEL: triton.func @other(
// CHECK-NOT:     ptr<f8
triton.func @other(%x: !triton.ptr<i8>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 64 : tensor<64xi32>
  %limit = arith.constant dense<60> : tensor<64xi32>
  %mask = arith.cmpi slt, %lanes, %limit : tensor<64xi32>
  %xs = triton.splat %x : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
  %p = triton.addptr %xs, %lanes : tensor<64x!triton.ptr<i8>>, tensor<64xi32>
  %ones = arith.constant dense<1> : tensor<64xi8>
  // REMARK-DAG: retype-loads.mlir:[[# @LINE + 1]]:11: retype-loads: its bits are used as another type, too {{\[}}@other]
  %bits = triton.load %p : tensor<64x!triton.ptr<i8>>
  %a = triton.bitcast %bits : tensor<64xi8> -> tensor<64xf8E4M3FN>
  %b = arith.addi %bits, %bits : tensor<64xi8>
  // REMARK-DAG: retype-loads.mlir:[[# @LINE + 1]]:13: retype-loads: lanes that do not read are given a number other than zero {{\[}}@other]
  %masked = triton.load %p, %mask, %ones : tensor<64x!triton.ptr<i8>>
  %c = triton.bitcast %masked : tensor<64xi8> -> tensor<64xf8E5M2>
  triton.return
}
