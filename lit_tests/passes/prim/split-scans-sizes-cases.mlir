// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-scans --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU
// RUN: stepwell-opt %s -p split-scans --machine=h100 | filecheck %s

// Scans of many sizes, each with the reason why it is split or not.

// CHECK-LABEL: func.func @scans(
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
// CHECK-SAME:  %[[X1024_131_F32:[^ ,:]+]]: tensor<1024x131xf32>) -> (tensor<1048576xf32>, tensor<1000003xf32>, tensor<4096xf32>, tensor<8192xf32>, tensor<16384xf32>, tensor<32768xf32>, tensor<2x1048576xf32>, tensor<64x65536xf32>, tensor<131x65536xf32>, tensor<132x65536xf32>, tensor<1048576x2xf32>, tensor<65536x64xf32>, tensor<65536x4096xf32>, tensor<16384x1024xf32>, tensor<31x100000xf32>, tensor<4x512x4096xf32>, tensor<4x4096x512xf32>, tensor<100000x17xf32>, tensor<8x32768xf32>, tensor<8x16384xf32>, tensor<264x8192xf32>, tensor<1x65536xf32>, tensor<65536x1xf32>, tensor<3x7x65537xf32>, tensor<2048x132xf32>, tensor<1024x131xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X1048576_F32]] : tensor<1048576xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1] : tensor<256x4096xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <maximum> %[[V1]] dim 0 : tensor<256xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0] strides [1] : tensor<256xf32> -> tensor<255xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.pad %[[V3]] low [1] with -inf : tensor<255xf32> -> tensor<256xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scan <maximum> %[[V0]] dim 1 : tensor<256x4096xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<256xf32> -> tensor<256x4096xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.maximum %[[V6]], %[[V5]] : tensor<256x4096xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[V7]] : tensor<256x4096xf32> -> tensor<1048576xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.pad %[[X1000003_F32]] low [0] with -inf : tensor<1000003xf32> -> tensor<1000156xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[V9]] : tensor<1000156xf32> -> tensor<244x4099xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <maximum> %[[V10]] dims [1] : tensor<244x4099xf32> -> tensor<244xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.scan <maximum> %[[V11]] dim 0 : tensor<244xf32> -> tensor<244xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.slice %[[V12]] offsets [0] strides [1] : tensor<244xf32> -> tensor<243xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.pad %[[V13]] low [1] with -inf : tensor<243xf32> -> tensor<244xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.scan <maximum> %[[V10]] dim 1 : tensor<244x4099xf32> -> tensor<244x4099xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V14]] dims [0] : tensor<244xf32> -> tensor<244x4099xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.maximum %[[V16]], %[[V15]] : tensor<244x4099xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.reshape %[[V17]] : tensor<244x4099xf32> -> tensor<1000156xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.slice %[[V18]] offsets [0] strides [1] : tensor<1000156xf32> -> tensor<1000003xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.scan <maximum> %[[X4096_F32]] dim 0 : tensor<4096xf32> -> tensor<4096xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.scan <maximum> %[[X8192_F32]] dim 0 : tensor<8192xf32> -> tensor<8192xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.scan <maximum> %[[X16384_F32]] dim 0 : tensor<16384xf32> -> tensor<16384xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.reshape %[[X32768_F32]] : tensor<32768xf32> -> tensor<8x4096xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.reduce <maximum> %[[V23]] dims [1] : tensor<8x4096xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.scan <maximum> %[[V24]] dim 0 : tensor<8xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.slice %[[V25]] offsets [0] strides [1] : tensor<8xf32> -> tensor<7xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.pad %[[V26]] low [1] with -inf : tensor<7xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.scan <maximum> %[[V23]] dim 1 : tensor<8x4096xf32> -> tensor<8x4096xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.broadcast %[[V27]] dims [0] : tensor<8xf32> -> tensor<8x4096xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.maximum %[[V29]], %[[V28]] : tensor<8x4096xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.reshape %[[V30]] : tensor<8x4096xf32> -> tensor<32768xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.reshape %[[X2_1048576_F32]] : tensor<2x1048576xf32> -> tensor<2x256x4096xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.reduce <maximum> %[[V32]] dims [2] : tensor<2x256x4096xf32> -> tensor<2x256xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.scan <maximum> %[[V33]] dim 1 : tensor<2x256xf32> -> tensor<2x256xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.slice %[[V34]] offsets [0, 0] strides [1, 1] : tensor<2x256xf32> -> tensor<2x255xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.pad %[[V35]] low [0, 1] with -inf : tensor<2x255xf32> -> tensor<2x256xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.scan <maximum> %[[V32]] dim 2 : tensor<2x256x4096xf32> -> tensor<2x256x4096xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.broadcast %[[V36]] dims [0, 1] : tensor<2x256xf32> -> tensor<2x256x4096xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.maximum %[[V38]], %[[V37]] : tensor<2x256x4096xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.reshape %[[V39]] : tensor<2x256x4096xf32> -> tensor<2x1048576xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.reshape %[[X64_65536_F32]] : tensor<64x65536xf32> -> tensor<64x8x8192xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.reduce <maximum> %[[V41]] dims [2] : tensor<64x8x8192xf32> -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.scan <maximum> %[[V42]] dim 1 : tensor<64x8xf32> -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.slice %[[V43]] offsets [0, 0] strides [1, 1] : tensor<64x8xf32> -> tensor<64x7xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.pad %[[V44]] low [0, 1] with -inf : tensor<64x7xf32> -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.scan <maximum> %[[V41]] dim 2 : tensor<64x8x8192xf32> -> tensor<64x8x8192xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.broadcast %[[V45]] dims [0, 1] : tensor<64x8xf32> -> tensor<64x8x8192xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.maximum %[[V47]], %[[V46]] : tensor<64x8x8192xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.reshape %[[V48]] : tensor<64x8x8192xf32> -> tensor<64x65536xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.scan <maximum> %[[X131_65536_F32]] dim 1 : tensor<131x65536xf32> -> tensor<131x65536xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.scan <maximum> %[[X132_65536_F32]] dim 1 : tensor<132x65536xf32> -> tensor<132x65536xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.reshape %[[X1048576_2_F32]] : tensor<1048576x2xf32> -> tensor<256x4096x2xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.reduce <maximum> %[[V52]] dims [1] : tensor<256x4096x2xf32> -> tensor<256x2xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.scan <maximum> %[[V53]] dim 0 : tensor<256x2xf32> -> tensor<256x2xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.slice %[[V54]] offsets [0, 0] strides [1, 1] : tensor<256x2xf32> -> tensor<255x2xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.pad %[[V55]] low [1, 0] with -inf : tensor<255x2xf32> -> tensor<256x2xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.scan <maximum> %[[V52]] dim 1 : tensor<256x4096x2xf32> -> tensor<256x4096x2xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.broadcast %[[V56]] dims [0, 2] : tensor<256x2xf32> -> tensor<256x4096x2xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.maximum %[[V58]], %[[V57]] : tensor<256x4096x2xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.reshape %[[V59]] : tensor<256x4096x2xf32> -> tensor<1048576x2xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.reshape %[[X65536_64_F32]] : tensor<65536x64xf32> -> tensor<16x4096x64xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.reduce <maximum> %[[V61]] dims [1] : tensor<16x4096x64xf32> -> tensor<16x64xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.scan <maximum> %[[V62]] dim 0 : tensor<16x64xf32> -> tensor<16x64xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.slice %[[V63]] offsets [0, 0] strides [1, 1] : tensor<16x64xf32> -> tensor<15x64xf32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.pad %[[V64]] low [1, 0] with -inf : tensor<15x64xf32> -> tensor<16x64xf32>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.scan <maximum> %[[V61]] dim 1 : tensor<16x4096x64xf32> -> tensor<16x4096x64xf32>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.broadcast %[[V65]] dims [0, 2] : tensor<16x64xf32> -> tensor<16x4096x64xf32>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.maximum %[[V67]], %[[V66]] : tensor<16x4096x64xf32>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.reshape %[[V68]] : tensor<16x4096x64xf32> -> tensor<65536x64xf32>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.scan <maximum> %[[X65536_4096_F32]] dim 0 : tensor<65536x4096xf32> -> tensor<65536x4096xf32>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.scan <maximum> %[[X16384_1024_F32]] dim 0 : tensor<16384x1024xf32> -> tensor<16384x1024xf32>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.reshape %[[X31_100000_F32]] : tensor<31x100000xf32> -> tensor<31x10x10000xf32>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.reduce <maximum> %[[V72]] dims [2] : tensor<31x10x10000xf32> -> tensor<31x10xf32>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.scan <maximum> %[[V73]] dim 1 : tensor<31x10xf32> -> tensor<31x10xf32>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.slice %[[V74]] offsets [0, 0] strides [1, 1] : tensor<31x10xf32> -> tensor<31x9xf32>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.pad %[[V75]] low [0, 1] with -inf : tensor<31x9xf32> -> tensor<31x10xf32>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.scan <maximum> %[[V72]] dim 2 : tensor<31x10x10000xf32> -> tensor<31x10x10000xf32>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.broadcast %[[V76]] dims [0, 1] : tensor<31x10xf32> -> tensor<31x10x10000xf32>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.maximum %[[V78]], %[[V77]] : tensor<31x10x10000xf32>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.reshape %[[V79]] : tensor<31x10x10000xf32> -> tensor<31x100000xf32>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = prim.scan <maximum> %[[X4_512_4096_F32]] dim 1 : tensor<4x512x4096xf32> -> tensor<4x512x4096xf32>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = prim.scan <maximum> %[[X4_4096_512_F32]] dim 2 : tensor<4x4096x512xf32> -> tensor<4x4096x512xf32>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = prim.reshape %[[X100000_17_F32]] : tensor<100000x17xf32> -> tensor<25x4000x17xf32>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = prim.reduce <maximum> %[[V83]] dims [1] : tensor<25x4000x17xf32> -> tensor<25x17xf32>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = prim.scan <maximum> %[[V84]] dim 0 : tensor<25x17xf32> -> tensor<25x17xf32>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = prim.slice %[[V85]] offsets [0, 0] strides [1, 1] : tensor<25x17xf32> -> tensor<24x17xf32>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = prim.pad %[[V86]] low [1, 0] with -inf : tensor<24x17xf32> -> tensor<25x17xf32>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = prim.scan <maximum> %[[V83]] dim 1 : tensor<25x4000x17xf32> -> tensor<25x4000x17xf32>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = prim.broadcast %[[V87]] dims [0, 2] : tensor<25x17xf32> -> tensor<25x4000x17xf32>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = prim.maximum %[[V89]], %[[V88]] : tensor<25x4000x17xf32>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = prim.reshape %[[V90]] : tensor<25x4000x17xf32> -> tensor<100000x17xf32>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = prim.reshape %[[X8_32768_F32]] : tensor<8x32768xf32> -> tensor<8x8x4096xf32>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = prim.reduce <maximum> %[[V92]] dims [2] : tensor<8x8x4096xf32> -> tensor<8x8xf32>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = prim.scan <maximum> %[[V93]] dim 1 : tensor<8x8xf32> -> tensor<8x8xf32>
// CHECK-NEXT:    %[[V95:[^ ,:]+]] = prim.slice %[[V94]] offsets [0, 0] strides [1, 1] : tensor<8x8xf32> -> tensor<8x7xf32>
// CHECK-NEXT:    %[[V96:[^ ,:]+]] = prim.pad %[[V95]] low [0, 1] with -inf : tensor<8x7xf32> -> tensor<8x8xf32>
// CHECK-NEXT:    %[[V97:[^ ,:]+]] = prim.scan <maximum> %[[V92]] dim 2 : tensor<8x8x4096xf32> -> tensor<8x8x4096xf32>
// CHECK-NEXT:    %[[V98:[^ ,:]+]] = prim.broadcast %[[V96]] dims [0, 1] : tensor<8x8xf32> -> tensor<8x8x4096xf32>
// CHECK-NEXT:    %[[V99:[^ ,:]+]] = prim.maximum %[[V98]], %[[V97]] : tensor<8x8x4096xf32>
// CHECK-NEXT:    %[[V100:[^ ,:]+]] = prim.reshape %[[V99]] : tensor<8x8x4096xf32> -> tensor<8x32768xf32>
// CHECK-NEXT:    %[[V101:[^ ,:]+]] = prim.scan <maximum> %[[X8_16384_F32]] dim 1 : tensor<8x16384xf32> -> tensor<8x16384xf32>
// CHECK-NEXT:    %[[V102:[^ ,:]+]] = prim.scan <maximum> %[[X264_8192_F32]] dim 1 : tensor<264x8192xf32> -> tensor<264x8192xf32>
// CHECK-NEXT:    %[[V103:[^ ,:]+]] = prim.reshape %[[X1_65536_F32]] : tensor<1x65536xf32> -> tensor<1x16x4096xf32>
// CHECK-NEXT:    %[[V104:[^ ,:]+]] = prim.reduce <maximum> %[[V103]] dims [2] : tensor<1x16x4096xf32> -> tensor<1x16xf32>
// CHECK-NEXT:    %[[V105:[^ ,:]+]] = prim.scan <maximum> %[[V104]] dim 1 : tensor<1x16xf32> -> tensor<1x16xf32>
// CHECK-NEXT:    %[[V106:[^ ,:]+]] = prim.slice %[[V105]] offsets [0, 0] strides [1, 1] : tensor<1x16xf32> -> tensor<1x15xf32>
// CHECK-NEXT:    %[[V107:[^ ,:]+]] = prim.pad %[[V106]] low [0, 1] with -inf : tensor<1x15xf32> -> tensor<1x16xf32>
// CHECK-NEXT:    %[[V108:[^ ,:]+]] = prim.scan <maximum> %[[V103]] dim 2 : tensor<1x16x4096xf32> -> tensor<1x16x4096xf32>
// CHECK-NEXT:    %[[V109:[^ ,:]+]] = prim.broadcast %[[V107]] dims [0, 1] : tensor<1x16xf32> -> tensor<1x16x4096xf32>
// CHECK-NEXT:    %[[V110:[^ ,:]+]] = prim.maximum %[[V109]], %[[V108]] : tensor<1x16x4096xf32>
// CHECK-NEXT:    %[[V111:[^ ,:]+]] = prim.reshape %[[V110]] : tensor<1x16x4096xf32> -> tensor<1x65536xf32>
// CHECK-NEXT:    %[[V112:[^ ,:]+]] = prim.reshape %[[X65536_1_F32]] : tensor<65536x1xf32> -> tensor<16x4096x1xf32>
// CHECK-NEXT:    %[[V113:[^ ,:]+]] = prim.reduce <maximum> %[[V112]] dims [1] : tensor<16x4096x1xf32> -> tensor<16x1xf32>
// CHECK-NEXT:    %[[V114:[^ ,:]+]] = prim.scan <maximum> %[[V113]] dim 0 : tensor<16x1xf32> -> tensor<16x1xf32>
// CHECK-NEXT:    %[[V115:[^ ,:]+]] = prim.slice %[[V114]] offsets [0, 0] strides [1, 1] : tensor<16x1xf32> -> tensor<15x1xf32>
// CHECK-NEXT:    %[[V116:[^ ,:]+]] = prim.pad %[[V115]] low [1, 0] with -inf : tensor<15x1xf32> -> tensor<16x1xf32>
// CHECK-NEXT:    %[[V117:[^ ,:]+]] = prim.scan <maximum> %[[V112]] dim 1 : tensor<16x4096x1xf32> -> tensor<16x4096x1xf32>
// CHECK-NEXT:    %[[V118:[^ ,:]+]] = prim.broadcast %[[V116]] dims [0, 2] : tensor<16x1xf32> -> tensor<16x4096x1xf32>
// CHECK-NEXT:    %[[V119:[^ ,:]+]] = prim.maximum %[[V118]], %[[V117]] : tensor<16x4096x1xf32>
// CHECK-NEXT:    %[[V120:[^ ,:]+]] = prim.reshape %[[V119]] : tensor<16x4096x1xf32> -> tensor<65536x1xf32>
// CHECK-NEXT:    %[[V121:[^ ,:]+]] = prim.pad %[[X3_7_65537_F32]] low [0, 0, 0] with -inf : tensor<3x7x65537xf32> -> tensor<3x7x65546xf32>
// CHECK-NEXT:    %[[V122:[^ ,:]+]] = prim.reshape %[[V121]] : tensor<3x7x65546xf32> -> tensor<3x7x13x5042xf32>
// CHECK-NEXT:    %[[V123:[^ ,:]+]] = prim.reduce <maximum> %[[V122]] dims [3] : tensor<3x7x13x5042xf32> -> tensor<3x7x13xf32>
// CHECK-NEXT:    %[[V124:[^ ,:]+]] = prim.scan <maximum> %[[V123]] dim 2 : tensor<3x7x13xf32> -> tensor<3x7x13xf32>
// CHECK-NEXT:    %[[V125:[^ ,:]+]] = prim.slice %[[V124]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<3x7x13xf32> -> tensor<3x7x12xf32>
// CHECK-NEXT:    %[[V126:[^ ,:]+]] = prim.pad %[[V125]] low [0, 0, 1] with -inf : tensor<3x7x12xf32> -> tensor<3x7x13xf32>
// CHECK-NEXT:    %[[V127:[^ ,:]+]] = prim.scan <maximum> %[[V122]] dim 3 : tensor<3x7x13x5042xf32> -> tensor<3x7x13x5042xf32>
// CHECK-NEXT:    %[[V128:[^ ,:]+]] = prim.broadcast %[[V126]] dims [0, 1, 2] : tensor<3x7x13xf32> -> tensor<3x7x13x5042xf32>
// CHECK-NEXT:    %[[V129:[^ ,:]+]] = prim.maximum %[[V128]], %[[V127]] : tensor<3x7x13x5042xf32>
// CHECK-NEXT:    %[[V130:[^ ,:]+]] = prim.reshape %[[V129]] : tensor<3x7x13x5042xf32> -> tensor<3x7x65546xf32>
// CHECK-NEXT:    %[[V131:[^ ,:]+]] = prim.slice %[[V130]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<3x7x65546xf32> -> tensor<3x7x65537xf32>
// CHECK-NEXT:    %[[V132:[^ ,:]+]] = prim.scan <maximum> %[[X2048_132_F32]] dim 0 : tensor<2048x132xf32> -> tensor<2048x132xf32>
// CHECK-NEXT:    %[[V133:[^ ,:]+]] = prim.scan <maximum> %[[X1024_131_F32]] dim 0 : tensor<1024x131xf32> -> tensor<1024x131xf32>
// CHECK-NEXT:    func.return %[[V8]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V31]], %[[V40]], %[[V49]], %[[V50]], %[[V51]], %[[V60]], %[[V69]], %[[V70]], %[[V71]], %[[V80]], %[[V81]], %[[V82]], %[[V91]], %[[V100]], %[[V101]], %[[V102]], %[[V111]], %[[V120]], %[[V131]], %[[V132]], %[[V133]] : tensor<1048576xf32>, tensor<1000003xf32>, tensor<4096xf32>, tensor<8192xf32>, tensor<16384xf32>, tensor<32768xf32>, tensor<2x1048576xf32>, tensor<64x65536xf32>, tensor<131x65536xf32>, tensor<132x65536xf32>, tensor<1048576x2xf32>, tensor<65536x64xf32>, tensor<65536x4096xf32>, tensor<16384x1024xf32>, tensor<31x100000xf32>, tensor<4x512x4096xf32>, tensor<4x4096x512xf32>, tensor<100000x17xf32>, tensor<8x32768xf32>, tensor<8x16384xf32>, tensor<264x8192xf32>, tensor<1x65536xf32>, tensor<65536x1xf32>, tensor<3x7x65537xf32>, tensor<2048x132xf32>, tensor<1024x131xf32>
// CHECK-NEXT:  }
func.func @scans(%x1048576_f32: tensor<1048576xf32>, %x1000003_f32: tensor<1000003xf32>, %x4096_f32: tensor<4096xf32>, %x8192_f32: tensor<8192xf32>, %x16384_f32: tensor<16384xf32>, %x32768_f32: tensor<32768xf32>, %x2_1048576_f32: tensor<2x1048576xf32>, %x64_65536_f32: tensor<64x65536xf32>, %x131_65536_f32: tensor<131x65536xf32>, %x132_65536_f32: tensor<132x65536xf32>, %x1048576_2_f32: tensor<1048576x2xf32>, %x65536_64_f32: tensor<65536x64xf32>, %x65536_4096_f32: tensor<65536x4096xf32>, %x16384_1024_f32: tensor<16384x1024xf32>, %x31_100000_f32: tensor<31x100000xf32>, %x4_512_4096_f32: tensor<4x512x4096xf32>, %x4_4096_512_f32: tensor<4x4096x512xf32>, %x100000_17_f32: tensor<100000x17xf32>, %x8_32768_f32: tensor<8x32768xf32>, %x8_16384_f32: tensor<8x16384xf32>, %x264_8192_f32: tensor<264x8192xf32>, %x1_65536_f32: tensor<1x65536xf32>, %x65536_1_f32: tensor<65536x1xf32>, %x3_7_65537_f32: tensor<3x7x65537xf32>, %x2048_132_f32: tensor<2048x132xf32>, %x1024_131_f32: tensor<1024x131xf32>) -> (tensor<1048576xf32>, tensor<1000003xf32>, tensor<4096xf32>, tensor<8192xf32>, tensor<16384xf32>, tensor<32768xf32>, tensor<2x1048576xf32>, tensor<64x65536xf32>, tensor<131x65536xf32>, tensor<132x65536xf32>, tensor<1048576x2xf32>, tensor<65536x64xf32>, tensor<65536x4096xf32>, tensor<16384x1024xf32>, tensor<31x100000xf32>, tensor<4x512x4096xf32>, tensor<4x4096x512xf32>, tensor<100000x17xf32>, tensor<8x32768xf32>, tensor<8x16384xf32>, tensor<264x8192xf32>, tensor<1x65536xf32>, tensor<65536x1xf32>, tensor<3x7x65537xf32>, tensor<2048x132xf32>, tensor<1024x131xf32>) {
  %0 = prim.scan <maximum> %x1048576_f32 dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
  %1 = prim.scan <maximum> %x1000003_f32 dim 0 : tensor<1000003xf32> -> tensor<1000003xf32>
  %2 = prim.scan <maximum> %x4096_f32 dim 0 : tensor<4096xf32> -> tensor<4096xf32>
  %3 = prim.scan <maximum> %x8192_f32 dim 0 : tensor<8192xf32> -> tensor<8192xf32>
  %4 = prim.scan <maximum> %x16384_f32 dim 0 : tensor<16384xf32> -> tensor<16384xf32>
  %5 = prim.scan <maximum> %x32768_f32 dim 0 : tensor<32768xf32> -> tensor<32768xf32>
  %6 = prim.scan <maximum> %x2_1048576_f32 dim 1 : tensor<2x1048576xf32> -> tensor<2x1048576xf32>
  %7 = prim.scan <maximum> %x64_65536_f32 dim 1 : tensor<64x65536xf32> -> tensor<64x65536xf32>
  %8 = prim.scan <maximum> %x131_65536_f32 dim 1 : tensor<131x65536xf32> -> tensor<131x65536xf32>
  %9 = prim.scan <maximum> %x132_65536_f32 dim 1 : tensor<132x65536xf32> -> tensor<132x65536xf32>
  %10 = prim.scan <maximum> %x1048576_2_f32 dim 0 : tensor<1048576x2xf32> -> tensor<1048576x2xf32>
  %11 = prim.scan <maximum> %x65536_64_f32 dim 0 : tensor<65536x64xf32> -> tensor<65536x64xf32>
  %12 = prim.scan <maximum> %x65536_4096_f32 dim 0 : tensor<65536x4096xf32> -> tensor<65536x4096xf32>
  %13 = prim.scan <maximum> %x16384_1024_f32 dim 0 : tensor<16384x1024xf32> -> tensor<16384x1024xf32>
  %14 = prim.scan <maximum> %x31_100000_f32 dim 1 : tensor<31x100000xf32> -> tensor<31x100000xf32>
  %15 = prim.scan <maximum> %x4_512_4096_f32 dim 1 : tensor<4x512x4096xf32> -> tensor<4x512x4096xf32>
  %16 = prim.scan <maximum> %x4_4096_512_f32 dim 2 : tensor<4x4096x512xf32> -> tensor<4x4096x512xf32>
  %17 = prim.scan <maximum> %x100000_17_f32 dim 0 : tensor<100000x17xf32> -> tensor<100000x17xf32>
  %18 = prim.scan <maximum> %x8_32768_f32 dim 1 : tensor<8x32768xf32> -> tensor<8x32768xf32>
  %19 = prim.scan <maximum> %x8_16384_f32 dim 1 : tensor<8x16384xf32> -> tensor<8x16384xf32>
  %20 = prim.scan <maximum> %x264_8192_f32 dim 1 : tensor<264x8192xf32> -> tensor<264x8192xf32>
  %21 = prim.scan <maximum> %x1_65536_f32 dim 1 : tensor<1x65536xf32> -> tensor<1x65536xf32>
  %22 = prim.scan <maximum> %x65536_1_f32 dim 0 : tensor<65536x1xf32> -> tensor<65536x1xf32>
  %23 = prim.scan <maximum> %x3_7_65537_f32 dim 2 : tensor<3x7x65537xf32> -> tensor<3x7x65537xf32>
  %24 = prim.scan <maximum> %x2048_132_f32 dim 0 : tensor<2048x132xf32> -> tensor<2048x132xf32>
  %25 = prim.scan <maximum> %x1024_131_f32 dim 0 : tensor<1024x131xf32> -> tensor<1024x131xf32>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25 : tensor<1048576xf32>, tensor<1000003xf32>, tensor<4096xf32>, tensor<8192xf32>, tensor<16384xf32>, tensor<32768xf32>, tensor<2x1048576xf32>, tensor<64x65536xf32>, tensor<131x65536xf32>, tensor<132x65536xf32>, tensor<1048576x2xf32>, tensor<65536x64xf32>, tensor<65536x4096xf32>, tensor<16384x1024xf32>, tensor<31x100000xf32>, tensor<4x512x4096xf32>, tensor<4x4096x512xf32>, tensor<100000x17xf32>, tensor<8x32768xf32>, tensor<8x16384xf32>, tensor<264x8192xf32>, tensor<1x65536xf32>, tensor<65536x1xf32>, tensor<3x7x65537xf32>, tensor<2048x132xf32>, tensor<1024x131xf32>
}

// GPU:       {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:8: split-scans: prim.scan begins in 256 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:8: split-scans: prim.scan begins in 244 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:8: split-scans: not split: its rows have 4096 elements, bound 32768
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:8: split-scans: not split: its rows have 8192 elements, bound 32768
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:8: split-scans: not split: its rows have 16384 elements, bound 32768
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:8: split-scans: prim.scan begins in 8 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:8: split-scans: prim.scan begins in 256 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:8: split-scans: prim.scan begins in 8 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:8: split-scans: not split: 131 rows keep all programs busy, bound 96
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:8: split-scans: not split: 132 rows keep all programs busy, bound 96
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: prim.scan begins in 256 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: prim.scan begins in 16 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: not split: 128 rows keep all programs busy, bound 96
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: not split: its rows have 16384 elements, bound 32768
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: prim.scan begins in 10 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: not split: its rows have 512 elements, bound 32768
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: not split: its rows have 512 elements, bound 32768
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: prim.scan begins in 25 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: prim.scan begins in 8 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: not split: its rows have 16384 elements, bound 32768
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: not split: its rows have 8192 elements, bound 32768
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: prim.scan begins in 16 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: prim.scan begins in 16 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: prim.scan begins in 13 chunks side by side
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: not split: its rows have 2048 elements, bound 32768
// GPU-NEXT:  {{.*}}split-scans-sizes-cases.mlir:{{[0-9]+}}:9: split-scans: not split: its rows have 1024 elements, bound 32768
