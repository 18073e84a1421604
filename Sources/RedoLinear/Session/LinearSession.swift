internal import RedoIntents
internal import RedoTerminal
public import RedoViewModels

/// A sitting at the screens line by line: takes what is typed, and says what there is to hear.
///
/// It touches nothing: ``take(_:)`` gives the effects that a shell carries out on ``viewModel``, then
/// ``answer()`` gives the lines. Numbers mean what was read last, until something else is read.
public struct LinearSession {
  /// What is seen and done; the shell tells it what became of effects.
  public var viewModel: AppViewModel
  /// What lines ask for commands with; the view model's settings name the same.
  public var keys: LinearKeyNames
  /// What was read of the screen.
  var base: LinearPage?
  /// What was read of what lies over it.
  var over: LinearPage?
  /// What was read before of other places, whose numbers mean the same when one comes back.
  private var shelf: [LinearPlace: LinearPage] = [:]
  /// Whether one went back to where one was before.
  var isReturning = false
  /// What is to be said before the view model's own message.
  var news: [String] = []
  /// What was said of the log and the config, so that it is said once.
  private var told: Set<Notice> = []
  /// A line that meant nothing, of which was said that it can be a task.
  var unread: String?
  /// That line while the next one is taken which does something.
  var offered: String?
  /// A description while its lines come one after the other.
  var dictation: Dictation?
  /// The field of a form whose text was asked for.
  var askedField: FormField?
  /// The screen that a task was opened from, to go back to.
  var origin: ScreenName?
  /// Whether the page is to be read although it is the one that was read.
  var isReadingAgain = false
  /// Whether a command did its work and there may be nothing to say of it.
  private var hasBegun = false

  /// How many pages are kept to come back to.
  private static let mostKept = 6
  /// The room that pages are laid out for; nothing of it is drawn.
  private static let room = Size(columns: 120, rows: 50)

  /// Begins with what a view model shows.
  public init(_ viewModel: AppViewModel, keys: LinearKeyNames) {
    self.viewModel = viewModel
    self.keys = keys
    self.viewModel.resize(to: Self.room)
  }

  /// Whether the lines of a description come one after the other.
  public var isDictating: Bool { dictation != nil }

  /// What numbers choose from now.
  var page: LinearPage? { viewModel.overlay == nil ? base : over }

  /// What there is to say: what became of the last line, and what there is to read, if it is new.
  public mutating func answer() -> [String] {
    var lines = hasBegun ? [] : ["Redo, line by line. ? helps, q quits."]
    hasBegun = true
    lines += newNotices()
    if let message = viewModel.message { lines.append(sentence(message)) }
    // What is dictated is not interrupted by what is wrong elsewhere in the form.
    lines += (isDictating ? [] : refusals()) + news
    news = []
    viewModel.clearMessage()
    if viewModel.overlay == nil { over = nil }
    defer { (isReadingAgain, isReturning) = (false, false) }
    let place = LinearPlace(of: viewModel)
    if isDictating {
      // What is dictated is not interrupted.
    } else if isReturning, let known = shelf[place], place != base?.place, viewModel.isOnScreen {
      base = known
      lines.append(reminder())
    } else if place != page?.place || isReadingAgain {
      readPage()
      lines += readOn()
    } else if lines.isEmpty, isReturning {
      lines.append(LinearPage(of: viewModel, keys).heading)
    } else if lines.isEmpty {
      lines += selectedLine().map { [$0] } ?? readAgain()
    }
    return lines
  }

  /// Keeps what the view model says now, so that no command puts its own message in the place of it or
  /// takes away the tasks whose time has come.
  public mutating func keepMessage() {
    if let message = viewModel.message { news.append(sentence(message)) }
    viewModel.clearMessage()
    for case .due(let text) in viewModel.board.notices {
      news.append(LinearMessage.sentence(text, keys))
    }
    viewModel.dismissReminders()
  }

  /// Takes a notice back that holds no longer; if it comes again, it is said again.
  public mutating func withdraw(_ notice: Notice) {
    viewModel.withdraw(notice)
    told.remove(notice)
  }

  /// What is left to say when the user leaves.
  public mutating func farewell() -> [String] {
    defer { news = [] }
    return news
  }

  /// The next lines of the page.
  mutating func readOn() -> [String] {
    if viewModel.overlay == nil {
      base?.read(from: viewModel) ?? []
    } else {
      over?.read(from: viewModel) ?? []
    }
  }

  private mutating func readAgain() -> [String] {
    readPage()
    return readOn()
  }

  private mutating func readPage() {
    let page = LinearPage(of: viewModel, keys)
    guard viewModel.isOnScreen else { return over = page }
    let left = base?.place
    base = page
    // Whoever goes back from here comes to what was read before it.
    if shelf.count >= Self.mostKept { shelf = shelf.filter { $0.key == left } }
    shelf[page.place] = page
  }

  /// Where one is again, in a line.
  private mutating func reminder() -> String {
    base?.skip()
    let heading = LinearPage(of: viewModel, keys).heading
    return heading + " The numbers are as before; Enter reads it."
  }

  /// What a cursor would stand on, for commands that lead it on.
  private func selectedLine() -> String? {
    if case .month = page?.place.subject { return LinearPage.selectedDay(viewModel) }
    guard let page, let task = viewModel.cursorTask,
      let number = page.choices.firstIndex(where: { $0.task == task })
    else { return nil }
    return "\(number + 1). " + page.words(of: number + 1, in: viewModel)
  }

  private mutating func newNotices() -> [String] {
    // Whoever took one back: if it comes again, it is said again.
    told.formIntersection(viewModel.board.notices)
    let notices = viewModel.board.notices.filter { told.insert($0).inserted }
    viewModel.dismissReminders()
    return notices.map { LinearMessage.sentence($0.text(keys), keys) }
  }

  private func sentence(_ message: Message) -> String {
    let words = LinearMessage.sentence(message.text, keys)
    func name(_ command: Command) -> String { keys.name(of: command, in: viewModel.screenContext) }
    switch message.followUp {
    case .undo: return words + " \(name(.undo)) undoes."
    case .redo: return words + " \(name(.redo)) brings it back."
    case .reload: return words + " \(name(.reload)) reads the log again."
    case nil: return words
    }
  }

  /// Why what was typed was not written.
  private func refusals() -> [String] {
    switch viewModel.overlay {
    case .prompt(let prompt):
      guard let problem = prompt.refusal?.message else { return [] }
      let outcome = prompt.purpose.isOfFilter ? "The list stays as it was" : "Not written"
      // Where others did all of it, no other line is written either.
      let isOver = prompt.purpose.targets?.areOver == true
      let words =
        LinearMessage.ended("\(outcome): \(problem)")
        + (isOver ? "" : " Type another, or b to leave.")
      return prompt.isBlank ? [words] : [words, "Kept: \(prompt.field.text)"]
    case .form(let form):
      if let problem = form.problem { return [LinearMessage.ended("Not written: \(problem)")] }
      guard let field = form.fieldAtFault, let reading = form.readings[field]?.text else {
        return []
      }
      return [LinearMessage.ended("\(field.label) cannot be so: \(reading)")]
    default: return []
    }
  }
}
