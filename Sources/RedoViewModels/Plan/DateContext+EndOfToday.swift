internal import RedoIntents
internal import RedoProtocol

extension DateContext {
  /// 23:59 of today, for what is done today and whose own time of day is past.
  var endOfToday: Instant? {
    try? DateExpression.parse("today eod", in: self)
  }
}
