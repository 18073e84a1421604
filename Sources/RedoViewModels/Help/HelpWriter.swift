internal import RedoIntents
internal import RedoTerminal

/// Writes what help says in rows of some columns: what is longer than a row goes on in the next.
struct HelpWriter {
  /// The columns of a row.
  let columns: Int

  /// A command with its keys and what it does.
  func lines(of command: Command, keys: [String], words: String) -> [HelpPage.Line] {
    let rows = wrapped(words, after: TextWidth.columns(of: keys.joined(separator: " ")))
    return [.command(command, keys: keys, words: rows.first ?? "")] + more(rows, of: command)
  }

  /// A part of a line with examples of it.
  func lines(of part: LineGuide.Part) -> [HelpPage.Line] {
    let words = part.examples.joined(separator: ", ")
    let rows = wrapped(words, after: TextWidth.columns(of: part.name))
    return [.part(part, words: rows.first ?? "")] + more(rows, of: nil)
  }

  /// What a number means, or what a setting is about.
  func lines(of definition: Definition) -> [HelpPage.Line] {
    let lines = LineWrapper.lines(of: [DetailSpan(definition.words)], columns: columns)
    let name: [HelpPage.Line] = definition.name.isEmpty ? [] : [.number(definition.name)]
    return name + lines.map { .words($0.text) } + [.blank]
  }

  private func more(_ rows: [String], of command: Command?) -> [HelpPage.Line] {
    let column = HelpPage.headColumns(in: columns)
    return rows.dropFirst().map { .more($0, column: column, of: command) }
  }

  /// The rows of some words behind a head that takes so many columns: behind a long one they stand
  /// where they fit whole, else below it.
  private func wrapped(_ words: String, after used: Int) -> [String] {
    let start = HelpPage.start(after: used, in: columns)
    guard TextWidth.columns(of: words) > columns - start else { return [words] }
    let head = HelpPage.headColumns(in: columns)
    let rows = TextWrap.lines(of: words, columns: columns - head)
    return start == head ? rows : [""] + rows
  }
}
