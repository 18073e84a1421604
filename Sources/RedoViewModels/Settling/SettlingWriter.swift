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
  /// The most rows that a text of the selected field has while it is folded.
  private static let mostRows = 6
  /// The most characters that are looked at of a line of a text that is folded.
  private static let longestLine = 300
  /// The rows that a value has, and how many more it has where nothing of it is folded.
  private typealias Cell = (rows: [String], folded: Int)

  let settling: Settling
  let content: SettlingContent
  let columns: Int
  /// How many rows show at once.
  let shownRows: Int
  private(set) var lines: [DetailLine] = []
  private(set) var targets: [SettlingPage.Target] = []
  private(set) var selected = 0..<0
  /// How many rows of the selected field are folded.
  private(set) var folded = 0

  init(_ settling: Settling, _ content: SettlingContent, columns: Int, shownRows: Int) {
    self.settling = settling
    self.content = content
    self.columns = columns
    self.shownRows = shownRows
  }

  private var friendly: FriendlyDate { FriendlyDate(in: content.dates) }
  private var isWide: Bool { columns >= Self.wideColumns && content.columns.count == 2 }
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
    let cells = row.options.map { cell(of: $0.value, in: row, place, columns: cellColumns - 4) }
    folded += cells.map { $0.folded }.max() ?? 0
    for line in 0..<(cells.map { $0.rows.count }.max() ?? 1) {
      var spans = [line == 0 ? label(row) : blanks(Self.labelColumns)]
      for (option, version) in row.options.enumerated() {
        let start = Self.labelColumns + option * cellColumns
        mark(place, option, from: start, to: start + cellColumns)
        let isChosen = version.choice == choice
        let rows = cells[option].rows
        let text = rows.indices.contains(line) ? cut(rows[line], to: cellColumns - 4) : ""
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
      let name = content.columns[option].name
      let isChosen = version.choice == choice
      let rows = wholeRows(of: version.value, name, in: row, place)
      if rows > 1, textRows(of: row) > 1 {
        writeOwn(version.value, row, place, option, name, isChosen: isChosen)
      } else {
        folded += rows - 1
        mark(place, option, from: 0, to: columns)
        lines.append(line(of: words(version.value, in: row), name, isChosen: isChosen))
      }
    }
    writeOwn(choice, row, place)
  }

  /// How many rows a value takes with its name where the field is selected and nothing is folded.
  private func wholeRows(
    of value: ShownValue, _ name: String, in row: SettlingRow, _ place: Int
  ) -> Int {
    guard place == settling.selection else { return 1 }
    let room = columns - 4
    let rows = wholeText(of: value, in: row).map { wrapped($0, columns: room) }
    let last = rows?.last ?? words(value, in: row)
    let (count, width) = (rows?.count ?? 1, TextWidth.columns(of: last))
    if count == 1, width <= beside(last, name).room { return 1 }
    return width + TextWidth.columns(of: " · " + name) <= room ? count : count + 1
  }

  /// What stands behind a value in its row, and the room of that value: what it says is worth more
  /// than the whole of a long name, which has the rest.
  private func beside(_ value: String, _ name: String) -> (name: String, room: Int) {
    let spare = columns - 7 - TextWidth.columns(of: value)
    let short = " · " + cut(name, to: max(12, columns / 3, spare))
    return (short, max(8, columns - 4 - TextWidth.columns(of: short)))
  }

  private func line(of value: String, _ name: String, isChosen: Bool) -> DetailLine {
    let (short, room) = beside(value, name)
    return DetailLine([
      DetailSpan("  "), sign(isChosen),
      DetailSpan(" " + cut(value, to: room), isChosen ? .neon : .secondary),
      DetailSpan(short, .secondary),
    ]).cut(to: columns)
  }

  /// Values that are none of the versions have lines of their own: what is proposed, whether or not it
  /// is chosen, and what was typed.
  private mutating func writeOwn(_ choice: VersionChoice, _ row: SettlingRow, _ place: Int) {
    if let joined = row.joined {
      let note = row.note ?? SettlingRow.asItIs
      writeOwn(joined.value, row, place, row.options.count, note, isChosen: joined == choice)
    }
    guard row.place(of: choice) == nil else { return }
    writeOwn(choice.value, row, place, nil, "typed", isChosen: true)
  }

  private mutating func writeOwn(
    _ value: ShownValue, _ row: SettlingRow, _ place: Int, _ option: Int?, _ name: String,
    isChosen: Bool
  ) {
    let start = isWide ? Self.labelColumns : 2
    let (room, note) = (columns - start - 2, " · " + name)
    let shown = cell(of: value, in: row, place, columns: room)
    folded += shown.folded
    var texts = shown.rows
    // Where a value is shown whole, what it is has a row of its own unless it fits.
    if place == settling.selection, let last = texts.last,
      TextWidth.columns(of: last + note) > room
    {
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

  /// The rows of a text of the selected field: what is together, below the versions, shows with them
  /// until all of it is asked for.
  private func textRows(of row: SettlingRow) -> Int {
    guard settling.scrolled == nil else { return .max }
    let texts = row.options.count + (row.joined == nil ? 0 : 1)
    let room = isWide ? (shownRows - 3) / 2 : (shownRows - 2) / texts - 1
    return max(1, min(Self.mostRows, room))
  }

  /// A value in rows, which is one, but for a text of the selected field.
  private func cell(
    of value: ShownValue, in row: SettlingRow, _ place: Int, columns room: Int
  ) -> Cell {
    guard place == settling.selection, case .text(let text) = value,
      let whole = wholeText(of: value, in: row)
    else { return ([words(value, in: row)], 0) }
    let all = wrapped(whole, columns: room)
    let most = textRows(of: row)
    guard all.count > most else { return (all, 0) }
    var shown = wrapped(quoted(text, in: row, lines: most), columns: room)
    if shown.count > most {
      shown = Array(shown.prefix(most))
      if let last = shown.popLast() {
        shown.append(TextWidth.prefix(of: last, columns: room - 1) + "…")
      }
    }
    return (shown, all.count - shown.count)
  }

  private func wrapped(_ text: String, columns: Int) -> [String] {
    TextWrap.lines(of: text, columns: columns, indent: 1).enumerated().map { row, text in
      row == 0 ? text : " " + text
    }
  }

  /// All that differs of a text; nil for other values.
  private func wholeText(of value: ShownValue, in row: SettlingRow) -> String? {
    guard case .text(let text) = value else { return nil }
    return quoted(text, in: row, lines: .max, characters: .max)
  }

  /// A value in one line: of a text the first in which the versions differ.
  private func words(_ value: ShownValue, in row: SettlingRow) -> String {
    guard case .text(let text) = value else { return row.field.words(for: value, in: friendly) }
    return quoted(text, in: row, lines: 1)
  }

  /// So many lines of a text from the first on in which the versions differ to the last such; the
  /// one behind where the text has none between.
  private func quoted(
    _ text: String, in row: SettlingRow, lines most: Int, characters: Int = Self.longestLine
  ) -> String {
    let lines = Self.lines(of: text)
    let (start, end) = Self.sharedLines(of: row)
    let apart = lines.dropFirst(start).dropLast(end)
    let some = apart.isEmpty ? lines.dropFirst(start).prefix(1) : apart.prefix(most)
    let shown = some.map { $0.prefix(characters) }.joined(separator: "\n")
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
