// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// Products of floats of eight bits with scales of all forms.

// CHECK-LABEL: func.func @scaled_by_one(
// CHECK-SAME:  %[[X16:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y256:[^ ,:]+]]: tensor<256x144xf8E4M3FN>,
// CHECK-SAME:  %[[SONE16:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[TONE256:[^ ,:]+]]: tensor<f32>) -> tensor<16x144xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X16]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[Y256]] : tensor<256x144xf8E4M3FN> -> tensor<256x144xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][m, k], %[[V1]][k, n] -> [m, n] : tensor<16x256xbf16>, tensor<256x144xbf16> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[SONE16]] dims [] : tensor<f32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[TONE256]] dims [] : tensor<f32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<16x144xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V2]], %[[V5]] : tensor<16x144xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.convert %[[V6]] : tensor<16x144xf32> -> tensor<16x144xbf16>
// CHECK-NEXT:    func.return %[[V7]] : tensor<16x144xbf16>
// CHECK-NEXT:  }
func.func @scaled_by_one(%x16_256: tensor<16x256xf8E4M3FN>, %y256_144: tensor<256x144xf8E4M3FN>, %sone16_256: tensor<f32>, %tone256_144: tensor<f32>) -> (tensor<16x144xbf16>) {
  %0 = aten._scaled_mm %x16_256, %y256_144, %sone16_256, %tone256_144 {out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x144xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<16x144xbf16>
  func.return %0 : tensor<16x144xbf16>
}

// -----

// CHECK-LABEL: func.func @scaled_by_rows(
// CHECK-SAME:  %[[X16:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y256:[^ ,:]+]]: tensor<256x144xf8E4M3FN>,
// CHECK-SAME:  %[[SROWS16:[^ ,:]+]]: tensor<16x1xf32>,
// CHECK-SAME:  %[[TROWS256:[^ ,:]+]]: tensor<1x144xf32>) -> tensor<16x144xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[TROWS256]] permutation [1, 0] : tensor<1x144xf32> -> tensor<144x1xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[X16]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[Y256]] : tensor<256x144xf8E4M3FN> -> tensor<256x144xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, k], %[[V2]][k, n] -> [m, n] : tensor<16x256xbf16>, tensor<256x144xbf16> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[SROWS16]] : tensor<16x1xf32> -> tensor<16xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<144x1xf32> -> tensor<144xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<16xf32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<144xf32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<16x144xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V3]], %[[V8]] : tensor<16x144xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<16x144xf32> -> tensor<16x144xbf16>
// CHECK-NEXT:    func.return %[[V10]] : tensor<16x144xbf16>
// CHECK-NEXT:  }
func.func @scaled_by_rows(%x16_256: tensor<16x256xf8E4M3FN>, %y256_144: tensor<256x144xf8E4M3FN>, %srows16_256: tensor<16x1xf32>, %trows256_144: tensor<1x144xf32>) -> (tensor<16x144xbf16>) {
  %0 = aten._scaled_mm %x16_256, %y256_144, %srows16_256, %trows256_144 {out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x144xf8E4M3FN>, tensor<16x1xf32>, tensor<1x144xf32>) -> tensor<16x144xbf16>
  func.return %0 : tensor<16x144xbf16>
}

// -----

// CHECK-LABEL: func.func @scaled_by_blocks(
// CHECK-SAME:  %[[X16:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y256:[^ ,:]+]]: tensor<256x144xf8E4M3FN>,
// CHECK-SAME:  %[[SBLOCKS16:[^ ,:]+]]: tensor<16x2xf32>,
// CHECK-SAME:  %[[TBLOCKS256:[^ ,:]+]]: tensor<2x2xf32>) -> tensor<16x144xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[TBLOCKS256]] permutation [1, 0] : tensor<2x2xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[X16]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[Y256]] : tensor<256x144xf8E4M3FN> -> tensor<256x144xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, b * 128 + k], %[[V2]][b * 128 + k, n] -> [b, m, n] where k = 128 : tensor<16x256xbf16>, tensor<256x144xbf16> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.transpose %[[SBLOCKS16]] permutation [1, 0] : tensor<16x2xf32> -> tensor<2x16xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0, 1] : tensor<2x16xf32> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V0]] dims [0, 2] : tensor<2x2xf32> -> tensor<2x128x2xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reshape %[[V6]] : tensor<2x128x2xf32> -> tensor<256x2xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0] strides [1, 1] : tensor<256x2xf32> -> tensor<144x2xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.transpose %[[V8]] permutation [1, 0] : tensor<144x2xf32> -> tensor<2x144xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [0, 2] : tensor<2x144xf32> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V5]], %[[V10]] : tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V3]], %[[V11]] : tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reduce <add> %[[V12]] dims [0] : tensor<2x16x144xf32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<16x144xf32> -> tensor<16x144xbf16>
// CHECK-NEXT:    func.return %[[V14]] : tensor<16x144xbf16>
// CHECK-NEXT:  }
func.func @scaled_by_blocks(%x16_256: tensor<16x256xf8E4M3FN>, %y256_144: tensor<256x144xf8E4M3FN>, %sblocks16_256: tensor<16x2xf32>, %tblocks256_144: tensor<2x2xf32>) -> (tensor<16x144xbf16>) {
  %0 = aten._scaled_mm %x16_256, %y256_144, %sblocks16_256, %tblocks256_144 {out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x144xf8E4M3FN>, tensor<16x2xf32>, tensor<2x2xf32>) -> tensor<16x144xbf16>
  func.return %0 : tensor<16x144xbf16>
}

// -----

// CHECK-LABEL: func.func @scaled_by_columns(
// CHECK-SAME:  %[[X16:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y256:[^ ,:]+]]: tensor<256x144xf8E4M3FN>,
// CHECK-SAME:  %[[SCOLUMNS16:[^ ,:]+]]: tensor<16x2xf32>,
// CHECK-SAME:  %[[TCOLUMNS256:[^ ,:]+]]: tensor<2x144xf32>) -> tensor<16x144xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[TCOLUMNS256]] permutation [1, 0] : tensor<2x144xf32> -> tensor<144x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[X16]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[Y256]] : tensor<256x144xf8E4M3FN> -> tensor<256x144xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, b * 128 + k], %[[V2]][b * 128 + k, n] -> [b, m, n] where k = 128 : tensor<16x256xbf16>, tensor<256x144xbf16> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.transpose %[[SCOLUMNS16]] permutation [1, 0] : tensor<16x2xf32> -> tensor<2x16xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0, 1] : tensor<2x16xf32> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.transpose %[[V0]] permutation [1, 0] : tensor<144x2xf32> -> tensor<2x144xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0, 2] : tensor<2x144xf32> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V5]], %[[V7]] : tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V3]], %[[V8]] : tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reduce <add> %[[V9]] dims [0] : tensor<2x16x144xf32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.convert %[[V10]] : tensor<16x144xf32> -> tensor<16x144xbf16>
// CHECK-NEXT:    func.return %[[V11]] : tensor<16x144xbf16>
// CHECK-NEXT:  }
func.func @scaled_by_columns(%x16_256: tensor<16x256xf8E4M3FN>, %y256_144: tensor<256x144xf8E4M3FN>, %scolumns16_256: tensor<16x2xf32>, %tcolumns256_144: tensor<2x144xf32>) -> (tensor<16x144xbf16>) {
  %0 = aten._scaled_mm %x16_256, %y256_144, %scolumns16_256, %tcolumns256_144 {out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x144xf8E4M3FN>, tensor<16x2xf32>, tensor<2x144xf32>) -> tensor<16x144xbf16>
  func.return %0 : tensor<16x144xbf16>
}

// -----

// CHECK-LABEL: func.func @scaled_by_v2_one(
// CHECK-SAME:  %[[X16:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y256:[^ ,:]+]]: tensor<256x144xf8E4M3FN>,
// CHECK-SAME:  %[[SV2_ONE16:[^ ,:]+]]: tensor<1xf32>,
// CHECK-SAME:  %[[TV2_ONE256:[^ ,:]+]]: tensor<1xf32>) -> tensor<16x144xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X16]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[Y256]] : tensor<256x144xf8E4M3FN> -> tensor<256x144xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][m, k], %[[V1]][k, n] -> [m, n] : tensor<16x256xbf16>, tensor<256x144xbf16> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[SV2_ONE16]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[TV2_ONE256]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V3]] dims [] : tensor<f32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V4]] dims [] : tensor<f32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V5]], %[[V6]] : tensor<16x144xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V2]], %[[V7]] : tensor<16x144xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.convert %[[V8]] : tensor<16x144xf32> -> tensor<16x144xbf16>
// CHECK-NEXT:    func.return %[[V9]] : tensor<16x144xbf16>
// CHECK-NEXT:  }
func.func @scaled_by_v2_one(%x16_256: tensor<16x256xf8E4M3FN>, %y256_144: tensor<256x144xf8E4M3FN>, %sv2_one16_256: tensor<1xf32>, %tv2_one256_144: tensor<1xf32>) -> (tensor<16x144xbf16>) {
  %0 = aten._scaled_mm_v2 %x16_256, %y256_144, [%sv2_one16_256], [%tv2_one256_144] {recipe_a = [0], swizzle_a = [], recipe_b = [0], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x144xf8E4M3FN>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x144xbf16>
  func.return %0 : tensor<16x144xbf16>
}

// -----

// CHECK-LABEL: func.func @scaled_by_v2_rows(
// CHECK-SAME:  %[[X16:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y256:[^ ,:]+]]: tensor<256x144xf8E4M3FN>,
// CHECK-SAME:  %[[SV2_ROWS16:[^ ,:]+]]: tensor<16x1xf32>,
// CHECK-SAME:  %[[TV2_ROWS256:[^ ,:]+]]: tensor<1x144xf32>) -> tensor<16x144xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[TV2_ROWS256]] : tensor<1x144xf32> -> tensor<144x1xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[X16]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[Y256]] : tensor<256x144xf8E4M3FN> -> tensor<256x144xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, k], %[[V2]][k, n] -> [m, n] : tensor<16x256xbf16>, tensor<256x144xbf16> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[SV2_ROWS16]] : tensor<16x1xf32> -> tensor<16xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<144x1xf32> -> tensor<144xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<16xf32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<144xf32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<16x144xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V3]], %[[V8]] : tensor<16x144xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<16x144xf32> -> tensor<16x144xbf16>
// CHECK-NEXT:    func.return %[[V10]] : tensor<16x144xbf16>
// CHECK-NEXT:  }
func.func @scaled_by_v2_rows(%x16_256: tensor<16x256xf8E4M3FN>, %y256_144: tensor<256x144xf8E4M3FN>, %sv2_rows16_256: tensor<16x1xf32>, %tv2_rows256_144: tensor<1x144xf32>) -> (tensor<16x144xbf16>) {
  %0 = aten._scaled_mm_v2 %x16_256, %y256_144, [%sv2_rows16_256], [%tv2_rows256_144] {recipe_a = [1], swizzle_a = [], recipe_b = [1], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x144xf8E4M3FN>, tensor<16x1xf32>, tensor<1x144xf32>) -> tensor<16x144xbf16>
  func.return %0 : tensor<16x144xbf16>
}

// -----

// CHECK-LABEL: func.func @scaled_by_v2_columns(
// CHECK-SAME:  %[[X16:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y256:[^ ,:]+]]: tensor<256x144xf8E4M3FN>,
// CHECK-SAME:  %[[SV2_COLUMNS16:[^ ,:]+]]: tensor<16x2xf32>,
// CHECK-SAME:  %[[TV2_COLUMNS256:[^ ,:]+]]: tensor<144x2xf32>) -> tensor<16x144xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X16]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[Y256]] : tensor<256x144xf8E4M3FN> -> tensor<256x144xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][m, b * 128 + k], %[[V1]][b * 128 + k, n] -> [b, m, n] where k = 128 : tensor<16x256xbf16>, tensor<256x144xbf16> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.transpose %[[SV2_COLUMNS16]] permutation [1, 0] : tensor<16x2xf32> -> tensor<2x16xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<2x16xf32> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.transpose %[[TV2_COLUMNS256]] permutation [1, 0] : tensor<144x2xf32> -> tensor<2x144xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0, 2] : tensor<2x144xf32> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V4]], %[[V6]] : tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V2]], %[[V7]] : tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <add> %[[V8]] dims [0] : tensor<2x16x144xf32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<16x144xf32> -> tensor<16x144xbf16>
// CHECK-NEXT:    func.return %[[V10]] : tensor<16x144xbf16>
// CHECK-NEXT:  }
func.func @scaled_by_v2_columns(%x16_256: tensor<16x256xf8E4M3FN>, %y256_144: tensor<256x144xf8E4M3FN>, %sv2_columns16_256: tensor<16x2xf32>, %tv2_columns256_144: tensor<144x2xf32>) -> (tensor<16x144xbf16>) {
  %0 = aten._scaled_mm_v2 %x16_256, %y256_144, [%sv2_columns16_256], [%tv2_columns256_144] {recipe_a = [4], swizzle_a = [], recipe_b = [4], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x144xf8E4M3FN>, tensor<16x2xf32>, tensor<144x2xf32>) -> tensor<16x144xbf16>
  func.return %0 : tensor<16x144xbf16>
}

// -----

// CHECK-LABEL: func.func @others(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<256x32xf8E4M3FN>,
// CHECK-SAME:  %[[R:[^ ,:]+]]: tensor<16x1xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<1x32xf32>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<32xbf16>,
// CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<16x1xf64>,
// CHECK-SAME:  %[[O:[^ ,:]+]]: tensor<1x1xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<1x1xf32>) -> (tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[C]] permutation [1, 0] : tensor<1x32xf32> -> tensor<32x1xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[X]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[Y]] : tensor<256x32xf8E4M3FN> -> tensor<256x32xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, k], %[[V2]][k, n] -> [m, n] : tensor<16x256xbf16>, tensor<256x32xbf16> -> tensor<16x32xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[R]] : tensor<16x1xf32> -> tensor<16xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<32x1xf32> -> tensor<32xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<16xf32> -> tensor<16x32xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<32xf32> -> tensor<16x32xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V3]], %[[V8]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[B]] : tensor<32xbf16> -> tensor<32xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [1] : tensor<32xf32> -> tensor<16x32xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V9]], %[[V11]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.convert %[[V12]] : tensor<16x32xf32> -> tensor<16x32xbf16>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.transpose %[[Z]] permutation [1, 0] : tensor<1x1xf32> -> tensor<1x1xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.convert %[[X]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.convert %[[Y]] : tensor<256x32xf8E4M3FN> -> tensor<256x32xbf16>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.contract <mul, add> %[[V15]][m, k], %[[V16]][k, n] -> [m, n] : tensor<16x256xbf16>, tensor<256x32xbf16> -> tensor<16x32xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.reshape %[[O]] : tensor<1x1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.reshape %[[V14]] : tensor<1x1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.broadcast %[[V18]] dims [] : tensor<f32> -> tensor<16x32xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.broadcast %[[V19]] dims [] : tensor<f32> -> tensor<16x32xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.mul %[[V20]], %[[V21]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.mul %[[V17]], %[[V22]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.convert %[[V23]] : tensor<16x32xf32> -> tensor<16x32xbf16>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = aten._scaled_mm %[[X]], %[[Y]], %[[R]], %[[C]], none, %[[S]] {out_dtype = bf16} attributes {extern = "library"} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>, tensor<f32>) -> tensor<16x32xbf16>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = aten._scaled_mm_v2 %[[X]], %[[Y]], [%[[R]], %[[R]]], [%[[C]]] {recipe_a = [1, 1], swizzle_a = [], recipe_b = [1], swizzle_b = [], out_dtype = bf16} attributes {extern = "library"} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<16x1xf32>, tensor<1x32xf32>) -> tensor<16x32xbf16>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = aten._scaled_mm_v2 %[[X]], %[[Y]], [%[[R]]], [%[[C]], %[[C]]] {recipe_a = [1], swizzle_a = [], recipe_b = [1, 1], swizzle_b = [], out_dtype = bf16} attributes {extern = "library"} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>, tensor<1x32xf32>) -> tensor<16x32xbf16>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = aten._scaled_mm_v2 %[[X]], %[[Y]], [%[[R]]], [%[[C]]] {recipe_a = [1], swizzle_a = [1], recipe_b = [1], swizzle_b = [], out_dtype = bf16} attributes {extern = "library"} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>) -> tensor<16x32xbf16>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = aten._scaled_mm_v2 %[[X]], %[[Y]], [%[[R]]], [%[[C]]] {recipe_a = [2], swizzle_a = [], recipe_b = [1], swizzle_b = [], out_dtype = bf16} attributes {extern = "library"} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>) -> tensor<16x32xbf16>
// CHECK-NEXT:    func.return %[[V13]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]] : tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>
// CHECK-NEXT:  }
func.func @others(%x: tensor<16x256xf8E4M3FN>, %y: tensor<256x32xf8E4M3FN>, %r: tensor<16x1xf32>, %c: tensor<1x32xf32>, %s: tensor<f32>, %b: tensor<32xbf16>, %h: tensor<16x1xf64>, %o: tensor<1x1xf32>, %z: tensor<1x1xf32>) -> (tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>) {
  %0 = aten._scaled_mm %x, %y, %r, %c, %b {out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>, tensor<32xbf16>) -> tensor<16x32xbf16>
  %1 = aten._scaled_mm %x, %y, %o, %z {out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<16x32xbf16>
  %2 = aten._scaled_mm %x, %y, %r, %c, none, %s {out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>, tensor<f32>) -> tensor<16x32xbf16>
  %3 = aten._scaled_mm_v2 %x, %y, [%r, %r], [%c] {recipe_a = [1, 1], swizzle_a = [], recipe_b = [1], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<16x1xf32>, tensor<1x32xf32>) -> tensor<16x32xbf16>
  %4 = aten._scaled_mm_v2 %x, %y, [%r], [%c, %c] {recipe_a = [1], swizzle_a = [], recipe_b = [1, 1], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>, tensor<1x32xf32>) -> tensor<16x32xbf16>
  %5 = aten._scaled_mm_v2 %x, %y, [%r], [%c] {recipe_a = [1], swizzle_a = [1], recipe_b = [1], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>) -> tensor<16x32xbf16>
  %6 = aten._scaled_mm_v2 %x, %y, [%r], [%c] {recipe_a = [2], swizzle_a = [], recipe_b = [1], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>) -> tensor<16x32xbf16>
  func.return %0, %1, %2, %3, %4, %5, %6 : tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>, tensor<16x32xbf16>
}
