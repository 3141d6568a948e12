// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

func.func @other_order(%x: tensor<4xf32>) {
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  // expected-error @+1 {{the collective with order 0 is started after that with order 1: ranks that differ in the order wait for each other forever}}
  %b = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %c = comm.wait %a : tensor<4xf32>
  %d = comm.wait %b : tensor<4xf32>
  func.return
}

// -----

func.func @never_awaited(%x: tensor<4xf32>) {
  // expected-error @+1 {{each result of a collective is waited for once, by comm.wait}}
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  func.return
}

// -----

func.func @returned(%x: tensor<4xf32>) -> !comm.pending<tensor<4xf32>> {
  // expected-error @+1 {{each result of a collective is waited for once, by comm.wait}}
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  func.return %a : !comm.pending<tensor<4xf32>>
}

// -----

func.func @uneven(%x: tensor<4xf32>) {
  // expected-error @+1 {{3 ranks cannot share 4 rows evenly}}
  %a = comm.start #comm.reduce_scatter<"sum"> in <"tp", 3, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<1xf32>>)
  %b = comm.wait %a : tensor<1xf32>
  func.return
}

// -----

func.func @wrong_size(%x: tensor<4xf32>) {
  // expected-error @+1 {{#comm.all_gather of (tensor<4xf32>) gives (!comm.pending<tensor<12xf32>>)}}
  %a = comm.start #comm.all_gather in <"tp", 3, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @several(%x: tensor<4xf32>) {
  // expected-error @+1 {{comm.broadcast is of one tensor}}
  %a, %b = comm.start #comm.broadcast<0> in <"tp", 2, 1> order 0 (%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>, !comm.pending<tensor<4xf32>>)
  %c = comm.wait %a : tensor<4xf32>
  %d = comm.wait %b : tensor<4xf32>
  func.return
}

// -----

func.func @no_such_rank(%x: tensor<4xf32>) {
  // expected-error @+1 {{a group of 2 ranks has no number 2}}
  %a = comm.start #comm.broadcast<2> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @columns(%x: !host.buffer<[4, 8], f32, [1, 4]>) {
  // expected-error @+1 {{a collective is of row-major memory, not !host.buffer<[4, 8], f32, [1, 4]>}}
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (!host.buffer<[4, 8], f32, [1, 4]>) -> (!comm.pending<!host.buffer<[4, 8], f32>>)
  %b = comm.wait %a : !host.buffer<[4, 8], f32>
  func.return
}

// -----

func.func @more_messages(%x: tensor<4xf32>) {
  // expected-error @+1 {{there is one tensor for each of 2 messages, not 1}}
  %a = comm.start #comm.messages<[#comm.send<1, 0>, #comm.receive<1, 0>]> in <"pp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<0xf32>>)
  %b = comm.wait %a : tensor<0xf32>
  func.return
}

// -----

func.func @to_itself(%x: tensor<4xf32>) {
  // expected-error @+1 {{a group of 2 ranks has no rank 2 ranks further}}
  %a = comm.start #comm.messages<[#comm.send<2, 0>]> in <"pp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<0xf32>>)
  %b = comm.wait %a : tensor<0xf32>
  func.return
}

// -----

func.func @gathered(%x: !host.buffer<[4], f32>) {
  // expected-error @+1 {{only an all_reduce or a broadcast of buffers is in place}}
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 in_place (%x) : (!host.buffer<[4], f32>) -> (!comm.pending<!host.buffer<[8], f32>>)
  %y = comm.wait %p : !host.buffer<[8], f32>
  func.return
}
