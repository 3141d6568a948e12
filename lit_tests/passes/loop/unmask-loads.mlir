// RUN: stepwell-opt %s -p unmask-loads | filecheck %s
// RUN: stepwell-opt %s -p unmask-loads,cse --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// What is computed from it is dropped where the condition does not hold; a stronger condition does as well.
// CHECK-LABEL: loop.kernel @selected(
// CHECK:         loop.load %b[%{{.*}} mod 64] : memref<64xf32> -> f32
// CHECK-NEXT:    loop.load %x[%{{.*}} - 1] where %{{.*}} : memref<4096xf32> -> f32
loop.kernel @selected(%x: memref<4096xf32>, %b: memref<64xf32>, %y: memref<4096xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1 : index
  loop.parallel %i = 0 to 4096 {
    %m = arith.cmpi sge, %i, %one : index
    %n = arith.cmpi sle, %i, %one : index
    %k = arith.andi %n, %m : i1
    // REMARK-DAG: unmask-loads.mlir:[[# @LINE + 1]]:11: unmask-loads: it is read without its condition {{\[}}@selected]
    %b0 = loop.load %b[%i mod 64] where %m : memref<64xf32> -> f32
    %v = loop.load %x[%i - 1] where %m : memref<4096xf32> -> f32
    %s = arith.addf %v, %b0 : f32
    %r = arith.select %m, %s, %zero : f32
    %t = arith.mulf %b0, %b0 : f32
    %u = arith.select %k, %t, %zero : f32
    %w = arith.addf %r, %u : f32
    loop.store %w, %y[%i] : f32, memref<4096xf32>
  }
}

/// Without the condition, the 0 that stands for what is not read would be something else.
// CHECK-LABEL: loop.kernel @negative_used(
// CHECK:         loop.load %b[%{{.*}} mod 64] where
loop.kernel @negative_used(%b: memref<64xf32>, %y: memref<4096xf32>) {
  %one = arith.constant 1 : index
  loop.parallel %i = 0 to 4096 {
    %m = arith.cmpi sge, %i, %one : index
    %b0 = loop.load %b[%i mod 64] where %m : memref<64xf32> -> f32
    loop.store %b0, %y[%i] : f32, memref<4096xf32>
  }
}

/// The other side of the choice, a weaker condition, a reduction.
// CHECK-LABEL: loop.kernel @negative_other_uses(
// CHECK:         loop.load %b[%{{.*}} mod 64] where
// CHECK:         loop.load %b[%{{.*}} mod 32] where
// CHECK:         loop.load %b[%{{.*}} mod 16] where
loop.kernel @negative_other_uses(%b: memref<64xf32>, %y: memref<4096xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1 : index
  loop.parallel %i = 0 to 4096 {
    %m = arith.cmpi sge, %i, %one : index
    %n = arith.cmpi sle, %i, %one : index
    %k = arith.andi %n, %m : i1
    %b0 = loop.load %b[%i mod 64] where %m : memref<64xf32> -> f32
    %r = arith.select %m, %zero, %b0 : f32
    %b1 = loop.load %b[%i mod 32] where %k : memref<64xf32> -> f32
    %s = arith.select %m, %b1, %zero : f32
    %b2 = loop.reduce <add> %q = 0 to 8 : f32 {
      %v = loop.load %b[%i mod 16] where %m : memref<64xf32> -> f32
      loop.yield %v : f32
    }
    %t = arith.addf %r, %s : f32
    %u = arith.addf %t, %b2 : f32
    loop.store %u, %y[%i] : f32, memref<4096xf32>
  }
}

/// A store, and the check of an index, with the same condition.
// CHECK-LABEL: loop.kernel @stored(
// CHECK:         loop.load %k[%{{.*}}] : memref<4096xi64> -> i64
// CHECK:         loop.load %b[%{{.*}}] : memref<64xf32> -> f32
loop.kernel @stored(%k: memref<4096xi64>, %b: memref<64xf32>, %y: memref<4096xf32>) {
  %one = arith.constant 1 : index
  loop.parallel %i = 0 to 4096 {
    %m = arith.cmpi sge, %i, %one : index
    %n = loop.load %k[%i] where %m : memref<4096xi64> -> i64
    %c = loop.check_index %n below 64 where %m : i64
    %v = loop.load %b[%c] where %m : memref<64xf32> -> f32
    loop.store %v, %y[%i] where %m : f32, memref<4096xf32>
  }
}
