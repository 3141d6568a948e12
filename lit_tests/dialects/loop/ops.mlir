// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s

// CHECK-LABEL: loop.kernel @softmax(
// CHECK-SAME:    %[[X:.*]]: memref<?xf32>, %[[Y:.*]]: memref<?xf32>, %[[S:.*]]: index) {
loop.kernel @softmax(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to %[[S]] threads %[[S]] floordiv 4 + 1 {
  loop.parallel %i = 0 to %s0 threads %s0 floordiv 4 + 1 {
    // CHECK-NEXT: %[[M:.*]] = loop.reduce <maximum> %[[J:.*]] = 0 to 1024 : f32 {
    // CHECK-NEXT:   %[[V:.*]] = loop.load %[[X]][%[[I]] * 1024 + %[[J]]] : memref<?xf32> -> f32
    // CHECK-NEXT:   loop.yield %[[V]] : f32
    %m = loop.reduce <maximum> %j = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %j] : memref<?xf32> -> f32
      loop.yield %v : f32
    }
    // CHECK: loop.store %[[M]], %[[Y]][%[[I]]] : f32, memref<?xf32>
    loop.store %m, %y[%i] : f32, memref<?xf32>
  }
}

// CHECK-LABEL: loop.kernel @vectors(
loop.kernel @vectors(%x: memref<4096xf32>, %y: memref<4096xf32>) {
  // CHECK: loop.parallel %[[I:.*]] = 16 to 4032 step 16 {
  loop.parallel %i = 16 to 4032 step 16 {
    // CHECK-NEXT: %[[A:.*]] = loop.load %{{.*}}[%[[I]] - 1] stride 4 : memref<4096xf32> -> vector<16xf32>
    %a = loop.load %x[%i - 1] stride 4 : memref<4096xf32> -> vector<16xf32>
    // CHECK-NEXT: %[[K:.*]] = arith.cmpf olt, %[[A]], %[[A]] : vector<16xf32>
    %k = arith.cmpf olt, %a, %a : vector<16xf32>
    // CHECK-NEXT: loop.load %{{.*}}[%[[I]]] where %[[K]] : memref<4096xf32> -> vector<16xf32>
    %b = loop.load %x[%i] where %k : memref<4096xf32> -> vector<16xf32>
    // CHECK-NEXT: %[[O:.*]] = arith.constant dense<3> : vector<16xi64>
    %o = arith.constant dense<3> : vector<16xi64>
    // CHECK-NEXT: %[[C:.*]] = loop.check_index %[[O]] below 4096 where %[[K]] : vector<16xi64>
    %c = loop.check_index %o below 4096 where %k : vector<16xi64>
    // CHECK-NEXT: %[[G:.*]] = loop.gather %{{.*}}[%[[I]]] at %[[C]] where %[[K]] : memref<4096xf32>, vector<16xi64> -> vector<16xf32>
    %g = loop.gather %x[%i] at %c where %k : memref<4096xf32>, vector<16xi64> -> vector<16xf32>
    // CHECK-NEXT: loop.store %[[G]], %{{.*}}[%[[I]]] where %[[K]] : vector<16xf32>, memref<4096xf32>
    loop.store %g, %y[%i] where %k : vector<16xf32>, memref<4096xf32>
    // CHECK-NEXT: loop.reduce_lanes <add> %[[G]] : vector<16xf32>
    %s = loop.reduce_lanes <add> %g : vector<16xf32>
    // CHECK-NEXT: loop.reduce_lanes <argmaximum> %[[G]], %[[C]] : vector<16xf32>, vector<16xi64>
    %p, %q = loop.reduce_lanes <argmaximum> %g, %c : vector<16xf32>, vector<16xi64>
  }
}

// CHECK-LABEL: loop.kernel @in_order_by_threads(
loop.kernel @in_order_by_threads(%x: memref<64xf32>, %s0: index) {
  // CHECK-NEXT: loop.for %{{.*}} = 0 to %s0 threads %s0 floordiv 8 {
  loop.for %i = 0 to %s0 threads %s0 floordiv 8 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j] : memref<64xf32> -> f32
      %w = arith.addf %v, %v : f32
      loop.store %w, %x[%j] : f32, memref<64xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @in_order(
loop.kernel @in_order(%x: memref<64xf32>, %k: memref<8xi64>) {
  // CHECK: %[[Z:.*]] = arith.constant
  %zero = arith.constant 0.0 : f32
  // CHECK-NEXT: loop.for %[[I:.*]] = 0 to 8 carry (%[[A:.*]] = %[[Z]] : f32) {
  %sum = loop.for %i = 0 to 8 carry (%acc = %zero : f32) {
    // CHECK-NEXT: %[[N:.*]] = loop.load %{{.*}}[%[[I]]] : memref<8xi64> -> i64
    %n = loop.load %k[%i] : memref<8xi64> -> i64
    // CHECK-NEXT: %[[C:.*]] = loop.check_index %[[N]] below 64 : i64
    %c = loop.check_index %n below 64 : i64
    // CHECK-NEXT: loop.apply %[[C]] * 2 + %[[I]] : index
    %d = loop.apply %c * 2 + %i : index
    // CHECK-NEXT: %[[V:.*]] = loop.load %{{.*}}[%[[C]]]
    %v = loop.load %x[%c] : memref<64xf32> -> f32
    // CHECK-NEXT: loop.libm "fmod" %[[V]], %[[A]] : f32
    %w = loop.libm "fmod" %v, %acc : f32
    // CHECK-NEXT: loop.scale %[[V]] by %[[A]] : f32
    %scaled = loop.scale %v by %acc : f32
    // CHECK-NEXT: %[[M:.*]] = arith.constant dense<true> : vector<8xi1>
    // CHECK-NEXT: loop.resize_mask %[[M]] to 64 : vector<8xi1>
    %mask = arith.constant dense<true> : vector<8xi1>
    %resized = loop.resize_mask %mask to 64 : vector<8xi1>
    // CHECK-NEXT: loop.yield
    loop.yield %w : f32
  }
  // CHECK: loop.alloc : memref<1024xf32>
  %row = loop.alloc : memref<1024xf32>
  // CHECK: loop.reduce <add, argminimum> %{{.*}} = 0 to 8 : f32, f32, i64 {
  %a, %b, %p = loop.reduce <add, argminimum> %j = 0 to 8 : f32, f32, i64 {
    %v = loop.load %x[%j] : memref<64xf32> -> f32
    %q = arith.index_cast %j : index to i64
    loop.yield %v, %v, %q : f32, f32, i64
  }
  // CHECK: loop.reduce <softmax> %{{.*}} = 0 to 8 : f32, f32 {
  %m, %t = loop.reduce <softmax> %j = 0 to 8 : f32, f32 {
    %v = loop.load %x[%j] : memref<64xf32> -> f32
    loop.yield %v, %v : f32, f32
  }
}
