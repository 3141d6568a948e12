// What becomes of a matrix product where nothing else does: it is stored.
loop.kernel @store(%product: memref<${count}x${type}>, %result: memref<${count}x${type}>) {
  loop.parallel %i = 0 to ${count} {
    %v = loop.load %product[%i] : memref<${count}x${type}> -> ${type}
    loop.store %v, %result[%i] : ${type}, memref<${count}x${type}>
  }
}
