// What mlir-opt takes: a pipeline in an anchor, passes as flags, and flags for printing and timing.
//
// RUN: stepwell-opt %s --pass-pipeline='builtin.module(func.func(cse))' | filecheck %s --check-prefixes=CHECK,FUNCTIONS
// RUN: stepwell-opt %s -p 'func.func(cse),loop.kernel(cse)' | filecheck %s --check-prefixes=CHECK,BOTH
// RUN: not stepwell-opt %s --verify-level=level=prim 2>&1 | filecheck %s --check-prefix=LEVEL
// RUN: stepwell-opt %s --dce --canonicalize --dump-pass-pipeline -o %t 2>&1 | filecheck %s --check-prefix=PIPELINE
// RUN: stepwell-opt %s --cse --mlir-disable-threading --mlir-print-ir-module-scope --mlir-print-ir-after-all -o %t 2>&1 | filecheck %s --check-prefix=PRINTED
// RUN: stepwell-opt %s --cse --mlir-timing --verify-each=false -o %t 2>&1 | filecheck %s --check-prefix=TIMING
// RUN: stepwell-opt %s --cse --dce --cse --mlir-timing --mlir-timing-display=list -o %t 2>&1 | filecheck %s --check-prefix=LIST
// RUN: not stepwell-opt %s --mlir-pass-statistics 2>&1 | filecheck %s --check-prefix=OTHER
// RUN: stepwell-opt --show-dialects | filecheck %s --check-prefix=DIALECTS
// RUN: not stepwell-opt %s --pass-pipeline='func.func(fuse,outline-fusions)' 2>&1 | filecheck %s --check-prefix=CHANGES
// RUN: not stepwell-opt %s --pass-pipeline='builtin.modul(cse)' 2>&1 | filecheck %s --check-prefix=ANCHOR
// RUN: not stepwell-opt %s --pass-pipeline='func.func(loop.kernel(cse))' 2>&1 | filecheck %s --check-prefix=NESTED
// RUN: not stepwell-opt %s --pass-pipeline='builtin.module(cse' 2>&1 | filecheck %s --check-prefix=SYNTAX
// RUN: not stepwell-opt %s --print-ir-aftr-all 2>&1 | filecheck %s --check-prefix=FLAG
// RUN: not stepwell-opt %s --canonicalise 2>&1 | filecheck %s --check-prefix=PASS

// CHECK-LABEL: func.func @twice
// CHECK: prim.exp
// CHECK-NOT: prim.exp
// CHECK-LABEL: loop.kernel @twice_0
// FUNCTIONS-COUNT-2: math.exp
// BOTH: math.exp
// BOTH-NOT: math.exp

// LEVEL: error: 'loop.kernel' is not legal at level prim
// PIPELINE: Pass Manager with 2 passes:
// PIPELINE-NEXT: builtin.module(dce,canonicalize)
// PRINTED: IR Dump After EliminateCommonSubexpressions (cse)
// TIMING: cse
// LIST: total
// LIST-COUNT-2: {{cse|dce}}
// LIST-NOT: {{cse|dce}}
// OTHER: error: '--mlir-pass-statistics' is not supported: --time-passes prints the number of operations
// DIALECTS: aten
// DIALECTS: prim
// CHANGES: error: outline-fusions changes the module, not only what is in each func.func
// CHANGES: help: run it on the module: builtin.module(outline-fusions)
// ANCHOR: error: no operation is called 'builtin.modul', in which passes could be nested
// NESTED: error: 'loop.kernel' is nested in 'func.func', and passes run on operations directly in the module
// SYNTAX: error: bad pipeline: expected a comma between passes, or ')', found the end
// FLAG: error: unknown argument '--print-ir-aftr-all'; did you mean '--print-ir-after-all'
// PASS: error: unknown argument '--canonicalise'; did you mean '--canonicalize'

func.func @twice(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = prim.exp %x : tensor<8xf32>
  %1 = prim.exp %x : tensor<8xf32>
  %2 = prim.add %0, %1 : tensor<8xf32>
  func.return %2 : tensor<8xf32>
}

loop.kernel @twice_0(%x: memref<8xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %0 = loop.load %x[%i] : memref<8xf32> -> f32
    %1 = math.exp %0 : f32
    %2 = math.exp %0 : f32
    %3 = arith.addf %1, %2 : f32
    loop.store %3, %y[%i] : f32, memref<8xf32>
  }
}
