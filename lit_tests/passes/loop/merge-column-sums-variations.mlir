// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p merge-column-sums --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @elements(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<409600xf32>, %[[Y:[^ ,:]+]]: memref<409600xf32>) {
// CHECK-NEXT:    loop.parallel %[[E:[^ ,:]+]] = 127 to 409600 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[E]]] : memref<409600xf32> -> f32
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.negf %[[V0]] : f32
// CHECK-NEXT:      loop.store %[[V1]], %[[Y]][%[[E]]] : f32, memref<409600xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements(%x: memref<409600xf32>, %y: memref<409600xf32>) {
  loop.parallel %e = 127 to 409600 {
    %0 = loop.load %x[%e] : memref<409600xf32> -> f32
    %1 = arith.negf %0 : f32
    loop.store %1, %y[%e] : f32, memref<409600xf32>
  }
}
// CHECK-LABEL: loop.kernel @columns(
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<409600xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<4096xf32>,
// CHECK-SAME:  %[[P:[^ ,:]+]]: memref<4096xf32>,
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<4096xf32>) {
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 127 to 4096 {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 127 to 100 : f32 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[Y]][%[[R]] * 4096 + %[[J]]] : memref<409600xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V0]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[S]], %[[P]][%[[J]]] : f32, memref<4096xf32>
// CHECK-NEXT:      %[[W_1:[^ ,:]+]] = loop.load %[[W]][%[[J]]] : memref<4096xf32> -> f32
// CHECK-NEXT:      %[[T:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 127 to 100 : f32 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[Y]][%[[R_1]] * 4096 + %[[J]]] : memref<409600xf32> -> f32
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = arith.mulf %[[V1]], %[[W_1]] : f32
// CHECK-NEXT:        loop.yield %[[V2]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[T]], %[[Q]][%[[J]]] : f32, memref<4096xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @columns(%y: memref<409600xf32>, %w: memref<4096xf32>, %p: memref<4096xf32>, %q: memref<4096xf32>) {
  loop.parallel %j = 127 to 4096 {
    %s = loop.reduce <add> %r = 127 to 100 : f32 {
      %0 = loop.load %y[%r * 4096 + %j] : memref<409600xf32> -> f32
      loop.yield %0 : f32
    }
    loop.store %s, %p[%j] : f32, memref<4096xf32>
    %w_1 = loop.load %w[%j] : memref<4096xf32> -> f32
    %t = loop.reduce <add> %r_1 = 127 to 100 : f32 {
      %1 = loop.load %y[%r_1 * 4096 + %j] : memref<409600xf32> -> f32
      %2 = arith.mulf %1, %w_1 : f32
      loop.yield %2 : f32
    }
    loop.store %t, %q[%j] : f32, memref<4096xf32>
  }
}
// CHECK-LABEL: func.func @of_elements(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[100, 4096], f32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: !host.buffer<[4096], f32>) -> (!host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>) {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = host.alloc : !host.buffer<[100, 4096], f32>
// CHECK-NEXT:    host.launch @elements(%[[X]], %[[Y]]) : !host.buffer<[100, 4096], f32>, !host.buffer<[100, 4096], f32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = host.alloc : !host.buffer<[4096], f32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = host.alloc : !host.buffer<[4096], f32>
// CHECK-NEXT:    host.launch @columns(%[[Y]], %[[W]], %[[P]], %[[Q]]) : !host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>
// CHECK-NEXT:    func.return %[[Y]], %[[P]], %[[Q]] : !host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>
// CHECK-NEXT:  }
func.func @of_elements(%x: !host.buffer<[100, 4096], f32>, %w: !host.buffer<[4096], f32>) -> (!host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>) {
  %y = host.alloc : !host.buffer<[100, 4096], f32>
  host.launch @elements(%x, %y) : !host.buffer<[100, 4096], f32>, !host.buffer<[100, 4096], f32>
  %p = host.alloc : !host.buffer<[4096], f32>
  %q = host.alloc : !host.buffer<[4096], f32>
  host.launch @columns(%y, %w, %p, %q) : !host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>
  func.return %y, %p, %q : !host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>
}
