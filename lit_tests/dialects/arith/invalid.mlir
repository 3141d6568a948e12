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

// -----

func.func @compare_types(%x: vector<8xf32>, %y: vector<4xf32>) {
  // expected-error @+1 {{cannot compare vector<8xf32> with vector<4xf32>}}
  %0 = "arith.cmpf"(%x, %y) <{predicate = 1 : i64, fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<4xf32>) -> vector<8xi1>
  func.return
}

// -----

func.func @predicate_of_floats(%x: f32) {
  // expected-error @+1 {{no predicate has the number 16}}
  %0 = "arith.cmpf"(%x, %x) <{predicate = 16 : i64, fastmath = #arith.fastmath<none>}> : (f32, f32) -> i1
  func.return
}

// -----

func.func @predicate_below(%x: i32) {
  // expected-error @+1 {{no predicate has the number -1}}
  %0 = "arith.cmpi"(%x, %x) <{predicate = -1 : i64}> : (i32, i32) -> i1
  func.return
}

// -----

func.func @predicate(%x: i32) {
  // expected-error @+1 {{unknown predicate, expected one of eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  %0 = arith.cmpi less, %x, %x : i32
  func.return
}

// -----

func.func @same_width(%x: i32) {
  // expected-error @+1 {{i32 must be wider than i32}}
  %0 = arith.extui %x : i32 to i32
  func.return
}

// -----

func.func @narrow(%x: i32) {
  // expected-error @+1 {{i64 must be narrower than i32}}
  %0 = arith.trunci %x : i32 to i64
  func.return
}

// -----

func.func @two_integers(%x: i32) {
  // expected-error @+1 {{one of i32 and i64 must be index, the other an integer}}
  %0 = arith.index_cast %x : i32 to i64
  func.return
}

// -----

func.func @two_indices(%x: index) {
  // expected-error @+1 {{one of index and index must be index, the other an integer}}
  %0 = arith.index_cast %x : index to index
  func.return
}

// -----

func.func @select_result(%m: i1, %x: f32) {
  // expected-error @+1 {{select}}
  %0 = "arith.select"(%m, %x, %x) : (i1, f32, f32) -> f64
  func.return
}
