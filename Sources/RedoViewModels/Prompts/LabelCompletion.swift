internal import RedoTasks
internal import RedoTerminal

/// The tags and people in use, for completing one that is being typed.
struct LabelCompletion {
  private let projection: Projection?
  private let isOfFilter: Bool

  /// Completes the labels of a line; in a filter they stand behind bars and signs as well.
  init(of projection: Projection?, inFilter isOfFilter: Bool = false) {
    self.projection = projection
    self.isOfFilter = isOfFilter
  }

  /// The line with the label before its cursor completed; as it is where none fits.
  func completed(_ field: TextField) -> TextField {
    let word = lastWord(of: field.textBeforeCursor)
    guard let sign = word.first, sign == "#" || sign == "@",
      let label = best(startingWith: word.dropFirst(), isTag: sign == "#")
    else { return field }
    var field = field
    field.replace(last: word, with: "\(sign)\(label) ")
    return field
  }

  /// The line with the label at its end in full, or with each that begins so, between bars; nil where
  /// none does.
  func finished(_ line: String) -> String? {
    let word = lastWord(of: line)
    guard let sign = word.first, sign == "#" || sign == "@" else { return nil }
    let names = names(startingWith: word.dropFirst(), isTag: sign == "#")
    guard (1...Self.mostBetweenBars).contains(names.count) else { return nil }
    return line.dropLast(word.count) + names.map { "\(sign)\($0)" }.joined(separator: "|")
  }

  private static let mostBetweenBars = 8

  private func lastWord(of text: some StringProtocol) -> Substring {
    let isBreak: (Character) -> Bool = { $0 == " " || isOfFilter && $0 == "|" }
    let word = Substring(text.reversed().prefix { !isBreak($0) }.reversed())
    return isOfFilter && (word.first == "-" || word.first == "!") ? word.dropFirst() : word
  }

  /// The label that most tasks carry among those that start so.
  private func best(startingWith start: Substring, isTag: Bool) -> String? {
    names(startingWith: start, isTag: isTag).first
  }

  /// The labels that start so, those first that most tasks carry.
  private func names(startingWith start: Substring, isTag: Bool) -> [String] {
    guard let projection else { return [] }
    return LabelUses(in: .done, of: projection)
      .labels(isTag ? .tag : .person, startingWith: start).map(\.label.name)
  }
}
