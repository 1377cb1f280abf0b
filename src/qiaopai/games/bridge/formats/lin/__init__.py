"""LIN, the format of Bridge Base Online: reader, writer, links to its hand viewer."""
