/// How many colours the terminal shows.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// None: bold, dim, underline and reverse carry the meaning.
  case mono = 1
  /// The eight ANSI colours.
  case eight = 8
  /// The eight ANSI colours and their bright kin.
  case sixteen = 16
  /// The xterm palette.
  case indexed = 256
  /// 24 bits.
  case direct = 16_777_216

  /// Whether the user lets programs show colours, by the value of `NO_COLOR`; nil where it is unset.
  ///
  /// Any value but the empty one forbids them (no-color.org).
  public static func isAllowed(noColor: String?) -> Bool { (noColor ?? "").isEmpty }

  /// Whether the left one shows fewer colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
