"""``python -m coven``."""

from coven.cli import main

main()
