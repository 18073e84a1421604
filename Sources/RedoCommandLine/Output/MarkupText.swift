/// Text for those that read it as markup, such as desktops and status bars.
public enum MarkupText {
  /// The text with nothing in it that is markup.
  ///
  /// Scalar by scalar: a sign that a mark combines with is markup all the same.
  public static func plain(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(scalar)
      }
    }.joined()
  }
}
