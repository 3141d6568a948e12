// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

func.func @select_shape(%m: vector<8xi1>, %x: vector<16xf32>) {
  // expected-error @+1 {{condition of type vector<8xi1> cannot select from vector<16xf32>}}
  %0 = arith.select %m, %x, %x : vector<8xi1>, vector<16xf32>
  func.return
}

// -----

func.func @convert_shape(%x: vector<8xf32>) {
  // expected-error @+1 {{converting vector<8xf32> to vector<16xi32> changes the shape}}
  %0 = arith.fptosi %x : vector<8xf32> to vector<16xi32>
  func.return
}

// -----

func.func @widen(%x: i32) {
  // expected-error @+1 {{i8 must be wider than i32}}
  %0 = arith.extsi %x : i32 to i8
  func.return
}

// -----

func.func @compare_result(%x: vector<8xf32>) {
  // expected-error @+1 {{comparing vector<8xf32> gives vector<8xi1>, not i1}}
  %0 = "arith.cmpf"(%x, %x) <{predicate = 1 : i64, fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> i1
  func.return
}
