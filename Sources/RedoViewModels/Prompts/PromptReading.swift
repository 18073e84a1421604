internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// What a line being typed is read against.
struct PromptReading {
  let projection: Projection?
  let dates: DateContext
  let settings: AppSettings
  var presets = PresetBook()

  /// The prompt with its chips, its meaning and its problem as they follow from its text.
  func reading(_ prompt: Prompt) -> Prompt {
    let chips = prompt.chips
    var prompt = prompt
    prompt.chips = []
    (prompt.meaning, prompt.note) = (nil, nil)
    prompt.problem = prompt.refusal?.text(settings.keys, in: .list)
    switch prompt.purpose {
    case .add: readAddition(&prompt)
    case .edit(let task): readEdit(&prompt, of: task)
    case .change(let targets): readChange(&prompt, of: targets)
    case .snooze(let targets): readSnooze(&prompt, of: present(targets))
    case .due(let targets): readDue(&prompt, of: present(targets))
    case .repeats(let targets): readRepeat(&prompt, of: present(targets))
    case .note(let targets): readNote(&prompt, of: present(targets))
    case .travel: readTravel(&prompt)
    case .setting(let name): readSetting(&prompt, name)
    case .errand(let line):
      prompt.meaning = line.meaning(of: prompt.field.text, settings.keys)
    case .version(let settling, let field, _): readVersion(&prompt, of: field, in: settling)
    case .find, .filter: readFilter(&prompt)
    case .findChanges: break
    case .preset(let naming): readName(&prompt, for: naming)
    }
    if let targets = prompt.purpose.targets, prompt.meaning != nil {
      let gone = targets.count - present(targets).count
      if gone > 0 { prompt.meaning? += "; \(gone) deleted meanwhile" }
    }
    if prompt.purpose.targets?.areOver == true {
      (prompt.meaning, prompt.problem) = (nil, overReason)
    }
    if prompt.isOverfull { prompt.problem = Prompt.overfull }
    if prompt.chips != chips { prompt.chosenChip = nil }
    return prompt
  }

  /// Why a line about tasks that others completed is not written.
  var overReason: String {
    let leave = settings.keys.name(of: .dismiss, in: .prompt)
    return "what the line is about was completed elsewhere while it was open; \(leave) leaves it"
  }

  private func readFilter(_ prompt: inout Prompt) {
    let problem = problem(ofFilter: prompt.field.text, isTyping: true)
    prompt.problem = problem ?? prompt.problem
  }

  /// What is wrong with the line of a filter, whose last term may still lack its end while it is
  /// typed; nil for nothing.
  func problem(ofFilter line: String, isTyping: Bool = false) -> String? {
    TaskFilter(line, in: dates, isTyping: isTyping).problems.first?.message
  }

  private func readName(_ prompt: inout Prompt, for naming: PresetNaming) {
    guard !prompt.field.isEmpty else {
      prompt.meaning = naming.explanation
      return
    }
    do throws(PresetError) {
      let name = try PresetName(prompt.field.text)
      prompt.meaning = try naming.meaning(of: name, in: presets)
    } catch {
      prompt.problem = error.text(settings.keys, in: .prompt)
    }
  }

  private func readSetting(_ prompt: inout Prompt, _ name: SettingName) {
    let text = prompt.field.text.withoutOuterBlanks
    guard !text.isEmpty else {
      prompt.meaning = "default: " + Preferences().words(of: name)
      return
    }
    var preferences = settings.preferences
    do throws(SettingError) {
      try preferences.set(name, to: text, among: settings.choices)
      prompt.meaning = preferences.words(of: name)
    } catch {
      prompt.problem = error.message
    }
  }

  private func readVersion(
    _ prompt: inout Prompt, of field: StateField, in settling: Settling
  ) {
    let content = projection.flatMap { SettlingContent(of: settling, in: $0, at: dates, settings) }
    guard let content else {
      prompt.problem = VersionReading.nothingLeft(settings.keys)
      return
    }
    guard !prompt.field.isEmpty else {
      prompt.meaning = emptyMeaning(of: field, in: settling, content)
      return
    }
    do throws(IntentFailure) {
      let value = try content.reading(of: settling).value(prompt.field.text, of: field)
      prompt.meaning =
        content.name(of: field) + " " + field.words(for: value, in: FriendlyDate(in: dates))
    } catch {
      prompt.problem = error.message
    }
  }

  /// What an empty line makes of a field among versions, and what leaves them.
  private func emptyMeaning(
    of field: StateField, in settling: Settling, _ content: SettlingContent
  ) -> String {
    let key = settings.keys.name(of: .dismiss, in: .prompt)
    let leaves = "\(key) leaves the versions as they are"
    guard let value = try? content.reading(of: settling).value("", of: field) else { return leaves }
    if case .text = value {
      let chosen = content.chosenText(of: field, in: settling) ?? ""
      let isOfLines = chosen.contains(where: \.isNewline)
      let reason = isOfLines ? "what has several lines cannot be changed here; " : ""
      return reason + "an empty line is no \(content.name(of: field)); " + leaves
    }
    let words = field.words(for: value, in: FriendlyDate(in: dates))
    return "an empty line is \(content.name(of: field)) \(words); " + leaves
  }

  private func readAddition(_ prompt: inout Prompt) {
    let reading = quickAdd(prompt)
    prompt.chips = reading.chips
    let title = TitleText(reading.draft.title)
    guard title.hasWords else { return }
    var parts = ["“\(title.shown)”"]
    if case .unset = reading.draft.due {
      let deadline = context.defaultDeadline(repeatingEvery: reading.draft.frequencyDays)
      let usual = FriendlyDate(in: dates).full(deadline)
      parts.append("due \(usual) unless the line says when")
    }
    var kept = KeptWords()
    kept.take(from: reading)
    prompt.note = kept.note
    if let note = prompt.note { parts.append(note) }
    prompt.meaning = parts.joined(separator: " · ")
  }

  private func readEdit(_ prompt: inout Prompt, of reference: TaskReference) {
    let reading = quickAdd(prompt)
    prompt.chips = reading.chips
    guard let projection, let task = projection[reference.id] else { return }
    var kept = KeptWords(besides: prompt.opened?.stored ?? "")
    kept.take(from: reading)
    let stored = projection.storedTitle(of: task)
    let other = ConcurrentTitle(
      stored, meanwhile: TitleText(stored), since: TitleText(prompt.opened?.stored ?? ""))
    let summary = "now " + TaskFacts(of: task, in: projection, dates: dates).summary
    prompt.note = kept.note
    prompt.meaning = [other.note, prompt.note, summary].compactMap(\.self).joined(separator: " · ")
  }

  private func readSnooze(_ prompt: inout Prompt, of targets: Targets) {
    let target: SnoozeTarget
    do throws(DateExpressionError) {
      target = try SnoozePhrase.target(prompt.field.text, in: dates)
    } catch {
      prompt.problem = error.message
      return
    }
    do throws(IntentError) {
      prompt.meaning = try snoozed(targets, target)
    } catch {
      prompt.problem = text(of: error)
    }
  }

  private func readTravel(_ prompt: inout Prompt) {
    guard !prompt.field.isEmpty else {
      prompt.meaning = "an empty line returns to now"
      return
    }
    do throws(PastExpressionError) {
      let moment = try PastExpression.parse(prompt.field.text, in: dates)
      let friendly = FriendlyDate(in: dates)
      prompt.meaning = "everything as of " + friendly.stamp(moment) + ", " + friendly.age(moment)
    } catch {
      prompt.problem = error.message
    }
  }

  /// Why an intent cannot be, for a line of the screen.
  func text(of error: IntentError) -> String {
    IntentFailure(error).text(settings.keys, in: .list)
  }

  /// What a snooze would come to.
  func snoozed(
    _ targets: Targets, _ target: SnoozeTarget
  ) throws(IntentError) -> String? {
    let deadlines = try deadlines(of: targets.ids, after: target)
    guard let until = deadlines.min() else { return nil }
    let friendly = FriendlyDate(in: dates)
    let due = Set(deadlines).count == 1 ? "due " : "the first due "
    return due + friendly.full(until) + ", " + friendly.distance(until)
  }

  /// The deadlines that a snooze would leave, found out by planning it.
  func deadlines(
    of ids: [TaskID], after target: SnoozeTarget
  ) throws(IntentError) -> [Instant] {
    guard let projection else { return [] }
    let plan = try Intent.snooze(ids, target).plan(over: projection, in: context)
    guard case .snoozed(let until, _) = plan.report.deed else { return [] }
    return until
  }

  /// The line as quick-add reads it; a repeat that names its day alone keeps the task's time of day.
  func quickAdd(_ prompt: Prompt) -> QuickAdd {
    QuickAdd(
      prompt.field.text, behind: prompt.purpose == .add ? prompt.original : "", in: dates,
      dismissed: dismissed(in: prompt), present: deadline(of: prompt))
  }

  /// The words of a line that are to stay words.
  ///
  /// Those of the title that it began with are, on any day: `Fri 20 Nov` is one date on that day and
  /// another one behind a weekday from the next on.
  private func dismissed(in prompt: Prompt) -> Set<Chip.ID> {
    guard let opened = prompt.opened, opened.today != dates.today, !prompt.dismissed.isEmpty else {
      return prompt.dismissed
    }
    let line = TitleLine(of: TitleText(prompt.original), in: dates)
    return prompt.dismissed.union(line.dismissed)
  }

  /// When the task that a line changes is due; nil for any other line.
  private func deadline(of prompt: Prompt) -> Instant? {
    guard case .edit(let reference) = prompt.purpose, let projection,
      let task = projection[reference.id]
    else { return nil }
    return projection.currentTodo(of: task)?.deadline
  }

  /// What intents are planned in for a look ahead.
  var context: IntentContext { settings.lookAhead(at: dates) }
}
