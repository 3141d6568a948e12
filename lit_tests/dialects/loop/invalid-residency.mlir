// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

loop.kernel @kind() {
  // expected-error @+1 {{loop.parallel: the attribute residency is a #loop.residency, not "held"}}
  loop.parallel %i = 0 to 64 attributes {residency = "held"} {
  }
}

// -----

loop.kernel @word() {
  // expected-error @+1 {{#loop.residency: a row is held, in_parts or streamed, not 'hold'}}
  loop.parallel %i = 0 to 64 attributes {residency = #loop.residency<hold>} {
  }
}

// -----

loop.kernel @whole() {
  // expected-error @+1 {{#loop.residency: a row that is held is not cut into parts}}
  loop.parallel %i = 0 to 64 attributes {residency = #loop.residency<held, 32>} {
  }
}

// -----

loop.kernel @order() {
  // expected-error @+1 {{#loop.residency: the places [32, 16] do not rise}}
  loop.parallel %i = 0 to 64 attributes {residency = #loop.residency<in_parts, 32, 16>} {
  }
}

// -----

loop.kernel @outside() {
  // expected-error @+1 {{loop.parallel: parts of a row begin between 0 and 64, not at 32, 64}}
  loop.parallel %i = 0 to 64 attributes {residency = #loop.residency<in_parts, 32, 64>} {
  }
}

// -----

loop.kernel @unknown(%n: index) {
  // expected-error @+1 {{loop.parallel: a row of unknown length is not cut into parts}}
  loop.parallel %i = 0 to %n attributes {residency = #loop.residency<in_parts, 32>} {
  }
}
