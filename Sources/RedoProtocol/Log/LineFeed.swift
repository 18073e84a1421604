/// Where lines end.
enum LineFeed {
  /// The offset of the first line feed at or after `start`; nil where none follows.
  static func next(in text: Span<UInt8>, from start: Int) -> Int? {
    text.offset(of: 0x0A, from: start)
  }
}
