/// What a thread does that has nothing to do. Not in main.swift, where all belongs to the main thread.
func idle(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { nil }
