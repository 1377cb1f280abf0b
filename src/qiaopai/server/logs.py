"""Structured logs: a line of JSON for each record. No hands, no tokens, no chat."""

from __future__ import annotations

import json
import logging
import sys

FIELDS = ("table", "person", "code", "method", "path", "status", "ms", "kind", "port")
"""What a record may carry besides its event; everything else stays out."""


class JsonLines(logging.Formatter):
    """Time, level, event, and the known fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {
            name: value for name in FIELDS if (value := getattr(record, name, None)) is not None
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = self._trace(record)
        return json.dumps(line, ensure_ascii=False)

    def _trace(self, record: logging.LogRecord) -> str:
        """The kind of the error and where it was raised; its words might hold what must not."""
        assert record.exc_info is not None
        kind, _, trace = record.exc_info
        places = []
        while trace is not None:
            code = trace.tb_frame.f_code
            places.append(f"{code.co_name}:{trace.tb_lineno}")
            trace = trace.tb_next
        return f"{kind.__name__ if kind else '?'} in {' > '.join(places[-8:])}"


def set_up(level: str) -> None:
    """Write Qiaopai's and uvicorn's records to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("qiaopai", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
