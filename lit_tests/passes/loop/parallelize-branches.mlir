// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p parallelize --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p parallelize --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

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

// REMARK:       {{.*}}parallelize-branches.mlir:{{[0-9]+}}:3: parallelize: not shared among threads: 16 operations, bound 8192 [@shared]
