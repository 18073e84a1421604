internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// Whether something is being typed that would be missed.
  public var isTyping: Bool {
    switch covering {
    case .prompt(let prompt): UnwrittenText.Place(prompt.purpose) != nil
    case .form: true
    default: false
    }
  }

  /// What was typed in lines and forms that were left, and in the one that is open, as if it were.
  public var allUnwritten: UnwrittenTexts {
    var all = unwritten
    if let text = openText { all.keep(text) }
    return all
  }

  /// What is being typed, where that would be missed.
  public var openText: UnwrittenText? {
    switch covering {
    case .prompt(let prompt): UnwrittenText(prompt)
    case .form(let form): UnwrittenText(form)
    default: nil
    }
  }

  /// Forgets what was typed where it has been written now.
  mutating func forgetWritten() {
    switch awaiting {
    case .prompt(let prompt): forget(UnwrittenText.Place(prompt.purpose))
    case .form(let form): forget(UnwrittenText.Place(form.purpose))
    default: break
    }
  }

  /// Forgets other words for the task that was written; other new tasks are still to be written.
  private mutating func forget(_ place: UnwrittenText.Place?) {
    if let place, place.task != nil { unwritten.remove(at: place) }
  }

  /// The line for a new task that was left last: it is offered, and never in the way of another.
  public var leftLine: String? {
    guard case .prompt(let prompt) = covering, prompt.purpose == .add else {
      return nil
    }
    return unwritten.latest(at: .newLine)?.fields[.title]?.text
  }

  /// Puts the line that was left last in the place of this one, which is then the last to come back.
  mutating func recall(in prompt: Prompt) {
    if case .unavailable(let reason) = availability(of: .recall) { say(.failure, Clause(reason)) }
    guard prompt.purpose == .add, let text = unwritten.latest(at: .newLine),
      let title = text.fields[.title]
    else { return }
    unwritten.remove(text)
    if let left = UnwrittenText(prompt) { unwritten.keepBehind(left) }
    var prompt = prompt
    prompt.field.text = title.text
    prompt.dismissed = text.dismissed
    change(prompt)
  }

  /// The line about a task with what was typed in it before, which is not kept besides any more; says so.
  mutating func takingUp(_ fresh: Prompt) -> Prompt {
    guard let place = UnwrittenText.Place(fresh.purpose), place.task != nil,
      let text = unwritten.latest(at: place), let title = text.fields[.title]
    else { return fresh }
    // The line would put the title back that it began with.
    guard title.original == fresh.original else {
      say(.neutral, "the title changed since \(quoting: title.text) was typed")
      return fresh
    }
    unwritten.remove(text)
    var prompt = fresh
    prompt.field.text = title.text
    prompt.dismissed = text.dismissed
    say(.neutral, Clause(Self.isBack))
    return prompt
  }

  /// The form with what was typed in it before, which is not kept besides any more; says so.
  mutating func takingUp(_ fresh: TaskForm) -> TaskForm {
    guard let text = unwritten.latest(at: UnwrittenText.Place(fresh.purpose)) else { return fresh }
    unwritten.remove(text)
    var form = fresh
    var changed: [FormField: UnwrittenText.Field] = [:]
    for field in FormField.allCases {
      guard let typed = text.fields[field] else { continue }
      // What has changed since would be put back.
      if typed.original == fresh.originals[field] ?? "" {
        form.set(typed.text, of: field)
      } else {
        changed[field] = typed
      }
    }
    guard let rest = UnwrittenText(text.place, changed) else {
      say(.neutral, Clause(Self.isBack))
      return form
    }
    // It is forgotten when the form is written.
    unwritten.keep(rest)
    let names = FormField.allCases.filter { changed[$0] != nil }.map {
      "\($0.label) changed since \(quoting: changed[$0]?.text ?? "") was typed" as Clause
    }
    let isAll = changed.count == text.fields.count
    say(.neutral, ((isAll ? [] : [Clause(Self.isBack)]) + names).joined(separator: "; "))
    return form
  }

  private static let isBack = "what was typed before is back"
}
