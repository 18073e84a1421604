internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// Opens a line for a purpose; one that was left without writing it comes back.
  mutating func openPrompt(_ purpose: Prompt.Purpose) {
    // What a search finds is in the list.
    if purpose == .find { show(.list) }
    if purpose == .findChanges { show(.activity) }
    let fresh = freshPrompt(purpose)
    // A line about a title that has changed since would put the old one back.
    let kept = keptPrompts.first { $0.purpose == purpose && $0.original == fresh.original }
    keptPrompts.removeAll { $0.purpose == purpose }
    overlay = .prompt(read(kept ?? fresh))
  }

  private func freshPrompt(_ purpose: Prompt.Purpose) -> Prompt {
    switch purpose {
    case .add, .snooze, .travel: return Prompt(purpose)
    case .findChanges: return Prompt(purpose, text: activity.words)
    case .find: return Prompt(purpose, text: list.filterLine)
    case .edit(let reference):
      guard let projection, let task = projection[reference.id] else { return Prompt(purpose) }
      let line = TitleLine(of: projection.title(of: task), in: dates)
      var prompt = Prompt(purpose, text: line.text)
      prompt.dismissed = line.dismissed
      return prompt
    }
  }

  /// The prompt with everything that follows from its text.
  func read(_ prompt: Prompt) -> Prompt {
    reader.reading(prompt)
  }

  var reader: PromptReading {
    PromptReading(projection: projection, dates: clock, settings: settings)
  }

  /// Does what a command means while a line is typed.
  mutating func perform(_ command: Command, on prompt: Prompt) -> [Effect] {
    switch command {
    case .accept: return accept(prompt)
    case .dismiss: leave(prompt)
    case .completeWord: change(LabelCompletion(of: projection).completed(prompt))
    case .keepWords: change(keepingWords(prompt))
    default: break
    }
    return []
  }

  /// Takes a prompt whose text has changed.
  mutating func change(_ prompt: Prompt) {
    var prompt = prompt
    prompt.refusal = nil
    overlay = .prompt(read(prompt))
    if prompt.purpose == .find { narrow(to: prompt.field.text) }
    if prompt.purpose == .findChanges { narrowActivity(to: prompt.field.text) }
  }

  /// Leaves a line without writing it; a search ends, any other line is kept to be offered again.
  private mutating func leave(_ prompt: Prompt) {
    overlay = nil
    switch prompt.purpose {
    case .find:
      if !prompt.field.isEmpty { lastFind = prompt.field.text }
      narrow(to: "")
    case .findChanges: narrowActivity(to: "")
    case .snooze, .travel: break
    case .add, .edit:
      guard !prompt.field.isEmpty, prompt.field.text != prompt.original else { return }
      var kept = prompt
      kept.refusal = nil
      keptPrompts.append(kept)
      say(.neutral, "the line is kept until it is opened again")
    }
  }

  private func keepingWords(_ prompt: Prompt) -> Prompt {
    var prompt = prompt
    guard let chip = prompt.chips.last else { return prompt }
    prompt.dismissed.insert(chip.id)
    return prompt
  }

  private mutating func accept(_ prompt: Prompt) -> [Effect] {
    switch prompt.purpose {
    case .find:
      overlay = nil
      if !prompt.field.isEmpty { lastFind = prompt.field.text }
      return []
    case .findChanges:
      overlay = nil
      return []
    case .travel: return acceptTravel(prompt)
    case .add:
      do throws(QuickAddError) {
        return write(.add([try reader.quickAdd(prompt).titledDraft()]), from: prompt)
      } catch {
        return reject(prompt, error.message)
      }
    case .edit(let task): return acceptEdit(prompt, of: task)
    case .snooze(let targets):
      switch reader.snoozeTarget(prompt.field.text) {
      case .success(let target): return write(.snooze(targets.ids, target), from: prompt)
      case .failure(let error): return reject(prompt, error.message)
      }
    }
  }

  private mutating func acceptEdit(_ prompt: Prompt, of task: TaskReference) -> [Effect] {
    do throws(QuickAddError) {
      let draft = try reader.quickAdd(prompt).titledDraft()
      if case .none = draft.due {
        return reject(prompt, "a date cannot be taken away; z puts the task in the archive")
      }
      let edit = TaskEdit(draft)
      guard edit != TaskEdit(title: storedTitle(of: task)) else {
        overlay = nil
        say(.neutral, "“\(task.title)” stays as it was")
        return []
      }
      return write(.edit([task.id], edit), from: prompt)
    } catch {
      return reject(prompt, error.message)
    }
  }

  private func storedTitle(of task: TaskReference) -> String? {
    projection.flatMap { projection in projection[task.id].map(projection.storedTitle) }
  }

  private mutating func write(_ intent: Intent, from prompt: Prompt) -> [Effect] {
    overlay = nil
    awaiting = prompt
    return [.run(intent)]
  }

  /// Leaves the line as it is and says what is wrong with it.
  mutating func reject(_ prompt: Prompt, _ reason: String) -> [Effect] {
    var prompt = prompt
    prompt.refusal = IntentFailure(message: reason)
    overlay = .prompt(read(prompt))
    return []
  }
}

extension TaskEdit {
  /// The fields that a line names.
  fileprivate init(_ draft: TaskDraft) {
    self.init(
      title: draft.title, description: draft.description, priority: draft.priority,
      storyPoints: draft.storyPoints.map(Int64.init),
      repeats: draft.frequencyDays.map { .days(Int64($0)) })
    if case .at(let instant) = draft.due { due = .until(instant) }
  }
}
