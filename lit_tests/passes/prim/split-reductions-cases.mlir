// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-reductions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p split-reductions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p split-reductions{min-chunk=100000} --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=LARGE

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in split-reductions.mlir.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @few_blocks(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<32x8193xbf16>, %[[Y:[^ ,:]+]]: tensor<48x8193xbf16>) -> tensor<32x48xf32> {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, b * 512 + k], %[[Y]][n, b * 512 + k] -> [b, m, n] where k = 512 : tensor<32x8193xbf16>, tensor<48x8193xbf16> -> tensor<16x32x48xf32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0] {second_stage} : tensor<16x32x48xf32> -> tensor<32x48xf32>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k + 8192], %[[Y]][n, k + 8192] -> [m, n] where k = 1 : tensor<32x8193xbf16>, tensor<48x8193xbf16> -> tensor<32x48xf32>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<32x48xf32>
  // CHECK-NEXT:    func.return %[[V3]] : tensor<32x48xf32>
  // CHECK-NEXT:  }
  func.func @few_blocks(%x: tensor<32x8193xbf16>, %y: tensor<48x8193xbf16>) -> tensor<32x48xf32> {
    %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<32x8193xbf16>, tensor<48x8193xbf16> -> tensor<32x48xf32>
    func.return %0 : tensor<32x48xf32>
  }
}

// -----

// CHECK-LABEL: func.func @bias_gradient(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4096x768xf32>) -> tensor<768xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<4096x768xf32> -> tensor<128x32x768xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<128x32x768xf32> -> tensor<128x768xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] {second_stage} : tensor<128x768xf32> -> tensor<768xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<768xf32>
// CHECK-NEXT:  }
func.func @bias_gradient(%x: tensor<4096x768xf32>) -> tensor<768xf32> {
  %0 = prim.reduce <add> %x dims [0] : tensor<4096x768xf32> -> tensor<768xf32>
  func.return %0 : tensor<768xf32>
}
// CHECK-LABEL: func.func @long_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x131072xf32>) -> tensor<16xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<16x131072xf32> -> tensor<16xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<16xf32>
// CHECK-NEXT:  }
func.func @long_rows(%x: tensor<16x131072xf32>) -> tensor<16xf32> {
  %0 = prim.reduce <add> %x dims [1] : tensor<16x131072xf32> -> tensor<16xf32>
  func.return %0 : tensor<16xf32>
}
// CHECK-LABEL: func.func @negative(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x16384xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<4096x16384xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<512x64xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<?x64xf32, #shape.dims<s0, 64>>) -> (tensor<16xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<16x16384xf32> -> tensor<16xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[Y]] : tensor<4096x16384xf32> -> tensor<128x32x16384xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<128x32x16384xf32> -> tensor<128x16384xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [0] {second_stage} : tensor<128x16384xf32> -> tensor<16384xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[Z]] dims [0] : tensor<512x64xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[W]] dims [0] : tensor<?x64xf32, #shape.dims<s0, 64>> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V3]], %[[V4]], %[[V5]] : tensor<16xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @negative(%x: tensor<16x16384xf32>, %y: tensor<4096x16384xf32>, %z: tensor<512x64xf32>, %n: index {shape.symbol = "s0"}, %w: tensor<?x64xf32, #shape.dims<s0, 64>>) -> (tensor<16xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<64xf32>) {
  %0 = prim.reduce <add> %x dims [1] : tensor<16x16384xf32> -> tensor<16xf32>
  %1 = prim.reduce <add> %y dims [0] : tensor<4096x16384xf32> -> tensor<16384xf32>
  %2 = prim.reduce <add> %z dims [0] : tensor<512x64xf32> -> tensor<64xf32>
  %3 = prim.reduce <add> %w dims [0] : tensor<?x64xf32, #shape.dims<s0, 64>> -> tensor<64xf32>
  func.return %0, %1, %2, %3 : tensor<16xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<64xf32>
}
// CHECK-LABEL: func.func @few_blocks(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<32x8192xbf16>, %[[Y:[^ ,:]+]]: tensor<48x8192xbf16>) -> tensor<32x48xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[Y]][n, k] -> [m, n] : tensor<32x8192xbf16>, tensor<48x8192xbf16> -> tensor<32x48xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<32x48xf32>
// CHECK-NEXT:  }
func.func @few_blocks(%x: tensor<32x8192xbf16>, %y: tensor<48x8192xbf16>) -> tensor<32x48xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<32x8192xbf16>, tensor<48x8192xbf16> -> tensor<32x48xf32>
  func.return %0 : tensor<32x48xf32>
}
// CHECK-LABEL: func.func @negative_enough_blocks(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<512x8192xbf16>, %[[Y:[^ ,:]+]]: tensor<512x8192xbf16>) -> tensor<512x512xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[Y]][n, k] -> [m, n] : tensor<512x8192xbf16>, tensor<512x8192xbf16> -> tensor<512x512xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<512x512xf32>
// CHECK-NEXT:  }
func.func @negative_enough_blocks(%x: tensor<512x8192xbf16>, %y: tensor<512x8192xbf16>) -> tensor<512x512xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<512x8192xbf16>, tensor<512x8192xbf16> -> tensor<512x512xf32>
  func.return %0 : tensor<512x512xf32>
}
// CHECK-LABEL: func.func @negative_short_sums(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<32x2048xbf16>, %[[Y:[^ ,:]+]]: tensor<48x2048xbf16>) -> tensor<32x48xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[Y]][n, k] -> [m, n] : tensor<32x2048xbf16>, tensor<48x2048xbf16> -> tensor<32x48xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<32x48xf32>
// CHECK-NEXT:  }
func.func @negative_short_sums(%x: tensor<32x2048xbf16>, %y: tensor<48x2048xbf16>) -> tensor<32x48xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<32x2048xbf16>, tensor<48x2048xbf16> -> tensor<32x48xf32>
  func.return %0 : tensor<32x48xf32>
}

// -----

// CHECK-LABEL: func.func @symbolic(
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?xf32, #shape.dims<s0 * 127>>) -> tensor<f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [0] : tensor<?xf32, #shape.dims<s0 * 127>> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @symbolic(%n: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0 * 127>>) -> tensor<f32> {
  %0 = prim.reduce <add> %x dims [0] : tensor<?xf32, #shape.dims<s0 * 127>> -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @columns(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<128x64xf32>) -> tensor<64xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [0] : tensor<128x64xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<64xf32>
// CHECK-NEXT:  }
func.func @columns(%x: tensor<128x64xf32>) -> tensor<64xf32> {
  %0 = prim.reduce <add> %x dims [0] : tensor<128x64xf32> -> tensor<64xf32>
  func.return %0 : tensor<64xf32>
}

// -----

// CHECK-LABEL: func.func @symbolic_2(
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?xi32, #shape.dims<s0 * 128>>) -> tensor<i32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<?xi32, #shape.dims<s0 * 128>> -> tensor<64x?xi32, #shape.dims<64, s0 * 2>>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<64x?xi32, #shape.dims<64, s0 * 2>> -> tensor<64xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] {second_stage} : tensor<64xi32> -> tensor<i32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<i32>
// CHECK-NEXT:  }
func.func @symbolic_2(%n: index {shape.symbol = "s0"}, %x: tensor<?xi32, #shape.dims<s0 * 128>>) -> tensor<i32> {
  %0 = prim.reduce <add> %x dims [0] : tensor<?xi32, #shape.dims<s0 * 128>> -> tensor<i32>
  func.return %0 : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1000x1000xbf16>) -> tensor<bf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1000x1000xbf16> -> tensor<100x10x1000xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1, 2] : tensor<100x10x1000xbf16> -> tensor<100xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <maximum> %[[V1]] dims [0] {second_stage} : tensor<100xbf16> -> tensor<bf16>
// CHECK-NEXT:    func.return %[[V2]] : tensor<bf16>
// CHECK-NEXT:  }
func.func @rows(%x: tensor<1000x1000xbf16>) -> tensor<bf16> {
  %0 = prim.reduce <maximum> %x dims [0, 1] : tensor<1000x1000xbf16> -> tensor<bf16>
  func.return %0 : tensor<bf16>
}

// -----

// CHECK-LABEL: func.func @bits(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1000003xi64>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[X]] offsets [1000000] strides [1] : tensor<1000003xi64> -> tensor<3xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <and> %[[V0]] dims [0] : tensor<3xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[X]] offsets [0] strides [1] : tensor<1000003xi64> -> tensor<1000000xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<1000000xi64> -> tensor<64x15625xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <and> %[[V3]] dims [1] : tensor<64x15625xi64> -> tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <and> %[[V4]] dims [0] {second_stage} : tensor<64xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.and %[[V5]], %[[V1]] : tensor<i64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[X]] offsets [1000000] strides [1] : tensor<1000003xi64> -> tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <or> %[[V7]] dims [0] : tensor<3xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.slice %[[X]] offsets [0] strides [1] : tensor<1000003xi64> -> tensor<1000000xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[V9]] : tensor<1000000xi64> -> tensor<64x15625xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <or> %[[V10]] dims [1] : tensor<64x15625xi64> -> tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reduce <or> %[[V11]] dims [0] {second_stage} : tensor<64xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.or %[[V12]], %[[V8]] : tensor<i64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.slice %[[X]] offsets [1000000] strides [1] : tensor<1000003xi64> -> tensor<3xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reduce <xor> %[[V14]] dims [0] : tensor<3xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.slice %[[X]] offsets [0] strides [1] : tensor<1000003xi64> -> tensor<1000000xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reshape %[[V16]] : tensor<1000000xi64> -> tensor<64x15625xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.reduce <xor> %[[V17]] dims [1] : tensor<64x15625xi64> -> tensor<64xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.reduce <xor> %[[V18]] dims [0] {second_stage} : tensor<64xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.xor %[[V19]], %[[V15]] : tensor<i64>
// CHECK-NEXT:    func.return %[[V6]], %[[V13]], %[[V20]] : tensor<i64>, tensor<i64>, tensor<i64>
// CHECK-NEXT:  }
func.func @bits(%x: tensor<1000003xi64>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
  %0 = prim.reduce <and> %x dims [0] : tensor<1000003xi64> -> tensor<i64>
  %1 = prim.reduce <or> %x dims [0] : tensor<1000003xi64> -> tensor<i64>
  %2 = prim.reduce <xor> %x dims [0] : tensor<1000003xi64> -> tensor<i64>
  func.return %0, %1, %2 : tensor<i64>, tensor<i64>, tensor<i64>
}

// -----

// CHECK-LABEL: func.func @extremes(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1000003xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[X]] offsets [1000000] strides [1] : tensor<1000003xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[X]] offsets [0] strides [1] : tensor<1000003xf32> -> tensor<1000000xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<1000000xf32> -> tensor<64x15625xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <maximum> %[[V3]] dims [1] : tensor<64x15625xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <maximum> %[[V4]] dims [0] {second_stage} : tensor<64xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.maximum %[[V5]], %[[V1]] : tensor<f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[X]] offsets [1000000] strides [1] : tensor<1000003xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <minimum> %[[V7]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.slice %[[X]] offsets [0] strides [1] : tensor<1000003xf32> -> tensor<1000000xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[V9]] : tensor<1000000xf32> -> tensor<64x15625xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <minimum> %[[V10]] dims [1] : tensor<64x15625xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reduce <minimum> %[[V11]] dims [0] {second_stage} : tensor<64xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.minimum %[[V12]], %[[V8]] : tensor<f32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.slice %[[X]] offsets [1000000] strides [1] : tensor<1000003xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reduce <mul> %[[V14]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.slice %[[X]] offsets [0] strides [1] : tensor<1000003xf32> -> tensor<1000000xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reshape %[[V16]] : tensor<1000000xf32> -> tensor<64x15625xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.reduce <mul> %[[V17]] dims [1] : tensor<64x15625xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.reduce <mul> %[[V18]] dims [0] {second_stage} : tensor<64xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.mul %[[V19]], %[[V15]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V6]], %[[V13]], %[[V20]] : tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @extremes(%x: tensor<1000003xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = prim.reduce <maximum> %x dims [0] : tensor<1000003xf32> -> tensor<f32>
  %1 = prim.reduce <minimum> %x dims [0] : tensor<1000003xf32> -> tensor<f32>
  %2 = prim.reduce <mul> %x dims [0] : tensor<1000003xf32> -> tensor<f32>
  func.return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @rows(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?x100000xf32, #shape.dims<s0, 100000>>) -> tensor<?xf32, #shape.dims<s0>> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<?x100000xf32, #shape.dims<s0, 100000>> -> tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    func.return %[[V0]] : tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:  }
func.func @rows(%s0: index {shape.symbol = "s0"}, %x: tensor<?x100000xf32, #shape.dims<s0, 100000>>) -> tensor<?xf32, #shape.dims<s0>> {
  %0 = prim.reduce <add> %x dims [1] : tensor<?x100000xf32, #shape.dims<s0, 100000>> -> tensor<?xf32, #shape.dims<s0>>
  func.return %0 : tensor<?xf32, #shape.dims<s0>>
}

// -----

// CHECK-LABEL: func.func @few(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x6000xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<4x6000xf32> -> tensor<4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @few(%x: tensor<4x6000xf32>) -> tensor<4xf32> {
  %0 = prim.reduce <add> %x dims [1] : tensor<4x6000xf32> -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @conjunctions(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x40000xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<2x70001xi1>) -> (tensor<2xf32>, tensor<2xi1>, tensor<2xi1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<2x40000xf32> -> tensor<2x16x2500xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<2x16x2500xf32> -> tensor<2x16xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] {second_stage} : tensor<2x16xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[Y]] offsets [0, 69984] strides [1, 1] : tensor<2x70001xi1> -> tensor<2x17xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <and> %[[V3]] dims [1] : tensor<2x17xi1> -> tensor<2xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[Y]] offsets [0, 0] strides [1, 1] : tensor<2x70001xi1> -> tensor<2x69984xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[V5]] : tensor<2x69984xi1> -> tensor<2x32x2187xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <and> %[[V6]] dims [2] : tensor<2x32x2187xi1> -> tensor<2x32xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <and> %[[V7]] dims [1] {second_stage} : tensor<2x32xi1> -> tensor<2xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.and %[[V8]], %[[V4]] : tensor<2xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.slice %[[Y]] offsets [0, 69984] strides [1, 1] : tensor<2x70001xi1> -> tensor<2x17xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <or> %[[V10]] dims [1] : tensor<2x17xi1> -> tensor<2xi1>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.slice %[[Y]] offsets [0, 0] strides [1, 1] : tensor<2x70001xi1> -> tensor<2x69984xi1>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reshape %[[V12]] : tensor<2x69984xi1> -> tensor<2x32x2187xi1>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <or> %[[V13]] dims [2] : tensor<2x32x2187xi1> -> tensor<2x32xi1>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reduce <or> %[[V14]] dims [1] {second_stage} : tensor<2x32xi1> -> tensor<2xi1>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.or %[[V15]], %[[V11]] : tensor<2xi1>
// CHECK-NEXT:    func.return %[[V2]], %[[V9]], %[[V16]] : tensor<2xf32>, tensor<2xi1>, tensor<2xi1>
// CHECK-NEXT:  }
func.func @conjunctions(%x: tensor<2x40000xf32>, %y: tensor<2x70001xi1>) -> (tensor<2xf32>, tensor<2xi1>, tensor<2xi1>) {
  %0 = prim.reduce <add> %x dims [1] : tensor<2x40000xf32> -> tensor<2xf32>
  %1 = prim.reduce <and> %y dims [1] : tensor<2x70001xi1> -> tensor<2xi1>
  %2 = prim.reduce <or> %y dims [1] : tensor<2x70001xi1> -> tensor<2xi1>
  func.return %0, %1, %2 : tensor<2xf32>, tensor<2xi1>, tensor<2xi1>
}
// CHECK-LABEL: func.func @short_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<7x5000xf32>) -> tensor<7xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<7x5000xf32> -> tensor<7x2x2500xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<7x2x2500xf32> -> tensor<7x2xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] {second_stage} : tensor<7x2xf32> -> tensor<7xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<7xf32>
// CHECK-NEXT:  }
func.func @short_rows(%x: tensor<7x5000xf32>) -> tensor<7xf32> {
  %0 = prim.reduce <add> %x dims [1] : tensor<7x5000xf32> -> tensor<7xf32>
  func.return %0 : tensor<7xf32>
}

// -----

// CHECK-LABEL: func.func @short_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x?xf32, #shape.dims<2, s0>>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<1x24000xf32>) -> tensor<1xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[Y]] dims [1] : tensor<1x24000xf32> -> tensor<1xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<1xf32>
// CHECK-NEXT:  }
func.func @short_rows(%x: tensor<2x?xf32, #shape.dims<2, s0>>, %n: index {shape.symbol = "s0"}, %y: tensor<1x24000xf32>) -> tensor<1xf32> {
  %0 = prim.reduce <add> %y dims [1] : tensor<1x24000xf32> -> tensor<1xf32>
  func.return %0 : tensor<1xf32>
}

// REMARK:       {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:10: split-reductions: prim.contract adds up 16 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 128 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 16 rows keep all threads busy, bound 8
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 16 rows keep all threads busy, bound 8
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 128 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its columns take 32768 elements, bound 131072
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its size across memory depends on symbols
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 1536 rows keep all threads busy, bound 8
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 262144 rows keep all threads busy, bound 8
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 1536 rows keep all threads busy, bound 8
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: s0 * 127 elements cannot be cut into about 64 chunks
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its columns take 8192 elements, bound 131072
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 100 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: how many rows there are depends on symbols
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: it reduces 24000 elements, bound 32768
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 16 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 32 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 32 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 2 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: it reduces 24000 elements, bound 32768

// LARGE:       {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:10: split-reductions: prim.contract adds up 16 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 128 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 16 rows keep all threads busy, bound 8
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 16 rows keep all threads busy, bound 8
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 128 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its columns take 32768 elements, bound 131072
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its size across memory depends on symbols
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 1536 rows keep all threads busy, bound 8
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 262144 rows keep all threads busy, bound 8
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 1536 rows keep all threads busy, bound 8
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: s0 * 127 elements cannot be cut into about 64 chunks
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its columns take 8192 elements, bound 131072
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 10 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 10 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 10 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 10 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 10 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 10 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 10 chunks first
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: how many rows there are depends on symbols
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: it reduces 24000 elements, bound 32768
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its rows are shorter than two chunks of 100000 elements
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its rows are shorter than two chunks of 100000 elements
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its rows are shorter than two chunks of 100000 elements
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its rows are shorter than two chunks of 100000 elements
// LARGE-NEXT:  {{.*}}split-reductions-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: it reduces 24000 elements, bound 32768
