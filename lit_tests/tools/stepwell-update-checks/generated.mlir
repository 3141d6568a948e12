// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p cse --split-input-file | filecheck %s --check-prefixes=ALL,CSE
// RUN: stepwell-opt %s -p dce --split-input-file | filecheck %s --check-prefixes=ALL,DCE

/// One operation for two.
// CSE-LABEL: func.func @equal(
// CSE-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CSE-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[X]] : tensor<4xf32>
// CSE-NEXT:    %[[C:[^ ,:]+]] = prim.add %[[A]], %[[A]] : tensor<4xf32>
// CSE-NEXT:    func.return %[[C]] : tensor<4xf32>
// CSE-NEXT:  }
// DCE-LABEL: func.func @equal(
// DCE-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// DCE-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[X]] : tensor<4xf32>
// DCE-NEXT:    %[[B:[^ ,:]+]] = prim.exp %[[X]] : tensor<4xf32>
// DCE-NEXT:    %[[C:[^ ,:]+]] = prim.add %[[A]], %[[B]] : tensor<4xf32>
// DCE-NEXT:    func.return %[[C]] : tensor<4xf32>
// DCE-NEXT:  }
func.func @equal(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = prim.exp %x : tensor<4xf32>
  %b = prim.exp %x : tensor<4xf32>
  %c = prim.add %a, %b : tensor<4xf32>
  func.return %c : tensor<4xf32>
}

// -----

/// Neither pass has anything to do.
// ALL-LABEL: func.func @nothing(
// ALL-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// ALL-NEXT:    func.return %[[X]] : tensor<4xf32>
// ALL-NEXT:  }
func.func @nothing(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}
