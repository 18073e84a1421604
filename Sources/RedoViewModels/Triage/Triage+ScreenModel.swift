internal import RedoIntents
internal import RedoProtocol
internal import RedoTerminal

extension Triage: ScreenModel {
  var context: KeyContext { isOver ? .triageSummary : .triage }

  mutating func refresh(_ world: ScreenWorld) {
    show(world)
  }

  var selectedTasks: [TaskID] {
    guard let current, !isGone, settledElsewhere == nil else { return [] }
    return [current]
  }

  func availability(of command: Command, keys: any KeyNames) -> Availability? {
    let (on, undo) = (keys.name(of: .skipTask, in: .triage), keys.name(of: .undo, in: .triage))
    return switch command {
    case .moveDown, .moveUp, .pageDown, .pageUp: .available
    case .skipTask where !isOver: .available
    case .previousTask:
      position == 0 && !isOver
        ? .unavailable(because: "this is the first task; \(on) goes on") : .available
    case .takeBackRun:
      if isTakenBack {
        .unavailable(because: "all of it is taken back already; \(undo) brings it back")
      } else {
        steps.isEmpty
          ? .unavailable(because: "nothing was changed yet that could be taken back") : .available
      }
    case .skipTask, .snoozeDay, .snoozeThreeDays, .snoozeWeek, .snoozeTwoWeeks:
      taskAvailability(keys) ?? .available
    case _ where command.isAboutTasks: taskAvailability(keys)
    default: nil
    }
  }

  /// Whether there is a task to decide on; nil where the app knows more.
  private func taskAvailability(_ keys: any KeyNames) -> Availability? {
    if isOver {
      let before = keys.name(of: .previousTask, in: .triageSummary)
      return .unavailable(because: "no task shows here; \(before) \(returnWords)")
    }
    if goneTitle == nil, let settledElsewhere {
      let on = keys.name(of: .skipTask, in: .triage)
      return .unavailable(because: "\(settledElsewhere.clause.text); \(on) goes on")
    }
    guard let goneTitle else { return nil }
    let (on, undo) = (keys.name(of: .skipTask, in: .triage), keys.name(of: .undo, in: .triage))
    return .unavailable(
      because: "“\(goneTitle)” is deleted; \(on) goes on, \(undo) undoes what you did last")
  }

  mutating func perform(_ command: Command, in world: ScreenWorld) -> ScreenStep? {
    switch command {
    case .skipTask: advance()
    case .previousTask: retreat()
    case .back: leave()
    case .moveDown: scroll(by: 1)
    case .moveUp: scroll(by: -1)
    case .pageDown: scroll(by: pageHeight)
    case .pageUp: scroll(by: -pageHeight)
    case .takeBackRun: return .run(.takeBack(steps.compactMap(\.mark)))
    default: return snooze(command)
    }
    show(world)
    return .stay
  }

  private func snooze(_ command: Command) -> ScreenStep? {
    guard settledElsewhere == nil, let current,
      let days = Command.snoozes.first(where: { $0.command == command })?.days
    else { return nil }
    return .run(.snooze([current], .days(days)))
  }

  /// A click on a snooze presses its key.
  mutating func click(at point: Point, opens: Bool, in world: ScreenWorld) -> ScreenStep? {
    // The second press of a double click would decide on a task that nobody has seen yet.
    guard let card, !opens else { return nil }
    let places = TriageLayout(room: world.room).later.split(.columns, into: card.later.count)
    guard let place = places.firstIndex(where: { $0.contains(point) }) else { return nil }
    return perform(card.later[place].command, in: world)
  }

  mutating func scroll(by rows: Int, at point: Point, in world: ScreenWorld) {
    scroll(by: rows)
  }
}
