public import RedoTasks

extension TitleText {
  /// Whether there is something to see of what is shown: blanks and signs without a picture, however
  /// many, make an empty row.
  public var isVisible: Bool { Self.isVisible(shown) }

  /// The same of any text.
  static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
        && scalar != "\u{2800}"
    }
  }
}
