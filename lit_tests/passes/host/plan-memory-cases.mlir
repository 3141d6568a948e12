// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p plan-memory | filecheck %s
// RUN: stepwell-opt %s -p plan-memory,merge-views | filecheck %s --check-prefix=MERGED

// CHECK-LABEL: loop.kernel @use(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>, %[[Y:[^ ,:]+]]: memref<?xf32>, %[[Z:[^ ,:]+]]: memref<?xf32>) {
// CHECK-NEXT:  }
// MERGED-LABEL: loop.kernel @use(
// MERGED-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>, %[[Y:[^ ,:]+]]: memref<?xf32>, %[[Z:[^ ,:]+]]: memref<?xf32>) {
// MERGED-NEXT:  }
loop.kernel @use(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) {
}

// Programs that were drawn at random: buffers of several sizes that live at different times.

// CHECK-LABEL: func.func @program_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> !host.buffer<[8], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.arena 768 : i64
// CHECK-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[64], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
// CHECK-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 256 : !host.buffer<[64], f32>
// CHECK-NEXT:    host.launch @use(%[[B0]], %[[B0]], %[[B1]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
// CHECK-NEXT:    %[[B2:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[24], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[B1]], %[[B2]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
// CHECK-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 128 : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @use(%[[B1]], %[[B2]], %[[B3]]) : !host.buffer<[64], f32>, !host.buffer<[24], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[24], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B4]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
// CHECK-NEXT:    %[[B5:[^ ,:]+]] = host.slice %[[V0]] at 512 : !host.buffer<[64], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[B1]], %[[B5]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
// CHECK-NEXT:    %[[B6:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[100], f32>
// CHECK-NEXT:    host.launch @use(%[[B5]], %[[B5]], %[[B6]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
// CHECK-NEXT:    %[[B7:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[B6]], %[[B7]]) : !host.buffer<[64], f32>, !host.buffer<[100], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    func.return %[[B7]] : !host.buffer<[8], f32>
// CHECK-NEXT:  }
// MERGED-LABEL: func.func @program_0(
// MERGED-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> !host.buffer<[8], f32> {
// MERGED-NEXT:    %[[V0:[^ ,:]+]] = host.arena 768 : i64
// MERGED-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[64], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
// MERGED-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 256 : !host.buffer<[64], f32>
// MERGED-NEXT:    host.launch @use(%[[B0]], %[[B0]], %[[B1]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
// MERGED-NEXT:    %[[B2:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[24], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[B1]], %[[B2]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
// MERGED-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 128 : !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[B1]], %[[B2]], %[[B3]]) : !host.buffer<[64], f32>, !host.buffer<[24], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B2]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
// MERGED-NEXT:    %[[B5:[^ ,:]+]] = host.slice %[[V0]] at 512 : !host.buffer<[64], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[B1]], %[[B5]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
// MERGED-NEXT:    %[[B6:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[100], f32>
// MERGED-NEXT:    host.launch @use(%[[B5]], %[[B5]], %[[B6]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
// MERGED-NEXT:    %[[B7:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[B6]], %[[B7]]) : !host.buffer<[64], f32>, !host.buffer<[100], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:    func.return %[[B7]] : !host.buffer<[8], f32>
// MERGED-NEXT:  }
func.func @program_0(%x: !host.buffer<[64], f32>) -> (!host.buffer<[8], f32>) {
  %b0 = host.alloc : !host.buffer<[64], f32>
  host.launch @use(%x, %x, %b0) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
  %b1 = host.alloc : !host.buffer<[64], f32>
  host.launch @use(%b0, %b0, %b1) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
  %b2 = host.alloc : !host.buffer<[24], f32>
  host.launch @use(%x, %b1, %b2) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
  %b3 = host.alloc : !host.buffer<[8], f32>
  host.launch @use(%b1, %b2, %b3) : !host.buffer<[64], f32>, !host.buffer<[24], f32>, !host.buffer<[8], f32>
  %b4 = host.alloc : !host.buffer<[24], f32>
  host.launch @use(%x, %x, %b4) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
  %b5 = host.alloc : !host.buffer<[64], f32>
  host.launch @use(%x, %b1, %b5) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
  %b6 = host.alloc : !host.buffer<[100], f32>
  host.launch @use(%b5, %b5, %b6) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
  %b7 = host.alloc : !host.buffer<[8], f32>
  host.launch @use(%x, %b6, %b7) : !host.buffer<[64], f32>, !host.buffer<[100], f32>, !host.buffer<[8], f32>
  func.return %b7 : !host.buffer<[8], f32>
}

// CHECK-LABEL: func.func @program_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> !host.buffer<[8], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.arena 4480 : i64
// CHECK-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[100], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
// CHECK-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[64], f32>
// CHECK-NEXT:    host.launch @use(%[[B0]], %[[B0]], %[[B1]]) : !host.buffer<[100], f32>, !host.buffer<[100], f32>, !host.buffer<[64], f32>
// CHECK-NEXT:    %[[B2:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B2]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[64], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B3]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
// CHECK-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B4]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
// CHECK-NEXT:    %[[B5:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @use(%[[B0]], %[[B0]], %[[B5]]) : !host.buffer<[100], f32>, !host.buffer<[100], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    func.return %[[B5]] : !host.buffer<[8], f32>
// CHECK-NEXT:  }
// MERGED-LABEL: func.func @program_1(
// MERGED-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> !host.buffer<[8], f32> {
// MERGED-NEXT:    %[[V0:[^ ,:]+]] = host.arena 4480 : i64
// MERGED-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[100], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
// MERGED-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[64], f32>
// MERGED-NEXT:    host.launch @use(%[[B0]], %[[B0]], %[[B1]]) : !host.buffer<[100], f32>, !host.buffer<[100], f32>, !host.buffer<[64], f32>
// MERGED-NEXT:    %[[B2:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B2]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B1]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
// MERGED-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B4]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
// MERGED-NEXT:    %[[B5:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[B0]], %[[B0]], %[[B5]]) : !host.buffer<[100], f32>, !host.buffer<[100], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:    func.return %[[B5]] : !host.buffer<[8], f32>
// MERGED-NEXT:  }
func.func @program_1(%x: !host.buffer<[64], f32>) -> (!host.buffer<[8], f32>) {
  %b0 = host.alloc : !host.buffer<[100], f32>
  host.launch @use(%x, %x, %b0) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
  %b1 = host.alloc : !host.buffer<[64], f32>
  host.launch @use(%b0, %b0, %b1) : !host.buffer<[100], f32>, !host.buffer<[100], f32>, !host.buffer<[64], f32>
  %b2 = host.alloc : !host.buffer<[8], f32>
  host.launch @use(%x, %x, %b2) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
  %b3 = host.alloc : !host.buffer<[64], f32>
  host.launch @use(%x, %x, %b3) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
  %b4 = host.alloc : !host.buffer<[1000], f32>
  host.launch @use(%x, %x, %b4) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
  %b5 = host.alloc : !host.buffer<[8], f32>
  host.launch @use(%b0, %b0, %b5) : !host.buffer<[100], f32>, !host.buffer<[100], f32>, !host.buffer<[8], f32>
  func.return %b5 : !host.buffer<[8], f32>
}

// CHECK-LABEL: func.func @program_2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> (!host.buffer<[100], f32>, !host.buffer<[8], f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.arena 4736 : i64
// CHECK-NEXT:    %[[B0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// CHECK-NEXT:    host.launch @use(%[[B0]], %[[X]], %[[B1]]) : !host.buffer<[8], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
// CHECK-NEXT:    %[[B2:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[100], f32>
// CHECK-NEXT:    host.launch @use(%[[B1]], %[[B1]], %[[B2]]) : !host.buffer<[1000], f32>, !host.buffer<[1000], f32>, !host.buffer<[100], f32>
// CHECK-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 4480 : !host.buffer<[64], f32>
// CHECK-NEXT:    host.launch @use(%[[B2]], %[[B1]], %[[B3]]) : !host.buffer<[100], f32>, !host.buffer<[1000], f32>, !host.buffer<[64], f32>
// CHECK-NEXT:    %[[B4:[^ ,:]+]] = host.alloc : !host.buffer<[100], f32>
// CHECK-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B4]]) : !host.buffer<[100], f32>, !host.buffer<[100], f32>, !host.buffer<[100], f32>
// CHECK-NEXT:    func.return %[[B4]], %[[B0]] : !host.buffer<[100], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:  }
// MERGED-LABEL: func.func @program_2(
// MERGED-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> (!host.buffer<[100], f32>, !host.buffer<[8], f32>) {
// MERGED-NEXT:    %[[V0:[^ ,:]+]] = host.arena 4736 : i64
// MERGED-NEXT:    %[[B0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// MERGED-NEXT:    host.launch @use(%[[B0]], %[[X]], %[[B1]]) : !host.buffer<[8], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
// MERGED-NEXT:    %[[B2:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[100], f32>
// MERGED-NEXT:    host.launch @use(%[[B1]], %[[B1]], %[[B2]]) : !host.buffer<[1000], f32>, !host.buffer<[1000], f32>, !host.buffer<[100], f32>
// MERGED-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 4480 : !host.buffer<[64], f32>
// MERGED-NEXT:    host.launch @use(%[[B2]], %[[B1]], %[[B3]]) : !host.buffer<[100], f32>, !host.buffer<[1000], f32>, !host.buffer<[64], f32>
// MERGED-NEXT:    %[[B4:[^ ,:]+]] = host.alloc : !host.buffer<[100], f32>
// MERGED-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B4]]) : !host.buffer<[100], f32>, !host.buffer<[100], f32>, !host.buffer<[100], f32>
// MERGED-NEXT:    func.return %[[B4]], %[[B0]] : !host.buffer<[100], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:  }
func.func @program_2(%x: !host.buffer<[64], f32>) -> (!host.buffer<[100], f32>, !host.buffer<[8], f32>) {
  %b0 = host.alloc : !host.buffer<[8], f32>
  host.launch @use(%x, %x, %b0) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
  %b1 = host.alloc : !host.buffer<[1000], f32>
  host.launch @use(%b0, %x, %b1) : !host.buffer<[8], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
  %b2 = host.alloc : !host.buffer<[100], f32>
  host.launch @use(%b1, %b1, %b2) : !host.buffer<[1000], f32>, !host.buffer<[1000], f32>, !host.buffer<[100], f32>
  %b3 = host.alloc : !host.buffer<[64], f32>
  host.launch @use(%b2, %b1, %b3) : !host.buffer<[100], f32>, !host.buffer<[1000], f32>, !host.buffer<[64], f32>
  %b4 = host.alloc : !host.buffer<[100], f32>
  host.launch @use(%b2, %b2, %b4) : !host.buffer<[100], f32>, !host.buffer<[100], f32>, !host.buffer<[100], f32>
  func.return %b4, %b0 : !host.buffer<[100], f32>, !host.buffer<[8], f32>
}

// CHECK-LABEL: func.func @program_3(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> (!host.buffer<[1000], f32>, !host.buffer<[64], f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.arena 4480 : i64
// CHECK-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[100], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
// CHECK-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[100], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B1]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
// CHECK-NEXT:    %[[B2:[^ ,:]+]] = host.alloc : !host.buffer<[64], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.view %[[B1]] offset 4 : !host.buffer<[100], f32> -> !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @use(%[[V2]], %[[V2]], %[[B2]]) : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[64], f32>
// CHECK-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// CHECK-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B3]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
// CHECK-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @use(%[[B1]], %[[B2]], %[[B4]]) : !host.buffer<[100], f32>, !host.buffer<[64], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[B5:[^ ,:]+]] = host.alloc : !host.buffer<[1000], f32>
// CHECK-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B5]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
// CHECK-NEXT:    func.return %[[B5]], %[[B2]] : !host.buffer<[1000], f32>, !host.buffer<[64], f32>
// CHECK-NEXT:  }
// MERGED-LABEL: func.func @program_3(
// MERGED-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> (!host.buffer<[1000], f32>, !host.buffer<[64], f32>) {
// MERGED-NEXT:    %[[V0:[^ ,:]+]] = host.arena 4480 : i64
// MERGED-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[100], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
// MERGED-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[100], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B1]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
// MERGED-NEXT:    %[[B2:[^ ,:]+]] = host.alloc : !host.buffer<[64], f32>
// MERGED-NEXT:    %[[V2:[^ ,:]+]] = host.slice %[[V0]] at 4048 : !host.buffer<[4], f32>
// MERGED-NEXT:    host.launch @use(%[[V2]], %[[V2]], %[[B2]]) : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[64], f32>
// MERGED-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// MERGED-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B3]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
// MERGED-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[16], f32>
// MERGED-NEXT:    host.launch @use(%[[B1]], %[[B2]], %[[B4]]) : !host.buffer<[100], f32>, !host.buffer<[64], f32>, !host.buffer<[16], f32>
// MERGED-NEXT:    %[[B5:[^ ,:]+]] = host.alloc : !host.buffer<[1000], f32>
// MERGED-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B5]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
// MERGED-NEXT:    func.return %[[B5]], %[[B2]] : !host.buffer<[1000], f32>, !host.buffer<[64], f32>
// MERGED-NEXT:  }
func.func @program_3(%x: !host.buffer<[64], f32>) -> (!host.buffer<[1000], f32>, !host.buffer<[64], f32>) {
  %b0 = host.alloc : !host.buffer<[100], f32>
  host.launch @use(%x, %x, %b0) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
  %b1 = host.alloc : !host.buffer<[100], f32>
  host.launch @use(%x, %x, %b1) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[100], f32>
  %b2 = host.alloc : !host.buffer<[64], f32>
  %v2 = host.view %b1 offset 4 : !host.buffer<[100], f32> -> !host.buffer<[4], f32>
  host.launch @use(%v2, %v2, %b2) : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[64], f32>
  %b3 = host.alloc : !host.buffer<[1000], f32>
  host.launch @use(%b2, %b2, %b3) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
  %b4 = host.alloc : !host.buffer<[16], f32>
  host.launch @use(%b1, %b2, %b4) : !host.buffer<[100], f32>, !host.buffer<[64], f32>, !host.buffer<[16], f32>
  %b5 = host.alloc : !host.buffer<[1000], f32>
  host.launch @use(%b2, %b2, %b5) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
  func.return %b5, %b2 : !host.buffer<[1000], f32>, !host.buffer<[64], f32>
}

// CHECK-LABEL: func.func @program_4(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> !host.buffer<[16], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.arena 384 : i64
// CHECK-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[24], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
// CHECK-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 128 : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B1]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    %[[B2:[^ ,:]+]] = host.slice %[[V0]] at 128 : !host.buffer<[24], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B2]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
// CHECK-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 256 : !host.buffer<[24], f32>
// CHECK-NEXT:    host.launch @use(%[[B0]], %[[B0]], %[[B3]]) : !host.buffer<[24], f32>, !host.buffer<[24], f32>, !host.buffer<[24], f32>
// CHECK-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B4]]) : !host.buffer<[24], f32>, !host.buffer<[24], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[B5:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @use(%[[B3]], %[[B3]], %[[B5]]) : !host.buffer<[24], f32>, !host.buffer<[24], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    func.return %[[B5]] : !host.buffer<[16], f32>
// CHECK-NEXT:  }
// MERGED-LABEL: func.func @program_4(
// MERGED-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> !host.buffer<[16], f32> {
// MERGED-NEXT:    %[[V0:[^ ,:]+]] = host.arena 384 : i64
// MERGED-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[24], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
// MERGED-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 128 : !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B1]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:    %[[B2:[^ ,:]+]] = host.slice %[[V0]] at 128 : !host.buffer<[24], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B2]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
// MERGED-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 256 : !host.buffer<[24], f32>
// MERGED-NEXT:    host.launch @use(%[[B0]], %[[B0]], %[[B3]]) : !host.buffer<[24], f32>, !host.buffer<[24], f32>, !host.buffer<[24], f32>
// MERGED-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[16], f32>
// MERGED-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B4]]) : !host.buffer<[24], f32>, !host.buffer<[24], f32>, !host.buffer<[16], f32>
// MERGED-NEXT:    %[[B5:[^ ,:]+]] = host.alloc : !host.buffer<[16], f32>
// MERGED-NEXT:    host.launch @use(%[[B3]], %[[B3]], %[[B5]]) : !host.buffer<[24], f32>, !host.buffer<[24], f32>, !host.buffer<[16], f32>
// MERGED-NEXT:    func.return %[[B5]] : !host.buffer<[16], f32>
// MERGED-NEXT:  }
func.func @program_4(%x: !host.buffer<[64], f32>) -> (!host.buffer<[16], f32>) {
  %b0 = host.alloc : !host.buffer<[24], f32>
  host.launch @use(%x, %x, %b0) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
  %b1 = host.alloc : !host.buffer<[8], f32>
  host.launch @use(%x, %x, %b1) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
  %b2 = host.alloc : !host.buffer<[24], f32>
  host.launch @use(%x, %x, %b2) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
  %b3 = host.alloc : !host.buffer<[24], f32>
  host.launch @use(%b0, %b0, %b3) : !host.buffer<[24], f32>, !host.buffer<[24], f32>, !host.buffer<[24], f32>
  %b4 = host.alloc : !host.buffer<[16], f32>
  host.launch @use(%b2, %b2, %b4) : !host.buffer<[24], f32>, !host.buffer<[24], f32>, !host.buffer<[16], f32>
  %b5 = host.alloc : !host.buffer<[16], f32>
  host.launch @use(%b3, %b3, %b5) : !host.buffer<[24], f32>, !host.buffer<[24], f32>, !host.buffer<[16], f32>
  func.return %b5 : !host.buffer<[16], f32>
}

// CHECK-LABEL: func.func @program_5(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> !host.buffer<[24], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.arena 4416 : i64
// CHECK-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[24], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
// CHECK-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[B0]], %[[B1]]) : !host.buffer<[64], f32>, !host.buffer<[24], f32>, !host.buffer<[1000], f32>
// CHECK-NEXT:    %[[B2:[^ ,:]+]] = host.slice %[[V0]] at 4288 : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[B1]], %[[B2]]) : !host.buffer<[64], f32>, !host.buffer<[1000], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[64], f32>
// CHECK-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B3]]) : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[64], f32>
// CHECK-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 4352 : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @use(%[[B1]], %[[B3]], %[[B4]]) : !host.buffer<[1000], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    %[[B5:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @use(%[[B1]], %[[B1]], %[[B5]]) : !host.buffer<[1000], f32>, !host.buffer<[1000], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[B6:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B6]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[B7:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B7]]) : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[B8:[^ ,:]+]] = host.alloc : !host.buffer<[24], f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.view %[[B2]] offset 4 : !host.buffer<[16], f32> -> !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @use(%[[V8]], %[[V8]], %[[B8]]) : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[24], f32>
// CHECK-NEXT:    func.return %[[B8]] : !host.buffer<[24], f32>
// CHECK-NEXT:  }
// MERGED-LABEL: func.func @program_5(
// MERGED-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> !host.buffer<[24], f32> {
// MERGED-NEXT:    %[[V0:[^ ,:]+]] = host.arena 4416 : i64
// MERGED-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[24], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
// MERGED-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[B0]], %[[B1]]) : !host.buffer<[64], f32>, !host.buffer<[24], f32>, !host.buffer<[1000], f32>
// MERGED-NEXT:    %[[B2:[^ ,:]+]] = host.slice %[[V0]] at 4288 : !host.buffer<[16], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[B1]], %[[B2]]) : !host.buffer<[64], f32>, !host.buffer<[1000], f32>, !host.buffer<[16], f32>
// MERGED-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[64], f32>
// MERGED-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B3]]) : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[64], f32>
// MERGED-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 4352 : !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[B1]], %[[B3]], %[[B4]]) : !host.buffer<[1000], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:    %[[B5:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[16], f32>
// MERGED-NEXT:    host.launch @use(%[[B1]], %[[B1]], %[[B5]]) : !host.buffer<[1000], f32>, !host.buffer<[1000], f32>, !host.buffer<[16], f32>
// MERGED-NEXT:    %[[B6:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[16], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B6]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[16], f32>
// MERGED-NEXT:    host.launch @use(%[[B2]], %[[B2]], %[[B6]]) : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>
// MERGED-NEXT:    %[[B8:[^ ,:]+]] = host.alloc : !host.buffer<[24], f32>
// MERGED-NEXT:    %[[V8:[^ ,:]+]] = host.slice %[[V0]] at 4304 : !host.buffer<[4], f32>
// MERGED-NEXT:    host.launch @use(%[[V8]], %[[V8]], %[[B8]]) : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[24], f32>
// MERGED-NEXT:    func.return %[[B8]] : !host.buffer<[24], f32>
// MERGED-NEXT:  }
func.func @program_5(%x: !host.buffer<[64], f32>) -> (!host.buffer<[24], f32>) {
  %b0 = host.alloc : !host.buffer<[24], f32>
  host.launch @use(%x, %x, %b0) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[24], f32>
  %b1 = host.alloc : !host.buffer<[1000], f32>
  host.launch @use(%x, %b0, %b1) : !host.buffer<[64], f32>, !host.buffer<[24], f32>, !host.buffer<[1000], f32>
  %b2 = host.alloc : !host.buffer<[16], f32>
  host.launch @use(%x, %b1, %b2) : !host.buffer<[64], f32>, !host.buffer<[1000], f32>, !host.buffer<[16], f32>
  %b3 = host.alloc : !host.buffer<[64], f32>
  host.launch @use(%b2, %b2, %b3) : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[64], f32>
  %b4 = host.alloc : !host.buffer<[8], f32>
  host.launch @use(%b1, %b3, %b4) : !host.buffer<[1000], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
  %b5 = host.alloc : !host.buffer<[16], f32>
  host.launch @use(%b1, %b1, %b5) : !host.buffer<[1000], f32>, !host.buffer<[1000], f32>, !host.buffer<[16], f32>
  %b6 = host.alloc : !host.buffer<[16], f32>
  host.launch @use(%x, %x, %b6) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[16], f32>
  %b7 = host.alloc : !host.buffer<[16], f32>
  host.launch @use(%b2, %b2, %b7) : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[16], f32>
  %b8 = host.alloc : !host.buffer<[24], f32>
  %v8 = host.view %b2 offset 4 : !host.buffer<[16], f32> -> !host.buffer<[4], f32>
  host.launch @use(%v8, %v8, %b8) : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[24], f32>
  func.return %b8 : !host.buffer<[24], f32>
}

// CHECK-LABEL: func.func @program_6(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> (!host.buffer<[100], f32>, !host.buffer<[8], f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.arena 8192 : i64
// CHECK-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 8064 : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @use(%[[B0]], %[[X]], %[[B1]]) : !host.buffer<[8], f32>, !host.buffer<[64], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[B2:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @use(%[[B0]], %[[B0]], %[[B2]]) : !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B3]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
// CHECK-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[1000], f32>
// CHECK-NEXT:    host.launch @use(%[[X]], %[[B0]], %[[B4]]) : !host.buffer<[64], f32>, !host.buffer<[8], f32>, !host.buffer<[1000], f32>
// CHECK-NEXT:    %[[B5:[^ ,:]+]] = host.slice %[[V0]] at 8064 : !host.buffer<[24], f32>
// CHECK-NEXT:    host.launch @use(%[[B3]], %[[B3]], %[[B5]]) : !host.buffer<[1000], f32>, !host.buffer<[1000], f32>, !host.buffer<[24], f32>
// CHECK-NEXT:    %[[B6:[^ ,:]+]] = host.slice %[[V0]] at 8064 : !host.buffer<[16], f32>
// CHECK-NEXT:    host.launch @use(%[[B4]], %[[B2]], %[[B6]]) : !host.buffer<[1000], f32>, !host.buffer<[8], f32>, !host.buffer<[16], f32>
// CHECK-NEXT:    %[[B7:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// CHECK-NEXT:    host.launch @use(%[[B6]], %[[B6]], %[[B7]]) : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[1000], f32>
// CHECK-NEXT:    %[[B8:[^ ,:]+]] = host.alloc : !host.buffer<[100], f32>
// CHECK-NEXT:    host.launch @use(%[[B2]], %[[B6]], %[[B8]]) : !host.buffer<[8], f32>, !host.buffer<[16], f32>, !host.buffer<[100], f32>
// CHECK-NEXT:    func.return %[[B8]], %[[B2]] : !host.buffer<[100], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:  }
// MERGED-LABEL: func.func @program_6(
// MERGED-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[64], f32>) -> (!host.buffer<[100], f32>, !host.buffer<[8], f32>) {
// MERGED-NEXT:    %[[V0:[^ ,:]+]] = host.arena 8192 : i64
// MERGED-NEXT:    %[[B0:[^ ,:]+]] = host.slice %[[V0]] at 8064 : !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B0]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:    %[[B1:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[16], f32>
// MERGED-NEXT:    host.launch @use(%[[B0]], %[[X]], %[[B1]]) : !host.buffer<[8], f32>, !host.buffer<[64], f32>, !host.buffer<[16], f32>
// MERGED-NEXT:    %[[B2:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// MERGED-NEXT:    host.launch @use(%[[B0]], %[[B0]], %[[B2]]) : !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:    %[[B3:[^ ,:]+]] = host.slice %[[V0]] at 0 : !host.buffer<[1000], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[X]], %[[B3]]) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
// MERGED-NEXT:    %[[B4:[^ ,:]+]] = host.slice %[[V0]] at 4032 : !host.buffer<[1000], f32>
// MERGED-NEXT:    host.launch @use(%[[X]], %[[B0]], %[[B4]]) : !host.buffer<[64], f32>, !host.buffer<[8], f32>, !host.buffer<[1000], f32>
// MERGED-NEXT:    %[[B5:[^ ,:]+]] = host.slice %[[V0]] at 8064 : !host.buffer<[24], f32>
// MERGED-NEXT:    host.launch @use(%[[B3]], %[[B3]], %[[B5]]) : !host.buffer<[1000], f32>, !host.buffer<[1000], f32>, !host.buffer<[24], f32>
// MERGED-NEXT:    %[[B6:[^ ,:]+]] = host.slice %[[V0]] at 8064 : !host.buffer<[16], f32>
// MERGED-NEXT:    host.launch @use(%[[B4]], %[[B2]], %[[B6]]) : !host.buffer<[1000], f32>, !host.buffer<[8], f32>, !host.buffer<[16], f32>
// MERGED-NEXT:    host.launch @use(%[[B6]], %[[B6]], %[[B3]]) : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[1000], f32>
// MERGED-NEXT:    %[[B8:[^ ,:]+]] = host.alloc : !host.buffer<[100], f32>
// MERGED-NEXT:    host.launch @use(%[[B2]], %[[B6]], %[[B8]]) : !host.buffer<[8], f32>, !host.buffer<[16], f32>, !host.buffer<[100], f32>
// MERGED-NEXT:    func.return %[[B8]], %[[B2]] : !host.buffer<[100], f32>, !host.buffer<[8], f32>
// MERGED-NEXT:  }
func.func @program_6(%x: !host.buffer<[64], f32>) -> (!host.buffer<[100], f32>, !host.buffer<[8], f32>) {
  %b0 = host.alloc : !host.buffer<[8], f32>
  host.launch @use(%x, %x, %b0) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[8], f32>
  %b1 = host.alloc : !host.buffer<[16], f32>
  host.launch @use(%b0, %x, %b1) : !host.buffer<[8], f32>, !host.buffer<[64], f32>, !host.buffer<[16], f32>
  %b2 = host.alloc : !host.buffer<[8], f32>
  host.launch @use(%b0, %b0, %b2) : !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>
  %b3 = host.alloc : !host.buffer<[1000], f32>
  host.launch @use(%x, %x, %b3) : !host.buffer<[64], f32>, !host.buffer<[64], f32>, !host.buffer<[1000], f32>
  %b4 = host.alloc : !host.buffer<[1000], f32>
  host.launch @use(%x, %b0, %b4) : !host.buffer<[64], f32>, !host.buffer<[8], f32>, !host.buffer<[1000], f32>
  %b5 = host.alloc : !host.buffer<[24], f32>
  host.launch @use(%b3, %b3, %b5) : !host.buffer<[1000], f32>, !host.buffer<[1000], f32>, !host.buffer<[24], f32>
  %b6 = host.alloc : !host.buffer<[16], f32>
  host.launch @use(%b4, %b2, %b6) : !host.buffer<[1000], f32>, !host.buffer<[8], f32>, !host.buffer<[16], f32>
  %b7 = host.alloc : !host.buffer<[1000], f32>
  host.launch @use(%b6, %b6, %b7) : !host.buffer<[16], f32>, !host.buffer<[16], f32>, !host.buffer<[1000], f32>
  %b8 = host.alloc : !host.buffer<[100], f32>
  host.launch @use(%b2, %b6, %b8) : !host.buffer<[8], f32>, !host.buffer<[16], f32>, !host.buffer<[100], f32>
  func.return %b8, %b2 : !host.buffer<[100], f32>, !host.buffer<[8], f32>
}
