internal import RedoIntents
internal import RedoTasks

/// A stored title as a line to edit, which reads back as the same title.
struct TitleLine {
  /// The line.
  let text: String
  /// The parts of it that are title and nothing else, whatever they look like.
  let dismissed: Set<Chip.ID>

  /// Opens a title.
  ///
  /// A word of the title that looks like a date or a priority was put there on purpose, so it stays
  /// a word; typed once more it counts.
  init(of title: TitleText, in dates: DateContext) {
    text = title.stored
    var dismissed: Set<Chip.ID> = []
    var known = -1
    // Taking one reading away can uncover another below it.
    while known != dismissed.count, known < Self.mostChips {
      known = dismissed.count
      let chips = QuickAdd(text, in: dates, dismissed: dismissed).chips
      dismissed.formUnion(chips.filter(Self.isWord).map(\.id))
    }
    self.dismissed = dismissed
  }

  /// More readings than these are taken away from no title that a person wrote.
  private static let mostChips = 64

  /// Whether a word is what a title holds in place of a label that is to be plain text.
  private static func keepsLabelPlain(_ word: String) -> Bool {
    word.hasPrefix("\\") && TitleText.escaping(String(word.dropFirst())) == word
  }

  /// Whether a chip must not act: labels belong to a title, and so does what a backslash protects.
  private static func isWord(_ chip: Chip) -> Bool {
    switch chip.kind {
    case .tag, .person: false
    case .literal: !keepsLabelPlain(chip.id.firstWord)
    default: true
    }
  }
}
