/// The scalars of a text, each safe to draw, made as they are asked for: of a long text a row shows the
/// start.
struct SafeScalars: Sequence, IteratorProtocol, Sendable {
  private var scalars: String.UnicodeScalarView.Iterator
  /// How many of the next scalars are tags that make the black flag before them a region's.
  private var tags = 0

  init(_ text: some StringProtocol) {
    scalars = String(text).unicodeScalars.makeIterator()
  }

  /// The next scalar, or what is drawn instead of it; nil at the end.
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = scalars.next() else { return nil }
    guard tags == 0 else {
      tags -= 1
      return scalar
    }
    if (0x20...0x7E).contains(scalar.value) { return scalar }
    if scalar == "\u{1F3F4}" { tags = Self.flagTags(from: scalars) }
    return TextSanitizer.isUnsafe(scalar) ? TextSanitizer.replacement(for: scalar) : scalar
  }

  /// How many tags make a black flag a region's flag; 0 where they are not well formed.
  ///
  /// Tags anywhere else would be text that nobody sees.
  private static func flagTags(from scalars: String.UnicodeScalarView.Iterator) -> Int {
    var scalars = scalars
    var letters = 0
    while letters <= 6, let scalar = scalars.next() {
      switch scalar.value {
      case 0xE0030...0xE0039, 0xE0061...0xE007A: letters += 1
      case 0xE007F: return letters >= 3 ? letters + 1 : 0
      default: return 0
      }
    }
    return 0
  }
}
