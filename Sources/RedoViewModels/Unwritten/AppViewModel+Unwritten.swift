internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// Whether something is being typed that would be missed.
  public var isTyping: Bool {
    switch underHelp ?? overlay {
    case .prompt(let prompt): UnwrittenText.Place(prompt.purpose) != nil
    case .form: true
    default: false
    }
  }

  /// What was typed in lines and forms that were left, and in the one that is open.
  public var allUnwritten: UnwrittenTexts {
    var all = unwritten
    if let text = openText { all.keep(text) }
    return all
  }

  private var openText: UnwrittenText? {
    switch underHelp ?? overlay {
    case .prompt(let prompt): UnwrittenText(prompt)
    case .form(let form): UnwrittenText(form)
    default: nil
    }
  }

  /// Forgets what was typed for tasks that are gone.
  public mutating func forgetOrphans() {
    // The past may not know the task yet.
    guard let projection, travel == nil else { return }
    for place in unwritten.texts.map(\.place) {
      if let task = place.task, projection[task] == nil { unwritten.remove(place) }
    }
  }

  /// Forgets what was typed where it has been written now.
  mutating func forgetWritten() {
    switch awaiting {
    case .prompt(let prompt):
      if let place = UnwrittenText.Place(prompt.purpose) { unwritten.remove(place) }
    case .form(let form): unwritten.remove(UnwrittenText.Place(form.purpose))
    default: break
    }
  }

  /// The line with what was typed in it before, which is not kept besides any more.
  mutating func takingUp(_ fresh: Prompt) -> Prompt {
    guard let place = UnwrittenText.Place(fresh.purpose), let text = unwritten[place] else {
      return fresh
    }
    unwritten.remove(place)
    // A line about a title that has changed since would put the old one back.
    guard let title = text.fields[.title], place.task == nil || title.original == fresh.original
    else { return fresh }
    var prompt = fresh
    prompt.field.text = title.text
    prompt.dismissed = text.dismissed
    return prompt
  }

  /// The form with what was typed in it before, which is not kept besides any more; says so.
  mutating func takingUp(_ fresh: TaskForm) -> TaskForm {
    let place = UnwrittenText.Place(fresh.purpose)
    guard let text = unwritten[place] else { return fresh }
    unwritten.remove(place)
    var form = fresh
    var changed: [String] = []
    for field in FormField.allCases {
      guard let typed = text.fields[field] else { continue }
      // What has changed since would be put back.
      if typed.original == fresh.originals[field] ?? "" {
        form.set(typed.text, of: field)
      } else {
        changed.append(field.label)
      }
    }
    let meanwhile = changed.isEmpty ? "" : "; \(changed.joined(separator: ", ")) changed meanwhile"
    say(.neutral, "what was typed before is back" + meanwhile)
    return form
  }
}
