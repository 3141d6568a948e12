// RUN: stepwell-opt %s -p 'coalesce-loops{for-lanes=true}' | filecheck %s
// RUN: stepwell-opt %s -p 'coalesce-loops{for-lanes=true}' --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// What a row needs is read by each of its elements.
// CHECK-LABEL: loop.kernel @short_rows(
// CHECK-NEXT:    loop.parallel %[[I:.*]] = 0 to 3136 {
// CHECK-NEXT:      %[[B:.*]] = loop.load %b[%[[I]] floordiv 49]
// CHECK-NEXT:      %[[V:.*]] = loop.load %x[(%[[I]] floordiv 49) * 64 + %[[I]] mod 49]
// CHECK-NEXT:      %[[S:.*]] = arith.addf %[[V]], %[[B]]
// CHECK-NEXT:      loop.store %[[S]], %y[%[[I]]]
// CHECK-NEXT:    }
loop.kernel @short_rows(%x: memref<4096xf32>, %b: memref<64xf32>, %y: memref<3136xf32>) {
  // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:3: coalesce-loops: one loop with the loop inside {{\[}}@short_rows]
  loop.parallel %i = 0 to 64 {
    %b0 = loop.load %b[%i] : memref<64xf32> -> f32
    loop.parallel %j = 0 to 49 {
      %v = loop.load %x[%i * 64 + %j] : memref<4096xf32> -> f32
      %s = arith.addf %v, %b0 : f32
      loop.store %s, %y[%i * 49 + %j] : f32, memref<3136xf32>
    }
  }
}

/// Three loops become one; an index that is used as a number is computed.
// CHECK-LABEL: loop.kernel @three(
// CHECK-NEXT:    loop.parallel %[[I:.*]] = 0 to 6000 {
// CHECK-NEXT:      %[[K:.*]] = loop.apply (%[[I]] floordiv 30) mod 20 : index
// CHECK-NEXT:      %[[C:.*]] = arith.index_cast %[[K]]
// CHECK-NEXT:      loop.store %[[C]], %y[%[[I]]]
loop.kernel @three(%y: memref<6000xi64>) {
  // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:3: coalesce-loops: one loop with the loop inside {{\[}}@three]
  loop.parallel %i = 0 to 10 {
    // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:5: coalesce-loops: one loop with the loop inside {{\[}}@three]
    loop.parallel %j = 0 to 20 {
      loop.parallel %k = 0 to 30 {
        %c = arith.index_cast %j : index to i64
        loop.store %c, %y[%i * 600 + %j * 30 + %k] : i64, memref<6000xi64>
      }
    }
  }
}

/// Rows that fill blocks stay; the loops around them become one.
// CHECK-LABEL: loop.kernel @long_rows(
// CHECK-NEXT:    loop.parallel %[[I:.*]] = 0 to 80 {
// CHECK-NEXT:      loop.parallel %[[J:.*]] = 0 to 2048 attributes {lanes = "contiguous"} {
// CHECK-NEXT:        loop.load %x[%[[J]] + (%[[I]] floordiv 10) * 40960 + (%[[I]] mod 10) * 2048]
loop.kernel @long_rows(%x: memref<327680xf32>, %y: memref<163840xf32>) {
  // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:3: coalesce-loops: one loop with the loop inside {{\[}}@long_rows]
  loop.parallel %h = 0 to 8 {
    loop.parallel %i = 0 to 10 {
      // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:7: coalesce-loops: its iterations become lanes {{\[}}@long_rows]
      loop.parallel %j = 0 to 2048 {
        %v = loop.load %x[%h * 40960 + %i * 2048 + %j] : memref<327680xf32> -> f32
        loop.store %v, %y[%h * 20480 + %i * 2048 + %j] : f32, memref<163840xf32>
      }
    }
  }
}

/// No lane divides by a size that is not known.
// CHECK-LABEL: loop.kernel @symbolic(
// CHECK-NEXT:    loop.parallel %[[I:.*]] = 0 to %{{.*}} * 8 {
// CHECK-NEXT:      loop.parallel %[[J:.*]] = 0 to %{{.*}} attributes {lanes = "contiguous"} {
loop.kernel @symbolic(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index, %s1: index) {
  // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:3: coalesce-loops: one loop with the loop inside {{\[}}@symbolic]
  loop.parallel %h = 0 to %s0 {
    loop.parallel %i = 0 to 8 {
      // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:7: coalesce-loops: its iterations become lanes {{\[}}@symbolic]
      loop.parallel %j = 0 to %s1 {
        %v = loop.load %x[%h * %s1 * 16 + %i * %s1 + %j] : memref<?xf32> -> f32
        loop.store %v, %y[%h * %s1 * 8 + %i * %s1 + %j] : f32, memref<?xf32>
      }
    }
  }
}

/// The sides of a transposition stay, and what is around them becomes one.
// CHECK-LABEL: loop.kernel @transpose(
// CHECK-NEXT:    loop.parallel %{{.*}} = 0 to 30 {
// CHECK-NEXT:      loop.parallel %{{.*}} = 0 to 48 attributes {lanes = "transposed"} {
// CHECK-NEXT:        loop.parallel %{{.*}} = 0 to 40 attributes {lanes = "contiguous"} {
loop.kernel @transpose(%x: memref<57600xf32>, %y: memref<86400xf32>) {
  // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:3: coalesce-loops: one loop with the loop inside {{\[}}@transpose]
  loop.parallel %g = 0 to 5 {
    loop.parallel %h = 0 to 6 {
      // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 2]]:7: coalesce-loops: not coalesced with the loops around it: a tile is transposed {{\[}}@transpose]
      // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:7: coalesce-loops: its iterations become lanes {{\[}}@transpose]
      loop.parallel %i = 0 to 48 {
        // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:9: coalesce-loops: its iterations become lanes {{\[}}@transpose]
        loop.parallel %j = 0 to 40 {
          %v = loop.load %x[%g * 11520 + %h * 1920 + %j * 48 + %i] : memref<57600xf32> -> f32
          loop.store %v, %y[%g * 17280 + %h * 1920 + %i * 40 + %j] : f32, memref<86400xf32>
        }
      }
    }
  }
}

/// In a row, reductions of reductions and parallel loops become one, and so do the loops of rows.
// CHECK-LABEL: loop.kernel @row(
// CHECK-NEXT:    loop.parallel %[[I:.*]] = 0 to 32 {
// CHECK-NEXT:      %[[S:.*]] = loop.reduce <add> %[[R:.*]] = 0 to 120 : f32 {
// CHECK-NEXT:        loop.load %x[(%[[I]] floordiv 4) * 1000 + (%[[I]] mod 4) * 12 + (%[[R]] floordiv 12) * 50 + %[[R]] mod 12]
// CHECK:           loop.parallel %[[J:.*]] = 0 to 120 {
// CHECK-NEXT:        loop.store %[[S]], %y[%[[I]] * 120 + %[[J]]]
loop.kernel @row(%x: memref<8000xf32>, %y: memref<3840xf32>) {
  // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:3: coalesce-loops: one loop with the loop inside {{\[}}@row]
  loop.parallel %h = 0 to 8 {
    loop.parallel %i = 0 to 4 {
      // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:12: coalesce-loops: one loop with the loop inside {{\[}}@row]
      %s = loop.reduce <add> %q = 0 to 10 : f32 {
        %t = loop.reduce <add> %r = 0 to 12 : f32 {
          %v = loop.load %x[%h * 1000 + %i * 12 + %q * 50 + %r] : memref<8000xf32> -> f32
          loop.yield %v : f32
        }
        loop.yield %t : f32
      }
      // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:7: coalesce-loops: one loop with the loop inside {{\[}}@row]
      loop.parallel %j = 0 to 10 {
        loop.parallel %k = 0 to 12 {
          loop.store %s, %y[%h * 480 + %i * 120 + %j * 12 + %k] : f32, memref<3840xf32>
        }
      }
    }
  }
}

// CHECK-LABEL: loop.kernel @symbolic_row(
// CHECK:           loop.reduce
// CHECK-NEXT:        loop.reduce
loop.kernel @symbolic_row(%x: memref<?xf32>, %y: memref<8xf32>, %s0: index) {
  loop.parallel %i = 0 to 8 {
    // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:10: coalesce-loops: not coalesced with the loop inside: each lane would divide by its length {{\[}}@symbolic_row]
    %s = loop.reduce <add> %q = 0 to 10 : f32 {
      %t = loop.reduce <add> %r = 0 to %s0 : f32 {
        %v = loop.load %x[%i * %s0 * 20 + %q * %s0 * 2 + %r] : memref<?xf32> -> f32
        loop.yield %v : f32
      }
      loop.yield %t : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}

/// A transposition inside of a row keeps its sides.
// CHECK-LABEL: loop.kernel @row_of_tiles(
// CHECK:           loop.parallel %{{.*}} = 0 to 48 {
// CHECK-NEXT:        loop.parallel %{{.*}} = 0 to 64 {
loop.kernel @row_of_tiles(%x: memref<24576xf32>, %y: memref<24576xf32>) {
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to 480 : f32 {
      %v = loop.load %x[%i * 3072 + %r] : memref<24576xf32> -> f32
      loop.yield %v : f32
    }
    // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:5: coalesce-loops: not coalesced with the loop inside: a tile is transposed {{\[}}@row_of_tiles]
    loop.parallel %j = 0 to 48 {
      loop.parallel %k = 0 to 64 {
        %v = loop.load %x[%i * 3072 + %k * 48 + %j] : memref<24576xf32> -> f32
        %d = arith.divf %v, %s : f32
        loop.store %d, %y[%i * 3072 + %j * 64 + %k] : f32, memref<24576xf32>
      }
    }
  }
}

/// One of few elements does not: there would be few lanes.
// CHECK-LABEL: loop.kernel @negative_row_of_narrow_tiles(
// CHECK:           loop.parallel %{{.*}} = 0 to 120 {
// CHECK-NEXT:        loop.load
loop.kernel @negative_row_of_narrow_tiles(%x: memref<960xf32>, %y: memref<960xf32>) {
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to 120 : f32 {
      %v = loop.load %x[%i * 120 + %r] : memref<960xf32> -> f32
      loop.yield %v : f32
    }
    // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:5: coalesce-loops: one loop with the loop inside {{\[}}@negative_row_of_narrow_tiles]
    loop.parallel %j = 0 to 12 {
      loop.parallel %k = 0 to 10 {
        %v = loop.load %x[%i * 120 + %k * 12 + %j] : memref<960xf32> -> f32
        %d = arith.divf %v, %s : f32
        loop.store %d, %y[%i * 120 + %j * 10 + %k] : f32, memref<960xf32>
      }
    }
  }
}

/// What the inner loop writes is not read by each element.
// CHECK-LABEL: loop.kernel @negative_overwritten(
// CHECK-NEXT:    loop.parallel %{{.*}} = 0 to 64 {
// CHECK-NEXT:      loop.load
// CHECK-NEXT:      loop.parallel
loop.kernel @negative_overwritten(%x: memref<3200xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i * 50] : memref<3200xf32> -> f32
    loop.parallel %j = 0 to 49 {
      loop.store %v, %x[%i * 50 + %j] : f32, memref<3200xf32>
    }
  }
}

/// Rows of different lengths.
// CHECK-LABEL: loop.kernel @negative_triangle(
// CHECK:         loop.parallel %[[I:.*]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %{{.*}} = 0 to %[[I]] attributes {lanes = "contiguous"} {
loop.kernel @negative_triangle(%x: memref<4096xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 64 {
    // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:5: coalesce-loops: its iterations become lanes {{\[}}@negative_triangle]
    loop.parallel %j = 0 to %i {
      loop.store %zero, %x[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

/// Columns of rows that a program walks.
// CHECK-LABEL: loop.kernel @negative_walk(
// CHECK-NEXT:    loop.parallel %c = 0 to 128 {
// CHECK-NEXT:      loop.parallel %j = 0 to 1000 {
loop.kernel @negative_walk(%x: memref<1048576xf32>, %y: memref<1048576xf32>, %p: memref<524288xf32>) {
  loop.parallel %c = 0 to 128 {
    loop.parallel %j = 0 to 1000 {
      %s = loop.reduce <add> %r = 0 to 8 : f32 attributes {row_walk} {
        %m = loop.reduce <add> %k = 0 to 1000 : f32 {
          %0 = loop.load %x[%c * 8000 + %r * 1000 + %k] : memref<1048576xf32> -> f32
          loop.yield %0 : f32
        }
        %1 = loop.load %x[%c * 8000 + %j + %r * 1000] : memref<1048576xf32> -> f32
        %2 = arith.subf %1, %m : f32
        loop.store %2, %y[%c * 8000 + %j + %r * 1000] : f32, memref<1048576xf32>
        loop.yield %2 : f32
      }
      loop.store %s, %p[%c * 1000 + %j] : f32, memref<524288xf32>
    }
  }
}

/// In a row, channels that lie together become the inner loop first.
// CHECK-LABEL: loop.kernel @channels_together(
// CHECK:         loop.parallel %[[K:.*]] = 0 to 98304 {
// CHECK-NEXT:      loop.load %x[%i * 24 + (%[[K]] floordiv 24) * 96 + %[[K]] mod 24]
loop.kernel @channels_together(%x: memref<393216xf32>, %p: memref<192xf32>, %y: memref<393216xf32>) {
  loop.parallel %i = 0 to 4 {
    %s = loop.reduce <add> %r = 0 to 48 : f32 {
      %0 = loop.load %p[%i * 48 + %r] : memref<192xf32> -> f32
      loop.yield %0 : f32
    }
    loop.parallel %j = 0 to 24 {
      // REMARK-DAG: coalesce-loops-for-lanes.mlir:[[# @LINE + 1]]:7: coalesce-loops: one loop with the loop inside {{\[}}@channels_together]
      loop.parallel %k = 0 to 4096 {
        %1 = loop.load %x[%i * 24 + %j + %k * 96] : memref<393216xf32> -> f32
        %2 = arith.subf %1, %s : f32
        loop.store %2, %y[%i * 24 + %j + %k * 96] : f32, memref<393216xf32>
      }
    }
  }
}
