internal import RedoIntents
internal import RedoTasks
internal import RedoViewModels

/// `edit`: changes fields of tasks by a quick-add line.
struct EditVerb: Verb {
  static let words = VerbWords(
    name: "edit", operands: "ID[,ID…] TEXT…", operandCount: 2...Int.max,
    operandKinds: [.task, .text], offered: .all,
    summary: Command.editTitle.summary,
    details: [
      "The text is read as `add` reads it, and sets what it names: a date moves the deadline and",
      "someday takes it away, p4 sets the priority, // the description. Tags and people alone are",
      "added to the title.",
      "Words become the new title; its tags stay unless new ones come with them, and so do its",
      "people.",
      "-#tag and -@person take off what the title carries.",
      "A // with nothing behind it clears the description.",
      "Several tasks, their ids joined with commas, are changed in one write; they take no title.",
      "What other programs understand stays in the title, as with `add`.",
    ],
    examples: [
      "edit 1a2b3c4d p5 fri 14:30", "edit 1a2b3c4d 'Pay the rent #home'",
      "edit 1a2b3c4d '#urgent -#later'", "edit 1a2b,5e6f p4 fri",
    ])

  let needs = Needs.tasksToChange
  private let ids: String
  private let line: String

  init(_ arguments: VerbArguments) {
    ids = arguments.operands[0]
    line = arguments.operands.dropFirst().joined(separator: " ")
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let tasks = try world.tasks(named: ids)
    let removal = LabelRemoval(line)
    let only = tasks.count == 1 ? tasks[0] : nil
    let reading = QuickAdd(
      removal.rest, in: world.dates,
      present: only.flatMap { world.tasks.currentTodo(of: $0)?.deadline })
    let rhythm = tasks.lazy.compactMap { world.tasks.rhythm(of: $0) }.first
    try AccidentalTitle(in: removal.rest, read: reading, by: world.dates, of: rhythm)?
      .check(against: world)
    let typed = TitleText(reading.draft.title)
    guard !typed.hasWords || typed.isVisible else {
      throw .noTitle(.emptyTitle(line: reading.line), line: nil)
    }
    let titles = tasks.map { world.tasks.title(of: $0) }
    let labels = try labels(of: typed, removal, on: titles)
    let edit = try edit(of: titles, everyDays: only?.frequencyDays, by: reading, labels)
    var kept = KeptWords()
    kept.take(from: reading)
    return world.change(
      .edit(tasks.map(\.id), edit), adding: LineWords(of: reading).text(in: world.output),
      warning: kept.note(typed: ShellWord.advice))
  }

  private func edit(
    of titles: [TitleText], everyDays days: Int64?, by line: QuickAdd, _ labels: LabelEdit
  ) throws(UsageError) -> TaskEdit {
    let typed = TitleText(line.draft.title)
    var edit = TaskEdit(line)
    if typed.hasWords {
      guard titles.count == 1 else {
        throw .unreadableField(.titleWords(typed.shown))
      }
      let kept = TitleText(labels.applied(to: titles[0]))
        .labels(stayingBehind: typed, everyDays: days)
      edit.title = ([typed.stored] + kept.map(\.text)).joined(separator: " ")
    } else {
      edit.labels = labels
    }
    // Each keeps its own time of day.
    if titles.count > 1, let due = line.repeatDue { edit.due = due }
    guard edit != TaskEdit() else {
      throw .arguments(.missingOperand("something to change", verb: Self.words.name))
    }
    return edit
  }

  /// The labels that the line adds and takes off; throws where no task carries one of those.
  private func labels(
    of typed: TitleText, _ removal: LabelRemoval, on titles: [TitleText]
  ) throws(UsageError) -> LabelEdit {
    let edit = LabelEdit(removal, typed: typed)
    if let missing = edit.missing(in: titles).first {
      throw titles.count == 1 ? .noLabel(missing.text) : .unreadableField(.noLabel(missing))
    }
    let isRemoval = !typed.hasWords && edit.added.isEmpty && !edit.removed.isEmpty
    if isRemoval, titles.allSatisfy({ edit.applied(to: $0) == $0.stored }) {
      throw .noTitle(.emptyTitle(line: line), line: nil)
    }
    return edit
  }
}
