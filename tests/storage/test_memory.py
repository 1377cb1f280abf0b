from typing import Any

import pytest
from tests.storage.making import Open
from tests.storage.suite import StoreSuite

from qiaopai.room.ports import Store
from qiaopai.storage.memory import MemoryStore


class TestMemory(StoreSuite):
    @pytest.fixture
    def open_store(self) -> Open:
        def open_(**parts: Any) -> Store:
            return MemoryStore(**parts)

        return open_
