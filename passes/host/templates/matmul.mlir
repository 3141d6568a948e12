// The block of a matrix product that belongs to a program: `rows` by `columns` of it, as sums of `inner` products at
// a time. The programs along x take rows, those along y columns, those along z matrices of a batch. What is in braces is
// filled in by the pass `instantiate-templates`, and the operations marked as holes are replaced or taken out by it:
//   row_limit, column_limit   where no block reaches beyond the last row or column, rows and columns are used as they are
//   inner_limit               where blocks of `inner` fit, nothing is masked
//   epilogue                  what becomes of the sums; unfilled, they are dropped
triton.func @matmul(%left: !triton.ptr<${type}> {triton.divisibility = 16 : i64}, %right: !triton.ptr<${type}> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %x = triton.get_program_id x : i32
  %y = triton.get_program_id y : i32
  %z = triton.get_program_id z : i32

  // Rows and columns beyond the last ones are taken from the start again: what is summed there is not stored.
  %block_rows = arith.constant ${rows} : i32
  %first_row = arith.muli %x, %block_rows : i32
  %row_lanes = triton.make_range 0 to ${rows} : tensor<${rows}xi32>
  %first_rows = triton.splat %first_row : i32 -> tensor<${rows}xi32>
  %all_rows = arith.addi %first_rows, %row_lanes : tensor<${rows}xi32>
  %row_count = arith.constant dense<${row_count}> : tensor<${rows}xi32>
  %row = arith.remsi %all_rows, %row_count {hole = "row_limit"} : tensor<${rows}xi32>
  %block_columns = arith.constant ${columns} : i32
  %first_column = arith.muli %y, %block_columns : i32
  %column_lanes = triton.make_range 0 to ${columns} : tensor<${columns}xi32>
  %first_columns = triton.splat %first_column : i32 -> tensor<${columns}xi32>
  %all_columns = arith.addi %first_columns, %column_lanes : tensor<${columns}xi32>
  %column_count = arith.constant dense<${column_count}> : tensor<${columns}xi32>
  %column = arith.remsi %all_columns, %column_count {hole = "column_limit"} : tensor<${columns}xi32>
  %inner = triton.make_range 0 to ${inner} : tensor<${inner}xi32>

  // Addresses of the first blocks, and how far the next ones are.
  %batch = arith.extsi %z : i32 to i64
  %left_batch_stride = arith.constant ${left_batch_stride} : i64
  %left_offset = arith.muli %batch, %left_batch_stride : i64
  %left_matrix = triton.addptr %left, %left_offset : !triton.ptr<${type}>, i64
  %left_row_stride = arith.constant dense<${left_row_stride}> : tensor<${rows}xi64>
  %wide_row = arith.extsi %row : tensor<${rows}xi32> to tensor<${rows}xi64>
  %left_rows = arith.muli %wide_row, %left_row_stride : tensor<${rows}xi64>
  %left_rows_1 = triton.expand_dims %left_rows axis 1 : tensor<${rows}xi64> -> tensor<${rows}x1xi64>
  %left_rows_2 = triton.broadcast %left_rows_1 : tensor<${rows}x1xi64> -> tensor<${rows}x${inner}xi64>
  %left_inner_stride = arith.constant dense<${left_inner_stride}> : tensor<${inner}xi32>
  %left_inner = arith.muli %inner, %left_inner_stride : tensor<${inner}xi32>
  %left_inner_wide = arith.extsi %left_inner : tensor<${inner}xi32> to tensor<${inner}xi64>
  %left_inner_1 = triton.expand_dims %left_inner_wide axis 0 : tensor<${inner}xi64> -> tensor<1x${inner}xi64>
  %left_inner_2 = triton.broadcast %left_inner_1 : tensor<1x${inner}xi64> -> tensor<${rows}x${inner}xi64>
  %left_offsets = arith.addi %left_rows_2, %left_inner_2 : tensor<${rows}x${inner}xi64>
  %left_starts = triton.splat %left_matrix : !triton.ptr<${type}> -> tensor<${rows}x${inner}x!triton.ptr<${type}>>
  %left_first = triton.addptr %left_starts, %left_offsets : tensor<${rows}x${inner}x!triton.ptr<${type}>>, tensor<${rows}x${inner}xi64>
  %left_step = arith.constant dense<${left_step}> : tensor<${rows}x${inner}xi32>

  %right_batch_stride = arith.constant ${right_batch_stride} : i64
  %right_offset = arith.muli %batch, %right_batch_stride : i64
  %right_matrix = triton.addptr %right, %right_offset : !triton.ptr<${type}>, i64
  %right_inner_stride = arith.constant dense<${right_inner_stride}> : tensor<${inner}xi64>
  %wide_inner = arith.extsi %inner : tensor<${inner}xi32> to tensor<${inner}xi64>
  %right_inner = arith.muli %wide_inner, %right_inner_stride : tensor<${inner}xi64>
  %right_inner_1 = triton.expand_dims %right_inner axis 1 : tensor<${inner}xi64> -> tensor<${inner}x1xi64>
  %right_inner_2 = triton.broadcast %right_inner_1 : tensor<${inner}x1xi64> -> tensor<${inner}x${columns}xi64>
  %right_column_stride = arith.constant dense<${right_column_stride}> : tensor<${columns}xi64>
  %wide_column = arith.extsi %column : tensor<${columns}xi32> to tensor<${columns}xi64>
  %right_columns = arith.muli %wide_column, %right_column_stride : tensor<${columns}xi64>
  %right_columns_1 = triton.expand_dims %right_columns axis 0 : tensor<${columns}xi64> -> tensor<1x${columns}xi64>
  %right_columns_2 = triton.broadcast %right_columns_1 : tensor<1x${columns}xi64> -> tensor<${inner}x${columns}xi64>
  %right_offsets = arith.addi %right_inner_2, %right_columns_2 : tensor<${inner}x${columns}xi64>
  %right_starts = triton.splat %right_matrix : !triton.ptr<${type}> -> tensor<${inner}x${columns}x!triton.ptr<${type}>>
  %right_first = triton.addptr %right_starts, %right_offsets : tensor<${inner}x${columns}x!triton.ptr<${type}>>, tensor<${inner}x${columns}xi64>
  %right_step = arith.constant dense<${right_step}> : tensor<${inner}x${columns}xi32>

  %zero = arith.constant 0 : i32
  %inner_count = arith.constant ${inner_count} : i32
  %block_inner = arith.constant ${inner} : i32
  %zeros = arith.constant dense<0.0> : tensor<${rows}x${columns}xf32>
  %left_zeros = arith.constant dense<0.0> : tensor<${rows}x${inner}x${type}>
  %right_zeros = arith.constant dense<0.0> : tensor<${inner}x${columns}x${type}>
  %sums, %left_last, %right_last = scf.for %k = %zero to %inner_count step %block_inner iter_args(%sum = %zeros, %left_at = %left_first, %right_at = %right_first) -> (tensor<${rows}x${columns}xf32>, tensor<${rows}x${inner}x!triton.ptr<${type}>>, tensor<${inner}x${columns}x!triton.ptr<${type}>>) : i32 {
    %rest = arith.subi %inner_count, %k : i32
    %rests = triton.splat %rest : i32 -> tensor<${inner}xi32>
    %inside = arith.cmpi slt, %inner, %rests {hole = "inner_limit"} : tensor<${inner}xi32>
    %left_inside_1 = triton.expand_dims %inside axis 0 : tensor<${inner}xi1> -> tensor<1x${inner}xi1>
    %left_inside = triton.broadcast %left_inside_1 : tensor<1x${inner}xi1> -> tensor<${rows}x${inner}xi1>
    %right_inside_1 = triton.expand_dims %inside axis 1 : tensor<${inner}xi1> -> tensor<${inner}x1xi1>
    %right_inside = triton.broadcast %right_inside_1 : tensor<${inner}x1xi1> -> tensor<${inner}x${columns}xi1>
    %left_block = triton.load %left_at, %left_inside, %left_zeros : tensor<${rows}x${inner}x!triton.ptr<${type}>>
    %right_block = triton.load %right_at, %right_inside, %right_zeros : tensor<${inner}x${columns}x!triton.ptr<${type}>>
    %next = triton.dot %left_block, %right_block, %sum, inputPrecision = ${precision} : tensor<${rows}x${inner}x${type}> * tensor<${inner}x${columns}x${type}> -> tensor<${rows}x${columns}xf32>
    %left_next = triton.addptr %left_at, %left_step : tensor<${rows}x${inner}x!triton.ptr<${type}>>, tensor<${rows}x${inner}xi32>
    %right_next = triton.addptr %right_at, %right_step : tensor<${inner}x${columns}x!triton.ptr<${type}>>, tensor<${inner}x${columns}xi32>
    scf.yield %next, %left_next, %right_next : tensor<${rows}x${columns}xf32>, tensor<${rows}x${inner}x!triton.ptr<${type}>>, tensor<${inner}x${columns}x!triton.ptr<${type}>>
  }
  %result = builtin.unrealized_conversion_cast %sums : tensor<${rows}x${columns}xf32> to tensor<${rows}x${columns}xf32> {hole = "epilogue"}
  triton.return
}
