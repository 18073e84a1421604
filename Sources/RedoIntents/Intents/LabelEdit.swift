public import RedoTasks

/// The tags and people that an edit adds to titles and takes off them, whatever else the titles say.
public struct LabelEdit: Hashable, Sendable {
  /// Labels that stand at the end of a title from then on, where it has not got them.
  public var added: [TitleLabel]
  /// Labels that a title loses, in any spelling of their letters' case.
  public var removed: [TitleLabel]

  /// Creates an edit that adds none.
  public init(removing removed: [TitleLabel] = []) {
    (added, self.removed) = ([], removed)
  }

  /// What a line says that takes labels off: it adds those that were typed, unless words stand beside
  /// them, which are a title with labels of its own.
  public init(_ removal: LabelRemoval, typed: TitleText) {
    removed = removal.labels
    added = typed.hasWords ? [] : typed.trailingLabels
  }

  /// Whether it changes no title.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// The labels to take off that a title does not carry.
  public func missing(in title: TitleText) -> [TitleLabel] {
    let words = title.stored.parts
    return removed.filter { label in !words.contains { Self.names($0, label) } }
  }

  /// The stored title with the labels and without them; as it is where nothing would be left.
  public func applied(to title: TitleText) -> String {
    var text = withoutRemoved(title.stored)
    var words = text.parts
    for label in added where !words.contains(where: { Self.stands($0, for: label) }) {
      words.append(Substring(label.text))
      text += text.isEmpty ? label.text : " " + label.text
    }
    return words.allSatisfy(\.isEmpty) ? title.stored : text
  }

  /// A stored title without the labels to take off.
  private func withoutRemoved(_ stored: String) -> String {
    stored.keeping(stored.parts.filter { word in !removed.contains { Self.names(word, $0) } })
  }

  /// Whether a word makes a label that is to be added needless; a marker of repeats counts as written.
  private static func stands(_ word: Substring, for label: TitleLabel) -> Bool {
    [.once, .fixed].contains(label) ? word == label.text : names(word, label)
  }

  /// Whether a word is a label, in any spelling of its letters' case.
  private static func names(_ word: Substring, _ label: TitleLabel) -> Bool {
    TitleLabel(word: word)?.folded == label.folded
  }
}
