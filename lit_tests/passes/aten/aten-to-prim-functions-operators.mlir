// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @abs(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @abs(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.abs %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @abs_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3xui8>) -> tensor<3xui8> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3xui8>
// CHECK-NEXT:  }
func.func @abs_2(%0: tensor<3xui8>) -> tensor<3xui8> {
  %1 = aten.abs %0 : (tensor<3xui8>) -> tensor<3xui8>
  func.return %1 : tensor<3xui8>
}

// -----

// CHECK-LABEL: func.func @sign(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sign %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @sign(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.sign %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @sign_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @sign_2(%0: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %1 = aten.sign %0 : (tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @sgn(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sign %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @sgn(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.sgn %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @round_decimals(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 100.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.round %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 100.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @round_decimals(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.round.decimals %0 {decimals = 2} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @round_decimals_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 10.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.round %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 10.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @round_decimals_2(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.round.decimals %0 {decimals = -1} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @frac(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.trunc %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @frac(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.frac %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @angle(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <lt> %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 3.141592653589793 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V2]], %[[V4]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V6]], %[[V0]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @angle(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.angle %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @angle_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3.141592653589793 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V3]], %[[V5]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V7]], %[[V1]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @angle_2(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.angle %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @floor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.floor %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @floor(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.floor %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @floor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @floor_2(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.floor %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @ceil(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.ceil %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @ceil(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.ceil %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @ceil_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @ceil_2(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.ceil %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @trunc(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.trunc %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @trunc(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.trunc %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @trunc_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @trunc_2(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.trunc %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @round(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.round %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @round(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.round %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @round_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @round_2(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.round %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @exp(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.exp %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @exp(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.exp %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @exp_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.exp %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @exp_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.exp %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @sqrt(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sqrt %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @sqrt(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.sqrt %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @sqrt_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sqrt %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @sqrt_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.sqrt %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @sin(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sin %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @sin(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.sin %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @sin_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sin %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @sin_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.sin %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.log1p %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @log1p(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.log1p %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @log1p_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.log1p %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @log1p_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.log1p %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.rsqrt %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @rsqrt(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.rsqrt %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @rsqrt_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.rsqrt %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @rsqrt_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.rsqrt %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @reciprocal(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reciprocal %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @reciprocal(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.reciprocal %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @reciprocal_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reciprocal %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @reciprocal_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.reciprocal %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @erf(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.erf %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @erf(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.erf %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @erf_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.erf %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @erf_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.erf %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @tanh(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.tanh %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @tanh(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.tanh %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @tanh_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.tanh %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @tanh_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.tanh %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @sigmoid(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sigmoid %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @sigmoid(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.sigmoid %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @sigmoid_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sigmoid %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @sigmoid_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.sigmoid %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @neg(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.neg %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @neg(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.neg %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @neg_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.neg %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @neg_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.neg %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @nan_to_num(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V1]], %[[V2]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3.4028234663852886e+38 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V5]], %[[V6]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant -inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -3.4028234663852886e+38 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V9]], %[[V10]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @nan_to_num(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.nan_to_num %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @nan_to_num_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V1]], %[[V2]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V5]], %[[V6]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant -inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V9]], %[[V10]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @nan_to_num_2(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.nan_to_num %0 {nan = 1.0, posinf = 2.0, neginf = -2.0} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @nan_to_num_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V1]], %[[V2]], %[[V0]] : tensor<3x4xbf16>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant inf : tensor<3x4xbf16>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V4]] : tensor<3x4xbf16>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3.3895313892515355e+38 : tensor<3x4xbf16>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V5]], %[[V6]], %[[V3]] : tensor<3x4xbf16>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant -inf : tensor<3x4xbf16>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V8]] : tensor<3x4xbf16>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -3.3895313892515355e+38 : tensor<3x4xbf16>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V9]], %[[V10]], %[[V7]] : tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @nan_to_num_3(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.nan_to_num %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @nan_to_num_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @nan_to_num_4(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.nan_to_num %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}
