// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-scans --split-input-file --machine=h100 | filecheck %s

// Every kind of combination of every kind of element.

// CHECK-LABEL: func.func @scans_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xf32>) -> (tensor<1048576xf32>, tensor<1048576xf32>, tensor<1048576xf32>, tensor<1048576xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X]] : tensor<1048576xf32> -> tensor<1048576xf64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1048576xf64> -> tensor<256x4096xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<256x4096xf64> -> tensor<256xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.scan <add> %[[V2]] dim 0 : tensor<256xf64> -> tensor<256xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0] strides [1] : tensor<256xf64> -> tensor<255xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.pad %[[V4]] low [1] with 0.0 : tensor<255xf64> -> tensor<256xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 1 : tensor<256x4096xf64> -> tensor<256x4096xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0] : tensor<256xf64> -> tensor<256x4096xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V7]], %[[V6]] : tensor<256x4096xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<256x4096xf64> -> tensor<1048576xf64>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = prim.convert %[[V9]] : tensor<1048576xf64> -> tensor<1048576xf32>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = prim.scan <mul> %[[X]] dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <maximum> %[[V10]] dims [1] : tensor<256x4096xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.scan <maximum> %[[V11]] dim 0 : tensor<256xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.slice %[[V12]] offsets [0] strides [1] : tensor<256xf32> -> tensor<255xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.pad %[[V13]] low [1] with -inf : tensor<255xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.scan <maximum> %[[V10]] dim 1 : tensor<256x4096xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V14]] dims [0] : tensor<256xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.maximum %[[V16]], %[[V15]] : tensor<256x4096xf32>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = prim.reshape %[[V17]] : tensor<256x4096xf32> -> tensor<1048576xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.reduce <minimum> %[[V18]] dims [1] : tensor<256x4096xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.scan <minimum> %[[V19]] dim 0 : tensor<256xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.slice %[[V20]] offsets [0] strides [1] : tensor<256xf32> -> tensor<255xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.pad %[[V21]] low [1] with inf : tensor<255xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.scan <minimum> %[[V18]] dim 1 : tensor<256x4096xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.broadcast %[[V22]] dims [0] : tensor<256xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.minimum %[[V24]], %[[V23]] : tensor<256x4096xf32>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = prim.reshape %[[V25]] : tensor<256x4096xf32> -> tensor<1048576xf32>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : tensor<1048576xf32>, tensor<1048576xf32>, tensor<1048576xf32>, tensor<1048576xf32>
// CHECK-NEXT:  }
func.func @scans_of_f32(%x: tensor<1048576xf32>) -> (tensor<1048576xf32>, tensor<1048576xf32>, tensor<1048576xf32>, tensor<1048576xf32>) {
  %add = prim.scan <add> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
  %mul = prim.scan <mul> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
  %maximum = prim.scan <maximum> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
  %minimum = prim.scan <minimum> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
  func.return %add, %mul, %maximum, %minimum : tensor<1048576xf32>, tensor<1048576xf32>, tensor<1048576xf32>, tensor<1048576xf32>
}

// -----

// CHECK-LABEL: func.func @scans_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xi64>) -> (tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<256x4096xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 0 : tensor<256xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0] strides [1] : tensor<256xi64> -> tensor<255xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.pad %[[V3]] low [1] with 0 : tensor<255xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scan <add> %[[V0]] dim 1 : tensor<256x4096xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<256xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V6]], %[[V5]] : tensor<256x4096xi64>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = prim.reshape %[[V7]] : tensor<256x4096xi64> -> tensor<1048576xi64>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = prim.scan <mul> %[[X]] dim 0 : tensor<1048576xi64> -> tensor<1048576xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <maximum> %[[V8]] dims [1] : tensor<256x4096xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.scan <maximum> %[[V9]] dim 0 : tensor<256xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.slice %[[V10]] offsets [0] strides [1] : tensor<256xi64> -> tensor<255xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.pad %[[V11]] low [1] with -9223372036854775808 : tensor<255xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.scan <maximum> %[[V8]] dim 1 : tensor<256x4096xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V12]] dims [0] : tensor<256xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.maximum %[[V14]], %[[V13]] : tensor<256x4096xi64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = prim.reshape %[[V15]] : tensor<256x4096xi64> -> tensor<1048576xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reduce <minimum> %[[V16]] dims [1] : tensor<256x4096xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.scan <minimum> %[[V17]] dim 0 : tensor<256xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.slice %[[V18]] offsets [0] strides [1] : tensor<256xi64> -> tensor<255xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.pad %[[V19]] low [1] with 9223372036854775807 : tensor<255xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.scan <minimum> %[[V16]] dim 1 : tensor<256x4096xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.broadcast %[[V20]] dims [0] : tensor<256xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.minimum %[[V22]], %[[V21]] : tensor<256x4096xi64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = prim.reshape %[[V23]] : tensor<256x4096xi64> -> tensor<1048576xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.reduce <and> %[[V24]] dims [1] : tensor<256x4096xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.scan <and> %[[V25]] dim 0 : tensor<256xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.slice %[[V26]] offsets [0] strides [1] : tensor<256xi64> -> tensor<255xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.pad %[[V27]] low [1] with -1 : tensor<255xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.scan <and> %[[V24]] dim 1 : tensor<256x4096xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.broadcast %[[V28]] dims [0] : tensor<256xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.and %[[V30]], %[[V29]] : tensor<256x4096xi64>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = prim.reshape %[[V31]] : tensor<256x4096xi64> -> tensor<1048576xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.reduce <or> %[[V32]] dims [1] : tensor<256x4096xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.scan <or> %[[V33]] dim 0 : tensor<256xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.slice %[[V34]] offsets [0] strides [1] : tensor<256xi64> -> tensor<255xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.pad %[[V35]] low [1] with 0 : tensor<255xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.scan <or> %[[V32]] dim 1 : tensor<256x4096xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.broadcast %[[V36]] dims [0] : tensor<256xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.or %[[V38]], %[[V37]] : tensor<256x4096xi64>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = prim.reshape %[[V39]] : tensor<256x4096xi64> -> tensor<1048576xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.reduce <xor> %[[V40]] dims [1] : tensor<256x4096xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.scan <xor> %[[V41]] dim 0 : tensor<256xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.slice %[[V42]] offsets [0] strides [1] : tensor<256xi64> -> tensor<255xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.pad %[[V43]] low [1] with 0 : tensor<255xi64> -> tensor<256xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.scan <xor> %[[V40]] dim 1 : tensor<256x4096xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.broadcast %[[V44]] dims [0] : tensor<256xi64> -> tensor<256x4096xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.xor %[[V46]], %[[V45]] : tensor<256x4096xi64>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = prim.reshape %[[V47]] : tensor<256x4096xi64> -> tensor<1048576xi64>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>
// CHECK-NEXT:  }
func.func @scans_of_i64(%x: tensor<1048576xi64>) -> (tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>) {
  %add = prim.scan <add> %x dim 0 : tensor<1048576xi64> -> tensor<1048576xi64>
  %mul = prim.scan <mul> %x dim 0 : tensor<1048576xi64> -> tensor<1048576xi64>
  %maximum = prim.scan <maximum> %x dim 0 : tensor<1048576xi64> -> tensor<1048576xi64>
  %minimum = prim.scan <minimum> %x dim 0 : tensor<1048576xi64> -> tensor<1048576xi64>
  %and = prim.scan <and> %x dim 0 : tensor<1048576xi64> -> tensor<1048576xi64>
  %or = prim.scan <or> %x dim 0 : tensor<1048576xi64> -> tensor<1048576xi64>
  %xor = prim.scan <xor> %x dim 0 : tensor<1048576xi64> -> tensor<1048576xi64>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>, tensor<1048576xi64>
}

// -----

// CHECK-LABEL: func.func @scans_of_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xi1>) -> (tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<256x4096xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 0 : tensor<256xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0] strides [1] : tensor<256xi1> -> tensor<255xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.pad %[[V3]] low [1] with 0 : tensor<255xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scan <add> %[[V0]] dim 1 : tensor<256x4096xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<256xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V6]], %[[V5]] : tensor<256x4096xi1>
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = prim.reshape %[[V7]] : tensor<256x4096xi1> -> tensor<1048576xi1>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = prim.scan <mul> %[[X]] dim 0 : tensor<1048576xi1> -> tensor<1048576xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <maximum> %[[V8]] dims [1] : tensor<256x4096xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.scan <maximum> %[[V9]] dim 0 : tensor<256xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.slice %[[V10]] offsets [0] strides [1] : tensor<256xi1> -> tensor<255xi1>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.pad %[[V11]] low [1] with 0 : tensor<255xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.scan <maximum> %[[V8]] dim 1 : tensor<256x4096xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V12]] dims [0] : tensor<256xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.maximum %[[V14]], %[[V13]] : tensor<256x4096xi1>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = prim.reshape %[[V15]] : tensor<256x4096xi1> -> tensor<1048576xi1>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reduce <minimum> %[[V16]] dims [1] : tensor<256x4096xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.scan <minimum> %[[V17]] dim 0 : tensor<256xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.slice %[[V18]] offsets [0] strides [1] : tensor<256xi1> -> tensor<255xi1>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.pad %[[V19]] low [1] with -1 : tensor<255xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.scan <minimum> %[[V16]] dim 1 : tensor<256x4096xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.broadcast %[[V20]] dims [0] : tensor<256xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.minimum %[[V22]], %[[V21]] : tensor<256x4096xi1>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = prim.reshape %[[V23]] : tensor<256x4096xi1> -> tensor<1048576xi1>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.reduce <and> %[[V24]] dims [1] : tensor<256x4096xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.scan <and> %[[V25]] dim 0 : tensor<256xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.slice %[[V26]] offsets [0] strides [1] : tensor<256xi1> -> tensor<255xi1>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.pad %[[V27]] low [1] with 1 : tensor<255xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.scan <and> %[[V24]] dim 1 : tensor<256x4096xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.broadcast %[[V28]] dims [0] : tensor<256xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.and %[[V30]], %[[V29]] : tensor<256x4096xi1>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = prim.reshape %[[V31]] : tensor<256x4096xi1> -> tensor<1048576xi1>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.reduce <or> %[[V32]] dims [1] : tensor<256x4096xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.scan <or> %[[V33]] dim 0 : tensor<256xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.slice %[[V34]] offsets [0] strides [1] : tensor<256xi1> -> tensor<255xi1>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.pad %[[V35]] low [1] with 0 : tensor<255xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.scan <or> %[[V32]] dim 1 : tensor<256x4096xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.broadcast %[[V36]] dims [0] : tensor<256xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.or %[[V38]], %[[V37]] : tensor<256x4096xi1>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = prim.reshape %[[V39]] : tensor<256x4096xi1> -> tensor<1048576xi1>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.reduce <xor> %[[V40]] dims [1] : tensor<256x4096xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.scan <xor> %[[V41]] dim 0 : tensor<256xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.slice %[[V42]] offsets [0] strides [1] : tensor<256xi1> -> tensor<255xi1>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.pad %[[V43]] low [1] with 0 : tensor<255xi1> -> tensor<256xi1>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.scan <xor> %[[V40]] dim 1 : tensor<256x4096xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.broadcast %[[V44]] dims [0] : tensor<256xi1> -> tensor<256x4096xi1>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.xor %[[V46]], %[[V45]] : tensor<256x4096xi1>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = prim.reshape %[[V47]] : tensor<256x4096xi1> -> tensor<1048576xi1>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>
// CHECK-NEXT:  }
func.func @scans_of_i1(%x: tensor<1048576xi1>) -> (tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>) {
  %add = prim.scan <add> %x dim 0 : tensor<1048576xi1> -> tensor<1048576xi1>
  %mul = prim.scan <mul> %x dim 0 : tensor<1048576xi1> -> tensor<1048576xi1>
  %maximum = prim.scan <maximum> %x dim 0 : tensor<1048576xi1> -> tensor<1048576xi1>
  %minimum = prim.scan <minimum> %x dim 0 : tensor<1048576xi1> -> tensor<1048576xi1>
  %and = prim.scan <and> %x dim 0 : tensor<1048576xi1> -> tensor<1048576xi1>
  %or = prim.scan <or> %x dim 0 : tensor<1048576xi1> -> tensor<1048576xi1>
  %xor = prim.scan <xor> %x dim 0 : tensor<1048576xi1> -> tensor<1048576xi1>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>, tensor<1048576xi1>
}
