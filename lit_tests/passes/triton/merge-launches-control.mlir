// RUN: stepwell-opt %s -p merge-launches | filecheck %s

/// A launch that reads what a function gives comes after it, and one that writes what it takes before it; others are
/// one. What functions launch is merged in each of them.
triton.func @step(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<2>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %v = triton.load %x : !triton.ptr<f32>
  triton.store %y, %v : !triton.ptr<f32>
  triton.return
}

// CHECK-LABEL: func.func @program(
// CHECK-NEXT:    %b = host.alloc
// CHECK-NEXT:    %c = host.alloc
// CHECK-NEXT:    %d = host.alloc
// CHECK-NEXT:    host.launch @step(%a, %b)
// CHECK-NEXT:    %r = control.cond %p, @part(%b, %a), @part(%b, %a)
// CHECK-NEXT:    host.launch @step_x2(%r, %a, %c, %d)
// CHECK-NEXT:    func.return
func.func @program(%p: !host.buffer<[], i1>, %a: !host.buffer<[4], f32>) {
  %b = host.alloc : !host.buffer<[4], f32>
  %c = host.alloc : !host.buffer<[4], f32>
  %d = host.alloc : !host.buffer<[4], f32>
  host.launch @step(%a, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  %r = control.cond %p, @part(%b, %a), @part(%b, %a) : !host.buffer<[], i1>, (!host.buffer<[4], f32>, !host.buffer<[4], f32>), (!host.buffer<[4], f32>, !host.buffer<[4], f32>) -> (!host.buffer<[4], f32>)
  host.launch @step(%r, %c) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  host.launch @step(%a, %d) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return
}

// CHECK-LABEL: func.func private @part(
// CHECK:         host.launch @step_x2(%x, %y, %{{.*}}, %{{.*}})
func.func private @part(%x: !host.buffer<[4], f32>, %y: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  %b = host.alloc : !host.buffer<[4], f32>
  %c = host.alloc : !host.buffer<[4], f32>
  host.launch @step(%x, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  host.launch @step(%y, %c) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return %b : !host.buffer<[4], f32>
}
