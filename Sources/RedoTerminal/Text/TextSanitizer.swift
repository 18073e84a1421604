/// Makes what must never reach a terminal visible instead.
///
/// Control characters, direction marks and overrides, invisible and unassigned scalars become one
/// visible scalar each, so that nothing is lost silently and nothing acts on the terminal or hides
/// from the reader. Everything else passes as it is.
public enum TextSanitizer {
  /// The text with every unsafe scalar replaced.
  public static func sanitized(_ text: some StringProtocol) -> String {
    var safe = String.UnicodeScalarView()
    safe.append(contentsOf: SafeScalars(text))
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
}
