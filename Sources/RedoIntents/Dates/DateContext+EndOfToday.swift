internal import RedoProtocol

extension DateContext {
  /// 23:59 of today, as `eod` means it: for what is done today and whose own time of day is past.
  var endOfToday: Instant {
    ClockPhrase.at(ClockPhrase.endOfDay).instant(on: today, in: zone).clamped
  }
}
