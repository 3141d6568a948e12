// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-variances --machine=h100 | filecheck %s

// Variances of many sizes, along and across memory.

// CHECK-LABEL: func.func @of_1048576_along_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xf32>) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1048576xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<256x4096xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.000244140625 : tensor<256xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<256xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0] : tensor<256xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<256x4096xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<256x4096xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [1] : tensor<256x4096xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] {second_stage} : tensor<256xf32> -> tensor<f32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 1048576.0 : tensor<f32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [] : tensor<f32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<256xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<256xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 4096.0 : tensor<256xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<256xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<256xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [0] : tensor<256xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @of_1048576_along_0(%x: tensor<1048576xf32>) -> (tensor<f32>, tensor<f32>) {
  %s = prim.reduce <add> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
  %n = prim.constant 1048576.0 : tensor<f32>
  %m = prim.div %s, %n : tensor<f32>
  %b = prim.broadcast %m dims [] : tensor<f32> -> tensor<1048576xf32>
  %d = prim.sub %x, %b : tensor<1048576xf32>
  %q = prim.mul %d, %d : tensor<1048576xf32>
  %v = prim.reduce <add> %q dims [0] : tensor<1048576xf32> -> tensor<f32>
  func.return %v, %m : tensor<f32>, tensor<f32>
}

// CHECK-LABEL: func.func @of_64_65536_along_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x65536xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<64x65536xf32> -> tensor<64x4x16384xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<64x4x16384xf32> -> tensor<64x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 6.103515625e-05 : tensor<64x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<64x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<64x4xf32> -> tensor<64x4x16384xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<64x4x16384xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<64x4x16384xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [2] : tensor<64x4x16384xf32> -> tensor<64x4xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] {second_stage} : tensor<64x4xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 65536.0 : tensor<64xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<64xf32> -> tensor<64x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<64x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<64x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 16384.0 : tensor<64x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<64x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<64x4xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [1] : tensor<64x4xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @of_64_65536_along_1(%x: tensor<64x65536xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
  %n = prim.constant 65536.0 : tensor<64xf32>
  %m = prim.div %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x65536xf32>
  %d = prim.sub %x, %b : tensor<64x65536xf32>
  %q = prim.mul %d, %d : tensor<64x65536xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
  func.return %v, %m : tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @of_64_65537_along_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x65537xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<64x65537xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 65537.0 : tensor<64xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<64xf32> -> tensor<64x65537xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.sub %[[X]], %[[B]] : tensor<64x65537xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = prim.mul %[[D]], %[[D]] : tensor<64x65537xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[Q]] dims [1] : tensor<64x65537xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @of_64_65537_along_1(%x: tensor<64x65537xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<64x65537xf32> -> tensor<64xf32>
  %n = prim.constant 65537.0 : tensor<64xf32>
  %m = prim.div %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x65537xf32>
  %d = prim.sub %x, %b : tensor<64x65537xf32>
  %q = prim.mul %d, %d : tensor<64x65537xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<64x65537xf32> -> tensor<64xf32>
  func.return %v, %m : tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @of_1000_4096_along_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1000x4096xf32>) -> (tensor<1000xf32>, tensor<1000xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<1000x4096xf32> -> tensor<1000xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 4096.0 : tensor<1000xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<1000xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<1000xf32> -> tensor<1000x4096xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.sub %[[X]], %[[B]] : tensor<1000x4096xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = prim.mul %[[D]], %[[D]] : tensor<1000x4096xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[Q]] dims [1] : tensor<1000x4096xf32> -> tensor<1000xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<1000xf32>, tensor<1000xf32>
// CHECK-NEXT:  }
func.func @of_1000_4096_along_1(%x: tensor<1000x4096xf32>) -> (tensor<1000xf32>, tensor<1000xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<1000x4096xf32> -> tensor<1000xf32>
  %n = prim.constant 4096.0 : tensor<1000xf32>
  %m = prim.div %s, %n : tensor<1000xf32>
  %b = prim.broadcast %m dims [0] : tensor<1000xf32> -> tensor<1000x4096xf32>
  %d = prim.sub %x, %b : tensor<1000x4096xf32>
  %q = prim.mul %d, %d : tensor<1000x4096xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<1000x4096xf32> -> tensor<1000xf32>
  func.return %v, %m : tensor<1000xf32>, tensor<1000xf32>
}

// CHECK-LABEL: func.func @of_8_100000_along_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x100000xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<8x100000xf32> -> tensor<8x32x3125xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<8x32x3125xf32> -> tensor<8x32xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3125.0 : tensor<8x32xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V1]], %[[V2]] : tensor<8x32xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<8x32xf32> -> tensor<8x32x3125xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<8x32x3125xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<8x32x3125xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [2] : tensor<8x32x3125xf32> -> tensor<8x32xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] {second_stage} : tensor<8x32xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 100000.0 : tensor<8xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<8xf32> -> tensor<8x32xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<8x32xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<8x32xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 3125.0 : tensor<8x32xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<8x32xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<8x32xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [1] : tensor<8x32xf32> -> tensor<8xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:  }
func.func @of_8_100000_along_1(%x: tensor<8x100000xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<8x100000xf32> -> tensor<8xf32>
  %n = prim.constant 100000.0 : tensor<8xf32>
  %m = prim.div %s, %n : tensor<8xf32>
  %b = prim.broadcast %m dims [0] : tensor<8xf32> -> tensor<8x100000xf32>
  %d = prim.sub %x, %b : tensor<8x100000xf32>
  %q = prim.mul %d, %d : tensor<8x100000xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<8x100000xf32> -> tensor<8xf32>
  func.return %v, %m : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @of_8_100003_along_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x100003xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<8x100003xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 100003.0 : tensor<8xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<8xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<8xf32> -> tensor<8x100003xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.sub %[[X]], %[[B]] : tensor<8x100003xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = prim.mul %[[D]], %[[D]] : tensor<8x100003xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[Q]] dims [1] : tensor<8x100003xf32> -> tensor<8xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:  }
func.func @of_8_100003_along_1(%x: tensor<8x100003xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<8x100003xf32> -> tensor<8xf32>
  %n = prim.constant 100003.0 : tensor<8xf32>
  %m = prim.div %s, %n : tensor<8xf32>
  %b = prim.broadcast %m dims [0] : tensor<8xf32> -> tensor<8x100003xf32>
  %d = prim.sub %x, %b : tensor<8x100003xf32>
  %q = prim.mul %d, %d : tensor<8x100003xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<8x100003xf32> -> tensor<8xf32>
  func.return %v, %m : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @of_65536_64_along_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<65536x64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<65536x64xf32> -> tensor<512x128x64xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<512x128x64xf32> -> tensor<512x64xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0078125 : tensor<512x64xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<512x64xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 2] : tensor<512x64xf32> -> tensor<512x128x64xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<512x128x64xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<512x128x64xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [1] : tensor<512x128x64xf32> -> tensor<512x64xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] {second_stage} : tensor<512x64xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 65536.0 : tensor<64xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [1] : tensor<64xf32> -> tensor<512x64xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<512x64xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<512x64xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 128.0 : tensor<512x64xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<512x64xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<512x64xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [0] : tensor<512x64xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @of_65536_64_along_0(%x: tensor<65536x64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = prim.reduce <add> %x dims [0] : tensor<65536x64xf32> -> tensor<64xf32>
  %n = prim.constant 65536.0 : tensor<64xf32>
  %m = prim.div %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [1] : tensor<64xf32> -> tensor<65536x64xf32>
  %d = prim.sub %x, %b : tensor<65536x64xf32>
  %q = prim.mul %d, %d : tensor<65536x64xf32>
  %v = prim.reduce <add> %q dims [0] : tensor<65536x64xf32> -> tensor<64xf32>
  func.return %v, %m : tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @of_65536_3_along_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<65536x3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [0] : tensor<65536x3xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 65536.0 : tensor<3xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<3xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.broadcast %[[M]] dims [1] : tensor<3xf32> -> tensor<65536x3xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.sub %[[X]], %[[B]] : tensor<65536x3xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = prim.mul %[[D]], %[[D]] : tensor<65536x3xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[Q]] dims [0] : tensor<65536x3xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @of_65536_3_along_0(%x: tensor<65536x3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %s = prim.reduce <add> %x dims [0] : tensor<65536x3xf32> -> tensor<3xf32>
  %n = prim.constant 65536.0 : tensor<3xf32>
  %m = prim.div %s, %n : tensor<3xf32>
  %b = prim.broadcast %m dims [1] : tensor<3xf32> -> tensor<65536x3xf32>
  %d = prim.sub %x, %b : tensor<65536x3xf32>
  %q = prim.mul %d, %d : tensor<65536x3xf32>
  %v = prim.reduce <add> %q dims [0] : tensor<65536x3xf32> -> tensor<3xf32>
  func.return %v, %m : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func @of_4096_1024_along_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4096x1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<4096x1024xf32> -> tensor<32x128x1024xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<32x128x1024xf32> -> tensor<32x1024xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0078125 : tensor<32x1024xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<32x1024xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 2] : tensor<32x1024xf32> -> tensor<32x128x1024xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<32x128x1024xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<32x128x1024xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [1] : tensor<32x128x1024xf32> -> tensor<32x1024xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] {second_stage} : tensor<32x1024xf32> -> tensor<1024xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 4096.0 : tensor<1024xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<1024xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [1] : tensor<1024xf32> -> tensor<32x1024xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<32x1024xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<32x1024xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 128.0 : tensor<32x1024xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<32x1024xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<32x1024xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [0] : tensor<32x1024xf32> -> tensor<1024xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<1024xf32>, tensor<1024xf32>
// CHECK-NEXT:  }
func.func @of_4096_1024_along_0(%x: tensor<4096x1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>) {
  %s = prim.reduce <add> %x dims [0] : tensor<4096x1024xf32> -> tensor<1024xf32>
  %n = prim.constant 4096.0 : tensor<1024xf32>
  %m = prim.div %s, %n : tensor<1024xf32>
  %b = prim.broadcast %m dims [1] : tensor<1024xf32> -> tensor<4096x1024xf32>
  %d = prim.sub %x, %b : tensor<4096x1024xf32>
  %q = prim.mul %d, %d : tensor<4096x1024xf32>
  %v = prim.reduce <add> %q dims [0] : tensor<4096x1024xf32> -> tensor<1024xf32>
  func.return %v, %m : tensor<1024xf32>, tensor<1024xf32>
}

// CHECK-LABEL: func.func @of_32_64_56_56_along_0_2_3(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<32x64x56x56xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [2, 3] : tensor<32x64x56x56xf32> -> tensor<32x64xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3136.0 : tensor<32x64xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<32x64xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0, 1] : tensor<32x64xf32> -> tensor<32x64x56x56xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[X]], %[[V3]] : tensor<32x64x56x56xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V4]] : tensor<32x64x56x56xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reduce <add> %[[V5]] dims [2, 3] : tensor<32x64x56x56xf32> -> tensor<32x64xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0] {second_stage} : tensor<32x64xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 100352.0 : tensor<64xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[M]] dims [1] : tensor<64xf32> -> tensor<32x64xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V2]], %[[V7]] : tensor<32x64xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V8]] : tensor<32x64xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 3136.0 : tensor<32x64xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V9]], %[[V10]] : tensor<32x64xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V6]], %[[V11]] : tensor<32x64xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V12]] dims [0] : tensor<32x64xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @of_32_64_56_56_along_0_2_3(%x: tensor<32x64x56x56xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = prim.reduce <add> %x dims [0, 2, 3] : tensor<32x64x56x56xf32> -> tensor<64xf32>
  %n = prim.constant 100352.0 : tensor<64xf32>
  %m = prim.div %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [1] : tensor<64xf32> -> tensor<32x64x56x56xf32>
  %d = prim.sub %x, %b : tensor<32x64x56x56xf32>
  %q = prim.mul %d, %d : tensor<32x64x56x56xf32>
  %v = prim.reduce <add> %q dims [0, 2, 3] : tensor<32x64x56x56xf32> -> tensor<64xf32>
  func.return %v, %m : tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @of_8_64_112_112_along_0_2_3(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x112x112xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [2, 3] : tensor<8x64x112x112xf32> -> tensor<8x64xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 12544.0 : tensor<8x64xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<8x64xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0, 1] : tensor<8x64xf32> -> tensor<8x64x112x112xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[X]], %[[V3]] : tensor<8x64x112x112xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V4]] : tensor<8x64x112x112xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reduce <add> %[[V5]] dims [2, 3] : tensor<8x64x112x112xf32> -> tensor<8x64xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0] {second_stage} : tensor<8x64xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 100352.0 : tensor<64xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[M]] dims [1] : tensor<64xf32> -> tensor<8x64xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V2]], %[[V7]] : tensor<8x64xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V8]] : tensor<8x64xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 12544.0 : tensor<8x64xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V9]], %[[V10]] : tensor<8x64xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V6]], %[[V11]] : tensor<8x64xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V12]] dims [0] : tensor<8x64xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @of_8_64_112_112_along_0_2_3(%x: tensor<8x64x112x112xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = prim.reduce <add> %x dims [0, 2, 3] : tensor<8x64x112x112xf32> -> tensor<64xf32>
  %n = prim.constant 100352.0 : tensor<64xf32>
  %m = prim.div %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [1] : tensor<64xf32> -> tensor<8x64x112x112xf32>
  %d = prim.sub %x, %b : tensor<8x64x112x112xf32>
  %q = prim.mul %d, %d : tensor<8x64x112x112xf32>
  %v = prim.reduce <add> %q dims [0, 2, 3] : tensor<8x64x112x112xf32> -> tensor<64xf32>
  func.return %v, %m : tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @of_2_32_4096_along_1_2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x32x4096xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<2x32x4096xf32> -> tensor<2x64x2048xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<2x64x2048xf32> -> tensor<2x64xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.00048828125 : tensor<2x64xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2x64xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<2x64xf32> -> tensor<2x64x2048xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<2x64x2048xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<2x64x2048xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [2] : tensor<2x64x2048xf32> -> tensor<2x64xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] {second_stage} : tensor<2x64xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 131072.0 : tensor<2xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<2xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<2xf32> -> tensor<2x64xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<2x64xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<2x64xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 2048.0 : tensor<2x64xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<2x64xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<2x64xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [1] : tensor<2x64xf32> -> tensor<2xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<2xf32>, tensor<2xf32>
// CHECK-NEXT:  }
func.func @of_2_32_4096_along_1_2(%x: tensor<2x32x4096xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %s = prim.reduce <add> %x dims [1, 2] : tensor<2x32x4096xf32> -> tensor<2xf32>
  %n = prim.constant 131072.0 : tensor<2xf32>
  %m = prim.div %s, %n : tensor<2xf32>
  %b = prim.broadcast %m dims [0] : tensor<2xf32> -> tensor<2x32x4096xf32>
  %d = prim.sub %x, %b : tensor<2x32x4096xf32>
  %q = prim.mul %d, %d : tensor<2x32x4096xf32>
  %v = prim.reduce <add> %q dims [1, 2] : tensor<2x32x4096xf32> -> tensor<2xf32>
  func.return %v, %m : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @of_2_32_65536_along_2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x32x65536xf32>) -> (tensor<2x32xf32>, tensor<2x32xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<2x32x65536xf32> -> tensor<2x32x4x16384xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [3] : tensor<2x32x4x16384xf32> -> tensor<2x32x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 6.103515625e-05 : tensor<2x32x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2x32x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1, 2] : tensor<2x32x4xf32> -> tensor<2x32x4x16384xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<2x32x4x16384xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<2x32x4x16384xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [3] : tensor<2x32x4x16384xf32> -> tensor<2x32x4xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [2] {second_stage} : tensor<2x32x4xf32> -> tensor<2x32xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 65536.0 : tensor<2x32xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<2x32xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [0, 1] : tensor<2x32xf32> -> tensor<2x32x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<2x32x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<2x32x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 16384.0 : tensor<2x32x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<2x32x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<2x32x4xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [2] : tensor<2x32x4xf32> -> tensor<2x32xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<2x32xf32>, tensor<2x32xf32>
// CHECK-NEXT:  }
func.func @of_2_32_65536_along_2(%x: tensor<2x32x65536xf32>) -> (tensor<2x32xf32>, tensor<2x32xf32>) {
  %s = prim.reduce <add> %x dims [2] : tensor<2x32x65536xf32> -> tensor<2x32xf32>
  %n = prim.constant 65536.0 : tensor<2x32xf32>
  %m = prim.div %s, %n : tensor<2x32xf32>
  %b = prim.broadcast %m dims [0, 1] : tensor<2x32xf32> -> tensor<2x32x65536xf32>
  %d = prim.sub %x, %b : tensor<2x32x65536xf32>
  %q = prim.mul %d, %d : tensor<2x32x65536xf32>
  %v = prim.reduce <add> %q dims [2] : tensor<2x32x65536xf32> -> tensor<2x32xf32>
  func.return %v, %m : tensor<2x32xf32>, tensor<2x32xf32>
}

// CHECK-LABEL: func.func @of_4_8_16_32768_along_2_3(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x8x16x32768xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<4x8x16x32768xf32> -> tensor<4x8x32x16384xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [3] : tensor<4x8x32x16384xf32> -> tensor<4x8x32xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 6.103515625e-05 : tensor<4x8x32xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<4x8x32xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1, 2] : tensor<4x8x32xf32> -> tensor<4x8x32x16384xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<4x8x32x16384xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<4x8x32x16384xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [3] : tensor<4x8x32x16384xf32> -> tensor<4x8x32xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [2] {second_stage} : tensor<4x8x32xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 524288.0 : tensor<4x8xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [0, 1] : tensor<4x8xf32> -> tensor<4x8x32xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<4x8x32xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<4x8x32xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 16384.0 : tensor<4x8x32xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<4x8x32xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<4x8x32xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [2] : tensor<4x8x32xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT:  }
func.func @of_4_8_16_32768_along_2_3(%x: tensor<4x8x16x32768xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %s = prim.reduce <add> %x dims [2, 3] : tensor<4x8x16x32768xf32> -> tensor<4x8xf32>
  %n = prim.constant 524288.0 : tensor<4x8xf32>
  %m = prim.div %s, %n : tensor<4x8xf32>
  %b = prim.broadcast %m dims [0, 1] : tensor<4x8xf32> -> tensor<4x8x16x32768xf32>
  %d = prim.sub %x, %b : tensor<4x8x16x32768xf32>
  %q = prim.mul %d, %d : tensor<4x8x16x32768xf32>
  %v = prim.reduce <add> %q dims [2, 3] : tensor<4x8x16x32768xf32> -> tensor<4x8xf32>
  func.return %v, %m : tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func.func @of_64_1_along_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x1xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<64x1xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 1.0 : tensor<64xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<64xf32> -> tensor<64x1xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.sub %[[X]], %[[B]] : tensor<64x1xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = prim.mul %[[D]], %[[D]] : tensor<64x1xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[Q]] dims [1] : tensor<64x1xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @of_64_1_along_1(%x: tensor<64x1xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<64x1xf32> -> tensor<64xf32>
  %n = prim.constant 1.0 : tensor<64xf32>
  %m = prim.div %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x1xf32>
  %d = prim.sub %x, %b : tensor<64x1xf32>
  %q = prim.mul %d, %d : tensor<64x1xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<64x1xf32> -> tensor<64xf32>
  func.return %v, %m : tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @of_64_2_along_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x2xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<64x2xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 2.0 : tensor<64xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<64xf32> -> tensor<64x2xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.sub %[[X]], %[[B]] : tensor<64x2xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = prim.mul %[[D]], %[[D]] : tensor<64x2xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[Q]] dims [1] : tensor<64x2xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @of_64_2_along_1(%x: tensor<64x2xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<64x2xf32> -> tensor<64xf32>
  %n = prim.constant 2.0 : tensor<64xf32>
  %m = prim.div %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x2xf32>
  %d = prim.sub %x, %b : tensor<64x2xf32>
  %q = prim.mul %d, %d : tensor<64x2xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<64x2xf32> -> tensor<64xf32>
  func.return %v, %m : tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @of_16_8192_along_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x8192xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<16x8192xf32> -> tensor<16xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 8192.0 : tensor<16xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<16xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<16xf32> -> tensor<16x8192xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.sub %[[X]], %[[B]] : tensor<16x8192xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = prim.mul %[[D]], %[[D]] : tensor<16x8192xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[Q]] dims [1] : tensor<16x8192xf32> -> tensor<16xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT:  }
func.func @of_16_8192_along_1(%x: tensor<16x8192xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<16x8192xf32> -> tensor<16xf32>
  %n = prim.constant 8192.0 : tensor<16xf32>
  %m = prim.div %s, %n : tensor<16xf32>
  %b = prim.broadcast %m dims [0] : tensor<16xf32> -> tensor<16x8192xf32>
  %d = prim.sub %x, %b : tensor<16x8192xf32>
  %q = prim.mul %d, %d : tensor<16x8192xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<16x8192xf32> -> tensor<16xf32>
  func.return %v, %m : tensor<16xf32>, tensor<16xf32>
}

// CHECK-LABEL: func.func @of_16_16384_along_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x16384xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<16x16384xf32> -> tensor<16xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 16384.0 : tensor<16xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<16xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<16xf32> -> tensor<16x16384xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.sub %[[X]], %[[B]] : tensor<16x16384xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = prim.mul %[[D]], %[[D]] : tensor<16x16384xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[Q]] dims [1] : tensor<16x16384xf32> -> tensor<16xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT:  }
func.func @of_16_16384_along_1(%x: tensor<16x16384xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<16x16384xf32> -> tensor<16xf32>
  %n = prim.constant 16384.0 : tensor<16xf32>
  %m = prim.div %s, %n : tensor<16xf32>
  %b = prim.broadcast %m dims [0] : tensor<16xf32> -> tensor<16x16384xf32>
  %d = prim.sub %x, %b : tensor<16x16384xf32>
  %q = prim.mul %d, %d : tensor<16x16384xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<16x16384xf32> -> tensor<16xf32>
  func.return %v, %m : tensor<16xf32>, tensor<16xf32>
}

// CHECK-LABEL: func.func @of_16_32768_along_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x32768xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<16x32768xf32> -> tensor<16x16x2048xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<16x16x2048xf32> -> tensor<16x16xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.00048828125 : tensor<16x16xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<16x16xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<16x16xf32> -> tensor<16x16x2048xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<16x16x2048xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<16x16x2048xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [2] : tensor<16x16x2048xf32> -> tensor<16x16xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] {second_stage} : tensor<16x16xf32> -> tensor<16xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 32768.0 : tensor<16xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<16xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<16xf32> -> tensor<16x16xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<16x16xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<16x16xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 2048.0 : tensor<16x16xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<16x16xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<16x16xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [1] : tensor<16x16xf32> -> tensor<16xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT:  }
func.func @of_16_32768_along_1(%x: tensor<16x32768xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<16x32768xf32> -> tensor<16xf32>
  %n = prim.constant 32768.0 : tensor<16xf32>
  %m = prim.div %s, %n : tensor<16xf32>
  %b = prim.broadcast %m dims [0] : tensor<16xf32> -> tensor<16x32768xf32>
  %d = prim.sub %x, %b : tensor<16x32768xf32>
  %q = prim.mul %d, %d : tensor<16x32768xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<16x32768xf32> -> tensor<16xf32>
  func.return %v, %m : tensor<16xf32>, tensor<16xf32>
}

// CHECK-LABEL: func.func @of_64_65536_along_1_mul(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x65536xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<64x65536xf32> -> tensor<64x4x16384xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<64x4x16384xf32> -> tensor<64x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 6.103515625e-05 : tensor<64x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<64x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<64x4xf32> -> tensor<64x4x16384xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<64x4x16384xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<64x4x16384xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [2] : tensor<64x4x16384xf32> -> tensor<64x4xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] {second_stage} : tensor<64x4xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 1.52587890625e-05 : tensor<64xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.mul %[[S]], %[[N]] : tensor<64xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<64xf32> -> tensor<64x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<64x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<64x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 16384.0 : tensor<64x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<64x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<64x4xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [1] : tensor<64x4xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @of_64_65536_along_1_mul(%x: tensor<64x65536xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
  %n = prim.constant 1.52587890625e-05 : tensor<64xf32>
  %m = prim.mul %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x65536xf32>
  %d = prim.sub %x, %b : tensor<64x65536xf32>
  %q = prim.mul %d, %d : tensor<64x65536xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
  func.return %v, %m : tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @of_64_65536_along_1_f64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x65536xf64>) -> (tensor<64xf64>, tensor<64xf64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<64x65536xf64> -> tensor<64x4x16384xf64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<64x4x16384xf64> -> tensor<64x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 6.103515625e-05 : tensor<64x4xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<64x4xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<64x4xf64> -> tensor<64x4x16384xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<64x4x16384xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<64x4x16384xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [2] : tensor<64x4x16384xf64> -> tensor<64x4xf64>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] {second_stage} : tensor<64x4xf64> -> tensor<64xf64>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 65536.0 : tensor<64xf64>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<64xf64> -> tensor<64x4xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<64x4xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<64x4xf64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 16384.0 : tensor<64x4xf64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<64x4xf64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<64x4xf64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [1] : tensor<64x4xf64> -> tensor<64xf64>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf64>, tensor<64xf64>
// CHECK-NEXT:  }
func.func @of_64_65536_along_1_f64(%x: tensor<64x65536xf64>) -> (tensor<64xf64>, tensor<64xf64>) {
  %s = prim.reduce <add> %x dims [1] : tensor<64x65536xf64> -> tensor<64xf64>
  %n = prim.constant 65536.0 : tensor<64xf64>
  %m = prim.div %s, %n : tensor<64xf64>
  %b = prim.broadcast %m dims [0] : tensor<64xf64> -> tensor<64x65536xf64>
  %d = prim.sub %x, %b : tensor<64x65536xf64>
  %q = prim.mul %d, %d : tensor<64x65536xf64>
  %v = prim.reduce <add> %q dims [1] : tensor<64x65536xf64> -> tensor<64xf64>
  func.return %v, %m : tensor<64xf64>, tensor<64xf64>
}

// CHECK-LABEL: func.func @of_64_65536_along_1_bf16(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x65536xbf16>) -> (tensor<64xbf16>, tensor<64xbf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<64x65536xbf16> -> tensor<64x4x16384xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<64x4x16384xbf16> -> tensor<64x4xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 6.103515625e-05 : tensor<64x4xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<64x4xbf16>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<64x4xbf16> -> tensor<64x4x16384xbf16>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<64x4x16384xbf16>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<64x4x16384xbf16>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [2] : tensor<64x4x16384xbf16> -> tensor<64x4xbf16>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] {second_stage} : tensor<64x4xbf16> -> tensor<64xbf16>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 65536.0 : tensor<64xbf16>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xbf16>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<64xbf16> -> tensor<64x4xbf16>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V3]], %[[V8]] : tensor<64x4xbf16>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<64x4xbf16>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 16384.0 : tensor<64x4xbf16>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<64x4xbf16>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<64x4xbf16>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [1] : tensor<64x4xbf16> -> tensor<64xbf16>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xbf16>, tensor<64xbf16>
// CHECK-NEXT:  }
func.func @of_64_65536_along_1_bf16(%x: tensor<64x65536xbf16>) -> (tensor<64xbf16>, tensor<64xbf16>) {
  %s = prim.reduce <add> %x dims [1] : tensor<64x65536xbf16> -> tensor<64xbf16>
  %n = prim.constant 65536.0 : tensor<64xbf16>
  %m = prim.div %s, %n : tensor<64xbf16>
  %b = prim.broadcast %m dims [0] : tensor<64xbf16> -> tensor<64x65536xbf16>
  %d = prim.sub %x, %b : tensor<64x65536xbf16>
  %q = prim.mul %d, %d : tensor<64x65536xbf16>
  %v = prim.reduce <add> %q dims [1] : tensor<64x65536xbf16> -> tensor<64xbf16>
  func.return %v, %m : tensor<64xbf16>, tensor<64xbf16>
}

// CHECK-LABEL: func.func @about_a_maximum(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x65536xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <maximum> %[[X]] dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 65536.0 : tensor<64xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<64xf32> -> tensor<64x65536xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.sub %[[X]], %[[B]] : tensor<64x65536xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = prim.mul %[[D]], %[[D]] : tensor<64x65536xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[Q]] dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @about_a_maximum(%x: tensor<64x65536xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = prim.reduce <maximum> %x dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
  %n = prim.constant 65536.0 : tensor<64xf32>
  %m = prim.div %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x65536xf32>
  %d = prim.sub %x, %b : tensor<64x65536xf32>
  %q = prim.mul %d, %d : tensor<64x65536xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
  func.return %v, %m : tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @about_the_mean_of_another_tensor(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x65536xf32>,
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<64x65536xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = prim.constant 65536.0 : tensor<64xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.div %[[S]], %[[N]] : tensor<64xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<64xf32> -> tensor<64x65536xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.sub %[[G]], %[[B]] : tensor<64x65536xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = prim.mul %[[D]], %[[D]] : tensor<64x65536xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = prim.reduce <add> %[[Q]] dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V]], %[[M]] : tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @about_the_mean_of_another_tensor(%x: tensor<64x65536xf32>, %g: tensor<64x65536xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = prim.reduce <add> %x dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
  %n = prim.constant 65536.0 : tensor<64xf32>
  %m = prim.div %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x65536xf32>
  %d = prim.sub %g, %b : tensor<64x65536xf32>
  %q = prim.mul %d, %d : tensor<64x65536xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
  func.return %v, %m : tensor<64xf32>, tensor<64xf32>
}
