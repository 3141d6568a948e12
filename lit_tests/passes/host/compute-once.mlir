// RUN: stepwell-opt %s -p compute-once | filecheck %s
// RUN: stepwell-opt %s -p compute-once -t host | filecheck %s --check-prefix=HOST
// RUN: stepwell-opt %s -p compute-once -t host-c | filecheck %s --check-prefix=PROGRAM
// RUN: stepwell-opt %s -p compute-once --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

loop.kernel @double(%x: memref<8xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    %d = arith.addf %v, %v : f32
    loop.store %d, %y[%i] : f32, memref<8xf32>
  }
}

/// %p and what is computed from a view of it are fixed; of these only %q is used by what remains.
// CHECK-LABEL: func.func @forward(
// CHECK-NEXT:    %q = control.call once @forward_once(%w) : (!host.buffer<[8], f32>) -> (!host.buffer<[8], f32>)
// CHECK-NEXT:    %y = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @double(%q, %y)
// CHECK-NEXT:    func.return %y
// CHECK-LABEL: func.func private @forward_once(%w: !host.buffer<[8], f32>) -> !host.buffer<[8], f32> {
// CHECK-NEXT:    %p = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @double(%w, %p)
// CHECK-NEXT:    %v = host.view %p offset 0 : !host.buffer<[8], f32> -> !host.buffer<[8], f32>
// CHECK-NEXT:    %q = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @double(%v, %q)
// CHECK-NEXT:    func.return %q
// HOST-LABEL:  def program(
// HOST:          once_forward_once = runtime.Once(forward_once)
// HOST:            q, = once_forward_once(w)
// PROGRAM-LABEL:     Status forward(Run
// PROGRAM:             CALL_ONCE(forward_once, VALUES(OF_TENSOR(w, arguments[0].strides)), call0, 1);
func.func @forward(%w: !host.buffer<[8], f32> {stepwell.fixed}) -> !host.buffer<[8], f32> {
  %p = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%w, %p) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  %v = host.view %p offset 0 : !host.buffer<[8], f32> -> !host.buffer<[8], f32>
  %q = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%v, %q) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  host.free %p : !host.buffer<[8], f32>
  %y = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%q, %y) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  func.return %y : !host.buffer<[8], f32>
}

/// What is returned belongs to the caller, %b is written twice, and %x differs from run to run.
// CHECK-LABEL: func.func @others(
// CHECK-NOT:     control.call
// CHECK:         func.return
func.func @others(%w: !host.buffer<[8], f32> {stepwell.fixed}, %x: !host.buffer<[8], f32>)
    -> (!host.buffer<[8], f32>, !host.buffer<[8], f32>) {
  %a = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%w, %a) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  %b = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%w, %b) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  host.launch @double(%b, %b) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  %c = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%x, %c) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  %d = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%b, %d) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  func.return %a, %d : !host.buffer<[8], f32>, !host.buffer<[8], f32>
}
