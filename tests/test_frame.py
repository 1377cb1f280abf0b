"""The repository's own promises: pins, what the client is built from, the two commands."""

import ast
import re
import runpy
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
UV = PYPROJECT["tool"]["uv"]


def name_of(requirement: str) -> str:
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name
    return re.sub(r"[._-]+", "-", name[0]).lower()


def names(requirements: list[str]) -> set[str]:
    return {name_of(requirement) for requirement in requirements}


def test_every_dependency_is_pinned() -> None:
    project = PYPROJECT["project"]
    wanted = names(project["dependencies"])
    for part in [
        *project["optional-dependencies"].values(),
        *PYPROJECT["dependency-groups"].values(),
    ]:
        wanted |= names(part)
    assert wanted <= names(UV["constraint-dependencies"])
    assert names(PYPROJECT["build-system"]["requires"]) <= names(
        UV["build-constraint-dependencies"]
    )


def test_uv_rebuilds_for_what_the_hook_reads() -> None:
    module = ast.parse((ROOT / "hatch_build.py").read_text("utf-8"))
    sources = next(
        ast.literal_eval(node.value)
        for node in module.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SOURCES"
    )
    keys = {key["file"] for key in UV["cache-keys"]}
    assert keys - {"pyproject.toml"} == {
        source.replace("**/*", "**") if source.endswith("*") else source for source in sources
    }


@pytest.mark.parametrize("readme", ["README.md", "README.zh-Hant.md"])
def test_a_readme_begins_with_the_two_commands(readme: str) -> None:
    lines = (ROOT / readme).read_text("utf-8").splitlines()
    assert lines[0].startswith("# ")
    assert [line.split("#")[0].strip() for line in lines[3:5]] == [
        "uv run qiaopai",
        "uv run pytest",
    ]


@pytest.mark.parametrize(
    "line",
    [
        '"resolved": "https:' + '//registry.example/a.tgz"',
        "index-url = https:" + "//mirror.example/simple",
        "see https://" + "pypi" + ".org",
    ],
)
def test_a_named_package_registry_is_found(line: str) -> None:
    check = runpy.run_path(str(ROOT / "scripts" / "check_hosts.py"))
    assert check["FORBIDDEN"].search(line)
