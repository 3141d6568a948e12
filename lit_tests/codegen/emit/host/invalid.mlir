// RUN: stepwell-opt -t host --verify-diagnostics %s

func.func @numbers() -> i32 {
  // expected-error @+1 {{'arith.constant' is no op of a host program}}
  %0 = arith.constant 1 : i32
  func.return %0 : i32
}
