public import RedoProtocol

/// The wall time that all nodes of one intent share, and what it tells of the intent.
///
/// An intent's is later than that of the device's intent before it, even where the clock stands still,
/// so that undo can tell intents apart, and its last two binary digits say whether the intent is an
/// undo (01), a redo (11) or neither (00, 10). To everybody else it is a time, right to 4 ms for each
/// intent of a burst (PROTOCOL.md, "Undo and redo").
public enum WallTime {
  /// What an intent is to the device's history.
  enum Mark: Int64 {
    case undo = 1
    case redo = 3
  }

  /// How far back a clock may go and still be waited for, in milliseconds; one that was set back
  /// further is believed.
  private static let patience = Instant.minute

  /// The wall time of an intent, given what the clock shows and the device's latest wall time.
  public static func next(for intent: Intent, at now: Instant, after last: Instant?) -> Instant {
    let wall =
      switch intent {
      case .undo: now.milliseconds & ~3 | Mark.undo.rawValue
      case .redo: now.milliseconds & ~3 | Mark.redo.rawValue
      default: now.milliseconds & ~1
      }
    guard let last = last?.milliseconds, (wall...wall + patience).contains(last) else {
      return Instant(milliseconds: wall)
    }
    let step: Int64 = wall & 1 == 0 ? 2 : 4
    let next = Instant(milliseconds: wall + ((last - wall) / step + 1) * step)
    if next <= .latest { return next }
    // At the end of time there is nothing later.
    return Instant(milliseconds: wall == last ? wall - step : wall)
  }

  /// The wall time of a device's latest intent in a log; lines that repeat a node do not count.
  public static func latest(of device: Author, in graph: ChangeGraph) -> Instant? {
    graph.latestNode(of: device).map { graph.nodes[$0].wall }
  }

  /// What a wall time says of its intent; nil for one that is neither undo nor redo.
  static func mark(of wall: Instant) -> Mark? {
    Mark(rawValue: wall.milliseconds & 3)
  }
}
