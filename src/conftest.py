"""What pytest does not import when it looks for examples in docstrings."""

collect_ignore = ["qiaopai/storage/migrations/env.py"]
