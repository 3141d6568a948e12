// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-argreductions --split-input-file --machine=h100 | filecheck %s

// Every kind of combination of every kind of element.

// CHECK-LABEL: func.func @places_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xf32>) -> (tensor<i64>, tensor<i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1] : tensor<256x4096xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.argreduce <maximum> %[[V0]] dim 1 : tensor<256x4096xf32> -> tensor<256xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.argreduce <maximum> %[[V1]] dim 0 : tensor<256xf32> -> tensor<i64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.gather %[[V2]][%[[V3]]] : tensor<256xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 4096 : tensor<i64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V3]], %[[V5]] : tensor<i64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = prim.add %[[V6]], %[[V4]] : tensor<i64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <minimum> %[[V7]] dims [1] : tensor<256x4096xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.argreduce <minimum> %[[V7]] dim 1 : tensor<256x4096xf32> -> tensor<256xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.argreduce <minimum> %[[V8]] dim 0 : tensor<256xf32> -> tensor<i64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.gather %[[V9]][%[[V10]]] : tensor<256xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 4096 : tensor<i64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V10]], %[[V12]] : tensor<i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = prim.add %[[V13]], %[[V11]] : tensor<i64>
// CHECK-NEXT:    func.return %[[MAXIMUM]], %[[MINIMUM]] : tensor<i64>, tensor<i64>
// CHECK-NEXT:  }
func.func @places_of_f32(%x: tensor<1048576xf32>) -> (tensor<i64>, tensor<i64>) {
  %maximum = prim.argreduce <maximum> %x dim 0 : tensor<1048576xf32> -> tensor<i64>
  %minimum = prim.argreduce <minimum> %x dim 0 : tensor<1048576xf32> -> tensor<i64>
  func.return %maximum, %minimum : tensor<i64>, tensor<i64>
}

// -----

// CHECK-LABEL: func.func @places_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xi64>) -> (tensor<i64>, tensor<i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1] : tensor<256x4096xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.argreduce <maximum> %[[V0]] dim 1 : tensor<256x4096xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.argreduce <maximum> %[[V1]] dim 0 : tensor<256xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.gather %[[V2]][%[[V3]]] : tensor<256xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 4096 : tensor<i64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V3]], %[[V5]] : tensor<i64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = prim.add %[[V6]], %[[V4]] : tensor<i64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <minimum> %[[V7]] dims [1] : tensor<256x4096xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.argreduce <minimum> %[[V7]] dim 1 : tensor<256x4096xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.argreduce <minimum> %[[V8]] dim 0 : tensor<256xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.gather %[[V9]][%[[V10]]] : tensor<256xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 4096 : tensor<i64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V10]], %[[V12]] : tensor<i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = prim.add %[[V13]], %[[V11]] : tensor<i64>
// CHECK-NEXT:    func.return %[[MAXIMUM]], %[[MINIMUM]] : tensor<i64>, tensor<i64>
// CHECK-NEXT:  }
func.func @places_of_i64(%x: tensor<1048576xi64>) -> (tensor<i64>, tensor<i64>) {
  %maximum = prim.argreduce <maximum> %x dim 0 : tensor<1048576xi64> -> tensor<i64>
  %minimum = prim.argreduce <minimum> %x dim 0 : tensor<1048576xi64> -> tensor<i64>
  func.return %maximum, %minimum : tensor<i64>, tensor<i64>
}
