// RUN: stepwell-opt --list-passes | filecheck %s

// CHECK:     cse {{ *}}Replace an operation by an equal one that dominates it.
// CHECK:     of other packages:
// CHECK:     licm
