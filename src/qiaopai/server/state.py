"""What the application keeps beside the room."""

from __future__ import annotations

import time

from qiaopai.server.limits import Bucket, Limit
from qiaopai.server.settings import Rates


class Limits:
    """All the limits of a server."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.person = Limit(rates.person)
        self.guests = Limit(rates.guests)
        self.tables = Limit(rates.tables)
        self.files = Limit(rates.files)
        self.analysis = Limit(rates.analysis)

    def now(self) -> float:
        """The clock of buckets."""
        return time.monotonic()

    def socket_bucket(self) -> Bucket:
        """A fresh bucket for a socket."""
        return Bucket(self.rates.socket, self.now())
