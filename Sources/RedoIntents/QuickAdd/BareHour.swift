/// `at 5`: an hour that may be of either half of a day, so that no date takes it.
struct BareHour {
  /// The words.
  let words: String
  /// What says it.
  let instead: String

  /// Reads two words; nil for others.
  init?(_ words: some Collection<String>) {
    let parts = Array(words)
    guard parts.count == 2, parts[0].lowercased() == "at",
      let hour = Figures.number(in: parts[1], digits: 1...2), hour < 24
    else { return nil }
    self.words = parts.joined(separator: " ")
    instead = (1...12).contains(hour) ? "\(hour)am or \(hour)pm" : "\(hour):00"
  }
}
