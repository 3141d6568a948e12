// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p loop-to-triton --split-input-file | filecheck %s

/// Conditions on indices are comparisons in which no term is negated, so that Triton sees which lanes agree.
// CHECK-LABEL: triton.func @rotated(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.remsi %[[V5]], %[[V8]] : tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 32 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[FIRST:[^ ,:]+]] = arith.cmpi slt, %[[V9]], %[[V11]] : tensor<128xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.addi %[[V3]], %[[V10]] : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[X]], %[[V12]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.load %[[V15]], %[[FIRST]], %[[V17]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[SECOND:[^ ,:]+]] = arith.cmpi sge, %[[V9]], %[[V11]] : tensor<128xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.subi %[[V3]], %[[V10]] : i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.addptr %[[X]], %[[V19]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.splat %[[V20]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[V21]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.load %[[V22]], %[[SECOND]], %[[V17]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.addf %[[V18]], %[[V23]] : tensor<128xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V24]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @rotated(%x: memref<4096xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 attributes {block = #loop.block<128, x>} {
    %zero = arith.constant 0 : index
    %0 = loop.apply %i mod 64 * -1 + 31 : index
    %first = arith.cmpi sge, %0, %zero : index
    %1 = loop.load %x[%i + 32] where %first : memref<4096xf32> -> f32
    %2 = loop.apply %i mod 64 - 32 : index
    %second = arith.cmpi sge, %2, %zero : index
    %3 = loop.load %x[%i - 32] where %second : memref<4096xf32> -> f32
    %4 = arith.addf %1, %3 : f32
    loop.store %4, %y[%i] : f32, memref<4096xf32>
  }
}

// -----

/// Where the positive terms vary from lane to lane, the others are on the right; a size is there, too. Other
/// comparisons stay as they are.
// CHECK-LABEL: triton.func @below(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[N:[^ ,:]+]]: i64) attributes {grid = [#shape.expr<32>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[N]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[IN:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V7]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V11]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.load %[[V10]], %[[IN]], %[[V12]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 7 : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.subi %[[N]], %[[V14]] : i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[OUT:[^ ,:]+]] = arith.cmpi sge, %[[I]], %[[V16]] : tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.subi %[[V3]], %[[N]] : i64
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.addi %[[V17]], %[[V14]] : i64
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[X]], %[[V18]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.load %[[V21]], %[[OUT]], %[[V12]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant 5 : i64
// CHECK-NEXT:    %[[MANY:[^ ,:]+]] = arith.cmpi sge, %[[N]], %[[V23]] : i64
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.splat %[[MANY]] : i1 -> tensor<128xi1>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.select %[[V24]], %[[V13]], %[[V22]] : tensor<128xi1>, tensor<128xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.constant 3 : i64
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V26]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.remsi %[[I]], %[[V27]] : tensor<128xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.splat %[[ZERO]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[APART:[^ ,:]+]] = arith.cmpi eq, %[[V28]], %[[V29]] : tensor<128xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.select %[[APART]], %[[V25]], %[[V22]] : tensor<128xi1>, tensor<128xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.splat %[[V31]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.addptr %[[V32]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V33]], %[[V30]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @below(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  loop.parallel %i = 0 to 4096 attributes {block = #loop.block<128, x>} {
    %zero = arith.constant 0 : index
    %0 = loop.apply %n - 1 - %i : index
    %in = arith.cmpi sge, %0, %zero : index
    %1 = loop.load %x[%i] where %in : memref<?xf32> -> f32
    %2 = loop.apply %i - %n + 7 : index
    %out = arith.cmpi sge, %2, %zero : index
    %3 = loop.load %x[%i - %n + 7] where %out : memref<?xf32> -> f32
    %4 = loop.apply %n - 5 : index
    %many = arith.cmpi sge, %4, %zero : index
    %5 = arith.select %many, %1, %3 : f32
    %6 = loop.apply %i mod 3 : index
    %apart = arith.cmpi eq, %6, %zero : index
    %7 = arith.select %apart, %5, %3 : f32
    loop.store %7, %y[%i] : f32, memref<?xf32>
  }
}
