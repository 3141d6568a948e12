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

/// What a function returned that is called once is fixed, too; a function that is called in each run has its place.
// CHECK-LABEL: func.func @again(
// CHECK-NEXT:    %r = control.call @changes(%x) : (!host.buffer<[8], f32>) -> (!host.buffer<[8], f32>)
// CHECK-NEXT:    %p = control.call once @before(%w) : (!host.buffer<[8], f32>) -> (!host.buffer<[8], f32>)
// CHECK-NEXT:    %q = control.call once @again_once(%p) : (!host.buffer<[8], f32>) -> (!host.buffer<[8], f32>)
// CHECK-NEXT:    control.call @changes(%x)
// CHECK-NEXT:    %y = host.alloc
// CHECK-NEXT:    host.launch @double(%q, %y)
// CHECK-LABEL: func.func private @again_once(%p: !host.buffer<[8], f32>) -> !host.buffer<[8], f32> {
// CHECK-NEXT:    %q = host.alloc
// CHECK-NEXT:    host.launch @double(%p, %q)
// CHECK-NEXT:    func.return %q
func.func @again(%w: !host.buffer<[8], f32> {stepwell.fixed}, %x: !host.buffer<[8], f32>) -> (!host.buffer<[8], f32>, !host.buffer<[8], f32>) {
  %r = control.call @changes(%x) : (!host.buffer<[8], f32>) -> (!host.buffer<[8], f32>)
  %p = control.call once @before(%w) : (!host.buffer<[8], f32>) -> (!host.buffer<[8], f32>)
  %s = control.call @changes(%x) : (!host.buffer<[8], f32>) -> (!host.buffer<[8], f32>)
  %q = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%p, %q) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  %y = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%q, %y) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  func.return %y, %r : !host.buffer<[8], f32>, !host.buffer<[8], f32>
}

func.func private @before(%w: !host.buffer<[8], f32>) -> !host.buffer<[8], f32> {
  %p = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%w, %p) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  func.return %p : !host.buffer<[8], f32>
}

func.func private @changes(%x: !host.buffer<[8], f32>) -> !host.buffer<[8], f32> {
  %p = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%x, %p) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  func.return %p : !host.buffer<[8], f32>
}

/// A buffer whose size is not known is not kept from one run to the next.
// CHECK-LABEL: func.func @sizes(
// CHECK-NEXT:    %p = control.call once @sizes_once(%w)
// CHECK-NEXT:    %a = host.alloc : !host.buffer<[s0], f32>
// CHECK-NEXT:    host.launch @double(%w, %a)
func.func @sizes(%w: !host.buffer<[8], f32> {stepwell.fixed}, %s0: index {shape.symbol = "s0"}) -> !host.buffer<[s0], f32> {
  %p = host.alloc : !host.buffer<[8], f32>
  host.launch @double(%w, %p) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  %a = host.alloc : !host.buffer<[s0], f32>
  host.launch @double(%w, %a) : !host.buffer<[8], f32>, !host.buffer<[s0], f32>
  host.launch @double(%p, %a) : !host.buffer<[8], f32>, !host.buffer<[s0], f32>
  func.return %a : !host.buffer<[s0], f32>
}
