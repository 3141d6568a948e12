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

// -----

func.func @carries_another(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{control.while carries (tensor<4xf32>) and gives (tensor<8xf32>)}}
  %r = control.while @f(), @f() carrying (%x) : (), (), (tensor<4xf32>) -> (tensor<8xf32>)
  func.return %r : tensor<8xf32>
}

// -----

func.func @gives_more(%x: tensor<4xf32>) {
  // expected-error @+1 {{control.while carries () and gives (tensor<4xf32>)}}
  %r = control.while @f(), @f() carrying () : (), (), () -> (tensor<4xf32>)
  func.return
}

// -----

func.func @scans_another(%x: tensor<4xf32>, %z: tensor<9x4xf32>) {
  // expected-error @+1 {{control.scan carries (tensor<4xf32>) and gives ()}}
  control.scan @f() carrying (%x) over (%z) : (), (tensor<4xf32>), (tensor<9x4xf32>) -> ()
  func.return
}

// -----

func.func @over_nothing(%x: tensor<4xf32>) {
  // expected-error @+1 {{control.scan goes over tensors of one number of parts, and gives as many}}
  %r = control.scan @f() carrying (%x) over () : (), (tensor<4xf32>), () -> (tensor<4xf32>)
  func.return
}

// -----

func.func @other_counts(%z: tensor<9x4xf32>) {
  // expected-error @+1 {{control.scan goes over tensors of one number of parts, and gives as many}}
  %r = control.scan @f() carrying () over (%z) : (), (), (tensor<9x4xf32>) -> (tensor<8x4xf32>)
  func.return
}

// -----

func.func @a_number(%x: tensor<f32>) {
  // expected-error @+1 {{control.scan goes over tensors of one number of parts, and gives as many}}
  %r = control.scan @f() carrying () over (%x) : (), (), (tensor<f32>) -> (tensor<8x4xf32>)
  func.return
}

// -----

func.func @no_condition(%x: tensor<4xf32>) {
  // expected-error @+1 {{'control.while': @step gives no condition}}
  %r = control.while @step(), @step() carrying (%x) : (), (), (tensor<4xf32>) -> (tensor<4xf32>)
  func.return
}
func.func private @step(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}

// -----

func.func @parts(%z: tensor<9x4xf32>) {
  // expected-error @+1 {{'control.scan': @step takes (tensor<9xf32>), not (tensor<4xf32>)}}
  %r = control.scan @step() carrying () over (%z) : (), (), (tensor<9x4xf32>) -> (tensor<9xf32>)
  func.return
}
func.func private @step(%x: tensor<9xf32>) -> tensor<9xf32> {
  func.return %x : tensor<9xf32>
}

// -----

func.func private @one(%p: index) {
  // expected-error @+1 {{'control.cond': @other calls @one, which it is called by}}
  control.cond %p, @other(%p), @other(%p) : index, (index), (index) -> ()
  func.return
}
func.func private @other(%p: index) {
  // expected-error @+1 {{'control.cond': @one calls @other, which it is called by}}
  control.cond %p, @one(%p), @one(%p) : index, (index), (index) -> ()
  func.return
}

// -----

func.func @goes_on(%n: index) -> tensor<4xf32> {
  // expected-error @+1 {{'control.call': @goes_on_there gives (tensor<8xf32>), not (tensor<4xf32>)}}
  %r = control.call @goes_on_there(%n) : (index) -> (tensor<4xf32>)
  func.return %r : tensor<4xf32>
}
func.func private @goes_on_there(%n: index) -> tensor<8xf32> {
  %r = aten.ones {size = [8]} : () -> tensor<8xf32>
  func.return %r : tensor<8xf32>
}
