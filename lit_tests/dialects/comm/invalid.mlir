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

// -----

func.func @scalar(%x: tensor<f32>) {
  // expected-error @+1 {{a single number has no rows for ranks to share}}
  %a = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<f32>) -> (!comm.pending<tensor<2xf32>>)
  %b = comm.wait %a : tensor<2xf32>
  func.return
}

// -----

func.func @rows_given(%x: tensor<4xf32>) {
  // expected-error @+1 {{two numbers of rows are stated for each of the 2 ranks}}
  %a = comm.start #comm.all_to_all<#shape.dims<4>, #shape.dims<2, 2>> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @rows_taken(%x: tensor<4xf32>) {
  // expected-error @+1 {{two numbers of rows are stated for each of the 2 ranks}}
  %a = comm.start #comm.all_to_all<#shape.dims<2, 2>, #shape.dims<4>> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @rows_left(%x: tensor<4xf32>) {
  // expected-error @+1 {{the ranks are given 3 of 4 rows}}
  %a = comm.start #comm.all_to_all<#shape.dims<2, 1>, #shape.dims<2, 2>> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @no_rank(%x: tensor<4xf32>) {
  // expected-error @+1 {{a group has at least one rank, and a distance of at least one between two}}
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 0, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @no_distance(%x: tensor<4xf32>) {
  // expected-error @+1 {{a group has at least one rank, and a distance of at least one between two}}
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 0> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @listed_twice(%x: tensor<4xf32>) {
  // expected-error @+1 {{a group lists each of its ranks once}}
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", [1, 1]> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @no_message(%x: tensor<4xf32>) {
  // expected-error @+1 {{messages are sent or received}}
  %a = comm.start #comm.messages<[1 : i64]> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @to_oneself(%x: tensor<4xf32>) {
  // expected-error @+1 {{a group of 2 ranks has no rank 0 ranks further}}
  %a = comm.start #comm.messages<[#comm.receive<0, 0>]> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @before_all(%x: tensor<4xf32>) {
  // expected-error @+1 {{a group of 2 ranks has no number -1}}
  %a = comm.start #comm.broadcast<-1> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @nothing() {
  // expected-error @+1 {{a collective has at least one tensor}}
  "comm.start"() <{collective = #comm.all_reduce<"sum">, group = #comm.group<"tp", 2, 1>, order = 0 : i64}> : () -> ()
  func.return
}

// -----

func.func @number(%x: f32) {
  // expected-error @+1 {{a collective is of tensors or buffers, not f32}}
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (f32) -> (!comm.pending<f32>)
  %b = comm.wait %a : f32
  func.return
}

// -----

func.func @tensors_in_place(%x: tensor<4xf32>) {
  // expected-error @+1 {{only an all_reduce or a broadcast of buffers is in place}}
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 in_place (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return
}

// -----

func.func @same_order(%x: tensor<4xf32>) {
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  // expected-error @+1 {{the collective with order 1 is started after that with order 1}}
  %b = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %c = comm.wait %a : tensor<4xf32>
  %d = comm.wait %b : tensor<4xf32>
  func.return
}

// -----

func.func @waited_for_otherwise(%x: tensor<4xf32>) {
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  // expected-error @+1 {{a wait for tensor<4xf32> gives tensor<2xf32>}}
  %b = "comm.wait"(%a) : (!comm.pending<tensor<4xf32>>) -> tensor<2xf32>
  func.return
}

// -----

func.func @waited_for_twice(%x: tensor<4xf32>) {
  // expected-error @+1 {{each result of a collective is waited for once, by comm.wait}}
  %a = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %c = comm.wait %a : tensor<4xf32>
  %d = comm.wait %a : tensor<4xf32>
  func.return
}
