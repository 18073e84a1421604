public import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// Looking at the past: the whole app as of a moment, read-only.
extension AppViewModel {
  /// Why nothing can be changed while the past shows.
  var pastReason: String { "the screen shows the past; \(key(.back)) returns" }

  /// The present moment, whatever moment shows.
  public var clock: DateContext { travel?.dates ?? dates }

  /// Why a command that changes tasks cannot act now; nil where it can, or changes none.
  func refusalInThePast(of command: Command) -> Availability? {
    travel != nil && command.isChange ? .unavailable(because: pastReason) : nil
  }

  /// Whether there is a step to take in time.
  func stepAvailability(of command: Command) -> Availability {
    guard let projection, !projection.graph.nodes.isEmpty else {
      return .unavailable(because: "the log is empty: there is no past yet")
    }
    guard let travel else {
      return command == .stepForward
        ? .unavailable(because: "this is now; \(key(.stepBack)) goes back in time") : .available
    }
    return command == .stepBack && travel.past.step == 0
      ? .unavailable(because: "nothing came before the first change") : .available
  }

  /// Goes one step back in time, or one forward, and says what change lies between.
  mutating func travel(by step: Int) {
    guard let projection else { return }
    let start = travel ?? Travel(Past(of: projection), dates: dates)
    let next = start.moved(by: step)
    show(next)
    let later = step < 0 ? start.past : next?.past ?? Past(of: start.present, in: start.past.order)
    let words = StepWords(of: start.present, clock).clause(of: later.lastNodes)
    if let words { say(.neutral, "\(step < 0 ? "before" : "after") \(words)") }
    tellOfMeanwhile()
  }

  /// Shows everything as it was when the selected change had just been made.
  mutating func travelToChange() {
    guard let id = targetChange, let present = travel?.present ?? projection,
      let index = present.graph.index(of: id)
    else { return }
    overlay = nil
    let past = Past(of: present, after: index)
    show(past.stepsToNow == 0 ? nil : Travel(past, dates: clock))
    guard travel == nil else { return }
    say(.neutral, "that is the latest change: this is now")
    tellOfMeanwhile()
  }

  /// Takes the line that asks for a moment.
  mutating func acceptTravel(_ prompt: Prompt) -> [Effect] {
    guard !prompt.field.isEmpty else {
      overlay = nil
      returnToNow()
      return []
    }
    do throws(PastExpressionError) {
      let moment = try PastExpression.parse(prompt.field.text, in: clock)
      overlay = nil
      guard moment < clock.now else {
        if travel == nil { say(.neutral, "this is now") } else { returnToNow() }
        return []
      }
      guard let present = travel?.present ?? projection else { return [] }
      let past = Past(of: present, at: moment)
      show(Travel(past, time: moment, dates: clock))
      return []
    } catch {
      return reject(prompt, error.message)
    }
  }

  /// Shows the present again.
  mutating func returnToNow() {
    guard travel != nil else { return }
    show(nil)
    say(.neutral, "this is now")
    tellOfMeanwhile()
  }

  /// Shows a past; nil for the present.
  private mutating func show(_ next: Travel?) {
    if let next {
      if travel == nil { presentBefore = projection }
      travel = next
      take(next.past.projection, at: next.datesThere)
    } else if let travel {
      self.travel = nil
      take(travel.present, at: travel.dates)
    }
  }
}

extension Command {
  /// Whether the command is there to change tasks.
  var isChange: Bool {
    switch self {
    case .copyIdentifier, .copyLink, .mark, .markRange, .markAll: false
    case .triage, .snoozeDay, .snoozeThreeDays, .snoozeWeek, .snoozeTwoWeeks, .takeBackRun,
      .pickForToday, .deferToTomorrow, .moveTask, .takeBackChange, .importFile, .export:
      true
    default: group == .tasks
    }
  }
}
