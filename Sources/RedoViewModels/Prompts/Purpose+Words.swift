internal import RedoIntents
internal import RedoTasks

extension Prompt.Purpose {
  /// What the line is called: a question where it asks one thing of tasks.
  public var title: String {
    switch self {
    case .add: "Add a task"
    case .edit(let task): "Edit “\(task.title)”"
    case .change(let targets): "Change \(targets.name)"
    case .snooze(let targets): "Snooze \(targets.name)"
    case .due(let targets): "When \(targets.count == 1 ? "is" : "are") \(targets.name) due?"
    case .repeats(let targets):
      "How often \(targets.count == 1 ? "does" : "do") \(targets.name) come back?"
    case .note(let targets): "Note on \(targets.name)"
    case .find, .findChanges: "Find"
    case .filter: "Filter"
    case .preset(.new): "Save the filter"
    case .preset(.renaming(let name)): "Rename “\(name.text)”"
    case .travel: "Show everything as of"
    case .setting(let name): name.title
    case .errand(let line): line.title
    case .version(_, _, let name): "Another value for \(name)"
    }
  }

  /// What may be typed; empty for a line that never starts empty.
  public var example: String {
    switch self {
    case .add: "Pay rent tomorrow 9am p5 every month ~2 #home // what else to know"
    case .change: "p4 fri 14:30 ~2 every week #home -#later @ana // what else to know"
    case .snooze: "one day; or 3, w, fri 14:30, in 2 weeks, 24 dec"
    case .due: FormField.due.example
    case .repeats: FormField.repeats.example
    case .note: "called, no answer"
    case .find, .filter: "words, #tag, @person, p>=4, due<=7d, overdue, is:done"
    case .findChanges: "words of titles, authors, devices and of what was done"
    case .preset: "Critical"
    case .travel: "yesterday 9am, 2 days ago, last fri, 14:30, 24 dec, 2026-11-01 14:30"
    case .setting: "an empty line puts it back to what is usual"
    case .errand(let line): line.example
    case .version(_, let field, _): Self.example(of: field)
    case .edit: ""
    }
  }

  private static func example(of field: StateField) -> String {
    switch field {
    case .task(.title): FormField.title.example
    case .task(.description), .todo(.notes, _): "what else to know"
    case .task(.priority): FormField.priority.example
    case .task(.storyPoints): FormField.points.example
    case .task(.frequencyDays): "every 2 weeks, daily, 10"
    case .task(.privacy), .task(.archived): "yes or no"
    case .todo(.deadline, _): "tomorrow 9am, fri, in 3 days"
    case .todo(.completed, _): "today 9am, yesterday, 2026-11-01 14:30"
    }
  }
}
