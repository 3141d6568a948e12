// RUN: stepwell-reduce %s --test %S/Inputs/other-thing.sh | filecheck %s

/// Regions, types and attributes of dialects that nobody knows are reduced like others.
// CHECK:      builtin.module {
// CHECK-NEXT:   "other.thing"() : () -> ()
// CHECK-NEXT: }
"other.function"() ({
^bb0(%q: !other.word<3>, %p: !other.word<4>):
  %a = "other.first"(%q) {list = [1, 2, 3], name = "x"} : (!other.word<3>) -> !other.word<3>
  %c = "other.nest"(%p) ({
  ^bb1(%z: !other.word<4>):
    %d = "other.thing"(%z, %a) {k = 3 : i64} : (!other.word<4>, !other.word<3>) -> !other.word<5>
    "other.yield"(%d) : (!other.word<5>) -> ()
  }) : (!other.word<4>) -> !other.word<6>
  "other.return"(%c) : (!other.word<6>) -> ()
}) {sym_name = "x"} : () -> ()
