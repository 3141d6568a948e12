// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p look-up-few-bits --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p look-up-few-bits --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p look-up-few-bits --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes look-up-few-bits | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   bits: an integer (default machine.vector_bits)
// OPTIONS-NEXT:   bf16-terms: an integer (default machine.bf16_terms)

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">} {
  /// Both halves of a byte, times neighbours in memory, are one operation; the other sum of four products is two, whose
  /// factors are packed, and a product without a partner stays.
  // CHECK-LABEL: loop.kernel @pairs(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<128xbf16>, %[[W:[^ ,:]+]]: memref<64xi8>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
  // CHECK-NEXT:      %[[Q:[^ ,:]+]] = loop.load %[[W]][%[[I]] * 16] : memref<64xi8> -> vector<16xi8>
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.extui %[[Q]] : vector<16xi8> to vector<16xi32>
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.lookup %[[V0]] in dense<[-8.000000e+00, -7.000000e+00, -6.000000e+00, -5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00]> : vector<16xf32> : vector<16xf32>
  // CHECK-NEXT:      %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32] stride 2 : memref<128xbf16> -> vector<16xbf16>
  // CHECK-NEXT:      %[[B:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32 + 1] stride 2 : memref<128xbf16> -> vector<16xbf16>
  // CHECK-NEXT:      %[[C:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32 + 64] : memref<128xbf16> -> vector<16xbf16>
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.extf %[[B]] : vector<16xbf16> to vector<16xf32>
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.extui %[[Q]] : vector<16xi8> to vector<16xi32>
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.extui %[[Q]] : vector<16xi8> to vector<16xi32>
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.constant 12 : i32
  // CHECK-NEXT:      %[[V6:[^ ,:]+]] = vector.broadcast %[[V5]] : i32 to vector<16xi32>
  // CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.shli %[[V4]], %[[V6]] : vector<16xi32>
  // CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.ori %[[V3]], %[[V7]] : vector<16xi32>
  // CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.lookup %[[V8]] in dense<[-8.000000e+00, -7.000000e+00, -6.000000e+00, -5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00]> : vector<16xbf16> : vector<16xi32>
  // CHECK-NEXT:      %[[V10:[^ ,:]+]] = loop.load_packed %[[X]][%[[I]] * 32] : memref<128xbf16> -> vector<16xi32>
  // CHECK-NEXT:      %[[V11:[^ ,:]+]] = loop.dot <bf16> %[[V10]], %[[V9]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[V11]], %[[Y]][%[[I]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.mulf %[[V2]], %[[V1]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.extui %[[Q]] : vector<16xi8> to vector<16xi32>
  // CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.constant 4 : i32
  // CHECK-NEXT:      %[[V15:[^ ,:]+]] = vector.broadcast %[[V14]] : i32 to vector<16xi32>
  // CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.shrui %[[V13]], %[[V15]] : vector<16xi32>
  // CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.extui %[[Q]] : vector<16xi8> to vector<16xi32>
  // CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.constant 16 : i32
  // CHECK-NEXT:      %[[V19:[^ ,:]+]] = vector.broadcast %[[V18]] : i32 to vector<16xi32>
  // CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.shli %[[V17]], %[[V19]] : vector<16xi32>
  // CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.ori %[[V16]], %[[V20]] : vector<16xi32>
  // CHECK-NEXT:      %[[V22:[^ ,:]+]] = loop.lookup %[[V21]] in dense<[-8.000000e+00, -7.000000e+00, -6.000000e+00, -5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00]> : vector<16xbf16> : vector<16xi32>
  // CHECK-NEXT:      %[[V23:[^ ,:]+]] = loop.pack %[[C]], %[[A]] : vector<16xbf16>
  // CHECK-NEXT:      %[[V24:[^ ,:]+]] = loop.dot <bf16> %[[V23]], %[[V22]] : vector<16xf32>
  // CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.addf %[[V24]], %[[V12]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[V25]], %[[Y]][%[[I]] * 16 + 32] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @pairs(%x: memref<128xbf16>, %w: memref<64xi8>, %y: memref<64xf32>) {
    %fifteen = arith.constant 15 : i8
    %eight = arith.constant 8 : i8
    %four = arith.constant 4 : i8
    %m = vector.broadcast %fifteen : i8 to vector<16xi8>
    %z = vector.broadcast %eight : i8 to vector<16xi8>
    %f = vector.broadcast %four : i8 to vector<16xi8>
    loop.parallel %i = 0 to 2 {
      %q = loop.load %w[%i * 16] : memref<64xi8> -> vector<16xi8>
      %0 = arith.andi %q, %m : vector<16xi8>
      %1 = arith.subi %0, %z : vector<16xi8>
      %2 = arith.sitofp %1 : vector<16xi8> to vector<16xf32>
      %3 = arith.shrui %q, %f : vector<16xi8>
      %4 = arith.subi %3, %z : vector<16xi8>
      %5 = arith.sitofp %4 : vector<16xi8> to vector<16xf32>
      %a = loop.load %x[%i * 32] stride 2 : memref<128xbf16> -> vector<16xbf16>
      %b = loop.load %x[%i * 32 + 1] stride 2 : memref<128xbf16> -> vector<16xbf16>
      %c = loop.load %x[%i * 32 + 64] : memref<128xbf16> -> vector<16xbf16>
      %6 = arith.extf %a : vector<16xbf16> to vector<16xf32>
      %7 = arith.extf %b : vector<16xbf16> to vector<16xf32>
      %8 = arith.extf %c : vector<16xbf16> to vector<16xf32>
      %9 = arith.mulf %7, %5 fastmath<contract> : vector<16xf32>
      %10 = arith.mulf %2, %6 fastmath<contract> : vector<16xf32>
      %11 = arith.addf %9, %10 : vector<16xf32>
      loop.store %11, %y[%i * 16] : vector<16xf32>, memref<64xf32>
      %12 = arith.mulf %8, %5 fastmath<contract> : vector<16xf32>
      %13 = arith.mulf %6, %2 fastmath<contract> : vector<16xf32>
      %14 = arith.mulf %7, %2 fastmath<contract> : vector<16xf32>
      %15 = arith.addf %12, %13 : vector<16xf32>
      %16 = arith.addf %15, %14 : vector<16xf32>
      loop.store %16, %y[%i * 16 + 32] : vector<16xf32>, memref<64xf32>
    }
  }

  /// Values that are not exact in bf16, or that five bits select; a product that must not be contracted.
  // CHECK-LABEL: loop.kernel @not_in_pairs(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<128xbf16>, %[[W:[^ ,:]+]]: memref<64xi8>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
  // CHECK-NEXT:    %[[THREE:[^ ,:]+]] = arith.constant 3 : i8
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = vector.broadcast %[[THREE]] : i8 to vector<16xi8>
  // CHECK-NEXT:    %[[Q:[^ ,:]+]] = loop.load %[[W]][0] : memref<64xi8> -> vector<16xi8>
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.extui %[[Q]] : vector<16xi8> to vector<16xi32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = loop.lookup %[[V0]] in dense<[0.000000e+00, 7.710000e+02, 1.542000e+03, 2.313000e+03, 3.084000e+03, 3.855000e+03, 4.626000e+03, 5.397000e+03, 6.168000e+03, 6.939000e+03, 7.710000e+03, 8.481000e+03, 9.252000e+03, 1.002300e+04, 1.079400e+04, 1.156500e+04]> : vector<16xf32> : vector<16xf32>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.shrui %[[Q]], %[[T]] : vector<16xi8>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.uitofp %[[V2]] : vector<16xi8> to vector<16xf32>
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.extui %[[Q]] : vector<16xi8> to vector<16xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = loop.lookup %[[V4]] in dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01, 1.500000e+01]> : vector<16xf32> : vector<16xf32>
  // CHECK-NEXT:    %[[A:[^ ,:]+]] = loop.load %[[X]][0] : memref<128xbf16> -> vector<16xbf16>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extf %[[A]] : vector<16xbf16> to vector<16xf32>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.mulf %[[V6]], %[[V1]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.mulf %[[V6]], %[[V1]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.addf %[[V7]], %[[V8]] : vector<16xf32>
  // CHECK-NEXT:    loop.store %[[V9]], %[[Y]][0] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.mulf %[[V6]], %[[V3]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.mulf %[[V6]], %[[V5]] : vector<16xf32>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.addf %[[V10]], %[[V11]] : vector<16xf32>
  // CHECK-NEXT:    loop.store %[[V12]], %[[Y]][16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:  }
  loop.kernel @not_in_pairs(%x: memref<128xbf16>, %w: memref<64xi8>, %y: memref<64xf32>) {
    %fifteen = arith.constant 15 : i8
    %three = arith.constant 3 : i8
    %n = arith.constant 771 : i32
    %t = vector.broadcast %three : i8 to vector<16xi8>
    %m = vector.broadcast %fifteen : i8 to vector<16xi8>
    %z = vector.broadcast %n : i32 to vector<16xi32>
    %q = loop.load %w[0] : memref<64xi8> -> vector<16xi8>
    %0 = arith.andi %q, %m : vector<16xi8>
    %1 = arith.extui %0 : vector<16xi8> to vector<16xi32>
    %2 = arith.muli %1, %z : vector<16xi32>
    %3 = arith.sitofp %2 : vector<16xi32> to vector<16xf32>
    %4 = arith.shrui %q, %t : vector<16xi8>
    %5 = arith.uitofp %4 : vector<16xi8> to vector<16xf32>
    %6 = arith.uitofp %0 : vector<16xi8> to vector<16xf32>
    %a = loop.load %x[0] : memref<128xbf16> -> vector<16xbf16>
    %7 = arith.extf %a : vector<16xbf16> to vector<16xf32>
    %8 = arith.mulf %7, %3 fastmath<contract> : vector<16xf32>
    %9 = arith.mulf %7, %3 fastmath<contract> : vector<16xf32>
    %10 = arith.addf %8, %9 : vector<16xf32>
    loop.store %10, %y[0] : vector<16xf32>, memref<64xf32>
    %11 = arith.mulf %7, %5 fastmath<contract> : vector<16xf32>
    %12 = arith.mulf %7, %6 : vector<16xf32>
    %13 = arith.addf %11, %12 : vector<16xf32>
    loop.store %13, %y[16] : vector<16xf32>, memref<64xf32>
  }
}

// -----

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512">} {
  /// Signed halves, without instructions for pairs; scalars are converted.
  // CHECK-LABEL: loop.kernel @alone(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<128xf32>, %[[W:[^ ,:]+]]: memref<64xi8>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
  // CHECK-NEXT:    %[[FOUR:[^ ,:]+]] = arith.constant 4 : i8
  // CHECK-NEXT:    %[[Q:[^ ,:]+]] = loop.load %[[W]][0] : memref<64xi8> -> vector<16xi8>
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.extui %[[Q]] : vector<16xi8> to vector<16xi32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 4 : i32
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = vector.broadcast %[[V1]] : i32 to vector<16xi32>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.shrui %[[V0]], %[[V2]] : vector<16xi32>
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = loop.lookup %[[V3]] in dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, -8.000000e+00, -7.000000e+00, -6.000000e+00, -5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00]> : vector<16xf32> : vector<16xf32>
  // CHECK-NEXT:    loop.store %[[V4]], %[[Y]][0] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = loop.load %[[W]][0] : memref<64xi8> -> i8
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.shrsi %[[P]], %[[FOUR]] : i8
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.sitofp %[[V5]] : i8 to f32
  // CHECK-NEXT:    loop.store %[[V6]], %[[Y]][16] : f32, memref<64xf32>
  // CHECK-NEXT:  }
  loop.kernel @alone(%x: memref<128xf32>, %w: memref<64xi8>, %y: memref<64xf32>) {
    %four = arith.constant 4 : i8
    %f = vector.broadcast %four : i8 to vector<16xi8>
    %q = loop.load %w[0] : memref<64xi8> -> vector<16xi8>
    %0 = arith.shrsi %q, %f : vector<16xi8>
    %1 = arith.sitofp %0 : vector<16xi8> to vector<16xf32>
    loop.store %1, %y[0] : vector<16xf32>, memref<64xf32>
    %p = loop.load %w[0] : memref<64xi8> -> i8
    %2 = arith.shrsi %p, %four : i8
    %3 = arith.sitofp %2 : i8 to f32
    loop.store %3, %y[16] : f32, memref<64xf32>
  }
}

// REMARK:       {{.*}}look-up-few-bits.mlir:{{[0-9]+}}:13: look-up-few-bits: 2 products of numbers of few bits are added in pairs [@pairs]
// REMARK-NEXT:  {{.*}}look-up-few-bits.mlir:{{[0-9]+}}:13: look-up-few-bits: 2 products of numbers of few bits are added in pairs [@pairs]
// REMARK-NEXT:  {{.*}}look-up-few-bits.mlir:{{[0-9]+}}:12: look-up-few-bits: it is looked up in a table [@pairs]
// REMARK-NEXT:  {{.*}}look-up-few-bits.mlir:{{[0-9]+}}:10: look-up-few-bits: it is looked up in a table [@not_in_pairs]
// REMARK-NEXT:  {{.*}}look-up-few-bits.mlir:{{[0-9]+}}:10: look-up-few-bits: it is looked up in a table [@not_in_pairs]
// REMARK-NEXT:  {{.*}}look-up-few-bits.mlir:{{[0-9]+}}:10: look-up-few-bits: it is looked up in a table [@alone]
