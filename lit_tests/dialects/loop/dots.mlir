// RUN: stepwell-opt %s | stepwell-opt | filecheck %s

// CHECK-LABEL: loop.kernel @dots(
loop.kernel @dots(%x: memref<?xbf16>, %y: memref<64xi8>, %f: memref<?xf32>, %g: memref<?xi32>) {
  loop.parallel %i = 0 to 8 {
    // CHECK: %[[A:.*]] = loop.load_packed %x[%[[I:.*]] * 2] {note} : memref<?xbf16> -> i32
    %a = loop.load_packed %x[%i * 2] {note} : memref<?xbf16> -> i32
    %b = loop.load %x[%i] : memref<?xbf16> -> bf16
    // CHECK: %[[P:.*]] = loop.pack %[[B:.*]], %[[B]] : bf16
    %p = loop.pack %b, %b : bf16
    // CHECK-NEXT: %[[S:.*]] = loop.dot <bf16> %[[A]], %[[P]] : f32
    %s = loop.dot <bf16> %a, %p : f32
    // CHECK-NEXT: loop.dot <bf16> %[[A]], %[[P]] to %[[S]] {note} : f32
    %t = loop.dot <bf16> %a, %p to %s {note} : f32
    loop.store %t, %f[%i] : f32, memref<?xf32>
    %q = loop.load_packed %y[60] : memref<64xi8> -> i32
    %v = loop.load %y[%i] : memref<64xi8> -> vector<16xi8>
    // CHECK: %[[Q:.*]] = loop.pack %[[V:.*]], %[[V]], %[[V]], %[[V]] : vector<16xi8>
    %w = loop.pack %v, %v, %v, %v : vector<16xi8>
    %u = vector.broadcast %q : i32 to vector<16xi32>
    // CHECK: loop.load_packed %y[0] : memref<64xi8> -> vector<16xi32>
    %l = loop.load_packed %y[0] : memref<64xi8> -> vector<16xi32>
    // CHECK: loop.dot <i8> %{{.*}}, %[[Q]] : vector<16xi32>
    %z = loop.dot <i8> %u, %w : vector<16xi32>
    // CHECK: loop.lookup %[[A]] in dense<[0.000000e+00, 1.000000e+00, -2.000000e+00, -1.000000e+00]> : vector<4xbf16> {note} : i32
    %h = loop.lookup %a in dense<[0.0, 1.0, -2.0, -1.0]> : vector<4xbf16> {note} : i32
    // CHECK: loop.lookup %{{.*}} in dense<[0.000000e+00, 5.000000e-01]> : vector<2xf32> : vector<16xf32>
    %k = loop.lookup %u in dense<[0.0, 0.5]> : vector<2xf32> : vector<16xf32>
    loop.store %z, %g[%i * 16] : vector<16xi32>, memref<?xi32>
  }
}
