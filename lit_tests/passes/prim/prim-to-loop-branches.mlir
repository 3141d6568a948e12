// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @cumsum_0(
  // CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<495xi64>, %[[CUMSUM:[^ ,:]+]]: memref<495xi64>) {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i64
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 15 {
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 33 carry (%[[V2:[^ ,:]+]] = %[[V0]] : i64) {
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[ARGS]][%[[I]] * 33 + %[[J]]] : memref<495xi64> -> i64
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.addi %[[V2]], %[[V3]] : i64
  // CHECK-NEXT:        loop.store %[[V4]], %[[CUMSUM]][%[[I]] * 33 + %[[J]]] : i64, memref<495xi64>
  // CHECK-NEXT:        loop.yield %[[V4]] : i64
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  // CHECK-LABEL: loop.kernel @ne_0(
  // CHECK-SAME:  %[[NE:[^ ,:]+]]: memref<495xi1>) {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant false
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 15 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 33 {
  // CHECK-NEXT:        loop.store %[[V0]], %[[NE]][%[[I]] * 33 + %[[J]]] : i1, memref<495xi1>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  // CHECK-LABEL: loop.kernel @clamp_to_copy_0(
  // CHECK-SAME:  %[[SORT:[^ ,:]+]]: memref<33xi64>, %[[_TO_COPY:[^ ,:]+]]: memref<33xi32>) {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i64
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 4 : i64
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 33 {
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[SORT]][%[[I]]] : memref<33xi64> -> i64
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.maxsi %[[V2]], %[[V0]] : i64
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.minsi %[[V3]], %[[V1]] : i64
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.trunci %[[V4]] : i64 to i32
  // CHECK-NEXT:      loop.store %[[V5]], %[[_TO_COPY]][%[[I]]] : i32, memref<33xi32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  // CHECK-LABEL: loop.kernel @to_copy_0(
  // CHECK-SAME:  %[[_TO_COPY:[^ ,:]+]]: memref<495xi32>) {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i32
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 15 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 33 {
  // CHECK-NEXT:        loop.store %[[V0]], %[[_TO_COPY]][%[[I]] * 33 + %[[J]]] : i32, memref<495xi32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  // CHECK-LABEL: loop.kernel @stack_rshift_0(
  // CHECK-SAME:  %[[SORT:[^ ,:]+]]: memref<33xi64>, %[[STACK:[^ ,:]+]]: memref<66xi64>, %[[RSHIFT:[^ ,:]+]]: memref<66xi64>) {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1 : i64
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 33 {
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[SORT]][%[[I]]] : memref<33xi64> -> i64
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.apply %[[J]] - 1 : index
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.cmpi sge, %[[V3]], %[[V0]] : index
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.select %[[V4]], %[[V2]], %[[V2]] : i64
  // CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.shrsi %[[V5]], %[[V1]] : i64
  // CHECK-NEXT:        loop.store %[[V6]], %[[RSHIFT]][%[[I]] * 2 + %[[J]]] : i64, memref<66xi64>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 0 to 33 {
  // CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.load %[[SORT]][%[[I_1]]] : memref<33xi64> -> i64
  // CHECK-NEXT:      loop.store %[[V7]], %[[STACK]][%[[I_1]] * 2] : i64, memref<66xi64>
  // CHECK-NEXT:      loop.store %[[V7]], %[[STACK]][%[[I_1]] * 2 + 1] : i64, memref<66xi64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  // CHECK-LABEL: func.func @forward_2(
  // CHECK-SAME:  %[[ARGS:[^ ,:]+]]: !host.buffer<[15, 33], i64>) -> (!host.buffer<[15, 33], i64>, !host.buffer<[15, 33], i1>, !host.buffer<[33], i64>, !host.buffer<[33], i32>, !host.buffer<[33], i64>, !host.buffer<[33], i64>, !host.buffer<[15, 33], i32>, !host.buffer<[33, 2], i64>, !host.buffer<[15, 33], i64>, !host.buffer<[33, 2], i64>) {
  // CHECK-NEXT:    %[[CUMSUM:[^ ,:]+]] = host.alloc : !host.buffer<[15, 33], i64>
  // CHECK-NEXT:    host.launch @cumsum_0(%[[ARGS]], %[[CUMSUM]]) : !host.buffer<[15, 33], i64>, !host.buffer<[15, 33], i64>
  // CHECK-NEXT:    %[[NE:[^ ,:]+]] = host.alloc : !host.buffer<[15, 33], i1>
  // CHECK-NEXT:    host.launch @ne_0(%[[NE]]) : !host.buffer<[15, 33], i1>
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.view %[[CUMSUM]] offset 0 : !host.buffer<[15, 33], i64> -> !host.buffer<[1, 33], i64>
  // CHECK-NEXT:    %[[SELECT:[^ ,:]+]] = host.view %[[V0]] offset 0 : !host.buffer<[1, 33], i64> -> !host.buffer<[33], i64>
  // CHECK-NEXT:    %[[SORT:[^ ,:]+]], %[[SORT_1:[^ ,:]+]] = aten.sort %[[SELECT]] attributes {extern = "no lowering"} : (!host.buffer<[33], i64>) -> (!host.buffer<[33], i64>, !host.buffer<[33], i64>)
  // CHECK-NEXT:    %[[_TO_COPY:[^ ,:]+]] = host.alloc : !host.buffer<[33], i32>
  // CHECK-NEXT:    host.launch @clamp_to_copy_0(%[[SORT]], %[[_TO_COPY]]) : !host.buffer<[33], i64>, !host.buffer<[33], i32>
  // CHECK-NEXT:    %[[_TO_COPY_1:[^ ,:]+]] = host.alloc : !host.buffer<[15, 33], i32>
  // CHECK-NEXT:    host.launch @to_copy_0(%[[_TO_COPY_1]]) : !host.buffer<[15, 33], i32>
  // CHECK-NEXT:    %[[STACK:[^ ,:]+]] = host.alloc : !host.buffer<[33, 2], i64>
  // CHECK-NEXT:    %[[RSHIFT:[^ ,:]+]] = host.alloc : !host.buffer<[33, 2], i64>
  // CHECK-NEXT:    host.launch @stack_rshift_0(%[[SORT]], %[[STACK]], %[[RSHIFT]]) : !host.buffer<[33], i64>, !host.buffer<[33, 2], i64>, !host.buffer<[33, 2], i64>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[33], i64>
  // CHECK-NEXT:    host.copy %[[SORT]] to %[[V1]] : !host.buffer<[33], i64> to !host.buffer<[33], i64>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[33], i64>
  // CHECK-NEXT:    host.copy %[[SORT]] to %[[V2]] : !host.buffer<[33], i64> to !host.buffer<[33], i64>
  // CHECK-NEXT:    func.return %[[CUMSUM]], %[[NE]], %[[SORT]], %[[_TO_COPY]], %[[V1]], %[[V2]], %[[_TO_COPY_1]], %[[STACK]], %[[ARGS]], %[[RSHIFT]] : !host.buffer<[15, 33], i64>, !host.buffer<[15, 33], i1>, !host.buffer<[33], i64>, !host.buffer<[33], i32>, !host.buffer<[33], i64>, !host.buffer<[33], i64>, !host.buffer<[15, 33], i32>, !host.buffer<[33, 2], i64>, !host.buffer<[15, 33], i64>, !host.buffer<[33, 2], i64>
  // CHECK-NEXT:  }
  func.func @forward_2(%args: tensor<15x33xi64>) -> (tensor<15x33xi64>, tensor<15x33xi1>, tensor<33xi64>, tensor<33xi32>, tensor<33xi64>, tensor<33xi64>, tensor<15x33xi32>, tensor<33x2xi64>, tensor<15x33xi64> {stepwell.is_argument = 0 : i64}, tensor<33x2xi64>) {
    %cumsum = func.call @cumsum_0(%args) : (tensor<15x33xi64>) -> tensor<15x33xi64>
    %ne = func.call @ne_0() : () -> tensor<15x33xi1>
    %0 = prim.slice %cumsum offsets [0, 0] strides [1, 1] : tensor<15x33xi64> -> tensor<1x33xi64>
    %select = prim.reshape %0 : tensor<1x33xi64> -> tensor<33xi64>
    %sort, %sort_1 = aten.sort %select attributes {extern = "no lowering"} : (tensor<33xi64>) -> (tensor<33xi64>, tensor<33xi64>)
    %_to_copy = func.call @clamp_to_copy_0(%sort) : (tensor<33xi64>) -> tensor<33xi32>
    %_to_copy_1 = func.call @to_copy_0() : () -> tensor<15x33xi32>
    %stack, %rshift = func.call @stack_rshift_0(%sort) : (tensor<33xi64>) -> (tensor<33x2xi64>, tensor<33x2xi64>)
    func.return %cumsum, %ne, %sort, %_to_copy, %sort, %sort, %_to_copy_1, %stack, %args, %rshift : tensor<15x33xi64>, tensor<15x33xi1>, tensor<33xi64>, tensor<33xi32>, tensor<33xi64>, tensor<33xi64>, tensor<15x33xi32>, tensor<33x2xi64>, tensor<15x33xi64>, tensor<33x2xi64>
  }
  func.func private @cumsum_0(%args: tensor<15x33xi64>) -> tensor<15x33xi64> {
    %cumsum = prim.scan <add> %args dim 1 : tensor<15x33xi64> -> tensor<15x33xi64>
    func.return %cumsum : tensor<15x33xi64>
  }
  func.func private @ne_0() -> tensor<15x33xi1> {
    %ne = prim.constant 0 : tensor<15x33xi1>
    func.return %ne : tensor<15x33xi1>
  }
  func.func private @clamp_to_copy_0(%sort: tensor<33xi64>) -> tensor<33xi32> {
    %0 = prim.constant 0 : tensor<33xi64>
    %1 = prim.maximum %sort, %0 : tensor<33xi64>
    %2 = prim.constant 4 : tensor<33xi64>
    %clamp = prim.minimum %1, %2 : tensor<33xi64>
    %_to_copy = prim.convert %clamp : tensor<33xi64> -> tensor<33xi32>
    func.return %_to_copy : tensor<33xi32>
  }
  func.func private @to_copy_0() -> tensor<15x33xi32> {
    %_to_copy = prim.constant 0 : tensor<15x33xi32>
    func.return %_to_copy : tensor<15x33xi32>
  }
  func.func private @stack_rshift_0(%sort: tensor<33xi64>) -> (tensor<33x2xi64>, tensor<33x2xi64>) {
    %0 = prim.reshape %sort : tensor<33xi64> -> tensor<33x1xi64>
    %stack = prim.concatenate %0, %0 dim 1 : tensor<33x1xi64>, tensor<33x1xi64> -> tensor<33x2xi64>
    %1 = prim.constant 1 : tensor<33x2xi64>
    %rshift = prim.shift_right %stack, %1 : tensor<33x2xi64>
    func.return %stack, %rshift : tensor<33x2xi64>, tensor<33x2xi64>
  }
}
