// RUN: stepwell-opt %s -p reinplace --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p reinplace --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p reinplace --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

loop.kernel @relu(%x: memref<32xf32>, %y: memref<32xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[%i] : memref<32xf32> -> f32
    %r = arith.maximumf %v, %zero : f32
    loop.store %r, %y[%i] : f32, memref<32xf32>
  }
}

/// The first result dies where the second is computed: they share a buffer.
// CHECK-LABEL: func.func @dead_operand(
func.func @dead_operand(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK-NEXT: %[[A:.*]] = host.alloc
  // CHECK-NEXT: host.launch @relu(%x, %[[A]])
  // CHECK-NEXT: host.launch @relu(%[[A]], %[[A]])
  // CHECK-NEXT: func.return %[[A]]
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %b overwrites %a
  host.launch @relu(%a, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %b : !host.buffer<[32], f32>
}

/// A mutated input is written directly.
// CHECK-LABEL: func.func @mutated_input(
func.func @mutated_input(%x: !host.buffer<[32], f32>) {
  // CHECK-NEXT: host.launch @relu(%x, %x)
  // CHECK-NEXT: func.return
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: a kernel writes straight into %x, which was copied to
  host.copy %a to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return
}

/// The operand is returned too.
// CHECK-LABEL: func.func @negative_live_operand(
func.func @negative_live_operand(%x: !host.buffer<[32], f32>) -> (!host.buffer<[32], f32>, !host.buffer<[32], f32>) {
  // CHECK: host.launch @relu(%[[A:.*]], %[[B:.*]])
  // CHECK: host.launch @relu(%[[B]], %[[C:.*]])
  // CHECK: func.return %[[B]], %[[C]]
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %b does not overwrite %a: it is needed later
  host.launch @relu(%a, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %a, %b : !host.buffer<[32], f32>, !host.buffer<[32], f32>
}

/// Each row reads the first one too, which another iteration would have overwritten.
loop.kernel @add_first_row(%x: memref<32xf32>, %row: memref<8xf32>, %y: memref<32xf32>) {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<32xf32> -> f32
      %w = loop.load %row[%j] : memref<8xf32> -> f32
      %r = arith.addf %v, %w : f32
      loop.store %r, %y[%i * 8 + %j] : f32, memref<32xf32>
    }
  }
}

// CHECK-LABEL: func.func @negative_view_of_the_operand(
func.func @negative_view_of_the_operand(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK: host.launch @add_first_row(%[[A:.*]], %{{.*}}, %[[B:.*]])
  // CHECK: func.return %[[B]]
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %row = host.view %a offset 0 : !host.buffer<[32], f32> -> !host.buffer<[8], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %b does not overwrite %a: one of them, or a view of it, is passed twice
  host.launch @add_first_row(%a, %row, %b) : !host.buffer<[32], f32>, !host.buffer<[8], f32>, !host.buffer<[32], f32>
  func.return %b : !host.buffer<[32], f32>
}

/// The input is read after it would have been overwritten.
// CHECK-LABEL: func.func @negative_read_before_the_copy(
func.func @negative_read_before_the_copy(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK: host.copy
  %a = host.alloc : !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %b does not overwrite %x: it belongs to the caller
  host.launch @relu(%x, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: a result is copied into %x, which is used until then
  host.copy %a to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return %b : !host.buffer<[32], f32>
}

/// A view of the result is returned, which must not show later writes to the input.
// CHECK-LABEL: func.func @negative_returned_view(
func.func @negative_returned_view(%x: !host.buffer<[32], f32>) -> !host.buffer<[16], f32> {
  // CHECK: host.copy
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %v = host.view %a offset 0 : !host.buffer<[32], f32> -> !host.buffer<[16], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: what is copied into %x is a result of its own as well
  host.copy %a to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return %v : !host.buffer<[16], f32>
}

/// A continuation writes into the argument that its caller would copy the result to.
// CHECK-LABEL: func.func @calls(
// CHECK-NEXT:    control.call @continued(%x, %n) : (!host.buffer<[32], f32>, index) -> ()
// CHECK-NEXT:    func.return %x
func.func @calls(%x: !host.buffer<[32], f32> {stepwell.mutated_by = 0 : i64}, %n: index {shape.symbol = "n"}) -> !host.buffer<[32], f32> {
  %0 = control.call @continued(%x, %n) : (!host.buffer<[32], f32>, index) -> (!host.buffer<[32], f32>)
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: a kernel writes straight into %x, which was copied to {{\[}}@continued]
  host.copy %0 to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return %0 : !host.buffer<[32], f32>
}
// CHECK-LABEL: func.func private @continued(
// CHECK-NEXT:    host.launch @relu(%x, %x)
// CHECK-NEXT:    func.return
func.func private @continued(%x: !host.buffer<[32], f32>, %n: index {shape.symbol = "n"}) -> !host.buffer<[32], f32> {
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller {{\[}}@continued]
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %a : !host.buffer<[32], f32>
}

/// The caller needs the argument's old value after the call.
// CHECK-LABEL: func.func @negative_calls(
// CHECK-NEXT:    %[[R:.*]] = control.call @kept(%x)
// CHECK:         host.copy %[[R]] to %x
func.func @negative_calls(%x: !host.buffer<[32], f32> {stepwell.mutated_by = 0 : i64}) -> (!host.buffer<[32], f32>, !host.buffer<[32], f32>) {
  %0 = control.call @kept(%x) : (!host.buffer<[32], f32>) -> (!host.buffer<[32], f32>)
  %b = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %b does not overwrite %x: it belongs to the caller
  host.launch @relu(%x, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  host.copy %0 to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return %0, %b : !host.buffer<[32], f32>, !host.buffer<[32], f32>
}
func.func private @kept(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller {{\[}}@kept]
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %a : !host.buffer<[32], f32>
}

// -----

loop.kernel @reverse(%x: memref<32xf32>, %y: memref<32xf32>) {
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[-%i + 31] : memref<32xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
  }
}

/// An element is read after another iteration would have overwritten it.
// CHECK-LABEL: func.func @negative_other_places(
func.func @negative_other_places(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK: host.launch @reverse(%[[A:.*]], %[[B:.*]])
  // CHECK: host.launch @reverse(%[[B]], %[[C:.*]])
  // CHECK: func.return %[[C]]
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: @reverse keeps its results apart: it does not read each element of an operand just before it writes the same one
  host.launch @reverse(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: @reverse keeps its results apart: it does not read each element of an operand just before it writes the same one
  host.launch @reverse(%a, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %b : !host.buffer<[32], f32>
}

// -----

loop.kernel @put(%x: memref<32xf32>, %i: memref<1xi64>, %y: memref<32xf32>) {
  loop.parallel %j = 0 to 32 {
    %v = loop.load %x[%j] : memref<32xf32> -> f32
    loop.store %v, %y[%j] : f32, memref<32xf32>
  }
  %k = loop.load %i[0] : memref<1xi64> -> i64
  %n = loop.check_index %k below 32 : i64
  %w = loop.load %y[%n] : memref<32xf32> -> f32
  %d = arith.addf %w, %w : f32
  loop.store %d, %y[%n] : f32, memref<32xf32>
}

loop.kernel @relu(%x: memref<32xf32>, %y: memref<32xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[%i] : memref<32xf32> -> f32
    %r = arith.maximumf %v, %zero : f32
    loop.store %r, %y[%i] : f32, memref<32xf32>
  }
}

/// Everything is copied before anything is put elsewhere. What reads the new value may come before the copy.
// CHECK-LABEL: func.func @put_into_input(
func.func @put_into_input(%x: !host.buffer<[32], f32>, %i: !host.buffer<[1], i64>) -> !host.buffer<[32], f32> {
  // CHECK-NEXT: host.launch @put(%x, %i, %x)
  // CHECK-NEXT: %[[B:.*]] = host.alloc
  // CHECK-NEXT: host.launch @relu(%x, %[[B]])
  // CHECK-NEXT: func.return %[[B]]
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller
  host.launch @put(%x, %i, %a) : !host.buffer<[32], f32>, !host.buffer<[1], i64>, !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %b does not overwrite %a: it is needed later
  host.launch @relu(%a, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: a kernel writes straight into %x, which was copied to
  host.copy %a to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return %b : !host.buffer<[32], f32>
}

// -----

loop.kernel @put_first(%x: memref<32xf32>, %y: memref<32xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %j = 0 to 32 {
    %v = loop.load %x[%j] : memref<32xf32> -> f32
    loop.store %v, %y[%j] : f32, memref<32xf32>
    loop.store %zero, %y[-%j + 31] : f32, memref<32xf32>
  }
}

/// An iteration writes what a later one reads.
// CHECK-LABEL: func.func @negative_other_store(
func.func @negative_other_store(%x: !host.buffer<[32], f32>) {
  // CHECK: host.copy
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: @put_first keeps its results apart: it does not read each element of an operand just before it writes the same one
  host.launch @put_first(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: a result is copied into %x, which is used until then
  host.copy %a to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return
}

// -----

loop.kernel @add(%x: memref<32xf32>, %y: memref<32xf32>) {
  loop.parallel %j = 0 to 32 {
    %v = loop.load %x[%j] : memref<32xf32> -> f32
    %w = arith.addf %v, %v : f32
    loop.store %w, %y[%j] : f32, memref<32xf32>
  }
}

/// The new value of the input is returned besides, in memory of its own.
// CHECK-LABEL: func.func @negative_result(
func.func @negative_result(%x: !host.buffer<[32], f32> {stepwell.mutated_by = 1 : i64}) -> (!host.buffer<[32], f32>, !host.buffer<[32], f32>) {
  // CHECK-NEXT: %[[A:.*]] = host.alloc
  // CHECK-NEXT: host.launch @add(%x, %[[A]])
  // CHECK-NEXT: host.copy %[[A]] to %x
  // CHECK-NEXT: func.return %[[A]], %x
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller
  host.launch @add(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: what is copied into %x is a result of its own as well
  host.copy %a to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return %a, %x : !host.buffer<[32], f32>, !host.buffer<[32], f32>
}

/// Only the caller's knowledge of the input's new value is at stake.
// CHECK-LABEL: func.func @new_value(
func.func @new_value(%x: !host.buffer<[32], f32> {stepwell.mutated_by = 0 : i64}) -> !host.buffer<[32], f32> {
  // CHECK-NEXT: host.launch @add(%x, %x)
  // CHECK-NEXT: func.return %x
  %a = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: %a does not overwrite %x: it belongs to the caller
  host.launch @add(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: a kernel writes straight into %x, which was copied to
  host.copy %a to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return %a : !host.buffer<[32], f32>
}

/// What a kernel of Triton reads and writes is not known, so its results are in memory of their own.
// CHECK-LABEL: func.func @negative_kernel_of_triton(
func.func @negative_kernel_of_triton(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK-NEXT: %[[A:.*]] = host.alloc
  // CHECK-NEXT: %[[B:.*]] = host.alloc
  // CHECK-NEXT: host.launch @copies(%x, %[[A]])
  // CHECK-NEXT: host.launch @copies(%[[A]], %[[B]])
  // CHECK-NEXT: func.return %[[B]]
  %a = host.alloc : !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: @copies keeps its results apart: it does not read each element of an operand just before it writes the same one
  host.launch @copies(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: @copies keeps its results apart: it does not read each element of an operand just before it writes the same one
  host.launch @copies(%a, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %b : !host.buffer<[32], f32>
}
triton.func @copies(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}

// -----

/// A transposed tile is read before the element is written, and so are elements that other iterations have written.
loop.kernel @add_transposed(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 32 step 16 {
    loop.parallel %j = 0 to 32 step 16 {
      %tile = loop.alloc : memref<256xf32>
      loop.transpose 16 by 16 of %x[%j * 32 + %i] stride 32 to %tile[0] stride 16 : memref<1024xf32>, memref<256xf32>
      loop.parallel %r = 0 to 16 {
        loop.parallel %c = 0 to 16 {
          %a = loop.load %x[(%i + %r) * 32 + %j + %c] : memref<1024xf32> -> f32
          %b = loop.load %tile[%r * 16 + %c] : memref<256xf32> -> f32
          %s = arith.addf %a, %b : f32
          loop.store %s, %y[(%i + %r) * 32 + %j + %c] : f32, memref<1024xf32>
        }
      }
    }
  }
}

// CHECK-LABEL: func.func @negative_transposed(
func.func @negative_transposed() -> !host.buffer<[32, 32], f32> {
  // CHECK: host.launch @add_transposed(%[[X:.*]], %[[Y:.*]])
  // CHECK-NEXT: func.return %[[Y]]
  %x = host.alloc : !host.buffer<[32, 32], f32>
  %y = host.alloc : !host.buffer<[32, 32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: @add_transposed keeps its results apart: it does not read each element of an operand just before it writes the same one
  host.launch @add_transposed(%x, %y) : !host.buffer<[32, 32], f32>, !host.buffer<[32, 32], f32>
  func.return %y : !host.buffer<[32, 32], f32>
}

// -----

/// An operation that does not say what it does may read everything.
loop.kernel @unknown(%x: memref<32xf32>, %y: memref<32xf32>) {
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[%i] : memref<32xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
    "vector.print"(%v) : (f32) -> ()
  }
}

// CHECK-LABEL: func.func @negative_unknown(
func.func @negative_unknown() -> !host.buffer<[32], f32> {
  // CHECK: host.launch @unknown(%[[X:.*]], %[[Y:.*]])
  // CHECK-NEXT: func.return %[[Y]]
  %x = host.alloc : !host.buffer<[32], f32>
  %y = host.alloc : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: @unknown keeps its results apart: it does not read each element of an operand just before it writes the same one
  host.launch @unknown(%x, %y) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %y : !host.buffer<[32], f32>
}

/// Another iteration of a loop that is not part of the subscript reads what the first one would have overwritten.
// CHECK-LABEL: func.func @repeated(
// CHECK:         host.launch @repeated_kernel(%a, %b)
loop.kernel @repeated_kernel(%x: memref<4xf32>, %y: memref<4xf32>) {
  loop.parallel %i = 0 to 3 {
    loop.for %j = 0 to 4 {
      %0 = loop.load %x[%j] : memref<4xf32> -> f32
      %1 = arith.mulf %0, %0 : f32
      loop.store %1, %y[%j] : f32, memref<4xf32>
    }
  }
}
func.func @repeated() -> !host.buffer<[4], f32> {
  %a = host.alloc : !host.buffer<[4], f32>
  %b = host.alloc : !host.buffer<[4], f32>
  // REMARK-DAG: reinplace.mlir:[[# @LINE + 1]]:3: reinplace: @repeated_kernel keeps its results apart: it does not read each element of an operand just before it writes the same one
  host.launch @repeated_kernel(%a, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return %b : !host.buffer<[4], f32>
}
