// RUN: stepwell-opt %s -p place-products | filecheck %s
// RUN: stepwell-opt %s -p place-products,plan-memory,merge-views -t host | filecheck %s --check-prefix=HOST
// RUN: stepwell-opt %s -p place-products --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// What the program returns is a tensor of its own.
// CHECK-LABEL: func.func @two_products(
// CHECK-NEXT:    %[[H:.*]] = host.alloc : !host.buffer<[4, 8], f32>
// CHECK-NEXT:    aten.call "aten::mm.out({{.*}}" %x, %w, %[[H]]
// CHECK-NEXT:    %[[Y:.*]] = aten.addmm %b, %[[H]], %w
// CHECK-NEXT:    func.return %[[Y]]
// HOST-LABEL:   def forward
// HOST-NOT:     empty_strided
// HOST:         aten_mm(x, w, out=h)
// HOST-NEXT:    y = aten_addmm(b, h, w)
func.func @two_products(%x: !host.buffer<[4, 8], f32>, %w: !host.buffer<[8, 8], f32>, %b: !host.buffer<[8], f32>)
    -> !host.buffer<[4, 8], f32> {
  %h = aten.mm %x, %w : (!host.buffer<[4, 8], f32>, !host.buffer<[8, 8], f32>) -> !host.buffer<[4, 8], f32>
  %y = aten.addmm %b, %h, %w
    : (!host.buffer<[8], f32>, !host.buffer<[4, 8], f32>, !host.buffer<[8, 8], f32>) -> !host.buffer<[4, 8], f32>
  func.return %y : !host.buffer<[4, 8], f32>
}

/// Numbers stay; a product on another device, of sizes that vary, or of which a view is returned, stays as it is.
// CHECK-LABEL: func.func @others(
// CHECK:         aten.call "aten::baddbmm.out({{.*}}" %c, %c, %c, %{{.*}} {alpha = 2}
// CHECK:         aten.mm %{{.*}} {extern = "its result is on cpu", result_on = "cpu"}
// CHECK:         aten.mm %s, %s
// CHECK:         %[[Z:.*]] = aten.mm
// CHECK:         host.view %[[Z]]
func.func @others(%x: !host.buffer<[4, 4], f32>, %c: !host.buffer<[2, 4, 4], f32>, %s: !host.buffer<[s0, s0], f32>,
    %s0: index {shape.symbol = "s0"}) -> !host.buffer<[16], f32> {
  %a = aten.baddbmm %c, %c, %c {alpha = 2 : i64}
    : (!host.buffer<[2, 4, 4], f32>, !host.buffer<[2, 4, 4], f32>, !host.buffer<[2, 4, 4], f32>) -> !host.buffer<[2, 4, 4], f32>
  %o = aten.mm %x, %x attributes {extern = "its result is on cpu", result_on = "cpu"}
    : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  %v = aten.mm %s, %s : (!host.buffer<[s0, s0], f32>, !host.buffer<[s0, s0], f32>) -> !host.buffer<[s0, s0], f32>
  %z = aten.mm %x, %x : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  %w = host.view %z offset 0 : !host.buffer<[4, 4], f32> -> !host.buffer<[16], f32>
  %u = aten.relu %a : (!host.buffer<[2, 4, 4], f32>) -> !host.buffer<[2, 4, 4], f32>
  func.return %w : !host.buffer<[16], f32>
}
