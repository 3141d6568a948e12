"""Reference semantics: modules executed op by op with torch, for tests, checks and reduction."""
