// RUN: stepwell-opt %s -p loop-to-triton --split-input-file | filecheck %s

/// A sum that has the attribute `dot` multiplies blocks of its factors as matrices, in the type that they have before
/// they are made wider. Lanes beyond the last term are loaded as zero.
// CHECK-LABEL: triton.func @rows_by_columns(
// CHECK:         %[[ZEROS:.*]] = triton.splat %{{.*}} : f32 -> tensor<32x16xf32>
// CHECK:         %s = scf.for %k = %{{.*}} iter_args(%[[SUM:.*]] = %[[ZEROS]]) -> (tensor<32x16xf32>)
// CHECK:           %[[INSIDE:.*]] = arith.cmpi slt, %{{.*}}, %{{.*}} : tensor<64xi64>
// CHECK:           %l = triton.load %{{.*}}, %{{.*}}, %{{.*}} : tensor<32x64x!triton.ptr<bf16>>
// CHECK:           %r = triton.load %{{.*}}, %{{.*}}, %{{.*}} : tensor<16x64x!triton.ptr<bf16>>
// CHECK-NOT:       arith.extf
// CHECK:           %[[T:.*]] = triton.trans %r order [1, 0] : tensor<16x64xbf16> -> tensor<64x16xbf16>
// CHECK-NEXT:      %[[NEXT:.*]] = triton.dot %l, %[[T]], %[[SUM]], inputPrecision = ieee : tensor<32x64xbf16> * tensor<64x16xbf16> -> tensor<32x16xf32>
// CHECK-NEXT:      scf.yield %[[NEXT]]
// CHECK:         triton.store %{{.*}}, %s
loop.kernel @rows_by_columns(%left: memref<6400xbf16>, %right: memref<3200xbf16>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<32, x>} {
    loop.parallel %j = 0 to 32 attributes {block = #loop.block<16, y>} {
      %s = loop.reduce <add> %k = 0 to 100 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
        %l = loop.load %left[%i * 100 + %k] : memref<6400xbf16> -> bf16
        %r = loop.load %right[%k * 32 + %j] : memref<3200xbf16> -> bf16
        %a = arith.extf %l : bf16 to f32
        %b = arith.extf %r : bf16 to f32
        %p = arith.mulf %a, %b : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 32 + %j] : f32, memref<2048xf32>
    }
  }
}

// -----

/// Two sums of products share the block of the factor that they have in common.
// CHECK-LABEL: triton.func @two(
// CHECK:         %s, %t = scf.for %k = %{{.*}} iter_args(%[[S:.*]] = %[[ZEROS:.*]], %[[T:.*]] = %[[ZEROS]])
// CHECK:           %l = triton.load
// CHECK-NOT:       arith.extf
// CHECK:           %[[ONE:.*]] = triton.dot %l, %{{.*}}, %[[S]], inputPrecision = ieee
// CHECK:           %[[OTHER:.*]] = triton.dot %l, %{{.*}}, %[[T]], inputPrecision = ieee
// CHECK-NEXT:      scf.yield %[[ONE]], %[[OTHER]]
loop.kernel @two(%left: memref<8192xbf16>, %v: memref<4096xbf16>, %w: memref<4096xbf16>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<32, x>} {
    loop.parallel %j = 0 to 32 attributes {block = #loop.block<16, y>} {
      %s, %t = loop.reduce <add, add> %k = 0 to 128 : f32, f32 attributes {block = #loop.block<64>, dot = "ieee"} {
        %l = loop.load %left[%i * 128 + %k] : memref<8192xbf16> -> bf16
        %a = arith.extf %l : bf16 to f32
        %r = loop.load %v[%k * 32 + %j] : memref<4096xbf16> -> bf16
        %b = arith.extf %r : bf16 to f32
        %p = arith.mulf %a, %b : f32
        %q = loop.load %w[%k * 32 + %j] : memref<4096xbf16> -> bf16
        %c = arith.extf %q : bf16 to f32
        %o = arith.mulf %a, %c : f32
        loop.yield %p, %o : f32, f32
      }
      %u = arith.mulf %s, %t : f32
      loop.store %u, %y[%i * 32 + %j] : f32, memref<2048xf32>
    }
  }
}

// -----

/// The factors may be computed, and in either order; all terms fit into one block. What is computed of lanes beyond the
/// last term is not zero by itself.
// CHECK-LABEL: triton.func @computed(
// CHECK:         %[[V:.*]] = arith.addf %l, %{{.*}} : tensor<16x64xf32>
// CHECK:         %[[Z:.*]] = arith.select %{{.*}}, %[[V]], %{{.*}} : tensor<16x64xi1>, tensor<16x64xf32>
// CHECK-NEXT:    %[[T:.*]] = triton.trans %r order [1, 0]
// CHECK-NEXT:    triton.dot %[[Z]], %[[T]], %{{.*}}, inputPrecision = tf32
// CHECK-NOT:     scf.for
loop.kernel @computed(%left: memref<800xf32>, %right: memref<1600xf32>, %y: memref<512xf32>) {
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<16, x>} {
    loop.parallel %j = 0 to 32 attributes {block = #loop.block<32, y>} {
      %s = loop.reduce <add> %k = 0 to 50 : f32 attributes {block = #loop.block<64>, dot = "tf32"} {
        %one = arith.constant 1.0 : f32
        %l = loop.load %left[%i * 50 + %k] : memref<800xf32> -> f32
        %v = arith.addf %l, %one : f32
        %r = loop.load %right[%k * 32 + %j] : memref<1600xf32> -> f32
        %p = arith.mulf %r, %v : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 32 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// A product of one row has a block of rows too.
// CHECK-LABEL: triton.func @one_row(
// CHECK:         arith.cmpi slt, %i, %{{.*}} : tensor<16xi64>
// CHECK:         triton.dot %{{.*}}, %{{.*}}, %{{.*}}, inputPrecision = ieee : tensor<16x64xf16> * tensor<64x32xf16> -> tensor<16x32xf32>
// CHECK:         triton.store %{{.*}}, %s, %{{.*}} : tensor<16x32x!triton.ptr<f32>>
loop.kernel @one_row(%left: memref<64xf16>, %right: memref<2048xf16>, %y: memref<32xf32>) {
  loop.parallel %i = 0 to 1 attributes {block = #loop.block<16, x>} {
    loop.parallel %j = 0 to 32 attributes {block = #loop.block<32, y>} {
      %s = loop.reduce <add> %k = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
        %l = loop.load %left[%k] : memref<64xf16> -> f16
        %r = loop.load %right[%k * 32 + %j] : memref<2048xf16> -> f16
        %a = arith.extf %l : f16 to f32
        %b = arith.extf %r : f16 to f32
        %p = arith.mulf %a, %b : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%j] : f32, memref<32xf32>
    }
  }
}

// -----

/// Floats of eight bits are loaded as bits. What is computed is zero beyond the last term as bits, too.
// CHECK-LABEL: triton.func @small(
// CHECK:           %l = triton.load %{{.*}}, %{{.*}}, %{{.*}} : tensor<32x64x!triton.ptr<i8>>
// CHECK:           %r = triton.load %{{.*}}, %{{.*}} : tensor<16x64x!triton.ptr<i8>>
// CHECK:           %[[V:.*]] = arith.xori %r, %{{.*}} : tensor<16x64xi8>
// CHECK:           %[[L:.*]] = triton.bitcast %l : tensor<32x64xi8> -> tensor<32x64xf8E4M3FN>
// CHECK:           %[[Z:.*]] = arith.select %{{.*}}, %[[V]], %{{.*}} : tensor<16x64xi1>, tensor<16x64xi8>
// CHECK-NEXT:      %[[R:.*]] = triton.bitcast %[[Z]] : tensor<16x64xi8> -> tensor<16x64xf8E5M2>
// CHECK-NEXT:      %[[T:.*]] = triton.trans %[[R]] order [1, 0]
// CHECK-NEXT:      triton.dot %[[L]], %[[T]], %{{.*}}, inputPrecision = ieee, maxNumImpreciseAcc = 64 : tensor<32x64xf8E4M3FN> * tensor<64x16xf8E5M2> -> tensor<32x16xf32>
loop.kernel @small(%left: memref<6400xi8>, %right: memref<3200xi8>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<32, x>} {
    loop.parallel %j = 0 to 32 attributes {block = #loop.block<16, y>} {
      %s = loop.reduce <add> %k = 0 to 100 : f32 attributes {block = #loop.block<64>, dot = "ieee", imprecise_terms = 64 : i64} {
        %sign = arith.constant -128 : i8
        %l = loop.load %left[%i * 100 + %k] : memref<6400xi8> -> i8
        %r = loop.load %right[%k * 32 + %j] : memref<3200xi8> -> i8
        %v = arith.xori %r, %sign : i8
        %a = arith.bitcast %l : i8 to f8E4M3FN
        %b = arith.bitcast %v : i8 to f8E5M2
        %c = arith.extf %a : f8E4M3FN to f32
        %d = arith.extf %b : f8E5M2 to f32
        %p = arith.mulf %c, %d : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 32 + %j] : f32, memref<2048xf32>
    }
  }
}

// -----

/// Outside of a product of blocks, Triton widens floats of eight bits by an operation of its own.
// CHECK-LABEL: triton.func @widened(
// CHECK:           triton.fp_to_fp %{{.*}} : tensor<64xf8E4M3FN> -> tensor<64xf32>
loop.kernel @widened(%x: memref<64xi8>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<64, x>} {
    %b = loop.load %x[%i] : memref<64xi8> -> i8
    %v = arith.bitcast %b : i8 to f8E4M3FN
    %w = arith.extf %v : f8E4M3FN to f32
    loop.store %w, %y[%i] : f32, memref<64xf32>
  }
}

// -----

/// Programs are numbered in groups of four along x, of which the last one has two: along x, then along y, then by group,
/// then along z.
// CHECK-LABEL: triton.func @grouped(
// CHECK-SAME:    grid = [#shape.expr<90>]
// CHECK:         %[[NUMBER:.*]] = triton.get_program_id x : i32
// CHECK:         %{{.*}} = arith.divsi %[[NUMBER]], %{{.*}} : i32
// CHECK:         %[[IN_MATRIX:.*]] = arith.remsi %[[NUMBER]], %{{.*}} : i32
// CHECK:         %[[GROUP:.*]] = arith.divsi %[[IN_MATRIX]], %{{.*}} : i32
// CHECK:         %[[FIRST:.*]] = arith.muli %[[GROUP]], %{{.*}} : i32
// CHECK:         %[[LEFT:.*]] = arith.subi %{{.*}}, %[[FIRST]] : i32
// CHECK:         %[[ACROSS:.*]] = arith.minsi %[[LEFT]], %{{.*}} : i32
// CHECK:         %[[IN_GROUP:.*]] = arith.remsi %[[IN_MATRIX]], %{{.*}} : i32
// CHECK:         %[[PLACE:.*]] = arith.remsi %[[IN_GROUP]], %[[ACROSS]] : i32
// CHECK:         arith.addi %[[FIRST]], %[[PLACE]] : i32
// CHECK:         arith.divsi %[[IN_GROUP]], %[[ACROSS]] : i32
loop.kernel @grouped(%x: memref<20160xf32>, %y: memref<20160xf32>) attributes {grouped = 4 : i64} {
  loop.parallel %z = 0 to 3 attributes {block = #loop.block<1, z>} {
    loop.parallel %i = 0 to 96 attributes {block = #loop.block<16, x>} {
      loop.parallel %j = 0 to 70 attributes {block = #loop.block<16, y>} {
        %v = loop.load %x[%z * 6720 + %i * 70 + %j] : memref<20160xf32> -> f32
        loop.store %v, %y[%z * 6720 + %i * 70 + %j] : f32, memref<20160xf32>
      }
    }
  }
}
