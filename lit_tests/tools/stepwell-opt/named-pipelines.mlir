// RUN: stepwell-opt --show-pipeline=cpu:default | filecheck %s --check-prefix=SHOW
// RUN: stepwell-opt %s -p cpu:default | filecheck %s
// RUN: not stepwell-opt --show-pipeline=cpu:defualt 2>&1 | filecheck %s --check-prefix=UNKNOWN
// RUN: not stepwell-opt %s -p cpu:defualt 2>&1 | filecheck %s --check-prefix=NOWHERE

// RUN: stepwell-opt --show-pipeline='cpu:default{before-fuse=canonicalize,"fuse{max-operations=4}" after-cse@prim=dce}' | filecheck %s --check-prefix=INSERTED
// RUN: stepwell-opt %s -p 'cpu:default{after-fuse=cse}' | filecheck %s
// RUN: not stepwell-opt %s -p 'cpu:default{after-cse=dce}' 2>&1 | filecheck %s --check-prefix=WHERE
// RUN: not stepwell-opt %s -p 'cpu:default{after=fuse}' 2>&1 | filecheck %s --check-prefix=HOW

// INSERTED:      cse {{ *}}equal operations
// INSERTED-NEXT: dce {{ *}}inserted
// INSERTED-NEXT: keep-precision
// INSERTED-NEXT: stream-softmax
// INSERTED-NEXT: split-reductions
// INSERTED-NEXT: canonicalize {{ *}}inserted
// INSERTED-NEXT: fuse{max-operations=4} {{ *}}inserted
// INSERTED-NEXT: fuse {{ *}}operations that can share loops

// WHERE: error: the pass 'cse' occurs 3 times in the pipeline
// HOW: error: a pipeline has no option 'after'

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
