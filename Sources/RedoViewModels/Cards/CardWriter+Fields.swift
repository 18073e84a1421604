internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension CardWriter {
  /// How many lines of a text are shown that a change took away or added, and how long each may be.
  private static let (mostLines, longestLine) = (12, 400)
  /// In fewer columns there is no room to stand below a value.
  private static let narrowColumns = 60

  /// What a change did to one field: `due  Mon 23 Nov 09:00 → Tue 24 Nov 09:00`.
  mutating func write(_ step: ChangeEffect.Step, showingBefore: Bool) {
    if case .text(let after) = step.after, Self.isLong(step.field) {
      var before = ""
      if case .text(let text) = step.before { before = text }
      writeLines(step.field.name, from: before, to: after)
    } else {
      let before = words(step.before, of: step.field)
      let lead =
        showingBefore && step.before != .unset
        ? [DetailSpan(before, .secondary), DetailSpan(" → ", .faint)] : []
      add(step.field.name, lead + [DetailSpan(words(step.after, of: step.field), .neon)])
    }
    guard let rival = step.overruledBy else { return }
    add("", [DetailSpan("lost to what was changed elsewhere:", .amber)])
    add("", mention(rival), .secondary)
  }

  /// Which change gave a field its value.
  mutating func write(_ line: Blame.Line, called name: String) {
    let blanks = String(repeating: " ", count: max(1, Self.labelColumns - name.utf8.count))
    let value = DetailSpan(words(line.value, of: line.field), .neon)
    lines.append(
      DetailLine([DetailSpan(name + blanks, .secondary), value], node: line.node).cut(to: columns))
    let indent = columns < Self.narrowColumns ? 2 : Self.labelColumns
    let mention = DetailLine([
      DetailSpan(String(repeating: " ", count: indent)),
      DetailSpan(mention(line.node, columns: columns - indent), .secondary),
    ])
    lines.append(mention.cut(to: columns))
  }

  /// A value in a row: the first line of a text, with a sign where there is more.
  private func words(_ value: ShownValue, of field: StateField) -> String {
    guard case .text(let text) = value else { return field.words(for: value, in: friendly) }
    let first =
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first ?? ""
    let kept = first.prefix(Self.longestLine)
    let isWhole = kept.utf8.count == text.utf8.count
    return field.words(for: .text(kept + (isWhole ? "" : "…")), in: friendly)
  }

  /// Whether a field's text may have many lines.
  private static func isLong(_ field: StateField) -> Bool {
    switch field {
    case .task(.description), .todo(.notes, _): true
    default: false
    }
  }

  /// The lines that went and those that came, without what is the same at both ends.
  private mutating func writeLines(_ name: String, from before: String, to after: String) {
    let old = Self.lines(of: before)
    let change = LineChange(from: old, to: Self.lines(of: after))
    var label = name
    let rows = [(old[change.range], "- ", Role.error), (change.lines, "+ ", Role.success)]
    for (lines, sign, role) in rows {
      // One line more is shorter than to say that there is one.
      let shown = lines.prefix(
        lines.count == Self.mostLines + 1 ? lines.count : Self.mostLines)
      for line in shown {
        let isCut = line.count > Self.longestLine
        let text = line.prefix(Self.longestLine) + (isCut ? "…" : "")
        add(
          label, [DetailSpan(sign, role), DetailSpan(String(text), role)],
          signColumns: sign.utf8.count)
        label = ""
      }
      let rest = lines.count - shown.count
      if rest > 0 { add(label, "\(sign)… and \(rest) lines more", .secondary) }
    }
    if change.range.isEmpty, change.lines.isEmpty { add(name, "empty", .secondary) }
  }

  private static func lines(of text: String) -> [Substring] {
    text.isEmpty ? [] : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
