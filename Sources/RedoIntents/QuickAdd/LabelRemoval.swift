public import RedoTasks

/// The labels that an edit line takes off a title: `-#home -@ana`.
public struct LabelRemoval: Hashable, Sendable {
  /// The line without them.
  public let rest: String
  /// The labels, in the order of the line.
  public let labels: [TitleLabel]
  /// What to show for each of them while the line is typed.
  public let chips: [Chip]

  /// Takes labels that are to be taken off out of a line; what quotes or a description hold is
  /// text, and so are words that take off one of the labels that are left `alone`.
  public init(_ line: String, leaving alone: [TitleLabel] = []) {
    let words = line.parts
    let end = words.firstIndex { $0.hasPrefix("//") || $0.hasPrefix("\"") } ?? words.endIndex
    var labels: [TitleLabel] = []
    var chips: [Chip] = []
    var names = Dismissals([])
    let kept = words[..<end].filter { word in
      guard word.hasPrefix("-"), let label = TitleLabel(word: word.dropFirst()),
        !alone.contains(label)
      else { return true }
      labels.append(label)
      let start = line.utf8.distance(from: line.startIndex, to: word.startIndex)
      chips.append(
        Chip(
          id: names.nextID(label.kind == .tag ? .tag : .person, String(word)),
          range: start..<start + word.utf8.count, text: "takes off \(label.text)"))
      return false
    }
    rest = line.keeping(kept + words[end...])
    self.labels = labels
    self.chips = chips
  }
}
