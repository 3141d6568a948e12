// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-index-sets --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p split-index-sets --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in split-index-sets.mlir.

// CHECK-LABEL: loop.kernel @slice_scatter_add_select_scatter_to_copy_0(
// CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<1400xi32>,
// CHECK-SAME:  %[[SLICE_SCATTER:[^ ,:]+]]: memref<1400xi64>,
// CHECK-SAME:  %[[_TO_COPY:[^ ,:]+]]: memref<1400xi32>,
// CHECK-SAME:  %[[_TO_COPY_1:[^ ,:]+]]: memref<1400xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.andi %[[V1]], %[[V1]] : i1
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 3 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = loop.for %[[I:[^ ,:]+]] = 0 to 1400 carry (%[[V7:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.apply %[[I]] mod 2 : index
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.index_cast %[[V8]] : index to i64
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.cmpi eq, %[[V9]], %[[V3]] : i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.andi %[[V2]], %[[V10]] : i1
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = loop.load %[[ARGS]][%[[I]]] : memref<1400xi32> -> i32
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.extsi %[[V12]] : i32 to i64
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.addi %[[V12]], %[[V5]] : i32
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.subi %[[V14]], %[[V12]] : i32
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.extsi %[[V15]] : i32 to i64
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.subi %[[V12]], %[[V12]] : i32
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.extsi %[[V17]] : i32 to i64
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.addi %[[V16]], %[[V18]] : i64
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.addi %[[V13]], %[[V19]] : i64
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.select %[[V11]], %[[V4]], %[[V20]] : i64
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.trunci %[[V21]] : i64 to i32
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.sitofp %[[V22]] : i32 to f32
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.extf %[[V23]] : f32 to f64
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.addf %[[V7]], %[[V24]] : f64
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.truncf %[[V25]] : f64 to f32
// CHECK-NEXT:      loop.store %[[V21]], %[[SLICE_SCATTER]][%[[I]]] : i64, memref<1400xi64>
// CHECK-NEXT:      loop.store %[[V22]], %[[_TO_COPY]][%[[I]]] : i32, memref<1400xi32>
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.fptosi %[[V26]] : f32 to i64
// CHECK-NEXT:      loop.store %[[V27]], %[[_TO_COPY_1]][%[[I]]] : i64, memref<1400xi64>
// CHECK-NEXT:      loop.yield %[[V25]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @slice_scatter_add_select_scatter_to_copy_0(%args: memref<1400xi32>, %slice_scatter: memref<1400xi64>, %_to_copy: memref<1400xi32>, %_to_copy_1: memref<1400xi64>) {
  %0 = arith.constant 0.000000e+00 : f64
  %1 = arith.constant true
  %2 = arith.andi %1, %1 : i1
  %3 = arith.constant 0 : i64
  %4 = arith.constant 3 : i64
  %5 = arith.constant 1 : i32
  %6 = loop.for %i = 0 to 1400 carry (%7 = %0 : f64) {
    %8 = loop.apply %i mod 2 : index
    %9 = arith.index_cast %8 : index to i64
    %10 = arith.cmpi eq, %9, %3 : i64
    %11 = arith.andi %2, %10 : i1
    %12 = loop.load %args[%i] : memref<1400xi32> -> i32
    %13 = arith.extsi %12 : i32 to i64
    %14 = arith.addi %12, %5 : i32
    %15 = loop.reduce <add> %r = 0 to 2 : i64 {
      %16 = arith.index_cast %r : index to i64
      %17 = arith.cmpi eq, %16, %3 : i64
      %18 = arith.select %17, %14, %12 : i32
      %19 = arith.subi %18, %12 : i32
      %20 = arith.extsi %19 : i32 to i64
      loop.yield %20 : i64
    }
    %21 = arith.addi %13, %15 : i64
    %22 = arith.select %11, %4, %21 : i64
    %23 = arith.trunci %22 : i64 to i32
    %24 = arith.sitofp %23 : i32 to f32
    %25 = arith.extf %24 : f32 to f64
    %26 = arith.addf %7, %25 : f64
    %27 = arith.truncf %26 : f64 to f32
    loop.store %22, %slice_scatter[%i] : i64, memref<1400xi64>
    loop.store %23, %_to_copy[%i] : i32, memref<1400xi32>
    %28 = arith.fptosi %27 : f32 to i64
    loop.store %28, %_to_copy_1[%i] : i64, memref<1400xi64>
    loop.yield %26 : f64
  }
}

// -----

// CHECK-LABEL: loop.kernel @to_copy_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<129xi32>,
// CHECK-SAME:  %[[_TO_COPY:[^ ,:]+]]: memref<129xi8>,
// CHECK-SAME:  %[[_TO_COPY_1:[^ ,:]+]]: memref<129xi8>,
// CHECK-SAME:  %[[_TO_COPY_2:[^ ,:]+]]: memref<129xi16>,
// CHECK-SAME:  %[[_TO_COPY_3:[^ ,:]+]]: memref<129xi64>,
// CHECK-SAME:  %[[_TO_COPY_4:[^ ,:]+]]: memref<129xf16>,
// CHECK-SAME:  %[[_TO_COPY_5:[^ ,:]+]]: memref<129xbf16>,
// CHECK-SAME:  %[[_TO_COPY_6:[^ ,:]+]]: memref<129xf32>,
// CHECK-SAME:  %[[_TO_COPY_7:[^ ,:]+]]: memref<129xf64>,
// CHECK-SAME:  %[[_TO_COPY_8:[^ ,:]+]]: memref<129xi1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 129 {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<129xi32> -> i32
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.trunci %[[V1]] : i32 to i8
// CHECK-NEXT:      loop.store %[[V2]], %[[_TO_COPY]][%[[I]]] : i8, memref<129xi8>
// CHECK-NEXT:      loop.store %[[V2]], %[[_TO_COPY_1]][%[[I]]] : i8, memref<129xi8>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.trunci %[[V1]] : i32 to i16
// CHECK-NEXT:      loop.store %[[V3]], %[[_TO_COPY_2]][%[[I]]] : i16, memref<129xi16>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:      loop.store %[[V4]], %[[_TO_COPY_3]][%[[I]]] : i64, memref<129xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.sitofp %[[V1]] : i32 to f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f32 to f16
// CHECK-NEXT:      loop.store %[[V6]], %[[_TO_COPY_4]][%[[I]]] : f16, memref<129xf16>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.truncf %[[V5]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V7]], %[[_TO_COPY_5]][%[[I]]] : bf16, memref<129xbf16>
// CHECK-NEXT:      loop.store %[[V5]], %[[_TO_COPY_6]][%[[I]]] : f32, memref<129xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.sitofp %[[V1]] : i32 to f64
// CHECK-NEXT:      loop.store %[[V8]], %[[_TO_COPY_7]][%[[I]]] : f64, memref<129xf64>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.cmpi ne, %[[V1]], %[[V0]] : i32
// CHECK-NEXT:      loop.store %[[V9]], %[[_TO_COPY_8]][%[[I]]] : i1, memref<129xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @to_copy_0(%x: memref<129xi32>, %_to_copy: memref<129xi8>, %_to_copy_1: memref<129xi8>, %_to_copy_2: memref<129xi16>, %_to_copy_3: memref<129xi64>, %_to_copy_4: memref<129xf16>, %_to_copy_5: memref<129xbf16>, %_to_copy_6: memref<129xf32>, %_to_copy_7: memref<129xf64>, %_to_copy_8: memref<129xi1>) {
  %0 = arith.constant 0 : i32
  loop.parallel %i = 0 to 129 {
    %1 = loop.load %x[%i] : memref<129xi32> -> i32
    %2 = arith.trunci %1 : i32 to i8
    loop.store %2, %_to_copy[%i] : i8, memref<129xi8>
    loop.store %2, %_to_copy_1[%i] : i8, memref<129xi8>
    %3 = arith.trunci %1 : i32 to i16
    loop.store %3, %_to_copy_2[%i] : i16, memref<129xi16>
    %4 = arith.extsi %1 : i32 to i64
    loop.store %4, %_to_copy_3[%i] : i64, memref<129xi64>
    %5 = arith.sitofp %1 : i32 to f32
    %6 = arith.truncf %5 : f32 to f16
    loop.store %6, %_to_copy_4[%i] : f16, memref<129xf16>
    %7 = arith.truncf %5 : f32 to bf16
    loop.store %7, %_to_copy_5[%i] : bf16, memref<129xbf16>
    loop.store %5, %_to_copy_6[%i] : f32, memref<129xf32>
    %8 = arith.sitofp %1 : i32 to f64
    loop.store %8, %_to_copy_7[%i] : f64, memref<129xf64>
    %9 = arith.cmpi ne, %1, %0 : i32
    loop.store %9, %_to_copy_8[%i] : i1, memref<129xi1>
  }
}

// -----

// CHECK-LABEL: loop.kernel @triangle(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[ONE:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to %[[I]] attributes {block = #loop.block<4, x>} {
// CHECK-NEXT:        loop.store %[[ONE]], %[[X]][%[[I]] * 16 + %[[J]]] : f32, memref<256xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @triangle(%x: memref<256xf32>) {
  %one = arith.constant 1.000000e+00 : f32
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<1, y>} {
    loop.parallel %j = 0 to %i attributes {block = #loop.block<4, x>} {
      loop.store %one, %x[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @pad(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<29xi64>, %[[Y:[^ ,:]+]]: memref<32xi64>) {
  // CHECK-NEXT:    %[[THREE:[^ ,:]+]] = arith.constant 3 : index
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 3 {
  // CHECK-NEXT:      %[[V:[^ ,:]+]] = arith.constant 0 : i64
  // CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : i64, memref<32xi64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 3 to 32 {
  // CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] - 3] : memref<29xi64> -> i64
  // CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[I_1]]] : i64, memref<32xi64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @pad(%x: memref<29xi64>, %y: memref<32xi64>) {
    %three = arith.constant 3 : index
    loop.parallel %i = 0 to 32 {
      %inside = arith.cmpi sge, %i, %three : index
      %v = loop.load %x[%i - 3] where %inside : memref<29xi64> -> i64
      loop.store %v, %y[%i] : i64, memref<32xi64>
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @puts_back(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<2xf32>, %[[Y:[^ ,:]+]]: memref<5000xf32>) {
// CHECK-NEXT:    %[[TEN:[^ ,:]+]] = arith.constant 10 : index
// CHECK-NEXT:    %[[TWELVE:[^ ,:]+]] = arith.constant 12 : index
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 10 {
// CHECK-NEXT:      %[[BEHIND:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:      %[[BEFORE:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:      %[[INSIDE:[^ ,:]+]] = arith.muli %[[BEHIND]], %[[BEFORE]] : i1
// CHECK-NEXT:      %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] - 10] where %[[INSIDE]] : memref<2xf32> -> f32
// CHECK-NEXT:      %[[B:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<5000xf32> -> f32
// CHECK-NEXT:      %[[V:[^ ,:]+]] = arith.select %[[INSIDE]], %[[A]], %[[B]] : f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<5000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 10 to 12 {
// CHECK-NEXT:      %[[BEHIND_1:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:      %[[BEFORE_1:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:      %[[INSIDE_1:[^ ,:]+]] = arith.muli %[[BEHIND_1]], %[[BEFORE_1]] : i1
// CHECK-NEXT:      %[[A_1:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] - 10] where %[[INSIDE_1]] : memref<2xf32> -> f32
// CHECK-NEXT:      %[[B_1:[^ ,:]+]] = loop.load %[[Y]][%[[I_1]]] : memref<5000xf32> -> f32
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = arith.select %[[INSIDE_1]], %[[A_1]], %[[B_1]] : f32
// CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[I_1]]] : f32, memref<5000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_2:[^ ,:]+]] = 12 to 5000 {
// CHECK-NEXT:      %[[BEHIND_2:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:      %[[BEFORE_2:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:      %[[INSIDE_2:[^ ,:]+]] = arith.muli %[[BEHIND_2]], %[[BEFORE_2]] : i1
// CHECK-NEXT:      %[[A_2:[^ ,:]+]] = loop.load %[[X]][%[[I_2]] - 10] where %[[INSIDE_2]] : memref<2xf32> -> f32
// CHECK-NEXT:      %[[B_2:[^ ,:]+]] = loop.load %[[Y]][%[[I_2]]] : memref<5000xf32> -> f32
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = arith.select %[[INSIDE_2]], %[[A_2]], %[[B_2]] : f32
// CHECK-NEXT:      loop.store %[[V_2]], %[[Y]][%[[I_2]]] : f32, memref<5000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @puts_back(%x: memref<2xf32>, %y: memref<5000xf32>) {
  %ten = arith.constant 10 : index
  %twelve = arith.constant 12 : index
  loop.parallel %i = 0 to 5000 {
    %behind = arith.cmpi sge, %i, %ten : index
    %before = arith.cmpi slt, %i, %twelve : index
    %inside = arith.muli %behind, %before : i1
    %a = loop.load %x[%i - 10] where %inside : memref<2xf32> -> f32
    %b = loop.load %y[%i] : memref<5000xf32> -> f32
    %v = arith.select %inside, %a, %b : f32
    loop.store %v, %y[%i] : f32, memref<5000xf32>
  }
}

// -----

// CHECK-LABEL: loop.kernel @places_of_integers(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100xi32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<100xi32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<2xi32>,
// CHECK-SAME:  %[[AT:[^ ,:]+]]: memref<2xi64>) {
// CHECK-NEXT:    %[[C:[^ ,:]+]] = arith.constant 30 : index
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]], %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argmaximum, argminimum> %[[R:[^ ,:]+]] = 0 to 30 : i32, i64, i32, i64 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<100xi32> -> i32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:      loop.yield %[[V4]], %[[V5]], %[[V4]], %[[V5]] : i32, i64, i32, i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V6:[^ ,:]+]], %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]], %[[V9:[^ ,:]+]] = loop.reduce <argmaximum, argminimum> %[[R_1:[^ ,:]+]] = 30 to 100 : i32, i64, i32, i64 {
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = loop.load %[[Y]][%[[R_1]]] : memref<100xi32> -> i32
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.index_cast %[[R_1]] : index to i64
// CHECK-NEXT:      loop.yield %[[V10]], %[[V11]], %[[V10]], %[[V11]] : i32, i64, i32, i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.cmpi sgt, %[[V0]], %[[V6]] : i32
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.cmpi eq, %[[V0]], %[[V6]] : i32
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.cmpi slt, %[[V1]], %[[V7]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.andi %[[V13]], %[[V14]] : i1
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.ori %[[V12]], %[[V15]] : i1
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V12]], %[[V0]], %[[V6]] : i32
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.select %[[V16]], %[[V1]], %[[V7]] : i64
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.cmpi slt, %[[V2]], %[[V8]] : i32
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.cmpi eq, %[[V2]], %[[V8]] : i32
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.cmpi slt, %[[V3]], %[[V9]] : i64
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.andi %[[V20]], %[[V21]] : i1
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.ori %[[V19]], %[[V22]] : i1
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.select %[[V19]], %[[V2]], %[[V8]] : i32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.select %[[V23]], %[[V3]], %[[V9]] : i64
// CHECK-NEXT:    loop.store %[[V17]], %[[V]][0] : i32, memref<2xi32>
// CHECK-NEXT:    loop.store %[[V18]], %[[AT]][0] : i64, memref<2xi64>
// CHECK-NEXT:    loop.store %[[V24]], %[[V]][1] : i32, memref<2xi32>
// CHECK-NEXT:    loop.store %[[V25]], %[[AT]][1] : i64, memref<2xi64>
// CHECK-NEXT:  }
loop.kernel @places_of_integers(%x: memref<100xi32>, %y: memref<100xi32>, %v: memref<2xi32>, %at: memref<2xi64>) {
  %c = arith.constant 30 : index
  %0, %1, %2, %3 = loop.reduce <argmaximum, argminimum> %r = 0 to 100 : i32, i64, i32, i64 {
    %4 = arith.cmpi slt, %r, %c : index
    %5 = loop.load %x[%r] : memref<100xi32> -> i32
    %6 = loop.load %y[%r] : memref<100xi32> -> i32
    %7 = arith.select %4, %5, %6 : i32
    %8 = arith.index_cast %r : index to i64
    loop.yield %7, %8, %7, %8 : i32, i64, i32, i64
  }
  loop.store %0, %v[0] : i32, memref<2xi32>
  loop.store %1, %at[0] : i64, memref<2xi64>
  loop.store %2, %v[1] : i32, memref<2xi32>
  loop.store %3, %at[1] : i64, memref<2xi64>
}

// REMARK:       {{.*}}split-index-sets-cases.mlir:{{[0-9]+}}:11: split-index-sets: 2 iterations are written out, each without conditions [@slice_scatter_add_select_scatter_to_copy_0]
// REMARK-NEXT:  {{.*}}split-index-sets-cases.mlir:{{[0-9]+}}:5: split-index-sets: 2 loops, each without conditions [@pad]
// REMARK-NEXT:  {{.*}}split-index-sets-cases.mlir:{{[0-9]+}}:3: split-index-sets: 3 loops, each without conditions [@puts_back]
// REMARK-NEXT:  {{.*}}split-index-sets-cases.mlir:{{[0-9]+}}:20: split-index-sets: 2 loops, each without conditions [@places_of_integers]
