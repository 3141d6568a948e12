// RUN: stepwell-opt %s -p atomic-scatters --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p atomic-scatters --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p atomic-scatters --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// What is combined with what was there is combined in one step; the other nest stays.
// CHECK-LABEL: loop.kernel @index_add(
// CHECK-NEXT:    loop.parallel %a = 0 to 512 {
// CHECK:         loop.parallel %i = 0 to 64 {
// CHECK:           %[[K:.*]] = loop.check_index
// CHECK-NEXT:      loop.parallel %j = 0 to 16 {
// CHECK-NEXT:        %[[V:.*]] = loop.load %u[%i * 16 + %j]
// CHECK-NEXT:        loop.atomic <add> %[[V]], %y[%[[K]] * 16 + %j] : f32, memref<512xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
loop.kernel @index_add(%at: memref<64xi64>, %x: memref<512xf32>, %u: memref<1024xf32>, %y: memref<512xf32>) {
  loop.parallel %a = 0 to 512 {
    %e = loop.load %x[%a] : memref<512xf32> -> f32
    loop.store %e, %y[%a] : f32, memref<512xf32>
  }
  // REMARK-DAG: atomic-scatters.mlir:[[# @LINE + 1]]:3: atomic-scatters: its iterations run side by side; 1 of 1 stores combine what they find, in one step {{\[}}@index_add]
  loop.for %i = 0 to 64 {
    %p = loop.load %at[%i] : memref<64xi64> -> i64
    %k = loop.check_index %p below 32 : i64
    loop.parallel %j = 0 to 16 {
      %v = loop.load %u[%i * 16 + %j] : memref<1024xf32> -> f32
      %old = loop.load %y[%k * 16 + %j] : memref<512xf32> -> f32
      %new = arith.addf %v, %old : f32
      loop.store %new, %y[%k * 16 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// All loops become parallel; under a condition the update is under it too.
// CHECK-LABEL: loop.kernel @most(
// CHECK:         loop.parallel %i
// CHECK-NEXT:      loop.parallel %j
// CHECK:             loop.atomic <maximum> %{{.*}}, %y[%{{.*}}] where %m : i32, memref<32xi32>
loop.kernel @most(%at: memref<64xi64>, %u: memref<64xi32>, %y: memref<32xi32>, %c: memref<1xi1>) {
  %m = loop.load %c[0] : memref<1xi1> -> i1
  // REMARK-DAG: atomic-scatters.mlir:[[# @LINE + 1]]:3: atomic-scatters: its iterations run side by side; 1 of 1 stores combine what they find, in one step {{\[}}@most]
  loop.for %i = 0 to 8 {
    loop.for %j = 0 to 8 {
      %p = loop.load %at[%i * 8 + %j] : memref<64xi64> -> i64
      %k = loop.check_index %p below 32 : i64
      %v = loop.load %u[%i * 8 + %j] : memref<64xi32> -> i32
      %old = loop.load %y[%k] where %m : memref<32xi32> -> i32
      %new = arith.maxsi %old, %v : i32
      loop.store %new, %y[%k] where %m : i32, memref<32xi32>
    }
  }
}

// -----

/// Values put in places that memory names: nobody is promised to be the last.
// CHECK-LABEL: loop.kernel @put(
// CHECK:         loop.parallel %i
// CHECK:           loop.apply
// CHECK-NEXT:      loop.store
loop.kernel @put(%at: memref<64xi64>, %u: memref<64xf32>, %y: memref<64xf32>) {
  // REMARK-DAG: atomic-scatters.mlir:[[# @LINE + 1]]:3: atomic-scatters: its iterations run side by side; 0 of 1 stores combine what they find, in one step {{\[}}@put]
  loop.for %i = 0 to 64 {
    %p = loop.load %at[%i] : memref<64xi64> -> i64
    %k = loop.check_index %p below 32 : i64
    %v = loop.load %u[%i] : memref<64xf32> -> f32
    %twice = loop.apply %k * 2 : index
    loop.store %v, %y[%twice] : f32, memref<64xf32>
  }
}

// -----

// CHECK-LABEL: loop.kernel @last(
// CHECK:         loop.for %i
loop.kernel @last(%u: memref<64xf32>, %y: memref<1xf32>) {
  // REMARK-DAG: atomic-scatters.mlir:[[# @LINE + 1]]:3: atomic-scatters: not made parallel: what it stores to one place, the last iteration decides {{\[}}@last]
  loop.for %i = 0 to 64 {
    %v = loop.load %u[%i] : memref<64xf32> -> f32
    loop.store %v, %y[0] : f32, memref<1xf32>
  }
}

// -----

/// Products have no atomic update, so each needs the one before.
// CHECK-LABEL: loop.kernel @product(
// CHECK:         loop.for %i
loop.kernel @product(%at: memref<64xi64>, %u: memref<64xf32>, %y: memref<32xf32>) {
  // REMARK-DAG: atomic-scatters.mlir:[[# @LINE + 1]]:3: atomic-scatters: not made parallel: it reads what it writes {{\[}}@product]
  loop.for %i = 0 to 64 {
    %p = loop.load %at[%i] : memref<64xi64> -> i64
    %k = loop.check_index %p below 32 : i64
    %v = loop.load %u[%i] : memref<64xf32> -> f32
    %old = loop.load %y[%k] : memref<32xf32> -> f32
    %new = arith.mulf %old, %v : f32
    loop.store %new, %y[%k] : f32, memref<32xf32>
  }
}

// -----

/// Some launch gives the updates and the target one memory.
// CHECK-LABEL: loop.kernel @onto_itself(
// CHECK:         loop.for %i
loop.kernel @onto_itself(%at: memref<64xi64>, %u: memref<64xf32>, %y: memref<64xf32>) {
  // REMARK-DAG: atomic-scatters.mlir:[[# @LINE + 1]]:3: atomic-scatters: not made parallel: it reads what it writes {{\[}}@onto_itself]
  loop.for %i = 0 to 64 {
    %p = loop.load %at[%i] : memref<64xi64> -> i64
    %k = loop.check_index %p below 32 : i64
    %v = loop.load %u[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%k] : f32, memref<64xf32>
  }
}

func.func @launch(%at: !host.buffer<[64], i64>, %u: !host.buffer<[64], f32>) {
  host.launch @onto_itself(%at, %u, %u) : !host.buffer<[64], i64>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
  func.return
}

// -----

// CHECK-LABEL: loop.kernel @several(
// CHECK:         loop.for %i
loop.kernel @several(%at: memref<64xi64>, %y: memref<64xi64>) {
  // REMARK-DAG: atomic-scatters.mlir:[[# @LINE + 1]]:3: atomic-scatters: not made parallel: it stores to one buffer in several places {{\[}}@several]
  loop.for %i = 0 to 64 {
    %p = loop.load %at[%i] : memref<64xi64> -> i64
    %k = loop.check_index %p below 32 : i64
    loop.store %p, %y[%k] : i64, memref<64xi64>
    loop.store %p, %y[%k + 32] : i64, memref<64xi64>
  }
}

// -----

// CHECK-LABEL: loop.kernel @running(
// CHECK:         loop.for %i
loop.kernel @running(%u: memref<64xf32>, %y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  // REMARK-DAG: atomic-scatters.mlir:[[# @LINE + 1]]:11: atomic-scatters: not made parallel: it carries values from one iteration to the next {{\[}}@running]
  %last = loop.for %i = 0 to 64 carry (%sum = %zero : f32) {
    %v = loop.load %u[%i] : memref<64xf32> -> f32
    %next = arith.addf %sum, %v : f32
    loop.store %next, %y[%i] : f32, memref<64xf32>
    loop.yield %next : f32
  }
}
