"""Reference semantics: execution of modules op by op with torch, for tests, checks and reduction."""
