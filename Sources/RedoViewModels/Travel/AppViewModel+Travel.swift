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
    let closed = showPast(next)
    let crossed = step < 0 ? start.past.lastNodes : next?.past.lastNodes ?? start.latestNodes
    let words = StepWords(of: start.present, clock).clause(of: crossed)
    tellOfStep(words.map { "\(step < 0 ? "before" : "after") \($0)" }, closing: closed)
    tellOfMeanwhile()
  }

  /// Shows everything as it was when the selected change had just been made.
  mutating func travelToChange() {
    guard let id = targetChange, let present = travel?.present ?? projection,
      let index = present.graph.index(of: id)
    else { return }
    overlay = nil
    let past = Past(of: present, after: index)
    let closed = showPast(past.stepsToNow == 0 ? nil : Travel(past, dates: clock))
    tellOfStep(travel == nil ? "that is the latest change: this is now" : nil, closing: closed)
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
      tellOfStep(nil, closing: showPast(Travel(past, time: moment, dates: clock)))
      return []
    } catch {
      return reject(prompt, error.message)
    }
  }

  /// Shows the present again.
  mutating func returnToNow() {
    guard travel != nil else { return }
    tellOfStep("this is now", closing: showPast(nil))
    tellOfMeanwhile()
  }

  /// Says what a step in time came to, as far as there is something to say.
  private mutating func tellOfStep(_ step: Clause?, closing: Clause?) {
    switch (step, closing) {
    case (let step?, let closing?): say(.neutral, "\(step); \(closing)")
    case (let only?, nil), (nil, let only?): say(.neutral, only)
    case (nil, nil): break
    }
  }

  /// Shows a past; nil for the present.
  ///
  /// The cursor and the task that is open stay what they are; the calendar goes along. Returns what
  /// to say of an open task that is not there.
  private mutating func showPast(_ next: Travel?) -> Clause? {
    // A range that is being drawn would lose what is not listed then.
    endRanges(on: ScreenName.allCases)
    let (led, isOpen) = (tasks.ledTask, isTaskOpen)
    let open = isOpen ? selectedTask : nil
    let title = open.flatMap { projection?.title(of: $0).shown }
    holdOpenTask()
    let stays = isOpen ? open?.id : led
    if let next {
      if travel == nil { (presentBefore, marksBefore) = (projection, listedMarks) }
      travel = next
      let there = next.datesThere
      if there.today != dates.today { calendar.travel(to: there.today) }
      display(next.past.projection, at: there, leadingTo: stays)
    } else if let travel {
      self.travel = nil
      keepMarksBefore()
      calendar.returnToNow()
      display(travel.present, at: travel.dates, leadingTo: stays)
    }
    var closed: Clause?
    if let open, let title, selectedTask?.id != open.id {
      leaveTask()
      closed = "\(quoting: title) \(next == nil ? "is not there any more" : "was not there then")"
    }
    if !isOpen || closed != nil, let world { tasks.leadCursor(to: led, in: world) }
    tasks.noteStraying(from: next == nil ? nil : led)
    return closed
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
