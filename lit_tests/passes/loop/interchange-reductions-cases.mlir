// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p interchange-reductions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p interchange-reductions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Orders that are just better and just not, and loops whose indices are not known.

/// A loop of one index has one order.
// CHECK-LABEL: loop.kernel @one(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 64 : f32 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S]], %[[Y]][0] : f32, memref<1xf32>
// CHECK-NEXT:  }
loop.kernel @one(%x: memref<64xf32>, %y: memref<1xf32>) {
  %s = loop.reduce <add> %r = 0 to 64 : f32 {
    %v = loop.load %x[%r] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

/// Neighbours are at most so far apart.
// CHECK-LABEL: loop.kernel @near(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4096xf32>, %[[Y:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    %[[S1:[^ ,:]+]] = loop.reduce <add> %[[RI:[^ ,:]+]] = 0 to 512 : f32 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][(%[[RI]] floordiv 32) * 256 + (%[[RI]] mod 32) * 7] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S1]], %[[Y]][0] : f32, memref<4xf32>
// CHECK-NEXT:    %[[S2:[^ ,:]+]] = loop.reduce <add> %[[RI_1:[^ ,:]+]] = 0 to 512 : f32 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[RI_1]] * 8] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S2]], %[[Y]][1] : f32, memref<4xf32>
// CHECK-NEXT:    %[[S3:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 512 : f32 {
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][(%[[R]] floordiv 16) * 9 + (%[[R]] mod 16) * 256] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_2]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S3]], %[[Y]][2] : f32, memref<4xf32>
// CHECK-NEXT:    %[[S4:[^ ,:]+]] = loop.reduce <add> %[[RI_2:[^ ,:]+]] = 0 to 512 : f32 {
// CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][(%[[RI_2]] floordiv 32) * 256 - (%[[RI_2]] mod 32) * 3 + 96] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_3]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S4]], %[[Y]][3] : f32, memref<4xf32>
// CHECK-NEXT:  }
loop.kernel @near(%x: memref<4096xf32>, %y: memref<4xf32>) {
  %s1 = loop.reduce <add> %r = 0 to 512 : f32 {
    %v = loop.load %x[%r floordiv 16 * 7 + (%r mod 16) * 256] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s1, %y[0] : f32, memref<4xf32>
  %s2 = loop.reduce <add> %r = 0 to 512 : f32 {
    %v = loop.load %x[%r floordiv 16 * 8 + (%r mod 16) * 256] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s2, %y[1] : f32, memref<4xf32>
  %s3 = loop.reduce <add> %r = 0 to 512 : f32 {
    %v = loop.load %x[%r floordiv 16 * 9 + (%r mod 16) * 256] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s3, %y[2] : f32, memref<4xf32>
  %s4 = loop.reduce <add> %r = 0 to 512 : f32 {
    %v = loop.load %x[%r floordiv 16 * -3 + (%r mod 16) * 256 + 96] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s4, %y[3] : f32, memref<4xf32>
}

/// The other order has to have more than twice as many neighbours.
// CHECK-LABEL: loop.kernel @twice(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4096xf32>, %[[Y:[^ ,:]+]]: memref<2xf32>) {
// CHECK-NEXT:    %[[S1:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 512 : f32 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]] floordiv 16 + (%[[R]] mod 16) * 2] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S1]], %[[Y]][0] : f32, memref<2xf32>
// CHECK-NEXT:    %[[S2:[^ ,:]+]] = loop.reduce <add> %[[RI:[^ ,:]+]] = 0 to 512 : f32 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][(%[[RI]] floordiv 32) * 3 + %[[RI]] mod 32] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S2]], %[[Y]][1] : f32, memref<2xf32>
// CHECK-NEXT:  }
loop.kernel @twice(%x: memref<4096xf32>, %y: memref<2xf32>) {
  %s1 = loop.reduce <add> %r = 0 to 512 : f32 {
    %v = loop.load %x[%r floordiv 16 + (%r mod 16) * 2] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s1, %y[0] : f32, memref<2xf32>
  %s2 = loop.reduce <add> %r = 0 to 512 : f32 {
    %v = loop.load %x[%r floordiv 16 + (%r mod 16) * 3] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s2, %y[1] : f32, memref<2xf32>
}

/// Three indices, of which the slowest is the nearest, and one that no access depends on.
// CHECK-LABEL: loop.kernel @three(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4096xf32>, %[[Y:[^ ,:]+]]: memref<3xf32>) {
// CHECK-NEXT:    %[[S1:[^ ,:]+]] = loop.reduce <add> %[[RI:[^ ,:]+]] = 0 to 512 : f32 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][(%[[RI]] floordiv 8) * 64 + %[[RI]] mod 8] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S1]], %[[Y]][0] : f32, memref<3xf32>
// CHECK-NEXT:    %[[S2:[^ ,:]+]] = loop.reduce <add> %[[ROI:[^ ,:]+]] = 0 to 512 : f32 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][(%[[ROI]] floordiv 8) * 64 + %[[ROI]] mod 8] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S2]], %[[Y]][1] : f32, memref<3xf32>
// CHECK-NEXT:    %[[S3:[^ ,:]+]] = loop.reduce <add> %[[RI_1:[^ ,:]+]] = 0 to 512 : f32 {
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][(%[[RI_1]] floordiv 64) * 64 + %[[RI_1]] mod 8] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_2]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S3]], %[[Y]][2] : f32, memref<3xf32>
// CHECK-NEXT:  }
loop.kernel @three(%x: memref<4096xf32>, %y: memref<3xf32>) {
  %s1 = loop.reduce <add> %r = 0 to 512 : f32 {
    %v = loop.load %x[%r floordiv 64 + (%r floordiv 8 mod 8) * 64 + (%r mod 8) * 512] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s1, %y[0] : f32, memref<3xf32>
  %s2 = loop.reduce <add> %r = 0 to 512 : f32 {
    %v = loop.load %x[%r floordiv 64 + (%r floordiv 8 mod 8) * 512 + (%r mod 8) * 64] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s2, %y[1] : f32, memref<3xf32>
  %s3 = loop.reduce <add> %r = 0 to 512 : f32 {
    %v = loop.load %x[(%r floordiv 8 mod 8) + (%r mod 8) * 64] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s3, %y[2] : f32, memref<3xf32>
}

/// The order of one access against that of a larger one.
// CHECK-LABEL: loop.kernel @two_accesses(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<512xf64>, %[[Z:[^ ,:]+]]: memref<512xf32>, %[[Y:[^ ,:]+]]: memref<1xf64>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 512 : f64 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]] floordiv 16 + (%[[R]] mod 16) * 32] : memref<512xf64> -> f64
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[R]]] : memref<512xf32> -> f32
// CHECK-NEXT:      %[[E:[^ ,:]+]] = arith.extf %[[W]] : f32 to f64
// CHECK-NEXT:      %[[A:[^ ,:]+]] = arith.addf %[[V]], %[[E]] : f64
// CHECK-NEXT:      loop.yield %[[A]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S]], %[[Y]][0] : f64, memref<1xf64>
// CHECK-NEXT:  }
loop.kernel @two_accesses(%x: memref<512xf64>, %z: memref<512xf32>, %y: memref<1xf64>) {
  %s = loop.reduce <add> %r = 0 to 512 : f64 {
    %v = loop.load %x[%r floordiv 16 + (%r mod 16) * 32] : memref<512xf64> -> f64
    %w = loop.load %z[%r] : memref<512xf32> -> f32
    %e = arith.extf %w : f32 to f64
    %a = arith.addf %v, %e : f64
    loop.yield %a : f64
  }
  loop.store %s, %y[0] : f64, memref<1xf64>
}

/// Indices that do not form the variable: weights that do not divide each other, another range, a loop inside.
// CHECK-LABEL: loop.kernel @unknown(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4096xf32>, %[[Y:[^ ,:]+]]: memref<6xf32>, %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    %[[S1:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 24 : f32 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]] floordiv 6 + (%[[R]] mod 4) * 32] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S1]], %[[Y]][0] : f32, memref<6xf32>
// CHECK-NEXT:    %[[S2:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 500 : f32 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[R_1]] floordiv 16 + (%[[R_1]] mod 16) * 32] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S2]], %[[Y]][1] : f32, memref<6xf32>
// CHECK-NEXT:    %[[S3:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 16 to 512 : f32 {
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[R_2]] floordiv 16 + (%[[R_2]] mod 16) * 32] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_2]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S3]], %[[Y]][2] : f32, memref<6xf32>
// CHECK-NEXT:    %[[S4:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 512 step 2 : f32 {
// CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[R_3]] floordiv 16 + (%[[R_3]] mod 16) * 32] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_3]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S4]], %[[Y]][3] : f32, memref<6xf32>
// CHECK-NEXT:    %[[S5:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to %[[N]] : f32 {
// CHECK-NEXT:      %[[V_4:[^ ,:]+]] = loop.load %[[X]][%[[R_4]] floordiv 16 + (%[[R_4]] mod 16) * 32] : memref<4096xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_4]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S5]], %[[Y]][4] : f32, memref<6xf32>
// CHECK-NEXT:    %[[S6:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 512 : f32 {
// CHECK-NEXT:      %[[T:[^ ,:]+]] = loop.reduce <add> %[[Q:[^ ,:]+]] = 0 to 3 : f32 {
// CHECK-NEXT:        %[[V_5:[^ ,:]+]] = loop.load %[[X]][%[[Q]] + %[[R_5]] floordiv 16 + (%[[R_5]] mod 16) * 32] : memref<4096xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V_5]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.yield %[[T]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S6]], %[[Y]][5] : f32, memref<6xf32>
// CHECK-NEXT:  }
loop.kernel @unknown(%x: memref<4096xf32>, %y: memref<6xf32>, %n: index) {
  %s1 = loop.reduce <add> %r = 0 to 24 : f32 {
    %v = loop.load %x[%r floordiv 6 + (%r mod 4) * 32] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s1, %y[0] : f32, memref<6xf32>
  %s2 = loop.reduce <add> %r = 0 to 500 : f32 {
    %v = loop.load %x[%r floordiv 16 + (%r mod 16) * 32] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s2, %y[1] : f32, memref<6xf32>
  %s3 = loop.reduce <add> %r = 16 to 512 : f32 {
    %v = loop.load %x[%r floordiv 16 + (%r mod 16) * 32] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s3, %y[2] : f32, memref<6xf32>
  %s4 = loop.reduce <add> %r = 0 to 512 step 2 : f32 {
    %v = loop.load %x[%r floordiv 16 + (%r mod 16) * 32] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s4, %y[3] : f32, memref<6xf32>
  %s5 = loop.reduce <add> %r = 0 to %n : f32 {
    %v = loop.load %x[%r floordiv 16 + (%r mod 16) * 32] : memref<4096xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s5, %y[4] : f32, memref<6xf32>
  %s6 = loop.reduce <add> %r = 0 to 512 : f32 {
    %t = loop.reduce <add> %q = 0 to 3 : f32 {
      %v = loop.load %x[%r floordiv 16 + (%r mod 16) * 32 + %q] : memref<4096xf32> -> f32
      loop.yield %v : f32
    }
    loop.yield %t : f32
  }
  loop.store %s6, %y[5] : f32, memref<6xf32>
}

/// The place of a maximum depends on the order.
// CHECK-LABEL: loop.kernel @place(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<512xf32>, %[[Y:[^ ,:]+]]: memref<1xi64>) {
// CHECK-NEXT:    %[[M:[^ ,:]+]], %[[K:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 512 : f32, i64 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]] floordiv 16 + (%[[R]] mod 16) * 32] : memref<512xf32> -> f32
// CHECK-NEXT:      %[[I:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:      loop.yield %[[V]], %[[I]] : f32, i64
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[K]], %[[Y]][0] : i64, memref<1xi64>
// CHECK-NEXT:  }
loop.kernel @place(%x: memref<512xf32>, %y: memref<1xi64>) {
  %m, %k = loop.reduce <argmaximum> %r = 0 to 512 : f32, i64 {
    %v = loop.load %x[%r floordiv 16 + (%r mod 16) * 32] : memref<512xf32> -> f32
    %i = arith.index_cast %r : index to i64
    loop.yield %v, %i : f32, i64
  }
  loop.store %k, %y[0] : i64, memref<1xi64>
}

// -----

/// Strict numerics keep the order.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: loop.kernel @strict(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<512xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>) {
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 512 : f32 {
  // CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]] floordiv 16 + (%[[R]] mod 16) * 32] : memref<512xf32> -> f32
  // CHECK-NEXT:      loop.yield %[[V]] : f32
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.store %[[S]], %[[Y]][0] : f32, memref<1xf32>
  // CHECK-NEXT:  }
  loop.kernel @strict(%x: memref<512xf32>, %y: memref<1xf32>) {
    %s = loop.reduce <add> %r = 0 to 512 : f32 {
      %v = loop.load %x[%r floordiv 16 + (%r mod 16) * 32] : memref<512xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[0] : f32, memref<1xf32>
  }
}

// REMARK:       {{.*}}interchange-reductions-cases.mlir:{{[0-9]+}}:9: interchange-reductions: it goes along memory: 292.57 of its accesses have a neighbour there instead of 0 [@near]
// REMARK-NEXT:  {{.*}}interchange-reductions-cases.mlir:{{[0-9]+}}:9: interchange-reductions: it goes along memory: 256.0 of its accesses have a neighbour there instead of 0 [@near]
// REMARK-NEXT:  {{.*}}interchange-reductions-cases.mlir:{{[0-9]+}}:9: interchange-reductions: its order stays: no other one has more neighbours in memory; 0 of its accesses have one in this order, 0 in the best [@near]
// REMARK-NEXT:  {{.*}}interchange-reductions-cases.mlir:{{[0-9]+}}:9: interchange-reductions: it goes along memory: 682.67 of its accesses have a neighbour there instead of 0 [@near]
// REMARK-NEXT:  {{.*}}interchange-reductions-cases.mlir:{{[0-9]+}}:9: interchange-reductions: its order stays: no other one has more neighbours in memory; 1024.0 of its accesses have one in this order, 2048.0 in the best [@twice]
// REMARK-NEXT:  {{.*}}interchange-reductions-cases.mlir:{{[0-9]+}}:9: interchange-reductions: it goes along memory: 2048.0 of its accesses have a neighbour there instead of 682.67 [@twice]
// REMARK-NEXT:  {{.*}}interchange-reductions-cases.mlir:{{[0-9]+}}:9: interchange-reductions: it goes along memory: 2048.0 of its accesses have a neighbour there instead of 0 [@three]
// REMARK-NEXT:  {{.*}}interchange-reductions-cases.mlir:{{[0-9]+}}:9: interchange-reductions: it goes along memory: 2048.0 of its accesses have a neighbour there instead of 0 [@three]
// REMARK-NEXT:  {{.*}}interchange-reductions-cases.mlir:{{[0-9]+}}:9: interchange-reductions: it goes along memory: 2048.0 of its accesses have a neighbour there instead of 0 [@three]
// REMARK-NEXT:  {{.*}}interchange-reductions-cases.mlir:{{[0-9]+}}:8: interchange-reductions: its order stays: no other one has more neighbours in memory; 2048.0 of its accesses have one in this order, 4096.0 in the best [@two_accesses]
