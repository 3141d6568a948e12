// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s

// CHECK-LABEL: loop.kernel @softmax(
// CHECK-SAME:    attributes {warps = 4 : i64, stages = 1 : i64} {
loop.kernel @softmax(%x: memref<8192xf32>, %y: memref<8192xf32>) attributes {warps = 4 : i64, stages = 1 : i64} {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 64 attributes {block = #loop.block<4, x>} {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<4, x>} {
    // CHECK-NEXT: %{{.*}} = loop.reduce <maximum> %{{.*}} = 0 to 128 : f32 attributes {block = #loop.block<128>} {
    %m = loop.reduce <maximum> %r = 0 to 128 : f32 attributes {block = #loop.block<128>} {
      %v = loop.load %x[%i * 128 + %r] : memref<8192xf32> -> f32
      loop.yield %v : f32
    }
    // CHECK: loop.parallel %{{.*}} = 0 to 128 attributes {block = #loop.block<128>} {
    loop.parallel %j = 0 to 128 attributes {block = #loop.block<128>} {
      loop.store %m, %y[%i * 128 + %j] : f32, memref<8192xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @transpose(
loop.kernel @transpose(%x: memref<8192xf32>, %y: memref<8192xf32>) {
  // CHECK: loop.parallel %{{.*}} = 0 to 2 attributes {block = #loop.block<1, z>} {
  loop.parallel %k = 0 to 2 attributes {block = #loop.block<1, z>} {
    // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 64 attributes {block = #loop.block<32, y>} {
    loop.parallel %i = 0 to 64 attributes {block = #loop.block<32, y>} {
      // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 64 attributes {block = #loop.block<64, x>} {
      loop.parallel %j = 0 to 64 attributes {block = #loop.block<64, x>} {
        %v = loop.load %x[%k * 4096 + %i * 64 + %j] : memref<8192xf32> -> f32
        loop.store %v, %y[%k * 4096 + %j * 64 + %i] : f32, memref<8192xf32>
      }
    }
  }
}
