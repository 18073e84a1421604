extension TitleText {
  /// Those labels inside words without escapes that would say how a repeat goes on behind them
  /// (``TitleLabel/repeatMarkers``), and are tags alone where they stand.
  public static func markers(inside text: String) -> Set<TitleLabel> {
    labels(inside: text).intersection(TitleLabel.repeatMarkers)
  }

  /// Those labels inside words without escapes that do not stand among the last ones as well.
  public static func labels(inside text: String) -> Set<TitleLabel> {
    let words = Self.words(of: text)
    guard let last = words.lastIndex(where: { TitleLabel(word: $0) == nil }) else { return [] }
    return Set(words[...last].compactMap { TitleLabel(startOf: $0) })
      .subtracting(words[last...].compactMap { TitleLabel(word: $0) })
  }

  /// The label that says how a repeat of so many days is counted, or was until it ended; nil where
  /// none needs to.
  public func marker(everyDays days: Int64?) -> TitleLabel? {
    days.flatMap { Rhythm(everyDays: $0, titled: self).marker }
  }

  /// The labels as they are typed (``labelTexts``), but for the one that says how a repeat of so many
  /// days is counted: it is shown as the repeat, and is no tag of the user's once that has ended.
  public func labelTexts(everyDays days: Int64?) -> [String] {
    let marker = marker(everyDays: days)?.text
    return labelTexts.filter { $0 != marker }
  }

  /// The title that says that a repeat is counted in a way, and no more what it said of another one; as
  /// it is where it says so already.
  public func marked(as rhythm: Rhythm, insteadOf old: Rhythm?) -> TitleText {
    var title = self
    if let marker = old?.marker, marker != rhythm.marker { title = without(marker) }
    guard !title.says(rhythm) else { return title }
    if let marker = rhythm.marker, !title.markers.contains(marker) {
      title = TitleText(title.stored + " " + marker.text)
    }
    // A tag of the user's own may say otherwise, beside another number of days.
    for marker in TitleLabel.rhythms where marker != rhythm.marker && !title.says(rhythm) {
      title = title.without(marker)
    }
    return title
  }

  private func says(_ rhythm: Rhythm) -> Bool {
    Rhythm(everyDays: rhythm.days, titled: self) == rhythm
  }
}
