// RUN: stepwell-opt %s --to=aten | filecheck %s --check-prefix=ATEN
// RUN: stepwell-opt %s --to=prim | filecheck %s --check-prefix=PRIM
// RUN: stepwell-opt %s --to=loop -o %t
// RUN: cat %t | filecheck %s --check-prefix=LOOP
// RUN: stepwell-opt %t --from=loop --to=cpp | filecheck %s --check-prefix=CPP
// RUN: stepwell-opt %t --to=host | filecheck %s --check-prefix=HOST
// RUN: stepwell-opt %s --from=aten -p cpu:default --to=cpp | filecheck %s --check-prefix=CPP
// RUN: stepwell-opt %s --to=triton-python | filecheck %s --check-prefix=TRITON
// RUN: stepwell-opt %s --to=triton | stepwell-opt --to=triton-python | filecheck %s --check-prefix=TRITON
// RUN: stepwell-opt %s -p cuda:default --to=host | filecheck %s --check-prefix=LAUNCH
// RUN: stepwell-opt %s --to=cpp --machine=arm-neon | filecheck %s --check-prefix=NARROW
// RUN: not stepwell-opt %s --from=prim --to=loop 2>&1 | filecheck %s --check-prefix=WRONG
// RUN: not stepwell-opt %t --to=prim 2>&1 | filecheck %s --check-prefix=BELOW
// RUN: not stepwell-opt %s --to=lop 2>&1 | filecheck %s --check-prefix=UNKNOWN
// RUN: not stepwell-opt %s --from=cpp 2>&1 | filecheck %s --check-prefix=END
// RUN: not stepwell-opt %s -p dce --to=prim 2>&1 | filecheck %s --check-prefix=PASSES
// RUN: not stepwell-opt %s -t host --to=cpp 2>&1 | filecheck %s --check-prefix=TWO

// ATEN: aten.exp %x
// PRIM: prim.exp %x : tensor<16xf32>

/// The level loop is that of kernels as they are first written; from there on they are scheduled.
// LOOP:      loop.kernel @exp_0(
// LOOP-NEXT:   loop.parallel %i = 0 to 16 {
// LOOP:      host.launch @exp_0(
// CPP:       extern "C" i64 exp_0(
// CPP:       load<f32x16>(x + i)
// NARROW:    load<f32x4>(x + i)
// HOST:      def forward(x):

/// What has a level of GPUs, or a pipeline that leads there, is for GPUs.
// TRITON:    def exp_0(
// TRITON:    libdevice.exp(
// LAUNCH:    exp_0(stream, 1, 1, 1, x, b0)

// WRONG:      from-to.mlir:[[# @LINE + 10]]:8: error: 'aten.exp' is legal at level prim only with the attribute 'extern'
// WRONG-NEXT: %0 = aten.exp
// WRONG-NEXT:      ^

// BELOW: error: the module is on the level loop already, which is below prim
// UNKNOWN: error: unknown level 'lop'; did you mean 'loop'?
// END: error: C++ is where the levels end
// PASSES: error: --to runs a pipeline, and so excludes passes
// TWO: error: --to=cpp emits that, and -t host something else
func.func @forward(%x: tensor<16xf32>) -> tensor<16xf32> {
  %0 = aten.exp %x : (tensor<16xf32>) -> tensor<16xf32>
  func.return %0 : tensor<16xf32>
}
