internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// Writes versions side by side, or below each other where there is no room.
struct SettlingWriter {
  /// The columns that a field's name has before its versions.
  private static let labelColumns = 13
  /// The columns from which two versions stand side by side.
  private static let wideColumns = 60
  /// The most rows that a text of the selected field has.
  private static let mostRows = 6
  /// The most characters that are looked at of a line of a text.
  private static let longestLine = 300

  let settling: Settling
  let content: SettlingContent
  let columns: Int
  /// How many rows show at once.
  let shownRows: Int
  private(set) var lines: [DetailLine] = []
  private(set) var targets: [SettlingPage.Target] = []
  private(set) var selected = 0..<0

  init(_ settling: Settling, _ content: SettlingContent, columns: Int, shownRows: Int) {
    self.settling = settling
    self.content = content
    self.columns = columns
    self.shownRows = shownRows
  }

  private var friendly: FriendlyDate { FriendlyDate(in: content.dates) }
  private var isWide: Bool { columns >= Self.wideColumns && content.columns.count == 2 }
  /// The rows of a text of the selected field: what is together, below the versions, shows with them.
  private var textRows: Int { max(1, min(Self.mostRows, (shownRows - 3) / 2)) }
  private var cellColumns: Int { (columns - Self.labelColumns) / 2 }

  mutating func write() {
    if isWide { writeNames() }
    for place in content.rows.indices {
      let start = lines.count
      if isWide { writeWide(place) } else { writeStacked(place) }
      if place == settling.selection { selected = start..<lines.count }
    }
    if !content.rows.isEmpty { lines.append(DetailLine()) }
    writeNotes()
  }

  private mutating func writeNames() {
    var spans = [DetailSpan(String(repeating: " ", count: Self.labelColumns))]
    for column in content.columns {
      let when = column.when.isEmpty ? "" : " · " + column.when
      let name = cut(column.name, to: cellColumns - 3 - TextWidth.columns(of: when))
      spans.append(DetailSpan(name, .neonBright, .bold))
      spans.append(DetailSpan(when, .secondary))
      spans.append(blanks(cellColumns - TextWidth.columns(of: name + when)))
    }
    lines.append(DetailLine(spans).cut(to: columns))
    lines.append(DetailLine())
  }

  private mutating func writeWide(_ place: Int) {
    let row = content.rows[place]
    let choice = settling.choice(of: row)
    let cells = row.options.map { rows(of: $0.value, in: row, place, columns: cellColumns - 4) }
    for line in 0..<(cells.map(\.count).max() ?? 1) {
      var spans = [line == 0 ? label(row) : blanks(Self.labelColumns)]
      for (option, version) in row.options.enumerated() {
        let start = Self.labelColumns + option * cellColumns
        mark(place, option, from: start, to: start + cellColumns)
        let isChosen = version.choice == choice
        let cell = cells[option]
        let text = cell.indices.contains(line) ? cut(cell[line], to: cellColumns - 4) : ""
        spans.append(line == 0 ? sign(isChosen) : blanks(1))
        spans.append(DetailSpan(" " + text, isChosen ? .neon : .secondary))
        spans.append(blanks(cellColumns - 2 - TextWidth.columns(of: text)))
      }
      lines.append(DetailLine(spans).cut(to: columns))
    }
    writeOwn(choice, row, place)
  }

  private mutating func writeStacked(_ place: Int) {
    let row = content.rows[place]
    let choice = settling.choice(of: row)
    mark(place, nil, from: 0, to: columns)
    lines.append(DetailLine([label(row)]))
    for (option, version) in row.options.enumerated() {
      mark(place, option, from: 0, to: columns)
      let isChosen = version.choice == choice
      let value = words(version.value, in: row)
      // What a version says is worth more than the whole of a long name, which has the rest.
      let spare = columns - 7 - TextWidth.columns(of: value)
      let name = " · " + cut(content.columns[option].name, to: max(12, columns / 3, spare))
      let room = max(8, columns - 4 - TextWidth.columns(of: name))
      let text = cut(value, to: room)
      lines.append(
        DetailLine([
          DetailSpan("  "), sign(isChosen),
          DetailSpan(" " + text, isChosen ? .neon : .secondary), DetailSpan(name, .secondary),
        ]).cut(to: columns))
    }
    writeOwn(choice, row, place)
  }

  /// Values that are none of the versions have lines of their own: what is proposed, whether or not it
  /// is chosen, and what was typed.
  private mutating func writeOwn(_ choice: VersionChoice, _ row: SettlingRow, _ place: Int) {
    if let joined = row.joined {
      let note = row.note ?? SettlingRow.asItIs
      writeOwn(joined, row, place, row.options.count, note, isChosen: joined == choice)
    }
    guard row.place(of: choice) == nil else { return }
    writeOwn(choice, row, place, nil, "typed", isChosen: true)
  }

  private mutating func writeOwn(
    _ choice: VersionChoice, _ row: SettlingRow, _ place: Int, _ option: Int?, _ name: String,
    isChosen: Bool
  ) {
    let start = isWide ? Self.labelColumns : 2
    let (room, note) = (columns - start - 2, " · " + name)
    var texts = rows(of: choice.value, in: row, place, columns: room)
    // Where a text is shown whole, what it is has a row of its own unless it fits.
    if isWhole(place), let last = texts.last, TextWidth.columns(of: last + note) > room {
      texts.append("")
    }
    for (line, text) in texts.enumerated() {
      mark(place, option, from: 0, to: columns)
      lines.append(
        DetailLine([
          blanks(start), line == 0 ? sign(isChosen) : blanks(1),
          DetailSpan(" " + text, isChosen ? .neon : .secondary),
          DetailSpan(line == texts.count - 1 ? note : "", .secondary),
        ]).cut(to: columns))
    }
  }

  /// What is to be said about the selected row, and about all of it.
  private mutating func writeNotes() {
    if content.rows.indices.contains(settling.selection) {
      let row = content.rows[settling.selection]
      let setters = row.options.compactMap { option in
        option.setter.map { index in
          name(content.projection.graph.author(of: index)) + " set it "
            + friendly.age(content.projection.graph.nodes[index].wall)
        }
      }
      let note = row.note(on: settling.choice(of: row))
      let said = (setters + [note].compactMap { $0 }).joined(separator: ", ")
      let field = content.name(of: row.field)
      if !said.isEmpty { add("\(field): \(said)", row.isDisputed ? .amber : .secondary) }
    }
    if let refusal = content.refusal { add(refusal, .error) }
    for note in content.notes { add(note, .secondary) }
  }

  /// A device as the heading calls it, and this one by its name too, as the others do.
  private func name(_ author: Author) -> String {
    let device = AuthorWords.device(author, to: content.device)
    let name = AuthorWords.namedDevice(author, to: content.device)
    return device == name ? device : "\(device) (\(name))"
  }

  private mutating func add(_ text: String, _ role: Role) {
    // The first column is the edge's; a note stands below the names of the fields.
    for line in LineWrapper.lines(of: [DetailSpan(text, role)], columns: columns - 1) {
      lines.append(DetailLine([blanks(1)] + line.spans))
    }
  }

  private mutating func mark(_ row: Int, _ option: Int?, from start: Int, to end: Int) {
    targets.append(
      SettlingPage.Target(
        line: lines.count, columns: start..<max(start, end), row: row, option: option))
  }

  private func label(_ row: SettlingRow) -> DetailSpan {
    let name = content.name(of: row.field)
    let blanks = String(repeating: " ", count: max(1, Self.labelColumns - 1 - name.utf8.count))
    return DetailSpan(" " + name + (isWide ? blanks : ""), row.isDisputed ? .amber : .text)
  }

  private func sign(_ isChosen: Bool) -> DetailSpan {
    DetailSpan(isChosen ? .current : .change, isChosen ? .neonBright : .faint)
  }

  private func blanks(_ count: Int) -> DetailSpan {
    DetailSpan(String(repeating: " ", count: max(0, count)))
  }

  /// Whether all that differs of a text is shown, as far as there is room: of the selected field, where
  /// versions stand side by side.
  private func isWhole(_ place: Int) -> Bool { isWide && place == settling.selection }

  /// A value in rows, which is one, but for a text that is shown whole.
  private func rows(
    of value: ShownValue, in row: SettlingRow, _ place: Int, columns room: Int
  ) -> [String] {
    guard isWhole(place), case .text(let text) = value else { return [words(value, in: row)] }
    let all = TextWrap.lines(
      of: quoted(text, in: row, lines: textRows), columns: room, indent: 1)
    var shown = all.prefix(textRows).enumerated().map { $0 == 0 ? $1 : " " + $1 }
    if all.count > textRows, let last = shown.popLast() {
      shown.append(TextWidth.prefix(of: last, columns: room - 1) + "…")
    }
    return shown
  }

  /// A value in one line: of a text the first in which the versions differ.
  private func words(_ value: ShownValue, in row: SettlingRow) -> String {
    guard case .text(let text) = value else { return row.field.words(for: value, in: friendly) }
    return quoted(text, in: row, lines: 1)
  }

  /// So many lines of a text from the first on in which the versions differ to the last such; the
  /// one behind where the text has none between.
  private func quoted(_ text: String, in row: SettlingRow, lines most: Int) -> String {
    let lines = Self.lines(of: text)
    let (start, end) = Self.sharedLines(of: row)
    let apart = lines.dropFirst(start).dropLast(end)
    let some = apart.isEmpty ? lines.dropFirst(start).prefix(1) : apart.prefix(most)
    let shown = some.map { $0.prefix(Self.longestLine) }.joined(separator: "\n")
    let isWhole = shown.utf8.count == lines.joined(separator: "\n").utf8.count
    return "“\(start == 0 ? "" : "…")\(shown)\(isWhole ? "" : "…")”"
  }

  /// With how many lines all versions begin alike, and with how many they end; none where all of them
  /// are alike.
  private static func sharedLines(of row: SettlingRow) -> (start: Int, end: Int) {
    let texts = row.options.compactMap { option in
      if case .text(let text) = option.choice.value { lines(of: text) } else { nil }
    }
    guard let first = texts.first else { return (0, 0) }
    let changes = texts.filter { $0 != first }.map { LineChange(from: first, to: $0) }
    return (
      changes.map(\.range.lowerBound).min() ?? 0,
      changes.map { first.count - $0.range.upperBound }.min() ?? 0
    )
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline)
  }

  private func cut(_ text: String, to room: Int) -> String {
    guard TextWidth.columns(of: text, atMost: room + 1) > room else { return text }
    return TextWidth.prefix(of: text, columns: max(0, room - 1)) + "…"
  }
}
