"""A language model on several devices: simulated on clusters, and measured on real devices."""
