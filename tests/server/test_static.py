"""The built client: one page for every address, files kept by their hash, nothing else."""

import asyncio

import httpx
from tests.server.serving import serving

from qiaopai.server.routes import static

LINK = "lin=pn%7CA%2CB%7Cmd%7C3%7C&x=%0d%0ay"


def fetched(*paths):
    async def scene():
        async with serving() as server, httpx.AsyncClient(base_url=server.url) as http:
            return [await http.get(path) for path in paths]

    return asyncio.run(asyncio.wait_for(scene(), 30))


def test_a_page_that_helps_when_nothing_was_built(monkeypatch, tmp_path):
    monkeypatch.setattr(static, "STATIC", tmp_path / "nothing")
    page, file = fetched("/", "/assets/app.js")
    assert page.status_code == 200
    assert "make dev" in page.text
    assert (file.status_code, file.json()["code"]) == (404, "not_found")


def test_the_client(monkeypatch, tmp_path):
    root = tmp_path / "static"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<title>room</title>")
    (root / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("not to be served")
    monkeypatch.setattr(static, "STATIC", root)
    page, deep, script, *outside = fetched(
        "/", "/table/k3j2", "/assets/app-1a2b.js", "/..%2Fsecret.txt", "/%2e%2e/secret.txt",
        "/assets/../../secret.txt", "/assets/%00.js",
    )  # fmt: skip
    assert page.text == deep.text == "<title>room</title>"
    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert {answer.status_code for answer in outside} == {404}
    assert "script-src" not in page.headers["content-security-policy"], "default-src holds"
    assert page.headers["x-content-type-options"] == "nosniff"


def test_a_viewers_path_leads_to_our_own_page():
    moved, deep, nothing, other, none, api = fetched(
        f"/tools/handviewer.html?bbo=y&{LINK}", "/a/b?N=sak", "/tools/handviewer.html?lin=",
        "/tools/handviewer.html?line=x", f"/?{LINK}", f"/api/none?{LINK}",
    )  # fmt: skip
    assert (moved.status_code, moved.headers["location"]) == (302, f"/?bbo=y&{LINK}")
    assert (deep.status_code, deep.headers["location"]) == (302, "/?N=sak")
    assert {nothing.status_code, other.status_code, api.status_code} == {404}
    assert none.status_code == 200
