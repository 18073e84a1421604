internal import RedoIntents
internal import RedoTasks

/// A title that others changed while it was typed anew.
struct ConcurrentTitle {
  /// What it is in the end, as it is shown.
  private let title: String
  /// What others made it.
  private let meanwhile: TitleText
  /// What it was before.
  private let base: TitleText

  /// Tells a title in the end from what it was meanwhile and before.
  init(_ title: String, meanwhile: TitleText, since base: TitleText) {
    self.title = TitleText(title).shown
    self.meanwhile = meanwhile
    self.base = base
  }

  /// What is to be said behind a report: what the title is now, unless the report says so, and what it
  /// was meanwhile; of words that others left alone, what became of the labels.
  func afterword(behind report: IntentReport) -> String {
    guard isReworded else { return labelWords.map { "; " + $0 } ?? "" }
    let now = report.tellsNewName ? "" : "it is “\(title)” now, "
    return "; \(now)it was “\(meanwhile.shown)” meanwhile"
  }

  /// What is to be said while it is being typed; nil where nothing that shows was changed.
  var note: String? { isReworded ? "“\(meanwhile.shown)” meanwhile" : labelWords }

  private var isReworded: Bool { meanwhile.shown != base.shown }

  /// Which labels others added and took off; nil where there are none.
  private var labelWords: String? {
    let told = [
      (Self.labels(of: meanwhile, besides: base), "added"),
      (Self.labels(of: base, besides: meanwhile), "taken off"),
    ].filter { !$0.0.isEmpty }.map { labels, deed in
      "\(labels.listed) \(labels.count == 1 ? "was" : "were") \(deed)"
    }
    return told.isEmpty ? nil : told.joined(separator: ", ") + " meanwhile"
  }

  /// The labels that only the first of two titles has, but those that say how a repeat goes on: they
  /// show as no labels.
  private static func labels(of title: TitleText, besides other: TitleText) -> [String] {
    let known = other.labelTexts + TitleLabel.repeatMarkers.map(\.text)
    let folded = Set(known.map { $0.lowercased() })
    return title.labelTexts.filter { !folded.contains($0.lowercased()) }
  }
}
