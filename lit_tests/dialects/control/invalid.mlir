// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

func.func @many_conditions(%p: tensor<2xi1>) {
  // expected-error @+1 {{control.cond takes a boolean of one element or an index, not tensor<2xi1>}}
  control.cond %p, @f(), @f() : tensor<2xi1>, (), () -> ()
  func.return
}

// -----

func.func @no_condition(%p: !host.buffer<[1], f32>) {
  // expected-error @+1 {{control.cond takes a boolean of one element or an index, not !host.buffer<[1], f32>}}
  control.cond %p, @f(), @f() : !host.buffer<[1], f32>, (), () -> ()
  func.return
}

// -----

func.func @unknown(%p: index) {
  // expected-error @+1 {{'control.cond': there is no function @nowhere; choose from: unknown, known}}
  control.cond %p, @nowhere(), @known() : index, (), () -> ()
  func.return
}
func.func private @known() {
  func.return
}

// -----

func.func @public(%p: index) {
  // expected-error @+1 {{'control.cond': @known is no private function}}
  control.cond %p, @known(), @known() : index, (), () -> ()
  func.return
}
func.func @known() {
  func.return
}

// -----

func.func @arguments(%p: index, %x: tensor<4xf32>) {
  // expected-error @+1 {{'control.cond': @wants takes (tensor<8xf32>), not (tensor<4xf32>)}}
  control.cond %p, @wants(%x), @wants(%x) : index, (tensor<4xf32>), (tensor<4xf32>) -> ()
  func.return
}
func.func private @wants(%x: tensor<8xf32>) {
  func.return
}

// -----

func.func @results(%p: index, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'control.cond': @other gives (), not (tensor<4xf32>)}}
  %r = control.cond %p, @one(%x), @other(%x) : index, (tensor<4xf32>), (tensor<4xf32>) -> (tensor<4xf32>)
  func.return %r : tensor<4xf32>
}
func.func private @one(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}
func.func private @other(%x: tensor<4xf32>) {
  func.return
}
