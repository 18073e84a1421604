internal import RedoTasks
internal import RedoTerminal

extension TaskDetailWriter {
  /// How much of a description is shown, in bytes; nobody reads more in a pane.
  private static let longestDescription = 16_384

  /// The description: paragraphs as they are, checklist lines with their boxes.
  mutating func writeDescription() {
    let text = projection.description(of: task)
    guard !text.isEmpty else { return }
    addBlank()
    let shown =
      text.utf8.count > Self.longestDescription
      ? String(text.prefix(Self.longestDescription)) : text
    for line in shown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      writeDescription(line)
    }
    if shown.utf8.count < text.utf8.count {
      add([DetailSpan("… and more; redo show prints all of it", .secondary)])
    }
  }

  private mutating func writeDescription(_ line: Substring) {
    let blanks = line.prefix { $0 == " " }
    let depth = min(blanks.count, columns / 3)
    let rest = line.dropFirst(blanks.count)
    let lead = DetailSpan(String(repeating: " ", count: depth))
    guard let (isChecked, words) = Self.step(rest) else {
      add([lead, DetailSpan(String(rest))], indent: depth)
      return
    }
    add(
      [
        lead,
        DetailSpan(isChecked ? .checked : .unchecked, isChecked ? .success : .neon),
        DetailSpan(" " + words, isChecked ? .done : .text),
      ], indent: depth + 2)
  }

  /// A step of a checklist, and whether it is done; nil for another line.
  private static func step(_ line: Substring) -> (isChecked: Bool, words: Substring)? {
    guard let mark = line.first, "-*+".contains(mark) else { return nil }
    let box = line.dropFirst(1).prefix(5)
    switch box {
    case " [ ] ": return (false, line.dropFirst(6))
    case " [x] ", " [X] ": return (true, line.dropFirst(6))
    default: return nil
    }
  }
}
