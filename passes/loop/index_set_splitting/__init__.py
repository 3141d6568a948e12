"""Where a loop's body changes along its variable, and what it is in between; the pass is `split-index-sets`."""
