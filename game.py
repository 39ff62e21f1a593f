"""The entry point of Pixtable: the table itself, or one of its sub-commands."""

import sys
from multiprocessing import freeze_support

from pixtable.app.main import main

if __name__ == "__main__":
    freeze_support()  # a frozen build starts its worker processes through this very file
    sys.exit(main())
