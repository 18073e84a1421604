internal import RedoProtocol
internal import RedoTasks

extension LineReading {
  /// The parts that set a field, and so leave the title.
  var valueParts: [LinePart] {
    [priority, points, repeats, due, time].compactMap { $0 }
  }

  /// The chips of all that was understood, in the order of the line.
  func chips(of line: String, in context: DateContext) -> [Chip] {
    var chips = (valueParts + labels).map { part in
      Chip(id: part.id, range: range(of: part.words), text: text(of: part, in: context))
    }
    chips += literals.map { index, id in
      Chip(id: id, range: words[index].range, text: "kept as typed")
    }
    if let description {
      let range = description.range.lowerBound..<line.utf8.count
      chips.append(Chip(id: description.id, range: range, text: "description"))
    }
    return chips.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Where words stand in the line, in UTF-8 bytes, by their indices.
  func range(of indices: Range<Int>) -> Range<Int> {
    words[indices.lowerBound].range.lowerBound..<words[indices.upperBound - 1].range.upperBound
  }

  /// What a part means, in words.
  private func text(of part: LinePart, in context: DateContext) -> String {
    switch part.meaning {
    // Elsewhere p1 is the most urgent.
    case .priority(let priority): "priority \(priority)" + (priority == 1 ? ", the lowest" : "")
    case .points(let points): Quantity.text(points, "point")
    case .repeats(let phrase): text(of: phrase, in: context)
    case .label(let label): label.text
    case .due: dueText(of: part, in: context)
    }
  }

  /// How often, and from when on where these words alone say that.
  private func text(of phrase: RepeatPhrase, in context: DateContext) -> String {
    let rhythm = phrase.rhythm(isFixed: isRepeatFixed).titled(TitleText(TitleWords(of: self).title))
    let words = rhythm.often + rhythm.origin
    return phrase.first == nil || due != nil ? words : words + ", " + dueWords(in: context)
  }

  /// When the task falls due, as one date.
  func dueWords(in context: DateContext) -> String {
    guard let instant = deadline(in: context) else { return "no date" }
    let friendly = FriendlyDate(in: context)
    return "due " + friendly.full(instant) + Self.lateness(of: instant, friendly)
  }

  /// The same, but that of a day and a time that stand apart each says its own.
  private func dueText(of part: LinePart, in context: DateContext) -> String {
    guard let time, let instant = deadline(in: context) else { return dueWords(in: context) }
    let friendly = FriendlyDate(in: context)
    guard part == time else { return "due " + friendly.full(context.zone.date(of: instant)) }
    return "at " + friendly.clock(instant) + Self.lateness(of: instant, friendly)
  }

  /// Nothing is to be overdue at once without a word.
  private static func lateness(of instant: Instant, _ friendly: FriendlyDate) -> String {
    friendly.lateness(instant).map { ", \($0) late" } ?? ""
  }
}
