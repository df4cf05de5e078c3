# Glasschord: build, run, test, install. `make help` lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# Options for `make run`, for example ARGS="--hidden".
ARGS ?=

# Packages of Debian 12. The toolchain brings its own compiler and linker; they need the C and C++ libraries' files,
# and a pkg-config that tells SwiftPM where the doors to C lead.
BUILD_PACKAGES := binutils libc6-dev libstdc++-12-dev pkg-config \
    libwayland-dev wayland-protocols libxkbcommon-dev \
    libcairo2-dev libfreetype-dev libharfbuzz-dev libfontconfig-dev \
    libyaml-dev libsystemd-dev librsvg2-dev
# Inter has Latin, Greek and Cyrillic, DejaVu Arabic among many others.
RUN_PACKAGES := xkb-data fonts-inter fonts-dejavu-core
# Hangul, which is large: for the tests and the gallery.
FONT_PACKAGES := fonts-nanum
# A real session: compositors, screenshots, terminals, toolkits, and what drops root's rights for the compositor.
SESSION_PACKAGES := sway phoc grim foot util-linux python3 python3-gi gir1.2-gtk-3.0 gir1.2-gtk-4.0 \
    python3-pyqt5 qtwayland5 xwayland xterm x11-utils gnome-text-editor fuzzel weston cage dbus
# What is measured beside, and with.
BENCH_PACKAGES := wvkbd valgrind

# The C++ library is linked into the program: the Swift runtime needs it, the target machine should not. A folder
# with nothing but the archive keeps the linker from finding the shared one.
STATIC_LIBRARIES := build/static
# A fixed address saves the start some ten thousand relocations. Functions that a tap needs lie side by side: the list is
# `make function-order`'s, and a name in it that is gone costs nothing. docs/performance.md tells what both are worth.
FUNCTION_ORDER := build-aux/function-order.txt
SYMBOL_FLAGS := -c release --static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -function-sections \
    -Xswiftc -use-ld=lld -Xlinker -L$(CURDIR)/$(STATIC_LIBRARIES) \
    -Xlinker -no-pie -Xlinker --no-export-dynamic
RELEASE_FLAGS := $(SYMBOL_FLAGS) -Xlinker -s \
    -Xlinker --symbol-ordering-file=$(CURDIR)/$(FUNCTION_ORDER) -Xlinker --no-warn-symbol-ordering
RELEASE := .build/release/glasschord
# Draws icons of the desktop's theme for it; nothing else needs librsvg.
ICON_RELEASE := .build/release/glasschord-icon
SOURCES := Package.swift Plugins Sources Tests protocols Examples/Package.swift Examples/Sources

.DEFAULT_GOAL := help
.PHONY: help deps test-deps bench-deps build release run demo bench test test-long sanitize compositors function-order pictures gallery examples format check install uninstall clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 20

deps: ## install what building and running needs from Debian's packages
	@build-aux/install-packages $(BUILD_PACKAGES) $(RUN_PACKAGES)

test-deps:
	@build-aux/install-packages $(BUILD_PACKAGES) $(RUN_PACKAGES) $(FONT_PACKAGES) $(SESSION_PACKAGES)

bench-deps:
	@build-aux/install-packages $(BUILD_PACKAGES) $(RUN_PACKAGES) $(FONT_PACKAGES) $(SESSION_PACKAGES) $(BENCH_PACKAGES)

release: $(STATIC_LIBRARIES)/libstdc++.a ## build the release
	$(SWIFT) build $(RELEASE_FLAGS) --product glasschord
	$(SWIFT) build $(RELEASE_FLAGS) --product glasschord-icon

build: release

$(STATIC_LIBRARIES)/libstdc++.a:
	@mkdir -p $(STATIC_LIBRARIES)
	@archive=$$(ls /usr/lib/gcc/$$(uname -m)-linux-gnu/*/libstdc++.a 2>/dev/null | sort -V | tail -n 1); \
	test -n "$$archive" || { echo "libstdc++.a is missing: make deps" >&2; exit 1; }; \
	ln -sf "$$archive" $@

run: deps ## run the keyboard in this Wayland session; without one, the demonstration
	@if [ -n "$$WAYLAND_DISPLAY$$WAYLAND_SOCKET" ]; then \
	    $(MAKE) --no-print-directory release && exec $(RELEASE) $(ARGS); \
	else \
	    echo "No Wayland session here: the demonstration runs in a headless one."; \
	    $(MAKE) --no-print-directory demo; \
	fi

demo: test-deps release ## type a sentence into a GTK field in a headless sway, and read it back
	$(SWIFT) build $(RELEASE_FLAGS) --product glasschord-demo
	.build/release/glasschord-demo $(RELEASE) build/demo.png

bench: bench-deps release ## figures beside wvkbd and a null client; docs/performance.md explains them
	for product in glasschord-parent glasschord-null glasschord-bench; do \
	    $(SWIFT) build $(RELEASE_FLAGS) --product $$product || exit 1; done
	@mkdir -p build
	.build/release/glasschord-bench $(RELEASE) .build/release/glasschord-null build

test: test-deps ## build everything and run every test
	$(SWIFT) test --disable-xctest

test-long: test-deps ## the same, and the tests that take minutes
	GLASSCHORD_LONG_TESTS=1 $(SWIFT) test --disable-xctest

function-order: bench-deps release ## list anew which functions a tap needs, for the linker
	$(SWIFT) build $(RELEASE_FLAGS) --product glasschord-bench
	$(SWIFT) build $(RELEASE_FLAGS) --product glasschord-null
	$(SWIFT) build $(SYMBOL_FLAGS) --scratch-path .build/symbols --product glasschord
	@mkdir -p build
	.build/release/glasschord-bench .build/symbols/release/glasschord .build/release/glasschord-null build 1 40 order
	cp build/function-order.txt $(FUNCTION_ORDER)

sanitize: test-deps ## every test under the address sanitizer, then under the thread sanitizer
	SWIFT=$(SWIFT) build-aux/sanitize address
	SWIFT=$(SWIFT) build-aux/sanitize thread

compositors: test-deps ## write docs/compositors.md anew from what the tests in real sessions see
	rm -rf build/results
	$(SWIFT) test --disable-xctest --filter SessionTests
	build-aux/compositors >build/compositors.md
	mv build/compositors.md docs/compositors.md

pictures: gallery-tool ## draw the documents' pictures anew
	.build/release/glasschord-gallery --docs docs

gallery: gallery-tool ## every theme, page and pop as pictures in build/gallery, index.png shows all
	rm -rf build/gallery
	@mkdir -p build
	.build/release/glasschord-gallery build/gallery

.PHONY: gallery-tool
gallery-tool: deps $(STATIC_LIBRARIES)/libstdc++.a
	$(SWIFT) build $(RELEASE_FLAGS) --product glasschord-gallery

# A package of its own: it sees what is public, and nothing else.
examples: deps ## build Examples, draw its styles and its toolbar into build/examples
	@mkdir -p build/examples
	$(SWIFT) run --package-path Examples --scratch-path .build/examples Examples build/examples
	$(SWIFT) run --package-path Examples --scratch-path .build/examples Examples keyboard render \
	    -o build/examples/keyboard.png --scale 2 --backdrop checker
	$(SWIFT) run --package-path Examples --scratch-path .build/examples ToolbarExample render \
	    -o build/examples/toolbar.png --scale 2 --backdrop checker --picker 1.0:1

format: ## format every source
	$(SWIFT) format --in-place --recursive $(SOURCES)

check: deps ## what a change must pass besides the tests
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	build-aux/check-sources
	$(SWIFT) build --explicit-target-dependency-import-check error
	$(MAKE) --no-print-directory examples

install: ## install under DESTDIR and PREFIX what `make release` built
	@test -x $(RELEASE) && test -x $(ICON_RELEASE) || { echo "run \`make release\` first" >&2; exit 1; }
	install -D -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/glasschord"
	install -D -m 755 $(ICON_RELEASE) "$(DESTDIR)$(PREFIX)/libexec/glasschord/glasschord-icon"
	install -d "$(DESTDIR)$(PREFIX)/share/doc/glasschord"
	for page in README.md LICENSE ARCHITECTURE.md CONTRIBUTING.md $(wildcard docs/*.md docs/*.png); do \
	    install -D -m 644 $$page "$(DESTDIR)$(PREFIX)/share/doc/glasschord/$$page" || exit 1; done
	for file in $(wildcard data/layouts/*.yaml data/toolbars/*.yaml); do \
	    install -D -m 644 $$file "$(DESTDIR)$(PREFIX)/share/glasschord/$${file#data/}" || exit 1; done
	for file in $(wildcard data/dbus-1/interfaces/*.xml); do \
	    install -D -m 644 $$file "$(DESTDIR)$(PREFIX)/share/dbus-1/interfaces/$${file##*/}" || exit 1; done
	for page in $(wildcard docs/glasschord.1); do \
	    install -D -m 644 $$page "$(DESTDIR)$(PREFIX)/share/man/man1/glasschord.1" || exit 1; done

uninstall: ## remove what `make install` installed
	rm -f "$(DESTDIR)$(PREFIX)/bin/glasschord" "$(DESTDIR)$(PREFIX)/share/man/man1/glasschord.1" \
	    "$(DESTDIR)$(PREFIX)/share/dbus-1/interfaces/org.glasschord.Toolbar1.xml"
	rm -rf "$(DESTDIR)$(PREFIX)/share/doc/glasschord" "$(DESTDIR)$(PREFIX)/share/glasschord" \
	    "$(DESTDIR)$(PREFIX)/libexec/glasschord"

clean: ## remove everything that was built
	rm -rf .build build
