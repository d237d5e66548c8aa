"""The board in the browser, one module for each part of the screen."""
