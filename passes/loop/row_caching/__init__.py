"""The analyses of `cache-rows`: values of a row that are invariant in loops around it, or that an earlier loop has
computed."""
