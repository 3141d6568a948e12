// What becomes of a matrix product whose sums were cut into parts: these are added. What is in braces is filled in by
// the pass `instantiate-templates`, and the hole replaced by what becomes of a sum.
loop.kernel @total(%sums: memref<?xf32>${symbols}) attributes {warps = 4 : i64, stages = 1 : i64} {
  loop.parallel %i = 0 to ${rows} attributes {block = #loop.block<${block_rows}, x>} {
    loop.parallel %j = 0 to ${columns} attributes {block = #loop.block<${block_columns}, y>} {
      %sum = loop.reduce <add> %z = 0 to ${parts} : f32 {
        %part = loop.load %sums[(%z * (${rows}) + %i) * (${columns}) + %j] : memref<?xf32> -> f32
        loop.yield %part : f32
      }
      %result = builtin.unrealized_conversion_cast %sum : f32 to f32 {hole = "epilogue"}
    }
  }
}
