// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-argreductions --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU
// RUN: stepwell-opt %s -p split-argreductions --machine=h100 | filecheck %s

// Searches for an extremum of many sizes, each with the reason why it is split or not.

// CHECK-LABEL: func.func @searches(
// CHECK-SAME:  %[[X1048576_F32:[^ ,:]+]]: tensor<1048576xf32>,
// CHECK-SAME:  %[[X1000003_F32:[^ ,:]+]]: tensor<1000003xf32>,
// CHECK-SAME:  %[[X4096_F32:[^ ,:]+]]: tensor<4096xf32>,
// CHECK-SAME:  %[[X8192_F32:[^ ,:]+]]: tensor<8192xf32>,
// CHECK-SAME:  %[[X16384_F32:[^ ,:]+]]: tensor<16384xf32>,
// CHECK-SAME:  %[[X32768_F32:[^ ,:]+]]: tensor<32768xf32>,
// CHECK-SAME:  %[[X2_1048576_F32:[^ ,:]+]]: tensor<2x1048576xf32>,
// CHECK-SAME:  %[[X64_65536_F32:[^ ,:]+]]: tensor<64x65536xf32>,
// CHECK-SAME:  %[[X131_65536_F32:[^ ,:]+]]: tensor<131x65536xf32>,
// CHECK-SAME:  %[[X132_65536_F32:[^ ,:]+]]: tensor<132x65536xf32>,
// CHECK-SAME:  %[[X1048576_2_F32:[^ ,:]+]]: tensor<1048576x2xf32>,
// CHECK-SAME:  %[[X65536_64_F32:[^ ,:]+]]: tensor<65536x64xf32>,
// CHECK-SAME:  %[[X65536_4096_F32:[^ ,:]+]]: tensor<65536x4096xf32>,
// CHECK-SAME:  %[[X16384_1024_F32:[^ ,:]+]]: tensor<16384x1024xf32>,
// CHECK-SAME:  %[[X31_100000_F32:[^ ,:]+]]: tensor<31x100000xf32>,
// CHECK-SAME:  %[[X4_512_4096_F32:[^ ,:]+]]: tensor<4x512x4096xf32>,
// CHECK-SAME:  %[[X4_4096_512_F32:[^ ,:]+]]: tensor<4x4096x512xf32>,
// CHECK-SAME:  %[[X100000_17_F32:[^ ,:]+]]: tensor<100000x17xf32>,
// CHECK-SAME:  %[[X8_32768_F32:[^ ,:]+]]: tensor<8x32768xf32>,
// CHECK-SAME:  %[[X8_16384_F32:[^ ,:]+]]: tensor<8x16384xf32>,
// CHECK-SAME:  %[[X264_8192_F32:[^ ,:]+]]: tensor<264x8192xf32>,
// CHECK-SAME:  %[[X1_65536_F32:[^ ,:]+]]: tensor<1x65536xf32>,
// CHECK-SAME:  %[[X65536_1_F32:[^ ,:]+]]: tensor<65536x1xf32>,
// CHECK-SAME:  %[[X3_7_65537_F32:[^ ,:]+]]: tensor<3x7x65537xf32>,
// CHECK-SAME:  %[[X2048_132_F32:[^ ,:]+]]: tensor<2048x132xf32>,
// CHECK-SAME:  %[[X1024_131_F32:[^ ,:]+]]: tensor<1024x131xf32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<64xi64>, tensor<131xi64>, tensor<132xi64>, tensor<2xi64>, tensor<64xi64>, tensor<4096xi64>, tensor<1024xi64>, tensor<31xi64>, tensor<4x4096xi64>, tensor<4x4096xi64>, tensor<17xi64>, tensor<8xi64>, tensor<8xi64>, tensor<264xi64>, tensor<1xi64>, tensor<1xi64>, tensor<3x7xi64>, tensor<132xi64>, tensor<131xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X1048576_F32]] : tensor<1048576xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1] : tensor<256x4096xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.argreduce <maximum> %[[V0]] dim 1 : tensor<256x4096xf32> -> tensor<256xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.argreduce <maximum> %[[V1]] dim 0 : tensor<256xf32> -> tensor<i64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.gather %[[V2]][%[[V3]]] : tensor<256xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 4096 : tensor<i64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V3]], %[[V5]] : tensor<i64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V6]], %[[V4]] : tensor<i64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.pad %[[X1000003_F32]] low [0] with -inf : tensor<1000003xf32> -> tensor<1000156xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<1000156xf32> -> tensor<244x4099xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reduce <maximum> %[[V9]] dims [1] : tensor<244x4099xf32> -> tensor<244xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.argreduce <maximum> %[[V9]] dim 1 : tensor<244x4099xf32> -> tensor<244xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.argreduce <maximum> %[[V10]] dim 0 : tensor<244xf32> -> tensor<i64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.gather %[[V11]][%[[V12]]] : tensor<244xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 4099 : tensor<i64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V12]], %[[V14]] : tensor<i64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V15]], %[[V13]] : tensor<i64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.argreduce <maximum> %[[X4096_F32]] dim 0 : tensor<4096xf32> -> tensor<i64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.argreduce <maximum> %[[X8192_F32]] dim 0 : tensor<8192xf32> -> tensor<i64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.argreduce <maximum> %[[X16384_F32]] dim 0 : tensor<16384xf32> -> tensor<i64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.reshape %[[X32768_F32]] : tensor<32768xf32> -> tensor<8x4096xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.reduce <maximum> %[[V20]] dims [1] : tensor<8x4096xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.argreduce <maximum> %[[V20]] dim 1 : tensor<8x4096xf32> -> tensor<8xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.argreduce <maximum> %[[V21]] dim 0 : tensor<8xf32> -> tensor<i64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.gather %[[V22]][%[[V23]]] : tensor<8xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.constant 4096 : tensor<i64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.mul %[[V23]], %[[V25]] : tensor<i64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.add %[[V26]], %[[V24]] : tensor<i64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.reshape %[[X2_1048576_F32]] : tensor<2x1048576xf32> -> tensor<2x256x4096xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.reduce <maximum> %[[V28]] dims [2] : tensor<2x256x4096xf32> -> tensor<2x256xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.argreduce <maximum> %[[V28]] dim 2 : tensor<2x256x4096xf32> -> tensor<2x256xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.argreduce <maximum> %[[V29]] dim 1 : tensor<2x256xf32> -> tensor<2xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.gather %[[V30]][%[[V32]], %[[V31]]] : tensor<2x256xi64> -> tensor<2xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 4096 : tensor<2xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.mul %[[V31]], %[[V34]] : tensor<2xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.add %[[V35]], %[[V33]] : tensor<2xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.reshape %[[X64_65536_F32]] : tensor<64x65536xf32> -> tensor<64x8x8192xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.reduce <maximum> %[[V37]] dims [2] : tensor<64x8x8192xf32> -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.argreduce <maximum> %[[V37]] dim 2 : tensor<64x8x8192xf32> -> tensor<64x8xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.argreduce <maximum> %[[V38]] dim 1 : tensor<64x8xf32> -> tensor<64xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.iota dim 0 : tensor<64xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.gather %[[V39]][%[[V41]], %[[V40]]] : tensor<64x8xi64> -> tensor<64xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.constant 8192 : tensor<64xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.mul %[[V40]], %[[V43]] : tensor<64xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.add %[[V44]], %[[V42]] : tensor<64xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.argreduce <maximum> %[[X131_65536_F32]] dim 1 : tensor<131x65536xf32> -> tensor<131xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.argreduce <maximum> %[[X132_65536_F32]] dim 1 : tensor<132x65536xf32> -> tensor<132xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.reshape %[[X1048576_2_F32]] : tensor<1048576x2xf32> -> tensor<16384x64x2xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.reduce <maximum> %[[V48]] dims [1] : tensor<16384x64x2xf32> -> tensor<16384x2xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.argreduce <maximum> %[[V48]] dim 1 : tensor<16384x64x2xf32> -> tensor<16384x2xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.argreduce <maximum> %[[V49]] dim 0 : tensor<16384x2xf32> -> tensor<2xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.gather %[[V50]][%[[V51]], %[[V52]]] : tensor<16384x2xi64> -> tensor<2xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.constant 64 : tensor<2xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.mul %[[V51]], %[[V54]] : tensor<2xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.add %[[V55]], %[[V53]] : tensor<2xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.reshape %[[X65536_64_F32]] : tensor<65536x64xf32> -> tensor<512x128x64xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.reduce <maximum> %[[V57]] dims [1] : tensor<512x128x64xf32> -> tensor<512x64xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.argreduce <maximum> %[[V57]] dim 1 : tensor<512x128x64xf32> -> tensor<512x64xi64>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.argreduce <maximum> %[[V58]] dim 0 : tensor<512x64xf32> -> tensor<64xi64>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.iota dim 0 : tensor<64xi64>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.gather %[[V59]][%[[V60]], %[[V61]]] : tensor<512x64xi64> -> tensor<64xi64>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.constant 128 : tensor<64xi64>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.mul %[[V60]], %[[V63]] : tensor<64xi64>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.add %[[V64]], %[[V62]] : tensor<64xi64>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.reshape %[[X65536_4096_F32]] : tensor<65536x4096xf32> -> tensor<8x8192x4096xf32>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.reduce <maximum> %[[V66]] dims [1] : tensor<8x8192x4096xf32> -> tensor<8x4096xf32>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.argreduce <maximum> %[[V66]] dim 1 : tensor<8x8192x4096xf32> -> tensor<8x4096xi64>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.argreduce <maximum> %[[V67]] dim 0 : tensor<8x4096xf32> -> tensor<4096xi64>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.iota dim 0 : tensor<4096xi64>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.gather %[[V68]][%[[V69]], %[[V70]]] : tensor<8x4096xi64> -> tensor<4096xi64>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.constant 8192 : tensor<4096xi64>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.mul %[[V69]], %[[V72]] : tensor<4096xi64>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.add %[[V73]], %[[V71]] : tensor<4096xi64>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.reshape %[[X16384_1024_F32]] : tensor<16384x1024xf32> -> tensor<32x512x1024xf32>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.reduce <maximum> %[[V75]] dims [1] : tensor<32x512x1024xf32> -> tensor<32x1024xf32>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.argreduce <maximum> %[[V75]] dim 1 : tensor<32x512x1024xf32> -> tensor<32x1024xi64>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.argreduce <maximum> %[[V76]] dim 0 : tensor<32x1024xf32> -> tensor<1024xi64>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.iota dim 0 : tensor<1024xi64>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.gather %[[V77]][%[[V78]], %[[V79]]] : tensor<32x1024xi64> -> tensor<1024xi64>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = prim.constant 512 : tensor<1024xi64>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = prim.mul %[[V78]], %[[V81]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = prim.add %[[V82]], %[[V80]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = prim.reshape %[[X31_100000_F32]] : tensor<31x100000xf32> -> tensor<31x10x10000xf32>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = prim.reduce <maximum> %[[V84]] dims [2] : tensor<31x10x10000xf32> -> tensor<31x10xf32>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = prim.argreduce <maximum> %[[V84]] dim 2 : tensor<31x10x10000xf32> -> tensor<31x10xi64>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = prim.argreduce <maximum> %[[V85]] dim 1 : tensor<31x10xf32> -> tensor<31xi64>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = prim.iota dim 0 : tensor<31xi64>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = prim.gather %[[V86]][%[[V88]], %[[V87]]] : tensor<31x10xi64> -> tensor<31xi64>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = prim.constant 10000 : tensor<31xi64>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = prim.mul %[[V87]], %[[V90]] : tensor<31xi64>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = prim.add %[[V91]], %[[V89]] : tensor<31xi64>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = prim.argreduce <maximum> %[[X4_512_4096_F32]] dim 1 : tensor<4x512x4096xf32> -> tensor<4x4096xi64>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = prim.argreduce <maximum> %[[X4_4096_512_F32]] dim 2 : tensor<4x4096x512xf32> -> tensor<4x4096xi64>
// CHECK-NEXT:    %[[V95:[^ ,:]+]] = prim.reshape %[[X100000_17_F32]] : tensor<100000x17xf32> -> tensor<1000x100x17xf32>
// CHECK-NEXT:    %[[V96:[^ ,:]+]] = prim.reduce <maximum> %[[V95]] dims [1] : tensor<1000x100x17xf32> -> tensor<1000x17xf32>
// CHECK-NEXT:    %[[V97:[^ ,:]+]] = prim.argreduce <maximum> %[[V95]] dim 1 : tensor<1000x100x17xf32> -> tensor<1000x17xi64>
// CHECK-NEXT:    %[[V98:[^ ,:]+]] = prim.argreduce <maximum> %[[V96]] dim 0 : tensor<1000x17xf32> -> tensor<17xi64>
// CHECK-NEXT:    %[[V99:[^ ,:]+]] = prim.iota dim 0 : tensor<17xi64>
// CHECK-NEXT:    %[[V100:[^ ,:]+]] = prim.gather %[[V97]][%[[V98]], %[[V99]]] : tensor<1000x17xi64> -> tensor<17xi64>
// CHECK-NEXT:    %[[V101:[^ ,:]+]] = prim.constant 100 : tensor<17xi64>
// CHECK-NEXT:    %[[V102:[^ ,:]+]] = prim.mul %[[V98]], %[[V101]] : tensor<17xi64>
// CHECK-NEXT:    %[[V103:[^ ,:]+]] = prim.add %[[V102]], %[[V100]] : tensor<17xi64>
// CHECK-NEXT:    %[[V104:[^ ,:]+]] = prim.reshape %[[X8_32768_F32]] : tensor<8x32768xf32> -> tensor<8x8x4096xf32>
// CHECK-NEXT:    %[[V105:[^ ,:]+]] = prim.reduce <maximum> %[[V104]] dims [2] : tensor<8x8x4096xf32> -> tensor<8x8xf32>
// CHECK-NEXT:    %[[V106:[^ ,:]+]] = prim.argreduce <maximum> %[[V104]] dim 2 : tensor<8x8x4096xf32> -> tensor<8x8xi64>
// CHECK-NEXT:    %[[V107:[^ ,:]+]] = prim.argreduce <maximum> %[[V105]] dim 1 : tensor<8x8xf32> -> tensor<8xi64>
// CHECK-NEXT:    %[[V108:[^ ,:]+]] = prim.iota dim 0 : tensor<8xi64>
// CHECK-NEXT:    %[[V109:[^ ,:]+]] = prim.gather %[[V106]][%[[V108]], %[[V107]]] : tensor<8x8xi64> -> tensor<8xi64>
// CHECK-NEXT:    %[[V110:[^ ,:]+]] = prim.constant 4096 : tensor<8xi64>
// CHECK-NEXT:    %[[V111:[^ ,:]+]] = prim.mul %[[V107]], %[[V110]] : tensor<8xi64>
// CHECK-NEXT:    %[[V112:[^ ,:]+]] = prim.add %[[V111]], %[[V109]] : tensor<8xi64>
// CHECK-NEXT:    %[[V113:[^ ,:]+]] = prim.argreduce <maximum> %[[X8_16384_F32]] dim 1 : tensor<8x16384xf32> -> tensor<8xi64>
// CHECK-NEXT:    %[[V114:[^ ,:]+]] = prim.argreduce <maximum> %[[X264_8192_F32]] dim 1 : tensor<264x8192xf32> -> tensor<264xi64>
// CHECK-NEXT:    %[[V115:[^ ,:]+]] = prim.reshape %[[X1_65536_F32]] : tensor<1x65536xf32> -> tensor<1x16x4096xf32>
// CHECK-NEXT:    %[[V116:[^ ,:]+]] = prim.reduce <maximum> %[[V115]] dims [2] : tensor<1x16x4096xf32> -> tensor<1x16xf32>
// CHECK-NEXT:    %[[V117:[^ ,:]+]] = prim.argreduce <maximum> %[[V115]] dim 2 : tensor<1x16x4096xf32> -> tensor<1x16xi64>
// CHECK-NEXT:    %[[V118:[^ ,:]+]] = prim.argreduce <maximum> %[[V116]] dim 1 : tensor<1x16xf32> -> tensor<1xi64>
// CHECK-NEXT:    %[[V119:[^ ,:]+]] = prim.iota dim 0 : tensor<1xi64>
// CHECK-NEXT:    %[[V120:[^ ,:]+]] = prim.gather %[[V117]][%[[V119]], %[[V118]]] : tensor<1x16xi64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V121:[^ ,:]+]] = prim.constant 4096 : tensor<1xi64>
// CHECK-NEXT:    %[[V122:[^ ,:]+]] = prim.mul %[[V118]], %[[V121]] : tensor<1xi64>
// CHECK-NEXT:    %[[V123:[^ ,:]+]] = prim.add %[[V122]], %[[V120]] : tensor<1xi64>
// CHECK-NEXT:    %[[V124:[^ ,:]+]] = prim.reshape %[[X65536_1_F32]] : tensor<65536x1xf32> -> tensor<1024x64x1xf32>
// CHECK-NEXT:    %[[V125:[^ ,:]+]] = prim.reduce <maximum> %[[V124]] dims [1] : tensor<1024x64x1xf32> -> tensor<1024x1xf32>
// CHECK-NEXT:    %[[V126:[^ ,:]+]] = prim.argreduce <maximum> %[[V124]] dim 1 : tensor<1024x64x1xf32> -> tensor<1024x1xi64>
// CHECK-NEXT:    %[[V127:[^ ,:]+]] = prim.argreduce <maximum> %[[V125]] dim 0 : tensor<1024x1xf32> -> tensor<1xi64>
// CHECK-NEXT:    %[[V128:[^ ,:]+]] = prim.iota dim 0 : tensor<1xi64>
// CHECK-NEXT:    %[[V129:[^ ,:]+]] = prim.gather %[[V126]][%[[V127]], %[[V128]]] : tensor<1024x1xi64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V130:[^ ,:]+]] = prim.constant 64 : tensor<1xi64>
// CHECK-NEXT:    %[[V131:[^ ,:]+]] = prim.mul %[[V127]], %[[V130]] : tensor<1xi64>
// CHECK-NEXT:    %[[V132:[^ ,:]+]] = prim.add %[[V131]], %[[V129]] : tensor<1xi64>
// CHECK-NEXT:    %[[V133:[^ ,:]+]] = prim.pad %[[X3_7_65537_F32]] low [0, 0, 0] with -inf : tensor<3x7x65537xf32> -> tensor<3x7x65546xf32>
// CHECK-NEXT:    %[[V134:[^ ,:]+]] = prim.reshape %[[V133]] : tensor<3x7x65546xf32> -> tensor<3x7x13x5042xf32>
// CHECK-NEXT:    %[[V135:[^ ,:]+]] = prim.reduce <maximum> %[[V134]] dims [3] : tensor<3x7x13x5042xf32> -> tensor<3x7x13xf32>
// CHECK-NEXT:    %[[V136:[^ ,:]+]] = prim.argreduce <maximum> %[[V134]] dim 3 : tensor<3x7x13x5042xf32> -> tensor<3x7x13xi64>
// CHECK-NEXT:    %[[V137:[^ ,:]+]] = prim.argreduce <maximum> %[[V135]] dim 2 : tensor<3x7x13xf32> -> tensor<3x7xi64>
// CHECK-NEXT:    %[[V138:[^ ,:]+]] = prim.iota dim 0 : tensor<3x7xi64>
// CHECK-NEXT:    %[[V139:[^ ,:]+]] = prim.iota dim 1 : tensor<3x7xi64>
// CHECK-NEXT:    %[[V140:[^ ,:]+]] = prim.gather %[[V136]][%[[V138]], %[[V139]], %[[V137]]] : tensor<3x7x13xi64> -> tensor<3x7xi64>
// CHECK-NEXT:    %[[V141:[^ ,:]+]] = prim.constant 5042 : tensor<3x7xi64>
// CHECK-NEXT:    %[[V142:[^ ,:]+]] = prim.mul %[[V137]], %[[V141]] : tensor<3x7xi64>
// CHECK-NEXT:    %[[V143:[^ ,:]+]] = prim.add %[[V142]], %[[V140]] : tensor<3x7xi64>
// CHECK-NEXT:    %[[V144:[^ ,:]+]] = prim.reshape %[[X2048_132_F32]] : tensor<2048x132xf32> -> tensor<32x64x132xf32>
// CHECK-NEXT:    %[[V145:[^ ,:]+]] = prim.reduce <maximum> %[[V144]] dims [1] : tensor<32x64x132xf32> -> tensor<32x132xf32>
// CHECK-NEXT:    %[[V146:[^ ,:]+]] = prim.argreduce <maximum> %[[V144]] dim 1 : tensor<32x64x132xf32> -> tensor<32x132xi64>
// CHECK-NEXT:    %[[V147:[^ ,:]+]] = prim.argreduce <maximum> %[[V145]] dim 0 : tensor<32x132xf32> -> tensor<132xi64>
// CHECK-NEXT:    %[[V148:[^ ,:]+]] = prim.iota dim 0 : tensor<132xi64>
// CHECK-NEXT:    %[[V149:[^ ,:]+]] = prim.gather %[[V146]][%[[V147]], %[[V148]]] : tensor<32x132xi64> -> tensor<132xi64>
// CHECK-NEXT:    %[[V150:[^ ,:]+]] = prim.constant 64 : tensor<132xi64>
// CHECK-NEXT:    %[[V151:[^ ,:]+]] = prim.mul %[[V147]], %[[V150]] : tensor<132xi64>
// CHECK-NEXT:    %[[V152:[^ ,:]+]] = prim.add %[[V151]], %[[V149]] : tensor<132xi64>
// CHECK-NEXT:    %[[V153:[^ ,:]+]] = prim.reshape %[[X1024_131_F32]] : tensor<1024x131xf32> -> tensor<16x64x131xf32>
// CHECK-NEXT:    %[[V154:[^ ,:]+]] = prim.reduce <maximum> %[[V153]] dims [1] : tensor<16x64x131xf32> -> tensor<16x131xf32>
// CHECK-NEXT:    %[[V155:[^ ,:]+]] = prim.argreduce <maximum> %[[V153]] dim 1 : tensor<16x64x131xf32> -> tensor<16x131xi64>
// CHECK-NEXT:    %[[V156:[^ ,:]+]] = prim.argreduce <maximum> %[[V154]] dim 0 : tensor<16x131xf32> -> tensor<131xi64>
// CHECK-NEXT:    %[[V157:[^ ,:]+]] = prim.iota dim 0 : tensor<131xi64>
// CHECK-NEXT:    %[[V158:[^ ,:]+]] = prim.gather %[[V155]][%[[V156]], %[[V157]]] : tensor<16x131xi64> -> tensor<131xi64>
// CHECK-NEXT:    %[[V159:[^ ,:]+]] = prim.constant 64 : tensor<131xi64>
// CHECK-NEXT:    %[[V160:[^ ,:]+]] = prim.mul %[[V156]], %[[V159]] : tensor<131xi64>
// CHECK-NEXT:    %[[V161:[^ ,:]+]] = prim.add %[[V160]], %[[V158]] : tensor<131xi64>
// CHECK-NEXT:    func.return %[[V7]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V27]], %[[V36]], %[[V45]], %[[V46]], %[[V47]], %[[V56]], %[[V65]], %[[V74]], %[[V83]], %[[V92]], %[[V93]], %[[V94]], %[[V103]], %[[V112]], %[[V113]], %[[V114]], %[[V123]], %[[V132]], %[[V143]], %[[V152]], %[[V161]] : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<64xi64>, tensor<131xi64>, tensor<132xi64>, tensor<2xi64>, tensor<64xi64>, tensor<4096xi64>, tensor<1024xi64>, tensor<31xi64>, tensor<4x4096xi64>, tensor<4x4096xi64>, tensor<17xi64>, tensor<8xi64>, tensor<8xi64>, tensor<264xi64>, tensor<1xi64>, tensor<1xi64>, tensor<3x7xi64>, tensor<132xi64>, tensor<131xi64>
// CHECK-NEXT:  }
func.func @searches(%x1048576_f32: tensor<1048576xf32>, %x1000003_f32: tensor<1000003xf32>, %x4096_f32: tensor<4096xf32>, %x8192_f32: tensor<8192xf32>, %x16384_f32: tensor<16384xf32>, %x32768_f32: tensor<32768xf32>, %x2_1048576_f32: tensor<2x1048576xf32>, %x64_65536_f32: tensor<64x65536xf32>, %x131_65536_f32: tensor<131x65536xf32>, %x132_65536_f32: tensor<132x65536xf32>, %x1048576_2_f32: tensor<1048576x2xf32>, %x65536_64_f32: tensor<65536x64xf32>, %x65536_4096_f32: tensor<65536x4096xf32>, %x16384_1024_f32: tensor<16384x1024xf32>, %x31_100000_f32: tensor<31x100000xf32>, %x4_512_4096_f32: tensor<4x512x4096xf32>, %x4_4096_512_f32: tensor<4x4096x512xf32>, %x100000_17_f32: tensor<100000x17xf32>, %x8_32768_f32: tensor<8x32768xf32>, %x8_16384_f32: tensor<8x16384xf32>, %x264_8192_f32: tensor<264x8192xf32>, %x1_65536_f32: tensor<1x65536xf32>, %x65536_1_f32: tensor<65536x1xf32>, %x3_7_65537_f32: tensor<3x7x65537xf32>, %x2048_132_f32: tensor<2048x132xf32>, %x1024_131_f32: tensor<1024x131xf32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<64xi64>, tensor<131xi64>, tensor<132xi64>, tensor<2xi64>, tensor<64xi64>, tensor<4096xi64>, tensor<1024xi64>, tensor<31xi64>, tensor<4x4096xi64>, tensor<4x4096xi64>, tensor<17xi64>, tensor<8xi64>, tensor<8xi64>, tensor<264xi64>, tensor<1xi64>, tensor<1xi64>, tensor<3x7xi64>, tensor<132xi64>, tensor<131xi64>) {
  %0 = prim.argreduce <maximum> %x1048576_f32 dim 0 : tensor<1048576xf32> -> tensor<i64>
  %1 = prim.argreduce <maximum> %x1000003_f32 dim 0 : tensor<1000003xf32> -> tensor<i64>
  %2 = prim.argreduce <maximum> %x4096_f32 dim 0 : tensor<4096xf32> -> tensor<i64>
  %3 = prim.argreduce <maximum> %x8192_f32 dim 0 : tensor<8192xf32> -> tensor<i64>
  %4 = prim.argreduce <maximum> %x16384_f32 dim 0 : tensor<16384xf32> -> tensor<i64>
  %5 = prim.argreduce <maximum> %x32768_f32 dim 0 : tensor<32768xf32> -> tensor<i64>
  %6 = prim.argreduce <maximum> %x2_1048576_f32 dim 1 : tensor<2x1048576xf32> -> tensor<2xi64>
  %7 = prim.argreduce <maximum> %x64_65536_f32 dim 1 : tensor<64x65536xf32> -> tensor<64xi64>
  %8 = prim.argreduce <maximum> %x131_65536_f32 dim 1 : tensor<131x65536xf32> -> tensor<131xi64>
  %9 = prim.argreduce <maximum> %x132_65536_f32 dim 1 : tensor<132x65536xf32> -> tensor<132xi64>
  %10 = prim.argreduce <maximum> %x1048576_2_f32 dim 0 : tensor<1048576x2xf32> -> tensor<2xi64>
  %11 = prim.argreduce <maximum> %x65536_64_f32 dim 0 : tensor<65536x64xf32> -> tensor<64xi64>
  %12 = prim.argreduce <maximum> %x65536_4096_f32 dim 0 : tensor<65536x4096xf32> -> tensor<4096xi64>
  %13 = prim.argreduce <maximum> %x16384_1024_f32 dim 0 : tensor<16384x1024xf32> -> tensor<1024xi64>
  %14 = prim.argreduce <maximum> %x31_100000_f32 dim 1 : tensor<31x100000xf32> -> tensor<31xi64>
  %15 = prim.argreduce <maximum> %x4_512_4096_f32 dim 1 : tensor<4x512x4096xf32> -> tensor<4x4096xi64>
  %16 = prim.argreduce <maximum> %x4_4096_512_f32 dim 2 : tensor<4x4096x512xf32> -> tensor<4x4096xi64>
  %17 = prim.argreduce <maximum> %x100000_17_f32 dim 0 : tensor<100000x17xf32> -> tensor<17xi64>
  %18 = prim.argreduce <maximum> %x8_32768_f32 dim 1 : tensor<8x32768xf32> -> tensor<8xi64>
  %19 = prim.argreduce <maximum> %x8_16384_f32 dim 1 : tensor<8x16384xf32> -> tensor<8xi64>
  %20 = prim.argreduce <maximum> %x264_8192_f32 dim 1 : tensor<264x8192xf32> -> tensor<264xi64>
  %21 = prim.argreduce <maximum> %x1_65536_f32 dim 1 : tensor<1x65536xf32> -> tensor<1xi64>
  %22 = prim.argreduce <maximum> %x65536_1_f32 dim 0 : tensor<65536x1xf32> -> tensor<1xi64>
  %23 = prim.argreduce <maximum> %x3_7_65537_f32 dim 2 : tensor<3x7x65537xf32> -> tensor<3x7xi64>
  %24 = prim.argreduce <maximum> %x2048_132_f32 dim 0 : tensor<2048x132xf32> -> tensor<132xi64>
  %25 = prim.argreduce <maximum> %x1024_131_f32 dim 0 : tensor<1024x131xf32> -> tensor<131xi64>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<64xi64>, tensor<131xi64>, tensor<132xi64>, tensor<2xi64>, tensor<64xi64>, tensor<4096xi64>, tensor<1024xi64>, tensor<31xi64>, tensor<4x4096xi64>, tensor<4x4096xi64>, tensor<17xi64>, tensor<8xi64>, tensor<8xi64>, tensor<264xi64>, tensor<1xi64>, tensor<1xi64>, tensor<3x7xi64>, tensor<132xi64>, tensor<131xi64>
}

// GPU:       {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:8: split-argreductions: not split: its rows have 4096 elements, bound 32768
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:8: split-argreductions: not split: its rows have 8192 elements, bound 32768
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:8: split-argreductions: not split: its rows have 16384 elements, bound 32768
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:8: split-argreductions: not split: 131 rows keep all programs busy, bound 96
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:8: split-argreductions: not split: 132 rows keep all programs busy, bound 96
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: not split: 16384 columns keep all programs busy, bound 8448
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: not split: its rows have 512 elements, bound 32768
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: not split: its rows have 16384 elements, bound 32768
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: not split: its rows have 8192 elements, bound 32768
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:8: split-argreductions: prim.argreduce searches 256 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:8: split-argreductions: prim.argreduce searches 244 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:8: split-argreductions: prim.argreduce searches 8 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:8: split-argreductions: prim.argreduce searches 256 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:8: split-argreductions: prim.argreduce searches 8 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 16384 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 512 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 8 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 32 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 10 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 1000 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 8 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 16 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 1024 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 13 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 32 chunks first
// GPU-NEXT:  {{.*}}split-argreductions-sizes-cases.mlir:{{[0-9]+}}:9: split-argreductions: prim.argreduce searches 16 chunks first
