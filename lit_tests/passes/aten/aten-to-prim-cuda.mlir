// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

/// On a GPU updates run side by side: what has an atomic update is lowered, what has none is left to ATen.
builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @sums(
  func.func @sums(%x: tensor<8x4xf32>, %i: tensor<8x4xi64>, %u: tensor<8x4xf32>, %h: tensor<8x4xbf16>, %v: tensor<8x4xbf16>) -> (tensor<8x4xf32>, tensor<8x4xbf16>) {
    // CHECK: prim.scatter <add>
    %a = aten.scatter_add %x, %i, %u {dim = 1} : (tensor<8x4xf32>, tensor<8x4xi64>, tensor<8x4xf32>) -> tensor<8x4xf32>
    // CHECK: prim.scatter <add> {{.*}}tensor<8x4xf32>
    // CHECK: prim.convert
    %b = aten.scatter_add %h, %i, %v {dim = 1} : (tensor<8x4xbf16>, tensor<8x4xi64>, tensor<8x4xbf16>) -> tensor<8x4xbf16>
    func.return %a, %b : tensor<8x4xf32>, tensor<8x4xbf16>
  }

  // CHECK-LABEL: func.func @maxima(
  func.func @maxima(%x: tensor<8x4xf32>, %i: tensor<8x4xi64>, %u: tensor<8x4xf32>, %k: tensor<8x4xi32>, %v: tensor<8x4xi32>) -> (tensor<8x4xf32>, tensor<8x4xi32>) {
    // CHECK: aten.scatter_reduce.two {{.*}}extern = "no lowering: there is no atomic maximum of f32"
    %a = aten.scatter_reduce.two %x, %i, %u {dim = 1, reduce = "amax"} : (tensor<8x4xf32>, tensor<8x4xi64>, tensor<8x4xf32>) -> tensor<8x4xf32>
    // CHECK: prim.scatter <maximum>
    %b = aten.scatter_reduce.two %k, %i, %v {dim = 1, reduce = "amax"} : (tensor<8x4xi32>, tensor<8x4xi64>, tensor<8x4xi32>) -> tensor<8x4xi32>
    func.return %a, %b : tensor<8x4xf32>, tensor<8x4xi32>
  }
}

// -----

/// Where equal runs must give equal bits, ATen's kernels decide the order, or refuse.
builtin.module attributes {stepwell.target = "cuda", stepwell.deterministic} {
  // CHECK-LABEL: func.func @in_order(
  func.func @in_order(%x: tensor<8x4xf32>, %i: tensor<8x4xi64>, %u: tensor<8x4xf32>) -> tensor<8x4xf32> {
    // CHECK: aten.scatter_add {{.*}}extern = "deterministic algorithms are asked for"
    %a = aten.scatter_add %x, %i, %u {dim = 1} : (tensor<8x4xf32>, tensor<8x4xi64>, tensor<8x4xf32>) -> tensor<8x4xf32>
    func.return %a : tensor<8x4xf32>
  }
}
