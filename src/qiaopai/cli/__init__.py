"""The command line: ``qiaopai`` opens the card room; its verbs do the rest.

This file loads nothing, so that a key pressed in the first second meets `main` and no traceback.
"""

import sys
from typing import Any

INTERRUPTED = 130
"""The exit status of what Ctrl-C has ended."""


def main() -> None:
    """Run the command line."""
    try:
        from qiaopai.cli.verbs import run  # noqa: PLC0415 (Ctrl-C may come while it loads)

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def __getattr__(name: str) -> Any:
    if name != "app":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from qiaopai.cli.verbs import app  # noqa: PLC0415 (loads Typer)

    return app
