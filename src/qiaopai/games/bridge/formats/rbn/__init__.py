"""Richard Pavlicek's notation (RBN 3.2): reader and writer."""
