// RUN: stepwell-opt %s -p tile-transposes | filecheck %s
// RUN: stepwell-opt %s -p tile-transposes --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p tile-transposes{side=16} | filecheck %s --check-prefix=SMALL
// RUN: stepwell-opt %s -p tile-transposes --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes tile-transposes | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   side: an integer (default machine.tile_side)
// OPTIONS-NEXT:   minimum-extent: an integer (default 8)

/// A load along the columns is transposed into scratch memory, from which rows are read.
// CHECK-LABEL: loop.kernel @read_across(
// SMALL-LABEL: loop.kernel @read_across(
loop.kernel @read_across(%x: memref<2097152xf32>, %b: memref<1024xf32>, %y: memref<2097152xf32>) {
  // CHECK-NEXT: loop.parallel %[[A:.*]] = 0 to 1024 step 32 {
  // CHECK-NEXT:   loop.parallel %[[B:.*]] = 0 to 2048 step 32 {
  // CHECK-NEXT:     %[[T:.*]] = loop.alloc : memref<1024xf32>
  // CHECK-NEXT:     loop.transpose 32 by 32 of %x[%[[A]] + %[[B]] * 1024] stride 1024 to %[[T]][0] stride 32
  // CHECK-NEXT:     loop.parallel %[[I:.*]] = %[[A]] to %[[A]] + 32 {
  // CHECK-NEXT:       %[[W:.*]] = loop.load %b[%[[I]]]
  // CHECK-NEXT:       loop.parallel %[[J:.*]] = %[[B]] to %[[B]] + 32 {
  // CHECK-NEXT:         %[[V:.*]] = loop.load %[[T]][-%[[A]] * 32 - %[[B]] + %[[J]] + %[[I]] * 32]
  // CHECK-NEXT:         %[[S:.*]] = arith.addf %[[V]], %[[W]] : f32
  // CHECK-NEXT:         loop.store %[[S]], %y[%[[I]] * 2048 + %[[J]]]
  // CHECK-NEXT:       }
  // SMALL-NEXT: loop.parallel %{{.*}} = 0 to 1024 step 16 {
  loop.parallel %i = 0 to 1024 {
    %w = loop.load %b[%i] : memref<1024xf32> -> f32
    // REMARK-DAG: tile-transposes.mlir:[[# @LINE + 1]]:5: tile-transposes: tile by tile; accesses that cross its rows: 1 {{\[}}@read_across]
    loop.parallel %j = 0 to 2048 {
      %v = loop.load %x[%j * 1024 + %i] : memref<2097152xf32> -> f32
      %s = arith.addf %v, %w : f32
      loop.store %s, %y[%i * 2048 + %j] : f32, memref<2097152xf32>
    }
  }
}

/// A store along the columns is made in scratch memory and transposed afterwards. 1000 rows are 25 tiles of 40.
// CHECK-LABEL: loop.kernel @write_across(
loop.kernel @write_across(%x: memref<64000xf32>, %y: memref<64000xf32>) {
  // CHECK-NEXT: loop.parallel %[[A:.*]] = 0 to 1000 step 40 {
  // CHECK-NEXT:   loop.parallel %[[B:.*]] = 0 to 64 step 64 {
  // CHECK-NEXT:     %[[T:.*]] = loop.alloc : memref<2560xf32>
  // CHECK-NEXT:     loop.parallel %[[I:.*]] = %[[A]] to %[[A]] + 40 {
  // CHECK-NEXT:       loop.parallel %[[J:.*]] = %[[B]] to %[[B]] + 64 {
  // CHECK-NEXT:         %[[V:.*]] = loop.load %x[%[[I]] * 64 + %[[J]]]
  // CHECK-NEXT:         loop.store %[[V]], %[[T]][-%[[A]] * 64 - %[[B]] + %[[J]] + %[[I]] * 64]
  // CHECK-NEXT:       }
  // CHECK-NEXT:     }
  // CHECK-NEXT:     loop.transpose 40 by 64 of %[[T]][0] stride 64 to %y[%[[A]] + %[[B]] * 1000] stride 1000
  loop.parallel %i = 0 to 1000 {
    // REMARK-DAG: tile-transposes.mlir:[[# @LINE + 1]]:5: tile-transposes: tile by tile; accesses that cross its rows: 1 {{\[}}@write_across]
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%i * 64 + %j] : memref<64000xf32> -> f32
      loop.store %v, %y[%j * 1000 + %i] : f32, memref<64000xf32>
    }
  }
}

/// What is left over of a known size is a smaller tile; less than four rows are walked as they were.
// CHECK-LABEL: loop.kernel @rests(
loop.kernel @rests(%x: memref<6767xf32>, %y: memref<6767xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 64 step 32 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = 0 to 96 step 32 {
  // CHECK:          loop.transpose 32 by 32
  // CHECK:      loop.parallel %{{.*}} = 0 to 64 step 32 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = 96 to 101 step 5 {
  // CHECK:          loop.transpose 5 by 32
  // CHECK:      loop.parallel %{{.*}} = 64 to 67 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = 0 to 101 {
  // CHECK-NEXT:     loop.load %x[
  // CHECK-NOT:  loop.transpose
  loop.parallel %i = 0 to 67 {
    // REMARK-DAG: tile-transposes.mlir:[[# @LINE + 1]]:5: tile-transposes: tile by tile; accesses that cross its rows: 1 {{\[}}@rests]
    loop.parallel %j = 0 to 101 {
      %v = loop.load %x[%j * 67 + %i] : memref<6767xf32> -> f32
      loop.store %v, %y[%i * 101 + %j] : f32, memref<6767xf32>
    }
  }
}

/// Of unknown sizes, whole tiles are tiled.
// CHECK-LABEL: loop.kernel @dynamic(
loop.kernel @dynamic(%x: memref<?xf32>, %y: memref<?xf32>, %m: index, %n: index) {
  // CHECK-NEXT: loop.parallel %[[A:.*]] = 0 to (%m floordiv 32) * 32 step 32 {
  // CHECK-NEXT:   loop.parallel %[[B:.*]] = 0 to (%n floordiv 32) * 32 step 32 {
  // CHECK:          loop.transpose 32 by 32 of %x[%m * %[[B]] + %[[A]]] stride %m to
  // CHECK:      loop.parallel %[[C:.*]] = 0 to (%m floordiv 32) * 32 step 32 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = %[[C]] to %[[C]] + 32 {
  // CHECK-NEXT:     loop.parallel %{{.*}} = (%n floordiv 32) * 32 to %n {
  // CHECK-NEXT:     loop.load %x[
  // CHECK:      loop.parallel %{{.*}} = (%m floordiv 32) * 32 to %m {
  // CHECK-NEXT:   loop.parallel %{{.*}} = 0 to %n {
  // CHECK-NEXT:     loop.load %x[
  loop.parallel %i = 0 to %m {
    // REMARK-DAG: tile-transposes.mlir:[[# @LINE + 1]]:5: tile-transposes: tile by tile; accesses that cross its rows: 1 {{\[}}@dynamic]
    loop.parallel %j = 0 to %n {
      %v = loop.load %x[%j * %m + %i] : memref<?xf32> -> f32
      loop.store %v, %y[%i * %n + %j] : f32, memref<?xf32>
    }
  }
}

/// The loop between the two comes outside.
// CHECK-LABEL: loop.kernel @a_loop_between(
loop.kernel @a_loop_between(%x: memref<8192xf32>, %y: memref<8192xf32>) {
  // CHECK-NEXT: loop.parallel %[[K:.*]] = 0 to 8 {
  // CHECK-NEXT:   loop.parallel %[[A:.*]] = 0 to 32 step 32 {
  // CHECK-NEXT:     loop.parallel %[[B:.*]] = 0 to 32 step 32 {
  // CHECK:            loop.transpose 32 by 32 of %x[%[[A]] + %[[B]] * 32 + %[[K]] * 1024] stride 32 to
  // CHECK:                loop.store %{{.*}}, %y[%{{.*}} * 256 + %[[K]] * 32 + %{{.*}}]
  loop.parallel %i = 0 to 32 {
    loop.parallel %k = 0 to 8 {
      // REMARK-DAG: tile-transposes.mlir:[[# @LINE + 1]]:7: tile-transposes: tile by tile; accesses that cross its rows: 1 {{\[}}@a_loop_between]
      loop.parallel %j = 0 to 32 {
        %v = loop.load %x[%k * 1024 + %j * 32 + %i] : memref<8192xf32> -> f32
        loop.store %v, %y[%i * 256 + %k * 32 + %j] : f32, memref<8192xf32>
      }
    }
  }
}

/// Columns that are walked backwards: the tile is transposed as it lies, and its rows are used in reverse.
// CHECK-LABEL: loop.kernel @backwards(
loop.kernel @backwards(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  // CHECK:      loop.transpose 32 by 32 of %x[-%[[A:.*]] + %[[B:.*]] * 32] stride 32 to
  // CHECK:          loop.load %{{.*}}[%[[A]] * 32 - %[[B]] + %{{.*}} - %{{.*}} * 32 + 992]
  loop.parallel %i = 0 to 32 {
    // REMARK-DAG: tile-transposes.mlir:[[# @LINE + 1]]:5: tile-transposes: tile by tile; accesses that cross its rows: 1 {{\[}}@backwards]
    loop.parallel %j = 0 to 32 {
      %v = loop.load %x[%j * 32 - %i + 31] : memref<1024xf32> -> f32
      loop.store %v, %y[%i * 32 + %j] : f32, memref<1024xf32>
    }
  }
}

/// Three channels are no side of a tile.
// CHECK-LABEL: loop.kernel @negative_short(
loop.kernel @negative_short(%x: memref<3000xf32>, %y: memref<3000xf32>) {
  // CHECK-NOT: loop.transpose
  loop.parallel %i = 0 to 1000 {
    // REMARK-DAG: tile-transposes.mlir:[[# @LINE + 1]]:5: tile-transposes: not tiled: a loop of the two runs less than 8 times, or by more than one index at a time {{\[}}@negative_short]
    loop.parallel %j = 0 to 3 {
      %v = loop.load %x[%j * 1000 + %i] : memref<3000xf32> -> f32
      loop.store %v, %y[%i * 3 + %j] : f32, memref<3000xf32>
    }
  }
}

/// All accesses go along the outer loop: it will be the one that is vectorized.
// CHECK-LABEL: loop.kernel @negative_all_across(
loop.kernel @negative_all_across(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  // CHECK-NOT: loop.transpose
  loop.parallel %i = 0 to 32 {
    // REMARK-DAG: tile-transposes.mlir:[[# @LINE + 1]]:5: tile-transposes: not tiled: all accesses go along the loop around it {{\[}}@negative_all_across]
    loop.parallel %j = 0 to 32 {
      %v = loop.load %x[%j * 32 + %i] : memref<1024xf32> -> f32
      loop.store %v, %y[%j * 32 + %i] : f32, memref<1024xf32>
    }
  }
}

/// Elements that may be written meanwhile cannot be read in advance.
// CHECK-LABEL: loop.kernel @negative_read_and_written(
loop.kernel @negative_read_and_written(%x: memref<2048xf32>, %y: memref<1024xf32>) {
  // CHECK-NOT: loop.transpose
  loop.parallel %i = 0 to 32 {
    // REMARK-DAG: tile-transposes.mlir:[[# @LINE + 1]]:5: tile-transposes: not tiled: an access is masked, or its buffer is accessed in another way too {{\[}}@negative_read_and_written]
    loop.parallel %j = 0 to 32 {
      %v = loop.load %x[%j * 32 + %i] : memref<2048xf32> -> f32
      loop.store %v, %y[%i * 32 + %j] : f32, memref<1024xf32>
      loop.store %v, %x[%i * 32 + %j + 1024] : f32, memref<2048xf32>
    }
  }
}

/// A guarded load reads only where its condition holds.
// CHECK-LABEL: loop.kernel @negative_masked(
loop.kernel @negative_masked(%x: memref<1024xf32>, %m: memref<1024xi1>, %y: memref<1024xf32>) {
  // CHECK-NOT: loop.transpose
  loop.parallel %i = 0 to 32 {
    // REMARK-DAG: tile-transposes.mlir:[[# @LINE + 1]]:5: tile-transposes: not tiled: an access is masked, or its buffer is accessed in another way too {{\[}}@negative_masked]
    loop.parallel %j = 0 to 32 {
      %c = loop.load %m[%i * 32 + %j] : memref<1024xi1> -> i1
      %v = loop.load %x[%j * 32 + %i] where %c : memref<1024xf32> -> f32
      loop.store %v, %y[%i * 32 + %j] : f32, memref<1024xf32>
    }
  }
}

/// An access that is no multiple of the inner index goes along neither loop.
// CHECK-LABEL: loop.kernel @negative_quotient(
// CHECK-NEXT:    loop.parallel %{{.*}} = 0 to 1024 {
// CHECK-NEXT:      loop.parallel %{{.*}} = 0 to 2048 {
loop.kernel @negative_quotient(%x: memref<1048576xf32>, %y: memref<2097152xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 2048 {
      %v = loop.load %x[%i + (%j floordiv 2) * 1024] : memref<1048576xf32> -> f32
      loop.store %v, %y[%i * 2048 + %j] : f32, memref<2097152xf32>
    }
  }
}
