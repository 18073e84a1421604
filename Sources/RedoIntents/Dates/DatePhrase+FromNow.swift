internal import RedoProtocol

/// Moments that are counted by the clock from the present one on.
extension DatePhrase {
  /// `an hour from now`, `45 minutes from now`, `2h from now`; `20 minutes from now on` is how long.
  static func hoursFromNow(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: DatePhrase, length: Int)? {
    guard let span = hours(words),
      words.dropFirst(span.length).prefix(2).map(\.key) == ["from", "now"],
      words.dropFirst(span.length + 2).first?.key != "on"
    else { return nil }
    let moment = Instant(milliseconds: context.now.milliseconds + span.milliseconds)
    return (.moment(moment), span.length + 2)
  }
}
