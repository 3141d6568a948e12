// RUN: stepwell-opt %s --split-input-file | stepwell-opt --split-input-file | filecheck %s
// RUN: stepwell-opt %s --split-input-file --print-op-generic | stepwell-opt --split-input-file | filecheck %s

// CHECK-LABEL: loop.kernel @histogram(
loop.kernel @histogram(%x: memref<64xi64>, %y: memref<32xi32>, %sum: memref<32xf32>, %s0: index) {
  %one = arith.constant 1 : i32
  %f = arith.constant 1.0 : f32
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xi64> -> i64
    %c = arith.cmpi sgt, %v, %v : i64
    // CHECK: %[[K:.*]] = loop.check_index
    %k = loop.check_index %v below 16 : i64
    // CHECK-NEXT: loop.atomic <add> %{{.*}}, %y[%[[K]] * 2 + 1] : i32, memref<32xi32>
    loop.atomic <add> %one, %y[%k * 2 + 1] : i32, memref<32xi32>
    // CHECK-NEXT: loop.atomic <maximum> %{{.*}}, %y[%[[K]]] where %{{.*}} : i32, memref<32xi32>
    loop.atomic <maximum> %one, %y[%k] where %c : i32, memref<32xi32>
    // CHECK-NEXT: loop.atomic <add> %{{.*}}, %sum[%[[K]] + %s0] : f32, memref<32xf32>
    loop.atomic <add> %f, %sum[%k + %s0] : f32, memref<32xf32>
  }
}
