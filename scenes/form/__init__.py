"""Forms: rows of values, fields and buttons on a board, by mouse and by keys."""
