internal import RedoTasks
internal import RedoTerminal

extension TaskDetailWriter {
  /// How much of a description is shown, in characters; nobody reads more in a pane.
  private static let longestDescription = 16_384

  /// The description: paragraphs as they are, checklist lines with their boxes.
  mutating func writeDescription() {
    let text = projection.description(of: task)
    guard !text.isEmpty else { return }
    addBlank()
    let shown =
      text.utf8.count > Self.longestDescription
      ? String(text.prefix(Self.longestDescription)) : text
    let lines = shown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() { writeDescription(line, number: number) }
    if shown.utf8.count < text.utf8.count {
      add([DetailSpan("… and more; redo show prints all of it", .secondary)])
    }
  }

  private mutating func writeDescription(_ line: Substring, number: Int) {
    guard let step = Checklist.step(line) else {
      let blanks = line.prefix { $0 == " " }
      let depth = min(blanks.count, columns / 3)
      let lead = DetailSpan(String(repeating: " ", count: depth))
      add([lead] + DetailSpan.linked(String(line.dropFirst(blanks.count)), .text), indent: depth)
      return
    }
    let depth = min(step.depth, columns / 3)
    add(
      [
        DetailSpan(String(repeating: " ", count: depth)),
        DetailSpan(step.isDone ? .checked : .unchecked, step.isDone ? .success : .neon),
      ] + DetailSpan.linked(" " + step.words, step.isDone ? .done : .text), indent: depth + 2,
      step: number)
  }
}
