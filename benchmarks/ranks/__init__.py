"""A language model on several devices: simulated on clusters, and measured where there are devices."""
