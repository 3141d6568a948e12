// A matrix product, or several of a batch: each program computes a block of one. What is in braces is filled in by the
// pass `instantiate-templates`, and the operations marked as holes are replaced by it:
//   left, right   a factor: loaded, or computed from what its producer reads
//   product       of the factors, made as wide as the sum
//   epilogue      what becomes of a sum
loop.kernel @matmul(%left: memref<?x${left_type}>, %right: memref<?x${right_type}>${symbols}) attributes {warps = ${warps} : i64, stages = ${stages} : i64} {
  loop.parallel %z = 0 to ${matrices} attributes {block = #loop.block<1, ${matrix_axis}>} {
    loop.parallel %i = 0 to ${rows} attributes {block = #loop.block<${block_rows}, ${row_axis}>} {
      loop.parallel %j = 0 to ${columns} attributes {block = #loop.block<${block_columns}, ${column_axis}>} {
        %sum = loop.reduce <add> %k = 0 to ${terms} : f32 attributes {block = #loop.block<${block_terms}>, dot = "${precision}"${imprecise_terms}} {
          %l = loop.load %left[%z * (${left_matrix}) + %i * (${left_row}) + %k * (${left_term})] {hole = "left"} : memref<?x${left_type}> -> ${left_type}
          %r = loop.load %right[%z * (${right_matrix}) + %k * (${right_term}) + %j * (${right_column})] {hole = "right"} : memref<?x${right_type}> -> ${right_type}
          %p = builtin.unrealized_conversion_cast %l, %r : ${left_type}, ${right_type} to f32 {hole = "product"}
          loop.yield %p : f32
        }
        %result = builtin.unrealized_conversion_cast %sum : f32 to f32 {hole = "epilogue"}
      }
    }
  }
}
