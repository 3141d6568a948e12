"""What loops around a row do not change; the pass is `hoist-rows`."""
