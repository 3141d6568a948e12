// RUN: stepwell-opt %s -p expand-math | filecheck %s
// RUN: stepwell-opt %s -p expand-math --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p expand-math --print-debuginfo | filecheck %s --check-prefix LOCATION
// RUN: stepwell-opt %s -p expand-math --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// A range reduction, a polynomial, a scaling. What gives 0 becomes -1000, with which the scaling takes no longer.
/// Adding 1.5 * 2**23 = 12582912 rounds to an integer.
// CHECK-LABEL: func.func @exp2(
func.func @exp2(%x: vector<16xf32>) -> vector<16xf32> {
  // CHECK-NEXT: %[[LOW:.*]] = arith.constant dense<-1.510000e+02> : vector<16xf32>
  // CHECK-NEXT: %[[IS_ZERO:.*]] = arith.cmpf olt, %x, %[[LOW]] : vector<16xf32>
  // CHECK-NEXT: %[[HIGH:.*]] = arith.constant dense<1.290000e+02> : vector<16xf32>
  // CHECK-NEXT: %[[A:.*]] = arith.minimumf %x, %[[HIGH]] : vector<16xf32>
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<-1.000000e+03> : vector<16xf32>
  // CHECK-NEXT: %[[B:.*]] = arith.select %[[IS_ZERO]], %[[ZERO]], %[[A]] : vector<16xi1>, vector<16xf32>
  // CHECK-NEXT: %[[SHIFTER:.*]] = arith.constant dense<0x4B400000> : vector<16xf32>
  // CHECK-NEXT: %[[SHIFTED:.*]] = arith.addf %[[B]], %[[SHIFTER]] : vector<16xf32>
  // CHECK-NEXT: %[[N:.*]] = arith.subf %[[SHIFTED]], %[[SHIFTER]] : vector<16xf32>
  // CHECK:      %[[R:.*]] = arith.subf %[[B]], %[[N]] : vector<16xf32>
  // CHECK-COUNT-6: math.fma %{{.*}}, %[[R]], %{{.*}} : vector<16xf32>
  // CHECK-NEXT: %[[Y:.*]] = loop.scale %{{.*}} by %[[N]] : vector<16xf32>
  // CHECK-NEXT: func.return %[[Y]] : vector<16xf32>
  // REMARK-DAG: expand-math.mlir:[[# @LINE + 1]]:8: expand-math: math.exp2 becomes arithmetic
  %r = math.exp2 %x : vector<16xf32>
  func.return %r : vector<16xf32>
}

/// Where a lane is beyond the range of the reduction, all lanes take the function for f64.
// CHECK-LABEL: func.func @wide_arguments(
func.func @wide_arguments(%x: vector<16xf32>) -> vector<16xf32> {
  // CHECK:      arith.xori
  // CHECK-NEXT: %[[Y:.*]] = arith.bitcast %{{.*}} : vector<16xi32> to vector<16xf32>
  // CHECK-NEXT: %[[MAGNITUDE:.*]] = math.absf %x : vector<16xf32>
  // CHECK-NEXT: %[[WIDE:.*]] = arith.constant dense<1.310720e+05> : vector<16xf32>
  // CHECK-NEXT: %[[IS_WIDE:.*]] = arith.cmpf ogt, %[[MAGNITUDE]], %[[WIDE]] : vector<16xf32>
  // CHECK-NEXT: %[[ANY:.*]] = loop.reduce_lanes <or> %[[IS_WIDE]] : vector<16xi1>
  // CHECK-NEXT: %[[R:.*]] = scf.if %[[ANY]] -> (vector<16xf32>) {
  // CHECK-NEXT:   %[[DOUBLE:.*]] = arith.extf %x : vector<16xf32> to vector<16xf64>
  // CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[DOUBLE]] : vector<16xf64>
  // CHECK-NEXT:   %[[ROUNDED:.*]] = arith.truncf %[[SIN]] : vector<16xf64> to vector<16xf32>
  // CHECK-NEXT:   scf.yield %[[ROUNDED]] : vector<16xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   scf.yield %[[Y]] : vector<16xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: func.return %[[R]] : vector<16xf32>
  %r = math.sin %x : vector<16xf32>
  func.return %r : vector<16xf32>
}

/// A scalar needs no reduction of lanes.
// CHECK-LABEL: func.func @scalar(
func.func @scalar(%x: f32) -> f32 {
  // CHECK:      %[[IS_WIDE:.*]] = arith.cmpf ogt, %{{.*}}, %{{.*}} : f32
  // CHECK-NEXT: scf.if %[[IS_WIDE]] -> (f32) {
  %r = math.cos %x : f32
  func.return %r : f32
}

/// Functions of one block share constants.
// CHECK-LABEL: func.func @constants(
func.func @constants(%x: f32, %y: f32) -> f32 {
  // CHECK:     arith.minimumf %y
  // CHECK-NOT: arith.constant
  // CHECK:     func.return
  %0 = math.exp %x : f32
  %1 = math.exp %y : f32
  %2 = arith.addf %0, %1 : f32
  func.return %2 : f32
}

/// Other types keep the function.
// CHECK-LABEL: func.func @double(
func.func @double(%x: vector<8xf64>, %y: f64) -> vector<8xf64> {
  // CHECK-NEXT: math.exp %x : vector<8xf64>
  // CHECK-NEXT: math.powf %y, %y : f64
  // REMARK-DAG: expand-math.mlir:[[# @LINE + 1]]:8: expand-math: math.exp is left to the C library: there is no expansion on f64
  %r = math.exp %x : vector<8xf64>
  %s = math.powf %y, %y : f64
  func.return %r : vector<8xf64>
}

/// Functions that are one instruction stay.
// CHECK-LABEL: func.func @instructions(
func.func @instructions(%x: f32) -> f32 {
  // CHECK-NEXT: math.sqrt
  // CHECK-NEXT: math.floor
  // CHECK-NEXT: math.fma
  // CHECK-NEXT: math.copysign
  %0 = math.sqrt %x : f32
  %1 = math.floor %0 : f32
  %2 = math.fma %1, %x, %x : f32
  %3 = math.copysign %2, %x : f32
  func.return %3 : f32
}

/// Inside of a loop too; the new operations have the location of the function.
// CHECK-LABEL: loop.kernel @in_a_loop(
// LOCATION-LABEL: loop.kernel @in_a_loop(
loop.kernel @in_a_loop(%x: memref<16xf32>) {
  // CHECK:         loop.load
  // CHECK-NOT:     math.tanh
  // CHECK:         arith.divf
  // CHECK:         loop.store
  // LOCATION:      loop.load
  // LOCATION-NEXT: math.absf %{{.*}} : f32 loc("model.py":7:12)
  // LOCATION:      arith.divf {{.*}} loc("model.py":7:12)
  loop.parallel %i = 0 to 16 {
    %v = loop.load %x[%i] : memref<16xf32> -> f32
    %t = math.tanh %v : f32 loc("model.py":7:12)
    loop.store %t, %x[%i] : f32, memref<16xf32>
  }
}

/// The remainder of a quotient of ordinary size; the function itself is left for others.
// CHECK-LABEL: func.func @remainder(
func.func @remainder(%x: vector<16xf32>, %y: vector<16xf32>) -> vector<16xf32> {
  // CHECK:      %[[Q:.*]] = arith.divf
  // CHECK:      %[[T:.*]] = math.trunc %[[Q]] : vector<16xf32>
  // CHECK:      math.fma
  // CHECK:      %[[R:.*]] = scf.if
  // CHECK-NEXT:   loop.libm "fmod" %x, %y : vector<16xf32>
  // CHECK:      func.return %[[R]]
  %r = loop.libm "fmod" %x, %y : vector<16xf32>
  func.return %r : vector<16xf32>
}

/// What only C's library names becomes arithmetic, too: the float after another one has the next bits.
// CHECK-LABEL: func.func @neighbours(
func.func @neighbours(%x: vector<16xf32>, %y: vector<16xf32>) -> vector<16xf32> {
  // CHECK:      %[[BITS:.*]] = arith.bitcast %x : vector<16xf32> to vector<16xi32>
  // CHECK:      %[[STEP:.*]] = arith.select %{{.*}}, %{{.*}}, %{{.*}} : vector<16xi1>, vector<16xi32>
  // CHECK-NEXT: %[[MOVED:.*]] = arith.subi %[[BITS]], %[[STEP]] : vector<16xi32>
  // CHECK-NEXT: arith.bitcast %[[MOVED]] : vector<16xi32> to vector<16xf32>
  // CHECK-NOT:  loop.libm
  // CHECK:      func.return
  %r = loop.libm "nextafter" %x, %y : vector<16xf32>
  func.return %r : vector<16xf32>
}

/// The logarithm that a reflection takes is computed only where a number is negative.
// CHECK-LABEL: func.func @lgamma(
func.func @lgamma(%x: vector<16xf32>) -> vector<16xf32> {
  // CHECK-NOT:  loop.libm
  // CHECK:      %[[NEGATIVE:.*]] = arith.cmpf olt, %x, %{{.*}} : vector<16xf32>
  // CHECK-NEXT: %[[ANY:.*]] = loop.reduce_lanes <or> %[[NEGATIVE]] : vector<16xi1>
  // CHECK-NEXT: scf.if %[[ANY]] -> (vector<16xf32>) {
  // CHECK-NOT:  loop.libm
  // CHECK:      func.return
  %r = loop.libm "lgamma" %x : vector<16xf32>
  func.return %r : vector<16xf32>
}
