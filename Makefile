# The words of this house. Each target is one script in scripts/, runnable alone.
.DEFAULT_GOAL := help
.PHONY: help demo test lint check-durability hostile soak bench screenshots build release sanitize fuzz clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

demo: ## install, build and lead through the main job in a minute
	@scripts/demo

test: ## everything that is checked before a change is accepted
	@scripts/test

lint: ## the rules of the house, in seconds, without a build
	@scripts/check

check-durability: ## what survives what, in numbers: power cuts, kill -9, failing calls, full disks
	@scripts/durability

hostile: ## files, requests and command lines of strangers, twenty times as many as every day
	@scripts/hostile

soak: ## 24 hours of sound, thirty times as fast as they pass
	@scripts/durability soak

bench: ## speed and size next to other programs
	@scripts/bench

screenshots: ## pictures of every screen into .build/screenshots
	@scripts/install test
	@scripts/build debug
	@scripts/screenshots

build: ## the program as a debug build: .build/debug/leitfaden
	@scripts/build debug

release: ## the program as shipped: .build-release/release/leitfaden
	@scripts/build release

sanitize: ## all unit tests under the thread and the address sanitizer
	@scripts/sanitize thread
	@scripts/sanitize address

fuzz: ## the readers of foreign files against made-up inputs, 10 minutes each
	@scripts/fuzz

clean: ## remove everything that was built here; recordings stay
	@rm -rf .build .build-* .venv .demo .pytest_cache
	@echo "clean: removed .build*, .venv and .demo"
