// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fold-collectives --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in fold-collectives.mlir.

// CHECK-LABEL: func.func @small(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x8xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<8x8xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<4x8xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[W]][n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[Y]][m, k], %[[V]][n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<4x8xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<4x8xf32>
// CHECK-NEXT:  }
func.func @small(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %y: tensor<4x8xf32>, %v: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %w[n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %1 = prim.contract <mul, add> %y[m, k], %v[n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %2 = prim.add %0, %1 : tensor<4x8xf32>
  func.return %2 : tensor<4x8xf32>
}

// -----

/// Two sums, in either order, are one sum; not those of other groups or other combinations.
// CHECK-LABEL: func.func @sums(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.add %[[X]], %[[W]] : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[V0]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = comm.wait %[[V1]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @sums(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  %z = prim.add %a, %b : tensor<4xf32>
  func.return %z : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @sums_turned(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.add %[[X]], %[[W]] : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[V0]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = comm.wait %[[V1]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @sums_turned(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  %z = prim.add %b, %a : tensor<4xf32>
  func.return %z : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @other_groups(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 2> order 1 (%[[W]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = prim.add %[[A]], %[[B]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @other_groups(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 2> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  %z = prim.add %a, %b : tensor<4xf32>
  func.return %z : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @one_is_a_maximum(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[W]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = prim.add %[[A]], %[[B]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @one_is_a_maximum(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  %z = prim.add %a, %b : tensor<4xf32>
  func.return %z : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @maxima(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%[[W]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = prim.add %[[A]], %[[B]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @maxima(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  %z = prim.add %a, %b : tensor<4xf32>
  func.return %z : tensor<4xf32>
}

// -----

/// A sum that is read otherwise stays, and so does one of several tensors.
// CHECK-LABEL: func.func @a_sum_is_a_result(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[W]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = prim.add %[[A]], %[[B]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]], %[[A]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @a_sum_is_a_result(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  %z = prim.add %a, %b : tensor<4xf32>
  func.return %z, %a : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @twice_the_same(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = prim.add %[[A]], %[[A]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @twice_the_same(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %z = prim.add %a, %a : tensor<4xf32>
  func.return %z : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @of_several(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]], %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]], %[[W]]) : (tensor<4xf32>, tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>, !comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[C:[^ ,:]+]] = comm.wait %[[R]] : tensor<4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = prim.add %[[A]], %[[C]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]], %[[B]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @of_several(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p, %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>, !comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %b = comm.wait %q : tensor<4xf32>
  %r = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %c = comm.wait %r : tensor<4xf32>
  %z = prim.add %a, %c : tensor<4xf32>
  func.return %z, %b : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @of_several_second(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[R:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[C:[^ ,:]+]] = comm.wait %[[R]] : tensor<4xf32>
// CHECK-NEXT:    %[[P:[^ ,:]+]], %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[X]], %[[W]]) : (tensor<4xf32>, tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>, !comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = prim.add %[[A]], %[[C]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]], %[[B]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @of_several_second(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %c = comm.wait %r : tensor<4xf32>
  %p, %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>, !comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %b = comm.wait %q : tensor<4xf32>
  %z = prim.add %a, %c : tensor<4xf32>
  func.return %z, %b : tensor<4xf32>, tensor<4xf32>
}

// -----

/// A collective that starts before the sum is there keeps its place.
// CHECK-LABEL: func.func @another_starts(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[W]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 2 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[C:[^ ,:]+]] = comm.wait %[[R]] : tensor<4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = prim.add %[[A]], %[[B]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]], %[[C]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @another_starts(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  %r = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 2 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %c = comm.wait %r : tensor<4xf32>
  %z = prim.add %a, %b : tensor<4xf32>
  func.return %z, %c : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @another_starts_later(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.add %[[X]], %[[W]] : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[V0]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = comm.wait %[[V1]] : tensor<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 2 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[C:[^ ,:]+]] = comm.wait %[[R]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]], %[[C]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @another_starts_later(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  %z = prim.add %a, %b : tensor<4xf32>
  %r = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 2 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %c = comm.wait %r : tensor<4xf32>
  func.return %z, %c : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @not_a_sum_of_two(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = prim.add %[[A]], %[[W]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @not_a_sum_of_two(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %z = prim.add %a, %w : tensor<4xf32>
  func.return %z : tensor<4xf32>
}

// -----

/// What all ranks have is given back by a maximum or a broadcast, not by a sum, another group, or several tensors.
// CHECK-LABEL: func.func @a_maximum_of_a_sum(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[A]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @a_maximum_of_a_sum(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%a) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  func.return %b : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @a_sum_of_a_sum(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[A]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[B]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @a_sum_of_a_sum(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%a) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  func.return %b : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @a_maximum_in_another_group(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"max"> in <"dp", 2, 2> order 1 (%[[A]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[B]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @a_maximum_in_another_group(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"max"> in <"dp", 2, 2> order 1 (%a) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  func.return %b : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @several_maxima_of_sums(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]], %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[X]], %[[W]]) : (tensor<4xf32>, tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>, !comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<4xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%[[A]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[C:[^ ,:]+]] = comm.wait %[[R]] : tensor<4xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]], %[[T:[^ ,:]+]] = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 2 (%[[A]], %[[B]]) : (tensor<4xf32>, tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>, !comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[D:[^ ,:]+]] = comm.wait %[[S]] : tensor<4xf32>
// CHECK-NEXT:    %[[E:[^ ,:]+]] = comm.wait %[[T]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[C]], %[[D]], %[[E]] : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @several_maxima_of_sums(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %p, %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>, !comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %b = comm.wait %q : tensor<4xf32>
  %r = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%a) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %c = comm.wait %r : tensor<4xf32>
  %s, %t = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 2 (%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>, !comm.pending<tensor<4xf32>>)
  %d = comm.wait %s : tensor<4xf32>
  %e = comm.wait %t : tensor<4xf32>
  func.return %c, %d, %e : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

/// A gather of the parts of a reduction is the whole reduction, unless the parts are read, or come from elsewhere.
// CHECK-LABEL: func.func @whole(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[B]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @whole(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
  %a = comm.wait %p : tensor<2xf32>
  %q = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%a) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  func.return %b : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @part_is_a_result(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<2xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%[[A]]) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[B]], %[[A]] : tensor<4xf32>, tensor<2xf32>
// CHECK-NEXT:  }
func.func @part_is_a_result(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
  %a = comm.wait %p : tensor<2xf32>
  %q = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%a) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  func.return %b, %a : tensor<4xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @gathered_in_another_group(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>, %[[W:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<2xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_gather in <"dp", 2, 2> order 1 (%[[A]]) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[B]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @gathered_in_another_group(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
  %a = comm.wait %p : tensor<2xf32>
  %q = comm.start #comm.all_gather in <"dp", 2, 2> order 1 (%a) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  func.return %b : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @gathered_sum(
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<2xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[Y]]) : (tensor<2xf32>) -> (!comm.pending<tensor<2xf32>>)
// CHECK-NEXT:    %[[A:[^ ,:]+]] = comm.wait %[[P]] : tensor<2xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%[[A]]) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
// CHECK-NEXT:    %[[B:[^ ,:]+]] = comm.wait %[[Q]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[B]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @gathered_sum(%y: tensor<2xf32>) -> (tensor<4xf32>) {
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%y) : (tensor<2xf32>) -> (!comm.pending<tensor<2xf32>>)
  %a = comm.wait %p : tensor<2xf32>
  %q = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%a) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  func.return %b : tensor<4xf32>
}
