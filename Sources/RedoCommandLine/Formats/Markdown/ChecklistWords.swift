internal import RedoIntents
internal import RedoProtocol

/// The words of a checklist's line: those of the title, and what the others say.
struct ChecklistWords {
  private(set) var title: [String] = []
  private(set) var fields = ChecklistFields()

  /// Takes a line apart behind its box.
  init(_ text: String, in dates: DateContext) {
    var words = TextLines.words(of: text)[...]
    var unsure: [(field: ObsidianField, places: Range<Int>)] = []
    var hasFields = false
    while let word = words.first {
      let plain = LiteralWord.text(of: word) { ChecklistFields.hasMeaning($0, in: dates) }
      let field = plain == nil ? ObsidianField(words) : nil
      let taken = words.prefix(field?.length ?? 1)
      words = words.dropFirst(taken.count)
      if let field, field.mayBeWords {
        unsure.append((field, title.endIndex..<title.endIndex + taken.count))
        title += taken
      } else if let field {
        hasFields = true
        fields.take(field, in: dates)
      } else if plain != nil || !fields.take(word, in: dates) {
        title.append(plain ?? word)
      }
    }
    let sure = unsure.filter { hasFields || Self.saysItself($0.field) }
    let anchor = hasFields || !sure.isEmpty ? takeAnchor() : nil
    take(sure, in: dates)
    if let anchor { fields.extras.append(("anchor", anchor)) }
    keepTitle()
  }

  /// Has a repeat with the whole title behind it be that title: `🔁 every day water the plants`.
  private mutating func keepTitle() {
    guard title.isEmpty, let rule = fields.rule else { return }
    title = ["🔁"] + TextLines.words(of: rule)
    fields.rule = nil
  }

  /// Whether a field is one without others beside it: of names and words only what no word looks like.
  private static func saysItself(_ field: ObsidianField) -> Bool {
    field.name == .priority || field.value.utf8.contains(where: \.isASCIIDigit)
  }

  /// Takes the name by which notes of Obsidian link to the line; nil where it has none.
  private mutating func takeAnchor() -> String? {
    guard title.count > 1, let last = title.last, last.utf8.first == UInt8(ascii: "^"),
      last.utf8.count > 1
    else { return nil }
    return title.removeLast()
  }

  /// Takes what may be words as well where it stands behind those of the title; before one it is one.
  private mutating func take(
    _ unsure: [(field: ObsidianField, places: Range<Int>)], in dates: DateContext
  ) {
    let places = Set(unsure.flatMap(\.places))
    // A tag that is none here, such as one of several parts, stays in the title.
    let last = title.indices.last(where: {
      !places.contains($0) && title[$0].utf8.first != UInt8(ascii: "#")
    })
    var behind: Set<Int> = []
    for (field, places) in unsure where places.lowerBound > last ?? -1 {
      fields.take(field, in: dates)
      behind.formUnion(places)
    }
    title = title.indices.filter { !behind.contains($0) }.map { title[$0] }
  }
}
