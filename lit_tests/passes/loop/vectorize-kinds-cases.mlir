// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop,vectorize --split-input-file | filecheck %s

// Every kind of combination of every kind of element.

// CHECK-LABEL: loop.kernel @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xf32> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <add> %[[V2]] : vector<16xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xf32> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xf32> -> vector<8xf32>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <add> %[[V5]] : vector<8xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.addf %[[V4]], %[[V7]] : f32
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <mul> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xf32> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <mul> %[[V2]] : vector<16xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <mul> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xf32> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xf32> -> vector<8xf32>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <mul> %[[V5]] : vector<8xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.mulf %[[V4]], %[[V7]] : f32
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xf32> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <maximum> %[[V2]] : vector<16xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <maximum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xf32> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xf32> -> vector<8xf32>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <maximum> %[[V5]] : vector<8xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.maximumf %[[V4]], %[[V7]] : f32
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <minimum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xf32> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <minimum> %[[V2]] : vector<16xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <minimum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xf32> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xf32> -> vector<8xf32>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <minimum> %[[V5]] : vector<8xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.minimumf %[[V4]], %[[V7]] : f32
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reductions_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:  }
func.func @reductions_of_f32(%x: tensor<4x40xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %add = prim.reduce <add> %x dims [1] : tensor<4x40xf32> -> tensor<4xf32>
  %mul = prim.reduce <mul> %x dims [1] : tensor<4x40xf32> -> tensor<4xf32>
  %maximum = prim.reduce <maximum> %x dims [1] : tensor<4x40xf32> -> tensor<4xf32>
  %minimum = prim.reduce <minimum> %x dims [1] : tensor<4x40xf32> -> tensor<4xf32>
  func.return %add, %mul, %maximum, %minimum : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi64> -> vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <add> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi64> -> vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <add> %[[V5]] : vector<8xi64>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.addi %[[V4]], %[[V7]] : i64
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <mul> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi64> -> vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <mul> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <mul> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi64> -> vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <mul> %[[V5]] : vector<8xi64>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.muli %[[V4]], %[[V7]] : i64
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi64> -> vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <maximum> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <maximum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi64> -> vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <maximum> %[[V5]] : vector<8xi64>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.maxsi %[[V4]], %[[V7]] : i64
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <minimum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi64> -> vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <minimum> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <minimum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi64> -> vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <minimum> %[[V5]] : vector<8xi64>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.minsi %[[V4]], %[[V7]] : i64
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi64> -> vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <and> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <and> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi64> -> vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <and> %[[V5]] : vector<8xi64>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.andi %[[V4]], %[[V7]] : i64
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi64> -> vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <or> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <or> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi64> -> vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <or> %[[V5]] : vector<8xi64>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.ori %[[V4]], %[[V7]] : i64
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <xor> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi64> -> vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <xor> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <xor> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi64> -> vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <xor> %[[V5]] : vector<8xi64>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.xori %[[V4]], %[[V7]] : i64
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reductions_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], i64>) -> (!host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:  }
func.func @reductions_of_i64(%x: tensor<4x40xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) {
  %add = prim.reduce <add> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %mul = prim.reduce <mul> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %maximum = prim.reduce <maximum> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %minimum = prim.reduce <minimum> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %and = prim.reduce <and> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %or = prim.reduce <or> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %xor = prim.reduce <xor> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>
}

// -----

// CHECK-LABEL: loop.kernel @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi1> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi1> -> vector<16xi1>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <or> %[[V2]] : vector<16xi1>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <or> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi1> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi1> -> vector<8xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <or> %[[V5]] : vector<8xi1>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.ori %[[V4]], %[[V7]] : i1
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi1> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi1> -> vector<16xi1>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <and> %[[V2]] : vector<16xi1>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <and> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi1> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi1> -> vector<8xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <and> %[[V5]] : vector<8xi1>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.andi %[[V4]], %[[V7]] : i1
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi1> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi1> -> vector<16xi1>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <or> %[[V2]] : vector<16xi1>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <or> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi1> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi1> -> vector<8xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <or> %[[V5]] : vector<8xi1>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.ori %[[V4]], %[[V7]] : i1
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi1> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi1> -> vector<16xi1>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <and> %[[V2]] : vector<16xi1>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <and> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi1> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi1> -> vector<8xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <and> %[[V5]] : vector<8xi1>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.andi %[[V4]], %[[V7]] : i1
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi1> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi1> -> vector<16xi1>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <and> %[[V2]] : vector<16xi1>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <and> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi1> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi1> -> vector<8xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <and> %[[V5]] : vector<8xi1>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.andi %[[V4]], %[[V7]] : i1
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi1> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi1> -> vector<16xi1>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <or> %[[V2]] : vector<16xi1>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <or> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi1> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi1> -> vector<8xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <or> %[[V5]] : vector<8xi1>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.ori %[[V4]], %[[V7]] : i1
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <xor> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi1> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi1> -> vector<16xi1>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<16xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce_lanes <xor> %[[V2]] : vector<16xi1>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce <xor> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi1> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi1> -> vector<8xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<8xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce_lanes <xor> %[[V5]] : vector<8xi1>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.xori %[[V4]], %[[V7]] : i1
// CHECK-NEXT:      loop.store %[[V8]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reductions_of_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], i1>) -> (!host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:  }
func.func @reductions_of_i1(%x: tensor<4x40xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %add = prim.reduce <add> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %mul = prim.reduce <mul> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %maximum = prim.reduce <maximum> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %minimum = prim.reduce <minimum> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %and = prim.reduce <and> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %or = prim.reduce <or> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %xor = prim.reduce <xor> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// -----

// CHECK-LABEL: loop.kernel @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi8> -> vector<16xi8>
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : vector<16xi8> to vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce_lanes <add> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi8> -> vector<8xi8>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.extui %[[V7]] : vector<8xi8> to vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V8]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.reduce_lanes <add> %[[V6]] : vector<8xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.addi %[[V5]], %[[V9]] : i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.trunci %[[V10]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V11]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <mul> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi8> -> vector<16xi8>
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : vector<16xi8> to vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce_lanes <mul> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce <mul> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi8> -> vector<8xi8>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.extui %[[V7]] : vector<8xi8> to vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V8]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.reduce_lanes <mul> %[[V6]] : vector<8xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.muli %[[V5]], %[[V9]] : i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.trunci %[[V10]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V11]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi8> -> vector<16xi8>
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : vector<16xi8> to vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce_lanes <maximum> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce <maximum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi8> -> vector<8xi8>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.extui %[[V7]] : vector<8xi8> to vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V8]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.reduce_lanes <maximum> %[[V6]] : vector<8xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.maxsi %[[V5]], %[[V9]] : i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.trunci %[[V10]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V11]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <minimum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi8> -> vector<16xi8>
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : vector<16xi8> to vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce_lanes <minimum> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce <minimum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi8> -> vector<8xi8>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.extui %[[V7]] : vector<8xi8> to vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V8]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.reduce_lanes <minimum> %[[V6]] : vector<8xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.minsi %[[V5]], %[[V9]] : i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.trunci %[[V10]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V11]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi8> -> vector<16xi8>
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : vector<16xi8> to vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce_lanes <and> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce <and> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi8> -> vector<8xi8>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.extui %[[V7]] : vector<8xi8> to vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V8]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.reduce_lanes <and> %[[V6]] : vector<8xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.andi %[[V5]], %[[V9]] : i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.trunci %[[V10]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V11]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi8> -> vector<16xi8>
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : vector<16xi8> to vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce_lanes <or> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce <or> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi8> -> vector<8xi8>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.extui %[[V7]] : vector<8xi8> to vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V8]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.reduce_lanes <or> %[[V6]] : vector<8xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.ori %[[V5]], %[[V9]] : i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.trunci %[[V10]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V11]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <xor> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi8> -> vector<16xi8>
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : vector<16xi8> to vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.reduce_lanes <xor> %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce <xor> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64> {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi8> -> vector<8xi8>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.extui %[[V7]] : vector<8xi8> to vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V8]] : vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.reduce_lanes <xor> %[[V6]] : vector<8xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.xori %[[V5]], %[[V9]] : i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.trunci %[[V10]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V11]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reductions_of_ui8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], ui8>) -> (!host.buffer<[4], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4], ui8>
// CHECK-NEXT:    host.launch @reduce_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4], ui8>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4], ui8>
// CHECK-NEXT:    host.launch @reduce_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4], ui8>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], ui8>
// CHECK-NEXT:    host.launch @reduce_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4], ui8>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], ui8>
// CHECK-NEXT:    host.launch @reduce_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4], ui8>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4], ui8>
// CHECK-NEXT:    host.launch @reduce_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4], ui8>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4], ui8>
// CHECK-NEXT:    host.launch @reduce_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4], ui8>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4], ui8>
// CHECK-NEXT:    host.launch @reduce_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4], ui8>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>
// CHECK-NEXT:  }
func.func @reductions_of_ui8(%x: tensor<4x40xui8>) -> (tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>) {
  %add = prim.reduce <add> %x dims [1] : tensor<4x40xui8> -> tensor<4xui8>
  %mul = prim.reduce <mul> %x dims [1] : tensor<4x40xui8> -> tensor<4xui8>
  %maximum = prim.reduce <maximum> %x dims [1] : tensor<4x40xui8> -> tensor<4xui8>
  %minimum = prim.reduce <minimum> %x dims [1] : tensor<4x40xui8> -> tensor<4xui8>
  %and = prim.reduce <and> %x dims [1] : tensor<4x40xui8> -> tensor<4xui8>
  %or = prim.reduce <or> %x dims [1] : tensor<4x40xui8> -> tensor<4xui8>
  %xor = prim.reduce <xor> %x dims [1] : tensor<4x40xui8> -> tensor<4xui8>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>
}

// -----

// CHECK-LABEL: loop.kernel @argreduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xf32>, vector<16xi64> {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xf32> -> vector<16xf32>
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = vector.broadcast %[[V5]] : i64 to vector<16xi64>
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.addi %[[V6]], %[[V7]] : vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]], %[[V8]] : vector<16xf32>, vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]] = loop.reduce_lanes <argmaximum> %[[V2]], %[[V3]] : vector<16xf32>, vector<16xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]] = loop.reduce <argmaximum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xf32>, vector<8xi64> {
// CHECK-NEXT:        %[[V13:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xf32> -> vector<8xf32>
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = arith.index_cast %[[R_1]] : index to i64
// CHECK-NEXT:        %[[V15:[^ ,:]+]] = vector.broadcast %[[V14]] : i64 to vector<8xi64>
// CHECK-NEXT:        %[[V16:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
// CHECK-NEXT:        %[[V17:[^ ,:]+]] = arith.addi %[[V15]], %[[V16]] : vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V13]], %[[V17]] : vector<8xf32>, vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]] = loop.reduce_lanes <argmaximum> %[[V11]], %[[V12]] : vector<8xf32>, vector<8xi64>
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.cmpf uno, %[[V9]], %[[V9]] : f32
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.cmpf uno, %[[V18]], %[[V18]] : f32
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.cmpf ogt, %[[V9]], %[[V18]] : f32
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.cmpf oeq, %[[V9]], %[[V18]] : f32
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.andi %[[V20]], %[[V21]] : i1
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.ori %[[V23]], %[[V24]] : i1
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.cmpf ord, %[[V18]], %[[V18]] : f32
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.andi %[[V20]], %[[V26]] : i1
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.ori %[[V22]], %[[V27]] : i1
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.cmpi slt, %[[V10]], %[[V19]] : i64
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.andi %[[V25]], %[[V29]] : i1
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.ori %[[V28]], %[[V30]] : i1
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.select %[[V28]], %[[V9]], %[[V18]] : f32
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.select %[[V31]], %[[V10]], %[[V19]] : i64
// CHECK-NEXT:      loop.store %[[V33]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @argreduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argminimum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xf32>, vector<16xi64> {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xf32> -> vector<16xf32>
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = vector.broadcast %[[V5]] : i64 to vector<16xi64>
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.addi %[[V6]], %[[V7]] : vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]], %[[V8]] : vector<16xf32>, vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]] = loop.reduce_lanes <argminimum> %[[V2]], %[[V3]] : vector<16xf32>, vector<16xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]] = loop.reduce <argminimum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xf32>, vector<8xi64> {
// CHECK-NEXT:        %[[V13:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xf32> -> vector<8xf32>
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = arith.index_cast %[[R_1]] : index to i64
// CHECK-NEXT:        %[[V15:[^ ,:]+]] = vector.broadcast %[[V14]] : i64 to vector<8xi64>
// CHECK-NEXT:        %[[V16:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
// CHECK-NEXT:        %[[V17:[^ ,:]+]] = arith.addi %[[V15]], %[[V16]] : vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V13]], %[[V17]] : vector<8xf32>, vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]] = loop.reduce_lanes <argminimum> %[[V11]], %[[V12]] : vector<8xf32>, vector<8xi64>
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.cmpf uno, %[[V9]], %[[V9]] : f32
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.cmpf uno, %[[V18]], %[[V18]] : f32
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.cmpf olt, %[[V9]], %[[V18]] : f32
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.cmpf oeq, %[[V9]], %[[V18]] : f32
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.andi %[[V20]], %[[V21]] : i1
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.ori %[[V23]], %[[V24]] : i1
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.cmpf ord, %[[V18]], %[[V18]] : f32
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.andi %[[V20]], %[[V26]] : i1
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.ori %[[V22]], %[[V27]] : i1
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.cmpi slt, %[[V10]], %[[V19]] : i64
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.andi %[[V25]], %[[V29]] : i1
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.ori %[[V28]], %[[V30]] : i1
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.select %[[V28]], %[[V9]], %[[V18]] : f32
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.select %[[V31]], %[[V10]], %[[V19]] : i64
// CHECK-NEXT:      loop.store %[[V33]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @places_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], f32>) -> (!host.buffer<[4], i64>, !host.buffer<[4], i64>) {
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @argreduce_0(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @argreduce_0_1(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], i64>
// CHECK-NEXT:    func.return %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[4], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:  }
func.func @places_of_f32(%x: tensor<4x40xf32>) -> (tensor<4xi64>, tensor<4xi64>) {
  %maximum = prim.argreduce <maximum> %x dim 1 : tensor<4x40xf32> -> tensor<4xi64>
  %minimum = prim.argreduce <minimum> %x dim 1 : tensor<4x40xf32> -> tensor<4xi64>
  func.return %maximum, %minimum : tensor<4xi64>, tensor<4xi64>
}

// -----

// CHECK-LABEL: loop.kernel @argreduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64>, vector<16xi64> {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi64> -> vector<16xi64>
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = vector.broadcast %[[V5]] : i64 to vector<16xi64>
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.addi %[[V6]], %[[V7]] : vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]], %[[V8]] : vector<16xi64>, vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]] = loop.reduce_lanes <argmaximum> %[[V2]], %[[V3]] : vector<16xi64>, vector<16xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]] = loop.reduce <argmaximum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64>, vector<8xi64> {
// CHECK-NEXT:        %[[V13:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi64> -> vector<8xi64>
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = arith.index_cast %[[R_1]] : index to i64
// CHECK-NEXT:        %[[V15:[^ ,:]+]] = vector.broadcast %[[V14]] : i64 to vector<8xi64>
// CHECK-NEXT:        %[[V16:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
// CHECK-NEXT:        %[[V17:[^ ,:]+]] = arith.addi %[[V15]], %[[V16]] : vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V13]], %[[V17]] : vector<8xi64>, vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]] = loop.reduce_lanes <argmaximum> %[[V11]], %[[V12]] : vector<8xi64>, vector<8xi64>
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.cmpi sgt, %[[V9]], %[[V18]] : i64
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.cmpi eq, %[[V9]], %[[V18]] : i64
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.cmpi slt, %[[V10]], %[[V19]] : i64
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.andi %[[V21]], %[[V22]] : i1
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.ori %[[V20]], %[[V23]] : i1
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.select %[[V20]], %[[V9]], %[[V18]] : i64
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.select %[[V24]], %[[V10]], %[[V19]] : i64
// CHECK-NEXT:      loop.store %[[V26]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @argreduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argminimum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64>, vector<16xi64> {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi64> -> vector<16xi64>
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = vector.broadcast %[[V5]] : i64 to vector<16xi64>
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.addi %[[V6]], %[[V7]] : vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V4]], %[[V8]] : vector<16xi64>, vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]] = loop.reduce_lanes <argminimum> %[[V2]], %[[V3]] : vector<16xi64>, vector<16xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]] = loop.reduce <argminimum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64>, vector<8xi64> {
// CHECK-NEXT:        %[[V13:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi64> -> vector<8xi64>
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = arith.index_cast %[[R_1]] : index to i64
// CHECK-NEXT:        %[[V15:[^ ,:]+]] = vector.broadcast %[[V14]] : i64 to vector<8xi64>
// CHECK-NEXT:        %[[V16:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
// CHECK-NEXT:        %[[V17:[^ ,:]+]] = arith.addi %[[V15]], %[[V16]] : vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V13]], %[[V17]] : vector<8xi64>, vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]] = loop.reduce_lanes <argminimum> %[[V11]], %[[V12]] : vector<8xi64>, vector<8xi64>
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.cmpi slt, %[[V9]], %[[V18]] : i64
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.cmpi eq, %[[V9]], %[[V18]] : i64
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.cmpi slt, %[[V10]], %[[V19]] : i64
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.andi %[[V21]], %[[V22]] : i1
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.ori %[[V20]], %[[V23]] : i1
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.select %[[V20]], %[[V9]], %[[V18]] : i64
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.select %[[V24]], %[[V10]], %[[V19]] : i64
// CHECK-NEXT:      loop.store %[[V26]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @places_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], i64>) -> (!host.buffer<[4], i64>, !host.buffer<[4], i64>) {
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @argreduce_0(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @argreduce_0_1(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    func.return %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[4], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:  }
func.func @places_of_i64(%x: tensor<4x40xi64>) -> (tensor<4xi64>, tensor<4xi64>) {
  %maximum = prim.argreduce <maximum> %x dim 1 : tensor<4x40xi64> -> tensor<4xi64>
  %minimum = prim.argreduce <minimum> %x dim 1 : tensor<4x40xi64> -> tensor<4xi64>
  func.return %maximum, %minimum : tensor<4xi64>, tensor<4xi64>
}

// -----

// CHECK-LABEL: loop.kernel @argreduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64>, vector<16xi64> {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi8> -> vector<16xi8>
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.extui %[[V4]] : vector<16xi8> to vector<16xi64>
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = vector.broadcast %[[V6]] : i64 to vector<16xi64>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = arith.addi %[[V7]], %[[V8]] : vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V5]], %[[V9]] : vector<16xi64>, vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V10:[^ ,:]+]], %[[V11:[^ ,:]+]] = loop.reduce_lanes <argmaximum> %[[V2]], %[[V3]] : vector<16xi64>, vector<16xi64>
// CHECK-NEXT:      %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]] = loop.reduce <argmaximum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64>, vector<8xi64> {
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi8> -> vector<8xi8>
// CHECK-NEXT:        %[[V15:[^ ,:]+]] = arith.extui %[[V14]] : vector<8xi8> to vector<8xi64>
// CHECK-NEXT:        %[[V16:[^ ,:]+]] = arith.index_cast %[[R_1]] : index to i64
// CHECK-NEXT:        %[[V17:[^ ,:]+]] = vector.broadcast %[[V16]] : i64 to vector<8xi64>
// CHECK-NEXT:        %[[V18:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
// CHECK-NEXT:        %[[V19:[^ ,:]+]] = arith.addi %[[V17]], %[[V18]] : vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V15]], %[[V19]] : vector<8xi64>, vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V20:[^ ,:]+]], %[[V21:[^ ,:]+]] = loop.reduce_lanes <argmaximum> %[[V12]], %[[V13]] : vector<8xi64>, vector<8xi64>
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.cmpi sgt, %[[V10]], %[[V20]] : i64
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.cmpi eq, %[[V10]], %[[V20]] : i64
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.cmpi slt, %[[V11]], %[[V21]] : i64
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.andi %[[V23]], %[[V24]] : i1
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.ori %[[V22]], %[[V25]] : i1
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.select %[[V22]], %[[V10]], %[[V20]] : i64
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.select %[[V26]], %[[V11]], %[[V21]] : i64
// CHECK-NEXT:      loop.store %[[V28]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @argreduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argminimum> %[[R:[^ ,:]+]] = 0 to 32 step 16 : vector<16xi64>, vector<16xi64> {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[R]] + %[[I]] * 40] : memref<160xi8> -> vector<16xi8>
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.extui %[[V4]] : vector<16xi8> to vector<16xi64>
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = vector.broadcast %[[V6]] : i64 to vector<16xi64>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = arith.addi %[[V7]], %[[V8]] : vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V5]], %[[V9]] : vector<16xi64>, vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V10:[^ ,:]+]], %[[V11:[^ ,:]+]] = loop.reduce_lanes <argminimum> %[[V2]], %[[V3]] : vector<16xi64>, vector<16xi64>
// CHECK-NEXT:      %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]] = loop.reduce <argminimum> %[[R_1:[^ ,:]+]] = 32 to 40 step 8 : vector<8xi64>, vector<8xi64> {
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = loop.load %[[V0]][%[[R_1]] + %[[I]] * 40] : memref<160xi8> -> vector<8xi8>
// CHECK-NEXT:        %[[V15:[^ ,:]+]] = arith.extui %[[V14]] : vector<8xi8> to vector<8xi64>
// CHECK-NEXT:        %[[V16:[^ ,:]+]] = arith.index_cast %[[R_1]] : index to i64
// CHECK-NEXT:        %[[V17:[^ ,:]+]] = vector.broadcast %[[V16]] : i64 to vector<8xi64>
// CHECK-NEXT:        %[[V18:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
// CHECK-NEXT:        %[[V19:[^ ,:]+]] = arith.addi %[[V17]], %[[V18]] : vector<8xi64>
// CHECK-NEXT:        loop.yield %[[V15]], %[[V19]] : vector<8xi64>, vector<8xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V20:[^ ,:]+]], %[[V21:[^ ,:]+]] = loop.reduce_lanes <argminimum> %[[V12]], %[[V13]] : vector<8xi64>, vector<8xi64>
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.cmpi slt, %[[V10]], %[[V20]] : i64
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.cmpi eq, %[[V10]], %[[V20]] : i64
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.cmpi slt, %[[V11]], %[[V21]] : i64
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.andi %[[V23]], %[[V24]] : i1
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.ori %[[V22]], %[[V25]] : i1
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.select %[[V22]], %[[V10]], %[[V20]] : i64
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.select %[[V26]], %[[V11]], %[[V21]] : i64
// CHECK-NEXT:      loop.store %[[V28]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @places_of_ui8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], ui8>) -> (!host.buffer<[4], i64>, !host.buffer<[4], i64>) {
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @argreduce_0(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @argreduce_0_1(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4], i64>
// CHECK-NEXT:    func.return %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[4], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:  }
func.func @places_of_ui8(%x: tensor<4x40xui8>) -> (tensor<4xi64>, tensor<4xi64>) {
  %maximum = prim.argreduce <maximum> %x dim 1 : tensor<4x40xui8> -> tensor<4xi64>
  %minimum = prim.argreduce <minimum> %x dim 1 : tensor<4x40xui8> -> tensor<4xi64>
  func.return %maximum, %minimum : tensor<4xi64>, tensor<4xi64>
}
