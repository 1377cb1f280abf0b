"""The wire: messages as tagged Structs, one module for each direction, and those of REST."""
