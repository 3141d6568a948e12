// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s

loop.kernel @double(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
}

loop.kernel @double_1(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
}

// CHECK-LABEL: func.func @program(
// CHECK-SAME:    !host.buffer<[s0, 8], f32>
func.func @program(%s0: index {shape.symbol = "s0"}, %x: !host.buffer<[s0, 8], f32>) -> !host.buffer<[s0, 8], f32> {
  // CHECK-NEXT: %[[A:.*]] = host.arena 65536
  %a = host.arena 65536
  // CHECK-NEXT: %[[T:.*]] = host.slice %[[A]] at 64 : !host.buffer<[4, 8], f32>
  %t = host.slice %a at 64 : !host.buffer<[4, 8], f32>
  // Row-major strides are not printed.
  // CHECK-NEXT: %[[B:.*]] = host.alloc : !host.buffer<[s0, 8], f32>
  %b = host.alloc : !host.buffer<[s0, 8], f32, [8, 1]>
  // CHECK-NEXT: host.launch @double(%{{.*}}, %[[B]], %{{.*}}) : !host.buffer<[s0, 8], f32>, !host.buffer<[s0, 8], f32>, index
  host.launch @double(%x, %b, %s0) : !host.buffer<[s0, 8], f32>, !host.buffer<[s0, 8], f32>, index
  // CHECK-NEXT: host.launch_one_of [@double, @double_1](%{{.*}}, %[[B]], %{{.*}}) : !host.buffer<[s0, 8], f32>, !host.buffer<[s0, 8], f32>, index
  host.launch_one_of [@double, @double_1](%x, %b, %s0) : !host.buffer<[s0, 8], f32>, !host.buffer<[s0, 8], f32>, index
  // CHECK-NEXT: host.view %[[T]] offset 8 : !host.buffer<[4, 8], f32> -> !host.buffer<[8, 3], f32, [1, 8]>
  %v = host.view %t offset 8 : !host.buffer<[4, 8], f32> -> !host.buffer<[8, 3], f32, [1, 8]>
  // CHECK-NEXT: host.copy %{{.*}} to %[[B]] : !host.buffer<[s0, 8], f32> to !host.buffer<[s0, 8], f32>
  host.copy %x to %b : !host.buffer<[s0, 8], f32> to !host.buffer<[s0, 8], f32>
  // CHECK-NEXT: %[[M:.*]] = aten.mm %[[T]], %{{.*}} : (!host.buffer<[4, 8], f32>, !host.buffer<[8, 3], f32, [1, 8]>) -> !host.buffer<[4, 3], f32>
  %m = aten.mm %t, %v : (!host.buffer<[4, 8], f32>, !host.buffer<[8, 3], f32, [1, 8]>) -> !host.buffer<[4, 3], f32>
  // CHECK-NEXT: host.free %[[M]] : !host.buffer<[4, 3], f32>
  host.free %m : !host.buffer<[4, 3], f32>
  func.return %b : !host.buffer<[s0, 8], f32>
}
