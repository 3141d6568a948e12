// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

func.func @strides() {
  // expected-error @+1 {{a buffer has one stride for each size}}
  %0 = host.alloc : !host.buffer<[4, 8], f32, [8]>
  func.return
}

// -----

func.func @no_buffer(%a: index) {
  // expected-error @+1 {{expected a buffer type}}
  %0 = host.slice %a at 64 : tensor<4xf32>
  func.return
}

// -----

func.func @nothing_to_choose() {
  // expected-error @+1 {{host.launch_one_of has no kernel to choose}}
  host.launch_one_of []() :
  func.return
}

// -----

loop.kernel @double(%x: memref<8xf32>) {
}

func.func @chosen_twice(%x: !host.buffer<[8], f32>) {
  // expected-error @+1 {{host.launch_one_of names @double twice}}
  host.launch_one_of [@double, @double](%x) : !host.buffer<[8], f32>
  func.return
}

// -----

loop.kernel @double(%x: memref<8xf32>) {
}

loop.kernel @other(%x: memref<8xf32>, %y: memref<8xf32>) {
}

func.func @unlike(%x: !host.buffer<[8], f32>) {
  // expected-error @+1 {{@other takes 2 arguments, not 1}}
  host.launch_one_of [@double, @other](%x) : !host.buffer<[8], f32>
  func.return
}

// -----

loop.kernel @double(%x: memref<8xf32>) {
}

func.func @chosen_beyond(%x: !host.buffer<[8], f32>) {
  // expected-error @+1 {{host.launch_one_of has 1 kernels, and none at 1}}
  host.launch_one_of [@double](%x) {chosen = 1 : i64} : !host.buffer<[8], f32>
  func.return
}

// -----

func.func @view_beyond_the_end(%b: !host.buffer<[8], f32>) {
  // expected-error @+1 {{4 elements from 5 on leave the 8 that are there}}
  %0 = host.view %b offset 5 : !host.buffer<[8], f32> -> !host.buffer<[4], f32>
  func.return
}

// -----

func.func @view_before_the_start(%b: !host.buffer<[8], f32>) {
  // expected-error @+1 {{4 elements from -1 on leave the 8 that are there}}
  %0 = host.view %b offset -1 : !host.buffer<[8], f32> -> !host.buffer<[4], f32>
  func.return
}

// -----

func.func @view_of_the_end(%b: !host.buffer<[8], f32>) {
  %0 = host.view %b offset 4 : !host.buffer<[8], f32> -> !host.buffer<[4], f32>
  func.return
}

// -----

func.func @copied(%x: !host.buffer<[4], f32>, %y: !host.buffer<[5], f32>) {
  // expected-error @+1 {{!host.buffer<[4], f32> is copied into !host.buffer<[5], f32>, which has other sizes or elements}}
  host.copy %x to %y : !host.buffer<[4], f32> to !host.buffer<[5], f32>
  func.return
}

// -----

func.func @copied_elements(%x: !host.buffer<[4], f32>, %y: !host.buffer<[4], f64>) {
  // expected-error @+1 {{!host.buffer<[4], f32> is copied into !host.buffer<[4], f64>, which has other sizes or elements}}
  host.copy %x to %y : !host.buffer<[4], f32> to !host.buffer<[4], f64>
  func.return
}

// -----

func.func @chosen_before(%x: !host.buffer<[4], f32>) {
  // expected-error @+1 {{none at -1}}
  host.launch_one_of [@k](%x) {chosen = -1 : i64} : !host.buffer<[4], f32>
  func.return
}
