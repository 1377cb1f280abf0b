"""The vector runner: `python -m qiaopai.testing.vectors FILE…` checks files of test vectors.

Files are recognised by their `format`, never by their name; each format is one module with one
function from the file's content to its cases, listed in `formats`.
"""
