// RUN: stepwell-opt %s -p canonicalize --rewrite-limit 1 | filecheck %s --check-prefix=FIRST
// RUN: stepwell-opt %s -p canonicalize --rewrites canonicalize:-1 | filecheck %s --check-prefix=FIRST
// RUN: stepwell-opt %s -p canonicalize --rewrites canonicalize:2 | filecheck %s --check-prefix=SECOND
// RUN: stepwell-opt %s -p canonicalize --rewrites canonicalize:2- | filecheck %s --check-prefix=SECOND
// RUN: stepwell-opt %s -p canonicalize,canonicalize --rewrites canonicalize#1:0 --rewrites canonicalize#2:1-2 \
// RUN:   | filecheck %s --check-prefix=BOTH
// RUN: not stepwell-opt %s -p canonicalize --rewrites canonicalize 2>&1 | filecheck %s --check-prefix=ERROR
// RUN: not stepwell-opt %s -p canonicalize,dce --rewrites canonicalise:1 2>&1 | filecheck %s --check-prefix=UNKNOWN
// RUN: not stepwell-opt %s -p canonicalize --rewrites canonicalize#2:1 2>&1 | filecheck %s --check-prefix=ONCE

// UNKNOWN: error: no rewrites of 'canonicalise' were limited: the pass ran 0 times
// UNKNOWN: help: these ran: canonicalize, dce
// ONCE: error: no rewrites of 'canonicalize' were limited: the pass ran 1 times
// ERROR: error: 'canonicalize' is not a range of rewrites
// ERROR: help: write PASS:FIRST-LAST

// FIRST-LABEL:  func.func @twice(
// SECOND-LABEL: func.func @twice(
// BOTH-LABEL:   func.func @twice(
func.func @twice(%x: tensor<4x6xf32>, %y: tensor<6x4xf32>) -> (tensor<2x12xf32>, tensor<12x2xf32>) {
  // FIRST-NEXT:  prim.reshape %x : tensor<4x6xf32> -> tensor<2x12xf32>
  // FIRST-NEXT:  prim.reshape %y : tensor<6x4xf32> -> tensor<24xf32>
  // FIRST-NEXT:  prim.reshape
  // SECOND-NEXT: prim.reshape %x : tensor<4x6xf32> -> tensor<24xf32>
  // SECOND-NEXT: prim.reshape
  // SECOND-NEXT: prim.reshape %y : tensor<6x4xf32> -> tensor<12x2xf32>
  // BOTH-NEXT:   prim.reshape %x : tensor<4x6xf32> -> tensor<2x12xf32>
  // BOTH-NEXT:   prim.reshape %y : tensor<6x4xf32> -> tensor<12x2xf32>
  // FIRST-NEXT:  func.return
  // SECOND-NEXT: func.return
  // BOTH-NEXT:   func.return
  %0 = prim.reshape %x : tensor<4x6xf32> -> tensor<24xf32>
  %1 = prim.reshape %0 : tensor<24xf32> -> tensor<2x12xf32>
  %2 = prim.reshape %y : tensor<6x4xf32> -> tensor<24xf32>
  %3 = prim.reshape %2 : tensor<24xf32> -> tensor<12x2xf32>
  func.return %1, %3 : tensor<2x12xf32>, tensor<12x2xf32>
}
