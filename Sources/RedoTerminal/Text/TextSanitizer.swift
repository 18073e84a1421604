/// Makes what must never reach a terminal visible instead.
///
/// Control characters, direction marks and overrides, invisible and unassigned scalars become one
/// visible scalar each, so that nothing is lost silently and nothing acts on the terminal or hides
/// from the reader. Everything else passes as it is.
public enum TextSanitizer {
  /// The scalars of a text, each safe to draw.
  public static func scalars(of text: some StringProtocol) -> [Unicode.Scalar] {
    var safe: [Unicode.Scalar] = []
    safe.reserveCapacity(text.utf8.count)
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar == "\u{1F3F4}", let end = flagTags(after: index, in: scalars) {
        safe.append(contentsOf: scalars[index..<end])
        index = end
        continue
      }
      safe.append(isUnsafe(scalar) ? replacement(for: scalar) : scalar)
      scalars.formIndex(after: &index)
    }
    return safe
  }

  /// The text with every unsafe scalar replaced.
  public static func sanitized(_ text: some StringProtocol) -> String {
    var safe = String.UnicodeScalarView()
    safe.append(contentsOf: scalars(of: text))
    return String(safe)
  }

  /// Whether a scalar must never reach a terminal.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    ScalarTable.properties(of: scalar).isUnsafe
  }

  /// What is drawn instead of an unsafe scalar: a control picture, or a mark.
  static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x85, 0x2028, 0x2029: "\u{2424}"
    case 0x80...0x9F: "\u{FFFD}"
    default: scalar.properties.generalCategory == .format ? "\u{B7}" : unknown(scalar)
    }
  }

  /// Unassigned scalars may have a meaning that is newer than the table; blank letters have none.
  private static func unknown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\u{115F}" || scalar == "\u{3164}" || scalar == "\u{FFA0}" ? "\u{B7}" : "\u{FFFD}"
  }

  /// The end of the tags that make a black flag a region's flag; nil where they are not well formed.
  ///
  /// Tags anywhere else would be text that nobody sees.
  private static func flagTags<Scalars: BidirectionalCollection>(
    after flag: Scalars.Index, in scalars: Scalars
  ) -> Scalars.Index? where Scalars.Element == Unicode.Scalar {
    var index = scalars.index(after: flag)
    var letters = 0
    while index < scalars.endIndex, letters <= 6 {
      switch scalars[index].value {
      case 0xE0030...0xE0039, 0xE0061...0xE007A: letters += 1
      case 0xE007F: return letters >= 3 ? scalars.index(after: index) : nil
      default: return nil
      }
      scalars.formIndex(after: &index)
    }
    return nil
  }
}
