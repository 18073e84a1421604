internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// When other programs' files say that something was done.
enum ForeignEnd {
  /// The moment that is told, but none that is still to come.
  ///
  /// Who writes today means some time of it; that a later day is not taken as it is, is told.
  static func past(
    _ moment: Instant, in dates: DateContext, _ reading: inout ImportReading
  ) -> Instant {
    if dates.zone.date(of: moment) > dates.today { reading.lose(LossWords.doneOnDayToCome) }
    return min(moment, dates.now)
  }
}
