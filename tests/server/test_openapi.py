"""OpenAPI and docs/protocol.md tell of the same calls, and the committed types are not stale."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from tests.server.serving import serving

from qiaopai.server import schema

ROOT = Path(__file__).parents[2]
CALL = re.compile(r"`(GET|POST|PATCH|DELETE) (/api/[^`? ]+)")
NOT_REST = {("GET", "/api/tables/{id}/socket")}


def test_every_documented_call_is_described():
    async def scene():
        async with serving() as server, httpx.AsyncClient(base_url=server.url) as http:
            return (await http.get("/api/openapi.json")).json()

    described = asyncio.run(asyncio.wait_for(scene(), 30))
    paths = {
        (method.upper(), re.sub(r"{(table|study)}", "{id}", path))
        for path, calls in described["paths"].items()
        for method in calls
    }
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert set(CALL.findall(text)) - NOT_REST == paths


@pytest.mark.skipif(not schema.TARGET.is_file(), reason="installed without the client's sources")
def test_the_types_of_the_client_are_fresh():
    assert schema.TARGET.read_text("utf-8") == schema.generated()
