// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in prim-to-loop.mlir.

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

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @scatter_add_0(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<35xf32>,
  // CHECK-SAME:  %[[I:[^ ,:]+]]: memref<63xi64>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<63xf32>,
  // CHECK-SAME:  %[[SCATTER_ADD:[^ ,:]+]]: memref<35xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 0 to 7 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 5 {
  // CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 5 + %[[J]]] : memref<35xf32> -> f32
  // CHECK-NEXT:        loop.store %[[V0]], %[[SCATTER_ADD]][%[[I_1]] * 5 + %[[J]]] : f32, memref<35xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[V1:[^ ,:]+]] = 0 to 7 {
  // CHECK-NEXT:      loop.for %[[V2:[^ ,:]+]] = 0 to 9 {
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[I]][%[[V1]] * 9 + %[[V2]]] : memref<63xi64> -> i64
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.check_index %[[V3]] below 5 : i64
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[Y]][%[[V1]] * 9 + %[[V2]]] : memref<63xf32> -> f32
  // CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[SCATTER_ADD]][%[[V4]] + %[[V1]] * 5] : memref<35xf32> -> f32
  // CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.addf %[[V6]], %[[V5]] : f32
  // CHECK-NEXT:        loop.store %[[V7]], %[[SCATTER_ADD]][%[[V4]] + %[[V1]] * 5] : f32, memref<35xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  // CHECK-LABEL: func.func @forward(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[7, 5], f32>,
  // CHECK-SAME:  %[[I:[^ ,:]+]]: !host.buffer<[7, 9], i64>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[7, 9], f32>) -> !host.buffer<[7, 5], f32> {
  // CHECK-NEXT:    %[[SCATTER_ADD:[^ ,:]+]] = host.alloc : !host.buffer<[7, 5], f32>
  // CHECK-NEXT:    host.launch @scatter_add_0(%[[X]], %[[I]], %[[Y]], %[[SCATTER_ADD]]) : !host.buffer<[7, 5], f32>, !host.buffer<[7, 9], i64>, !host.buffer<[7, 9], f32>, !host.buffer<[7, 5], f32>
  // CHECK-NEXT:    func.return %[[SCATTER_ADD]] : !host.buffer<[7, 5], f32>
  // CHECK-NEXT:  }
  func.func @forward(%x: tensor<7x5xf32>, %i: tensor<7x9xi64>, %y: tensor<7x9xf32>) -> tensor<7x5xf32> {
    %scatter_add = func.call @scatter_add_0(%x, %i, %y) : (tensor<7x5xf32>, tensor<7x9xi64>, tensor<7x9xf32>) -> tensor<7x5xf32>
    func.return %scatter_add : tensor<7x5xf32>
  }
  func.func private @scatter_add_0(%x: tensor<7x5xf32>, %i: tensor<7x9xi64>, %y: tensor<7x9xf32>) -> tensor<7x5xf32> {
    %0 = prim.iota dim 0 : tensor<7x9xi64>
    %scatter_add = prim.scatter <add> %x[%0, %i], %y : tensor<7x5xf32>, tensor<7x9xf32> -> tensor<7x5xf32>
    func.return %scatter_add : tensor<7x5xf32>
  }
}

// -----

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
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 9 : i64
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
    %2 = prim.constant 9 : tensor<33xi64>
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

// -----

// CHECK-LABEL: loop.kernel @add_sub_0(
// CHECK-SAME:  %[[X2:[^ ,:]+]]: memref<12xf32>, %[[V5:[^ ,:]+]]: memref<12xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X2]][%[[I]] * 4 + %[[J]]] : memref<12xf32> -> f32
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = arith.subf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:        loop.store %[[V3]], %[[V5]][%[[I]] * 4 + %[[J]]] : f32, memref<12xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_sub_argreduce_0(
// CHECK-SAME:  %[[V5:[^ ,:]+]]: memref<12xf32>,
// CHECK-SAME:  %[[V11:[^ ,:]+]]: memref<24xf32>,
// CHECK-SAME:  %[[V12:[^ ,:]+]]: memref<24xf32>,
// CHECK-SAME:  %[[V13:[^ ,:]+]]: memref<8xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 3 : f32 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.load %[[V5]][%[[I]] + %[[R]] * 4] : memref<12xf32> -> f32
// CHECK-NEXT:          loop.yield %[[V1]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:          loop.store %[[V0]], %[[V11]][%[[I]] * 2 + %[[J]] + %[[K]] * 8] : f32, memref<24xf32>
// CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.load %[[V5]][%[[I]] + %[[K]] * 4] : memref<12xf32> -> f32
// CHECK-NEXT:          %[[V3:[^ ,:]+]] = arith.subf %[[V2]], %[[V0]] : f32
// CHECK-NEXT:          loop.store %[[V3]], %[[V12]][%[[I]] * 2 + %[[J]] + %[[K]] * 8] : f32, memref<24xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        %[[V4:[^ ,:]+]], %[[V5_2:[^ ,:]+]] = loop.reduce <argmaximum> %[[R_1:[^ ,:]+]] = 0 to 3 : f32, i64 {
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = arith.index_cast %[[R_1]] : index to i64
// CHECK-NEXT:          loop.yield %[[V0]], %[[V6]] : f32, i64
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V5_2]], %[[V13]][%[[I]] * 2 + %[[J]]] : i64, memref<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @forward_3(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[3, 4, 1], f32>) -> (!host.buffer<[3, 4, 2, 1], f32>, !host.buffer<[3, 4, 2, 1], f32>, !host.buffer<[4, 2, 1], i64>, !host.buffer<[3, 4, 1], f32>) {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.alloc : !host.buffer<[3, 4, 1], f32>
// CHECK-NEXT:    host.launch @add_sub_0(%[[X2]], %[[V5]]) : !host.buffer<[3, 4, 1], f32>, !host.buffer<[3, 4, 1], f32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = host.alloc : !host.buffer<[3, 4, 2, 1], f32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = host.alloc : !host.buffer<[3, 4, 2, 1], f32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = host.alloc : !host.buffer<[4, 2, 1], i64>
// CHECK-NEXT:    host.launch @reduce_sub_argreduce_0(%[[V5]], %[[V11]], %[[V12]], %[[V13]]) : !host.buffer<[3, 4, 1], f32>, !host.buffer<[3, 4, 2, 1], f32>, !host.buffer<[3, 4, 2, 1], f32>, !host.buffer<[4, 2, 1], i64>
// CHECK-NEXT:    func.return %[[V11]], %[[V12]], %[[V13]], %[[V5]] : !host.buffer<[3, 4, 2, 1], f32>, !host.buffer<[3, 4, 2, 1], f32>, !host.buffer<[4, 2, 1], i64>, !host.buffer<[3, 4, 1], f32>
// CHECK-NEXT:  }
func.func @forward_3(%x0: tensor<1xf32>, %x1: tensor<1xf32>, %x2: tensor<3x4x1xf32>) -> (tensor<3x4x2x1xf32>, tensor<3x4x2x1xf32>, tensor<4x2x1xi64>, tensor<3x4x1xf32>) {
  %v5 = func.call @add_sub_0(%x2) : (tensor<3x4x1xf32>) -> tensor<3x4x1xf32>
  %v11, %v12, %v13 = func.call @reduce_sub_argreduce_0(%v5) : (tensor<3x4x1xf32>) -> (tensor<3x4x2x1xf32>, tensor<3x4x2x1xf32>, tensor<4x2x1xi64>)
  func.return %v11, %v12, %v13, %v5 : tensor<3x4x2x1xf32>, tensor<3x4x2x1xf32>, tensor<4x2x1xi64>, tensor<3x4x1xf32>
}
func.func private @add_sub_0(%x2: tensor<3x4x1xf32>) -> tensor<3x4x1xf32> {
  %0 = prim.reshape %x2 : tensor<3x4x1xf32> -> tensor<3x4xf32>
  %1 = prim.constant 0.0 : tensor<3x4xf32>
  %v3 = prim.add %0, %1 : tensor<3x4xf32>
  %v4 = prim.broadcast %v3 dims [0, 1] : tensor<3x4xf32> -> tensor<3x4x1xf32>
  %v5 = prim.sub %x2, %v4 : tensor<3x4x1xf32>
  func.return %v5 : tensor<3x4x1xf32>
}
func.func private @reduce_sub_argreduce_0(%v5: tensor<3x4x1xf32>) -> (tensor<3x4x2x1xf32>, tensor<3x4x2x1xf32>, tensor<4x2x1xi64>) {
  %v7 = prim.broadcast %v5 dims [0, 1, 3] : tensor<3x4x1xf32> -> tensor<3x4x2x1xf32>
  %v10 = prim.reduce <add> %v7 dims [0] : tensor<3x4x2x1xf32> -> tensor<4x2x1xf32>
  %v11 = prim.broadcast %v10 dims [1, 2, 3] : tensor<4x2x1xf32> -> tensor<3x4x2x1xf32>
  %v12 = prim.sub %v7, %v11 : tensor<3x4x2x1xf32>
  %v13 = prim.argreduce <maximum> %v11 dim 0 : tensor<3x4x2x1xf32> -> tensor<4x2x1xi64>
  func.return %v11, %v12, %v13 : tensor<3x4x2x1xf32>, tensor<3x4x2x1xf32>, tensor<4x2x1xi64>
}

// -----

// CHECK-LABEL: loop.kernel @product(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<0xbf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<0xf32>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index,
// CHECK-SAME:  %[[S1:[^ ,:]+]]: index) {
// CHECK-NEXT:  }
func.func private @product(%x: tensor<?x?xf32, #shape.dims<s0, s1>>, %w: tensor<?x0xbf16, #shape.dims<s1, 0>>) -> tensor<?x0xf32, #shape.dims<s0, 0>> {
  %y = prim.contract <mul, add> %x[m, k], %w[k, n] -> [m, n] : tensor<?x?xf32, #shape.dims<s0, s1>>, tensor<?x0xbf16, #shape.dims<s1, 0>> -> tensor<?x0xf32, #shape.dims<s0, 0>>
  func.return %y : tensor<?x0xf32, #shape.dims<s0, 0>>
}
// CHECK-LABEL: func.func @symbolic(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[S1:[^ ,:]+]]: index {shape.symbol = "s1"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[s0, s1], f32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: !host.buffer<[s1, 0], bf16>) -> !host.buffer<[s0, 0], f32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = host.alloc : !host.buffer<[s0, 0], f32>
// CHECK-NEXT:    host.launch @product(%[[X]], %[[W]], %[[Y]], %[[S0]], %[[S1]]) : !host.buffer<[s0, s1], f32>, !host.buffer<[s1, 0], bf16>, !host.buffer<[s0, 0], f32>, index, index
// CHECK-NEXT:    func.return %[[Y]] : !host.buffer<[s0, 0], f32>
// CHECK-NEXT:  }
func.func @symbolic(%s0: index {shape.symbol = "s0"}, %s1: index {shape.symbol = "s1"}, %x: tensor<?x?xf32, #shape.dims<s0, s1>>, %w: tensor<?x0xbf16, #shape.dims<s1, 0>>) -> tensor<?x0xf32, #shape.dims<s0, 0>> {
  %y = func.call @product(%x, %w) : (tensor<?x?xf32, #shape.dims<s0, s1>>, tensor<?x0xbf16, #shape.dims<s1, 0>>) -> tensor<?x0xf32, #shape.dims<s0, 0>>
  func.return %y : tensor<?x0xf32, #shape.dims<s0, 0>>
}

// -----

// CHECK-LABEL: loop.kernel @bitcast_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<4xf32>, %[[V1:[^ ,:]+]]: memref<4xi32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<4xf32> -> f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.bitcast %[[V2]] : f32 to i32
// CHECK-NEXT:      loop.store %[[V3]], %[[V1]][%[[I]]] : i32, memref<4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @bitcast_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<4xi16>, %[[V1:[^ ,:]+]]: memref<4xbf16>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<4xi16> -> i16
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.bitcast %[[V2]] : i16 to bf16
// CHECK-NEXT:      loop.store %[[V3]], %[[V1]][%[[I]]] : bf16, memref<4xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @bits(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4], f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[4], i16>) -> (!host.buffer<[4], i32>, !host.buffer<[4], bf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[4], i32>
// CHECK-NEXT:    host.launch @bitcast_0(%[[X]], %[[V0]]) : !host.buffer<[4], f32>, !host.buffer<[4], i32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[4], bf16>
// CHECK-NEXT:    host.launch @bitcast_0_1(%[[Y]], %[[V1]]) : !host.buffer<[4], i16>, !host.buffer<[4], bf16>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : !host.buffer<[4], i32>, !host.buffer<[4], bf16>
// CHECK-NEXT:  }
func.func @bits(%x: tensor<4xf32>, %y: tensor<4xi16>) -> (tensor<4xi32>, tensor<4xbf16>) {
  %0 = prim.bitcast %x : tensor<4xf32> -> tensor<4xi32>
  %1 = prim.bitcast %y : tensor<4xi16> -> tensor<4xbf16>
  func.return %0, %1 : tensor<4xi32>, tensor<4xbf16>
}

// -----

// CHECK-LABEL: func.func @exchange(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4], f32> {stepwell.mutated_by = 0 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[4], f32> {stepwell.mutated_by = 1 : i64}) -> (!host.buffer<[4], f32>, !host.buffer<[4], f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.copy %[[Y]] to %[[V0]] : !host.buffer<[4], f32> to !host.buffer<[4], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.copy %[[X]] to %[[V1]] : !host.buffer<[4], f32> to !host.buffer<[4], f32>
// CHECK-NEXT:    host.copy %[[V0]] to %[[X]] : !host.buffer<[4], f32> to !host.buffer<[4], f32>
// CHECK-NEXT:    host.copy %[[V1]] to %[[Y]] : !host.buffer<[4], f32> to !host.buffer<[4], f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : !host.buffer<[4], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:  }
func.func @exchange(%x: tensor<4xf32> {stepwell.mutated_by = 0 : i64}, %y: tensor<4xf32> {stepwell.mutated_by = 1 : i64}) -> (tensor<4xf32>, tensor<4xf32>) {
  func.return %y, %x : tensor<4xf32>, tensor<4xf32>
}
