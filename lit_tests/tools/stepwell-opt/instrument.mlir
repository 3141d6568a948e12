// RUN: stepwell-opt %s -p cse --instrument stepwell.passes.management.pass_manager:Instrument | filecheck %s
// RUN: not stepwell-opt %s --instrument stepwell.nowhere:Instrument 2>&1 | filecheck %s --check-prefix=MODULE
// RUN: not stepwell-opt %s --instrument json:loads 2>&1 | filecheck %s --check-prefix=CLASS
// RUN: not stepwell-opt %s --instrument stepwell.passes.management.instruments:Dump 2>&1 | filecheck %s --check-prefix=ARGUMENTS

// CHECK: func.func @f(
// MODULE: error: cannot import the instrument 'stepwell.nowhere:Instrument': No module named 'stepwell.nowhere'
// CLASS: error: 'json:loads' is not an instrument, that is, a class derived from stepwell.passes.management.pass_manager.Instrument
// ARGUMENTS: error: the instrument 'stepwell.passes.management.instruments:Dump' cannot be constructed without arguments: {{.*}}'directory'
func.func @f() {
  func.return
}
