// RUN: stepwell-opt %s -p 'prefetch-rows{l2=4096 page=2047}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p 'prefetch-rows{l2=4096 page=2048}' --split-input-file | filecheck %s --check-prefix=PAGE
// RUN: stepwell-opt %s -p 'prefetch-rows{l2=4096}' --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes prefetch-rows | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   l2: an integer (default machine.l2)
// OPTIONS-NEXT:   line: an integer (default machine.line)
// OPTIONS-NEXT:   page: an integer (default machine.fetched_page)
// OPTIONS-NEXT:   longest-row: an integer (default 4096)

/// One line of each of two rows, of which a vector is a half.
// CHECK-LABEL: loop.kernel @rows(
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<65536xi8>, %[[Y:[^ ,:]+]]: memref<32xi32>) {
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 32 step 2 {
// CHECK-NEXT:      %[[S:[^ ,:]+]], %[[T:[^ ,:]+]] = loop.reduce <add, add> %[[K:[^ ,:]+]] = 0 to 2048 step 64 : vector<32xi32>, vector<32xi32> {
// CHECK-NEXT:        loop.prefetch %[[W]][%[[J]] * 2048 + %[[K]] + 4096] : memref<65536xi8>
// CHECK-NEXT:        %[[A:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 2048 + %[[K]]] : memref<65536xi8> -> vector<32xi8>
// CHECK-NEXT:        %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 2048 + %[[K]] + 32] : memref<65536xi8> -> vector<32xi8>
// CHECK-NEXT:        loop.prefetch %[[W]][%[[J]] * 2048 + %[[K]] + 6144] : memref<65536xi8>
// CHECK-NEXT:        %[[C:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 2048 + %[[K]] + 2048] : memref<65536xi8> -> vector<32xi8>
// CHECK-NEXT:        %[[D:[^ ,:]+]] = arith.addi %[[A]], %[[B]] : vector<32xi8>
// CHECK-NEXT:        %[[E:[^ ,:]+]] = arith.extsi %[[D]] : vector<32xi8> to vector<32xi32>
// CHECK-NEXT:        %[[F:[^ ,:]+]] = arith.extsi %[[C]] : vector<32xi8> to vector<32xi32>
// CHECK-NEXT:        loop.yield %[[E]], %[[F]] : vector<32xi32>, vector<32xi32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[U:[^ ,:]+]] = loop.reduce_lanes <add> %[[S]] : vector<32xi32>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.reduce_lanes <add> %[[T]] : vector<32xi32>
// CHECK-NEXT:      loop.store %[[U]], %[[Y]][%[[J]]] : i32, memref<32xi32>
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[J]] + 1] : i32, memref<32xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @rows(%w: memref<65536xi8>, %y: memref<32xi32>) {
  loop.parallel %j = 0 to 32 step 2 {
    %s, %t = loop.reduce <add, add> %k = 0 to 2048 step 64 : vector<32xi32>, vector<32xi32> {
      %a = loop.load %w[%j * 2048 + %k] : memref<65536xi8> -> vector<32xi8>
      %b = loop.load %w[%j * 2048 + %k + 32] : memref<65536xi8> -> vector<32xi8>
      %c = loop.load %w[%j * 2048 + %k + 2048] : memref<65536xi8> -> vector<32xi8>
      %d = arith.addi %a, %b : vector<32xi8>
      %e = arith.extsi %d : vector<32xi8> to vector<32xi32>
      %f = arith.extsi %c : vector<32xi8> to vector<32xi32>
      loop.yield %e, %f : vector<32xi32>, vector<32xi32>
    }
    %u = loop.reduce_lanes <add> %s : vector<32xi32>
    %v = loop.reduce_lanes <add> %t : vector<32xi32>
    loop.store %u, %y[%j] : i32, memref<32xi32>
    loop.store %v, %y[%j + 1] : i32, memref<32xi32>
  }
}

/// Rows of 8192 bytes.
// CHECK-LABEL: loop.kernel @long_rows(
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<65536xf32>, %[[Y:[^ ,:]+]]: memref<32xf32>) {
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 32 step 2 {
// CHECK-NEXT:      %[[S:[^ ,:]+]], %[[T:[^ ,:]+]] = loop.reduce <add, add> %[[K:[^ ,:]+]] = 0 to 2048 step 16 : vector<16xf32>, vector<16xf32> {
// CHECK-NEXT:        %[[A:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 2048 + %[[K]]] : memref<65536xf32> -> vector<16xf32>
// CHECK-NEXT:        %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 2048 + %[[K]] + 2048] : memref<65536xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[A]], %[[B]] : vector<16xf32>, vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[U:[^ ,:]+]] = loop.reduce_lanes <add> %[[S]] : vector<16xf32>
// CHECK-NEXT:      loop.store %[[U]], %[[Y]][%[[J]]] : f32, memref<32xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @long_rows(%w: memref<65536xf32>, %y: memref<32xf32>) {
  loop.parallel %j = 0 to 32 step 2 {
    %s, %t = loop.reduce <add, add> %k = 0 to 2048 step 16 : vector<16xf32>, vector<16xf32> {
      %a = loop.load %w[%j * 2048 + %k] : memref<65536xf32> -> vector<16xf32>
      %b = loop.load %w[%j * 2048 + %k + 2048] : memref<65536xf32> -> vector<16xf32>
      loop.yield %a, %b : vector<16xf32>, vector<16xf32>
    }
    %u = loop.reduce_lanes <add> %s : vector<16xf32>
    loop.store %u, %y[%j] : f32, memref<32xf32>
  }
}

/// One row at a time, whose successor is the next in memory; a matrix in the second-level cache; one without a loop.
// CHECK-LABEL: loop.kernel @others(
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<65536xi8>, %[[X:[^ ,:]+]]: memref<4096xi8>, %[[Y:[^ ,:]+]]: memref<32xi8>) {
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 32 step 2 {
// CHECK-NEXT:      %[[S:[^ ,:]+]], %[[T:[^ ,:]+]] = loop.reduce <add, add> %[[K:[^ ,:]+]] = 0 to 128 step 64 : vector<64xi8>, vector<64xi8> {
// CHECK-NEXT:        %[[A:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 2048 + %[[K]]] : memref<65536xi8> -> vector<64xi8>
// CHECK-NEXT:        %[[B:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 128 + %[[K]]] : memref<4096xi8> -> vector<64xi8>
// CHECK-NEXT:        %[[C:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 128 + %[[K]] + 128] : memref<4096xi8> -> vector<64xi8>
// CHECK-NEXT:        %[[D:[^ ,:]+]] = arith.addi %[[B]], %[[C]] : vector<64xi8>
// CHECK-NEXT:        loop.yield %[[A]], %[[D]] : vector<64xi8>, vector<64xi8>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[U:[^ ,:]+]] = loop.reduce_lanes <add> %[[S]] : vector<64xi8>
// CHECK-NEXT:      loop.store %[[U]], %[[Y]][%[[J]]] : i8, memref<32xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @others(%w: memref<65536xi8>, %x: memref<4096xi8>, %y: memref<32xi8>) {
  loop.parallel %j = 0 to 32 step 2 {
    %s, %t = loop.reduce <add, add> %k = 0 to 128 step 64 : vector<64xi8>, vector<64xi8> {
      %a = loop.load %w[%j * 2048 + %k] : memref<65536xi8> -> vector<64xi8>
      %b = loop.load %x[%j * 128 + %k] : memref<4096xi8> -> vector<64xi8>
      %c = loop.load %x[%j * 128 + %k + 128] : memref<4096xi8> -> vector<64xi8>
      %d = arith.addi %b, %c : vector<64xi8>
      loop.yield %a, %d : vector<64xi8>, vector<64xi8>
    }
    %u = loop.reduce_lanes <add> %s : vector<64xi8>
    loop.store %u, %y[%j] : i8, memref<32xi8>
  }
}

/// Down the columns of rows of 2048 bytes, if several of these are in one page.
// CHECK-LABEL: loop.kernel @columns(
// CHECK-NOT:     loop.prefetch
// PAGE-LABEL:  loop.kernel @columns(
loop.kernel @columns(%w: memref<65536xf32>, %y: memref<512xf32>) {
  loop.parallel %j = 0 to 512 step 32 {
    // PAGE:      = loop.reduce <add, add> %[[K:[^ ,:]+]] = 0 to 128
    // PAGE-NEXT:   loop.prefetch %{{[^ ,:]+}}[%{{.*}} + 32] : memref<65536xf32>
    // PAGE-NEXT:   loop.load
    // PAGE-NEXT:   loop.prefetch %{{[^ ,:]+}}[%{{.*}} + 48] : memref<65536xf32>
    // PAGE-NEXT:   loop.load
    // PAGE-NEXT:   loop.yield
    %s, %t = loop.reduce <add, add> %k = 0 to 128 : vector<16xf32>, vector<16xf32> {
      %a = loop.load %w[%k * 512 + %j] : memref<65536xf32> -> vector<16xf32>
      %b = loop.load %w[%k * 512 + %j + 16] : memref<65536xf32> -> vector<16xf32>
      loop.yield %a, %b : vector<16xf32>, vector<16xf32>
    }
    loop.store %s, %y[%j] : vector<16xf32>, memref<512xf32>
    loop.store %t, %y[%j + 16] : vector<16xf32>, memref<512xf32>
  }
}
