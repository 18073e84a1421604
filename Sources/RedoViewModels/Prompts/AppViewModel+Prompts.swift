internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// Opens a line for a purpose; one about the same that was left without writing it comes back.
  mutating func openPrompt(_ purpose: Prompt.Purpose) {
    // What a search finds is in the list.
    if purpose.isOfFilter { showTasks() }
    if purpose == .findChanges { show(.activity) }
    let fresh = freshPrompt(purpose)
    let earlier = keptInput.errands.last { $0.purpose.isAboutSame(as: purpose) }
    keptInput.errands.removeAll { $0.purpose.isAboutSame(as: purpose) }
    overlay = .prompt(read(earlier?.moved(to: purpose) ?? takingUp(fresh)))
  }

  private func freshPrompt(_ purpose: Prompt.Purpose) -> Prompt {
    switch purpose {
    case .add: return Prompt(purpose, text: selectedDayWords)
    case .change, .snooze, .due, .repeats, .note, .travel, .errand: return Prompt(purpose)
    case .find, .filter:
      // What is searched for next is a word of its own.
      let blank = purpose == .find && !tasks.list.filterLine.isEmpty ? " " : ""
      var prompt = Prompt(purpose, text: tasks.list.filterLine + blank)
      prompt.startedFrom = tasks.list.selectedID
      return prompt
    case .findChanges: return Prompt(purpose, text: activity.words)
    case .version(let settling, let field, _):
      return Prompt(purpose, text: lineToChange(field, of: settling))
    case .preset(let naming): return Prompt(purpose, text: naming.present ?? "")
    case .setting(let name): return Prompt(purpose, text: settings.preferences.text(of: name))
    case .edit(let reference):
      guard let projection, let task = projection[reference.id] else { return Prompt(purpose) }
      let wording = projection.title(of: task).wording(everyDays: task.frequencyDays)
      let line = TitleLine(of: TitleText(wording), in: dates)
      var prompt = Prompt(purpose, text: line.text)
      prompt.dismissed = line.dismissed
      prompt.opened = OpenedTitle(
        stored: projection.storedTitle(of: task), days: task.frequencyDays, today: dates.today)
      return prompt
    }
  }

  /// The day that the screen shows as the one to add to, as words that begin a line and can be
  /// deleted from it: today on its plan, a day to come in the calendar; nothing elsewhere.
  var selectedDayWords: String {
    guard triage == nil else { return "" }
    switch screen {
    case .plan where plan.focus == .today: return "today "
    case .calendar:
      guard let day = calendar.day, day > dates.today else { return "" }
      return FriendlyDate(in: dates).day(day).lowercased() + " "
    default: return ""
    }
  }

  /// The prompt with everything that follows from its text.
  func read(_ prompt: Prompt) -> Prompt {
    reader.reading(prompt)
  }

  var reader: PromptReading {
    PromptReading(projection: projection, dates: clock, settings: settings, presets: presets)
  }

  /// Does what a command means while a line is typed.
  mutating func perform(_ command: Command, on prompt: Prompt) -> [Effect] {
    let isOfChips = [.previousChip, .nextChip, .keepWords].contains(command)
    guard !isOfChips || availability(of: command).isAvailable else { return [] }
    switch command {
    case .accept: return accept(prompt)
    case .dismiss: dismiss(prompt)
    case .completeWord where prompt.purpose.namesFile:
      return [.completePath(prompt.field.textBeforeCursor)]
    case .completeWord:
      var completed = prompt
      completed.field = LabelCompletion(of: projection, inFilter: prompt.purpose.isOfFilter)
        .completed(prompt.field)
      change(completed)
    case .previousChip: choose((prompt.chosenChip ?? prompt.chips.count) - 1, in: prompt)
    case .recall: recall(in: prompt)
    case .nextChip: choose((prompt.chosenChip ?? prompt.chips.count) + 1, in: prompt)
    case .keepWords: change(keepingWords(prompt))
    case .moveDown, .moveUp:
      // What a search lists is chosen from while it is typed, too.
      _ = performOnScreen(command)
    default: break
    }
    return []
  }

  /// Takes a prompt whose text has changed.
  mutating func change(_ prompt: Prompt) {
    var prompt = prompt
    prompt.refusal = nil
    // Words that were left as they are are those of this line, not of the next.
    if prompt.field.isEmpty { prompt.dismissed = [] }
    // What a completion told is of the path before it changed.
    if prompt.purpose.namesFile { message = nil }
    let known = read(prompt)
    overlay = .prompt(known)
    // A filter with a mistake lists nothing: the list stays as the line before left it.
    if prompt.purpose.isOfFilter, known.problem == nil { narrow(to: prompt.field.text) }
    if prompt.purpose == .findChanges { narrowActivity(to: prompt.field.text) }
  }

  /// Leaves a line without writing it; a search ends, any other line is kept to be offered again.
  private mutating func dismiss(_ prompt: Prompt) {
    closeOverlay()
    switch prompt.purpose {
    case .find:
      if !prompt.field.isEmpty { tasks.searched = prompt.field.text }
      // What was refused did not search, so there is no search to end.
      leaveSearch(of: prompt, for: prompt.refusal == nil ? "" : prompt.original)
    case .filter: leaveSearch(of: prompt, for: prompt.original)
    case .findChanges: narrowActivity(to: "")
    case .snooze, .due, .repeats, .travel, .setting: break
    case .preset: showPresets()
    case .version(let settling, _, _): refreshSettling(settling)
    case .errand where prompt.field.isEmpty, .change where prompt.field.isEmpty,
      .note where prompt.field.isEmpty:
      break
    case .note where UnwrittenText.Place(prompt.purpose) != nil, .edit:
      guard let text = UnwrittenText(prompt) else { return }
      unwritten.keep(text)
      say(.neutral, Clause(Self.lineIsKept))
    case .errand, .change, .note:
      keep(prompt)
      say(.neutral, Clause(Self.lineIsKept))
    case .add:
      guard let text = UnwrittenText(prompt) else { return }
      unwritten.keep(text)
      let key = settings.keys.label(of: .recall, in: .prompt)
      let end = key.map { "\($0) in a new one brings it back" } ?? "a new one brings it back"
      say(.neutral, "the line is kept until \(end)")
    }
  }

  /// Keeps a line that makes no title, to be offered again.
  mutating func keep(_ prompt: Prompt) {
    var prompt = prompt
    prompt.refusal = nil
    keptInput.errands.append(prompt)
  }

  /// Lists what was listed before; where the search found nothing, the task of then is selected again.
  private mutating func leaveSearch(of prompt: Prompt, for line: String) {
    let hasFound = tasks.list.taskCount > 0
    narrow(to: line.withoutTrailingBlanks)
    guard !hasFound, let start = prompt.startedFrom, tasks.list.select(start) else { return }
    relayout()
  }

  static let lineIsKept = "the line is kept until it is opened again"

  private func keepingWords(_ prompt: Prompt) -> Prompt {
    var prompt = prompt
    guard let place = prompt.chosenChip ?? prompt.chips.indices.last else { return prompt }
    prompt.dismissed.insert(prompt.chips[place].id)
    return prompt
  }

  /// Goes to a chip; before the first is the first, behind the last the line itself.
  private mutating func choose(_ place: Int, in prompt: Prompt) {
    var prompt = prompt
    prompt.chosenChip = prompt.chips.indices.contains(max(0, place)) ? max(0, place) : nil
    overlay = .prompt(prompt)
  }

  mutating func accept(_ prompt: Prompt) -> [Effect] {
    // What was left out would be missing without a word.
    if prompt.isOverfull { return reject(prompt, Prompt.overfull) }
    if prompt.purpose.isOfFilter, let problem = reader.problem(ofFilter: prompt.field.text) {
      return reject(prompt, problem)
    }
    if prompt.purpose.targets?.areOver == true { return reject(prompt, reader.overReason) }
    switch prompt.purpose {
    case .find, .filter: return acceptFilter(prompt)
    case .preset(let naming): return accept(prompt, naming: naming)
    case .findChanges:
      overlay = nil
      return []
    case .travel: return acceptTravel(prompt)
    case .setting(let name): return accept(prompt, setting: name)
    case .errand(let line): return accept(prompt, errand: line)
    case .version(let settling, let field, _):
      return acceptVersion(prompt, of: field, in: settling)
    case .add: return acceptAddition(prompt)
    case .edit(let task): return acceptEdit(prompt, of: task)
    case .change(let targets):
      let (reader, present) = (reader, reader.present(targets))
      return accept(
        prompt, { text throws(FieldPhraseError) in try reader.change(text, of: present) }, present)
    case .snooze(let targets): return acceptSnooze(prompt, of: reader.present(targets))
    case .due(let targets):
      return accept(prompt, reader.dueEdit, reader.present(targets))
    case .repeats(let targets):
      return accept(prompt, reader.repeatEdit, reader.present(targets))
    case .note(let targets):
      return accept(prompt, reader.noteEdit, reader.present(targets))
    }
  }

  private mutating func acceptFilter(_ prompt: Prompt) -> [Effect] {
    overlay = nil
    let chosen = tasks.list.selectedID
    if let world { tasks.narrow(byAll: prompt.field.text.withoutTrailingBlanks, in: world) }
    // What was chosen of what it found stays so, however well it fits.
    if let chosen { select(.task(chosen)) }
    if prompt.purpose == .find, !prompt.field.isEmpty { tasks.searched = tasks.list.filterLine }
    return []
  }

  private mutating func acceptAddition(_ prompt: Prompt) -> [Effect] {
    do throws(QuickAddError) {
      return write(.add([try reader.quickAdd(prompt).titledDraft()]), from: prompt)
    } catch {
      return reject(prompt, error.message)
    }
  }

  private mutating func acceptSnooze(_ prompt: Prompt, of targets: Targets) -> [Effect] {
    do throws(DateExpressionError) {
      let target = try SnoozePhrase.target(prompt.field.text, in: reader.dates)
      goOn(from: targets)
      return write(.snooze(targets.ids, target), from: prompt)
    } catch {
      return reject(prompt, error.message)
    }
  }

  /// Writes what a line about fields says.
  private mutating func accept(
    _ prompt: Prompt, _ meaning: (String) throws(FieldPhraseError) -> TaskEdit, _ targets: Targets
  ) -> [Effect] {
    do throws(FieldPhraseError) {
      return write(.edit(targets.ids, try meaning(prompt.field.text)), from: prompt)
    } catch {
      return reject(prompt, error.message)
    }
  }

  /// Writes what the line of a task's title says; what became of the title elsewhere meanwhile stays as far
  /// as it was left alone here.
  private mutating func acceptEdit(_ prompt: Prompt, of task: TaskReference) -> [Effect] {
    guard let present = storedTitle(of: task) else {
      return reject(
        prompt, "“\(task.title)” was deleted meanwhile; the line is kept for when it is back")
    }
    let before = prompt.opened?.stored ?? ""
    do throws(QuickAddError) {
      let line = reader.quickAdd(prompt)
      let typed = Self.title(try line.titledDraft().title, typedInto: prompt.opened)
      let title = TitleText(typed).joining(TitleText(present), since: TitleText(before)).stored
      var edit = TaskEdit(line)
      if typed != before, title != present { edit.title = title }
      guard edit != TaskEdit() else {
        overlay = nil
        say(.neutral, "\(quoting: presentTitle(of: task)) stays as it was")
        return []
      }
      if edit.title != nil, present != before {
        sequel.concurrentTitle = ConcurrentTitle(
          title, meanwhile: TitleText(present), since: TitleText(before))
      }
      return write(.edit([task.id], edit), from: prompt)
    } catch {
      guard prompt.field.text.withoutOuterBlanks.isEmpty else {
        return reject(prompt, error.message)
      }
      return reject(
        prompt, "a task needs a title; \(key(.dismiss, in: .prompt)) leaves it as it was")
    }
  }

  /// The stored title that words typed over an opened one make.
  private static func title(_ words: String, typedInto opened: OpenedTitle?) -> String {
    let before = opened?.stored ?? ""
    // The line left out what says how the repeat went on when it was opened, not how it does now.
    let reworded = TitleText(before).reworded(words, everyDays: opened?.days)
    return unlabelled(reworded, since: before)
  }

  /// A title without the labels that words such as `-#home` in it take off, and without those words;
  /// as it is where it has no such label.
  ///
  /// Such words that it had before are part of it.
  private static func unlabelled(_ title: String, since before: String) -> String {
    let removal = LabelRemoval(title, leaving: LabelRemoval(before).labels)
    let (edit, rest) = (LabelEdit(removing: removal.labels), TitleText(removal.rest))
    guard !edit.isEmpty, edit.missing(in: [rest]).isEmpty else { return title }
    return edit.applied(to: rest).split(separator: " ").joined(separator: " ")
  }

  private func storedTitle(of task: TaskReference) -> String? {
    projection.flatMap { projection in projection[task.id].map(projection.storedTitle) }
  }

  private mutating func write(_ intent: Intent, from prompt: Prompt) -> [Effect] {
    overlay = nil
    sequel.awaiting = .prompt(prompt)
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
