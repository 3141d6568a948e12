// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p hoist-divisions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p hoist-divisions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p hoist-divisions --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes hoist-divisions | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   minimum-trips: an integer (default 64)

/// The reciprocal is computed once a row, in two parts.
// CHECK-LABEL: loop.kernel @by_row(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<6400xf32>, %[[D:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<6400xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.load %[[D]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = math.absf %[[S]] : f32
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.constant 1.2676506e+30 : f32
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.cmpf ogt, %[[V0]], %[[V1]] : f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.constant 5.42101086e-20 : f32
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.select %[[V2]], %[[V3]], %[[V4]] : f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.constant 7.88860905e-31 : f32
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.cmpf olt, %[[V0]], %[[V6]] : f32
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.constant 1.84467441e+19 : f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.select %[[V7]], %[[V8]], %[[V5]] : f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.mulf %[[S]], %[[V9]] : f32
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.negf %[[V10]] : f32
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.divf %[[V4]], %[[V10]] : f32
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = math.fma %[[V12]], %[[V11]], %[[V4]] : f32
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.cmpf olt, %[[V13]], %[[V14]] : f32
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.bitcast %[[V12]] : f32 to i32
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.subi %[[V16]], %[[V17]] : i32
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.bitcast %[[V18]] : i32 to f32
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.select %[[V15]], %[[V19]], %[[V12]] : f32
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = math.fma %[[V20]], %[[V11]], %[[V4]] : f32
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.mulf %[[V21]], %[[V20]] : f32
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.constant 8.8817842e-16 : f32
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.mulf %[[V20]], %[[V23]] : f32
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = math.absf %[[V22]] : f32
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = math.absf %[[V24]] : f32
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.cmpf ogt, %[[V25]], %[[V26]] : f32
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.select %[[V27]], %[[V22]], %[[V24]] : f32
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 100 + %[[J]]] : memref<6400xf32> -> f32
// CHECK-NEXT:        %[[V29:[^ ,:]+]] = arith.mulf %[[V]], %[[V9]] : f32
// CHECK-NEXT:        %[[V30:[^ ,:]+]] = arith.mulf %[[V29]], %[[V28]] : f32
// CHECK-NEXT:        %[[Q:[^ ,:]+]] = math.fma %[[V29]], %[[V20]], %[[V30]] : f32
// CHECK-NEXT:        loop.store %[[Q]], %[[Y]][%[[I]] * 100 + %[[J]]] : f32, memref<6400xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @by_row(%x: memref<6400xf32>, %d: memref<64xf32>, %y: memref<6400xf32>) {
  loop.parallel %i = 0 to 64 {
    %s = loop.load %d[%i] : memref<64xf32> -> f32
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<6400xf32> -> f32
      %q = arith.divf %v, %s : f32
      loop.store %q, %y[%i * 100 + %j] : f32, memref<6400xf32>
    }
  }
}

/// A constant of ordinary size need not be scaled.
// CHECK-LABEL: loop.kernel @by_constant(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100xf32>, %[[Y:[^ ,:]+]]: memref<100xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.negf %[[S]] : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.divf %[[V1]], %[[S]] : f32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = math.fma %[[V2]], %[[V0]], %[[V1]] : f32
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.cmpf olt, %[[V3]], %[[V4]] : f32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.bitcast %[[V2]] : f32 to i32
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.subi %[[V6]], %[[V7]] : i32
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.bitcast %[[V8]] : i32 to f32
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.select %[[V5]], %[[V9]], %[[V2]] : f32
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = math.fma %[[V10]], %[[V0]], %[[V1]] : f32
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.mulf %[[V11]], %[[V10]] : f32
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 8.8817842e-16 : f32
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.mulf %[[V10]], %[[V13]] : f32
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = math.absf %[[V12]] : f32
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = math.absf %[[V14]] : f32
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.cmpf ogt, %[[V15]], %[[V16]] : f32
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.select %[[V17]], %[[V12]], %[[V14]] : f32
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<100xf32> -> f32
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.mulf %[[V]], %[[V18]] : f32
// CHECK-NEXT:      %[[Q:[^ ,:]+]] = math.fma %[[V]], %[[V10]], %[[V19]] : f32
// CHECK-NEXT:      loop.store %[[Q]], %[[Y]][%[[J]]] : f32, memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @by_constant(%x: memref<100xf32>, %y: memref<100xf32>) {
  %s = arith.constant 3.0 : f32
  loop.parallel %j = 0 to 100 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    %q = arith.divf %v, %s : f32
    loop.store %q, %y[%j] : f32, memref<100xf32>
  }
}

/// A divisor of its own in each iteration.
// CHECK-LABEL: loop.kernel @negative_changing(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100xf32>, %[[Y:[^ ,:]+]]: memref<100xf32>) {
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<100xf32> -> f32
// CHECK-NEXT:      %[[Q:[^ ,:]+]] = arith.divf %[[V]], %[[V]] : f32
// CHECK-NEXT:      loop.store %[[Q]], %[[Y]][%[[J]]] : f32, memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @negative_changing(%x: memref<100xf32>, %y: memref<100xf32>) {
  loop.parallel %j = 0 to 100 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    %q = arith.divf %v, %v : f32
    loop.store %q, %y[%j] : f32, memref<100xf32>
  }
}

/// One division a row is not worth a reciprocal.
// CHECK-LABEL: loop.kernel @negative_once(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100xf32>, %[[D:[^ ,:]+]]: memref<1xf32>, %[[Y:[^ ,:]+]]: memref<100xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.load %[[D]][0] : memref<1xf32> -> f32
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<100xf32> -> f32
// CHECK-NEXT:      %[[Q:[^ ,:]+]] = arith.divf %[[V]], %[[S]] : f32
// CHECK-NEXT:      loop.store %[[Q]], %[[Y]][%[[J]]] : f32, memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @negative_once(%x: memref<100xf32>, %d: memref<1xf32>, %y: memref<100xf32>) {
  %s = loop.load %d[0] : memref<1xf32> -> f32
  loop.parallel %j = 0 to 8 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    %q = arith.divf %v, %s : f32
    loop.store %q, %y[%j] : f32, memref<100xf32>
  }
}

// -----

builtin.module attributes {stepwell.numerics = "fast"} {
  // CHECK-LABEL: loop.kernel @fast(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100xf32>, %[[D:[^ ,:]+]]: memref<1xf32>, %[[Y:[^ ,:]+]]: memref<100xf32>) {
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.load %[[D]][0] : memref<1xf32> -> f32
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.divf %[[V0]], %[[S]] : f32
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 100 {
  // CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<100xf32> -> f32
  // CHECK-NEXT:      %[[Q:[^ ,:]+]] = arith.mulf %[[V]], %[[V1]] : f32
  // CHECK-NEXT:      loop.store %[[Q]], %[[Y]][%[[J]]] : f32, memref<100xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @fast(%x: memref<100xf32>, %d: memref<1xf32>, %y: memref<100xf32>) {
    %s = loop.load %d[0] : memref<1xf32> -> f32
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%j] : memref<100xf32> -> f32
      %q = arith.divf %v, %s : f32
      loop.store %q, %y[%j] : f32, memref<100xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: loop.kernel @negative_strict(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100xf32>, %[[D:[^ ,:]+]]: memref<1xf32>, %[[Y:[^ ,:]+]]: memref<100xf32>) {
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.load %[[D]][0] : memref<1xf32> -> f32
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 100 {
  // CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<100xf32> -> f32
  // CHECK-NEXT:      %[[Q:[^ ,:]+]] = arith.divf %[[V]], %[[S]] : f32
  // CHECK-NEXT:      loop.store %[[Q]], %[[Y]][%[[J]]] : f32, memref<100xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @negative_strict(%x: memref<100xf32>, %d: memref<1xf32>, %y: memref<100xf32>) {
    %s = loop.load %d[0] : memref<1xf32> -> f32
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%j] : memref<100xf32> -> f32
      %q = arith.divf %v, %s : f32
      loop.store %q, %y[%j] : f32, memref<100xf32>
    }
  }
}

// REMARK:       {{.*}}hoist-divisions.mlir:{{[0-9]+}}:12: hoist-divisions: it multiplies by a reciprocal, computed before the loop [@by_row]
// REMARK-NEXT:  {{.*}}hoist-divisions.mlir:{{[0-9]+}}:10: hoist-divisions: it multiplies by a reciprocal, computed before the loop [@by_constant]
// REMARK-NEXT:  {{.*}}hoist-divisions.mlir:{{[0-9]+}}:10: hoist-divisions: not hoisted: the loop runs 8 times, bound 64 [@negative_once]
// REMARK-NEXT:  {{.*}}hoist-divisions.mlir:{{[0-9]+}}:12: hoist-divisions: it multiplies by a reciprocal, computed before the loop [@fast]
// REMARK-NEXT:  {{.*}}hoist-divisions.mlir:{{[0-9]+}}:12: hoist-divisions: not hoisted: strict numerics keep every bit [@negative_strict]
