// RUN: stepwell-opt %s -p request-huge-pages | filecheck %s
// RUN: stepwell-opt %s -p 'request-huge-pages{least-bytes=1024}' | filecheck %s --check-prefix=LEAST
// RUN: stepwell-opt %s -p request-huge-pages -t host | filecheck %s --check-prefix=HOST
// RUN: stepwell-opt %s -p request-huge-pages --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes request-huge-pages | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   least-bytes: an integer (default 4194304)

// HOST: workspaces = runtime.Workspaces(8388608, buffers, huge_pages=True)
// HOST: y = advise(empty_strided((1024, 1024), (1024, 1), float32))
func.func @forward(%s0: index {shape.symbol = "s0"}) -> (!host.buffer<[1024, 1024], f32>, !host.buffer<[s0, 1048576], f32>) {
  // CHECK:      host.arena 8388608 : i64 {huge_pages}
  %a = host.arena 8388608
  %t = host.slice %a at 0 : !host.buffer<[2048, 1024], f32>
  // CHECK:      %y = host.alloc {huge_pages} : !host.buffer<[1024, 1024], f32>
  %y = host.alloc : !host.buffer<[1024, 1024], f32>
  /// Small, or of a size that only a run knows.
  // CHECK-NEXT: %small = host.alloc : !host.buffer<[256], f32>
  // LEAST:      %small = host.alloc {huge_pages} : !host.buffer<[256], f32>
  %small = host.alloc : !host.buffer<[256], f32>
  // CHECK-NEXT: %z = host.alloc : !host.buffer<[s0, 1048576], f32>
  %z = host.alloc : !host.buffer<[s0, 1048576], f32>
  func.return %y, %z : !host.buffer<[1024, 1024], f32>, !host.buffer<[s0, 1048576], f32>
}
