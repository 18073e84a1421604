internal import RedoTasks

/// How a task comes back, and which of its tags may stand where a title says so.
extension ForeignTask {
  /// The task's tags inside its words that would end or change a repeat if they stood behind them:
  /// they stay where they are.
  var tagsInside: Set<TitleLabel> {
    labelsInside.intersection(TitleLabel.repeatMarkers)
  }

  /// The task's labels that stand inside its words as well.
  var labelsInside: Set<TitleLabel> {
    guard !labels.isEmpty else { return [] }
    let words = TextLines.words(of: title).joined(separator: " ")
    return TitleText.labels(inside: words).intersection(labels)
  }

  /// Takes a repeat, and what its title is to say of it.
  mutating func comeBack(_ rhythm: Rhythm, _ reading: inout ImportReading) {
    (repeatDays, marker) = (rhythm.days, rhythm.marker)
    keepAsText(TitleLabel.repeatMarkers.filter { Self.changes($0, rhythm) }, &reading)
  }

  /// Takes a repeat of which the tags say how it is counted, as this program writes it.
  mutating func comeBack(everyDays days: Int64, _ reading: inout ImportReading) {
    (repeatDays, marker) = (days, nil)
    // Of what repeats no more this program writes no repeat.
    keepAsText([.once], &reading)
  }

  /// Takes no repeat: the tag that would say so is shown nowhere.
  mutating func comeBackNever(_ reading: inout ImportReading) {
    keepAsText([.once], &reading)
  }

  /// Whether a tag at the end of a title would say otherwise than a repeat goes on.
  private static func changes(_ label: TitleLabel, _ rhythm: Rhythm) -> Bool {
    guard label != .once else { return true }
    let words = ["a", label.text] + (rhythm.marker.map { [$0.text] } ?? [])
    let title = TitleText(words.joined(separator: " "))
    return Rhythm(everyDays: rhythm.days, titled: title) != rhythm
  }

  /// Whether one of the labels that words end with is this one, however it is spelt.
  private static func labels(endOf words: [String], hold label: TitleLabel) -> Bool {
    words.reversed().prefix { $0.hasPrefix("#") || $0.hasPrefix("@") }
      .contains { $0.lowercased() == label.text }
  }

  /// Makes tags words of the title, but for those that stand inside it, which stay there alone, and
  /// for the one that it ends with already.
  private mutating func keepAsText(_ markers: [TitleLabel], _ reading: inout ImportReading) {
    let inside = tagsInside
    var words = TextLines.words(of: title)
    for label in markers {
      guard let place = labels.firstIndex(of: label) else { continue }
      labels.removeAll { $0 == label }
      if inside.contains(label) {
        labels.insert(label, at: place)
        continue
      }
      // What has no title is no task.
      guard !words.isEmpty else { continue }
      if !Self.labels(endOf: words, hold: label) {
        title += " " + label.text
        words.append(label.text)
      }
      reading.lose("tags that would end or change a repeat are kept as text in the title")
    }
  }
}
