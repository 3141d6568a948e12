// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p expand-math | filecheck %s

/// The arithmetic of every function, with the constants of its polynomials.
// CHECK-LABEL: func.func @acos(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpf ogt, %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant dense<-5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = math.fma %[[V0]], %[[V3]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.mulf %[[V0]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.select %[[V2]], %[[V4]], %[[V5]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = math.sqrt %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.select %[[V2]], %[[V7]], %[[V0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.mulf %[[V8]], %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant dense<0.0422278792> : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<0.0241452493> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = math.fma %[[V10]], %[[V6]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<0.0454769023> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = math.fma %[[V12]], %[[V6]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<0.0749524906> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = math.fma %[[V14]], %[[V6]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<0.166667536> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = math.fma %[[V16]], %[[V6]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V9]], %[[V18]], %[[V8]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V20]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.addf %[[V19]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant dense<3.1415925> : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.subf %[[V23]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant dense<1.50995788e-07> : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.addf %[[V24]], %[[V25]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.select %[[V21]], %[[V26]], %[[V22]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.andi %[[V28]], %[[V29]] : vector<4xi32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.bitcast %[[V19]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.xori %[[V31]], %[[V30]] : vector<4xi32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.bitcast %[[V32]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.constant dense<7.54978942e-08> : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.subf %[[V33]], %[[V34]] : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.constant dense<1.57079625> : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.subf %[[V36]], %[[V35]] : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V2]], %[[V27]], %[[V37]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @acos(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.acos %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @acosh(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.subf %[[X]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant dense<2.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.addf %[[V1]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.mulf %[[V1]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = math.sqrt %[[V4]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.addf %[[V1]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<0x4C000000> : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpf ogt, %[[X]], %[[V8]] : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.select %[[V9]], %[[X]], %[[V6]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.addf %[[V10]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.bitcast %[[V11]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<1059760811> : vector<4xi32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.subi %[[V12]], %[[V13]] : vector<4xi32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.shrsi %[[V14]], %[[V15]] : vector<4xi32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.shli %[[V16]], %[[V15]] : vector<4xi32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<1082130432> : vector<4xi32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.subi %[[V18]], %[[V17]] : vector<4xi32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.bitcast %[[V19]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<2.500000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.mulf %[[V10]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant dense<-1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = math.fma %[[V20]], %[[V21]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.fma %[[V22]], %[[V20]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.sitofp %[[V16]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.mulf %[[V25]], %[[V25]] : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.constant dense<0.140479952> : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<-0.154087022> : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.fma %[[V28]], %[[V25]], %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<0.139916569> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V30]], %[[V25]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<-0.164126143> : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V32]], %[[V25]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant dense<0.200114071> : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = math.fma %[[V34]], %[[V25]], %[[V35]] : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.constant dense<-0.250079721> : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = math.fma %[[V36]], %[[V25]], %[[V37]] : vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.constant dense<0.333331943> : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = math.fma %[[V38]], %[[V25]], %[[V39]] : vector<4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.constant dense<-0.499999344> : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = math.fma %[[V40]], %[[V25]], %[[V41]] : vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = math.fma %[[V27]], %[[V42]], %[[V25]] : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.constant dense<0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = math.fma %[[V26]], %[[V44]], %[[V43]] : vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.bitcast %[[V10]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.constant dense<2147483647> : vector<4xi32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.andi %[[V46]], %[[V47]] : vector<4xi32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.constant dense<855638016> : vector<4xi32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.subi %[[V48]], %[[V49]] : vector<4xi32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.constant dense<1283457024> : vector<4xi32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.cmpi ult, %[[V50]], %[[V51]] : vector<4xi32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.select %[[V52]], %[[V45]], %[[V10]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = arith.cmpf olt, %[[V10]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = arith.constant dense<[0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7fc00000]> : vector<4xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = arith.select %[[V54]], %[[V55]], %[[V53]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = arith.cmpf oeq, %[[V10]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = arith.constant dense<0xff800000> : vector<4xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = arith.select %[[V57]], %[[V58]], %[[V56]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = arith.select %[[V9]], %[[V44]], %[[V60]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = arith.addf %[[V59]], %[[V61]] : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V7]], %[[V55]], %[[V62]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @acosh(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.acosh %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @asin(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpf ogt, %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant dense<-5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = math.fma %[[V0]], %[[V3]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.mulf %[[V0]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.select %[[V2]], %[[V4]], %[[V5]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = math.sqrt %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.select %[[V2]], %[[V7]], %[[V0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.mulf %[[V8]], %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant dense<0.0422278792> : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<0.0241452493> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = math.fma %[[V10]], %[[V6]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<0.0454769023> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = math.fma %[[V12]], %[[V6]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<0.0749524906> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = math.fma %[[V14]], %[[V6]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<0.166667536> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = math.fma %[[V16]], %[[V6]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V9]], %[[V18]], %[[V8]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<-2.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<1.57079625> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V19]], %[[V20]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant dense<7.54978942e-08> : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.addf %[[V22]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.select %[[V2]], %[[V24]], %[[V19]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.andi %[[V26]], %[[V27]] : vector<4xi32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.bitcast %[[V25]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.ori %[[V29]], %[[V28]] : vector<4xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.bitcast %[[V30]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @asin(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.asin %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @asinh(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.mulf %[[V0]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.addf %[[V1]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = math.sqrt %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.addf %[[V4]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.divf %[[V1]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.addf %[[V0]], %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<0x4C000000> : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpf ogt, %[[V0]], %[[V8]] : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.select %[[V9]], %[[V0]], %[[V7]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.addf %[[V10]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.bitcast %[[V11]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<1059760811> : vector<4xi32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.subi %[[V12]], %[[V13]] : vector<4xi32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.shrsi %[[V14]], %[[V15]] : vector<4xi32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.shli %[[V16]], %[[V15]] : vector<4xi32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<1082130432> : vector<4xi32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.subi %[[V18]], %[[V17]] : vector<4xi32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.bitcast %[[V19]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<2.500000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.mulf %[[V10]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant dense<-1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = math.fma %[[V20]], %[[V21]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.fma %[[V22]], %[[V20]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.sitofp %[[V16]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.mulf %[[V25]], %[[V25]] : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.constant dense<0.140479952> : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<-0.154087022> : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.fma %[[V28]], %[[V25]], %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<0.139916569> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V30]], %[[V25]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<-0.164126143> : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V32]], %[[V25]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant dense<0.200114071> : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = math.fma %[[V34]], %[[V25]], %[[V35]] : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.constant dense<-0.250079721> : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = math.fma %[[V36]], %[[V25]], %[[V37]] : vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.constant dense<0.333331943> : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = math.fma %[[V38]], %[[V25]], %[[V39]] : vector<4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.constant dense<-0.499999344> : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = math.fma %[[V40]], %[[V25]], %[[V41]] : vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = math.fma %[[V27]], %[[V42]], %[[V25]] : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.constant dense<0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = math.fma %[[V26]], %[[V44]], %[[V43]] : vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.bitcast %[[V10]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.constant dense<2147483647> : vector<4xi32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.andi %[[V46]], %[[V47]] : vector<4xi32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.constant dense<855638016> : vector<4xi32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.subi %[[V48]], %[[V49]] : vector<4xi32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.constant dense<1283457024> : vector<4xi32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.cmpi ult, %[[V50]], %[[V51]] : vector<4xi32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.select %[[V52]], %[[V45]], %[[V10]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = arith.cmpf olt, %[[V10]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = arith.constant dense<[0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7fc00000]> : vector<4xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = arith.select %[[V54]], %[[V55]], %[[V53]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = arith.cmpf oeq, %[[V10]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = arith.constant dense<0xff800000> : vector<4xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = arith.select %[[V57]], %[[V58]], %[[V56]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = arith.select %[[V9]], %[[V44]], %[[V60]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = arith.addf %[[V59]], %[[V61]] : vector<4xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = arith.andi %[[V63]], %[[V64]] : vector<4xi32>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = arith.bitcast %[[V62]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = arith.ori %[[V66]], %[[V65]] : vector<4xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.bitcast %[[V67]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @asinh(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.asinh %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @atan(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpf ogt, %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.select %[[V2]], %[[V1]], %[[V0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.select %[[V2]], %[[V0]], %[[V1]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.divf %[[V3]], %[[V4]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.mulf %[[V5]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.mulf %[[V5]], %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<-0.00178277597> : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant dense<0.0108685605> : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = math.fma %[[V8]], %[[V6]], %[[V9]] : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<-0.0310968608> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = math.fma %[[V10]], %[[V6]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<0.0578813367> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = math.fma %[[V12]], %[[V6]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<-0.0839930549> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = math.fma %[[V14]], %[[V6]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<0.109508805> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = math.fma %[[V16]], %[[V6]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant dense<-0.142640159> : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = math.fma %[[V18]], %[[V6]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<0.199985296> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V20]], %[[V6]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant dense<-3.333330e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = math.fma %[[V22]], %[[V6]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.fma %[[V7]], %[[V24]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.constant dense<7.54978942e-08> : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.subf %[[V25]], %[[V26]] : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.constant dense<1.57079625> : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.subf %[[V28]], %[[V27]] : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.select %[[V2]], %[[V29]], %[[V25]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.andi %[[V31]], %[[V32]] : vector<4xi32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.bitcast %[[V30]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.ori %[[V34]], %[[V33]] : vector<4xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.bitcast %[[V35]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @atan(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.atan %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @atanh(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.addf %[[V0]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.subf %[[V2]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.divf %[[V1]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.addf %[[V4]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.bitcast %[[V5]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant dense<1059760811> : vector<4xi32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.subi %[[V6]], %[[V7]] : vector<4xi32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.shrsi %[[V8]], %[[V9]] : vector<4xi32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.shli %[[V10]], %[[V9]] : vector<4xi32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant dense<1082130432> : vector<4xi32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.subi %[[V12]], %[[V11]] : vector<4xi32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.bitcast %[[V13]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<2.500000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.mulf %[[V4]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<-1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = math.fma %[[V14]], %[[V15]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V16]], %[[V14]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.sitofp %[[V10]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.mulf %[[V19]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant dense<0.140479952> : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant dense<-0.154087022> : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = math.fma %[[V22]], %[[V19]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant dense<0.139916569> : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = math.fma %[[V24]], %[[V19]], %[[V25]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant dense<-0.164126143> : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = math.fma %[[V26]], %[[V19]], %[[V27]] : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<0.200114071> : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.fma %[[V28]], %[[V19]], %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<-0.250079721> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V30]], %[[V19]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<0.333331943> : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V32]], %[[V19]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant dense<-0.499999344> : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = math.fma %[[V34]], %[[V19]], %[[V35]] : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = math.fma %[[V21]], %[[V36]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.constant dense<0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = math.fma %[[V20]], %[[V38]], %[[V37]] : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.bitcast %[[V4]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.constant dense<2147483647> : vector<4xi32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.andi %[[V40]], %[[V41]] : vector<4xi32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.constant dense<855638016> : vector<4xi32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.subi %[[V42]], %[[V43]] : vector<4xi32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.constant dense<1283457024> : vector<4xi32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.cmpi ult, %[[V44]], %[[V45]] : vector<4xi32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.select %[[V46]], %[[V39]], %[[V4]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.cmpf olt, %[[V4]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.constant dense<[0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7fc00000]> : vector<4xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.select %[[V48]], %[[V49]], %[[V47]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.cmpf oeq, %[[V4]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.constant dense<0xff800000> : vector<4xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.select %[[V51]], %[[V52]], %[[V50]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = arith.mulf %[[V53]], %[[V54]] : vector<4xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = arith.andi %[[V56]], %[[V57]] : vector<4xi32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = arith.bitcast %[[V55]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.ori %[[V59]], %[[V58]] : vector<4xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.bitcast %[[V60]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @atanh(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.atanh %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @cos(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<0.318309873> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<-5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = math.fma %[[X]], %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant dense<0x4B400001> : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.addf %[[V2]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.subf %[[V4]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.bitcast %[[V4]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.addf %[[V5]], %[[V7]] : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant dense<-3.1415925> : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = math.fma %[[V8]], %[[V9]], %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<-1.50995788e-07> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = math.fma %[[V8]], %[[V11]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<-1.07806051e-14> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = math.fma %[[V8]], %[[V13]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.mulf %[[V14]], %[[V14]] : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.mulf %[[V14]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<2.60537922e-06> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<-0.000198098409> : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V17]], %[[V15]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<0.00833306182> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = math.fma %[[V19]], %[[V15]], %[[V20]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant dense<-0.166666567> : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = math.fma %[[V21]], %[[V15]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = math.fma %[[V16]], %[[V23]], %[[V14]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant dense<31> : vector<4xi32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.shli %[[V6]], %[[V25]] : vector<4xi32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.bitcast %[[V24]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.xori %[[V27]], %[[V26]] : vector<4xi32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.bitcast %[[V28]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<1.310720e+05> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.cmpf ogt, %[[V30]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = loop.reduce_lanes <or> %[[V32]] : vector<4xi1>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = scf.if %[[V33]] -> (vector<4xf32>) {
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = arith.extf %[[X]] : vector<4xf32> to vector<4xf64>
// CHECK-NEXT:      %[[V35:[^ ,:]+]] = math.cos %[[V34]] : vector<4xf64>
// CHECK-NEXT:      %[[V36:[^ ,:]+]] = arith.truncf %[[V35]] : vector<4xf64> to vector<4xf32>
// CHECK-NEXT:      scf.yield %[[V36]] : vector<4xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %[[V29]] : vector<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @cos(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.cos %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @cosh(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<9.000000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.minimumf %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant dense<1.44269502> : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant dense<0x4B400000> : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = math.fma %[[V2]], %[[V3]], %[[V4]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.subf %[[V5]], %[[V4]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.bitcast %[[V5]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<-0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = math.fma %[[V6]], %[[V8]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant dense<1.90465421e-09> : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = math.fma %[[V6]], %[[V10]], %[[V9]] : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant dense<0.000693492184> : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<0.00418322347> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = math.fma %[[V12]], %[[V11]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<0.0208337232> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = math.fma %[[V14]], %[[V11]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<0.0833327249> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = math.fma %[[V16]], %[[V11]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant dense<0.249999985> : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = math.fma %[[V18]], %[[V11]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V20]], %[[V11]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = math.fma %[[V22]], %[[V11]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = loop.scale %[[V23]] by %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant dense<2.500000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.divf %[[V25]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.addf %[[V24]], %[[V26]] : vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @cosh(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.cosh %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @erf(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<4.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.minimumf %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.mulf %[[V2]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant dense<1.25708884e-05> : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant dense<-0.000163505494> : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = math.fma %[[V4]], %[[V2]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant dense<0.000893533404> : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = math.fma %[[V6]], %[[V2]], %[[V7]] : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant dense<-0.00237426884> : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = math.fma %[[V8]], %[[V2]], %[[V9]] : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<0.000205367964> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = math.fma %[[V10]], %[[V2]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<0.0276435949> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = math.fma %[[V12]], %[[V2]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<-0.148279503> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = math.fma %[[V14]], %[[V2]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<-0.918447435> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = math.fma %[[V16]], %[[V2]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.mulf %[[V3]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<-1.62790704> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = math.fma %[[V2]], %[[V20]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant dense<0x4B40007F> : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.addf %[[V21]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.subf %[[V23]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.bitcast %[[V23]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.subf %[[V21]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.mulf %[[V26]], %[[V26]] : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.constant dense<-0.000153289526> : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<-0.00133909809> : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.fma %[[V28]], %[[V26]], %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<-9.618500e-03> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V30]], %[[V26]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<-0.0555035956> : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V32]], %[[V26]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant dense<-0.240226477> : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = math.fma %[[V34]], %[[V26]], %[[V35]] : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.mulf %[[V27]], %[[V36]] : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.constant dense<-0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = math.fma %[[V26]], %[[V38]], %[[V37]] : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.shli %[[V25]], %[[V40]] : vector<4xi32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.bitcast %[[V41]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.subf %[[V43]], %[[V42]] : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = math.fma %[[V42]], %[[V39]], %[[V44]] : vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.andi %[[V46]], %[[V47]] : vector<4xi32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.bitcast %[[V45]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.ori %[[V49]], %[[V48]] : vector<4xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.bitcast %[[V50]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @erf(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.erf %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @exp(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<-1.040000e+02> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant dense<8.900000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.minimumf %[[X]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant dense<-693.147156> : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.select %[[V1]], %[[V4]], %[[V3]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant dense<1.44269502> : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant dense<0x4B400000> : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = math.fma %[[V5]], %[[V6]], %[[V7]] : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.subf %[[V8]], %[[V7]] : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.bitcast %[[V8]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<-0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = math.fma %[[V9]], %[[V11]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<1.90465421e-09> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = math.fma %[[V9]], %[[V13]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<0.00138698437> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant dense<0.00836644694> : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = math.fma %[[V15]], %[[V14]], %[[V16]] : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<0.0416674465> : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V17]], %[[V14]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<0.16666545> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = math.fma %[[V19]], %[[V14]], %[[V20]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant dense<0.49999997> : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = math.fma %[[V21]], %[[V14]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.fma %[[V23]], %[[V14]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = math.fma %[[V25]], %[[V14]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = loop.scale %[[V26]] by %[[V9]] : vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @exp(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.exp %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @exp2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<-1.510000e+02> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant dense<1.290000e+02> : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.minimumf %[[X]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant dense<-1.000000e+03> : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.select %[[V1]], %[[V4]], %[[V3]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant dense<0x4B400000> : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.addf %[[V5]], %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.subf %[[V7]], %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.bitcast %[[V7]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.subf %[[V5]], %[[V8]] : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<0.000153289526> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant dense<0.00133909809> : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = math.fma %[[V11]], %[[V10]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant dense<9.618500e-03> : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = math.fma %[[V13]], %[[V10]], %[[V14]] : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant dense<0.0555035956> : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = math.fma %[[V15]], %[[V10]], %[[V16]] : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<0.240226477> : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V17]], %[[V10]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = math.fma %[[V19]], %[[V10]], %[[V20]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = math.fma %[[V21]], %[[V10]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = loop.scale %[[V23]] by %[[V8]] : vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @exp2(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.exp2 %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<8.900000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.minimumf %[[X]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant dense<-1.800000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.maximumf %[[V1]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant dense<1.44269502> : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant dense<0x4B40007E> : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = math.fma %[[V3]], %[[V4]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.subf %[[V6]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.bitcast %[[V6]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant dense<-0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = math.fma %[[V7]], %[[V9]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<1.90465421e-09> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = math.fma %[[V7]], %[[V11]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.mulf %[[V12]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant dense<0.00138698437> : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<0.00836644694> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = math.fma %[[V14]], %[[V12]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<0.0416674465> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = math.fma %[[V16]], %[[V12]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant dense<0.16666545> : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = math.fma %[[V18]], %[[V12]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<0.49999997> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V20]], %[[V12]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = math.fma %[[V13]], %[[V22]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.shli %[[V8]], %[[V24]] : vector<4xi32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.bitcast %[[V25]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.subf %[[V26]], %[[V27]] : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = math.fma %[[V26]], %[[V23]], %[[V28]] : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.addf %[[V29]], %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.andi %[[V31]], %[[V32]] : vector<4xi32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.bitcast %[[V30]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.ori %[[V34]], %[[V33]] : vector<4xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.bitcast %[[V35]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @expm1(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.expm1 %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @log(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<1.17549435e-38> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant dense<0x4B000000> : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.mulf %[[X]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.select %[[V1]], %[[V3]], %[[X]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.bitcast %[[V4]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant dense<1059760811> : vector<4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.subi %[[V5]], %[[V6]] : vector<4xi32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.shrsi %[[V7]], %[[V8]] : vector<4xi32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.sitofp %[[V9]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<2.300000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.subf %[[V10]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.select %[[V1]], %[[V12]], %[[V10]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.shli %[[V9]], %[[V8]] : vector<4xi32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.subi %[[V5]], %[[V14]] : vector<4xi32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.bitcast %[[V15]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.subf %[[V16]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.mulf %[[V18]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<0.140479952> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<-0.154087022> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V20]], %[[V18]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant dense<0.139916569> : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = math.fma %[[V22]], %[[V18]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant dense<-0.164126143> : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = math.fma %[[V24]], %[[V18]], %[[V25]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant dense<0.200114071> : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = math.fma %[[V26]], %[[V18]], %[[V27]] : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<-0.250079721> : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.fma %[[V28]], %[[V18]], %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<0.333331943> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V30]], %[[V18]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<-0.499999344> : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V32]], %[[V18]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = math.fma %[[V19]], %[[V34]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.constant dense<0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = math.fma %[[V13]], %[[V36]], %[[V35]] : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.constant dense<0x7f800000> : vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V38]] : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.select %[[V39]], %[[V37]], %[[X]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V41]] : vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.constant dense<[0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7fc00000]> : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.select %[[V42]], %[[V43]], %[[V40]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.cmpf oeq, %[[X]], %[[V41]] : vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.constant dense<0xff800000> : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V45]], %[[V46]], %[[V44]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @log(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.log %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @log10(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<1.17549435e-38> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant dense<0x4B000000> : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.mulf %[[X]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.select %[[V1]], %[[V3]], %[[X]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.bitcast %[[V4]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant dense<1059760811> : vector<4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.subi %[[V5]], %[[V6]] : vector<4xi32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.shrsi %[[V7]], %[[V8]] : vector<4xi32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.sitofp %[[V9]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<2.300000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.subf %[[V10]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.select %[[V1]], %[[V12]], %[[V10]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.shli %[[V9]], %[[V8]] : vector<4xi32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.subi %[[V5]], %[[V14]] : vector<4xi32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.bitcast %[[V15]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.subf %[[V16]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.mulf %[[V18]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<0.140479952> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<-0.154087022> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V20]], %[[V18]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant dense<0.139916569> : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = math.fma %[[V22]], %[[V18]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant dense<-0.164126143> : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = math.fma %[[V24]], %[[V18]], %[[V25]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant dense<0.200114071> : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = math.fma %[[V26]], %[[V18]], %[[V27]] : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<-0.250079721> : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.fma %[[V28]], %[[V18]], %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<0.333331943> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V30]], %[[V18]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<-0.499999344> : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V32]], %[[V18]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = math.fma %[[V19]], %[[V34]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.constant dense<-1.010305e-08> : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.mulf %[[V35]], %[[V36]] : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.constant dense<4.60503907e-06> : vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = math.fma %[[V13]], %[[V38]], %[[V37]] : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.constant dense<0.434294492> : vector<4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = math.fma %[[V35]], %[[V40]], %[[V39]] : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.constant dense<0.301025391> : vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = math.fma %[[V13]], %[[V42]], %[[V41]] : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.constant dense<0x7f800000> : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V44]] : vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.select %[[V45]], %[[V43]], %[[X]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V47]] : vector<4xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.constant dense<[0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7fc00000]> : vector<4xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.select %[[V48]], %[[V49]], %[[V46]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.cmpf oeq, %[[X]], %[[V47]] : vector<4xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.constant dense<0xff800000> : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V51]], %[[V52]], %[[V50]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @log10(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.log10 %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.addf %[[X]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.bitcast %[[V1]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant dense<1059760811> : vector<4xi32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.subi %[[V2]], %[[V3]] : vector<4xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.shrsi %[[V4]], %[[V5]] : vector<4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.shli %[[V6]], %[[V5]] : vector<4xi32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<1082130432> : vector<4xi32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.subi %[[V8]], %[[V7]] : vector<4xi32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.bitcast %[[V9]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<2.500000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.mulf %[[X]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<-1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = math.fma %[[V10]], %[[V11]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = math.fma %[[V12]], %[[V10]], %[[V14]] : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.sitofp %[[V6]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.mulf %[[V15]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<0.140479952> : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant dense<-0.154087022> : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = math.fma %[[V18]], %[[V15]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<0.139916569> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V20]], %[[V15]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant dense<-0.164126143> : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = math.fma %[[V22]], %[[V15]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant dense<0.200114071> : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = math.fma %[[V24]], %[[V15]], %[[V25]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant dense<-0.250079721> : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = math.fma %[[V26]], %[[V15]], %[[V27]] : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<0.333331943> : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.fma %[[V28]], %[[V15]], %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<-0.499999344> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V30]], %[[V15]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = math.fma %[[V17]], %[[V32]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.constant dense<0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = math.fma %[[V16]], %[[V34]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.constant dense<2147483647> : vector<4xi32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.andi %[[V36]], %[[V37]] : vector<4xi32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.constant dense<855638016> : vector<4xi32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.subi %[[V38]], %[[V39]] : vector<4xi32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.constant dense<1283457024> : vector<4xi32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.cmpi ult, %[[V40]], %[[V41]] : vector<4xi32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.select %[[V42]], %[[V35]], %[[X]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.constant dense<[0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7fc00000]> : vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.select %[[V44]], %[[V45]], %[[V43]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.cmpf oeq, %[[X]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.constant dense<0xff800000> : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V47]], %[[V48]], %[[V46]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @log1p(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.log1p %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @log2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<1.17549435e-38> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant dense<0x4B000000> : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.mulf %[[X]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.select %[[V1]], %[[V3]], %[[X]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.bitcast %[[V4]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant dense<1059760811> : vector<4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.subi %[[V5]], %[[V6]] : vector<4xi32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.shrsi %[[V7]], %[[V8]] : vector<4xi32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.sitofp %[[V9]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<2.300000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.subf %[[V10]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.select %[[V1]], %[[V12]], %[[V10]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.shli %[[V9]], %[[V8]] : vector<4xi32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.subi %[[V5]], %[[V14]] : vector<4xi32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.bitcast %[[V15]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.subf %[[V16]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.mulf %[[V18]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<0.140479952> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<-0.154087022> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V20]], %[[V18]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant dense<0.139916569> : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = math.fma %[[V22]], %[[V18]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant dense<-0.164126143> : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = math.fma %[[V24]], %[[V18]], %[[V25]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant dense<0.200114071> : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = math.fma %[[V26]], %[[V18]], %[[V27]] : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<-0.250079721> : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.fma %[[V28]], %[[V18]], %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<0.333331943> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V30]], %[[V18]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<-0.499999344> : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V32]], %[[V18]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = math.fma %[[V19]], %[[V34]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.constant dense<1.92596303e-08> : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = math.fma %[[V35]], %[[V36]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.constant dense<1.44269502> : vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = math.fma %[[V35]], %[[V38]], %[[V37]] : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.constant dense<0x7f800000> : vector<4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V40]] : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.select %[[V41]], %[[V39]], %[[X]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V43]] : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.constant dense<[0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7fc00000]> : vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.select %[[V44]], %[[V45]], %[[V42]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.cmpf oeq, %[[X]], %[[V43]] : vector<4xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.constant dense<0xff800000> : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V47]], %[[V48]], %[[V46]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @log2(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.log2 %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @sin(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<0.318309873> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<0x4B400000> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = math.fma %[[X]], %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.subf %[[V2]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.bitcast %[[V2]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant dense<-3.1415925> : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = math.fma %[[V3]], %[[V5]], %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant dense<-1.50995788e-07> : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = math.fma %[[V3]], %[[V7]], %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant dense<-1.07806051e-14> : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = math.fma %[[V3]], %[[V9]], %[[V8]] : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.mulf %[[V10]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.mulf %[[V10]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<2.60537922e-06> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant dense<-0.000198098409> : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = math.fma %[[V13]], %[[V11]], %[[V14]] : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant dense<0.00833306182> : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = math.fma %[[V15]], %[[V11]], %[[V16]] : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<-0.166666567> : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V17]], %[[V11]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = math.fma %[[V12]], %[[V19]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.bitcast %[[V10]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.andi %[[V21]], %[[V22]] : vector<4xi32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.bitcast %[[V20]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.ori %[[V24]], %[[V23]] : vector<4xi32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.bitcast %[[V25]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant dense<31> : vector<4xi32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.shli %[[V4]], %[[V27]] : vector<4xi32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.bitcast %[[V26]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.xori %[[V29]], %[[V28]] : vector<4xi32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.bitcast %[[V30]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<1.310720e+05> : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.cmpf ogt, %[[V32]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = loop.reduce_lanes <or> %[[V34]] : vector<4xi1>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = scf.if %[[V35]] -> (vector<4xf32>) {
// CHECK-NEXT:      %[[V36:[^ ,:]+]] = arith.extf %[[X]] : vector<4xf32> to vector<4xf64>
// CHECK-NEXT:      %[[V37:[^ ,:]+]] = math.sin %[[V36]] : vector<4xf64>
// CHECK-NEXT:      %[[V38:[^ ,:]+]] = arith.truncf %[[V37]] : vector<4xf64> to vector<4xf32>
// CHECK-NEXT:      scf.yield %[[V38]] : vector<4xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %[[V31]] : vector<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @sin(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.sin %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @sinh(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<9.000000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.minimumf %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant dense<1.44269502> : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant dense<0x4B400000> : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = math.fma %[[V2]], %[[V3]], %[[V4]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.subf %[[V5]], %[[V4]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.bitcast %[[V5]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<-0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = math.fma %[[V6]], %[[V8]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant dense<1.90465421e-09> : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = math.fma %[[V6]], %[[V10]], %[[V9]] : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant dense<0.000693492184> : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<0.00418322347> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = math.fma %[[V12]], %[[V11]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<0.0208337232> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = math.fma %[[V14]], %[[V11]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<0.0833327249> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = math.fma %[[V16]], %[[V11]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant dense<0.249999985> : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = math.fma %[[V18]], %[[V11]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V20]], %[[V11]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = math.fma %[[V22]], %[[V11]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = loop.scale %[[V23]] by %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant dense<2.500000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.divf %[[V25]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.subf %[[V24]], %[[V26]] : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.andi %[[V28]], %[[V29]] : vector<4xi32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.bitcast %[[V27]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.ori %[[V31]], %[[V30]] : vector<4xi32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.bitcast %[[V32]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.cmpf olt, %[[V0]], %[[V34]] : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.mulf %[[X]], %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.mulf %[[X]], %[[V36]] : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.constant dense<2.7822673e-06> : vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.constant dense<0.000198428912> : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = math.fma %[[V38]], %[[V36]], %[[V39]] : vector<4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.constant dense<0.00833331048> : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = math.fma %[[V40]], %[[V36]], %[[V41]] : vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.constant dense<0.166666672> : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = math.fma %[[V42]], %[[V36]], %[[V43]] : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = math.fma %[[V37]], %[[V44]], %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V35]], %[[V45]], %[[V33]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @sinh(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.sinh %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @tan(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<0.636619747> : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<0x4B400000> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = math.fma %[[X]], %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.subf %[[V2]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.bitcast %[[V2]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant dense<-1.57079625> : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = math.fma %[[V3]], %[[V5]], %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant dense<-7.54978942e-08> : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = math.fma %[[V3]], %[[V7]], %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant dense<-5.39030253e-15> : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = math.fma %[[V3]], %[[V9]], %[[V8]] : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.mulf %[[V10]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.mulf %[[V10]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant dense<0.00437994488> : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant dense<8.45351242e-05> : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = math.fma %[[V13]], %[[V11]], %[[V14]] : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant dense<0.0108373193> : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = math.fma %[[V15]], %[[V11]], %[[V16]] : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<0.021282861> : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V17]], %[[V11]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<0.0540594384> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = math.fma %[[V19]], %[[V11]], %[[V20]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant dense<0.133326724> : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = math.fma %[[V21]], %[[V11]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.constant dense<0.333333492> : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.fma %[[V23]], %[[V11]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = math.fma %[[V12]], %[[V25]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.bitcast %[[V10]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.andi %[[V27]], %[[V28]] : vector<4xi32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.bitcast %[[V26]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.ori %[[V30]], %[[V29]] : vector<4xi32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.bitcast %[[V31]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.andi %[[V4]], %[[V33]] : vector<4xi32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.cmpi ne, %[[V34]], %[[V35]] : vector<4xi32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.constant dense<-1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.select %[[V36]], %[[V37]], %[[V32]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.select %[[V36]], %[[V32]], %[[V39]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.divf %[[V38]], %[[V40]] : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.constant dense<1.310720e+05> : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.cmpf ogt, %[[V42]], %[[V43]] : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = loop.reduce_lanes <or> %[[V44]] : vector<4xi1>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = scf.if %[[V45]] -> (vector<4xf32>) {
// CHECK-NEXT:      %[[V46:[^ ,:]+]] = arith.extf %[[X]] : vector<4xf32> to vector<4xf64>
// CHECK-NEXT:      %[[V47:[^ ,:]+]] = math.tan %[[V46]] : vector<4xf64>
// CHECK-NEXT:      %[[V48:[^ ,:]+]] = arith.truncf %[[V47]] : vector<4xf64> to vector<4xf32>
// CHECK-NEXT:      scf.yield %[[V48]] : vector<4xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %[[V41]] : vector<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @tan(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.tan %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @tanh(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<1.000000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.minimumf %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.addf %[[V2]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant dense<1.44269502> : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant dense<0x4B40007E> : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = math.fma %[[V3]], %[[V4]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.subf %[[V6]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.bitcast %[[V6]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant dense<-0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = math.fma %[[V7]], %[[V9]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant dense<1.90465421e-09> : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = math.fma %[[V7]], %[[V11]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.mulf %[[V12]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant dense<0.00138698437> : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<0.00836644694> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = math.fma %[[V14]], %[[V12]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<0.0416674465> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = math.fma %[[V16]], %[[V12]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant dense<0.16666545> : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = math.fma %[[V18]], %[[V12]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant dense<0.49999997> : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V20]], %[[V12]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = math.fma %[[V13]], %[[V22]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.shli %[[V8]], %[[V24]] : vector<4xi32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.bitcast %[[V25]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.subf %[[V26]], %[[V27]] : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = math.fma %[[V26]], %[[V23]], %[[V28]] : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.addf %[[V29]], %[[V30]] : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.divf %[[V29]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.andi %[[V33]], %[[V34]] : vector<4xi32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.bitcast %[[V32]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.ori %[[V36]], %[[V35]] : vector<4xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.bitcast %[[V37]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @tanh(%x: vector<4xf32>) -> vector<4xf32> {
  %r = math.tanh %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @atan2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>, %[[Y:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[Y]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpf ogt, %[[V1]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.select %[[V2]], %[[V0]], %[[V1]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.select %[[V2]], %[[V1]], %[[V0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant dense<0x7f800000> : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpf oeq, %[[V3]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.divf %[[V3]], %[[V4]] : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.select %[[V6]], %[[V8]], %[[V7]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.cmpf oeq, %[[V4]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.select %[[V11]], %[[V10]], %[[V9]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.mulf %[[V12]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.mulf %[[V12]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<-0.00178277597> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant dense<0.0108685605> : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = math.fma %[[V15]], %[[V13]], %[[V16]] : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<-0.0310968608> : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V17]], %[[V13]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<0.0578813367> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = math.fma %[[V19]], %[[V13]], %[[V20]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant dense<-0.0839930549> : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = math.fma %[[V21]], %[[V13]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.constant dense<0.109508805> : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.fma %[[V23]], %[[V13]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.constant dense<-0.142640159> : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = math.fma %[[V25]], %[[V13]], %[[V26]] : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.constant dense<0.199985296> : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = math.fma %[[V27]], %[[V13]], %[[V28]] : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.constant dense<-3.333330e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = math.fma %[[V29]], %[[V13]], %[[V30]] : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V14]], %[[V31]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<7.54978942e-08> : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.subf %[[V32]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant dense<1.57079625> : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.subf %[[V35]], %[[V34]] : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.select %[[V2]], %[[V36]], %[[V32]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.bitcast %[[Y]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.cmpi slt, %[[V38]], %[[V39]] : vector<4xi32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.constant dense<1.50995788e-07> : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.subf %[[V37]], %[[V41]] : vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.constant dense<3.1415925> : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.subf %[[V43]], %[[V42]] : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.select %[[V40]], %[[V44]], %[[V37]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.andi %[[V46]], %[[V47]] : vector<4xi32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.bitcast %[[V45]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.ori %[[V49]], %[[V48]] : vector<4xi32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.bitcast %[[V50]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.cmpf uno, %[[Y]], %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.constant dense<[0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7fc00000]> : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V52]], %[[V53]], %[[V51]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @atan2(%x: vector<4xf32>, %y: vector<4xf32>) -> vector<4xf32> {
  %r = math.atan2 %x, %y : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @powf(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>, %[[Y:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<1.17549435e-38> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpf olt, %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant dense<0x4B000000> : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.mulf %[[V0]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.select %[[V2]], %[[V4]], %[[V0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.bitcast %[[V5]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant dense<1060439283> : vector<4xi32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.subi %[[V6]], %[[V7]] : vector<4xi32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.shrsi %[[V8]], %[[V9]] : vector<4xi32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.sitofp %[[V10]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant dense<2.300000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.subf %[[V11]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V2]], %[[V13]], %[[V11]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.shli %[[V10]], %[[V9]] : vector<4xi32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.subi %[[V6]], %[[V15]] : vector<4xi32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.bitcast %[[V16]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.subf %[[V17]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.addf %[[V17]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.subf %[[V20]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.subf %[[V17]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.divf %[[V18]], %[[V20]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.mulf %[[V19]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.negf %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = math.fma %[[V25]], %[[V20]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = math.fma %[[V25]], %[[V22]], %[[V26]] : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.mulf %[[V27]], %[[V23]] : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.mulf %[[V24]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.addf %[[V24]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.negf %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V24]], %[[V24]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = math.fma %[[V30]], %[[V28]], %[[V32]] : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.constant dense<0.336624682> : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant dense<0.411921471> : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = math.fma %[[V34]], %[[V29]], %[[V35]] : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.constant dense<0.577078879> : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = math.fma %[[V36]], %[[V29]], %[[V37]] : vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.mulf %[[V29]], %[[V38]] : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.constant dense<0.961796701> : vector<4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.addf %[[V40]], %[[V39]] : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.subf %[[V40]], %[[V41]] : vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.addf %[[V42]], %[[V39]] : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.mulf %[[V29]], %[[V41]] : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.negf %[[V44]] : vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = math.fma %[[V29]], %[[V41]], %[[V45]] : vector<4xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = math.fma %[[V29]], %[[V43]], %[[V46]] : vector<4xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = math.fma %[[V33]], %[[V41]], %[[V47]] : vector<4xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.constant dense<2.885390e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.addf %[[V49]], %[[V44]] : vector<4xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.subf %[[V49]], %[[V50]] : vector<4xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.addf %[[V51]], %[[V44]] : vector<4xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.constant dense<3.85192607e-08> : vector<4xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = arith.addf %[[V48]], %[[V53]] : vector<4xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = arith.addf %[[V52]], %[[V54]] : vector<4xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = arith.mulf %[[V24]], %[[V50]] : vector<4xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = arith.negf %[[V56]] : vector<4xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = math.fma %[[V24]], %[[V50]], %[[V57]] : vector<4xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = math.fma %[[V24]], %[[V55]], %[[V58]] : vector<4xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = math.fma %[[V28]], %[[V50]], %[[V59]] : vector<4xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = arith.addf %[[V14]], %[[V56]] : vector<4xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = arith.subf %[[V14]], %[[V61]] : vector<4xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = arith.addf %[[V62]], %[[V56]] : vector<4xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = arith.addf %[[V63]], %[[V60]] : vector<4xf32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = arith.constant dense<1.84467441e+19> : vector<4xf32>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = arith.minimumf %[[Y]], %[[V65]] : vector<4xf32>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = arith.constant dense<-1.84467441e+19> : vector<4xf32>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = arith.maximumf %[[V66]], %[[V67]] : vector<4xf32>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = arith.mulf %[[V68]], %[[V61]] : vector<4xf32>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = arith.negf %[[V69]] : vector<4xf32>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = math.fma %[[V68]], %[[V61]], %[[V70]] : vector<4xf32>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = math.fma %[[V68]], %[[V64]], %[[V71]] : vector<4xf32>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = arith.constant dense<1.290000e+02> : vector<4xf32>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = arith.minimumf %[[V69]], %[[V73]] : vector<4xf32>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = arith.constant dense<-1.000000e+03> : vector<4xf32>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = arith.maximumf %[[V74]], %[[V75]] : vector<4xf32>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = arith.cmpf oeq, %[[V76]], %[[V69]] : vector<4xf32>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = arith.select %[[V77]], %[[V72]], %[[V78]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = arith.constant dense<0x4B400000> : vector<4xf32>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = arith.addf %[[V76]], %[[V80]] : vector<4xf32>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = arith.subf %[[V81]], %[[V80]] : vector<4xf32>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = arith.bitcast %[[V81]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = arith.subf %[[V76]], %[[V82]] : vector<4xf32>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = arith.addf %[[V84]], %[[V79]] : vector<4xf32>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = arith.constant dense<0.000153289526> : vector<4xf32>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = arith.constant dense<0.00133909809> : vector<4xf32>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = math.fma %[[V86]], %[[V85]], %[[V87]] : vector<4xf32>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = arith.constant dense<9.618500e-03> : vector<4xf32>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = math.fma %[[V88]], %[[V85]], %[[V89]] : vector<4xf32>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = arith.constant dense<0.0555035956> : vector<4xf32>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = math.fma %[[V90]], %[[V85]], %[[V91]] : vector<4xf32>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = arith.constant dense<0.240226477> : vector<4xf32>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = math.fma %[[V92]], %[[V85]], %[[V93]] : vector<4xf32>
// CHECK-NEXT:    %[[V95:[^ ,:]+]] = arith.constant dense<0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V96:[^ ,:]+]] = math.fma %[[V94]], %[[V85]], %[[V95]] : vector<4xf32>
// CHECK-NEXT:    %[[V97:[^ ,:]+]] = math.fma %[[V96]], %[[V85]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V98:[^ ,:]+]] = loop.scale %[[V97]] by %[[V82]] : vector<4xf32>
// CHECK-NEXT:    %[[V99:[^ ,:]+]] = math.trunc %[[Y]] : vector<4xf32>
// CHECK-NEXT:    %[[V100:[^ ,:]+]] = arith.cmpf oeq, %[[V99]], %[[Y]] : vector<4xf32>
// CHECK-NEXT:    %[[V101:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V102:[^ ,:]+]] = arith.mulf %[[Y]], %[[V101]] : vector<4xf32>
// CHECK-NEXT:    %[[V103:[^ ,:]+]] = math.trunc %[[V102]] : vector<4xf32>
// CHECK-NEXT:    %[[V104:[^ ,:]+]] = arith.cmpf oeq, %[[V103]], %[[V102]] : vector<4xf32>
// CHECK-NEXT:    %[[V105:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V78]] : vector<4xf32>
// CHECK-NEXT:    %[[V106:[^ ,:]+]] = arith.constant dense<[0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7fc00000]> : vector<4xf32>
// CHECK-NEXT:    %[[V107:[^ ,:]+]] = arith.select %[[V100]], %[[V98]], %[[V106]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V108:[^ ,:]+]] = arith.select %[[V105]], %[[V107]], %[[V98]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V109:[^ ,:]+]] = arith.bitcast %[[V0]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V110:[^ ,:]+]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:    %[[V111:[^ ,:]+]] = arith.subi %[[V109]], %[[V110]] : vector<4xi32>
// CHECK-NEXT:    %[[V112:[^ ,:]+]] = arith.constant dense<2139095039> : vector<4xi32>
// CHECK-NEXT:    %[[V113:[^ ,:]+]] = arith.cmpi uge, %[[V111]], %[[V112]] : vector<4xi32>
// CHECK-NEXT:    %[[V114:[^ ,:]+]] = arith.constant dense<2139095040> : vector<4xi32>
// CHECK-NEXT:    %[[V115:[^ ,:]+]] = arith.subi %[[V114]], %[[V109]] : vector<4xi32>
// CHECK-NEXT:    %[[V116:[^ ,:]+]] = arith.bitcast %[[V115]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V117:[^ ,:]+]] = arith.cmpf olt, %[[Y]], %[[V78]] : vector<4xf32>
// CHECK-NEXT:    %[[V118:[^ ,:]+]] = arith.select %[[V117]], %[[V116]], %[[V0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V119:[^ ,:]+]] = arith.select %[[V113]], %[[V118]], %[[V108]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V120:[^ ,:]+]] = arith.select %[[V100]], %[[X]], %[[V18]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V121:[^ ,:]+]] = arith.select %[[V104]], %[[V18]], %[[V120]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V122:[^ ,:]+]] = arith.bitcast %[[V121]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V123:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V124:[^ ,:]+]] = arith.andi %[[V122]], %[[V123]] : vector<4xi32>
// CHECK-NEXT:    %[[V125:[^ ,:]+]] = arith.bitcast %[[V119]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V126:[^ ,:]+]] = arith.xori %[[V125]], %[[V124]] : vector<4xi32>
// CHECK-NEXT:    %[[V127:[^ ,:]+]] = arith.bitcast %[[V126]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V128:[^ ,:]+]] = arith.cmpf uno, %[[X]], %[[Y]] : vector<4xf32>
// CHECK-NEXT:    %[[V129:[^ ,:]+]] = arith.addf %[[X]], %[[Y]] : vector<4xf32>
// CHECK-NEXT:    %[[V130:[^ ,:]+]] = arith.select %[[V128]], %[[V129]], %[[V127]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V131:[^ ,:]+]] = arith.cmpf oeq, %[[X]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V132:[^ ,:]+]] = arith.select %[[V131]], %[[V18]], %[[V130]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V133:[^ ,:]+]] = arith.cmpf oeq, %[[Y]], %[[V78]] : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V133]], %[[V18]], %[[V132]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @powf(%x: vector<4xf32>, %y: vector<4xf32>) -> vector<4xf32> {
  %r = math.powf %x, %y : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @erfc(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<1.031000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.minimumf %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant dense<2.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.addf %[[V2]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.divf %[[V5]], %[[V4]] : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant dense<-4.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = math.fma %[[V6]], %[[V7]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant dense<-0.00133126194> : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant dense<0.000952425355> : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = math.fma %[[V9]], %[[V8]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant dense<0.00870389212> : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = math.fma %[[V11]], %[[V8]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant dense<-0.00795008801> : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = math.fma %[[V13]], %[[V8]], %[[V14]] : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant dense<-0.0542206727> : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = math.fma %[[V15]], %[[V8]], %[[V16]] : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant dense<0.164042965> : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V17]], %[[V8]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant dense<-0.166030169> : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = math.fma %[[V19]], %[[V8]], %[[V20]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant dense<-0.0927636176> : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = math.fma %[[V21]], %[[V8]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.constant dense<1.27697837> : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.fma %[[V23]], %[[V8]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = math.fma %[[V2]], %[[V3]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.divf %[[V25]], %[[V26]] : vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.mulf %[[V2]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.negf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.constant dense<0.00435180496> : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<-0.0265472867> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V30]], %[[V28]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant dense<0.112787805> : vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V32]], %[[V28]], %[[V33]] : vector<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant dense<-0.37612316> : vector<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = math.fma %[[V34]], %[[V28]], %[[V35]] : vector<4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.constant dense<1.12837911> : vector<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = math.fma %[[V36]], %[[V28]], %[[V37]] : vector<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = math.fma %[[V29]], %[[V38]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.negf %[[V28]] : vector<4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = math.fma %[[V2]], %[[V2]], %[[V40]] : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.constant dense<-1.44269502> : vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.constant dense<0x4B400000> : vector<4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = math.fma %[[V28]], %[[V42]], %[[V43]] : vector<4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.subf %[[V44]], %[[V43]] : vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.bitcast %[[V44]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.negf %[[V28]] : vector<4xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.constant dense<-0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = math.fma %[[V45]], %[[V48]], %[[V47]] : vector<4xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.constant dense<1.90465421e-09> : vector<4xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = math.fma %[[V45]], %[[V50]], %[[V49]] : vector<4xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.subf %[[V51]], %[[V41]] : vector<4xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.constant dense<0.00138698437> : vector<4xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = arith.constant dense<0.00836644694> : vector<4xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = math.fma %[[V53]], %[[V52]], %[[V54]] : vector<4xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = arith.constant dense<0.0416674465> : vector<4xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = math.fma %[[V55]], %[[V52]], %[[V56]] : vector<4xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = arith.constant dense<0.16666545> : vector<4xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = math.fma %[[V57]], %[[V52]], %[[V58]] : vector<4xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.constant dense<0.49999997> : vector<4xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = math.fma %[[V59]], %[[V52]], %[[V60]] : vector<4xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = math.fma %[[V61]], %[[V52]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = math.fma %[[V62]], %[[V52]], %[[V5]] : vector<4xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = arith.constant dense<1.006000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = arith.cmpf olt, %[[V2]], %[[V64]] : vector<4xf32>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = arith.constant dense<-1.000000e+03> : vector<4xf32>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = arith.select %[[V65]], %[[V45]], %[[V66]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = arith.mulf %[[V63]], %[[V27]] : vector<4xf32>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = loop.scale %[[V68]] by %[[V67]] : vector<4xf32>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V70]] : vector<4xf32>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = arith.subf %[[V3]], %[[V69]] : vector<4xf32>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = arith.select %[[V71]], %[[V72]], %[[V69]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = arith.cmpf olt, %[[V2]], %[[V74]] : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V75]], %[[V39]], %[[V73]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @erfc(%x: vector<4xf32>) -> vector<4xf32> {
  %r = loop.libm "erfc" %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @lgamma(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<4.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.minimumf %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant dense<0x4B400000> : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.addf %[[V2]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.subf %[[V4]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.bitcast %[[V4]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant dense<1.375000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.subf %[[V0]], %[[V7]] : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = math.absf %[[V8]] : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant dense<1.250000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.cmpf olt, %[[V9]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant dense<2.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.select %[[V11]], %[[V12]], %[[V5]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.subf %[[V0]], %[[V13]] : vector<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant dense<3.500000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.cmpf olt, %[[V0]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.cmpf olt, %[[V13]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V0]], %[[V0]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.select %[[V18]], %[[V19]], %[[V0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.cmpf oeq, %[[V13]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.select %[[V21]], %[[V22]], %[[V20]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.constant dense<3.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.cmpf oeq, %[[V13]], %[[V24]] : vector<4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.subf %[[V0]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.select %[[V25]], %[[V26]], %[[V23]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.select %[[V16]], %[[V27]], %[[V0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant dense<1.17549435e-38> : vector<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.cmpf olt, %[[V28]], %[[V29]] : vector<4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant dense<0x4B000000> : vector<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.mulf %[[V28]], %[[V31]] : vector<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.select %[[V30]], %[[V32]], %[[V28]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.bitcast %[[V33]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant dense<1059760811> : vector<4xi32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.subi %[[V34]], %[[V35]] : vector<4xi32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.shrsi %[[V36]], %[[V37]] : vector<4xi32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.sitofp %[[V38]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.constant dense<2.300000e+01> : vector<4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.subf %[[V39]], %[[V40]] : vector<4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.select %[[V30]], %[[V41]], %[[V39]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.shli %[[V38]], %[[V37]] : vector<4xi32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.subi %[[V34]], %[[V43]] : vector<4xi32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.bitcast %[[V44]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.subf %[[V45]], %[[V22]] : vector<4xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.mulf %[[V46]], %[[V46]] : vector<4xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.constant dense<0.140479952> : vector<4xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.constant dense<-0.154087022> : vector<4xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = math.fma %[[V48]], %[[V46]], %[[V49]] : vector<4xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.constant dense<0.139916569> : vector<4xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = math.fma %[[V50]], %[[V46]], %[[V51]] : vector<4xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.constant dense<-0.164126143> : vector<4xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = math.fma %[[V52]], %[[V46]], %[[V53]] : vector<4xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = arith.constant dense<0.200114071> : vector<4xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = math.fma %[[V54]], %[[V46]], %[[V55]] : vector<4xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = arith.constant dense<-0.250079721> : vector<4xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = math.fma %[[V56]], %[[V46]], %[[V57]] : vector<4xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = arith.constant dense<0.333331943> : vector<4xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = math.fma %[[V58]], %[[V46]], %[[V59]] : vector<4xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = arith.constant dense<-0.499999344> : vector<4xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = math.fma %[[V60]], %[[V46]], %[[V61]] : vector<4xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = math.fma %[[V47]], %[[V62]], %[[V46]] : vector<4xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = arith.constant dense<0.693147182> : vector<4xf32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = math.fma %[[V42]], %[[V64]], %[[V63]] : vector<4xf32>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = arith.cmpf olt, %[[V13]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = arith.negf %[[V65]] : vector<4xf32>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = arith.select %[[V66]], %[[V67]], %[[V65]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = arith.constant dense<0.000236223364> : vector<4xf32>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = arith.constant dense<-0.000193560481> : vector<4xf32>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = math.fma %[[V69]], %[[V14]], %[[V70]] : vector<4xf32>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = arith.constant dense<0.000456686132> : vector<4xf32>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = math.fma %[[V71]], %[[V14]], %[[V72]] : vector<4xf32>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = arith.constant dense<-0.00120686239> : vector<4xf32>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = math.fma %[[V73]], %[[V14]], %[[V74]] : vector<4xf32>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = arith.constant dense<0.00289610028> : vector<4xf32>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = math.fma %[[V75]], %[[V14]], %[[V76]] : vector<4xf32>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = arith.constant dense<-0.00738532748> : vector<4xf32>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = math.fma %[[V77]], %[[V14]], %[[V78]] : vector<4xf32>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = arith.constant dense<0.0205807369> : vector<4xf32>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = math.fma %[[V79]], %[[V14]], %[[V80]] : vector<4xf32>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = arith.constant dense<-0.0673520863> : vector<4xf32>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = math.fma %[[V81]], %[[V14]], %[[V82]] : vector<4xf32>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = arith.constant dense<0.322467029> : vector<4xf32>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = math.fma %[[V83]], %[[V14]], %[[V84]] : vector<4xf32>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = arith.constant dense<0.422784328> : vector<4xf32>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = math.fma %[[V85]], %[[V14]], %[[V86]] : vector<4xf32>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = math.fma %[[V14]], %[[V87]], %[[V68]] : vector<4xf32>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = arith.constant dense<0.693359375> : vector<4xf32>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = arith.constant dense<-1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = math.fma %[[V42]], %[[V89]], %[[V90]] : vector<4xf32>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = arith.constant dense<-0.000212194442> : vector<4xf32>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = math.fma %[[V42]], %[[V92]], %[[V63]] : vector<4xf32>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = arith.addf %[[V91]], %[[V93]] : vector<4xf32>
// CHECK-NEXT:    %[[V95:[^ ,:]+]] = arith.divf %[[V22]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V96:[^ ,:]+]] = arith.mulf %[[V95]], %[[V95]] : vector<4xf32>
// CHECK-NEXT:    %[[V97:[^ ,:]+]] = arith.constant dense<0.000705220678> : vector<4xf32>
// CHECK-NEXT:    %[[V98:[^ ,:]+]] = arith.constant dense<-0.00277324673> : vector<4xf32>
// CHECK-NEXT:    %[[V99:[^ ,:]+]] = math.fma %[[V97]], %[[V96]], %[[V98]] : vector<4xf32>
// CHECK-NEXT:    %[[V100:[^ ,:]+]] = arith.constant dense<0.0833332613> : vector<4xf32>
// CHECK-NEXT:    %[[V101:[^ ,:]+]] = math.fma %[[V99]], %[[V96]], %[[V100]] : vector<4xf32>
// CHECK-NEXT:    %[[V102:[^ ,:]+]] = arith.constant dense<0.418938547> : vector<4xf32>
// CHECK-NEXT:    %[[V103:[^ ,:]+]] = math.fma %[[V95]], %[[V101]], %[[V102]] : vector<4xf32>
// CHECK-NEXT:    %[[V104:[^ ,:]+]] = arith.subf %[[V0]], %[[V17]] : vector<4xf32>
// CHECK-NEXT:    %[[V105:[^ ,:]+]] = math.fma %[[V104]], %[[V94]], %[[V103]] : vector<4xf32>
// CHECK-NEXT:    %[[V106:[^ ,:]+]] = arith.select %[[V16]], %[[V88]], %[[V105]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V107:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V108:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V107]] : vector<4xf32>
// CHECK-NEXT:    %[[V109:[^ ,:]+]] = loop.reduce_lanes <or> %[[V108]] : vector<4xi1>
// CHECK-NEXT:    %[[V110:[^ ,:]+]] = scf.if %[[V109]] -> (vector<4xf32>) {
// CHECK-NEXT:      %[[V111:[^ ,:]+]] = math.trunc %[[V0]] : vector<4xf32>
// CHECK-NEXT:      %[[V112:[^ ,:]+]] = arith.subf %[[V0]], %[[V111]] : vector<4xf32>
// CHECK-NEXT:      %[[V113:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:      %[[V114:[^ ,:]+]] = arith.cmpf ogt, %[[V112]], %[[V113]] : vector<4xf32>
// CHECK-NEXT:      %[[V115:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:      %[[V116:[^ ,:]+]] = arith.subf %[[V115]], %[[V112]] : vector<4xf32>
// CHECK-NEXT:      %[[V117:[^ ,:]+]] = arith.select %[[V114]], %[[V116]], %[[V112]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:      %[[V118:[^ ,:]+]] = arith.mulf %[[V117]], %[[V117]] : vector<4xf32>
// CHECK-NEXT:      %[[V119:[^ ,:]+]] = arith.mulf %[[V117]], %[[V118]] : vector<4xf32>
// CHECK-NEXT:      %[[V120:[^ ,:]+]] = arith.constant dense<0.0247159339> : vector<4xf32>
// CHECK-NEXT:      %[[V121:[^ ,:]+]] = arith.constant dense<-0.190443233> : vector<4xf32>
// CHECK-NEXT:      %[[V122:[^ ,:]+]] = math.fma %[[V120]], %[[V118]], %[[V121]] : vector<4xf32>
// CHECK-NEXT:      %[[V123:[^ ,:]+]] = arith.constant dense<0.811715841> : vector<4xf32>
// CHECK-NEXT:      %[[V124:[^ ,:]+]] = math.fma %[[V122]], %[[V118]], %[[V123]] : vector<4xf32>
// CHECK-NEXT:      %[[V125:[^ ,:]+]] = arith.constant dense<-1.64493334> : vector<4xf32>
// CHECK-NEXT:      %[[V126:[^ ,:]+]] = math.fma %[[V124]], %[[V118]], %[[V125]] : vector<4xf32>
// CHECK-NEXT:      %[[V127:[^ ,:]+]] = math.fma %[[V119]], %[[V126]], %[[V117]] : vector<4xf32>
// CHECK-NEXT:      %[[V128:[^ ,:]+]] = arith.mulf %[[V0]], %[[V127]] : vector<4xf32>
// CHECK-NEXT:      %[[V129:[^ ,:]+]] = arith.constant dense<1.17549435e-38> : vector<4xf32>
// CHECK-NEXT:      %[[V130:[^ ,:]+]] = arith.cmpf olt, %[[V128]], %[[V129]] : vector<4xf32>
// CHECK-NEXT:      %[[V131:[^ ,:]+]] = arith.constant dense<0x4B000000> : vector<4xf32>
// CHECK-NEXT:      %[[V132:[^ ,:]+]] = arith.mulf %[[V128]], %[[V131]] : vector<4xf32>
// CHECK-NEXT:      %[[V133:[^ ,:]+]] = arith.select %[[V130]], %[[V132]], %[[V128]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:      %[[V134:[^ ,:]+]] = arith.bitcast %[[V133]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:      %[[V135:[^ ,:]+]] = arith.constant dense<1059760811> : vector<4xi32>
// CHECK-NEXT:      %[[V136:[^ ,:]+]] = arith.subi %[[V134]], %[[V135]] : vector<4xi32>
// CHECK-NEXT:      %[[V137:[^ ,:]+]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:      %[[V138:[^ ,:]+]] = arith.shrsi %[[V136]], %[[V137]] : vector<4xi32>
// CHECK-NEXT:      %[[V139:[^ ,:]+]] = arith.sitofp %[[V138]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:      %[[V140:[^ ,:]+]] = arith.constant dense<2.300000e+01> : vector<4xf32>
// CHECK-NEXT:      %[[V141:[^ ,:]+]] = arith.subf %[[V139]], %[[V140]] : vector<4xf32>
// CHECK-NEXT:      %[[V142:[^ ,:]+]] = arith.select %[[V130]], %[[V141]], %[[V139]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:      %[[V143:[^ ,:]+]] = arith.shli %[[V138]], %[[V137]] : vector<4xi32>
// CHECK-NEXT:      %[[V144:[^ ,:]+]] = arith.subi %[[V134]], %[[V143]] : vector<4xi32>
// CHECK-NEXT:      %[[V145:[^ ,:]+]] = arith.bitcast %[[V144]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:      %[[V146:[^ ,:]+]] = arith.subf %[[V145]], %[[V115]] : vector<4xf32>
// CHECK-NEXT:      %[[V147:[^ ,:]+]] = arith.mulf %[[V146]], %[[V146]] : vector<4xf32>
// CHECK-NEXT:      %[[V148:[^ ,:]+]] = arith.constant dense<0.140479952> : vector<4xf32>
// CHECK-NEXT:      %[[V149:[^ ,:]+]] = arith.constant dense<-0.154087022> : vector<4xf32>
// CHECK-NEXT:      %[[V150:[^ ,:]+]] = math.fma %[[V148]], %[[V146]], %[[V149]] : vector<4xf32>
// CHECK-NEXT:      %[[V151:[^ ,:]+]] = arith.constant dense<0.139916569> : vector<4xf32>
// CHECK-NEXT:      %[[V152:[^ ,:]+]] = math.fma %[[V150]], %[[V146]], %[[V151]] : vector<4xf32>
// CHECK-NEXT:      %[[V153:[^ ,:]+]] = arith.constant dense<-0.164126143> : vector<4xf32>
// CHECK-NEXT:      %[[V154:[^ ,:]+]] = math.fma %[[V152]], %[[V146]], %[[V153]] : vector<4xf32>
// CHECK-NEXT:      %[[V155:[^ ,:]+]] = arith.constant dense<0.200114071> : vector<4xf32>
// CHECK-NEXT:      %[[V156:[^ ,:]+]] = math.fma %[[V154]], %[[V146]], %[[V155]] : vector<4xf32>
// CHECK-NEXT:      %[[V157:[^ ,:]+]] = arith.constant dense<-0.250079721> : vector<4xf32>
// CHECK-NEXT:      %[[V158:[^ ,:]+]] = math.fma %[[V156]], %[[V146]], %[[V157]] : vector<4xf32>
// CHECK-NEXT:      %[[V159:[^ ,:]+]] = arith.constant dense<0.333331943> : vector<4xf32>
// CHECK-NEXT:      %[[V160:[^ ,:]+]] = math.fma %[[V158]], %[[V146]], %[[V159]] : vector<4xf32>
// CHECK-NEXT:      %[[V161:[^ ,:]+]] = arith.constant dense<-0.499999344> : vector<4xf32>
// CHECK-NEXT:      %[[V162:[^ ,:]+]] = math.fma %[[V160]], %[[V146]], %[[V161]] : vector<4xf32>
// CHECK-NEXT:      %[[V163:[^ ,:]+]] = math.fma %[[V147]], %[[V162]], %[[V146]] : vector<4xf32>
// CHECK-NEXT:      %[[V164:[^ ,:]+]] = arith.constant dense<0.693147182> : vector<4xf32>
// CHECK-NEXT:      %[[V165:[^ ,:]+]] = math.fma %[[V142]], %[[V164]], %[[V163]] : vector<4xf32>
// CHECK-NEXT:      %[[V166:[^ ,:]+]] = arith.negf %[[V165]] : vector<4xf32>
// CHECK-NEXT:      %[[V167:[^ ,:]+]] = arith.subf %[[V166]], %[[V106]] : vector<4xf32>
// CHECK-NEXT:      %[[V168:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:      %[[V169:[^ ,:]+]] = arith.cmpf oeq, %[[V117]], %[[V168]] : vector<4xf32>
// CHECK-NEXT:      %[[V170:[^ ,:]+]] = arith.constant dense<0x7f800000> : vector<4xf32>
// CHECK-NEXT:      %[[V171:[^ ,:]+]] = arith.select %[[V169]], %[[V170]], %[[V167]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:      %[[V172:[^ ,:]+]] = arith.constant dense<-9.31322575e-10> : vector<4xf32>
// CHECK-NEXT:      %[[V173:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V172]] : vector<4xf32>
// CHECK-NEXT:      %[[V174:[^ ,:]+]] = arith.select %[[V173]], %[[V171]], %[[V106]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:      scf.yield %[[V174]] : vector<4xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %[[V106]] : vector<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V175:[^ ,:]+]] = arith.cmpf oeq, %[[X]], %[[V107]] : vector<4xf32>
// CHECK-NEXT:    %[[V176:[^ ,:]+]] = arith.constant dense<0x7f800000> : vector<4xf32>
// CHECK-NEXT:    %[[V177:[^ ,:]+]] = arith.select %[[V175]], %[[V176]], %[[V110]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V178:[^ ,:]+]] = arith.cmpf olt, %[[V0]], %[[V176]] : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V178]], %[[V177]], %[[V0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @lgamma(%x: vector<4xf32>) -> vector<4xf32> {
  %r = loop.libm "lgamma" %x : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @fmod(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>, %[[Y:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = math.absf %[[Y]] : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.divf %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = math.trunc %[[V2]] : vector<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.negf %[[V3]] : vector<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = math.fma %[[V4]], %[[V1]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpf olt, %[[V5]], %[[V6]] : vector<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.addf %[[V5]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.select %[[V7]], %[[V8]], %[[V5]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.cmpf olt, %[[V2]], %[[V10]] : vector<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.select %[[V11]], %[[V0]], %[[V9]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.andi %[[V13]], %[[V14]] : vector<4xi32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.bitcast %[[V12]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.ori %[[V16]], %[[V15]] : vector<4xi32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.bitcast %[[V17]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant dense<0x4B000000> : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.cmpf ogt, %[[V2]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = loop.reduce_lanes <or> %[[V20]] : vector<4xi1>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = scf.if %[[V21]] -> (vector<4xf32>) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = loop.libm "fmod" %[[X]], %[[Y]] : vector<4xf32>
// CHECK-NEXT:      scf.yield %[[V22]] : vector<4xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %[[V18]] : vector<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @fmod(%x: vector<4xf32>, %y: vector<4xf32>) -> vector<4xf32> {
  %r = loop.libm "fmod" %x, %y : vector<4xf32>
  func.return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @nextafter(
// CHECK-SAME:  %[[X:[^ ,:]+]]: vector<4xf32>, %[[Y:[^ ,:]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[Y]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpf olt, %[[X]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.xori %[[V0]], %[[V2]] : vector<4xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.bitcast %[[X]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant dense<-1> : vector<4xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.select %[[V3]], %[[V5]], %[[V6]] : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.subi %[[V4]], %[[V7]] : vector<4xi32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.bitcast %[[V8]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.bitcast %[[V6]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.bitcast %[[Y]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.andi %[[V11]], %[[V12]] : vector<4xi32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.bitcast %[[V10]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.ori %[[V14]], %[[V13]] : vector<4xi32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.bitcast %[[V15]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.cmpf oeq, %[[X]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.select %[[V17]], %[[V16]], %[[V9]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.cmpf oeq, %[[X]], %[[Y]] : vector<4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.select %[[V19]], %[[Y]], %[[V18]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.cmpf uno, %[[X]], %[[Y]] : vector<4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.addf %[[X]], %[[Y]] : vector<4xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V21]], %[[V22]], %[[V20]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    func.return %[[R]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @nextafter(%x: vector<4xf32>, %y: vector<4xf32>) -> vector<4xf32> {
  %r = loop.libm "nextafter" %x, %y : vector<4xf32>
  func.return %r : vector<4xf32>
}
