# For make: `include …/roundel.mk`, then `jamie.svg` and `jamie.png` are made from `jamie.roundel.json`, and made again
# when it changes, or the executable does, the icons, or the theme (ROUNDEL_THEME). For paths with spaces take ninja.

ROUNDEL_SH := $(dir $(lastword $(MAKEFILE_LIST)))roundel.sh

%.svg: %.roundel.json
	@sh $(ROUNDEL_SH) picture $< $@ $@.d

%.png: %.roundel.json
	@sh $(ROUNDEL_SH) picture $< $@ $@.d

-include $(wildcard *.svg.d *.png.d)
