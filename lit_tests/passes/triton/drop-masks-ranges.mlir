// RUN: stepwell-opt %s -p drop-masks --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Comparisons of which ranges decide some, with the least and the greatest number of each kind of value.

/// The least and the greatest number of each operation: the comparisons with them are decided, and not one more.
triton.func @arithmetic(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<5>, #shape.expr<3>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %x0 = triton.get_program_id x : i32
  %y0 = triton.get_program_id y : i32
  %z0 = triton.get_program_id z : i32
  %c4_i32 = arith.constant 4 : i32
  // REMARK: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v5 = arith.cmpi sle, %x0, %c4_i32 : i32
  %v6 = arith.cmpi slt, %x0, %c4_i32 : i32
  %c0_i32 = arith.constant 0 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v8 = arith.cmpi sge, %x0, %c0_i32 : i32
  %v9 = arith.cmpi sgt, %x0, %c0_i32 : i32
  %c2_i32 = arith.constant 2 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v11 = arith.cmpi sle, %y0, %c2_i32 : i32
  %v12 = arith.cmpi slt, %y0, %c2_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v13 = arith.cmpi sge, %y0, %c0_i32 : i32
  %v14 = arith.cmpi sgt, %y0, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v15 = arith.cmpi sle, %z0, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v16 = arith.cmpi slt, %z0, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v17 = arith.cmpi sge, %z0, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v18 = arith.cmpi sgt, %z0, %c0_i32 : i32
  %v19 = arith.addi %x0, %y0 : i32
  %c6_i32 = arith.constant 6 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v21 = arith.cmpi sle, %v19, %c6_i32 : i32
  %v22 = arith.cmpi slt, %v19, %c6_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v23 = arith.cmpi sge, %v19, %c0_i32 : i32
  %v24 = arith.cmpi sgt, %v19, %c0_i32 : i32
  %v25 = arith.subi %x0, %y0 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v26 = arith.cmpi sle, %v25, %c4_i32 : i32
  %v27 = arith.cmpi slt, %v25, %c4_i32 : i32
  %cm2_i32 = arith.constant -2 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v29 = arith.cmpi sge, %v25, %cm2_i32 : i32
  %v30 = arith.cmpi sgt, %v25, %cm2_i32 : i32
  %c3_i32 = arith.constant 3 : i32
  %v32 = arith.muli %v25, %c3_i32 : i32
  %c12_i32 = arith.constant 12 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v34 = arith.cmpi sle, %v32, %c12_i32 : i32
  %v35 = arith.cmpi slt, %v32, %c12_i32 : i32
  %cm6_i32 = arith.constant -6 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v37 = arith.cmpi sge, %v32, %cm6_i32 : i32
  %v38 = arith.cmpi sgt, %v32, %cm6_i32 : i32
  %v39 = arith.divsi %v19, %c2_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v40 = arith.cmpi sle, %v39, %c3_i32 : i32
  %v41 = arith.cmpi slt, %v39, %c3_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v42 = arith.cmpi sge, %v39, %c0_i32 : i32
  %v43 = arith.cmpi sgt, %v39, %c0_i32 : i32
  %v44 = arith.remsi %v19, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v45 = arith.cmpi sle, %v44, %c3_i32 : i32
  %v46 = arith.cmpi slt, %v44, %c3_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v47 = arith.cmpi sge, %v44, %c0_i32 : i32
  %v48 = arith.cmpi sgt, %v44, %c0_i32 : i32
  %v49 = arith.divsi %v25, %c2_i32 : i32
  %v50 = arith.cmpi sle, %v49, %c2_i32 : i32
  %v51 = arith.cmpi slt, %v49, %c2_i32 : i32
  %cm1_i32 = arith.constant -1 : i32
  %v53 = arith.cmpi sge, %v49, %cm1_i32 : i32
  %v54 = arith.cmpi sgt, %v49, %cm1_i32 : i32
  %c1_i32 = arith.constant 1 : i32
  %v56 = arith.addi %y0, %c1_i32 : i32
  %v57 = arith.divsi %c12_i32, %v56 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v58 = arith.cmpi sle, %v57, %c12_i32 : i32
  %v59 = arith.cmpi slt, %v57, %c12_i32 : i32
  %v60 = arith.cmpi sge, %v57, %c4_i32 : i32
  %v61 = arith.cmpi sgt, %v57, %c4_i32 : i32
  %v62 = arith.divsi %c12_i32, %y0 : i32
  %v63 = arith.cmpi sle, %v62, %c12_i32 : i32
  %v64 = arith.cmpi slt, %v62, %c12_i32 : i32
  %v65 = arith.cmpi sge, %v62, %c0_i32 : i32
  %v66 = arith.cmpi sgt, %v62, %c0_i32 : i32
  %v67 = arith.remsi %c1_i32, %v25 : i32
  %v68 = arith.cmpi sle, %v67, %c1_i32 : i32
  %v69 = arith.cmpi slt, %v67, %c1_i32 : i32
  %v70 = arith.cmpi sge, %v67, %c0_i32 : i32
  %v71 = arith.cmpi sgt, %v67, %c0_i32 : i32
  %c5_i32 = arith.constant 5 : i32
  %v73 = arith.minsi %v19, %c5_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v74 = arith.cmpi sle, %v73, %c5_i32 : i32
  %v75 = arith.cmpi slt, %v73, %c5_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v76 = arith.cmpi sge, %v73, %c0_i32 : i32
  %v77 = arith.cmpi sgt, %v73, %c0_i32 : i32
  %v78 = arith.maxsi %v25, %cm1_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v79 = arith.cmpi sle, %v78, %c4_i32 : i32
  %v80 = arith.cmpi slt, %v78, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v81 = arith.cmpi sge, %v78, %cm1_i32 : i32
  %v82 = arith.cmpi sgt, %v78, %cm1_i32 : i32
  triton.return
}

/// Ranges pass through casts and repeated values; a narrower type must hold all numbers.
triton.func @casts(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<5>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 3 to 19 : tensor<16xi32>
  %c18_i32 = arith.constant 18 : i32
  %v3 = triton.splat %c18_i32 : i32 -> tensor<16xi32>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v4 = arith.cmpi sle, %lanes, %v3 : tensor<16xi32>
  %v5 = arith.cmpi slt, %lanes, %v3 : tensor<16xi32>
  %c3_i32 = arith.constant 3 : i32
  %v7 = triton.splat %c3_i32 : i32 -> tensor<16xi32>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v8 = arith.cmpi sge, %lanes, %v7 : tensor<16xi32>
  %v9 = arith.cmpi sgt, %lanes, %v7 : tensor<16xi32>
  %v10 = arith.extsi %lanes : tensor<16xi32> to tensor<16xi64>
  %c18_i64 = arith.constant 18 : i64
  %v12 = triton.splat %c18_i64 : i64 -> tensor<16xi64>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v13 = arith.cmpi sle, %v10, %v12 : tensor<16xi64>
  %v14 = arith.cmpi slt, %v10, %v12 : tensor<16xi64>
  %c3_i64 = arith.constant 3 : i64
  %v16 = triton.splat %c3_i64 : i64 -> tensor<16xi64>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v17 = arith.cmpi sge, %v10, %v16 : tensor<16xi64>
  %v18 = arith.cmpi sgt, %v10, %v16 : tensor<16xi64>
  %v19 = arith.trunci %lanes : tensor<16xi32> to tensor<16xi8>
  %c18_i8 = arith.constant 18 : i8
  %v21 = triton.splat %c18_i8 : i8 -> tensor<16xi8>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v22 = arith.cmpi sle, %v19, %v21 : tensor<16xi8>
  %v23 = arith.cmpi slt, %v19, %v21 : tensor<16xi8>
  %c3_i8 = arith.constant 3 : i8
  %v25 = triton.splat %c3_i8 : i8 -> tensor<16xi8>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v26 = arith.cmpi sge, %v19, %v25 : tensor<16xi8>
  %v27 = arith.cmpi sgt, %v19, %v25 : tensor<16xi8>
  %v28 = triton.expand_dims %lanes axis 0 : tensor<16xi32> -> tensor<1x16xi32>
  %v29 = triton.broadcast %v28 : tensor<1x16xi32> -> tensor<4x16xi32>
  %v30 = triton.splat %c18_i32 : i32 -> tensor<4x16xi32>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v31 = arith.cmpi sle, %v29, %v30 : tensor<4x16xi32>
  %v32 = arith.cmpi slt, %v29, %v30 : tensor<4x16xi32>
  %v33 = triton.splat %c3_i32 : i32 -> tensor<4x16xi32>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v34 = arith.cmpi sge, %v29, %v33 : tensor<4x16xi32>
  %v35 = arith.cmpi sgt, %v29, %v33 : tensor<4x16xi32>
  %pid = triton.get_program_id x : i32
  %c31_i32 = arith.constant 31 : i32
  %v38 = arith.muli %pid, %c31_i32 : i32
  %v39 = arith.trunci %v38 : i32 to i8
  %c124_i8 = arith.constant 124 : i8
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v41 = arith.cmpi sle, %v39, %c124_i8 : i8
  %v42 = arith.cmpi slt, %v39, %c124_i8 : i8
  %c0_i8 = arith.constant 0 : i8
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v44 = arith.cmpi sge, %v39, %c0_i8 : i8
  %v45 = arith.cmpi sgt, %v39, %c0_i8 : i8
  %c32_i32 = arith.constant 32 : i32
  %v47 = arith.muli %pid, %c32_i32 : i32
  %v48 = arith.trunci %v47 : i32 to i8
  %v49 = arith.cmpi sle, %v48, %c124_i8 : i8
  %v50 = arith.cmpi slt, %v48, %c124_i8 : i8
  %v51 = arith.cmpi sge, %v48, %c0_i8 : i8
  %v52 = arith.cmpi sgt, %v48, %c0_i8 : i8
  %cm32_i32 = arith.constant -32 : i32
  %v54 = arith.muli %pid, %cm32_i32 : i32
  %v55 = arith.trunci %v54 : i32 to i8
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v56 = arith.cmpi sle, %v55, %c0_i8 : i8
  %v57 = arith.cmpi slt, %v55, %c0_i8 : i8
  %cm128_i8 = arith.constant -128 : i8
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v59 = arith.cmpi sge, %v55, %cm128_i8 : i8
  %v60 = arith.cmpi sgt, %v55, %cm128_i8 : i8
  %cm33_i32 = arith.constant -33 : i32
  %v62 = arith.muli %pid, %cm33_i32 : i32
  %v63 = arith.trunci %v62 : i32 to i8
  %v64 = arith.cmpi sle, %v63, %c0_i8 : i8
  %v65 = arith.cmpi slt, %v63, %c0_i8 : i8
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v66 = arith.cmpi sge, %v63, %cm128_i8 : i8
  %v67 = arith.cmpi sgt, %v63, %cm128_i8 : i8
  %c536870911_i32 = arith.constant 536870911 : i32
  %v69 = arith.muli %pid, %c536870911_i32 : i32
  %c2147483644_i32 = arith.constant 2147483644 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v71 = arith.cmpi sle, %v69, %c2147483644_i32 : i32
  %v72 = arith.cmpi slt, %v69, %c2147483644_i32 : i32
  %c0_i32 = arith.constant 0 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v74 = arith.cmpi sge, %v69, %c0_i32 : i32
  %v75 = arith.cmpi sgt, %v69, %c0_i32 : i32
  %c536870912_i32 = arith.constant 536870912 : i32
  %v77 = arith.muli %pid, %c536870912_i32 : i32
  %v78 = arith.cmpi sle, %v77, %c2147483644_i32 : i32
  %v79 = arith.cmpi slt, %v77, %c2147483644_i32 : i32
  %v80 = arith.cmpi sge, %v77, %c0_i32 : i32
  %v81 = arith.cmpi sgt, %v77, %c0_i32 : i32
  triton.return
}

/// Unsigned comparisons are as signed ones where both numbers are known not to be negative: sizes, but no signed arguments.
triton.func @unsigned(%x: !triton.ptr<f32>, %n: i32, %k: i32 {triton.signed}) attributes {grid = [#shape.expr<5>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %c1_i32 = arith.constant 1 : i32
  %v3 = arith.subi %pid, %c1_i32 : i32
  %c4_i32 = arith.constant 4 : i32
  %v5 = arith.cmpi ult, %pid, %c4_i32 : i32
  %c5_i32 = arith.constant 5 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v7 = arith.cmpi ult, %pid, %c5_i32 : i32
  %v8 = arith.cmpi ult, %v3, %c5_i32 : i32
  %v9 = arith.cmpi ult, %c5_i32, %v3 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v10 = arith.cmpi ule, %pid, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v11 = arith.cmpi ule, %pid, %c5_i32 : i32
  %v12 = arith.cmpi ule, %v3, %c5_i32 : i32
  %v13 = arith.cmpi ule, %c5_i32, %v3 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v14 = arith.cmpi ugt, %pid, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v15 = arith.cmpi ugt, %pid, %c5_i32 : i32
  %v16 = arith.cmpi ugt, %v3, %c5_i32 : i32
  %v17 = arith.cmpi ugt, %c5_i32, %v3 : i32
  %v18 = arith.cmpi uge, %pid, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v19 = arith.cmpi uge, %pid, %c5_i32 : i32
  %v20 = arith.cmpi uge, %v3, %c5_i32 : i32
  %v21 = arith.cmpi uge, %c5_i32, %v3 : i32
  %c0_i32 = arith.constant 0 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v23 = arith.cmpi sge, %n, %c0_i32 : i32
  %v24 = arith.cmpi sgt, %n, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v25 = arith.cmpi slt, %n, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v26 = arith.cmpi ult, %n, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v27 = arith.cmpi uge, %n, %c0_i32 : i32
  %v28 = arith.addi %n, %c1_i32 : i32
  %v29 = arith.cmpi sgt, %v28, %n : i32
  %v30 = arith.cmpi slt, %n, %v28 : i32
  %v31 = arith.cmpi sge, %k, %c0_i32 : i32
  %v32 = arith.cmpi sgt, %k, %c0_i32 : i32
  %v33 = arith.cmpi slt, %k, %c0_i32 : i32
  %v34 = arith.cmpi ult, %k, %c0_i32 : i32
  %v35 = arith.cmpi uge, %k, %c0_i32 : i32
  %v36 = arith.addi %k, %c1_i32 : i32
  %v37 = arith.cmpi sgt, %v36, %k : i32
  %v38 = arith.cmpi slt, %k, %v36 : i32
  triton.return
}

/// Equality is decided where numbers are apart, or the same.
triton.func @equal(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<5>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %c7_i32 = arith.constant 7 : i32
  %v3 = arith.addi %pid, %c7_i32 : i32
  %v4 = arith.subi %v3, %c7_i32 : i32
  %c4_i32 = arith.constant 4 : i32
  %v6 = arith.cmpi eq, %pid, %c4_i32 : i32
  %c5_i32 = arith.constant 5 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v8 = arith.cmpi eq, %pid, %c5_i32 : i32
  %cm1_i32 = arith.constant -1 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v10 = arith.cmpi eq, %pid, %cm1_i32 : i32
  %c0_i32 = arith.constant 0 : i32
  %v12 = arith.cmpi eq, %pid, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v13 = arith.cmpi eq, %c5_i32, %pid : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v14 = arith.cmpi eq, %cm1_i32, %pid : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v15 = arith.cmpi eq, %pid, %v3 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v16 = arith.cmpi eq, %v3, %pid : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v17 = arith.cmpi eq, %pid, %v4 : i32
  %c3_i32 = arith.constant 3 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v19 = arith.cmpi eq, %c3_i32, %c3_i32 : i32
  %v20 = arith.cmpi ne, %pid, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v21 = arith.cmpi ne, %pid, %c5_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v22 = arith.cmpi ne, %pid, %cm1_i32 : i32
  %v23 = arith.cmpi ne, %pid, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v24 = arith.cmpi ne, %c5_i32, %pid : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v25 = arith.cmpi ne, %cm1_i32, %pid : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v26 = arith.cmpi ne, %pid, %v3 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v27 = arith.cmpi ne, %v3, %pid : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v28 = arith.cmpi ne, %pid, %v4 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v29 = arith.cmpi ne, %c3_i32, %c3_i32 : i32
  triton.return
}

/// The number of a program is less than the number of programs, which is a product of sizes.
triton.func @programs(%x: !triton.ptr<f32>, %n: i64, %m: i64) attributes {grid = [#shape.expr<d0 * d1>, #shape.expr<d1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %p0 = triton.get_program_id x : i32
  %p1 = triton.get_program_id y : i32
  %v3 = arith.extsi %p0 : i32 to i64
  %v4 = arith.extsi %p1 : i32 to i64
  %v5 = arith.muli %n, %m : i64
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v6 = arith.cmpi slt, %v3, %v5 : i64
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v7 = arith.cmpi slt, %v4, %m : i64
  %v8 = arith.cmpi slt, %v4, %n : i64
  %v9 = arith.cmpi sge, %v3, %v5 : i64
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v10 = arith.cmpi ult, %v3, %v5 : i64
  %v11 = arith.divsi %v3, %m : i64
  %v12 = arith.remsi %v3, %m : i64
  %v13 = arith.cmpi slt, %v11, %n : i64
  %v14 = arith.cmpi slt, %v12, %m : i64
  %v15 = arith.cmpi slt, %v11, %m : i64
  %c4_i64 = arith.constant 4 : i64
  %v17 = arith.muli %v4, %c4_i64 : i64
  %v18 = arith.muli %m, %c4_i64 : i64
  %c3_i64 = arith.constant 3 : i64
  %v20 = arith.addi %v17, %c3_i64 : i64
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v21 = arith.cmpi slt, %v20, %v18 : i64
  %v22 = arith.addi %v17, %c4_i64 : i64
  %v23 = arith.cmpi slt, %v22, %v18 : i64
  triton.return
}

/// The variable of a loop stays below the upper bound, at a multiple of the step from the lower one; what is carried can be anything.
triton.func @loops(%x: !triton.ptr<f32>, %n: i32, %k: i32 {triton.signed}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %c2_i32 = arith.constant 2 : i32
  %c20_i32 = arith.constant 20 : i32
  %c3_i32 = arith.constant 3 : i32
  %c0_i32 = arith.constant 0 : i32
  %r5 = scf.for %i5 = %c2_i32 to %c20_i32 step %c3_i32 iter_args(%a5 = %c0_i32) -> (i32) : i32 {
    %v6 = arith.constant 17 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
    %v7 = arith.cmpi sle, %i5, %v6 : i32
    %v8 = arith.constant 17 : i32
    %v9 = arith.cmpi slt, %i5, %v8 : i32
    %v10 = arith.constant 2 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
    %v11 = arith.cmpi sge, %i5, %v10 : i32
    %v12 = arith.constant 2 : i32
    %v13 = arith.cmpi sgt, %i5, %v12 : i32
    %v14 = arith.constant 17 : i32
    %v15 = arith.cmpi sle, %a5, %v14 : i32
    %v16 = arith.constant 17 : i32
    %v17 = arith.cmpi slt, %a5, %v16 : i32
    %v18 = arith.constant 0 : i32
    %v19 = arith.cmpi sge, %a5, %v18 : i32
    %v20 = arith.constant 0 : i32
    %v21 = arith.cmpi sgt, %a5, %v20 : i32
    scf.yield %i5 : i32
  }
  %c21_i32 = arith.constant 21 : i32
  %r23 = scf.for %i23 = %c2_i32 to %c21_i32 step %c3_i32 iter_args(%a23 = %c0_i32) -> (i32) : i32 {
    %v24 = arith.constant 20 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
    %v25 = arith.cmpi sle, %i23, %v24 : i32
    %v26 = arith.constant 20 : i32
    %v27 = arith.cmpi slt, %i23, %v26 : i32
    %v28 = arith.constant 2 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
    %v29 = arith.cmpi sge, %i23, %v28 : i32
    %v30 = arith.constant 2 : i32
    %v31 = arith.cmpi sgt, %i23, %v30 : i32
    %v32 = arith.constant 20 : i32
    %v33 = arith.cmpi sle, %a23, %v32 : i32
    %v34 = arith.constant 20 : i32
    %v35 = arith.cmpi slt, %a23, %v34 : i32
    %v36 = arith.constant 0 : i32
    %v37 = arith.cmpi sge, %a23, %v36 : i32
    %v38 = arith.constant 0 : i32
    %v39 = arith.cmpi sgt, %a23, %v38 : i32
    scf.yield %i23 : i32
  }
  %c1_i32 = arith.constant 1 : i32
  %r41 = scf.for %i41 = %c0_i32 to %c1_i32 step %c1_i32 iter_args(%a41 = %c0_i32) -> (i32) : i32 {
    %v42 = arith.constant 0 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
    %v43 = arith.cmpi sle, %i41, %v42 : i32
    %v44 = arith.constant 0 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
    %v45 = arith.cmpi slt, %i41, %v44 : i32
    %v46 = arith.constant 0 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
    %v47 = arith.cmpi sge, %i41, %v46 : i32
    %v48 = arith.constant 0 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
    %v49 = arith.cmpi sgt, %i41, %v48 : i32
    %v50 = arith.constant 0 : i32
    %v51 = arith.cmpi sle, %a41, %v50 : i32
    %v52 = arith.constant 0 : i32
    %v53 = arith.cmpi slt, %a41, %v52 : i32
    %v54 = arith.constant 0 : i32
    %v55 = arith.cmpi sge, %a41, %v54 : i32
    %v56 = arith.constant 0 : i32
    %v57 = arith.cmpi sgt, %a41, %v56 : i32
    scf.yield %i41 : i32
  }
  %cm4_i32 = arith.constant -4 : i32
  %c5_i32 = arith.constant 5 : i32
  %r60 = scf.for %i60 = %cm4_i32 to %c5_i32 step %c2_i32 iter_args(%a60 = %c0_i32) -> (i32) : i32 {
    %v61 = arith.constant 4 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
    %v62 = arith.cmpi sle, %i60, %v61 : i32
    %v63 = arith.constant 4 : i32
    %v64 = arith.cmpi slt, %i60, %v63 : i32
    %v65 = arith.constant -4 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
    %v66 = arith.cmpi sge, %i60, %v65 : i32
    %v67 = arith.constant -4 : i32
    %v68 = arith.cmpi sgt, %i60, %v67 : i32
    %v69 = arith.constant 4 : i32
    %v70 = arith.cmpi sle, %a60, %v69 : i32
    %v71 = arith.constant 4 : i32
    %v72 = arith.cmpi slt, %a60, %v71 : i32
    %v73 = arith.constant 0 : i32
    %v74 = arith.cmpi sge, %a60, %v73 : i32
    %v75 = arith.constant 0 : i32
    %v76 = arith.cmpi sgt, %a60, %v75 : i32
    scf.yield %i60 : i32
  }
  %c9_i32 = arith.constant 9 : i32
  scf.for %i78 = %n to %c9_i32 step %c1_i32 : i32 {
    %v79 = arith.constant 8 : i32
    %v80 = arith.cmpi sle, %i78, %v79 : i32
    %v81 = arith.constant 8 : i32
    %v82 = arith.cmpi slt, %i78, %v81 : i32
    %v83 = arith.constant 0 : i32
    %v84 = arith.cmpi sge, %i78, %v83 : i32
    %v85 = arith.constant 0 : i32
    %v86 = arith.cmpi sgt, %i78, %v85 : i32
    %v87 = arith.cmpi slt, %i78, %n : i32
    scf.yield
  }
  scf.for %i88 = %c0_i32 to %c9_i32 step %n : i32 {
    %v89 = arith.constant 8 : i32
    %v90 = arith.cmpi sle, %i88, %v89 : i32
    %v91 = arith.constant 8 : i32
    %v92 = arith.cmpi slt, %i88, %v91 : i32
    %v93 = arith.constant 0 : i32
    %v94 = arith.cmpi sge, %i88, %v93 : i32
    %v95 = arith.constant 0 : i32
    %v96 = arith.cmpi sgt, %i88, %v95 : i32
    %v97 = arith.cmpi slt, %i88, %n : i32
    scf.yield
  }
  %c4_i32 = arith.constant 4 : i32
  scf.for %i99 = %c0_i32 to %n step %c4_i32 : i32 {
    %v100 = arith.constant 8 : i32
    %v101 = arith.cmpi sle, %i99, %v100 : i32
    %v102 = arith.constant 8 : i32
    %v103 = arith.cmpi slt, %i99, %v102 : i32
    %v104 = arith.constant 0 : i32
    // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
    %v105 = arith.cmpi sge, %i99, %v104 : i32
    %v106 = arith.constant 0 : i32
    %v107 = arith.cmpi sgt, %i99, %v106 : i32
    %v108 = arith.cmpi slt, %i99, %n : i32
    scf.yield
  }
  scf.for %i109 = %c0_i32 to %c9_i32 step %k : i32 {
    %v110 = arith.constant 8 : i32
    %v111 = arith.cmpi sle, %i109, %v110 : i32
    %v112 = arith.constant 8 : i32
    %v113 = arith.cmpi slt, %i109, %v112 : i32
    %v114 = arith.constant 0 : i32
    %v115 = arith.cmpi sge, %i109, %v114 : i32
    %v116 = arith.constant 0 : i32
    %v117 = arith.cmpi sgt, %i109, %v116 : i32
    %v118 = arith.cmpi slt, %i109, %n : i32
    scf.yield
  }
  triton.return
}

/// What is selected is one of two numbers; a number that is replaced by 0 unless it is below a limit is below it.
triton.func @selected(%x: !triton.ptr<i32>, %n: i32, %k: i32 {triton.signed}, %b: i1) attributes {grid = [#shape.expr<5>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %c9_i32 = arith.constant 9 : i32
  %v3 = arith.subi %pid, %c9_i32 : i32
  %u = triton.load %x : !triton.ptr<i32>
  %v5 = arith.select %b, %pid, %v3 : i32
  %c4_i32 = arith.constant 4 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v7 = arith.cmpi sle, %v5, %c4_i32 : i32
  %v8 = arith.cmpi slt, %v5, %c4_i32 : i32
  %cm9_i32 = arith.constant -9 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v10 = arith.cmpi sge, %v5, %cm9_i32 : i32
  %v11 = arith.cmpi sgt, %v5, %cm9_i32 : i32
  %v12 = arith.select %b, %v3, %pid : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v13 = arith.cmpi sle, %v12, %c4_i32 : i32
  %v14 = arith.cmpi slt, %v12, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v15 = arith.cmpi sge, %v12, %cm9_i32 : i32
  %v16 = arith.cmpi sgt, %v12, %cm9_i32 : i32
  %v17 = arith.select %b, %pid, %u : i32
  %v18 = arith.cmpi sle, %v17, %c4_i32 : i32
  %v19 = arith.cmpi slt, %v17, %c4_i32 : i32
  %c0_i32 = arith.constant 0 : i32
  %v21 = arith.cmpi sge, %v17, %c0_i32 : i32
  %v22 = arith.cmpi sgt, %v17, %c0_i32 : i32
  %v23 = arith.select %b, %u, %pid : i32
  %v24 = arith.cmpi sle, %v23, %c4_i32 : i32
  %v25 = arith.cmpi slt, %v23, %c4_i32 : i32
  %v26 = arith.cmpi sge, %v23, %c0_i32 : i32
  %v27 = arith.cmpi sgt, %v23, %c0_i32 : i32
  %c5_i32 = arith.constant 5 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v29 = arith.cmpi slt, %pid, %c5_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: arith.select is %v3
  %v30 = arith.select %v29, %v3, %pid : i32
  %cm5_i32 = arith.constant -5 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v32 = arith.cmpi sle, %v30, %cm5_i32 : i32
  %v33 = arith.cmpi slt, %v30, %cm5_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v34 = arith.cmpi sge, %v30, %cm9_i32 : i32
  %v35 = arith.cmpi sgt, %v30, %cm9_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v36 = arith.cmpi slt, %pid, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: arith.select is %pid
  %v37 = arith.select %v36, %v3, %pid : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v38 = arith.cmpi sle, %v37, %c4_i32 : i32
  %v39 = arith.cmpi slt, %v37, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v40 = arith.cmpi sge, %v37, %c0_i32 : i32
  %v41 = arith.cmpi sgt, %v37, %c0_i32 : i32
  %v42 = arith.cmpi ult, %u, %n : i32
  %v43 = arith.select %v42, %u, %c0_i32 : i32
  %v44 = arith.cmpi slt, %v43, %n : i32
  %v45 = arith.cmpi sge, %v43, %c0_i32 : i32
  %c7_i32 = arith.constant 7 : i32
  %v47 = arith.cmpi sle, %v43, %c7_i32 : i32
  %v48 = arith.cmpi slt, %v43, %c7_i32 : i32
  %v49 = arith.cmpi sge, %v43, %c0_i32 : i32
  %v50 = arith.cmpi sgt, %v43, %c0_i32 : i32
  %c8_i32 = arith.constant 8 : i32
  %v52 = arith.cmpi ult, %u, %c8_i32 : i32
  %v53 = arith.select %v52, %u, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v54 = arith.cmpi slt, %v53, %c8_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v55 = arith.cmpi sge, %v53, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v56 = arith.cmpi sle, %v53, %c7_i32 : i32
  %v57 = arith.cmpi slt, %v53, %c7_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v58 = arith.cmpi sge, %v53, %c0_i32 : i32
  %v59 = arith.cmpi sgt, %v53, %c0_i32 : i32
  %v60 = arith.cmpi ult, %u, %c8_i32 : i32
  %c1_i32 = arith.constant 1 : i32
  %v62 = arith.select %v60, %u, %c1_i32 : i32
  %v63 = arith.cmpi slt, %v62, %c8_i32 : i32
  %v64 = arith.cmpi sge, %v62, %c0_i32 : i32
  %v65 = arith.cmpi sle, %v62, %c7_i32 : i32
  %v66 = arith.cmpi slt, %v62, %c7_i32 : i32
  %v67 = arith.cmpi sge, %v62, %c0_i32 : i32
  %v68 = arith.cmpi sgt, %v62, %c0_i32 : i32
  %v69 = arith.cmpi slt, %u, %c8_i32 : i32
  %v70 = arith.select %v69, %u, %c0_i32 : i32
  %v71 = arith.cmpi slt, %v70, %c8_i32 : i32
  %v72 = arith.cmpi sge, %v70, %c0_i32 : i32
  %v73 = arith.cmpi sle, %v70, %c7_i32 : i32
  %v74 = arith.cmpi slt, %v70, %c7_i32 : i32
  %v75 = arith.cmpi sge, %v70, %c0_i32 : i32
  %v76 = arith.cmpi sgt, %v70, %c0_i32 : i32
  %v77 = arith.cmpi ule, %u, %c8_i32 : i32
  %v78 = arith.select %v77, %u, %c0_i32 : i32
  %v79 = arith.cmpi slt, %v78, %c8_i32 : i32
  %v80 = arith.cmpi sge, %v78, %c0_i32 : i32
  %v81 = arith.cmpi sle, %v78, %c7_i32 : i32
  %v82 = arith.cmpi slt, %v78, %c7_i32 : i32
  %v83 = arith.cmpi sge, %v78, %c0_i32 : i32
  %v84 = arith.cmpi sgt, %v78, %c0_i32 : i32
  %v85 = arith.cmpi ult, %u, %c8_i32 : i32
  %c6_i32 = arith.constant 6 : i32
  %v87 = arith.cmpi ult, %u, %c6_i32 : i32
  %v88 = arith.andi %v85, %v87 : i1
  %v89 = arith.select %v88, %u, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v90 = arith.cmpi sle, %v89, %c7_i32 : i32
  %v91 = arith.cmpi slt, %v89, %c7_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v92 = arith.cmpi sge, %v89, %c0_i32 : i32
  %v93 = arith.cmpi sgt, %v89, %c0_i32 : i32
  %v94 = arith.cmpi sle, %v89, %c5_i32 : i32
  %v95 = arith.cmpi slt, %v89, %c5_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v96 = arith.cmpi sge, %v89, %c0_i32 : i32
  %v97 = arith.cmpi sgt, %v89, %c0_i32 : i32
  %v98 = arith.andi %v87, %v85 : i1
  %v99 = arith.select %v98, %u, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v100 = arith.cmpi sle, %v99, %c7_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v101 = arith.cmpi slt, %v99, %c7_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v102 = arith.cmpi sge, %v99, %c0_i32 : i32
  %v103 = arith.cmpi sgt, %v99, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v104 = arith.cmpi sle, %v99, %c5_i32 : i32
  %v105 = arith.cmpi slt, %v99, %c5_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v106 = arith.cmpi sge, %v99, %c0_i32 : i32
  %v107 = arith.cmpi sgt, %v99, %c0_i32 : i32
  %v108 = arith.andi %v85, %b : i1
  %v109 = arith.select %v108, %u, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v110 = arith.cmpi sle, %v109, %c7_i32 : i32
  %v111 = arith.cmpi slt, %v109, %c7_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v112 = arith.cmpi sge, %v109, %c0_i32 : i32
  %v113 = arith.cmpi sgt, %v109, %c0_i32 : i32
  %v114 = arith.cmpi sle, %v109, %c5_i32 : i32
  %v115 = arith.cmpi slt, %v109, %c5_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v116 = arith.cmpi sge, %v109, %c0_i32 : i32
  %v117 = arith.cmpi sgt, %v109, %c0_i32 : i32
  %v118 = arith.andi %b, %v85 : i1
  %v119 = arith.select %v118, %u, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v120 = arith.cmpi sle, %v119, %c7_i32 : i32
  %v121 = arith.cmpi slt, %v119, %c7_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v122 = arith.cmpi sge, %v119, %c0_i32 : i32
  %v123 = arith.cmpi sgt, %v119, %c0_i32 : i32
  %v124 = arith.cmpi sle, %v119, %c5_i32 : i32
  %v125 = arith.cmpi slt, %v119, %c5_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v126 = arith.cmpi sge, %v119, %c0_i32 : i32
  %v127 = arith.cmpi sgt, %v119, %c0_i32 : i32
  %v128 = arith.ori %v85, %b : i1
  %v129 = arith.select %v128, %u, %c0_i32 : i32
  %v130 = arith.cmpi sle, %v129, %c7_i32 : i32
  %v131 = arith.cmpi slt, %v129, %c7_i32 : i32
  %v132 = arith.cmpi sge, %v129, %c0_i32 : i32
  %v133 = arith.cmpi sgt, %v129, %c0_i32 : i32
  %v134 = arith.cmpi ult, %k, %c8_i32 : i32
  %v135 = arith.select %v134, %u, %c0_i32 : i32
  %v136 = arith.cmpi sle, %v135, %c7_i32 : i32
  %v137 = arith.cmpi slt, %v135, %c7_i32 : i32
  %v138 = arith.cmpi sge, %v135, %c0_i32 : i32
  %v139 = arith.cmpi sgt, %v135, %c0_i32 : i32
  %us = triton.splat %u : i32 -> tensor<4xi32>
  %v141 = arith.cmpi ult, %u, %c8_i32 : i32
  %v142 = triton.splat %v141 : i1 -> tensor<4xi1>
  %v143 = triton.splat %c0_i32 : i32 -> tensor<4xi32>
  %v144 = arith.select %v142, %us, %v143 : tensor<4xi1>, tensor<4xi32>
  %v145 = triton.splat %c7_i32 : i32 -> tensor<4xi32>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v146 = arith.cmpi sle, %v144, %v145 : tensor<4xi32>
  %v147 = arith.cmpi slt, %v144, %v145 : tensor<4xi32>
  %v148 = triton.splat %c0_i32 : i32 -> tensor<4xi32>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v149 = arith.cmpi sge, %v144, %v148 : tensor<4xi32>
  %v150 = arith.cmpi sgt, %v144, %v148 : tensor<4xi32>
  %p = triton.splat %x : !triton.ptr<i32> -> tensor<4x!triton.ptr<i32>>
  %vs = triton.load %p : tensor<4x!triton.ptr<i32>>
  %v151 = triton.splat %c8_i32 : i32 -> tensor<4xi32>
  %v152 = arith.cmpi ult, %vs, %v151 : tensor<4xi32>
  %v153 = triton.expand_dims %v152 axis 0 : tensor<4xi1> -> tensor<1x4xi1>
  %v154 = triton.broadcast %v153 : tensor<1x4xi1> -> tensor<4x4xi1>
  %v155 = triton.expand_dims %vs axis 0 : tensor<4xi32> -> tensor<1x4xi32>
  %v156 = triton.broadcast %v155 : tensor<1x4xi32> -> tensor<4x4xi32>
  %v157 = triton.splat %c0_i32 : i32 -> tensor<4x4xi32>
  %v158 = arith.select %v154, %v156, %v157 : tensor<4x4xi1>, tensor<4x4xi32>
  %v159 = triton.splat %c7_i32 : i32 -> tensor<4x4xi32>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v160 = arith.cmpi sle, %v158, %v159 : tensor<4x4xi32>
  %v161 = arith.cmpi slt, %v158, %v159 : tensor<4x4xi32>
  %v162 = triton.splat %c0_i32 : i32 -> tensor<4x4xi32>
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v163 = arith.cmpi sge, %v158, %v162 : tensor<4x4xi32>
  %v164 = arith.cmpi sgt, %v158, %v162 : tensor<4x4xi32>
  %v165 = triton.expand_dims %v152 axis 0 : tensor<4xi1> -> tensor<1x4xi1>
  %v166 = triton.broadcast %v165 : tensor<1x4xi1> -> tensor<4x4xi1>
  %v167 = triton.expand_dims %vs axis 1 : tensor<4xi32> -> tensor<4x1xi32>
  %v168 = triton.broadcast %v167 : tensor<4x1xi32> -> tensor<4x4xi32>
  %v169 = triton.splat %c0_i32 : i32 -> tensor<4x4xi32>
  %v170 = arith.select %v166, %v168, %v169 : tensor<4x4xi1>, tensor<4x4xi32>
  %v171 = triton.splat %c7_i32 : i32 -> tensor<4x4xi32>
  %v172 = arith.cmpi sle, %v170, %v171 : tensor<4x4xi32>
  %v173 = arith.cmpi slt, %v170, %v171 : tensor<4x4xi32>
  %v174 = triton.splat %c0_i32 : i32 -> tensor<4x4xi32>
  %v175 = arith.cmpi sge, %v170, %v174 : tensor<4x4xi32>
  %v176 = arith.cmpi sgt, %v170, %v174 : tensor<4x4xi32>
  triton.return
}

/// What only chooses is one of what it chooses from; a sum is not, nor what may come from memory.
triton.func @chosen(%x: !triton.ptr<i32>, %b: i1) attributes {grid = [#shape.expr<5>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 3 to 19 : tensor<16xi32>
  %u = triton.load %x : !triton.ptr<i32>
  %m2 = triton.reduce %lanes axis 0 : tensor<16xi32> combine (%i2: i32, %j2: i32) {
    %l2 = arith.cmpi slt, %i2, %j2 : i32
    %s2 = arith.select %l2, %i2, %j2 : i32
    triton.reduce.return %s2 : i32
  }
  %c18_i32 = arith.constant 18 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v5 = arith.cmpi sle, %m2, %c18_i32 : i32
  %v6 = arith.cmpi slt, %m2, %c18_i32 : i32
  %c3_i32 = arith.constant 3 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v8 = arith.cmpi sge, %m2, %c3_i32 : i32
  %v9 = arith.cmpi sgt, %m2, %c3_i32 : i32
  %m9 = triton.reduce %lanes axis 0 : tensor<16xi32> combine (%i9: i32, %j9: i32) {
    %l9 = arith.cmpi slt, %i9, %j9 : i32
    %t9 = arith.constant 25 : i32
    %s9 = arith.select %l9, %i9, %t9 : i32
    triton.reduce.return %s9 : i32
  }
  %v11 = arith.cmpi sle, %m9, %c18_i32 : i32
  %v12 = arith.cmpi slt, %m9, %c18_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v13 = arith.cmpi sge, %m9, %c3_i32 : i32
  %v14 = arith.cmpi sgt, %m9, %c3_i32 : i32
  %m14 = triton.reduce %lanes axis 0 : tensor<16xi32> combine (%i14: i32, %j14: i32) {
    %l14 = arith.cmpi slt, %i14, %j14 : i32
    %q14 = arith.muli %i14, %i14 : i32
    %s14 = arith.select %l14, %i14, %q14 : i32
    triton.reduce.return %s14 : i32
  }
  %v16 = arith.cmpi sle, %m14, %c18_i32 : i32
  %v17 = arith.cmpi slt, %m14, %c18_i32 : i32
  %v18 = arith.cmpi sge, %m14, %c3_i32 : i32
  %v19 = arith.cmpi sgt, %m14, %c3_i32 : i32
  %m19 = triton.reduce %lanes axis 0 : tensor<16xi32> combine (%i19: i32, %j19: i32) {
    %s19 = arith.addi %i19, %j19 : i32
    triton.reduce.return %s19 : i32
  }
  %v21 = arith.cmpi sle, %m19, %c18_i32 : i32
  %v22 = arith.cmpi slt, %m19, %c18_i32 : i32
  %v23 = arith.cmpi sge, %m19, %c3_i32 : i32
  %v24 = arith.cmpi sgt, %m19, %c3_i32 : i32
  %m24 = triton.reduce %lanes axis 0 : tensor<16xi32> combine (%i24: i32, %j24: i32) {
    %l24 = arith.cmpi slt, %i24, %j24 : i32
    %q24 = arith.addi %i24, %j24 : i32
    %s24 = arith.select %l24, %q24, %j24 : i32
    triton.reduce.return %s24 : i32
  }
  %v26 = arith.cmpi sle, %m24, %c18_i32 : i32
  %v27 = arith.cmpi slt, %m24, %c18_i32 : i32
  %v28 = arith.cmpi sge, %m24, %c3_i32 : i32
  %v29 = arith.cmpi sgt, %m24, %c3_i32 : i32
  %c2_i32 = arith.constant 2 : i32
  %c0_i32 = arith.constant 0 : i32
  %c10_i32 = arith.constant 10 : i32
  %c1_i32 = arith.constant 1 : i32
  %c7_i32 = arith.constant 7 : i32
  %r35 = scf.for %i35 = %c0_i32 to %c10_i32 step %c1_i32 iter_args(%a35 = %c2_i32) -> (i32) : i32 {
    %s35 = arith.select %b, %c7_i32, %a35 : i32
    scf.yield %s35 : i32
  }
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v36 = arith.cmpi sle, %r35, %c7_i32 : i32
  %v37 = arith.cmpi slt, %r35, %c7_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v38 = arith.cmpi sge, %r35, %c2_i32 : i32
  %v39 = arith.cmpi sgt, %r35, %c2_i32 : i32
  %r40 = scf.for %i40 = %c0_i32 to %c10_i32 step %c1_i32 iter_args(%a40 = %c2_i32) -> (i32) : i32 {
    %s40 = arith.select %b, %u, %a40 : i32
    scf.yield %s40 : i32
  }
  %v41 = arith.cmpi sle, %r40, %c7_i32 : i32
  %v42 = arith.cmpi slt, %r40, %c7_i32 : i32
  %v43 = arith.cmpi sge, %r40, %c2_i32 : i32
  %v44 = arith.cmpi sgt, %r40, %c2_i32 : i32
  %r45 = scf.for %i45 = %c0_i32 to %c10_i32 step %c1_i32 iter_args(%a45 = %u) -> (i32) : i32 {
    %s45 = arith.select %b, %c7_i32, %a45 : i32
    scf.yield %s45 : i32
  }
  %v46 = arith.cmpi sle, %r45, %c7_i32 : i32
  %v47 = arith.cmpi slt, %r45, %c7_i32 : i32
  %v48 = arith.cmpi sge, %r45, %c2_i32 : i32
  %v49 = arith.cmpi sgt, %r45, %c2_i32 : i32
  %cm3_i32 = arith.constant -3 : i32
  %r51 = scf.for %i51 = %c0_i32 to %c10_i32 step %c1_i32 iter_args(%a51 = %cm3_i32) -> (i32) : i32 {
    %s51 = arith.select %b, %i51, %a51 : i32
    scf.yield %s51 : i32
  }
  %c9_i32 = arith.constant 9 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v53 = arith.cmpi sle, %r51, %c9_i32 : i32
  %v54 = arith.cmpi slt, %r51, %c9_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v55 = arith.cmpi sge, %r51, %cm3_i32 : i32
  %v56 = arith.cmpi sgt, %r51, %cm3_i32 : i32
  triton.return
}

/// Sizes are assumed to be far from the limits of 64 bits, other numbers may wrap around.
triton.func @data(%x: !triton.ptr<i64>, %y: !triton.ptr<i8>, %n: i64) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %u = triton.load %x : !triton.ptr<i64>
  %w = triton.load %y : !triton.ptr<i8>
  %c1_i64 = arith.constant 1 : i64
  %v4 = arith.addi %u, %c1_i64 : i64
  %v5 = arith.cmpi sgt, %v4, %u : i64
  %v6 = arith.addi %n, %c1_i64 : i64
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v7 = arith.cmpi sgt, %v6, %n : i64
  %v8 = arith.addi %n, %u : i64
  %v9 = arith.cmpi sge, %v8, %u : i64
  %c127_i8 = arith.constant 127 : i8
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v11 = arith.cmpi sle, %w, %c127_i8 : i8
  %v12 = arith.cmpi slt, %w, %c127_i8 : i8
  %cm128_i8 = arith.constant -128 : i8
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v14 = arith.cmpi sge, %w, %cm128_i8 : i8
  %v15 = arith.cmpi sgt, %w, %cm128_i8 : i8
  %v16 = arith.extsi %w : i8 to i32
  %c127_i32 = arith.constant 127 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v18 = arith.cmpi sle, %v16, %c127_i32 : i32
  %v19 = arith.cmpi slt, %v16, %c127_i32 : i32
  %cm128_i32 = arith.constant -128 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v21 = arith.cmpi sge, %v16, %cm128_i32 : i32
  %v22 = arith.cmpi sgt, %v16, %cm128_i32 : i32
  %v23 = arith.extsi %w : i8 to i64
  %v24 = arith.addi %v23, %c1_i64 : i64
  %c128_i64 = arith.constant 128 : i64
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v26 = arith.cmpi sle, %v24, %c128_i64 : i64
  %v27 = arith.cmpi slt, %v24, %c128_i64 : i64
  %cm127_i64 = arith.constant -127 : i64
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v29 = arith.cmpi sge, %v24, %cm127_i64 : i64
  %v30 = arith.cmpi sgt, %v24, %cm127_i64 : i64
  %c1_i8 = arith.constant 1 : i8
  %v32 = arith.addi %w, %c1_i8 : i8
  %v33 = arith.cmpi sgt, %v32, %w : i8
  %c0_i64 = arith.constant 0 : i64
  %v35 = arith.cmpi slt, %u, %c0_i64 : i64
  %t0 = arith.constant true
  %same = arith.cmpi eq, %v35, %t0 : i1
  triton.return
}

/// Numbers that are computed in floats: least and greatest after each operation, as their integers show.
triton.func @floats(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<5>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %f = arith.sitofp %pid : i32 to f32
  %v3 = arith.fptosi %f : f32 to i32
  %c4_i32 = arith.constant 4 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v5 = arith.cmpi sle, %v3, %c4_i32 : i32
  %v6 = arith.cmpi slt, %v3, %c4_i32 : i32
  %c0_i32 = arith.constant 0 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v8 = arith.cmpi sge, %v3, %c0_i32 : i32
  %v9 = arith.cmpi sgt, %v3, %c0_i32 : i32
  %c2_0_f32 = arith.constant 2.0 : f32
  %v11 = arith.subf %f, %c2_0_f32 : f32
  %v12 = arith.fptosi %v11 : f32 to i32
  %c2_i32 = arith.constant 2 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v14 = arith.cmpi sle, %v12, %c2_i32 : i32
  %v15 = arith.cmpi slt, %v12, %c2_i32 : i32
  %cm2_i32 = arith.constant -2 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v17 = arith.cmpi sge, %v12, %cm2_i32 : i32
  %v18 = arith.cmpi sgt, %v12, %cm2_i32 : i32
  %c10_0_f32 = arith.constant 10.0 : f32
  %c100_0_f32 = arith.constant 100.0 : f32
  %cm100_0_f32 = arith.constant -100.0 : f32
  %c1_0_f32 = arith.constant 1.0 : f32
  %v23 = arith.addf %v11, %c10_0_f32 : f32
  %v24 = arith.fptosi %v23 : f32 to i32
  %c12_i32 = arith.constant 12 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v26 = arith.cmpi sle, %v24, %c12_i32 : i32
  %v27 = arith.cmpi slt, %v24, %c12_i32 : i32
  %c8_i32 = arith.constant 8 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v29 = arith.cmpi sge, %v24, %c8_i32 : i32
  %v30 = arith.cmpi sgt, %v24, %c8_i32 : i32
  %v31 = arith.subf %v11, %f : f32
  %v32 = arith.fptosi %v31 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v33 = arith.cmpi sle, %v32, %c2_i32 : i32
  %v34 = arith.cmpi slt, %v32, %c2_i32 : i32
  %cm6_i32 = arith.constant -6 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v36 = arith.cmpi sge, %v32, %cm6_i32 : i32
  %v37 = arith.cmpi sgt, %v32, %cm6_i32 : i32
  %v38 = arith.mulf %v11, %c100_0_f32 : f32
  %v39 = arith.fptosi %v38 : f32 to i32
  %c200_i32 = arith.constant 200 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v41 = arith.cmpi sle, %v39, %c200_i32 : i32
  %v42 = arith.cmpi slt, %v39, %c200_i32 : i32
  %cm200_i32 = arith.constant -200 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v44 = arith.cmpi sge, %v39, %cm200_i32 : i32
  %v45 = arith.cmpi sgt, %v39, %cm200_i32 : i32
  %v46 = arith.mulf %v11, %cm100_0_f32 : f32
  %v47 = arith.fptosi %v46 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v48 = arith.cmpi sle, %v47, %c200_i32 : i32
  %v49 = arith.cmpi slt, %v47, %c200_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v50 = arith.cmpi sge, %v47, %cm200_i32 : i32
  %v51 = arith.cmpi sgt, %v47, %cm200_i32 : i32
  %v52 = arith.mulf %v11, %v11 : f32
  %v53 = arith.fptosi %v52 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v54 = arith.cmpi sle, %v53, %c4_i32 : i32
  %v55 = arith.cmpi slt, %v53, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v56 = arith.cmpi sge, %v53, %c0_i32 : i32
  %v57 = arith.cmpi sgt, %v53, %c0_i32 : i32
  %v58 = arith.mulf %v11, %f : f32
  %v59 = arith.fptosi %v58 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v60 = arith.cmpi sle, %v59, %c8_i32 : i32
  %v61 = arith.cmpi slt, %v59, %c8_i32 : i32
  %cm8_i32 = arith.constant -8 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v63 = arith.cmpi sge, %v59, %cm8_i32 : i32
  %v64 = arith.cmpi sgt, %v59, %cm8_i32 : i32
  %v65 = arith.maximumf %v11, %c1_0_f32 : f32
  %v66 = arith.fptosi %v65 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v67 = arith.cmpi sle, %v66, %c2_i32 : i32
  %v68 = arith.cmpi slt, %v66, %c2_i32 : i32
  %c1_i32 = arith.constant 1 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v70 = arith.cmpi sge, %v66, %c1_i32 : i32
  %v71 = arith.cmpi sgt, %v66, %c1_i32 : i32
  %v72 = arith.minimumf %v11, %c1_0_f32 : f32
  %v73 = arith.fptosi %v72 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v74 = arith.cmpi sle, %v73, %c1_i32 : i32
  %v75 = arith.cmpi slt, %v73, %c1_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v76 = arith.cmpi sge, %v73, %cm2_i32 : i32
  %v77 = arith.cmpi sgt, %v73, %cm2_i32 : i32
  %v78 = arith.negf %f : f32
  %v79 = arith.fptosi %v78 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v80 = arith.cmpi sle, %v79, %c0_i32 : i32
  %v81 = arith.cmpi slt, %v79, %c0_i32 : i32
  %cm4_i32 = arith.constant -4 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v83 = arith.cmpi sge, %v79, %cm4_i32 : i32
  %v84 = arith.cmpi sgt, %v79, %cm4_i32 : i32
  %v85 = math.absf %v11 : f32
  %v86 = arith.fptosi %v85 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v87 = arith.cmpi sle, %v86, %c2_i32 : i32
  %v88 = arith.cmpi slt, %v86, %c2_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v89 = arith.cmpi sge, %v86, %c0_i32 : i32
  %v90 = arith.cmpi sgt, %v86, %c0_i32 : i32
  %v91 = math.absf %f : f32
  %v92 = arith.fptosi %v91 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v93 = arith.cmpi sle, %v92, %c4_i32 : i32
  %v94 = arith.cmpi slt, %v92, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v95 = arith.cmpi sge, %v92, %c0_i32 : i32
  %v96 = arith.cmpi sgt, %v92, %c0_i32 : i32
  %v97 = math.floor %v11 : f32
  %v98 = arith.fptosi %v97 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v99 = arith.cmpi sle, %v98, %c2_i32 : i32
  %v100 = arith.cmpi slt, %v98, %c2_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v101 = arith.cmpi sge, %v98, %cm2_i32 : i32
  %v102 = arith.cmpi sgt, %v98, %cm2_i32 : i32
  %c0_75_f32 = arith.constant 0.75 : f32
  %v104 = arith.mulf %v11, %c0_75_f32 : f32
  %v105 = arith.fptosi %v104 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v106 = arith.cmpi sle, %v105, %c1_i32 : i32
  %v107 = arith.cmpi slt, %v105, %c1_i32 : i32
  %cm1_i32 = arith.constant -1 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v109 = arith.cmpi sge, %v105, %cm1_i32 : i32
  %v110 = arith.cmpi sgt, %v105, %cm1_i32 : i32
  %v111 = math.floor %v104 : f32
  %v112 = arith.fptosi %v111 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v113 = arith.cmpi sle, %v112, %c1_i32 : i32
  %v114 = arith.cmpi slt, %v112, %c1_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v115 = arith.cmpi sge, %v112, %cm2_i32 : i32
  %v116 = arith.cmpi sgt, %v112, %cm2_i32 : i32
  %v117 = math.ceil %v104 : f32
  %v118 = arith.fptosi %v117 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v119 = arith.cmpi sle, %v118, %c2_i32 : i32
  %v120 = arith.cmpi slt, %v118, %c2_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v121 = arith.cmpi sge, %v118, %cm1_i32 : i32
  %v122 = arith.cmpi sgt, %v118, %cm1_i32 : i32
  %positive = arith.addf %f, %c1_0_f32 : f32
  %v124 = arith.negf %positive : f32
  %v125 = math.absf %v124 : f32
  %v126 = arith.fptosi %v125 : f32 to i32
  %c5_i32 = arith.constant 5 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v128 = arith.cmpi sle, %v126, %c5_i32 : i32
  %v129 = arith.cmpi slt, %v126, %c5_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v130 = arith.cmpi sge, %v126, %c1_i32 : i32
  %v131 = arith.cmpi sgt, %v126, %c1_i32 : i32
  %c1000_0_f32 = arith.constant 1000.0 : f32
  %v133 = arith.divf %c1000_0_f32, %positive : f32
  %v134 = arith.fptosi %v133 : f32 to i32
  %c1000_i32 = arith.constant 1000 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v136 = arith.cmpi sle, %v134, %c1000_i32 : i32
  %v137 = arith.cmpi slt, %v134, %c1000_i32 : i32
  %c199_i32 = arith.constant 199 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v139 = arith.cmpi sge, %v134, %c199_i32 : i32
  %v140 = arith.cmpi sgt, %v134, %c199_i32 : i32
  %v141 = triton.precise_divf %c1000_0_f32, %positive : f32
  %v142 = arith.fptosi %v141 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v143 = arith.cmpi sle, %v142, %c1000_i32 : i32
  %v144 = arith.cmpi slt, %v142, %c1000_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v145 = arith.cmpi sge, %v142, %c199_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v146 = arith.cmpi sgt, %v142, %c199_i32 : i32
  %v147 = arith.divf %c1000_0_f32, %v124 : f32
  %v148 = arith.fptosi %v147 : f32 to i32
  %cm199_i32 = arith.constant -199 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v150 = arith.cmpi sle, %v148, %cm199_i32 : i32
  %v151 = arith.cmpi slt, %v148, %cm199_i32 : i32
  %cm1000_i32 = arith.constant -1000 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v153 = arith.cmpi sge, %v148, %cm1000_i32 : i32
  %v154 = arith.cmpi sgt, %v148, %cm1000_i32 : i32
  %v155 = triton.precise_divf %c1000_0_f32, %v124 : f32
  %v156 = arith.fptosi %v155 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v157 = arith.cmpi sle, %v156, %cm199_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v158 = arith.cmpi slt, %v156, %cm199_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v159 = arith.cmpi sge, %v156, %cm1000_i32 : i32
  %v160 = arith.cmpi sgt, %v156, %cm1000_i32 : i32
  %v161 = arith.divf %positive, %f : f32
  %v162 = arith.fptosi %v161 : f32 to i32
  %v163 = arith.cmpi sle, %v162, %c5_i32 : i32
  %v164 = arith.cmpi slt, %v162, %c5_i32 : i32
  %v165 = arith.cmpi sge, %v162, %c0_i32 : i32
  %v166 = arith.cmpi sgt, %v162, %c0_i32 : i32
  %v167 = triton.precise_divf %positive, %f : f32
  %v168 = arith.fptosi %v167 : f32 to i32
  %v169 = arith.cmpi sle, %v168, %c5_i32 : i32
  %v170 = arith.cmpi slt, %v168, %c5_i32 : i32
  %v171 = arith.cmpi sge, %v168, %c0_i32 : i32
  %v172 = arith.cmpi sgt, %v168, %c0_i32 : i32
  %v173 = arith.divf %f, %v11 : f32
  %v174 = arith.fptosi %v173 : f32 to i32
  %v175 = arith.cmpi sle, %v174, %c5_i32 : i32
  %v176 = arith.cmpi slt, %v174, %c5_i32 : i32
  %v177 = arith.cmpi sge, %v174, %c0_i32 : i32
  %v178 = arith.cmpi sgt, %v174, %c0_i32 : i32
  %v179 = triton.precise_divf %f, %v11 : f32
  %v180 = arith.fptosi %v179 : f32 to i32
  %v181 = arith.cmpi sle, %v180, %c5_i32 : i32
  %v182 = arith.cmpi slt, %v180, %c5_i32 : i32
  %v183 = arith.cmpi sge, %v180, %c0_i32 : i32
  %v184 = arith.cmpi sgt, %v180, %c0_i32 : i32
  %c50_0_f32 = arith.constant 50.0 : f32
  %v186 = arith.mulf %v11, %c50_0_f32 : f32
  %c51_0_f32 = arith.constant 51.0 : f32
  %v188 = arith.mulf %v11, %c51_0_f32 : f32
  %v189 = arith.mulf %v11, %c10_0_f32 : f32
  %v190 = arith.mulf %v124, %c10_0_f32 : f32
  %v191 = math.exp %f : f32
  %v192 = arith.fptosi %v191 : f32 to i32
  %c54_i32 = arith.constant 54 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v194 = arith.cmpi sle, %v192, %c54_i32 : i32
  %v195 = arith.cmpi slt, %v192, %c54_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v196 = arith.cmpi sge, %v192, %c0_i32 : i32
  %v197 = arith.cmpi sgt, %v192, %c0_i32 : i32
  %v198 = math.exp %v11 : f32
  %v199 = arith.fptosi %v198 : f32 to i32
  %c7_i32 = arith.constant 7 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v201 = arith.cmpi sle, %v199, %c7_i32 : i32
  %v202 = arith.cmpi slt, %v199, %c7_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v203 = arith.cmpi sge, %v199, %c0_i32 : i32
  %v204 = arith.cmpi sgt, %v199, %c0_i32 : i32
  %v205 = math.exp %v186 : f32
  %v206 = arith.fptosi %v205 : f32 to i32
  %c100_i32 = arith.constant 100 : i32
  %v208 = arith.cmpi sle, %v206, %c100_i32 : i32
  %v209 = arith.cmpi slt, %v206, %c100_i32 : i32
  %v210 = arith.cmpi sge, %v206, %c0_i32 : i32
  %v211 = arith.cmpi sgt, %v206, %c0_i32 : i32
  %v212 = math.exp %v188 : f32
  %v213 = arith.fptosi %v212 : f32 to i32
  %v214 = arith.cmpi sle, %v213, %c100_i32 : i32
  %v215 = arith.cmpi slt, %v213, %c100_i32 : i32
  %v216 = arith.cmpi sge, %v213, %c0_i32 : i32
  %v217 = arith.cmpi sgt, %v213, %c0_i32 : i32
  %v218 = math.exp %v189 : f32
  %v219 = arith.fptosi %v218 : f32 to i32
  %v220 = arith.cmpi sle, %v219, %c100_i32 : i32
  %v221 = arith.cmpi slt, %v219, %c100_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v222 = arith.cmpi sge, %v219, %c0_i32 : i32
  %v223 = arith.cmpi sgt, %v219, %c0_i32 : i32
  %v224 = math.exp %v190 : f32
  %v225 = arith.fptosi %v224 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v226 = arith.cmpi sle, %v225, %c1_i32 : i32
  %v227 = arith.cmpi slt, %v225, %c1_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v228 = arith.cmpi sge, %v225, %c0_i32 : i32
  %v229 = arith.cmpi sgt, %v225, %c0_i32 : i32
  %v230 = arith.mulf %v11, %c50_0_f32 : f32
  %v231 = arith.mulf %v11, %c51_0_f32 : f32
  %v232 = arith.mulf %v11, %c10_0_f32 : f32
  %v233 = arith.mulf %v124, %c10_0_f32 : f32
  %v234 = math.exp2 %f : f32
  %v235 = arith.fptosi %v234 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v236 = arith.cmpi sle, %v235, %c54_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v237 = arith.cmpi slt, %v235, %c54_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v238 = arith.cmpi sge, %v235, %c0_i32 : i32
  %v239 = arith.cmpi sgt, %v235, %c0_i32 : i32
  %v240 = math.exp2 %v11 : f32
  %v241 = arith.fptosi %v240 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v242 = arith.cmpi sle, %v241, %c7_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v243 = arith.cmpi slt, %v241, %c7_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v244 = arith.cmpi sge, %v241, %c0_i32 : i32
  %v245 = arith.cmpi sgt, %v241, %c0_i32 : i32
  %v246 = math.exp2 %v230 : f32
  %v247 = arith.fptosi %v246 : f32 to i32
  %v248 = arith.cmpi sle, %v247, %c100_i32 : i32
  %v249 = arith.cmpi slt, %v247, %c100_i32 : i32
  %v250 = arith.cmpi sge, %v247, %c0_i32 : i32
  %v251 = arith.cmpi sgt, %v247, %c0_i32 : i32
  %v252 = math.exp2 %v231 : f32
  %v253 = arith.fptosi %v252 : f32 to i32
  %v254 = arith.cmpi sle, %v253, %c100_i32 : i32
  %v255 = arith.cmpi slt, %v253, %c100_i32 : i32
  %v256 = arith.cmpi sge, %v253, %c0_i32 : i32
  %v257 = arith.cmpi sgt, %v253, %c0_i32 : i32
  %v258 = math.exp2 %v232 : f32
  %v259 = arith.fptosi %v258 : f32 to i32
  %v260 = arith.cmpi sle, %v259, %c100_i32 : i32
  %v261 = arith.cmpi slt, %v259, %c100_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v262 = arith.cmpi sge, %v259, %c0_i32 : i32
  %v263 = arith.cmpi sgt, %v259, %c0_i32 : i32
  %v264 = math.exp2 %v233 : f32
  %v265 = arith.fptosi %v264 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v266 = arith.cmpi sle, %v265, %c1_i32 : i32
  %v267 = arith.cmpi slt, %v265, %c1_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v268 = arith.cmpi sge, %v265, %c0_i32 : i32
  %v269 = arith.cmpi sgt, %v265, %c0_i32 : i32
  %v270 = math.sqrt %f : f32
  %v271 = arith.fptosi %v270 : f32 to i32
  %v272 = arith.cmpi sle, %v271, %c2_i32 : i32
  %v273 = arith.cmpi slt, %v271, %c2_i32 : i32
  %v274 = arith.cmpi sge, %v271, %c0_i32 : i32
  %v275 = arith.cmpi sgt, %v271, %c0_i32 : i32
  %v276 = math.sqrt %f : f32
  %c3_0_f32 = arith.constant 3.0 : f32
  %v278 = arith.minimumf %v276, %c3_0_f32 : f32
  %v279 = arith.fptosi %v278 : f32 to i32
  %c3_i32 = arith.constant 3 : i32
  %v281 = arith.cmpi sle, %v279, %c3_i32 : i32
  %v282 = arith.cmpi slt, %v279, %c3_i32 : i32
  %v283 = arith.cmpi sge, %v279, %c0_i32 : i32
  %v284 = arith.cmpi sgt, %v279, %c0_i32 : i32
  %u = triton.load %x : !triton.ptr<f32>
  %v286 = arith.minimumf %u, %c3_0_f32 : f32
  %cm1_0_f32 = arith.constant -1.0 : f32
  %v288 = arith.maximumf %v286, %cm1_0_f32 : f32
  %v289 = arith.fptosi %v288 : f32 to i32
  %v290 = arith.cmpi sle, %v289, %c3_i32 : i32
  %v291 = arith.cmpi slt, %v289, %c3_i32 : i32
  %v292 = arith.cmpi sge, %v289, %cm1_i32 : i32
  %v293 = arith.cmpi sgt, %v289, %cm1_i32 : i32
  %b = arith.constant true
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: arith.select is %f
  %v294 = arith.select %b, %f, %v124 : f32
  %v295 = arith.fptosi %v294 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v296 = arith.cmpi sle, %v295, %c4_i32 : i32
  %v297 = arith.cmpi slt, %v295, %c4_i32 : i32
  %cm5_i32 = arith.constant -5 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v299 = arith.cmpi sge, %v295, %cm5_i32 : i32
  %v300 = arith.cmpi sgt, %v295, %cm5_i32 : i32
  %v301 = arith.extf %f : f32 to f64
  %v302 = arith.fptosi %v301 : f64 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v303 = arith.cmpi sle, %v302, %c4_i32 : i32
  %v304 = arith.cmpi slt, %v302, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v305 = arith.cmpi sge, %v302, %c0_i32 : i32
  %v306 = arith.cmpi sgt, %v302, %c0_i32 : i32
  %c1_1_f64 = arith.constant 1.1 : f64
  %v308 = arith.mulf %v301, %c1_1_f64 : f64
  %v309 = arith.fptosi %v308 : f64 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v310 = arith.cmpi sle, %v309, %c4_i32 : i32
  %v311 = arith.cmpi slt, %v309, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v312 = arith.cmpi sge, %v309, %c0_i32 : i32
  %v313 = arith.cmpi sgt, %v309, %c0_i32 : i32
  %v314 = arith.truncf %v308 : f64 to f32
  %v315 = arith.fptosi %v314 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v316 = arith.cmpi sle, %v315, %c4_i32 : i32
  %v317 = arith.cmpi slt, %v315, %c4_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v318 = arith.cmpi sge, %v315, %c0_i32 : i32
  %v319 = arith.cmpi sgt, %v315, %c0_i32 : i32
  %c1000000_0_f64 = arith.constant 1000000.0 : f64
  %v321 = arith.mulf %v301, %c1000000_0_f64 : f64
  %v322 = arith.fptosi %v321 : f64 to i32
  %c4000000_i32 = arith.constant 4000000 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v324 = arith.cmpi sle, %v322, %c4000000_i32 : i32
  %v325 = arith.cmpi slt, %v322, %c4000000_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v326 = arith.cmpi sge, %v322, %c0_i32 : i32
  %v327 = arith.cmpi sgt, %v322, %c0_i32 : i32
  %c1000000_0_f32 = arith.constant 1000000.0 : f32
  %v329 = arith.mulf %f, %c1000000_0_f32 : f32
  %v330 = arith.fptosi %v329 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v331 = arith.cmpi sle, %v330, %c4000000_i32 : i32
  %v332 = arith.cmpi slt, %v330, %c4000000_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v333 = arith.cmpi sge, %v330, %c0_i32 : i32
  %v334 = arith.cmpi sgt, %v330, %c0_i32 : i32
  %c3333333_0_f32 = arith.constant 3333333.0 : f32
  %v336 = arith.mulf %f, %c3333333_0_f32 : f32
  %v337 = arith.fptosi %v336 : f32 to i32
  %c13333332_i32 = arith.constant 13333332 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v339 = arith.cmpi sle, %v337, %c13333332_i32 : i32
  %v340 = arith.cmpi slt, %v337, %c13333332_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v341 = arith.cmpi sge, %v337, %c0_i32 : i32
  %v342 = arith.cmpi sgt, %v337, %c0_i32 : i32
  %c3333333_1_f32 = arith.constant 3333333.1 : f32
  %v344 = arith.mulf %f, %c3333333_1_f32 : f32
  %v345 = arith.fptosi %v344 : f32 to i32
  %c13333333_i32 = arith.constant 13333333 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v347 = arith.cmpi sle, %v345, %c13333333_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v348 = arith.cmpi slt, %v345, %c13333333_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v349 = arith.cmpi sge, %v345, %c0_i32 : i32
  %v350 = arith.cmpi sgt, %v345, %c0_i32 : i32
  %c1_0em36_f32 = arith.constant 1.0e-36 : f32
  %v352 = arith.mulf %f, %c1_0em36_f32 : f32
  %v353 = arith.fptosi %v352 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v354 = arith.cmpi sle, %v353, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v355 = arith.cmpi slt, %v353, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v356 = arith.cmpi sge, %v353, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v357 = arith.cmpi sgt, %v353, %c0_i32 : i32
  %v358 = arith.mulf %v11, %c1_0em36_f32 : f32
  %v359 = arith.fptosi %v358 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v360 = arith.cmpi sle, %v359, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v361 = arith.cmpi slt, %v359, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v362 = arith.cmpi sge, %v359, %c0_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition never holds
  %v363 = arith.cmpi sgt, %v359, %c0_i32 : i32
  %c1_0e35_f32 = arith.constant 1.0e35 : f32
  %v365 = arith.mulf %f, %c1_0e35_f32 : f32
  %v366 = arith.fptosi %v365 : f32 to i32
  %v367 = arith.cmpi sle, %v366, %c0_i32 : i32
  %v368 = arith.cmpi slt, %v366, %c0_i32 : i32
  %v369 = arith.cmpi sge, %v366, %c0_i32 : i32
  %v370 = arith.cmpi sgt, %v366, %c0_i32 : i32
  %v371 = arith.truncf %f : f32 to bf16
  %v372 = arith.fptosi %v371 : bf16 to i32
  %v373 = arith.cmpi sle, %v372, %c4_i32 : i32
  %v374 = arith.cmpi slt, %v372, %c4_i32 : i32
  %v375 = arith.cmpi sge, %v372, %c0_i32 : i32
  %v376 = arith.cmpi sgt, %v372, %c0_i32 : i32
  triton.return
}

/// Functions of the library.
triton.func @libdevice(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<5>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %f = arith.sitofp %pid : i32 to f32
  %c2_0_f32 = arith.constant 2.0 : f32
  %v4 = arith.subf %f, %c2_0_f32 : f32
  %u = triton.load %x : !triton.ptr<f32>
  %v6 = triton.extern_elementwise "__nv_fabsf" %v4 : (f32) -> f32
  %c3_0_f32 = arith.constant 3.0 : f32
  %v8 = arith.minimumf %v6, %c3_0_f32 : f32
  %v9 = arith.fptosi %v6 : f32 to i32
  %c2_i32 = arith.constant 2 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v11 = arith.cmpi sle, %v9, %c2_i32 : i32
  %v12 = arith.cmpi slt, %v9, %c2_i32 : i32
  %c0_i32 = arith.constant 0 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v14 = arith.cmpi sge, %v9, %c0_i32 : i32
  %v15 = arith.cmpi sgt, %v9, %c0_i32 : i32
  %v16 = arith.fptosi %v8 : f32 to i32
  %c3_i32 = arith.constant 3 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v18 = arith.cmpi sle, %v16, %c3_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v19 = arith.cmpi slt, %v16, %c3_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v20 = arith.cmpi sge, %v16, %c0_i32 : i32
  %v21 = arith.cmpi sgt, %v16, %c0_i32 : i32
  %v22 = triton.extern_elementwise "__nv_expf" %v4 : (f32) -> f32
  %v23 = arith.minimumf %v22, %c3_0_f32 : f32
  %v24 = arith.fptosi %v22 : f32 to i32
  %v25 = arith.cmpi sle, %v24, %c2_i32 : i32
  %v26 = arith.cmpi slt, %v24, %c2_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v27 = arith.cmpi sge, %v24, %c0_i32 : i32
  %v28 = arith.cmpi sgt, %v24, %c0_i32 : i32
  %v29 = arith.fptosi %v23 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v30 = arith.cmpi sle, %v29, %c3_i32 : i32
  %v31 = arith.cmpi slt, %v29, %c3_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v32 = arith.cmpi sge, %v29, %c0_i32 : i32
  %v33 = arith.cmpi sgt, %v29, %c0_i32 : i32
  %v34 = triton.extern_elementwise "__nv_exp2f" %v4 : (f32) -> f32
  %v35 = arith.minimumf %v34, %c3_0_f32 : f32
  %v36 = arith.fptosi %v34 : f32 to i32
  %v37 = arith.cmpi sle, %v36, %c2_i32 : i32
  %v38 = arith.cmpi slt, %v36, %c2_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v39 = arith.cmpi sge, %v36, %c0_i32 : i32
  %v40 = arith.cmpi sgt, %v36, %c0_i32 : i32
  %v41 = arith.fptosi %v35 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v42 = arith.cmpi sle, %v41, %c3_i32 : i32
  %v43 = arith.cmpi slt, %v41, %c3_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v44 = arith.cmpi sge, %v41, %c0_i32 : i32
  %v45 = arith.cmpi sgt, %v41, %c0_i32 : i32
  %v46 = triton.extern_elementwise "__nv_exp10f" %v4 : (f32) -> f32
  %v47 = arith.minimumf %v46, %c3_0_f32 : f32
  %v48 = arith.fptosi %v46 : f32 to i32
  %v49 = arith.cmpi sle, %v48, %c2_i32 : i32
  %v50 = arith.cmpi slt, %v48, %c2_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v51 = arith.cmpi sge, %v48, %c0_i32 : i32
  %v52 = arith.cmpi sgt, %v48, %c0_i32 : i32
  %v53 = arith.fptosi %v47 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v54 = arith.cmpi sle, %v53, %c3_i32 : i32
  %v55 = arith.cmpi slt, %v53, %c3_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v56 = arith.cmpi sge, %v53, %c0_i32 : i32
  %v57 = arith.cmpi sgt, %v53, %c0_i32 : i32
  %v58 = triton.extern_elementwise "__nv_fast_expf" %v4 : (f32) -> f32
  %v59 = arith.minimumf %v58, %c3_0_f32 : f32
  %v60 = arith.fptosi %v58 : f32 to i32
  %v61 = arith.cmpi sle, %v60, %c2_i32 : i32
  %v62 = arith.cmpi slt, %v60, %c2_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v63 = arith.cmpi sge, %v60, %c0_i32 : i32
  %v64 = arith.cmpi sgt, %v60, %c0_i32 : i32
  %v65 = arith.fptosi %v59 : f32 to i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v66 = arith.cmpi sle, %v65, %c3_i32 : i32
  %v67 = arith.cmpi slt, %v65, %c3_i32 : i32
  // REMARK-NEXT: {{.*}}.mlir:[[# @LINE + 1]]:{{[0-9]+}}: drop-masks: the condition always holds
  %v68 = arith.cmpi sge, %v65, %c0_i32 : i32
  %v69 = arith.cmpi sgt, %v65, %c0_i32 : i32
  %v70 = triton.extern_elementwise "__nv_coshf" %v4 : (f32) -> f32
  %v71 = arith.minimumf %v70, %c3_0_f32 : f32
  %v72 = arith.fptosi %v70 : f32 to i32
  %v73 = arith.cmpi sle, %v72, %c2_i32 : i32
  %v74 = arith.cmpi slt, %v72, %c2_i32 : i32
  %v75 = arith.cmpi sge, %v72, %c0_i32 : i32
  %v76 = arith.cmpi sgt, %v72, %c0_i32 : i32
  %v77 = arith.fptosi %v71 : f32 to i32
  %v78 = arith.cmpi sle, %v77, %c3_i32 : i32
  %v79 = arith.cmpi slt, %v77, %c3_i32 : i32
  %v80 = arith.cmpi sge, %v77, %c0_i32 : i32
  %v81 = arith.cmpi sgt, %v77, %c0_i32 : i32
  %v82 = triton.extern_elementwise "__nv_rsqrtf" %v4 : (f32) -> f32
  %v83 = arith.minimumf %v82, %c3_0_f32 : f32
  %v84 = arith.fptosi %v82 : f32 to i32
  %v85 = arith.cmpi sle, %v84, %c2_i32 : i32
  %v86 = arith.cmpi slt, %v84, %c2_i32 : i32
  %v87 = arith.cmpi sge, %v84, %c0_i32 : i32
  %v88 = arith.cmpi sgt, %v84, %c0_i32 : i32
  %v89 = arith.fptosi %v83 : f32 to i32
  %v90 = arith.cmpi sle, %v89, %c3_i32 : i32
  %v91 = arith.cmpi slt, %v89, %c3_i32 : i32
  %v92 = arith.cmpi sge, %v89, %c0_i32 : i32
  %v93 = arith.cmpi sgt, %v89, %c0_i32 : i32
  %v94 = triton.extern_elementwise "__nv_sqrtf" %v4 : (f32) -> f32
  %v95 = arith.minimumf %v94, %c3_0_f32 : f32
  %v96 = arith.fptosi %v94 : f32 to i32
  %v97 = arith.cmpi sle, %v96, %c2_i32 : i32
  %v98 = arith.cmpi slt, %v96, %c2_i32 : i32
  %v99 = arith.cmpi sge, %v96, %c0_i32 : i32
  %v100 = arith.cmpi sgt, %v96, %c0_i32 : i32
  %v101 = arith.fptosi %v95 : f32 to i32
  %v102 = arith.cmpi sle, %v101, %c3_i32 : i32
  %v103 = arith.cmpi slt, %v101, %c3_i32 : i32
  %v104 = arith.cmpi sge, %v101, %c0_i32 : i32
  %v105 = arith.cmpi sgt, %v101, %c0_i32 : i32
  %v106 = triton.extern_elementwise "__nv_sinf" %v4 : (f32) -> f32
  %v107 = arith.minimumf %v106, %c3_0_f32 : f32
  %v108 = arith.fptosi %v106 : f32 to i32
  %v109 = arith.cmpi sle, %v108, %c2_i32 : i32
  %v110 = arith.cmpi slt, %v108, %c2_i32 : i32
  %v111 = arith.cmpi sge, %v108, %c0_i32 : i32
  %v112 = arith.cmpi sgt, %v108, %c0_i32 : i32
  %v113 = arith.fptosi %v107 : f32 to i32
  %v114 = arith.cmpi sle, %v113, %c3_i32 : i32
  %v115 = arith.cmpi slt, %v113, %c3_i32 : i32
  %v116 = arith.cmpi sge, %v113, %c0_i32 : i32
  %v117 = arith.cmpi sgt, %v113, %c0_i32 : i32
  triton.return
}
// REMARK-NOT: drop-masks:
