"""The entry point of Pixtable: the table itself, or one of its sub-commands."""

import sys

from pixtable.tools.main import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # such a build starts its worker processes through this very file
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
