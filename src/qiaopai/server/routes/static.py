"""The web client: built files, kept for ever by their hash, and one page for every address."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from anyio import to_thread
from litestar import MediaType, Response, get
from litestar.params import FromPath

from qiaopai.server.callers import AnyRequest
from qiaopai.server.errors import response

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_VIEWERS = re.compile(r"(?:^|&)(?:lin|[nesw])=.", re.IGNORECASE)
"""As in `/tools/handviewer.html?lin=…`: the path of another site, its link otherwise unchanged."""

NOT_BUILT = """<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Qiaopai 橋牌</title>
<style>body{font:1.1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1rem}
code{background:#eee;padding:.1em .3em}</style>
<h1>Qiaopai 橋牌</h1>
<p lang="en">The card room is open, but its pages were not built. Install it again without
<code>QIAOPAI_SKIP_WEB</code>, or run <code>make dev</code>.</p>
<p lang="zh-Hant">牌室已經開了，但網頁還沒有建置。請不設 <code>QIAOPAI_SKIP_WEB</code> 重新安裝，
或執行 <code>make dev</code>。</p>
<p lang="zh-Hans">牌室已经开了，但网页还没有构建。请不设 <code>QIAOPAI_SKIP_WEB</code> 重新安装，
或运行 <code>make dev</code>。</p>
<p><a href="/api/openapi.json">/api/openapi.json</a></p>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page for an address that it knows itself."""
    name = path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        return response(404, "not_found")
    if (file := _file(name)) is not None:
        return await _served(file, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
    query = request.scope["query_string"].decode("latin-1")
    if name and _VIEWERS.search(query):
        return Response(b"", status_code=302, headers={"location": f"/?{query}"})
    if "." in name.rpartition("/")[2]:
        return response(404, "not_found")
    page = STATIC / "index.html"
    if page.is_file():
        return await _served(page, ASK_AGAIN)
    return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)


def _file(name: str) -> Path | None:
    """A built file of that name; nothing outside the folder."""
    if not name or "\0" in name:
        return None
    try:
        file = (STATIC / name).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except OSError:
        return None


async def _served(file: Path, caching: str) -> Response[bytes]:
    content = await to_thread.run_sync(file.read_bytes)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix in {".js", ".mjs"}:
        kind = "text/javascript"
    return Response(content, media_type=kind, headers={"cache-control": caching})
