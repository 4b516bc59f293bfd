# `make play` and `make test` do everything on a fresh machine; the rest is for people who change the code.
BIN := .venv/bin
PAGE := $(shell find web -name node_modules -prune -o -name build -prune -o -type f -not -name schema.d.ts -not -name '*.test.ts' -print) \
	$(wildcard src/tenshu/locale/*/*.ftl src/tenshu/games/*/texts/*/*.ftl src/tenshu/games/*/form.py src/tenshu/server/*.py)
COMPILED := $(shell find src/tenshu/core src/tenshu/games src/tenshu/bots -name '*.py' -o -name '*.toml')

.PHONY: play test lint types unit pytest browse screens soak mutate bench lock clean

play: .venv/built .venv/page
	scripts/play

test: lint types unit pytest browse

# The page's linter knows types: it needs those that the page is built with.
lint: .venv/tools .venv/page
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	scripts/npx prettier --check --log-level warn .
	scripts/npx eslint --max-warnings 0 .

types: .venv/tools .venv/page
	$(BIN)/mypy
	scripts/npx svelte-check --fail-on-warnings --output human

# The page's own modules, without a browser.
unit: .venv/page
	scripts/npx vitest run

pytest: .venv/tools .venv/built .venv/page
	$(BIN)/pytest

# Whole games in a real browser.
browse: .venv/built .venv/page .venv/browser
	scripts/npx playwright test

# Pictures of every main screen, into docs/screens.
screens: .venv/built .venv/page .venv/browser
	scripts/npx playwright test --config screens.config.ts

# Random games by the ten thousand, every property checked at every step: about an hour on two cores. Then the
# server, killed 500 times on each store: half an hour.
soak: .venv/built
	$(BIN)/tenshu check kunitori --games 100000 --deep 64 --seed soak
	$(BIN)/tenshu check shogun --games 20000 --deep 64 --seed soak
	$(BIN)/tenshu check white_castle --games 50000 --deep 64 --seed soak
	$(BIN)/python -m bench.server_kill --kills 500
	$(BIN)/python -m bench.server_kill --kills 500 --store postgres --processes 2

# Small changes to the rules, one at a time: do the tests notice? `make mutate GAME=kunitori FILE=battle`
SAMPLE := 200
SEED := 1
SECONDS := 3600
mutate: .venv/tools
	$(BIN)/python -m tests.mutants $(GAME) $(if $(FILE),--file $(FILE)) $(if $(QUICK),--quick) \
		--sample $(SAMPLE) --seed $(SEED) --seconds $(SECONDS)

bench: .venv/built
	$(BIN)/python -m uv pip install --quiet --python $(BIN)/python --require-hashes -r bench/requirements.lock
	$(BIN)/python bench/peers.py
	$(BIN)/python -m bench.envs
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.sim

# Three locks, each within the one before: to play, to check, to compare with peers.
LOCK := $(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	pyproject.toml
lock:
	$(LOCK) --extra build -o requirements.lock
	$(LOCK) --extra dev --extra sim --extra ray --extra envs -c requirements.lock -o tests/requirements.lock
	$(LOCK) --extra bench -c tests/requirements.lock -o bench/requirements.lock

.venv/installed: requirements.lock pyproject.toml scripts/install
	scripts/install

.venv/tools: .venv/installed tests/requirements.lock
	$(BIN)/python -m uv pip install --quiet --python $(BIN)/python --require-hashes -r tests/requirements.lock
	touch .venv/tools

.venv/built: .venv/installed $(COMPILED) setup.py scripts/build
	scripts/build

.venv/page: .venv/built $(PAGE) scripts/page scripts/npx
	scripts/page

.venv/browser: .venv/page scripts/browser
	scripts/browser

clean:
	rm -rf .venv build web/node_modules web/build web/test-results src/tenshu/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
