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
    switch sequel.awaiting {
    case .prompt(let prompt): forget(UnwrittenText.Place(prompt.purpose))
    case .form(let form): forget(UnwrittenText.Place(form.purpose))
    default: break
    }
  }

  /// Forgets other words for the task that was written; other new tasks and notes are still to be
  /// written.
  private mutating func forget(_ place: UnwrittenText.Place?) {
    guard let place, place.task != nil, place.kind != .note else { return }
    unwritten.remove(at: place)
  }

  /// The line for a new task that was left last, or for a task whose title changed since: it is
  /// offered, and never in the way of another.
  public var leftLine: String? {
    guard case .prompt(let prompt) = covering else { return nil }
    return left(for: prompt)?.fields[.title]?.text
  }

  private func left(for prompt: Prompt) -> UnwrittenText? {
    UnwrittenText.Place(prompt.purpose).flatMap(unwritten.latest)
  }

  /// Puts the line that was left last in the place of this one, which is then the last to come back.
  mutating func recall(in prompt: Prompt) {
    guard !refuses(.recall), let text = left(for: prompt), let title = text.fields[.title]
    else { return }
    unwritten.remove(text)
    if let left = UnwrittenText(prompt) { unwritten.keepBehind(left) }
    // A day that another screen offered means the same here; what this one offers was never meant.
    var prompt = prompt.purpose == .add ? Prompt(.add, text: title.original) : prompt
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
      let key = settings.keys.label(of: .recall, in: .prompt)
      say(
        .neutral,
        "the title changed since \(quoting: title.text) was typed"
          + Clause(key.map { "; \($0) brings it back" } ?? ""))
      return fresh
    }
    unwritten.remove(text)
    var prompt = fresh
    prompt.field.text = title.text
    // It may have been left on another day, on which other words of the title looked like a date.
    prompt.dismissed = text.dismissed.isEmpty ? [] : text.dismissed.union(fresh.dismissed)
    say(.neutral, Clause(Self.isBack))
    return prompt
  }

  /// The form with what was typed in it before, which is not kept besides any more; says so.
  mutating func takingUp(_ fresh: TaskForm) -> TaskForm {
    let place = UnwrittenText.Place(fresh.purpose)
    guard let text = unwritten.latest(at: place) else { return fresh }
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
    let rest = UnwrittenText(place, changed)
    // It is forgotten when the form is written.
    if let rest { unwritten.keep(rest) }
    // What was left of other new tasks is no part of this one.
    form.overtaken = place.task == nil ? nil : unwritten.latest(at: place)
    let isBack = changed.count == text.fields.count ? [] : [Clause(Self.isBack)]
    say(.neutral, (isBack + overtakenWords(form)).joined(separator: "; "))
    return form
  }

  /// What was typed in which fields that changed since, and the key that brings it back.
  private func overtakenWords(_ form: TaskForm) -> [Clause] {
    guard let fields = form.overtaken?.fields else { return [] }
    let names = FormField.allCases.compactMap { field in
      fields[field].map {
        $0.original == form.originals[field] ?? ""
          ? "\(quoting: $0.text) was typed as \(field.label) too" as Clause
          : "\(field.label) changed since \(quoting: $0.text) was typed"
      }
    }
    let key = settings.keys.name(of: .startOver, in: .form)
    let them = fields.count == 1 ? "it" : "them"
    return names + ["\(key) brings \(them) back until the form is written"]
  }

  /// Puts what was typed in fields that changed since in their place; false where there is nothing.
  mutating func takeUpOvertaken(in form: inout TaskForm) -> Bool {
    guard let text = form.overtaken else { return false }
    unwritten.remove(text)
    var replaced: [FormField: UnwrittenText.Field] = [:]
    for (field, typed) in text.fields {
      if form.isChanged(field) {
        replaced[field] = UnwrittenText.Field(
          original: form.originals[field] ?? "", text: form.text(of: field))
      }
      form.set(typed.text, of: field)
    }
    // Behind this the key starts over again.
    (form.overtaken, form.problem) = (nil, nil)
    let left = UnwrittenText(text.place, replaced)
    if let left { unwritten.keepBehind(left) }
    let others = left == nil ? "" : "; what it replaced is kept for the next time"
    say(.neutral, Clause(Self.isBack + others))
    return true
  }

  private static let isBack = "what was typed before is back"
}
