internal import RedoIntents
internal import RedoTasks
public import RedoTerminal

extension AppViewModel {
  /// Takes a key that no command takes: as text, as an answer, or as one that means nothing.
  public mutating func insert(_ key: Key) -> [Effect] {
    finishSorting()
    switch overlay {
    case nil: return insertOnScreen(key)
    case .help, .card, .settling, .welcome: reportUnbound(key)
    case .setting(var choice):
      guard key.modifiers.isEmpty, choice.handle(key) else {
        reportUnbound(key)
        return []
      }
      yieldMessage()
      overlay = .setting(choice)
    case .question(let question): refuse(question)
    case .priority(let choice):
      if let value = PriorityChoice.value(of: key) { return permitted(set(value, by: choice)) }
      reportUnbound(key)
    case .form(let form):
      message = nil
      return permitted(insert(key, into: form))
    case .palette, .labels: typeIntoChooser(key)
    case .presets(let chooser): return permitted(insert(key, into: chooser))
    case .prompt(var prompt):
      let text = prompt.field.text
      prompt.chosenChip = nil
      guard prompt.handle(key) else { return [] }
      if prompt.field.text == text { overlay = .prompt(prompt) } else { change(prompt) }
    }
    return []
  }

  /// Whether characters mean the same typed together as one after the other: in a line, a form and
  /// the palette, but not while keys are for a chip.
  public var takesTextAtOnce: Bool {
    switch overlay {
    case .prompt(let prompt): prompt.chosenChip == nil
    case .form, .palette, .labels: true
    default: false
    }
  }

  /// Types characters that came together: what follows from the text is found out once, however
  /// many there are.
  public mutating func type(_ text: String) {
    finishSorting()
    switch overlay {
    case .prompt(var prompt):
      // Whatever more comes for a line that is full changes nothing.
      guard !prompt.isOverfull else { return }
      prompt.insert(text)
      change(prompt)
    case .form(let form):
      message = nil
      paste(text, into: form)
    case .palette, .labels: changeChooser { $0.insert(text) }
    default: break
    }
  }

  /// A digit sets the priority of the task that is decided on; any other key means nothing here.
  private mutating func insertOnScreen(_ key: Key) -> [Effect] {
    guard let triage, !triage.isOver, let priority = PriorityChoice.digit(of: key) else {
      reportUnbound(key)
      return []
    }
    if refuses(.setPriority) { return [] }
    let tasks = triage.selectedTasks.compactMap { projection?[$0] }
    if let projection, Set(tasks.map(\.priority)) == [priority] {
      say(.failure, Self.words(of: Targets(tasks, in: projection), alreadyAt: priority))
      return []
    }
    return permitted([.run(.edit(triage.selectedTasks, TaskEdit(priority: priority)))])
  }

  /// The most lines that are pasted at once.
  private static let mostLines = 1000

  /// Takes pasted text: into the line being typed, else a task for each of its lines.
  public mutating func paste(_ text: String) -> [Effect] {
    finishSorting()
    // What is pasted is no key of the chord that was begun.
    begunKeys = []
    if case .form(let form) = overlay {
      message = nil
      paste(text, into: form)
      return []
    }
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first else { return [] }
    guard lines.count <= Self.mostLines, lines.allSatisfy({ $0.utf8.count <= Prompt.longest })
    else {
      say(.failure, "too much to paste at once; `redo import` takes files of any length")
      return []
    }
    if case .prompt(var prompt) = overlay {
      let isFresh = !prompt.isChanged || prompt.field.isEmpty
      guard prompt.purpose == .add, isFresh, lines.count > 1 else {
        prompt.insert(lines.joined(separator: " "))
        change(prompt)
        tellOfJoining(lines.count, in: prompt.purpose)
        return []
      }
      // The day that the line began with is each task's.
      offer(lines, behind: prompt.field.text)
      return []
    } else if overlay != nil, overlay != .welcome {
      changeChooser { $0.insert(lines.joined(separator: " ")) }
      return []
    }
    if refuses(.quickAdd) { return [] }
    if lines.count > 1 {
      offer(lines, behind: selectedDayWords)
    } else {
      message = nil
      openPrompt(.add)
      type(String(first))
    }
    return []
  }

  /// Says that lines which were pasted into one line are a part of it now.
  private mutating func tellOfJoining(_ count: Int, in purpose: Prompt.Purpose) {
    guard count > 1, !purpose.isSearch else { return }
    let way = purpose == .add ? "; an empty line takes each as a task" : ""
    say(.neutral, "\(count) lines were joined into one\(way)")
  }

  /// Asks whether each line is to become a task; the marks of lists before them are left out,
  /// and so is what is ticked off.
  private mutating func offer(_ lines: [Substring], behind start: String) {
    let tasks = PastedTasks(lines, behind: start, in: dates)
    guard !tasks.drafts.isEmpty else {
      say(.failure, Clause(tasks.refusal))
      return
    }
    message = nil
    overlay = .question(Question(.addLines(tasks)))
  }
}
