// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop --split-input-file | filecheck %s

// Every kind of combination of every kind of element.

// CHECK-LABEL: loop.kernel @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 40 : f32 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V3]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <mul> %[[R:[^ ,:]+]] = 0 to 40 : f32 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V3]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 40 : f32 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V3]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <minimum> %[[R:[^ ,:]+]] = 0 to 40 : f32 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V3]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : f32, memref<4xf32>
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
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <mul> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <minimum> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <xor> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
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
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 40 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 40 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 40 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 40 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 40 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 40 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <xor> %[[R:[^ ,:]+]] = 0 to 40 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
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
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : i8 to i64
// CHECK-NEXT:        loop.yield %[[V4]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.trunci %[[V2]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V5]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <mul> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : i8 to i64
// CHECK-NEXT:        loop.yield %[[V4]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.trunci %[[V2]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V5]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : i8 to i64
// CHECK-NEXT:        loop.yield %[[V4]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.trunci %[[V2]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V5]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <minimum> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : i8 to i64
// CHECK-NEXT:        loop.yield %[[V4]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.trunci %[[V2]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V5]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : i8 to i64
// CHECK-NEXT:        loop.yield %[[V4]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.trunci %[[V2]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V5]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : i8 to i64
// CHECK-NEXT:        loop.yield %[[V4]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.trunci %[[V2]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V5]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <xor> %[[R:[^ ,:]+]] = 0 to 40 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : i8 to i64
// CHECK-NEXT:        loop.yield %[[V4]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.trunci %[[V2]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V5]], %[[V1]][%[[I]]] : i8, memref<4xi8>
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

// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<160xf32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : f64) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xf32> -> f32
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.extf %[[V5]] : f32 to f64
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.addf %[[V4]], %[[V6]] : f64
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:        loop.store %[[V8]], %[[V1]][%[[I]] * 40 + %[[J]]] : f32, memref<160xf32>
// CHECK-NEXT:        loop.yield %[[V7]] : f64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<160xf32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : f64) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xf32> -> f32
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.extf %[[V5]] : f32 to f64
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.mulf %[[V4]], %[[V6]] : f64
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:        loop.store %[[V8]], %[[V1]][%[[I]] * 40 + %[[J]]] : f32, memref<160xf32>
// CHECK-NEXT:        loop.yield %[[V7]] : f64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<160xf32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : f32) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xf32> -> f32
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.maximumf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : f32, memref<160xf32>
// CHECK-NEXT:        loop.yield %[[V6]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<160xf32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0x7f800000 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : f32) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xf32> -> f32
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.minimumf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : f32, memref<160xf32>
// CHECK-NEXT:        loop.yield %[[V6]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scans_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], f32>) -> (!host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], f32>
// CHECK-NEXT:    host.launch @scan_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], f32>
// CHECK-NEXT:    host.launch @scan_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], f32>
// CHECK-NEXT:    host.launch @scan_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>
// CHECK-NEXT:  }
func.func @scans_of_f32(%x: tensor<4x40xf32>) -> (tensor<4x40xf32>, tensor<4x40xf32>, tensor<4x40xf32>, tensor<4x40xf32>) {
  %add = prim.scan <add> %x dim 1 : tensor<4x40xf32> -> tensor<4x40xf32>
  %mul = prim.scan <mul> %x dim 1 : tensor<4x40xf32> -> tensor<4x40xf32>
  %maximum = prim.scan <maximum> %x dim 1 : tensor<4x40xf32> -> tensor<4x40xf32>
  %minimum = prim.scan <minimum> %x dim 1 : tensor<4x40xf32> -> tensor<4x40xf32>
  func.return %add, %mul, %maximum, %minimum : tensor<4x40xf32>, tensor<4x40xf32>, tensor<4x40xf32>, tensor<4x40xf32>
}

// -----

// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<160xi64>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i64) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi64> -> i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.addi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i64, memref<160xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<160xi64>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i64) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi64> -> i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.muli %[[V4]], %[[V5]] : i64
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i64, memref<160xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<160xi64>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i64) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi64> -> i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.maxsi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i64, memref<160xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<160xi64>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i64) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi64> -> i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.minsi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i64, memref<160xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<160xi64>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant -1 : i64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i64) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi64> -> i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.andi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i64, memref<160xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<160xi64>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i64) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi64> -> i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.ori %[[V4]], %[[V5]] : i64
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i64, memref<160xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<160xi64>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i64) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi64> -> i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.xori %[[V4]], %[[V5]] : i64
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i64, memref<160xi64>
// CHECK-NEXT:        loop.yield %[[V6]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scans_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], i64>) -> (!host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:  }
func.func @scans_of_i64(%x: tensor<4x40xi64>) -> (tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>) {
  %add = prim.scan <add> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %mul = prim.scan <mul> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %maximum = prim.scan <maximum> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %minimum = prim.scan <minimum> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %and = prim.scan <and> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %or = prim.scan <or> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %xor = prim.scan <xor> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>
}

// -----

// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<160xi1>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i1) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi1> -> i1
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.ori %[[V4]], %[[V5]] : i1
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i1, memref<160xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<160xi1>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i1) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi1> -> i1
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.andi %[[V4]], %[[V5]] : i1
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i1, memref<160xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<160xi1>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i1) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi1> -> i1
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.ori %[[V4]], %[[V5]] : i1
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i1, memref<160xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<160xi1>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i1) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi1> -> i1
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.andi %[[V4]], %[[V5]] : i1
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i1, memref<160xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<160xi1>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i1) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi1> -> i1
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.andi %[[V4]], %[[V5]] : i1
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i1, memref<160xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<160xi1>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i1) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi1> -> i1
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.ori %[[V4]], %[[V5]] : i1
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i1, memref<160xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi1>, %[[V1:[^ ,:]+]]: memref<160xi1>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i1) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi1> -> i1
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.xori %[[V4]], %[[V5]] : i1
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i1, memref<160xi1>
// CHECK-NEXT:        loop.yield %[[V6]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scans_of_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], i1>) -> (!host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i1>
// CHECK-NEXT:    host.launch @scan_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i1>
// CHECK-NEXT:    host.launch @scan_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i1>
// CHECK-NEXT:    host.launch @scan_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i1>
// CHECK-NEXT:    host.launch @scan_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i1>
// CHECK-NEXT:    host.launch @scan_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i1>
// CHECK-NEXT:    host.launch @scan_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i1>
// CHECK-NEXT:    host.launch @scan_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>, !host.buffer<[4, 40], i1>
// CHECK-NEXT:  }
func.func @scans_of_i1(%x: tensor<4x40xi1>) -> (tensor<4x40xi1>, tensor<4x40xi1>, tensor<4x40xi1>, tensor<4x40xi1>, tensor<4x40xi1>, tensor<4x40xi1>, tensor<4x40xi1>) {
  %add = prim.scan <add> %x dim 1 : tensor<4x40xi1> -> tensor<4x40xi1>
  %mul = prim.scan <mul> %x dim 1 : tensor<4x40xi1> -> tensor<4x40xi1>
  %maximum = prim.scan <maximum> %x dim 1 : tensor<4x40xi1> -> tensor<4x40xi1>
  %minimum = prim.scan <minimum> %x dim 1 : tensor<4x40xi1> -> tensor<4x40xi1>
  %and = prim.scan <and> %x dim 1 : tensor<4x40xi1> -> tensor<4x40xi1>
  %or = prim.scan <or> %x dim 1 : tensor<4x40xi1> -> tensor<4x40xi1>
  %xor = prim.scan <xor> %x dim 1 : tensor<4x40xi1> -> tensor<4x40xi1>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4x40xi1>, tensor<4x40xi1>, tensor<4x40xi1>, tensor<4x40xi1>, tensor<4x40xi1>, tensor<4x40xi1>, tensor<4x40xi1>
}

// -----

// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<160xi8>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i8) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.addi %[[V4]], %[[V5]] : i8
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i8, memref<160xi8>
// CHECK-NEXT:        loop.yield %[[V6]] : i8
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<160xi8>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i8
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i8) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.muli %[[V4]], %[[V5]] : i8
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i8, memref<160xi8>
// CHECK-NEXT:        loop.yield %[[V6]] : i8
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<160xi8>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i8) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.maxui %[[V4]], %[[V5]] : i8
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i8, memref<160xi8>
// CHECK-NEXT:        loop.yield %[[V6]] : i8
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<160xi8>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant -1 : i8
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i8) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.minui %[[V4]], %[[V5]] : i8
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i8, memref<160xi8>
// CHECK-NEXT:        loop.yield %[[V6]] : i8
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<160xi8>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant -1 : i8
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i8) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.andi %[[V4]], %[[V5]] : i8
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i8, memref<160xi8>
// CHECK-NEXT:        loop.yield %[[V6]] : i8
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<160xi8>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i8) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.ori %[[V4]], %[[V5]] : i8
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i8, memref<160xi8>
// CHECK-NEXT:        loop.yield %[[V6]] : i8
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<160xi8>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 40 carry (%[[V4:[^ ,:]+]] = %[[V2]] : i8) {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[J]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.xori %[[V4]], %[[V5]] : i8
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] * 40 + %[[J]]] : i8, memref<160xi8>
// CHECK-NEXT:        loop.yield %[[V6]] : i8
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scans_of_ui8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], ui8>) -> (!host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    host.launch @scan_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    host.launch @scan_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    host.launch @scan_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    host.launch @scan_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    host.launch @scan_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    host.launch @scan_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    host.launch @scan_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>, !host.buffer<[4, 40], ui8>
// CHECK-NEXT:  }
func.func @scans_of_ui8(%x: tensor<4x40xui8>) -> (tensor<4x40xui8>, tensor<4x40xui8>, tensor<4x40xui8>, tensor<4x40xui8>, tensor<4x40xui8>, tensor<4x40xui8>, tensor<4x40xui8>) {
  %add = prim.scan <add> %x dim 1 : tensor<4x40xui8> -> tensor<4x40xui8>
  %mul = prim.scan <mul> %x dim 1 : tensor<4x40xui8> -> tensor<4x40xui8>
  %maximum = prim.scan <maximum> %x dim 1 : tensor<4x40xui8> -> tensor<4x40xui8>
  %minimum = prim.scan <minimum> %x dim 1 : tensor<4x40xui8> -> tensor<4x40xui8>
  %and = prim.scan <and> %x dim 1 : tensor<4x40xui8> -> tensor<4x40xui8>
  %or = prim.scan <or> %x dim 1 : tensor<4x40xui8> -> tensor<4x40xui8>
  %xor = prim.scan <xor> %x dim 1 : tensor<4x40xui8> -> tensor<4x40xui8>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4x40xui8>, tensor<4x40xui8>, tensor<4x40xui8>, tensor<4x40xui8>, tensor<4x40xui8>, tensor<4x40xui8>, tensor<4x40xui8>
}

// -----

// CHECK-LABEL: loop.kernel @argreduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 40 : f32, i64 {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xf32> -> f32
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        loop.yield %[[V4]], %[[V5]] : f32, i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V3]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @argreduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xf32>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argminimum> %[[R:[^ ,:]+]] = 0 to 40 : f32, i64 {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xf32> -> f32
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        loop.yield %[[V4]], %[[V5]] : f32, i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V3]], %[[V1]][%[[I]]] : i64, memref<4xi64>
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
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 40 : i64, i64 {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi64> -> i64
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        loop.yield %[[V4]], %[[V5]] : i64, i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V3]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @argreduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argminimum> %[[R:[^ ,:]+]] = 0 to 40 : i64, i64 {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi64> -> i64
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        loop.yield %[[V4]], %[[V5]] : i64, i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V3]], %[[V1]][%[[I]]] : i64, memref<4xi64>
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
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 40 : i64, i64 {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.extui %[[V4]] : i8 to i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        loop.yield %[[V5]], %[[V6]] : i64, i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V3]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @argreduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<160xi8>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]] = loop.reduce <argminimum> %[[R:[^ ,:]+]] = 0 to 40 : i64, i64 {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 40 + %[[R]]] : memref<160xi8> -> i8
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.extui %[[V4]] : i8 to i64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        loop.yield %[[V5]], %[[V6]] : i64, i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V3]], %[[V1]][%[[I]]] : i64, memref<4xi64>
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

// -----

// CHECK-LABEL: loop.kernel @scatter_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xf32> -> f32
// CHECK-NEXT:      loop.store %[[V8]], %[[V3]][%[[V7]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xf32> -> f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xf32> -> f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.addf %[[V9]], %[[V8]] : f32
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xf32> -> f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xf32> -> f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.mulf %[[V9]], %[[V8]] : f32
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xf32> -> f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xf32> -> f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.maximumf %[[V9]], %[[V8]] : f32
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xf32> -> f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xf32> -> f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.minimumf %[[V9]], %[[V8]] : f32
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scatters_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[16], f32>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: !host.buffer<[40], i64>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: !host.buffer<[40], f32>) -> (!host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>) {
// CHECK-NEXT:    %[[SET:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @scatter_0(%[[X]], %[[I]], %[[U]], %[[SET]]) : !host.buffer<[16], f32>, !host.buffer<[40], i64>, !host.buffer<[40], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @scatter_0_1(%[[X]], %[[I]], %[[U]], %[[ADD]]) : !host.buffer<[16], f32>, !host.buffer<[40], i64>, !host.buffer<[40], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @scatter_0_2(%[[X]], %[[I]], %[[U]], %[[MUL]]) : !host.buffer<[16], f32>, !host.buffer<[40], i64>, !host.buffer<[40], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @scatter_0_3(%[[X]], %[[I]], %[[U]], %[[MAXIMUM]]) : !host.buffer<[16], f32>, !host.buffer<[40], i64>, !host.buffer<[40], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @scatter_0_4(%[[X]], %[[I]], %[[U]], %[[MINIMUM]]) : !host.buffer<[16], f32>, !host.buffer<[40], i64>, !host.buffer<[40], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    func.return %[[SET]], %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:  }
func.func @scatters_of_f32(%x: tensor<16xf32>, %i: tensor<40xi64>, %u: tensor<40xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
  %set = prim.scatter <set> %x[%i], %u : tensor<16xf32>, tensor<40xf32> -> tensor<16xf32>
  %add = prim.scatter <add> %x[%i], %u : tensor<16xf32>, tensor<40xf32> -> tensor<16xf32>
  %mul = prim.scatter <mul> %x[%i], %u : tensor<16xf32>, tensor<40xf32> -> tensor<16xf32>
  %maximum = prim.scatter <maximum> %x[%i], %u : tensor<16xf32>, tensor<40xf32> -> tensor<16xf32>
  %minimum = prim.scatter <minimum> %x[%i], %u : tensor<16xf32>, tensor<40xf32> -> tensor<16xf32>
  func.return %set, %add, %mul, %maximum, %minimum : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
}

// -----

// CHECK-LABEL: loop.kernel @scatter_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi64> -> i64
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      loop.store %[[V8]], %[[V3]][%[[V7]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi64> -> i64
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi64> -> i64
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.addi %[[V9]], %[[V8]] : i64
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi64> -> i64
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi64> -> i64
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.muli %[[V9]], %[[V8]] : i64
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi64> -> i64
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi64> -> i64
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.maxsi %[[V9]], %[[V8]] : i64
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi64> -> i64
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi64> -> i64
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.minsi %[[V9]], %[[V8]] : i64
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i64, memref<16xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scatters_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[16], i64>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: !host.buffer<[40], i64>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: !host.buffer<[40], i64>) -> (!host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>) {
// CHECK-NEXT:    %[[SET:[^ ,:]+]] = host.alloc : !host.buffer<[16], i64>
// CHECK-NEXT:    host.launch @scatter_0(%[[X]], %[[I]], %[[U]], %[[SET]]) : !host.buffer<[16], i64>, !host.buffer<[40], i64>, !host.buffer<[40], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[16], i64>
// CHECK-NEXT:    host.launch @scatter_0_1(%[[X]], %[[I]], %[[U]], %[[ADD]]) : !host.buffer<[16], i64>, !host.buffer<[40], i64>, !host.buffer<[40], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[16], i64>
// CHECK-NEXT:    host.launch @scatter_0_2(%[[X]], %[[I]], %[[U]], %[[MUL]]) : !host.buffer<[16], i64>, !host.buffer<[40], i64>, !host.buffer<[40], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], i64>
// CHECK-NEXT:    host.launch @scatter_0_3(%[[X]], %[[I]], %[[U]], %[[MAXIMUM]]) : !host.buffer<[16], i64>, !host.buffer<[40], i64>, !host.buffer<[40], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], i64>
// CHECK-NEXT:    host.launch @scatter_0_4(%[[X]], %[[I]], %[[U]], %[[MINIMUM]]) : !host.buffer<[16], i64>, !host.buffer<[40], i64>, !host.buffer<[40], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:    func.return %[[SET]], %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>, !host.buffer<[16], i64>
// CHECK-NEXT:  }
func.func @scatters_of_i64(%x: tensor<16xi64>, %i: tensor<40xi64>, %u: tensor<40xi64>) -> (tensor<16xi64>, tensor<16xi64>, tensor<16xi64>, tensor<16xi64>, tensor<16xi64>) {
  %set = prim.scatter <set> %x[%i], %u : tensor<16xi64>, tensor<40xi64> -> tensor<16xi64>
  %add = prim.scatter <add> %x[%i], %u : tensor<16xi64>, tensor<40xi64> -> tensor<16xi64>
  %mul = prim.scatter <mul> %x[%i], %u : tensor<16xi64>, tensor<40xi64> -> tensor<16xi64>
  %maximum = prim.scatter <maximum> %x[%i], %u : tensor<16xi64>, tensor<40xi64> -> tensor<16xi64>
  %minimum = prim.scatter <minimum> %x[%i], %u : tensor<16xi64>, tensor<40xi64> -> tensor<16xi64>
  func.return %set, %add, %mul, %maximum, %minimum : tensor<16xi64>, tensor<16xi64>, tensor<16xi64>, tensor<16xi64>, tensor<16xi64>
}

// -----

// CHECK-LABEL: loop.kernel @scatter_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi1> -> i1
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi1> -> i1
// CHECK-NEXT:      loop.store %[[V8]], %[[V3]][%[[V7]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi1> -> i1
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi1> -> i1
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi1> -> i1
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.ori %[[V9]], %[[V8]] : i1
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi1> -> i1
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi1> -> i1
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi1> -> i1
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.andi %[[V9]], %[[V8]] : i1
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi1> -> i1
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi1> -> i1
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi1> -> i1
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.ori %[[V9]], %[[V8]] : i1
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi1> -> i1
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi1> -> i1
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi1> -> i1
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.andi %[[V9]], %[[V8]] : i1
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i1, memref<16xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scatters_of_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[16], i1>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: !host.buffer<[40], i64>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: !host.buffer<[40], i1>) -> (!host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>) {
// CHECK-NEXT:    %[[SET:[^ ,:]+]] = host.alloc : !host.buffer<[16], i1>
// CHECK-NEXT:    host.launch @scatter_0(%[[X]], %[[I]], %[[U]], %[[SET]]) : !host.buffer<[16], i1>, !host.buffer<[40], i64>, !host.buffer<[40], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[16], i1>
// CHECK-NEXT:    host.launch @scatter_0_1(%[[X]], %[[I]], %[[U]], %[[ADD]]) : !host.buffer<[16], i1>, !host.buffer<[40], i64>, !host.buffer<[40], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[16], i1>
// CHECK-NEXT:    host.launch @scatter_0_2(%[[X]], %[[I]], %[[U]], %[[MUL]]) : !host.buffer<[16], i1>, !host.buffer<[40], i64>, !host.buffer<[40], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], i1>
// CHECK-NEXT:    host.launch @scatter_0_3(%[[X]], %[[I]], %[[U]], %[[MAXIMUM]]) : !host.buffer<[16], i1>, !host.buffer<[40], i64>, !host.buffer<[40], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], i1>
// CHECK-NEXT:    host.launch @scatter_0_4(%[[X]], %[[I]], %[[U]], %[[MINIMUM]]) : !host.buffer<[16], i1>, !host.buffer<[40], i64>, !host.buffer<[40], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:    func.return %[[SET]], %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>, !host.buffer<[16], i1>
// CHECK-NEXT:  }
func.func @scatters_of_i1(%x: tensor<16xi1>, %i: tensor<40xi64>, %u: tensor<40xi1>) -> (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>) {
  %set = prim.scatter <set> %x[%i], %u : tensor<16xi1>, tensor<40xi1> -> tensor<16xi1>
  %add = prim.scatter <add> %x[%i], %u : tensor<16xi1>, tensor<40xi1> -> tensor<16xi1>
  %mul = prim.scatter <mul> %x[%i], %u : tensor<16xi1>, tensor<40xi1> -> tensor<16xi1>
  %maximum = prim.scatter <maximum> %x[%i], %u : tensor<16xi1>, tensor<40xi1> -> tensor<16xi1>
  %minimum = prim.scatter <minimum> %x[%i], %u : tensor<16xi1>, tensor<40xi1> -> tensor<16xi1>
  func.return %set, %add, %mul, %maximum, %minimum : tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>
}

// -----

// CHECK-LABEL: loop.kernel @scatter_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi8>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi8>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi8> -> i8
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i8, memref<16xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi8> -> i8
// CHECK-NEXT:      loop.store %[[V8]], %[[V3]][%[[V7]]] : i8, memref<16xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi8>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi8>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi8> -> i8
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i8, memref<16xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi8> -> i8
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi8> -> i8
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.addi %[[V9]], %[[V8]] : i8
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i8, memref<16xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi8>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi8>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi8> -> i8
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i8, memref<16xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi8> -> i8
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi8> -> i8
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.muli %[[V9]], %[[V8]] : i8
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i8, memref<16xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi8>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi8>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi8> -> i8
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i8, memref<16xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi8> -> i8
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi8> -> i8
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.maxui %[[V9]], %[[V8]] : i8
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i8, memref<16xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scatter_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16xi8>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<40xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<40xi8>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<16xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[V0]][%[[I]]] : memref<16xi8> -> i8
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : i8, memref<16xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.for %[[V5:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V1]][%[[V5]]] : memref<40xi64> -> i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 16 : i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[V2]][%[[V5]]] : memref<40xi8> -> i8
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[V3]][%[[V7]]] : memref<16xi8> -> i8
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.minui %[[V9]], %[[V8]] : i8
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[V7]]] : i8, memref<16xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scatters_of_ui8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[16], ui8>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: !host.buffer<[40], i64>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: !host.buffer<[40], ui8>) -> (!host.buffer<[16], ui8>, !host.buffer<[16], ui8>, !host.buffer<[16], ui8>, !host.buffer<[16], ui8>, !host.buffer<[16], ui8>) {
// CHECK-NEXT:    %[[SET:[^ ,:]+]] = host.alloc : !host.buffer<[16], ui8>
// CHECK-NEXT:    host.launch @scatter_0(%[[X]], %[[I]], %[[U]], %[[SET]]) : !host.buffer<[16], ui8>, !host.buffer<[40], i64>, !host.buffer<[40], ui8>, !host.buffer<[16], ui8>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[16], ui8>
// CHECK-NEXT:    host.launch @scatter_0_1(%[[X]], %[[I]], %[[U]], %[[ADD]]) : !host.buffer<[16], ui8>, !host.buffer<[40], i64>, !host.buffer<[40], ui8>, !host.buffer<[16], ui8>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[16], ui8>
// CHECK-NEXT:    host.launch @scatter_0_2(%[[X]], %[[I]], %[[U]], %[[MUL]]) : !host.buffer<[16], ui8>, !host.buffer<[40], i64>, !host.buffer<[40], ui8>, !host.buffer<[16], ui8>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], ui8>
// CHECK-NEXT:    host.launch @scatter_0_3(%[[X]], %[[I]], %[[U]], %[[MAXIMUM]]) : !host.buffer<[16], ui8>, !host.buffer<[40], i64>, !host.buffer<[40], ui8>, !host.buffer<[16], ui8>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[16], ui8>
// CHECK-NEXT:    host.launch @scatter_0_4(%[[X]], %[[I]], %[[U]], %[[MINIMUM]]) : !host.buffer<[16], ui8>, !host.buffer<[40], i64>, !host.buffer<[40], ui8>, !host.buffer<[16], ui8>
// CHECK-NEXT:    func.return %[[SET]], %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[16], ui8>, !host.buffer<[16], ui8>, !host.buffer<[16], ui8>, !host.buffer<[16], ui8>, !host.buffer<[16], ui8>
// CHECK-NEXT:  }
func.func @scatters_of_ui8(%x: tensor<16xui8>, %i: tensor<40xi64>, %u: tensor<40xui8>) -> (tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>) {
  %set = prim.scatter <set> %x[%i], %u : tensor<16xui8>, tensor<40xui8> -> tensor<16xui8>
  %add = prim.scatter <add> %x[%i], %u : tensor<16xui8>, tensor<40xui8> -> tensor<16xui8>
  %mul = prim.scatter <mul> %x[%i], %u : tensor<16xui8>, tensor<40xui8> -> tensor<16xui8>
  %maximum = prim.scatter <maximum> %x[%i], %u : tensor<16xui8>, tensor<40xui8> -> tensor<16xui8>
  %minimum = prim.scatter <minimum> %x[%i], %u : tensor<16xui8>, tensor<40xui8> -> tensor<16xui8>
  func.return %set, %add, %mul, %maximum, %minimum : tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>
}
