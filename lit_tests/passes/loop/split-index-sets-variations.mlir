// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-index-sets --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p split-index-sets --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

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

// REMARK:       {{.*}}split-index-sets-variations.mlir:{{[0-9]+}}:5: split-index-sets: 2 loops, each without conditions [@pad]
// REMARK-NEXT:  {{.*}}split-index-sets-variations.mlir:{{[0-9]+}}:3: split-index-sets: 3 loops, each without conditions [@puts_back]
