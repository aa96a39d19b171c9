"""The show: the family plays by itself with open hands, and somebody says why."""
