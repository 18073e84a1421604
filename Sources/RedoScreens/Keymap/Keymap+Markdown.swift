internal import RedoViewModels

extension Keymap {
  /// The keys as a Markdown table, one row a command, for the README.
  public var markdownTable: String {
    var lines = ["| Keys | What they do |", "|---|---|"]
    for section in sections {
      lines.append("| **\(section.title)** | |")
      for line in section.lines() {
        let keys = line.keys.map { "`" + $0 + "`" }.joined(separator: " ")
        lines.append("| \(keys.replacingPipes) | \(line.command.summary) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text with what would end a cell of a Markdown table escaped.
  fileprivate var replacingPipes: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
