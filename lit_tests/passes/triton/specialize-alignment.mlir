// RUN: stepwell-opt %s -p specialize-alignment | filecheck %s
// RUN: stepwell-opt %s -p specialize-alignment --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p specialize-alignment --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @k(%x: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64})
  // CHECK-LABEL: triton.func @k_unaligned_1(%x: !triton.ptr<f32> {triton.divisibility = 8 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64})
  // CHECK-LABEL: triton.func @k_unaligned(%x: !triton.ptr<f32> {triton.divisibility = 4 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64})
  triton.func @k(%x: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64})
      attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
    triton.return
  }
  /// A kernel that is never launched as it was goes.
  // CHECK-NOT:   triton.func @gone(
  // CHECK:       triton.func @gone_unaligned(%x: !triton.ptr<f16> {triton.divisibility = 2 : i64})
  triton.func @gone(%x: !triton.ptr<f16> {triton.divisibility = 4 : i64})
      attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
    triton.return
  }
  // CHECK-LABEL: func.func @forward(
  func.func @forward(%x: !host.buffer<[64], f32>, %y: !host.buffer<[7], f32>, %z: !host.buffer<[4], f16>,
                     %n: index {shape.symbol = "s0"}) {
    %a = host.view %x offset 7 : !host.buffer<[64], f32> -> !host.buffer<[7], f32>
    // CHECK: host.launch @k_unaligned(%a, %y)
    // REMARK-DAG: specialize-alignment.mlir:[[# @LINE + 1]]:5: specialize-alignment: a buffer begins between the multiples that the kernel is compiled for
    host.launch @k(%a, %y) : !host.buffer<[7], f32>, !host.buffer<[7], f32>
    %b = host.view %a offset 1 : !host.buffer<[7], f32> -> !host.buffer<[2], f32>
    // CHECK: host.launch @k(%b, %y)
    host.launch @k(%b, %y) : !host.buffer<[2], f32>, !host.buffer<[7], f32>
    %m = host.arena 128
    %c = host.slice %m at 24 : !host.buffer<[7], f32>
    // CHECK: host.launch @k_unaligned_1(%c, %y)
    // REMARK-DAG: specialize-alignment.mlir:[[# @LINE + 1]]:5: specialize-alignment: a buffer begins between the multiples that the kernel is compiled for
    host.launch @k(%c, %y) : !host.buffer<[7], f32>, !host.buffer<[7], f32>
    /// The launcher looks at what only a run knows.
    %d = host.view %x offset s0 : !host.buffer<[64], f32> -> !host.buffer<[7], f32>
    // CHECK: host.launch @k(%d, %y)
    host.launch @k(%d, %y) : !host.buffer<[7], f32>, !host.buffer<[7], f32>
    %h = host.view %z offset 1 : !host.buffer<[4], f16> -> !host.buffer<[2], f16>
    // CHECK: host.launch @gone_unaligned(%h)
    // REMARK-DAG: specialize-alignment.mlir:[[# @LINE + 1]]:5: specialize-alignment: a buffer begins between the multiples that the kernel is compiled for
    host.launch @gone(%h) : !host.buffer<[2], f16>
    func.return
  }
}
