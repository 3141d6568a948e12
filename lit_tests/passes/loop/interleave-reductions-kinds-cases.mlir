// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop,interleave-reductions --split-input-file | filecheck %s

// Every kind of combination of every kind of element.

// CHECK-LABEL: loop.kernel @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]], %[[V4:[^ ,:]+]], %[[V5:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[RO:[^ ,:]+]] = 0 to 3968 step 128 : f32, f32, f32, f32 {
// CHECK-NEXT:        %[[V6:[^ ,:]+]], %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]], %[[V9:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[R:[^ ,:]+]] = %[[RO]] to %[[RO]] + 128 step 4 : f32, f32, f32, f32 {
// CHECK-NEXT:          %[[V10:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xf32> -> f32
// CHECK-NEXT:          %[[V11:[^ ,:]+]] = loop.apply %[[R]] + 1 : index
// CHECK-NEXT:          %[[V12:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[V11]]] : memref<16000xf32> -> f32
// CHECK-NEXT:          %[[V13:[^ ,:]+]] = loop.apply %[[R]] + 2 : index
// CHECK-NEXT:          %[[V14:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[V13]]] : memref<16000xf32> -> f32
// CHECK-NEXT:          %[[V15:[^ ,:]+]] = loop.apply %[[R]] + 3 : index
// CHECK-NEXT:          %[[V16:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[V15]]] : memref<16000xf32> -> f32
// CHECK-NEXT:          loop.yield %[[V10]], %[[V12]], %[[V14]], %[[V16]] : f32, f32, f32, f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.yield %[[V6]], %[[V7]], %[[V8]], %[[V9]] : f32, f32, f32, f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V17:[^ ,:]+]], %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]], %[[V20:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[R_1:[^ ,:]+]] = 3968 to 4000 step 4 : f32, f32, f32, f32 {
// CHECK-NEXT:        %[[V21:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R_1]]] : memref<16000xf32> -> f32
// CHECK-NEXT:        %[[V22:[^ ,:]+]] = loop.apply %[[R_1]] + 1 : index
// CHECK-NEXT:        %[[V23:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[V22]]] : memref<16000xf32> -> f32
// CHECK-NEXT:        %[[V24:[^ ,:]+]] = loop.apply %[[R_1]] + 2 : index
// CHECK-NEXT:        %[[V25:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[V24]]] : memref<16000xf32> -> f32
// CHECK-NEXT:        %[[V26:[^ ,:]+]] = loop.apply %[[R_1]] + 3 : index
// CHECK-NEXT:        %[[V27:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[V26]]] : memref<16000xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V21]], %[[V23]], %[[V25]], %[[V27]] : f32, f32, f32, f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.addf %[[V2]], %[[V17]] : f32
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.addf %[[V3]], %[[V18]] : f32
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.addf %[[V4]], %[[V19]] : f32
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.addf %[[V5]], %[[V20]] : f32
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.addf %[[V28]], %[[V29]] : f32
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.addf %[[V30]], %[[V31]] : f32
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = arith.addf %[[V32]], %[[V33]] : f32
// CHECK-NEXT:      loop.store %[[V34]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <mul> %[[R:[^ ,:]+]] = 0 to 4000 : f32 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V3]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 4000 : f32 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V3]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xf32>, %[[V1:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <minimum> %[[R:[^ ,:]+]] = 0 to 4000 : f32 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V3]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reductions_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 4000], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 4000], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 4000], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 4000], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 4000], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:  }
func.func @reductions_of_f32(%x: tensor<4x4000xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %add = prim.reduce <add> %x dims [1] : tensor<4x4000xf32> -> tensor<4xf32>
  %mul = prim.reduce <mul> %x dims [1] : tensor<4x4000xf32> -> tensor<4xf32>
  %maximum = prim.reduce <maximum> %x dims [1] : tensor<4x4000xf32> -> tensor<4xf32>
  %minimum = prim.reduce <minimum> %x dims [1] : tensor<4x4000xf32> -> tensor<4xf32>
  func.return %add, %mul, %maximum, %minimum : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 4000 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <mul> %[[R:[^ ,:]+]] = 0 to 4000 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 4000 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <minimum> %[[R:[^ ,:]+]] = 0 to 4000 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 4000 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 4000 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi64>, %[[V1:[^ ,:]+]]: memref<4xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <xor> %[[R:[^ ,:]+]] = 0 to 4000 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi64> -> i64
// CHECK-NEXT:        loop.yield %[[V3]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<4xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reductions_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 4000], i64>) -> (!host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 4000], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 4000], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 4000], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 4000], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 4000], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 4000], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 4000], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:  }
func.func @reductions_of_i64(%x: tensor<4x4000xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) {
  %add = prim.reduce <add> %x dims [1] : tensor<4x4000xi64> -> tensor<4xi64>
  %mul = prim.reduce <mul> %x dims [1] : tensor<4x4000xi64> -> tensor<4xi64>
  %maximum = prim.reduce <maximum> %x dims [1] : tensor<4x4000xi64> -> tensor<4xi64>
  %minimum = prim.reduce <minimum> %x dims [1] : tensor<4x4000xi64> -> tensor<4xi64>
  %and = prim.reduce <and> %x dims [1] : tensor<4x4000xi64> -> tensor<4xi64>
  %or = prim.reduce <or> %x dims [1] : tensor<4x4000xi64> -> tensor<4xi64>
  %xor = prim.reduce <xor> %x dims [1] : tensor<4x4000xi64> -> tensor<4xi64>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>
}

// -----

// CHECK-LABEL: loop.kernel @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 4000 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 4000 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 4000 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 4000 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <and> %[[R:[^ ,:]+]] = 0 to 4000 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 4000 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<16000xi1>, %[[V1:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <xor> %[[R:[^ ,:]+]] = 0 to 4000 : i1 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 4000 + %[[R]]] : memref<16000xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V3]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reductions_of_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 4000], i1>) -> (!host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 4000], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 4000], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 4000], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 4000], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 4000], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 4000], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 4000], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:  }
func.func @reductions_of_i1(%x: tensor<4x4000xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %add = prim.reduce <add> %x dims [1] : tensor<4x4000xi1> -> tensor<4xi1>
  %mul = prim.reduce <mul> %x dims [1] : tensor<4x4000xi1> -> tensor<4xi1>
  %maximum = prim.reduce <maximum> %x dims [1] : tensor<4x4000xi1> -> tensor<4xi1>
  %minimum = prim.reduce <minimum> %x dims [1] : tensor<4x4000xi1> -> tensor<4xi1>
  %and = prim.reduce <and> %x dims [1] : tensor<4x4000xi1> -> tensor<4xi1>
  %or = prim.reduce <or> %x dims [1] : tensor<4x4000xi1> -> tensor<4xi1>
  %xor = prim.reduce <xor> %x dims [1] : tensor<4x4000xi1> -> tensor<4xi1>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}
