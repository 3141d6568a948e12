// RUN: stepwell-opt --show-pipeline=cpu:default | filecheck %s --check-prefix=SHOW
// RUN: stepwell-opt %s -p cpu:default | filecheck %s
// RUN: not stepwell-opt --show-pipeline=cpu:defualt 2>&1 | filecheck %s --check-prefix=UNKNOWN
// RUN: not stepwell-opt %s -p cpu:defualt 2>&1 | filecheck %s --check-prefix=NOWHERE

// SHOW-LABEL: aten:
// SHOW:         aten-to-prim {{ *}}each ATen operator is lowered to prim operations
// SHOW-LABEL: prim:
// SHOW:         verify-level{level=prim} {{ *}}only operations of the level prim are left
// SHOW-LABEL: loop:
// SHOW:         vectorize {{ *}}the loop that accesses contiguous memory is vectorized

// UNKNOWN: error: unknown pipeline 'cpu:defualt'; did you mean 'cpu:default' or 'cuda:default'?
// NOWHERE: error: cannot import the pass 'cpu:defualt': No module named 'cpu'
// NOWHERE-NEXT: help: did you mean the pipeline 'cpu:default'?

/// A module of the level prim does not need what comes before.
// CHECK:       loop.kernel @exp_0(
// CHECK:         host.launch @exp_0(
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
