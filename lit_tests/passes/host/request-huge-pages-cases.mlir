// RUN: stepwell-opt %s -p 'request-huge-pages{least-bytes=1024}' | filecheck %s
// RUN: stepwell-opt %s -p 'request-huge-pages{least-bytes=1024}' --remarks -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=REMARK

/// The driver of a GPU maps its memory.
builtin.module attributes {stepwell.target = "cuda"} {
  // REMARK: request-huge-pages-cases.mlir:[[# @LINE + 1]]:3: request-huge-pages: no huge pages: its memory is a GPU's
  func.func @forward() -> !host.buffer<[1024, 1024], f32> {
    // CHECK: %y = host.alloc : !host.buffer<[1024, 1024], f32>
    %y = host.alloc : !host.buffer<[1024, 1024], f32>
    func.return %y : !host.buffer<[1024, 1024], f32>
  }
}
