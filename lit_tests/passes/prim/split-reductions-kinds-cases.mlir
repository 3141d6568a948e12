// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-reductions --split-input-file --machine=h100 | filecheck %s

// Every kind of combination of every kind of element.

// CHECK-LABEL: func.func @reductions_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xf32> -> tensor<128x8192xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<128x8192xf32> -> tensor<128xf32>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] {second_stage} : tensor<128xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xf32> -> tensor<128x8192xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <mul> %[[V2]] dims [1] : tensor<128x8192xf32> -> tensor<128xf32>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = prim.reduce <mul> %[[V3]] dims [0] {second_stage} : tensor<128xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xf32> -> tensor<128x8192xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <maximum> %[[V4]] dims [1] : tensor<128x8192xf32> -> tensor<128xf32>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = prim.reduce <maximum> %[[V5]] dims [0] {second_stage} : tensor<128xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xf32> -> tensor<128x8192xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <minimum> %[[V6]] dims [1] : tensor<128x8192xf32> -> tensor<128xf32>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = prim.reduce <minimum> %[[V7]] dims [0] {second_stage} : tensor<128xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @reductions_of_f32(%x: tensor<1048576xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %add = prim.reduce <add> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
  %mul = prim.reduce <mul> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
  %maximum = prim.reduce <maximum> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
  %minimum = prim.reduce <minimum> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
  func.return %add, %mul, %maximum, %minimum : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @reductions_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xi64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<128x8192xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<128x8192xi64> -> tensor<128xi64>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] {second_stage} : tensor<128xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<128x8192xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <mul> %[[V2]] dims [1] : tensor<128x8192xi64> -> tensor<128xi64>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = prim.reduce <mul> %[[V3]] dims [0] {second_stage} : tensor<128xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<128x8192xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <maximum> %[[V4]] dims [1] : tensor<128x8192xi64> -> tensor<128xi64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = prim.reduce <maximum> %[[V5]] dims [0] {second_stage} : tensor<128xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<128x8192xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <minimum> %[[V6]] dims [1] : tensor<128x8192xi64> -> tensor<128xi64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = prim.reduce <minimum> %[[V7]] dims [0] {second_stage} : tensor<128xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<128x8192xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <and> %[[V8]] dims [1] : tensor<128x8192xi64> -> tensor<128xi64>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = prim.reduce <and> %[[V9]] dims [0] {second_stage} : tensor<128xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<128x8192xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <or> %[[V10]] dims [1] : tensor<128x8192xi64> -> tensor<128xi64>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = prim.reduce <or> %[[V11]] dims [0] {second_stage} : tensor<128xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<128x8192xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reduce <xor> %[[V12]] dims [1] : tensor<128x8192xi64> -> tensor<128xi64>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = prim.reduce <xor> %[[V13]] dims [0] {second_stage} : tensor<128xi64> -> tensor<i64>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
// CHECK-NEXT:  }
func.func @reductions_of_i64(%x: tensor<1048576xi64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
  %add = prim.reduce <add> %x dims [0] : tensor<1048576xi64> -> tensor<i64>
  %mul = prim.reduce <mul> %x dims [0] : tensor<1048576xi64> -> tensor<i64>
  %maximum = prim.reduce <maximum> %x dims [0] : tensor<1048576xi64> -> tensor<i64>
  %minimum = prim.reduce <minimum> %x dims [0] : tensor<1048576xi64> -> tensor<i64>
  %and = prim.reduce <and> %x dims [0] : tensor<1048576xi64> -> tensor<i64>
  %or = prim.reduce <or> %x dims [0] : tensor<1048576xi64> -> tensor<i64>
  %xor = prim.reduce <xor> %x dims [0] : tensor<1048576xi64> -> tensor<i64>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}

// -----

// CHECK-LABEL: func.func @reductions_of_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xi1>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<128x8192xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<128x8192xi1> -> tensor<128xi1>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] {second_stage} : tensor<128xi1> -> tensor<i1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<128x8192xi1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <mul> %[[V2]] dims [1] : tensor<128x8192xi1> -> tensor<128xi1>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = prim.reduce <mul> %[[V3]] dims [0] {second_stage} : tensor<128xi1> -> tensor<i1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<128x8192xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <maximum> %[[V4]] dims [1] : tensor<128x8192xi1> -> tensor<128xi1>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = prim.reduce <maximum> %[[V5]] dims [0] {second_stage} : tensor<128xi1> -> tensor<i1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<128x8192xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <minimum> %[[V6]] dims [1] : tensor<128x8192xi1> -> tensor<128xi1>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = prim.reduce <minimum> %[[V7]] dims [0] {second_stage} : tensor<128xi1> -> tensor<i1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<128x8192xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <and> %[[V8]] dims [1] : tensor<128x8192xi1> -> tensor<128xi1>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = prim.reduce <and> %[[V9]] dims [0] {second_stage} : tensor<128xi1> -> tensor<i1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<128x8192xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <or> %[[V10]] dims [1] : tensor<128x8192xi1> -> tensor<128xi1>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = prim.reduce <or> %[[V11]] dims [0] {second_stage} : tensor<128xi1> -> tensor<i1>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<128x8192xi1>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reduce <xor> %[[V12]] dims [1] : tensor<128x8192xi1> -> tensor<128xi1>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = prim.reduce <xor> %[[V13]] dims [0] {second_stage} : tensor<128xi1> -> tensor<i1>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
// CHECK-NEXT:  }
func.func @reductions_of_i1(%x: tensor<1048576xi1>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %add = prim.reduce <add> %x dims [0] : tensor<1048576xi1> -> tensor<i1>
  %mul = prim.reduce <mul> %x dims [0] : tensor<1048576xi1> -> tensor<i1>
  %maximum = prim.reduce <maximum> %x dims [0] : tensor<1048576xi1> -> tensor<i1>
  %minimum = prim.reduce <minimum> %x dims [0] : tensor<1048576xi1> -> tensor<i1>
  %and = prim.reduce <and> %x dims [0] : tensor<1048576xi1> -> tensor<i1>
  %or = prim.reduce <or> %x dims [0] : tensor<1048576xi1> -> tensor<i1>
  %xor = prim.reduce <xor> %x dims [0] : tensor<1048576xi1> -> tensor<i1>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

// -----

// CHECK-LABEL: func.func @reductions_of_ui8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xui8>) -> (tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xui8> -> tensor<128x8192xui8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<128x8192xui8> -> tensor<128xui8>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] {second_stage} : tensor<128xui8> -> tensor<ui8>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xui8> -> tensor<128x8192xui8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <mul> %[[V2]] dims [1] : tensor<128x8192xui8> -> tensor<128xui8>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = prim.reduce <mul> %[[V3]] dims [0] {second_stage} : tensor<128xui8> -> tensor<ui8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xui8> -> tensor<128x8192xui8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <maximum> %[[V4]] dims [1] : tensor<128x8192xui8> -> tensor<128xui8>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = prim.reduce <maximum> %[[V5]] dims [0] {second_stage} : tensor<128xui8> -> tensor<ui8>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xui8> -> tensor<128x8192xui8>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <minimum> %[[V6]] dims [1] : tensor<128x8192xui8> -> tensor<128xui8>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = prim.reduce <minimum> %[[V7]] dims [0] {second_stage} : tensor<128xui8> -> tensor<ui8>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xui8> -> tensor<128x8192xui8>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <and> %[[V8]] dims [1] : tensor<128x8192xui8> -> tensor<128xui8>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = prim.reduce <and> %[[V9]] dims [0] {second_stage} : tensor<128xui8> -> tensor<ui8>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xui8> -> tensor<128x8192xui8>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <or> %[[V10]] dims [1] : tensor<128x8192xui8> -> tensor<128xui8>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = prim.reduce <or> %[[V11]] dims [0] {second_stage} : tensor<128xui8> -> tensor<ui8>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xui8> -> tensor<128x8192xui8>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reduce <xor> %[[V12]] dims [1] : tensor<128x8192xui8> -> tensor<128xui8>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = prim.reduce <xor> %[[V13]] dims [0] {second_stage} : tensor<128xui8> -> tensor<ui8>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>
// CHECK-NEXT:  }
func.func @reductions_of_ui8(%x: tensor<1048576xui8>) -> (tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) {
  %add = prim.reduce <add> %x dims [0] : tensor<1048576xui8> -> tensor<ui8>
  %mul = prim.reduce <mul> %x dims [0] : tensor<1048576xui8> -> tensor<ui8>
  %maximum = prim.reduce <maximum> %x dims [0] : tensor<1048576xui8> -> tensor<ui8>
  %minimum = prim.reduce <minimum> %x dims [0] : tensor<1048576xui8> -> tensor<ui8>
  %and = prim.reduce <and> %x dims [0] : tensor<1048576xui8> -> tensor<ui8>
  %or = prim.reduce <or> %x dims [0] : tensor<1048576xui8> -> tensor<ui8>
  %xor = prim.reduce <xor> %x dims [0] : tensor<1048576xui8> -> tensor<ui8>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>
}
