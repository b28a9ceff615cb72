# Roundel. `make help` says what there is.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
# The Swift runtime goes into the executable: it starts faster and runs where no Swift is installed.
RELEASE := -c release --static-swift-stdlib
ROUNDEL := .build/release/roundel
# The examples of plugins are shown where there is a Node for the one that is written in JavaScript.
PLUGINS = $(if $(shell command -v node),--plugins examples/plugins/plugins.json)
SHARE = $(DESTDIR)$(PREFIX)/share
COMPLETIONS := bash-completion/completions zsh/site-functions fish/vendor_completions.d
VERSION = $(shell $(ROUNDEL) --version | cut -d' ' -f2)

.PHONY: demo test conformance build lint format protocol clients wheel wheel-test bench instructions install dist clean help dependencies

help: ## This list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{ printf "  make %-13s %s\n", $$1, $$2 }' Makefile

demo: build ## Render a directory of people and every component; says where they are
	@PYTHONPATH="$(CURDIR)/clients/python/src" $(ROUNDEL) gallery --out out/gallery $(PLUGINS)
	@python3 examples/demo.py --roundel $(ROUNDEL) --out out/demo

test: build ## Run every test
	@scripts/test $(SWIFT)

conformance: build ## Run every vector, in both framings, cut in three ways
	@scripts/conformance $(ROUNDEL) --framing both --chunking all --closed

build: dependencies ## Build the executables in release mode
	@scripts/build $(SWIFT) $(RELEASE) --product roundel
	@scripts/build $(SWIFT) $(RELEASE) --product roundel-images
	@scripts/symbols || echo "Going on without the icon set: symbols will be a mark, and roundel says so."

dependencies: ## Install the Debian packages that are missing, or say how
	@scripts/dependencies

lint: dependencies ## Check style, layers and documents
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	@scripts/check-layers
	@scripts/check-citations
	@scripts/build $(SWIFT) $(RELEASE) --product roundel --explicit-target-dependency-import-check error
	@scripts/build $(SWIFT) $(RELEASE) --product roundel-images --explicit-target-dependency-import-check error
	@scripts/symbols
	@scripts/protocol $(ROUNDEL) --check
	@scripts/lint-clients
	@echo "Style, layers and documents are as they should be."

format: ## Bring the sources into the project's style
	@$(SWIFT) format --in-place --recursive Sources Tests Package.swift
	@scripts/lint-clients --fix

protocol: build ## Write the generated parts of protocol/v1
	@scripts/protocol $(ROUNDEL)

clients: ## Write the parts of the clients that come from protocol/v1
	@"$$(scripts/client-tools)" clients/generate

wheel: build ## Build a Python wheel that carries the host, as out/roundel-VERSION-….whl
	@"$$(scripts/client-tools)" scripts/wheel $(dir $(ROUNDEL))

wheel-test: wheel ## Install that wheel into a bare Debian and render there, as root
	@scripts/wheel-test "$$(scripts/client-tools)" $(ROUNDEL)

bench: build ## Measure speed, latency, memory and peers; RECORD=1 writes Benchmarks/RESULTS.md
	@scripts/build $(SWIFT) $(RELEASE) --product roundel-stages
	@python3 Benchmarks/bench.py --roundel $(ROUNDEL) --out out/bench $(if $(RECORD),--record)
	@python3 Benchmarks/images.py --worker $(ROUNDEL)-images
	@python3 Benchmarks/clients.py $(ROUNDEL)

instructions: build ## Count what requests cost, against Benchmarks/instructions.json; RECORD=1 writes that
	@python3 Benchmarks/instructions.py --roundel $(ROUNDEL) $(if $(RECORD),--record)

install: build ## Install into PREFIX (/usr/local), below DESTDIR if given
	@install -d "$(DESTDIR)$(PREFIX)/bin" $(addprefix "$(SHARE)"/,doc/roundel man/man1 $(COMPLETIONS))
	@install -m 755 $(ROUNDEL) $(ROUNDEL)-images "$(DESTDIR)$(PREFIX)/bin"
	@install -m 644 README.md LICENSE "$(SHARE)/doc/roundel"
	@if [ -f .build/symbols/phosphor.pack ]; then \
	    install -d "$(SHARE)/roundel" && \
	    install -m 644 .build/symbols/phosphor.pack .build/symbols/phosphor-LICENSE.txt "$(SHARE)/roundel"; fi
	@$(ROUNDEL) man > "$(SHARE)/man/man1/roundel.1"
	@$(ROUNDEL) completions bash > "$(SHARE)/bash-completion/completions/roundel"
	@$(ROUNDEL) completions zsh > "$(SHARE)/zsh/site-functions/_roundel"
	@$(ROUNDEL) completions fish > "$(SHARE)/fish/vendor_completions.d/roundel.fish"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/roundel with its manual page and completions."

dist: build ## Pack what `install` installs as out/roundel-VERSION.tar.gz
	@rm -rf out/dist
	@$(MAKE) --no-print-directory install PREFIX= DESTDIR="$(CURDIR)/out/dist/roundel-$(VERSION)"
	@tar -C out/dist -czf out/roundel-$(VERSION).tar.gz roundel-$(VERSION)
	@echo "Packed out/roundel-$(VERSION).tar.gz"

clean: ## Remove everything that was built
	@$(SWIFT) package clean
	@rm -rf out
