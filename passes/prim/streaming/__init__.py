"""What `stream-softmax` finds and groups: a softmax between two sums of products."""
