// RUN: stepwell-opt %s -p online-softmax,dce | filecheck %s
// RUN: stepwell-opt %s -p online-softmax --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p online-softmax --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// A long row is read once for its maximum and its sum.
// CHECK-LABEL: loop.kernel @long_rows(
// CHECK:         loop.parallel %[[I:.*]] = 0 to 8 {
// CHECK-NEXT:      %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:      %[[M:.*]], %[[T:.*]] = loop.reduce <softmax> %[[R:.*]] = 0 to 100000 : f32, f32 {
// CHECK-NEXT:        %[[V:.*]] = loop.load %x[%[[I]] * 100000 + %[[R]]]
// CHECK-NEXT:        %[[H:.*]] = arith.mulf %[[V]], %{{.*}} : f32
// CHECK-NEXT:        loop.yield %[[H]], %[[ONE]] : f32, f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[N:.*]] = arith.subf %[[M]], %[[M]] : f32
// CHECK-NEXT:      %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      %[[E:.*]] = arith.cmpf oeq, %[[T]], %[[ZERO]] : f32
// CHECK-NEXT:      %[[U:.*]] = arith.addf %[[T]], %[[N]] : f32
// CHECK-NEXT:      %[[S:.*]] = arith.select %[[E]], %[[ZERO]], %[[U]] : f32
// CHECK-NEXT:      %[[L:.*]] = math.log %[[S]] : f32
// CHECK-NEXT:      arith.addf %[[M]], %[[L]] : f32
loop.kernel @long_rows(%x: memref<800000xf32>, %y: memref<8xf32>) {
  %half = arith.constant 0.5 : f32
  loop.parallel %i = 0 to 8 {
    %m = loop.reduce <maximum> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%i * 100000 + %r] : memref<800000xf32> -> f32
      %h = arith.mulf %v, %half : f32
      loop.yield %h : f32
    }
    // REMARK-DAG: online-softmax.mlir:[[# @LINE + 1]]:10: online-softmax: one walk with the maximum {{\[}}@long_rows]
    %s = loop.reduce <add> %q = 0 to 100000 : f32 {
      %v = loop.load %x[%q + %i * 100000] : memref<800000xf32> -> f32
      %h = arith.mulf %v, %half : f32
      %d = arith.subf %h, %m : f32
      %e = math.exp %d : f32
      loop.yield %e : f32
    }
    %l = math.log %s : f32
    %a = arith.addf %m, %l : f32
    loop.store %a, %y[%i] : f32, memref<8xf32>
  }
}

/// A row of unknown length counts as long; what it reads may be gathered.
// CHECK-LABEL: loop.kernel @gathered(
// CHECK:         loop.reduce <softmax>
// CHECK-NOT:     loop.reduce
loop.kernel @gathered(%x: memref<?xf32>, %k: memref<?xi64>, %y: memref<8xf32>, %s0: index) {
  loop.parallel %i = 0 to 8 {
    %m = loop.reduce <maximum> %r = 0 to %s0 : f32 {
      %n = loop.load %k[%r] : memref<?xi64> -> i64
      %c = loop.check_index %n below %s0 : i64
      %v = loop.load %x[%i * %s0 + %c] : memref<?xf32> -> f32
      loop.yield %v : f32
    }
    // REMARK-DAG: online-softmax.mlir:[[# @LINE + 1]]:10: online-softmax: one walk with the maximum {{\[}}@gathered]
    %s = loop.reduce <add> %r = 0 to %s0 : f32 {
      %n = loop.load %k[%r] : memref<?xi64> -> i64
      %c = loop.check_index %n below %s0 : i64
      %v = loop.load %x[%i * %s0 + %c] : memref<?xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      loop.yield %e : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}

/// A row that a program holds in registers is read once as it is.
// CHECK-LABEL: loop.kernel @negative_short(
// CHECK:         loop.reduce <maximum>
// CHECK:         loop.reduce <add>
loop.kernel @negative_short(%x: memref<8192xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %m = loop.reduce <maximum> %r = 0 to 1024 : f32 attributes {residency = #loop.residency<held>} {
      %v = loop.load %x[%i * 1024 + %r] : memref<8192xf32> -> f32
      loop.yield %v : f32
    }
    // REMARK-DAG: online-softmax.mlir:[[# @LINE + 1]]:10: online-softmax: not one walk with the maximum: the row is held in registers {{\[}}@negative_short]
    %s = loop.reduce <add> %r = 0 to 1024 : f32 attributes {residency = #loop.residency<held>} {
      %v = loop.load %x[%i * 1024 + %r] : memref<8192xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      loop.yield %e : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}

/// Exponentials of something else.
// CHECK-LABEL: loop.kernel @negative_other_values(
// CHECK:         loop.reduce <maximum>
// CHECK:         loop.reduce <add>
loop.kernel @negative_other_values(%x: memref<800000xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %m = loop.reduce <maximum> %r = 0 to 50000 : f32 {
      %v = loop.load %x[%i * 100000 + %r] : memref<800000xf32> -> f32
      loop.yield %v : f32
    }
    %s = loop.reduce <add> %r = 0 to 50000 : f32 {
      %v = loop.load %x[%i * 100000 + %r * 2] : memref<800000xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      loop.yield %e : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}

/// The row is overwritten in between.
// CHECK-LABEL: loop.kernel @negative_written(
// CHECK:         loop.reduce <maximum>
// CHECK:         loop.reduce <add>
loop.kernel @negative_written(%x: memref<800000xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %m = loop.reduce <maximum> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%i * 100000 + %r] : memref<800000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %m, %x[%i * 100000] : f32, memref<800000xf32>
    %s = loop.reduce <add> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%i * 100000 + %r] : memref<800000xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      loop.yield %e : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}

/// The maximum is stored as well, elsewhere.
// CHECK-LABEL: loop.kernel @stored(
// CHECK:         loop.reduce <softmax>
// CHECK:         loop.store %{{.*}}, %z
// CHECK:         loop.store %{{.*}}, %y
loop.kernel @stored(%x: memref<800000xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %m = loop.reduce <maximum> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%i * 100000 + %r] : memref<800000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %m, %z[%i] : f32, memref<8xf32>
    // REMARK-DAG: online-softmax.mlir:[[# @LINE + 1]]:10: online-softmax: one walk with the maximum {{\[}}@stored]
    %s = loop.reduce <add> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%i * 100000 + %r] : memref<800000xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      loop.yield %e : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}
