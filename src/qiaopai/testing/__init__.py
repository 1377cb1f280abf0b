"""Test tools that ship with the package: the conformance battery, the vector runner, strategies."""
