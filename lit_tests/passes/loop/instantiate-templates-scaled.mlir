// RUN: stepwell-opt %s -p 'instantiate-templates{candidates=1}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p instantiate-templates --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// Products of floats of eight bits: the factors are bits in memory, the sum is scaled before a bias is added and it is
/// rounded, and the library may write where the product is wanted.
// CHECK-LABEL: loop.kernel @scaled_mm_negate(
// CHECK:         %sum = loop.reduce <add> %k = 0 to 512 : f32 attributes {block = #loop.block<{{[0-9]+}}>, dot = "ieee", imprecise_terms = 128 : i64} {
// CHECK-NEXT:      %l = loop.load %a[%i * 512 + %k] : memref<131072xi8> -> i8
// CHECK-NEXT:      %r = loop.load %b[%k + %j * 512] : memref<65536xi8> -> i8
// CHECK-NEXT:      %[[A:.*]] = arith.bitcast %l : i8 to f8E4M3FN
// CHECK-NEXT:      %[[L:.*]] = arith.extf %[[A]] : f8E4M3FN to f32
// CHECK-NEXT:      %[[B:.*]] = arith.bitcast %r : i8 to f8E5M2
// CHECK-NEXT:      %[[R:.*]] = arith.extf %[[B]] : f8E5M2 to f32
// CHECK-NEXT:      arith.mulf %[[L]], %[[R]] : f32
// CHECK:         %[[SA:.*]] = loop.load %sa[0] : memref<1xf32> -> f32
// CHECK-NEXT:    %[[S:.*]] = arith.mulf %sum, %[[SA]] : f32
// CHECK-NEXT:    %[[SB:.*]] = loop.load %sb[0] : memref<1xf32> -> f32
// CHECK-NEXT:    %[[T:.*]] = arith.mulf %[[S]], %[[SB]] : f32
// CHECK-NEXT:    %[[BIAS:.*]] = loop.load %bias[%j] : memref<128xbf16> -> bf16
// CHECK-NEXT:    %[[WIDE:.*]] = arith.extf %[[BIAS]]
// CHECK-NEXT:    %[[U:.*]] = arith.addf %[[T]], %[[WIDE]]
// CHECK-NEXT:    %[[C:.*]] = arith.truncf %[[U]] : f32 to bf16
// CHECK-NEXT:    loop.store %[[C]], %c[%i * 128 + %j]
// CHECK-NEXT:    arith.negf %[[C]]
// CHECK-LABEL: func.func private @scaled_mm_negate_library(
// CHECK-NEXT:    aten.call "aten::_scaled_mm.out({{.*}}" %a, %b, %sa, %sb, %bias, none, %c {out_dtype = bf16
// CHECK-NEXT:    host.launch @negate(%c, %y)
// CHECK-LABEL: func.func @by_matrix(
// CHECK:         host.launch_one_of [@scaled_mm_negate, @scaled_mm_negate_library](%c, %y, %a, %b, %sa, %sb, %bias)
loop.kernel @negate(%c: memref<32768xbf16>, %y: memref<32768xbf16>) {
  loop.parallel %i = 0 to 32768 {
    %v = loop.load %c[%i] : memref<32768xbf16> -> bf16
    %w = arith.negf %v : bf16
    loop.store %w, %y[%i] : bf16, memref<32768xbf16>
  }
}
func.func @by_matrix(%a: !host.buffer<[256, 512], f8E4M3FN>, %b: !host.buffer<[512, 128], f8E5M2, [1, 512]>, %sa: !host.buffer<[], f32>, %sb: !host.buffer<[1, 1], f32>, %bias: !host.buffer<[128], bf16>) -> (!host.buffer<[256, 128], bf16>, !host.buffer<[256, 128], bf16>) {
  %c = aten._scaled_mm %a, %b, %sa, %sb, %bias {out_dtype = bf16} : (!host.buffer<[256, 512], f8E4M3FN>, !host.buffer<[512, 128], f8E5M2, [1, 512]>, !host.buffer<[], f32>, !host.buffer<[1, 1], f32>, !host.buffer<[128], bf16>) -> !host.buffer<[256, 128], bf16>
  %y = host.alloc : !host.buffer<[256, 128], bf16>
  host.launch @negate(%c, %y) : !host.buffer<[256, 128], bf16>, !host.buffer<[256, 128], bf16>
  func.return %c, %y : !host.buffer<[256, 128], bf16>, !host.buffer<[256, 128], bf16>
}

// -----

/// A scale for each row and column, by the newer operator as well; all terms are summed as tensor cores do it. Where
/// sums are cut into parts, their total is scaled.
// CHECK-LABEL: loop.kernel @scaled_mm_v2(
// CHECK:         imprecise_terms = 1073741824 : i64
// CHECK:         %[[SA:.*]] = loop.load %sa[%i] : memref<?xf32> -> f32
// CHECK-NEXT:    %[[S:.*]] = arith.mulf %sum, %[[SA]] : f32
// CHECK-NEXT:    %[[SB:.*]] = loop.load %sb[%j * 2] : memref<127xf32> -> f32
// CHECK-NEXT:    %[[T:.*]] = arith.mulf %[[S]], %[[SB]] : f32
// CHECK-NEXT:    loop.store %[[T]], %c[%i * 64 + %j] : f32, memref<?xf32>
// CHECK-LABEL: loop.kernel @scaled_mm_partial(
// CHECK-NOT:     arith.mulf %sum
// CHECK-LABEL: loop.kernel @scaled_mm_total(
// CHECK:         %[[OF_ROW:.*]] = loop.load %ra[%i]
// CHECK-NEXT:    arith.mulf %sum, %[[OF_ROW]]
// CHECK-LABEL: func.func @by_row(
func.func @by_row(%a: !host.buffer<[s0, 512], f8E4M3FN>, %b: !host.buffer<[512, 64], f8E4M3FN, [1, 512]>, %sa: !host.buffer<[s0, 1], f32>, %sb: !host.buffer<[1, 64], f32, [128, 2]>, %x: !host.buffer<[64, 8192], f8E4M3FN>, %z: !host.buffer<[8192, 64], f8E4M3FN, [1, 8192]>, %ra: !host.buffer<[64, 1], f32>, %rb: !host.buffer<[1, 64], f32>, %s0: index {shape.symbol = "s0"}) -> (!host.buffer<[s0, 64], f32>, !host.buffer<[64, 64], bf16>) {
  %c = aten._scaled_mm_v2 %a, %b, [%sa], [%sb] {recipe_a = [1], swizzle_a = [], recipe_b = [1], swizzle_b = [0], out_dtype = f32, use_fast_accum = true} : (!host.buffer<[s0, 512], f8E4M3FN>, !host.buffer<[512, 64], f8E4M3FN, [1, 512]>, !host.buffer<[s0, 1], f32>, !host.buffer<[1, 64], f32, [128, 2]>) -> !host.buffer<[s0, 64], f32>
  %d = aten._scaled_mm %x, %z, %ra, %rb {out_dtype = bf16} : (!host.buffer<[64, 8192], f8E4M3FN>, !host.buffer<[8192, 64], f8E4M3FN, [1, 8192]>, !host.buffer<[64, 1], f32>, !host.buffer<[1, 64], f32>) -> !host.buffer<[64, 64], bf16>
  func.return %c, %d : !host.buffer<[s0, 64], f32>, !host.buffer<[64, 64], bf16>
}

// -----

/// What is rounded to eight bits, scaled by blocks, or refused by the library is left to it.
// CHECK-LABEL: func.func @refused(
// CHECK-NOT:     launch
func.func @refused(%a: !host.buffer<[256, 256], f8E4M3FN>, %b: !host.buffer<[256, 256], f8E4M3FN, [1, 256]>, %e: !host.buffer<[256, 256], f8E5M2>, %s: !host.buffer<[], f32>, %blocks: !host.buffer<[256, 2], f32>, %v: !host.buffer<[256], f32>, %i: !host.buffer<[256, 256], i8>, %z: !host.buffer<[0, 256], f8E4M3FN>) {
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten._scaled_mm stays the library's: its elements are f8E4M3FN
  %0 = aten._scaled_mm %a, %b, %s, %s : (!host.buffer<[256, 256], f8E4M3FN>, !host.buffer<[256, 256], f8E4M3FN, [1, 256]>, !host.buffer<[], f32>, !host.buffer<[], f32>) -> !host.buffer<[256, 256], f8E4M3FN>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten._scaled_mm stays the library's: the library refuses factors that are both f8E5M2
  %1 = aten._scaled_mm %e, %e, %s, %s {out_dtype = bf16} : (!host.buffer<[256, 256], f8E5M2>, !host.buffer<[256, 256], f8E5M2>, !host.buffer<[], f32>, !host.buffer<[], f32>) -> !host.buffer<[256, 256], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten._scaled_mm stays the library's: it is scaled otherwise than by one number, or one for each row and column
  %2 = aten._scaled_mm %a, %b, %blocks, %blocks {out_dtype = bf16} : (!host.buffer<[256, 256], f8E4M3FN>, !host.buffer<[256, 256], f8E4M3FN, [1, 256]>, !host.buffer<[256, 2], f32>, !host.buffer<[256, 2], f32>) -> !host.buffer<[256, 256], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten._scaled_mm_v2 stays the library's: it is scaled otherwise than by one number, or one for each row and column
  %3 = aten._scaled_mm_v2 %a, %b, [%s], [%s] {recipe_a = [3], swizzle_a = [], recipe_b = [3], swizzle_b = [], out_dtype = bf16} : (!host.buffer<[256, 256], f8E4M3FN>, !host.buffer<[256, 256], f8E4M3FN, [1, 256]>, !host.buffer<[], f32>, !host.buffer<[], f32>) -> !host.buffer<[256, 256], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten._scaled_mm stays the library's: its factors are i8 and f8E4M3FN
  %4 = aten._scaled_mm %i, %b, %s, %s {out_dtype = bf16} : (!host.buffer<[256, 256], i8>, !host.buffer<[256, 256], f8E4M3FN, [1, 256]>, !host.buffer<[], f32>, !host.buffer<[], f32>) -> !host.buffer<[256, 256], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten._scaled_mm stays the library's: it is empty
  %5 = aten._scaled_mm %z, %b, %s, %s {out_dtype = bf16} : (!host.buffer<[0, 256], f8E4M3FN>, !host.buffer<[256, 256], f8E4M3FN, [1, 256]>, !host.buffer<[], f32>, !host.buffer<[], f32>) -> !host.buffer<[0, 256], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten._scaled_mm stays the library's: its bias is not one of columns
  %6 = aten._scaled_mm %a, %b, %s, %s, %a {out_dtype = bf16} : (!host.buffer<[256, 256], f8E4M3FN>, !host.buffer<[256, 256], f8E4M3FN, [1, 256]>, !host.buffer<[], f32>, !host.buffer<[], f32>, !host.buffer<[256, 256], f8E4M3FN>) -> !host.buffer<[256, 256], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten._scaled_mm stays the library's: its result is not row-major
  %7 = aten._scaled_mm %a, %b, %s, %s {out_dtype = bf16} : (!host.buffer<[256, 256], f8E4M3FN>, !host.buffer<[256, 256], f8E4M3FN, [1, 256]>, !host.buffer<[], f32>, !host.buffer<[], f32>) -> !host.buffer<[256, 256], bf16, [1, 256]>
  func.return
}
