extension String {
  /// The text with what would end a cell of a Markdown table escaped.
  var markdownCell: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
