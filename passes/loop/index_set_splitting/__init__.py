"""The analyses of `split-index-sets`: at which iterations the body of a loop changes, and what it computes in
between."""
