// The tests of this target follow with the symbols.
