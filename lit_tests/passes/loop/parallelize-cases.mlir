// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p parallelize --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p parallelize --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in parallelize.mlir.

// CHECK-LABEL: loop.kernel @shared(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>, %[[Y:[^ ,:]+]]: memref<8xf32>) {
// CHECK-NEXT:    %[[SUM:[^ ,:]+]] = loop.reduce <add> %[[I:[^ ,:]+]] = 0 to 8 : f32 {
// CHECK-NEXT:      %[[E:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      loop.yield %[[E]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      loop.store %[[SUM]], %[[Y]][%[[I_1]]] : f32, memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @shared(%x: memref<8xf32>, %y: memref<8xf32>) {
  %sum = loop.reduce <add> %i = 0 to 8 : f32 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.yield %e : f32
  }
  loop.parallel %i_1 = 0 to 8 {
    loop.store %sum, %y[%i_1] : f32, memref<8xf32>
  }
}
// CHECK-LABEL: func.func @one_memory(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[8], f32>) {
// CHECK-NEXT:    host.launch @shared(%[[A]], %[[A]]) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    func.return
// CHECK-NEXT:  }
func.func @one_memory(%a: !host.buffer<[8], f32>) {
  host.launch @shared(%a, %a) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  func.return
}

// -----

builtin.module attributes {stepwell.training} {
  // CHECK-LABEL: loop.kernel @index_select_0(
  // CHECK-SAME:  %[[ACOSH:[^ ,:]+]]: memref<168xf64>,
  // CHECK-SAME:  %[[_TENSOR_CONSTANT1:[^ ,:]+]]: memref<2xi64>,
  // CHECK-SAME:  %[[INDEX_SELECT:[^ ,:]+]]: memref<112xf64>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 56 step 8 {
  // CHECK-NEXT:      loop.parallel %[[K:[^ ,:]+]] = 0 to 2 {
  // CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[_TENSOR_CONSTANT1]][%[[K]]] : memref<2xi64> -> i64
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.check_index %[[V0]] below 1 : i64
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.load %[[ACOSH]][%[[I]] * 3 + %[[V1]] + 2] stride 3 {shuffled} : memref<168xf64> -> vector<8xf64>
  // CHECK-NEXT:        loop.store %[[V2]], %[[INDEX_SELECT]][%[[I]] * 2 + %[[K]]] stride 2 {shuffled} : vector<8xf64>, memref<112xf64>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @index_select_0(%acosh: memref<168xf64>, %_tensor_constant1: memref<2xi64>, %index_select: memref<112xf64>) {
    loop.parallel %i = 0 to 56 step 8 {
      loop.parallel %k = 0 to 2 {
        %0 = loop.load %_tensor_constant1[%k] : memref<2xi64> -> i64
        %1 = loop.check_index %0 below 1 : i64
        %2 = loop.load %acosh[%i * 3 + %1 + 2] stride 3 {shuffled} : memref<168xf64> -> vector<8xf64>
        loop.store %2, %index_select[%i * 2 + %k] stride 2 {shuffled} : vector<8xf64>, memref<112xf64>
      }
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @once(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100000xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1 {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 100000 : f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<100000xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[I]]] : f32, memref<1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @once(%x: memref<100000xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s = loop.reduce <add> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%r] : memref<100000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1xf32>
  }
}

// -----

// CHECK-LABEL: loop.kernel @in_order(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
// CHECK-NEXT:    loop.for %[[I:[^ ,:]+]] = 0 to 63 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]] + 1] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @in_order(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.for %i = 0 to 63 {
    %v = loop.load %y[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i + 1] : f32, memref<64xf32>
  }
}

// -----

// CHECK-LABEL: loop.kernel @adds_at_once(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>, %[[Y:[^ ,:]+]]: memref<65536xf32>, %[[N:[^ ,:]+]]: memref<1xf32>) {
// CHECK-NEXT:    loop.for %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 65536 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        %[[W:[^ ,:]+]] = loop.load %[[Y]][%[[J]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        %[[S:[^ ,:]+]] = arith.addf %[[V]], %[[W]] : f32
// CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:        loop.atomic <add> %[[V]], %[[N]][0] : f32, memref<1xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @adds_at_once(%x: memref<65536xf32>, %y: memref<65536xf32>, %n: memref<1xf32>) {
  loop.for %i = 0 to 64 {
    loop.parallel %j = 0 to 65536 {
      %v = loop.load %x[%j] : memref<65536xf32> -> f32
      %w = loop.load %y[%j] : memref<65536xf32> -> f32
      %s = arith.addf %v, %w : f32
      loop.store %s, %y[%j] : f32, memref<65536xf32>
      loop.atomic <add> %v, %n[0] : f32, memref<1xf32>
    }
  }
}

// REMARK:       {{.*}}parallelize-cases.mlir:{{[0-9]+}}:3: parallelize: not shared among threads: 16 operations, bound 8192 [@shared]
// REMARK-NEXT:  {{.*}}parallelize-cases.mlir:{{[0-9]+}}:5: parallelize: not shared among threads: 77 operations, bound 8192 [@index_select_0]
// REMARK-NEXT:  {{.*}}parallelize-cases.mlir:{{[0-9]+}}:3: parallelize: not shared among threads: there is one iteration [@once]
// REMARK-NEXT:  {{.*}}parallelize-cases.mlir:{{[0-9]+}}:3: parallelize: not shared among threads: no parallel loop is inside [@in_order]
// REMARK-NEXT:  {{.*}}parallelize-cases.mlir:{{[0-9]+}}:3: parallelize: not shared among threads: it does not show which places loop.atomic reaches [@adds_at_once]
