/// Why a theme is refused.
///
/// Lines count from 1.
public enum ThemeError: Error, Equatable, Sendable {
  /// A line is neither a comment nor `name = colour`.
  case notAnAssignment(line: Int)
  /// A line names no role and no ground.
  case unknownName(String, line: Int)
  /// A name is given a second time.
  case repeated(String, line: Int, first: Int)
  /// A word stands where a `#RRGGBB` colour belongs.
  case notAColor(String, line: Int)
  /// A word after the colours is no emphasis.
  case unknownEmphasis(String, line: Int)
  /// A ground was given more than its colour.
  case groundTakesOneColor(String, line: Int)
  /// The theme ends and a role or ground has no colour.
  case missing(String)
  /// Text is too hard to read on its ground; the contrast is in hundredths.
  case lowContrast(Role, on: Ground, hundredths: Int, line: Int)
  /// The file is longer than any theme.
  case tooLong
}
