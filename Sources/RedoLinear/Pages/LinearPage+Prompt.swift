internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

extension LinearPage {
  /// What a line is asked for, what it holds already, and the line that was left before.
  mutating func read(_ prompt: Prompt, left: String?) {
    say(Self.question(prompt))
    if prompt.isBlank {
      if !prompt.offeredDay.isEmpty {
        say(
          "It begins with \(Self.day(of: prompt)): what you type comes behind it, another date "
            + "counts instead of it, - takes it away.")
      }
      if let left {
        say("Left before: \(left)")
        say("Enter alone brings it back; another line is a task of its own.")
      }
      if let meaning = prompt.meaning { say(LinearMessage.sentence(meaning, keys)) }
    } else {
      say("It says: \(prompt.field.text)")
      say(Self.way(from: prompt))
    }
  }

  /// What becomes of a line that holds something.
  private static func way(from prompt: Prompt) -> String {
    if prompt.purpose.targets?.areOver == true { return "b leaves it." }
    return switch prompt.purpose {
    case .add where prompt.offeredDay.isEmpty:
      "Enter adds it, - empties it, b leaves it; another line takes its place."
    case .add:
      "Enter adds it, - empties it, b leaves it; another line takes its place behind "
        + "\(day(of: prompt))."
    case .edit where prompt.isChanged, .change where prompt.isChanged, .note where prompt.isChanged:
      "Enter writes it, b leaves it; another line takes its place."
    case .errand: "Enter goes on with it, b leaves it; another line takes its place."
    default: "Enter leaves it so; another line takes its place."
    }
  }

  private static func day(of prompt: Prompt) -> String {
    "“\(prompt.offeredDay.withoutOuterBlanks)”"
  }

  /// The line's own title where that asks something; else a question that says what it is about.
  private static func question(_ prompt: Prompt) -> String {
    let purpose = prompt.purpose
    let such = " Such as \(purpose.example)"
    return switch purpose {
    case .add: "What is to be done? Such as: \(Welcome.example)"
    case .edit: purpose.title + ": the whole line, or s/old/new/ for a part."
    case .change(let targets): "Change what of \(targets.name)?" + such + "."
    case .snooze(let targets):
      "Move \(targets.name) to when? Such as 3, 2w, fri 9am; Enter is one day."
    case .due, .repeats, .errand: purpose.title + such + "."
    case .note(let targets): "Note what on \(targets.name)?" + such + "."
    case .find: "Find what?" + such + "."
    case .filter: "Which filter?" + such + "; - lists all."
    case .preset: "Which name?"
    case .findChanges: "Find which changes?" + such + "."
    case .travel: "As of when?" + such + "."
    case .setting(let name): "\(name.title)? \(name.explanation)"
    case .version(_, _, let name): "Which \(name)?" + such + "."
    }
  }

  /// The fields of a task, each with its value.
  mutating func read(_ form: TaskForm) {
    switch form.purpose {
    case .add: say("A new task. A number and a text fill a field, such as: 1 Pay rent")
    case .edit(let task): say("Edit “\(task.title)”. A number and a text fill a field.")
    }
    for field in FormField.allCases {
      offer(Self.words(of: field, in: form), .field(field), does: nil, name: field.label)
    }
    offer("Write it", does: .accept, name: "write")
    offer("Start over", does: .startOver, name: "start over")
    say("b leaves it; what was typed is kept.")
  }

  /// A field with its value and how it was understood.
  static func words(of field: FormField, in form: TaskForm) -> String {
    let text = form.text(of: field)
    let lines = text.split(whereSeparator: \.isNewline)
    let value = text.isEmpty ? "empty, such as \(field.example)" : lines.joined(separator: " / ")
    // What columns hold apart on a screen has one blank in a sentence.
    let reading = form.readings[field]?.text?.split(separator: " ").joined(separator: " ") ?? ""
    guard !reading.isEmpty, reading != value else { return "\(field.label): \(value)" }
    // What says the same and more stands for it.
    if reading.hasPrefix(value) { return "\(field.label): \(reading)" }
    return "\(field.label): \(value) (\(reading))"
  }
}
