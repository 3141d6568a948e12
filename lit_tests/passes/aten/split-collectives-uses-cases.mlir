// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'split-collectives{least=48 pieces=3}' --split-input-file | filecheck %s

/// An even number of rows, each piece as large as is asked for.
// CHECK-LABEL: func.func @two_pieces(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 0, end = 2} : (tensor<4x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.mm %[[V0]], %[[W]] : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[V1]]) : (tensor<2x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 2, end = 4} : (tensor<4x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.mm %[[V3]], %[[W]] : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[V4]]) : (tensor<2x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = comm.wait %[[V2]] : tensor<2x6xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = comm.wait %[[V5]] : tensor<2x6xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.cat [%[[V6]], %[[V7]]] : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<4x6xf32>
// CHECK-NEXT:  }
func.func @two_pieces(%x: tensor<4x4xf32>, %w: tensor<4x6xf32>) -> (tensor<4x6xf32>) {
  %a = aten.mm %x, %w : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<4x6xf32>) -> (!comm.pending<tensor<4x6xf32>>)
  %y = comm.wait %p : tensor<4x6xf32>
  func.return %y : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @one_piece(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<2x6xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[A]]) : (tensor<2x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<2x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x6xf32>
// CHECK-NEXT:  }
func.func @one_piece(%x: tensor<2x4xf32>, %w: tensor<4x6xf32>) -> (tensor<2x6xf32>) {
  %a = aten.mm %x, %w : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<2x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
  %y = comm.wait %p : tensor<2x6xf32>
  func.return %y : tensor<2x6xf32>
}

// -----

// CHECK-LABEL: func.func @odd_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<7x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<7x6xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<7x4xf32>, tensor<4x6xf32>) -> tensor<7x6xf32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[A]]) : (tensor<7x6xf32>) -> (!comm.pending<tensor<7x6xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<7x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<7x6xf32>
// CHECK-NEXT:  }
func.func @odd_rows(%x: tensor<7x4xf32>, %w: tensor<4x6xf32>) -> (tensor<7x6xf32>) {
  %a = aten.mm %x, %w : (tensor<7x4xf32>, tensor<4x6xf32>) -> tensor<7x6xf32>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<7x6xf32>) -> (!comm.pending<tensor<7x6xf32>>)
  %y = comm.wait %p : tensor<7x6xf32>
  func.return %y : tensor<7x6xf32>
}

// -----

// CHECK-LABEL: func.func @three_times_two_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<6x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<6x6xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 0, end = 2} : (tensor<6x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.mm %[[V0]], %[[W]] : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[V1]]) : (tensor<2x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 2, end = 4} : (tensor<6x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.mm %[[V3]], %[[W]] : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[V4]]) : (tensor<2x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 4, end = 6} : (tensor<6x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.mm %[[V6]], %[[W]] : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 2 (%[[V7]]) : (tensor<2x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = comm.wait %[[V2]] : tensor<2x6xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = comm.wait %[[V5]] : tensor<2x6xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = comm.wait %[[V8]] : tensor<2x6xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.cat [%[[V9]], %[[V10]], %[[V11]]] : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<6x6xf32>
// CHECK-NEXT:  }
func.func @three_times_two_rows(%x: tensor<6x4xf32>, %w: tensor<4x6xf32>) -> (tensor<6x6xf32>) {
  %a = aten.mm %x, %w : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<6x6xf32>) -> (!comm.pending<tensor<6x6xf32>>)
  %y = comm.wait %p : tensor<6x6xf32>
  func.return %y : tensor<6x6xf32>
}

// -----

/// What something else reads stays whole, and what is no product of rows.
// CHECK-LABEL: func.func @read_elsewhere(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>) {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[A]]) : (tensor<8x6xf32>) -> (!comm.pending<tensor<8x6xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<8x6xf32>
// CHECK-NEXT:    func.return %[[Y]], %[[A]] : tensor<8x6xf32>, tensor<8x6xf32>
// CHECK-NEXT:  }
func.func @read_elsewhere(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>) {
  %a = aten.mm %x, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<8x6xf32>) -> (!comm.pending<tensor<8x6xf32>>)
  %y = comm.wait %p : tensor<8x6xf32>
  func.return %y, %a : tensor<8x6xf32>, tensor<8x6xf32>
}

// -----

// CHECK-LABEL: func.func @through_views(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<4x12xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 0, end = 4} : (tensor<8x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.mm %[[V0]], %[[W]] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[V1]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<4x6xf32>>)
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 4, end = 8} : (tensor<8x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.mm %[[V3]], %[[W]] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[V4]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<4x6xf32>>)
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = comm.wait %[[V2]] : tensor<4x6xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = comm.wait %[[V5]] : tensor<4x6xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.cat [%[[V6]], %[[V7]]] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [4, 12]} : (tensor<8x6xf32>) -> tensor<4x12xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<4x12xf32>
// CHECK-NEXT:  }
func.func @through_views(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>) -> (tensor<4x12xf32>) {
  %a = aten.mm %x, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %v = aten.view %a {size = [2, 4, 6]} : (tensor<8x6xf32>) -> tensor<2x4x6xf32>
  %u = aten.view %v {size = [4, 12]} : (tensor<2x4x6xf32>) -> tensor<4x12xf32>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%u) : (tensor<4x12xf32>) -> (!comm.pending<tensor<4x12xf32>>)
  %y = comm.wait %p : tensor<4x12xf32>
  func.return %y : tensor<4x12xf32>
}

// -----

// CHECK-LABEL: func.func @through_a_function(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<8x6xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.relu %[[A]] : (tensor<8x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[R]]) : (tensor<8x6xf32>) -> (!comm.pending<tensor<8x6xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<8x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<8x6xf32>
// CHECK-NEXT:  }
func.func @through_a_function(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>) -> (tensor<8x6xf32>) {
  %a = aten.mm %x, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %r = aten.relu %a : (tensor<8x6xf32>) -> tensor<8x6xf32>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%r) : (tensor<8x6xf32>) -> (!comm.pending<tensor<8x6xf32>>)
  %y = comm.wait %p : tensor<8x6xf32>
  func.return %y : tensor<8x6xf32>
}

// -----

// CHECK-LABEL: func.func @with_a_matrix_added(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x4xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<4x6xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8x6xf32>) -> tensor<8x6xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[W]] : (tensor<8x6xf32>, tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[A]]) : (tensor<8x6xf32>) -> (!comm.pending<tensor<8x6xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<8x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<8x6xf32>
// CHECK-NEXT:  }
func.func @with_a_matrix_added(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %b: tensor<8x6xf32>) -> (tensor<8x6xf32>) {
  %a = aten.addmm %b, %x, %w : (tensor<8x6xf32>, tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<8x6xf32>) -> (!comm.pending<tensor<8x6xf32>>)
  %y = comm.wait %p : tensor<8x6xf32>
  func.return %y : tensor<8x6xf32>
}

// -----

// CHECK-LABEL: func.func @with_a_row_added(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x4xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<4x6xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<6xf32>) -> tensor<8x6xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 0, end = 4} : (tensor<8x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.addmm %[[B]], %[[V0]], %[[W]] : (tensor<6xf32>, tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[V1]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<4x6xf32>>)
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 4, end = 8} : (tensor<8x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.addmm %[[B]], %[[V3]], %[[W]] : (tensor<6xf32>, tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[V4]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<4x6xf32>>)
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = comm.wait %[[V2]] : tensor<4x6xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = comm.wait %[[V5]] : tensor<4x6xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.cat [%[[V6]], %[[V7]]] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<8x6xf32>
// CHECK-NEXT:  }
func.func @with_a_row_added(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %b: tensor<6xf32>) -> (tensor<8x6xf32>) {
  %a = aten.addmm %b, %x, %w : (tensor<6xf32>, tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<8x6xf32>) -> (!comm.pending<tensor<8x6xf32>>)
  %y = comm.wait %p : tensor<8x6xf32>
  func.return %y : tensor<8x6xf32>
}

// -----

// CHECK-LABEL: func.func @unknown_rows(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?x4xf32, #shape.dims<s0, 4>>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<?x6xf32, #shape.dims<s0, 6>> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<?x4xf32, #shape.dims<s0, 4>>, tensor<4x6xf32>) -> tensor<?x6xf32, #shape.dims<s0, 6>>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[A]]) : (tensor<?x6xf32, #shape.dims<s0, 6>>) -> (!comm.pending<tensor<?x6xf32, #shape.dims<s0, 6>>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<?x6xf32, #shape.dims<s0, 6>>
// CHECK-NEXT:    func.return %[[Y]] : tensor<?x6xf32, #shape.dims<s0, 6>>
// CHECK-NEXT:  }
func.func @unknown_rows(%s0: index {shape.symbol = "s0"}, %x: tensor<?x4xf32, #shape.dims<s0, 4>>, %w: tensor<4x6xf32>) -> (tensor<?x6xf32, #shape.dims<s0, 6>>) {
  %a = aten.mm %x, %w : (tensor<?x4xf32, #shape.dims<s0, 4>>, tensor<4x6xf32>) -> tensor<?x6xf32, #shape.dims<s0, 6>>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<?x6xf32, #shape.dims<s0, 6>>) -> (!comm.pending<tensor<?x6xf32, #shape.dims<s0, 6>>>)
  %y = comm.wait %p : tensor<?x6xf32, #shape.dims<s0, 6>>
  func.return %y : tensor<?x6xf32, #shape.dims<s0, 6>>
}

// -----

/// Each piece has as many rows of each rank.
// CHECK-LABEL: func.func @scattered_by_four(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[X]] {shape = [4, 4, 4]} : (tensor<16x4xf32>) -> tensor<4x4x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.slice.Tensor %[[V0]] {dim = 1, start = 0, end = 2} : (tensor<4x4x4xf32>) -> tensor<4x2x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [8, 4]} : (tensor<4x2x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.mm %[[V2]], %[[W]] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 4, 1> order 0 (%[[V3]]) : (tensor<8x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.slice.Tensor %[[V0]] {dim = 1, start = 2, end = 4} : (tensor<4x4x4xf32>) -> tensor<4x2x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.reshape %[[V5]] {shape = [8, 4]} : (tensor<4x2x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.mm %[[V6]], %[[W]] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 4, 1> order 1 (%[[V7]]) : (tensor<8x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = comm.wait %[[V4]] : tensor<2x6xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = comm.wait %[[V8]] : tensor<2x6xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.cat [%[[V9]], %[[V10]]] : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<4x6xf32>
// CHECK-NEXT:  }
func.func @scattered_by_four(%x: tensor<16x4xf32>, %w: tensor<4x6xf32>) -> (tensor<4x6xf32>) {
  %a = aten.mm %x, %w : (tensor<16x4xf32>, tensor<4x6xf32>) -> tensor<16x6xf32>
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 4, 1> order 0 (%a) : (tensor<16x6xf32>) -> (!comm.pending<tensor<4x6xf32>>)
  %y = comm.wait %p : tensor<4x6xf32>
  func.return %y : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @scattered_to_one_row_each(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<1x6xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 4, 1> order 0 (%[[A]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<1x6xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<1x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x6xf32>
// CHECK-NEXT:  }
func.func @scattered_to_one_row_each(%x: tensor<4x4xf32>, %w: tensor<4x6xf32>) -> (tensor<1x6xf32>) {
  %a = aten.mm %x, %w : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 4, 1> order 0 (%a) : (tensor<4x6xf32>) -> (!comm.pending<tensor<1x6xf32>>)
  %y = comm.wait %p : tensor<1x6xf32>
  func.return %y : tensor<1x6xf32>
}

// -----

// CHECK-LABEL: func.func @scattered_to_three_rows_each(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<12x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<3x6xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[X]] {shape = [4, 3, 4]} : (tensor<12x4xf32>) -> tensor<4x3x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.slice.Tensor %[[V0]] {dim = 1, start = 0, end = 1} : (tensor<4x3x4xf32>) -> tensor<4x1x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [4, 4]} : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.mm %[[V2]], %[[W]] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 4, 1> order 0 (%[[V3]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<1x6xf32>>)
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.slice.Tensor %[[V0]] {dim = 1, start = 1, end = 2} : (tensor<4x3x4xf32>) -> tensor<4x1x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.reshape %[[V5]] {shape = [4, 4]} : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.mm %[[V6]], %[[W]] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 4, 1> order 1 (%[[V7]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<1x6xf32>>)
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.slice.Tensor %[[V0]] {dim = 1, start = 2, end = 3} : (tensor<4x3x4xf32>) -> tensor<4x1x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = aten.reshape %[[V9]] {shape = [4, 4]} : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = aten.mm %[[V10]], %[[W]] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 4, 1> order 2 (%[[V11]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<1x6xf32>>)
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = comm.wait %[[V4]] : tensor<1x6xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = comm.wait %[[V8]] : tensor<1x6xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = comm.wait %[[V12]] : tensor<1x6xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.cat [%[[V13]], %[[V14]], %[[V15]]] : (tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<3x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<3x6xf32>
// CHECK-NEXT:  }
func.func @scattered_to_three_rows_each(%x: tensor<12x4xf32>, %w: tensor<4x6xf32>) -> (tensor<3x6xf32>) {
  %a = aten.mm %x, %w : (tensor<12x4xf32>, tensor<4x6xf32>) -> tensor<12x6xf32>
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 4, 1> order 0 (%a) : (tensor<12x6xf32>) -> (!comm.pending<tensor<3x6xf32>>)
  %y = comm.wait %p : tensor<3x6xf32>
  func.return %y : tensor<3x6xf32>
}

// -----

// CHECK-LABEL: func.func @scattered_view(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = aten.view %[[A]] {size = [8, 6]} : (tensor<8x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%[[V]]) : (tensor<8x6xf32>) -> (!comm.pending<tensor<4x6xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<4x6xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<4x6xf32>
// CHECK-NEXT:  }
func.func @scattered_view(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>) -> (tensor<4x6xf32>) {
  %a = aten.mm %x, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %v = aten.view %a {size = [8, 6]} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%v) : (tensor<8x6xf32>) -> (!comm.pending<tensor<4x6xf32>>)
  %y = comm.wait %p : tensor<4x6xf32>
  func.return %y : tensor<4x6xf32>
}

// -----

/// The product of the pieces that are there is computed while others are under way.
// CHECK-LABEL: func.func @gathered_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<8x6xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 0, end = 2} : (tensor<4x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%[[V0]]) : (tensor<2x4xf32>) -> (!comm.pending<tensor<4x4xf32>>)
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 2, end = 4} : (tensor<4x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%[[V2]]) : (tensor<2x4xf32>) -> (!comm.pending<tensor<4x4xf32>>)
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = comm.wait %[[V1]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.mm %[[V4]], %[[W]] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.reshape %[[V5]] {shape = [2, 2, 6]} : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = comm.wait %[[V3]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.mm %[[V7]], %[[W]] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 2, 6]} : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = aten.cat [%[[V6]], %[[V9]]] {dim = 1} : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.reshape %[[V10]] {shape = [8, 6]} : (tensor<2x4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<8x6xf32>
// CHECK-NEXT:  }
func.func @gathered_rows(%x: tensor<4x4xf32>, %w: tensor<4x6xf32>) -> (tensor<8x6xf32>) {
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<4x4xf32>) -> (!comm.pending<tensor<8x4xf32>>)
  %y = comm.wait %p : tensor<8x4xf32>
  %z = aten.mm %y, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  func.return %z : tensor<8x6xf32>
}

// -----

// CHECK-LABEL: func.func @gathered_by_four(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<16x6xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 0, end = 2} : (tensor<4x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 4, 1> order 0 (%[[V0]]) : (tensor<2x4xf32>) -> (!comm.pending<tensor<8x4xf32>>)
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 2, end = 4} : (tensor<4x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 4, 1> order 1 (%[[V2]]) : (tensor<2x4xf32>) -> (!comm.pending<tensor<8x4xf32>>)
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = comm.wait %[[V1]] : tensor<8x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.mm %[[V4]], %[[W]] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.reshape %[[V5]] {shape = [4, 2, 6]} : (tensor<8x6xf32>) -> tensor<4x2x6xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = comm.wait %[[V3]] : tensor<8x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.mm %[[V7]], %[[W]] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [4, 2, 6]} : (tensor<8x6xf32>) -> tensor<4x2x6xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = aten.cat [%[[V6]], %[[V9]]] {dim = 1} : (tensor<4x2x6xf32>, tensor<4x2x6xf32>) -> tensor<4x4x6xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.reshape %[[V10]] {shape = [16, 6]} : (tensor<4x4x6xf32>) -> tensor<16x6xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<16x6xf32>
// CHECK-NEXT:  }
func.func @gathered_by_four(%x: tensor<4x4xf32>, %w: tensor<4x6xf32>) -> (tensor<16x6xf32>) {
  %p = comm.start #comm.all_gather in <"tp", 4, 1> order 0 (%x) : (tensor<4x4xf32>) -> (!comm.pending<tensor<16x4xf32>>)
  %y = comm.wait %p : tensor<16x4xf32>
  %z = aten.mm %y, %w : (tensor<16x4xf32>, tensor<4x6xf32>) -> tensor<16x6xf32>
  func.return %z : tensor<16x6xf32>
}

// -----

// CHECK-LABEL: func.func @gathered_odd_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<3x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<6x6xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<3x4xf32>) -> (!comm.pending<tensor<6x4xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<6x4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.mm %[[Y]], %[[W]] : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<6x6xf32>
// CHECK-NEXT:  }
func.func @gathered_odd_rows(%x: tensor<3x4xf32>, %w: tensor<4x6xf32>) -> (tensor<6x6xf32>) {
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<3x4xf32>) -> (!comm.pending<tensor<6x4xf32>>)
  %y = comm.wait %p : tensor<6x4xf32>
  %z = aten.mm %y, %w : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
  func.return %z : tensor<6x6xf32>
}

// -----

// CHECK-LABEL: func.func @gathered_view(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<8x6xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 0, end = 2} : (tensor<4x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%[[V0]]) : (tensor<2x4xf32>) -> (!comm.pending<tensor<4x4xf32>>)
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.slice.Tensor %[[X]] {start = 2, end = 4} : (tensor<4x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%[[V2]]) : (tensor<2x4xf32>) -> (!comm.pending<tensor<4x4xf32>>)
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = comm.wait %[[V1]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.mm %[[V4]], %[[W]] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.reshape %[[V5]] {shape = [2, 2, 6]} : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = comm.wait %[[V3]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.mm %[[V7]], %[[W]] : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 2, 6]} : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = aten.cat [%[[V6]], %[[V9]]] {dim = 1} : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.reshape %[[V10]] {shape = [8, 6]} : (tensor<2x4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<8x6xf32>
// CHECK-NEXT:  }
func.func @gathered_view(%x: tensor<4x4xf32>, %w: tensor<4x6xf32>) -> (tensor<8x6xf32>) {
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<4x4xf32>) -> (!comm.pending<tensor<8x4xf32>>)
  %y = comm.wait %p : tensor<8x4xf32>
  %v = aten.view %y {size = [2, 4, 4]} : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
  %u = aten.view %v {size = [8, 4]} : (tensor<2x4x4xf32>) -> tensor<8x4xf32>
  %z = aten.mm %u, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  func.return %z : tensor<8x6xf32>
}

// -----

// CHECK-LABEL: func.func @gathered_square(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<2x4xf32>) -> (!comm.pending<tensor<4x4xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.mm %[[Y]], %[[Y]] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<4x4xf32>
// CHECK-NEXT:  }
func.func @gathered_square(%x: tensor<2x4xf32>) -> (tensor<4x4xf32>) {
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<2x4xf32>) -> (!comm.pending<tensor<4x4xf32>>)
  %y = comm.wait %p : tensor<4x4xf32>
  %z = aten.mm %y, %y : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %z : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @gathered_columns(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x4xf32>, %[[W:[^ ,:]+]]: tensor<6x4xf32>) -> tensor<6x4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<2x4xf32>) -> (!comm.pending<tensor<4x4xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.mm %[[W]], %[[Y]] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<6x4xf32>
// CHECK-NEXT:  }
func.func @gathered_columns(%x: tensor<2x4xf32>, %w: tensor<6x4xf32>) -> (tensor<6x4xf32>) {
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<2x4xf32>) -> (!comm.pending<tensor<4x4xf32>>)
  %y = comm.wait %p : tensor<4x4xf32>
  %z = aten.mm %w, %y : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  func.return %z : tensor<6x4xf32>
}

// -----

// CHECK-LABEL: func.func @gathered_and_read(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> (tensor<8x6xf32>, tensor<8x4xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4x4xf32>) -> (!comm.pending<tensor<8x4xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<8x4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.mm %[[Y]], %[[W]] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    func.return %[[Z]], %[[Y]] : tensor<8x6xf32>, tensor<8x4xf32>
// CHECK-NEXT:  }
func.func @gathered_and_read(%x: tensor<4x4xf32>, %w: tensor<4x6xf32>) -> (tensor<8x6xf32>, tensor<8x4xf32>) {
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<4x4xf32>) -> (!comm.pending<tensor<8x4xf32>>)
  %y = comm.wait %p : tensor<8x4xf32>
  %z = aten.mm %y, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  func.return %z, %y : tensor<8x6xf32>, tensor<8x4xf32>
}

// -----

// CHECK-LABEL: func.func @gathered_and_changed(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x4xf32>, %[[W:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<8x6xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%[[X]]) : (tensor<4x4xf32>) -> (!comm.pending<tensor<8x4xf32>>)
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = comm.wait %[[P]] : tensor<8x4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.relu %[[Y]] : (tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.mm %[[R]], %[[W]] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:    func.return %[[Z]] : tensor<8x6xf32>
// CHECK-NEXT:  }
func.func @gathered_and_changed(%x: tensor<4x4xf32>, %w: tensor<4x6xf32>) -> (tensor<8x6xf32>) {
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<4x4xf32>) -> (!comm.pending<tensor<8x4xf32>>)
  %y = comm.wait %p : tensor<8x4xf32>
  %r = aten.relu %y : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %z = aten.mm %r, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  func.return %z : tensor<8x6xf32>
}
