# The developer's verbs. `uv run qiaopai` and `uv run pytest` need none of them.
UV   = uv run --all-extras --group lint --group services --group browser
# The Node.js of a wheel, so that no machine needs one.
NPM  = uv run --group web npm --prefix web

.PHONY: dev test check ci bench web-deps check-python check-web check-wire pin types

# The server on :8000 and the client with hot reload on :5173.
dev: web-deps
	@trap 'kill 0' EXIT; $(UV) qiaopai & $(NPM) run dev

test: web-deps
	$(UV) pytest -n 2

check: check-python check-web check-wire

ci: check test

# Our figures beside the peers' in the same run; no timed assertion is a test.
PEERS = PYTHONPATH=src uv run --no-project --with msgspec

bench:
	$(PEERS) --with rlcard --with open-spiel bench/games.py
	$(PEERS) --with endplay==0.5.12 bench/pbn.py
	$(PEERS) --with endplay==0.5.12 --with rich bench/solver.py

check-python:
	$(UV) ruff check .
	$(UV) ruff format --check .
	$(UV) mypy --strict src
	$(UV) lint-imports
	$(UV) python scripts/check_sizes.py
	$(UV) python scripts/check_hosts.py

check-web: web-deps
	$(NPM) run check
	$(NPM) test

# The TypeScript of the wire is generated and committed; stale is a fault.
check-wire:
	@test ! -e src/qiaopai/server/schema.py || $(UV) python -m qiaopai.server.schema --check

types:
	$(UV) python -m qiaopai.server.schema

# The hook installs what a build needs; this adds the test tools.
web-deps: web/node_modules/.with-tests

web/node_modules/.with-tests: web/package-lock.json
	$(NPM) ci
	@touch $@

pin:
	uv run --no-project scripts/pin.py
