// RUN: stepwell-opt %s -p stream-softmax,fuse,outline-fusions,prim-to-loop --machine=zen-avx512 --split-input-file | filecheck %s

/// The blocks of terms that a mask leaves for a block of rows.
// CHECK-LABEL: loop.kernel
// CHECK: loop.parallel %block = 0 to 15 {
// CHECK: loop.for %terms = 0 to (%block * 21) floordiv 20 + 2 {
// CHECK: loop.parallel %block_1 = 0 to 1 {
// CHECK: loop.for %terms_1 = 0 to 17 {
func.func @kept_up_to_the_row(%q: tensor<1000x3xf32>, %k: tensor<1200x3xf32>, %v: tensor<1200x2xf32>) -> tensor<1000x2xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<1000x3xf32>, tensor<1200x3xf32> -> tensor<1000x1200xf32>
  %i = prim.iota dim 0 : tensor<1000x1200xi64>
  %j = prim.iota dim 1 : tensor<1000x1200xi64>
  %h = prim.constant -inf : tensor<1000x1200xf32>
  %p = prim.compare <le> %j, %i : tensor<1000x1200xi64>
  %c = prim.select %p, %s, %h : tensor<1000x1200xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %n = prim.broadcast %m dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %d = prim.sub %c, %n : tensor<1000x1200xf32>
  %e = prim.exp %d : tensor<1000x1200xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %o = prim.broadcast %a dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %w = prim.div %e, %o : tensor<1000x1200xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<1000x1200xf32>, tensor<1200x2xf32> -> tensor<1000x2xf32>
  func.return %y : tensor<1000x2xf32>
}

// -----

// CHECK-LABEL: loop.kernel
// CHECK: loop.parallel %block = 0 to 15 {
// CHECK: loop.for %terms = (%block * 21) floordiv 20 to 20 {
// CHECK: loop.parallel %block_1 = 0 to 1 {
// CHECK: loop.for %terms_1 = 15 to 20 {
func.func @kept_behind_the_row(%q: tensor<1000x3xf32>, %k: tensor<1200x3xf32>, %v: tensor<1200x2xf32>) -> tensor<1000x2xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<1000x3xf32>, tensor<1200x3xf32> -> tensor<1000x1200xf32>
  %i = prim.iota dim 0 : tensor<1000x1200xi64>
  %j = prim.iota dim 1 : tensor<1000x1200xi64>
  %h = prim.constant -inf : tensor<1000x1200xf32>
  %p = prim.compare <lt> %i, %j : tensor<1000x1200xi64>
  %c = prim.select %p, %s, %h : tensor<1000x1200xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %n = prim.broadcast %m dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %d = prim.sub %c, %n : tensor<1000x1200xf32>
  %e = prim.exp %d : tensor<1000x1200xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %o = prim.broadcast %a dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %w = prim.div %e, %o : tensor<1000x1200xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<1000x1200xf32>, tensor<1200x2xf32> -> tensor<1000x2xf32>
  func.return %y : tensor<1000x2xf32>
}

// -----

// CHECK-LABEL: loop.kernel
// CHECK: loop.parallel %block = 0 to 15 {
// CHECK: loop.for %terms = (%block * 21) floordiv 20 to 20 {
// CHECK: loop.parallel %block_1 = 0 to 1 {
// CHECK: loop.for %terms_1 = 15 to 20 {
func.func @hidden_up_to_the_row(%q: tensor<1000x3xf32>, %k: tensor<1200x3xf32>, %v: tensor<1200x2xf32>) -> tensor<1000x2xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<1000x3xf32>, tensor<1200x3xf32> -> tensor<1000x1200xf32>
  %i = prim.iota dim 0 : tensor<1000x1200xi64>
  %j = prim.iota dim 1 : tensor<1000x1200xi64>
  %h = prim.constant -inf : tensor<1000x1200xf32>
  %p = prim.compare <ge> %i, %j : tensor<1000x1200xi64>
  %c = prim.select %p, %h, %s : tensor<1000x1200xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %n = prim.broadcast %m dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %d = prim.sub %c, %n : tensor<1000x1200xf32>
  %e = prim.exp %d : tensor<1000x1200xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %o = prim.broadcast %a dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %w = prim.div %e, %o : tensor<1000x1200xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<1000x1200xf32>, tensor<1200x2xf32> -> tensor<1000x2xf32>
  func.return %y : tensor<1000x2xf32>
}

// -----

// CHECK-LABEL: loop.kernel
// CHECK: loop.parallel %block = 0 to 15 {
// CHECK: loop.for %terms = 0 to (%block * 21) floordiv 20 + 2 {
// CHECK: loop.parallel %block_1 = 0 to 1 {
// CHECK: loop.for %terms_1 = 0 to 17 {
func.func @hidden_behind_the_row(%q: tensor<1000x3xf32>, %k: tensor<1200x3xf32>, %v: tensor<1200x2xf32>) -> tensor<1000x2xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<1000x3xf32>, tensor<1200x3xf32> -> tensor<1000x1200xf32>
  %i = prim.iota dim 0 : tensor<1000x1200xi64>
  %j = prim.iota dim 1 : tensor<1000x1200xi64>
  %h = prim.constant -inf : tensor<1000x1200xf32>
  %p = prim.compare <gt> %j, %i : tensor<1000x1200xi64>
  %c = prim.select %p, %h, %s : tensor<1000x1200xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %n = prim.broadcast %m dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %d = prim.sub %c, %n : tensor<1000x1200xf32>
  %e = prim.exp %d : tensor<1000x1200xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %o = prim.broadcast %a dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %w = prim.div %e, %o : tensor<1000x1200xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<1000x1200xf32>, tensor<1200x2xf32> -> tensor<1000x2xf32>
  func.return %y : tensor<1000x2xf32>
}

// -----

// CHECK-LABEL: loop.kernel
// CHECK: loop.parallel %block = 0 to 15 {
// CHECK: loop.for %terms = max((%block * 21 + 17) floordiv 20 - 2, 0) to (%block * 21) floordiv 20 + 2 {
// CHECK: loop.parallel %block_1 = 0 to 1 {
// CHECK: loop.for %terms_1 = 14 to 17 {
func.func @a_window(%q: tensor<1000x3xf32>, %k: tensor<1200x3xf32>, %v: tensor<1200x2xf32>) -> tensor<1000x2xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<1000x3xf32>, tensor<1200x3xf32> -> tensor<1000x1200xf32>
  %i = prim.iota dim 0 : tensor<1000x1200xi64>
  %j = prim.iota dim 1 : tensor<1000x1200xi64>
  %h = prim.constant -inf : tensor<1000x1200xf32>
  %x = prim.compare <le> %j, %i : tensor<1000x1200xi64>
  %z = prim.constant 70 : tensor<1000x1200xi64>
  %g = prim.add %j, %z : tensor<1000x1200xi64>
  %r = prim.compare <gt> %g, %i : tensor<1000x1200xi64>
  %p = prim.and %x, %r : tensor<1000x1200xi1>
  %c = prim.select %p, %s, %h : tensor<1000x1200xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %n = prim.broadcast %m dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %d = prim.sub %c, %n : tensor<1000x1200xf32>
  %e = prim.exp %d : tensor<1000x1200xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %o = prim.broadcast %a dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %w = prim.div %e, %o : tensor<1000x1200xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<1000x1200xf32>, tensor<1200x2xf32> -> tensor<1000x2xf32>
  func.return %y : tensor<1000x2xf32>
}

// -----

// CHECK-LABEL: loop.kernel
// CHECK: loop.parallel %block = 0 to 15 {
// CHECK: loop.for %terms = 0 to 2 {
// CHECK: loop.parallel %block_1 = 0 to 1 {
// CHECK: loop.for %terms_1 = 0 to 2 {
func.func @up_to_a_number(%q: tensor<1000x3xf32>, %k: tensor<1200x3xf32>, %v: tensor<1200x2xf32>) -> tensor<1000x2xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<1000x3xf32>, tensor<1200x3xf32> -> tensor<1000x1200xf32>
  %i = prim.iota dim 0 : tensor<1000x1200xi64>
  %j = prim.iota dim 1 : tensor<1000x1200xi64>
  %h = prim.constant -inf : tensor<1000x1200xf32>
  %z = prim.constant 100 : tensor<1000x1200xi64>
  %p = prim.compare <lt> %j, %z : tensor<1000x1200xi64>
  %c = prim.select %p, %s, %h : tensor<1000x1200xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %n = prim.broadcast %m dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %d = prim.sub %c, %n : tensor<1000x1200xf32>
  %e = prim.exp %d : tensor<1000x1200xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %o = prim.broadcast %a dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %w = prim.div %e, %o : tensor<1000x1200xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<1000x1200xf32>, tensor<1200x2xf32> -> tensor<1000x2xf32>
  func.return %y : tensor<1000x2xf32>
}

// -----

// CHECK-LABEL: loop.kernel
// CHECK: loop.parallel %block = 0 to 15 {
// CHECK: loop.for %terms = 0 to min((%block * 21) floordiv 10 + 3, 20) {
// CHECK: loop.parallel %block_1 = 0 to 1 {
// CHECK: loop.for %terms_1 = 0 to 20 {
func.func @twice_the_row(%q: tensor<1000x3xf32>, %k: tensor<1200x3xf32>, %v: tensor<1200x2xf32>) -> tensor<1000x2xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<1000x3xf32>, tensor<1200x3xf32> -> tensor<1000x1200xf32>
  %i = prim.iota dim 0 : tensor<1000x1200xi64>
  %j = prim.iota dim 1 : tensor<1000x1200xi64>
  %h = prim.constant -inf : tensor<1000x1200xf32>
  %g = prim.add %i, %i : tensor<1000x1200xi64>
  %p = prim.compare <le> %j, %g : tensor<1000x1200xi64>
  %c = prim.select %p, %s, %h : tensor<1000x1200xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %n = prim.broadcast %m dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %d = prim.sub %c, %n : tensor<1000x1200xf32>
  %e = prim.exp %d : tensor<1000x1200xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %o = prim.broadcast %a dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %w = prim.div %e, %o : tensor<1000x1200xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<1000x1200xf32>, tensor<1200x2xf32> -> tensor<1000x2xf32>
  func.return %y : tensor<1000x2xf32>
}

// -----

// CHECK-LABEL: loop.kernel
// CHECK: loop.parallel %block = 0 to 15 {
// CHECK: loop.for %terms = 0 to (%block * 21) floordiv 20 + 2 {
// CHECK: loop.parallel %block_1 = 0 to 1 {
// CHECK: loop.for %terms_1 = 0 to 17 {
func.func @added_and_scaled(%q: tensor<1000x3xf32>, %k: tensor<1200x3xf32>, %v: tensor<1200x2xf32>) -> tensor<1000x2xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<1000x3xf32>, tensor<1200x3xf32> -> tensor<1000x1200xf32>
  %i = prim.iota dim 0 : tensor<1000x1200xi64>
  %j = prim.iota dim 1 : tensor<1000x1200xi64>
  %h = prim.constant -inf : tensor<1000x1200xf32>
  %p = prim.compare <le> %j, %i : tensor<1000x1200xi64>
  %z = prim.constant 0.0 : tensor<1000x1200xf32>
  %g = prim.select %p, %z, %h : tensor<1000x1200xf32>
  %l = prim.add %s, %g : tensor<1000x1200xf32>
  %o2 = prim.constant 0.5 : tensor<1000x1200xf32>
  %c = prim.mul %l, %o2 : tensor<1000x1200xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %n = prim.broadcast %m dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %d = prim.sub %c, %n : tensor<1000x1200xf32>
  %e = prim.exp %d : tensor<1000x1200xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<1000x1200xf32> -> tensor<1000xf32>
  %o = prim.broadcast %a dims [0] : tensor<1000xf32> -> tensor<1000x1200xf32>
  %w = prim.div %e, %o : tensor<1000x1200xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<1000x1200xf32>, tensor<1200x2xf32> -> tensor<1000x2xf32>
  func.return %y : tensor<1000x2xf32>
}
