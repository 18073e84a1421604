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

  /// The labels to take off that none of some titles carries.
  public func missing(in titles: some Sequence<TitleText>) -> [TitleLabel] {
    var missing = removed
    for title in titles {
      guard !missing.isEmpty else { break }
      let carried = Set(title.stored.parts.compactMap(Self.label))
      missing.removeAll { carried.contains($0.folded) }
    }
    return missing
  }

  /// The stored title with the labels and without them; as it is where nothing would be left.
  public func applied(to title: TitleText) -> String {
    let gone = Set(removed.map(\.folded))
    let kept = title.stored.parts.filter { part in
      Self.label(part).map { !gone.contains($0) } ?? true
    }
    var text = title.stored.keeping(kept)
    var words = Set(kept)
    var labels = Set(kept.compactMap(Self.label))
    for label in added {
      let isNew = labels.insert(label.folded).inserted
      // A marker of repeats counts as written.
      let isNewWord = words.insert(Substring(label.text)).inserted
      guard isNew || isNewWord && [.once, .fixed].contains(label) else { continue }
      text += text.isEmpty ? label.text : " " + label.text
    }
    return words.allSatisfy(\.isEmpty) ? title.stored : text
  }

  /// The label that a part of a title is, the same in every spelling of its letters' case; nil for none.
  private static func label(_ part: Substring) -> TitleLabel? {
    TitleLabel(word: part)?.folded
  }
}
