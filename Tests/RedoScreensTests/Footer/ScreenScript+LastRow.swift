import RedoTestSupport

extension ScreenScript {
  /// The last row, which has the message or the line being typed, and the hints.
  var lastRow: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }
}
