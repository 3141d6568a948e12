// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop,atomic-scatters --split-input-file --machine=h100 | filecheck %s

// Every kind of combination of every kind of element.

// CHECK-LABEL: loop.kernel @scatter_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xf32> -> f32
// CHECK-NEXT:      loop.store %[[V8]], %[[V3]][%[[V7]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xf32> -> f32
// CHECK-NEXT:      loop.atomic <add> %[[V8]], %[[V3]][%[[V7]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xf32> -> f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xf32> -> f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.mulf %[[V9]], %[[V8]] : f32
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xf32> -> f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xf32> -> f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.maximumf %[[V9]], %[[V8]] : f32
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xf32> -> f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xf32> -> f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.minimumf %[[V9]], %[[V8]] : f32
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scatters_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[16], f32>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: !host.buffer<[4000], i64>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: !host.buffer<[4000], f32>) -> (!host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>) {
// CHECK-NEXT:    %[[SET:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @scatter_0(%[[X]], %[[I]], %[[U]], %[[SET]]) : !host.buffer<[16], f32>, !host.buffer<[4000], i64>, !host.buffer<[4000], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @scatter_0_1(%[[X]], %[[I]], %[[U]], %[[ADD]]) : !host.buffer<[16], f32>, !host.buffer<[4000], i64>, !host.buffer<[4000], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @scatter_0_2(%[[X]], %[[I]], %[[U]], %[[MUL]]) : !host.buffer<[16], f32>, !host.buffer<[4000], i64>, !host.buffer<[4000], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @scatter_0_3(%[[X]], %[[I]], %[[U]], %[[MAXIMUM]]) : !host.buffer<[16], f32>, !host.buffer<[4000], i64>, !host.buffer<[4000], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @scatter_0_4(%[[X]], %[[I]], %[[U]], %[[MINIMUM]]) : !host.buffer<[16], f32>, !host.buffer<[4000], i64>, !host.buffer<[4000], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    func.return %[[SET]], %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:  }
func.func @scatters_of_f32(%x: tensor<16xf32>, %i: tensor<4000xi64>, %u: tensor<4000xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
  %set = prim.scatter <set> %x[%i], %u : tensor<16xf32>, tensor<4000xf32> -> tensor<16xf32>
  %add = prim.scatter <add> %x[%i], %u : tensor<16xf32>, tensor<4000xf32> -> tensor<16xf32>
  %mul = prim.scatter <mul> %x[%i], %u : tensor<16xf32>, tensor<4000xf32> -> tensor<16xf32>
  %maximum = prim.scatter <maximum> %x[%i], %u : tensor<16xf32>, tensor<4000xf32> -> tensor<16xf32>
  %minimum = prim.scatter <minimum> %x[%i], %u : tensor<16xf32>, tensor<4000xf32> -> tensor<16xf32>
  func.return %set, %add, %mul, %maximum, %minimum : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
}

// -----

// CHECK-LABEL: loop.kernel @scatter_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi64> -> i64
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      loop.store %[[V8]], %[[V3]][%[[V7]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi64> -> i64
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      loop.atomic <add> %[[V8]], %[[V3]][%[[V7]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi64> -> i64
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi64> -> i64
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.muli %[[V9]], %[[V8]] : i64
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi64> -> i64
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      loop.atomic <maximum> %[[V8]], %[[V3]][%[[V7]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi64> -> i64
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      loop.atomic <minimum> %[[V8]], %[[V3]][%[[V7]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scatters_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[16], i64>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: !host.buffer<[4000], i64>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: !host.buffer<[4000], i64>) -> (!host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>) {
// CHECK-NEXT:    %[[SET:[^ ,:]+]] = host.alloc : !host.buffer<[16], i64>
// CHECK-NEXT:    host.launch @scatter_0(%[[X]], %[[I]], %[[U]], %[[SET]]) : !host.buffer<[16], i64>, !host.buffer<[4000], i64>, !host.buffer<[4000], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[16], i64>
// CHECK-NEXT:    host.launch @scatter_0_1(%[[X]], %[[I]], %[[U]], %[[ADD]]) : !host.buffer<[16], i64>, !host.buffer<[4000], i64>, !host.buffer<[4000], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[16], i64>
// CHECK-NEXT:    host.launch @scatter_0_2(%[[X]], %[[I]], %[[U]], %[[MUL]]) : !host.buffer<[16], i64>, !host.buffer<[4000], i64>, !host.buffer<[4000], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], i64>
// CHECK-NEXT:    host.launch @scatter_0_3(%[[X]], %[[I]], %[[U]], %[[MAXIMUM]]) : !host.buffer<[16], i64>, !host.buffer<[4000], i64>, !host.buffer<[4000], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], i64>
// CHECK-NEXT:    host.launch @scatter_0_4(%[[X]], %[[I]], %[[U]], %[[MINIMUM]]) : !host.buffer<[16], i64>, !host.buffer<[4000], i64>, !host.buffer<[4000], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:    func.return %[[SET]], %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:  }
func.func @scatters_of_i64(%x: tensor<16xi64>, %i: tensor<4000xi64>, %u: tensor<4000xi64>) -> (tensor<16xi64>, tensor<16xi64>, tensor<16xi64>, tensor<16xi64>, tensor<16xi64>) {
  %set = prim.scatter <set> %x[%i], %u : tensor<16xi64>, tensor<4000xi64> -> tensor<16xi64>
  %add = prim.scatter <add> %x[%i], %u : tensor<16xi64>, tensor<4000xi64> -> tensor<16xi64>
  %mul = prim.scatter <mul> %x[%i], %u : tensor<16xi64>, tensor<4000xi64> -> tensor<16xi64>
  %maximum = prim.scatter <maximum> %x[%i], %u : tensor<16xi64>, tensor<4000xi64> -> tensor<16xi64>
  %minimum = prim.scatter <minimum> %x[%i], %u : tensor<16xi64>, tensor<4000xi64> -> tensor<16xi64>
  func.return %set, %add, %mul, %maximum, %minimum : tensor<16xi64>, tensor<16xi64>, tensor<16xi64>, tensor<16xi64>, tensor<16xi64>
}

// -----

// CHECK-LABEL: loop.kernel @scatter_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi32> -> i32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i32, memref<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi32> -> i32
// CHECK-NEXT:      loop.store %[[V8]], %[[V3]][%[[V7]]] : i32, memref<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi32> -> i32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i32, memref<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi32> -> i32
// CHECK-NEXT:      loop.atomic <add> %[[V8]], %[[V3]][%[[V7]]] : i32, memref<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi32> -> i32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i32, memref<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi32> -> i32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi32> -> i32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.muli %[[V9]], %[[V8]] : i32
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i32, memref<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi32> -> i32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i32, memref<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi32> -> i32
// CHECK-NEXT:      loop.atomic <maximum> %[[V8]], %[[V3]][%[[V7]]] : i32, memref<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi32> -> i32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i32, memref<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi32> -> i32
// CHECK-NEXT:      loop.atomic <minimum> %[[V8]], %[[V3]][%[[V7]]] : i32, memref<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scatters_of_i32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[16], i32>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: !host.buffer<[4000], i64>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: !host.buffer<[4000], i32>) -> (!host.buffer<[16], i32>, !host.buffer<[16], i32>, !host.buffer<[16], i32>, !host.buffer<[16], i32>, !host.buffer<[16], i32>) {
// CHECK-NEXT:    %[[SET:[^ ,:]+]] = host.alloc : !host.buffer<[16], i32>
// CHECK-NEXT:    host.launch @scatter_0(%[[X]], %[[I]], %[[U]], %[[SET]]) : !host.buffer<[16], i32>, !host.buffer<[4000], i64>, !host.buffer<[4000], i32>, !host.buffer<[16], i32>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[16], i32>
// CHECK-NEXT:    host.launch @scatter_0_1(%[[X]], %[[I]], %[[U]], %[[ADD]]) : !host.buffer<[16], i32>, !host.buffer<[4000], i64>, !host.buffer<[4000], i32>, !host.buffer<[16], i32>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[16], i32>
// CHECK-NEXT:    host.launch @scatter_0_2(%[[X]], %[[I]], %[[U]], %[[MUL]]) : !host.buffer<[16], i32>, !host.buffer<[4000], i64>, !host.buffer<[4000], i32>, !host.buffer<[16], i32>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], i32>
// CHECK-NEXT:    host.launch @scatter_0_3(%[[X]], %[[I]], %[[U]], %[[MAXIMUM]]) : !host.buffer<[16], i32>, !host.buffer<[4000], i64>, !host.buffer<[4000], i32>, !host.buffer<[16], i32>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], i32>
// CHECK-NEXT:    host.launch @scatter_0_4(%[[X]], %[[I]], %[[U]], %[[MINIMUM]]) : !host.buffer<[16], i32>, !host.buffer<[4000], i64>, !host.buffer<[4000], i32>, !host.buffer<[16], i32>
// CHECK-NEXT:    func.return %[[SET]], %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[16], i32>, !host.buffer<[16], i32>, !host.buffer<[16], i32>, !host.buffer<[16], i32>, !host.buffer<[16], i32>
// CHECK-NEXT:  }
func.func @scatters_of_i32(%x: tensor<16xi32>, %i: tensor<4000xi64>, %u: tensor<4000xi32>) -> (tensor<16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) {
  %set = prim.scatter <set> %x[%i], %u : tensor<16xi32>, tensor<4000xi32> -> tensor<16xi32>
  %add = prim.scatter <add> %x[%i], %u : tensor<16xi32>, tensor<4000xi32> -> tensor<16xi32>
  %mul = prim.scatter <mul> %x[%i], %u : tensor<16xi32>, tensor<4000xi32> -> tensor<16xi32>
  %maximum = prim.scatter <maximum> %x[%i], %u : tensor<16xi32>, tensor<4000xi32> -> tensor<16xi32>
  %minimum = prim.scatter <minimum> %x[%i], %u : tensor<16xi32>, tensor<4000xi32> -> tensor<16xi32>
  func.return %set, %add, %mul, %maximum, %minimum : tensor<16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>
}

// -----

// CHECK-LABEL: loop.kernel @scatter_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi1> -> i1
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi1> -> i1
// CHECK-NEXT:      loop.store %[[V8]], %[[V3]][%[[V7]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi1> -> i1
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi1> -> i1
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi1> -> i1
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.ori %[[V9]], %[[V8]] : i1
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi1> -> i1
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi1> -> i1
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi1> -> i1
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.andi %[[V9]], %[[V8]] : i1
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi1> -> i1
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi1> -> i1
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi1> -> i1
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.ori %[[V9]], %[[V8]] : i1
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4000xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4000xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi1> -> i1
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 4000 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<4000xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<4000xi1> -> i1
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi1> -> i1
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.andi %[[V9]], %[[V8]] : i1
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scatters_of_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[16], i1>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: !host.buffer<[4000], i64>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: !host.buffer<[4000], i1>) -> (!host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>) {
// CHECK-NEXT:    %[[SET:[^ ,:]+]] = host.alloc : !host.buffer<[16], i1>
// CHECK-NEXT:    host.launch @scatter_0(%[[X]], %[[I]], %[[U]], %[[SET]]) : !host.buffer<[16], i1>, !host.buffer<[4000], i64>, !host.buffer<[4000], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[16], i1>
// CHECK-NEXT:    host.launch @scatter_0_1(%[[X]], %[[I]], %[[U]], %[[ADD]]) : !host.buffer<[16], i1>, !host.buffer<[4000], i64>, !host.buffer<[4000], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[16], i1>
// CHECK-NEXT:    host.launch @scatter_0_2(%[[X]], %[[I]], %[[U]], %[[MUL]]) : !host.buffer<[16], i1>, !host.buffer<[4000], i64>, !host.buffer<[4000], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], i1>
// CHECK-NEXT:    host.launch @scatter_0_3(%[[X]], %[[I]], %[[U]], %[[MAXIMUM]]) : !host.buffer<[16], i1>, !host.buffer<[4000], i64>, !host.buffer<[4000], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], i1>
// CHECK-NEXT:    host.launch @scatter_0_4(%[[X]], %[[I]], %[[U]], %[[MINIMUM]]) : !host.buffer<[16], i1>, !host.buffer<[4000], i64>, !host.buffer<[4000], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:    func.return %[[SET]], %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:  }
func.func @scatters_of_i1(%x: tensor<16xi1>, %i: tensor<4000xi64>, %u: tensor<4000xi1>) -> (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>) {
  %set = prim.scatter <set> %x[%i], %u : tensor<16xi1>, tensor<4000xi1> -> tensor<16xi1>
  %add = prim.scatter <add> %x[%i], %u : tensor<16xi1>, tensor<4000xi1> -> tensor<16xi1>
  %mul = prim.scatter <mul> %x[%i], %u : tensor<16xi1>, tensor<4000xi1> -> tensor<16xi1>
  %maximum = prim.scatter <maximum> %x[%i], %u : tensor<16xi1>, tensor<4000xi1> -> tensor<16xi1>
  %minimum = prim.scatter <minimum> %x[%i], %u : tensor<16xi1>, tensor<4000xi1> -> tensor<16xi1>
  func.return %set, %add, %mul, %maximum, %minimum : tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>
}
