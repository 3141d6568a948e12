"""Running passes: options, the text of pipelines, the pass manager, its instruments, and reproducers."""
