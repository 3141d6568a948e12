// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse --split-input-file | filecheck %s

/// What follows a product is computed with it; what comes before it is not computed anew for each of its columns.
// CHECK-LABEL: func.func @layers(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x256xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<512x256xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<512xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<256x512xf32>) -> tensor<64x256xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "contract_add_tanh" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<64x256xf32>, %[[W_1:[^ ,:]+]] = %[[W]] : tensor<512x256xf32>, %[[B_1:[^ ,:]+]] = %[[B]] : tensor<512xf32>) -> (tensor<64x512xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[X_1]][m, k], %[[W_1]][n, k] -> [m, n] : tensor<64x256xf32>, tensor<512x256xf32> -> tensor<64x512xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.broadcast %[[B_1]] dims [1] : tensor<512xf32> -> tensor<64x512xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<64x512xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.tanh %[[V3]] : tensor<64x512xf32>
// CHECK-NEXT:      prim.yield %[[V4]] : tensor<64x512xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.fusion "contract_add" (%[[V2:[^ ,:]+]] = %[[V0]] : tensor<64x512xf32>, %[[V_1:[^ ,:]+]] = %[[V]] : tensor<256x512xf32>, %[[X_1:[^ ,:]+]] = %[[X]] : tensor<64x256xf32>) -> (tensor<64x256xf32>) {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V2]][m, k], %[[V_1]][n, k] -> [m, n] : tensor<64x512xf32>, tensor<256x512xf32> -> tensor<64x256xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.add %[[X_1]], %[[V3]] : tensor<64x256xf32>
// CHECK-NEXT:      prim.yield %[[V4]] : tensor<64x256xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V1]] : tensor<64x256xf32>
// CHECK-NEXT:  }
func.func @layers(%x: tensor<64x256xf32>, %w: tensor<512x256xf32>, %b: tensor<512xf32>, %v: tensor<256x512xf32>) -> tensor<64x256xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %w[n, k] -> [m, n] : tensor<64x256xf32>, tensor<512x256xf32> -> tensor<64x512xf32>
  %1 = prim.broadcast %b dims [1] : tensor<512xf32> -> tensor<64x512xf32>
  %2 = prim.add %0, %1 : tensor<64x512xf32>
  %3 = prim.tanh %2 : tensor<64x512xf32>
  %4 = prim.contract <mul, add> %3[m, k], %v[n, k] -> [m, n] : tensor<64x512xf32>, tensor<256x512xf32> -> tensor<64x256xf32>
  %5 = prim.add %x, %4 : tensor<64x256xf32>
  func.return %5 : tensor<64x256xf32>
}

// -----

/// One row reads each weight once, so that these are scaled where they are multiplied.
// CHECK-LABEL: func.func @row(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<256xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<512x256xi8>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: tensor<512xf32>) -> tensor<512xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "convert_mul_contract" (%[[W_1:[^ ,:]+]] = %[[W]] : tensor<512x256xi8>, %[[S_1:[^ ,:]+]] = %[[S]] : tensor<512xf32>, %[[X_1:[^ ,:]+]] = %[[X]] : tensor<256xf32>) -> (tensor<512xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.convert %[[W_1]] : tensor<512x256xi8> -> tensor<512x256xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.broadcast %[[S_1]] dims [0] : tensor<512xf32> -> tensor<512x256xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<512x256xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.contract <mul, add> %[[X_1]][k], %[[V3]][n, k] -> [n] : tensor<256xf32>, tensor<512x256xf32> -> tensor<512xf32>
// CHECK-NEXT:      prim.yield %[[V4]] : tensor<512xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<512xf32>
// CHECK-NEXT:  }
func.func @row(%x: tensor<256xf32>, %w: tensor<512x256xi8>, %s: tensor<512xf32>) -> tensor<512xf32> {
  %0 = prim.convert %w : tensor<512x256xi8> -> tensor<512x256xf32>
  %1 = prim.broadcast %s dims [0] : tensor<512xf32> -> tensor<512x256xf32>
  %2 = prim.mul %0, %1 : tensor<512x256xf32>
  %3 = prim.contract <mul, add> %x[k], %2[n, k] -> [n] : tensor<256xf32>, tensor<512x256xf32> -> tensor<512xf32>
  func.return %3 : tensor<512xf32>
}

// -----

/// The tiles of a kernel are of one product: of a sum of two, the second adds what the first has stored.
// CHECK-LABEL: func.func @shortcut(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x256xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<256x256xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<64x128xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<256x128xf32>) -> tensor<64x256xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "contract" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<64x256xf32>, %[[W_1:[^ ,:]+]] = %[[W]] : tensor<256x256xf32>) -> (tensor<64x256xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[X_1]][m, k], %[[W_1]][n, k] -> [m, n] : tensor<64x256xf32>, tensor<256x256xf32> -> tensor<64x256xf32>
// CHECK-NEXT:      prim.yield %[[V1]] : tensor<64x256xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.fusion "contract_add" (%[[Y_1:[^ ,:]+]] = %[[Y]] : tensor<64x128xf32>, %[[V_1:[^ ,:]+]] = %[[V]] : tensor<256x128xf32>, %[[V2:[^ ,:]+]] = %[[V0]] : tensor<64x256xf32>) -> (tensor<64x256xf32>) {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[Y_1]][m, k], %[[V_1]][n, k] -> [m, n] : tensor<64x128xf32>, tensor<256x128xf32> -> tensor<64x256xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<64x256xf32>
// CHECK-NEXT:      prim.yield %[[V4]] : tensor<64x256xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V1]] : tensor<64x256xf32>
// CHECK-NEXT:  }
func.func @shortcut(%x: tensor<64x256xf32>, %w: tensor<256x256xf32>, %y: tensor<64x128xf32>, %v: tensor<256x128xf32>) -> tensor<64x256xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %w[n, k] -> [m, n] : tensor<64x256xf32>, tensor<256x256xf32> -> tensor<64x256xf32>
  %1 = prim.contract <mul, add> %y[m, k], %v[n, k] -> [m, n] : tensor<64x128xf32>, tensor<256x128xf32> -> tensor<64x256xf32>
  %2 = prim.add %0, %1 : tensor<64x256xf32>
  func.return %2 : tensor<64x256xf32>
}

// -----

/// Products that take no longer than another launch are one kernel.
// CHECK-LABEL: func.func @small(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x8xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<8x8xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<4x8xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "contract_add" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<4x8xf32>, %[[W_1:[^ ,:]+]] = %[[W]] : tensor<8x8xf32>, %[[Y_1:[^ ,:]+]] = %[[Y]] : tensor<4x8xf32>, %[[V_1:[^ ,:]+]] = %[[V]] : tensor<8x8xf32>) -> (tensor<4x8xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[X_1]][m, k], %[[W_1]][n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[Y_1]][m, k], %[[V_1]][n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<4x8xf32>
// CHECK-NEXT:      prim.yield %[[V3]] : tensor<4x8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<4x8xf32>
// CHECK-NEXT:  }
func.func @small(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %y: tensor<4x8xf32>, %v: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %w[n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %1 = prim.contract <mul, add> %y[m, k], %v[n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %2 = prim.add %0, %1 : tensor<4x8xf32>
  func.return %2 : tensor<4x8xf32>
}

// -----

/// A few rows share what is computed of a weight.
// CHECK-LABEL: func.func @few_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x256xbf16>, %[[W:[^ ,:]+]]: tensor<512x256xi8>) -> tensor<4x512xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "convert_mul_contract" (%[[W_1:[^ ,:]+]] = %[[W]] : tensor<512x256xi8>, %[[X_1:[^ ,:]+]] = %[[X]] : tensor<4x256xbf16>) -> (tensor<4x512xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.convert %[[W_1]] : tensor<512x256xi8> -> tensor<512x256xbf16>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V1]] : tensor<512x256xbf16>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[X_1]][m, k], %[[V2]][n, k] -> [m, n] : tensor<4x256xbf16>, tensor<512x256xbf16> -> tensor<4x512xf32>
// CHECK-NEXT:      prim.yield %[[V3]] : tensor<4x512xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<4x512xf32>
// CHECK-NEXT:  }
func.func @few_rows(%x: tensor<4x256xbf16>, %w: tensor<512x256xi8>) -> tensor<4x512xf32> {
  %0 = prim.convert %w : tensor<512x256xi8> -> tensor<512x256xbf16>
  %1 = prim.mul %0, %0 : tensor<512x256xbf16>
  %2 = prim.contract <mul, add> %x[m, k], %1[n, k] -> [m, n] : tensor<4x256xbf16>, tensor<512x256xbf16> -> tensor<4x512xf32>
  func.return %2 : tensor<4x512xf32>
}

// -----

/// A row that is appended to a matrix, as in a cache of values, is not computed in the kernel that multiplies this.
// CHECK-LABEL: func.func @appended_row(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1024xbf16>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<1024x1024xbf16>,
// CHECK-SAME:  %[[P:[^ ,:]+]]: tensor<16x257xbf16>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<16x256x64xbf16>) -> tensor<16x64xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "contract" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<1024xbf16>, %[[W_1:[^ ,:]+]] = %[[W]] : tensor<1024x1024xbf16>) -> (tensor<1024xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[X_1]][k], %[[W_1]][n, k] -> [n] : tensor<1024xbf16>, tensor<1024x1024xbf16> -> tensor<1024xf32>
// CHECK-NEXT:      prim.yield %[[V1]] : tensor<1024xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.fusion "convert_concatenate_contract" (%[[V2:[^ ,:]+]] = %[[V0]] : tensor<1024xf32>, %[[C_1:[^ ,:]+]] = %[[C]] : tensor<16x256x64xbf16>, %[[P_1:[^ ,:]+]] = %[[P]] : tensor<16x257xbf16>) -> (tensor<16x64xf32>) {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<1024xf32> -> tensor<1024xbf16>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.reshape %[[V3]] : tensor<1024xbf16> -> tensor<16x1x64xbf16>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.concatenate %[[C_1]], %[[V4]] dim 1 : tensor<16x256x64xbf16>, tensor<16x1x64xbf16> -> tensor<16x257x64xbf16>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.contract <mul, add> %[[P_1]][b, k], %[[V5]][b, k, n] -> [b, n] : tensor<16x257xbf16>, tensor<16x257x64xbf16> -> tensor<16x64xf32>
// CHECK-NEXT:      prim.yield %[[V6]] : tensor<16x64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V1]] : tensor<16x64xf32>
// CHECK-NEXT:  }
func.func @appended_row(%x: tensor<1024xbf16>, %w: tensor<1024x1024xbf16>, %p: tensor<16x257xbf16>, %c: tensor<16x256x64xbf16>) -> tensor<16x64xf32> {
  %0 = prim.contract <mul, add> %x[k], %w[n, k] -> [n] : tensor<1024xbf16>, tensor<1024x1024xbf16> -> tensor<1024xf32>
  %1 = prim.convert %0 : tensor<1024xf32> -> tensor<1024xbf16>
  %2 = prim.reshape %1 : tensor<1024xbf16> -> tensor<16x1x64xbf16>
  %3 = prim.concatenate %c, %2 dim 1 : tensor<16x256x64xbf16>, tensor<16x1x64xbf16> -> tensor<16x257x64xbf16>
  %4 = prim.contract <mul, add> %p[b, k], %3[b, k, n] -> [b, n] : tensor<16x257xbf16>, tensor<16x257x64xbf16> -> tensor<16x64xf32>
  func.return %4 : tensor<16x64xf32>
}

// -----

/// A product of few terms is one like others: where rows are reduced it would be in no tiles.
// CHECK-LABEL: func.func @rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<512x32xf32>, %[[W:[^ ,:]+]]: tensor<256x32xf32>) -> tensor<512xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "contract" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<512x32xf32>, %[[W_1:[^ ,:]+]] = %[[W]] : tensor<256x32xf32>) -> (tensor<512x256xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[X_1]][m, k], %[[W_1]][n, k] -> [m, n] : tensor<512x32xf32>, tensor<256x32xf32> -> tensor<512x256xf32>
// CHECK-NEXT:      prim.yield %[[V1]] : tensor<512x256xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.fusion "exp_reduce" (%[[V2:[^ ,:]+]] = %[[V0]] : tensor<512x256xf32>) -> (tensor<512xf32>) {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.exp %[[V2]] : tensor<512x256xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [1] : tensor<512x256xf32> -> tensor<512xf32>
// CHECK-NEXT:      prim.yield %[[V4]] : tensor<512xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V1]] : tensor<512xf32>
// CHECK-NEXT:  }
func.func @rows(%x: tensor<512x32xf32>, %w: tensor<256x32xf32>) -> tensor<512xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %w[n, k] -> [m, n] : tensor<512x32xf32>, tensor<256x32xf32> -> tensor<512x256xf32>
  %1 = prim.exp %0 : tensor<512x256xf32>
  %2 = prim.reduce <add> %1 dims [1] : tensor<512x256xf32> -> tensor<512xf32>
  func.return %2 : tensor<512xf32>
}

// -----

/// What reduces other rows is apart from a product, whose kernel adds the bias and rounds.
// CHECK-LABEL: func.func @rounded(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<512x640xbf16>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<640x512xbf16>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<512xbf16>) -> tensor<512x512xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "contract_convert_add" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<512x640xbf16>, %[[W_1:[^ ,:]+]] = %[[W]] : tensor<640x512xbf16>, %[[B_1:[^ ,:]+]] = %[[B]] : tensor<512xbf16>) -> (tensor<512x512xbf16>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[X_1]][m, k], %[[W_1]][k, n] -> [m, n] : tensor<512x640xbf16>, tensor<640x512xbf16> -> tensor<512x512xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.convert %[[B_1]] : tensor<512xbf16> -> tensor<512xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<512xf32> -> tensor<512x512xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.add %[[V1]], %[[V3]] : tensor<512x512xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.convert %[[V4]] : tensor<512x512xf32> -> tensor<512x512xbf16>
// CHECK-NEXT:      prim.yield %[[V5]] : tensor<512x512xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.fusion "reduce_sub" (%[[V2:[^ ,:]+]] = %[[V0]] : tensor<512x512xbf16>) -> (tensor<512x512xbf16>) {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.reduce <maximum> %[[V2]] dims [1] : tensor<512x512xbf16> -> tensor<512xbf16>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0] : tensor<512xbf16> -> tensor<512x512xbf16>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.sub %[[V2]], %[[V4]] : tensor<512x512xbf16>
// CHECK-NEXT:      prim.yield %[[V5]] : tensor<512x512xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V1]] : tensor<512x512xbf16>
// CHECK-NEXT:  }
func.func @rounded(%x: tensor<512x640xbf16>, %w: tensor<640x512xbf16>, %b: tensor<512xbf16>) -> tensor<512x512xbf16> {
  %0 = prim.contract <mul, add> %x[m, k], %w[k, n] -> [m, n] : tensor<512x640xbf16>, tensor<640x512xbf16> -> tensor<512x512xf32>
  %1 = prim.convert %b : tensor<512xbf16> -> tensor<512xf32>
  %2 = prim.broadcast %1 dims [1] : tensor<512xf32> -> tensor<512x512xf32>
  %3 = prim.add %0, %2 : tensor<512x512xf32>
  %4 = prim.convert %3 : tensor<512x512xf32> -> tensor<512x512xbf16>
  %5 = prim.reduce <maximum> %4 dims [1] : tensor<512x512xbf16> -> tensor<512xbf16>
  %6 = prim.broadcast %5 dims [0] : tensor<512xbf16> -> tensor<512x512xbf16>
  %7 = prim.sub %4, %6 : tensor<512x512xbf16>
  func.return %7 : tensor<512x512xbf16>
}

// -----

/// What windows overlap on is computed in the kernel of the product that it comes from, which stores it in place of the
/// product: otherwise each element would be computed for each tap.
// CHECK-LABEL: func.func @windows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<32x3136xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<64x9xf32>) -> tensor<64x28x28xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "contract_sin" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<32x3136xf32>, %[[W_1:[^ ,:]+]] = %[[W]] : tensor<64x32xf32>) -> (tensor<64x3136xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[X_1]][k, m], %[[W_1]][n, k] -> [n, m] : tensor<32x3136xf32>, tensor<64x32xf32> -> tensor<64x3136xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.sin %[[V1]] : tensor<64x3136xf32>
// CHECK-NEXT:      prim.yield %[[V2]] : tensor<64x3136xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.fusion "contract" (%[[V2:[^ ,:]+]] = %[[V0]] : tensor<64x3136xf32>, %[[T_1:[^ ,:]+]] = %[[T]] : tensor<64x9xf32>) -> (tensor<64x28x28xf32>) {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<64x3136xf32> -> tensor<64x56x56xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.reshape %[[T_1]] : tensor<64x9xf32> -> tensor<64x3x3xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.contract <mul, add> %[[V3]][b, k + m * 2 - 1, k1 + m1 * 2 - 1], %[[V4]][b, k, k1] -> [b, m, m1] : tensor<64x56x56xf32>, tensor<64x3x3xf32> -> tensor<64x28x28xf32>
// CHECK-NEXT:      prim.yield %[[V5]] : tensor<64x28x28xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V1]] : tensor<64x28x28xf32>
// CHECK-NEXT:  }
func.func @windows(%x: tensor<32x3136xf32>, %w: tensor<64x32xf32>, %t: tensor<64x9xf32>) -> tensor<64x28x28xf32> {
  %0 = prim.contract <mul, add> %x[k, m], %w[n, k] -> [n, m] : tensor<32x3136xf32>, tensor<64x32xf32> -> tensor<64x3136xf32>
  %1 = prim.sin %0 : tensor<64x3136xf32>
  %2 = prim.reshape %1 : tensor<64x3136xf32> -> tensor<64x56x56xf32>
  %3 = prim.reshape %t : tensor<64x9xf32> -> tensor<64x3x3xf32>
  %4 = prim.contract <mul, add> %2[b, m * 2 + k - 1, m1 * 2 + k1 - 1], %3[b, k, k1] -> [b, m, m1] : tensor<64x56x56xf32>, tensor<64x3x3xf32> -> tensor<64x28x28xf32>
  func.return %4 : tensor<64x28x28xf32>
}
