internal import RedoProtocol
internal import RedoTasks

/// What it means to a person that a task's date was changed.
public enum DateMove: Hashable, Sendable {
  /// It was put off.
  case snoozed
  /// It was taken into the day on which it was changed, or had no date before.
  case planned
  /// It was brought forward, or its time of day, or to a day that has passed.
  case moved

  /// Compares two deadlines on the day on which one became the other.
  init(from old: Instant?, to new: Instant, on day: CivilDate, _ zone: LocalZone) {
    guard let old else {
      self = .planned
      return
    }
    if zone.date(of: new) == day, zone.date(of: old) != day {
      self = .planned
    } else {
      self = new > old && zone.date(of: new) >= day ? .snoozed : .moved
    }
  }

  /// What several moves are together: what all of them are, else only that dates were changed.
  init(of moves: [DateMove]) {
    self = Set(moves).count == 1 ? moves[0] : .moved
  }
}
