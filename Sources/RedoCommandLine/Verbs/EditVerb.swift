internal import RedoIntents
internal import RedoTasks
internal import RedoViewModels

/// `edit`: changes fields of a task by a quick-add line.
struct EditVerb: Verb {
  static let words = VerbWords(
    name: "edit", operands: "ID TEXT…", operandCount: 2...Int.max,
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
      "What other programs understand stays in the title, as with `add`.",
    ],
    examples: [
      "edit 1a2b3c4d p5 fri 14:30", "edit 1a2b3c4d 'Pay the rent #home'",
      "edit 1a2b3c4d '#urgent -#later'",
    ])

  let needs = Needs.tasksToChange
  private let id: String
  private let line: String

  init(_ arguments: VerbArguments) {
    id = arguments.operands[0]
    line = arguments.operands.dropFirst().joined(separator: " ")
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let task = try world.task(named: id)
    let removal = LabelRemoval(line)
    let reading = QuickAdd(
      removal.rest, in: world.dates, repeatTime: world.tasks.timeOfDay(of: task, in: world.dates))
    let rhythm = world.tasks.rhythm(of: task)
    try AccidentalTitle(in: removal.rest, read: reading, by: world.dates, of: rhythm)?
      .check(against: world)
    let edit = try edit(
      of: world.tasks.title(of: task), everyDays: task.frequencyDays, by: reading,
      without: removal)
    var kept = KeptWords()
    kept.take(from: reading)
    return world.change(
      .edit([task.id], edit), adding: LineWords(of: reading).text(in: world.output),
      warning: kept.note)
  }

  private func edit(
    of old: TitleText, everyDays days: Int64?, by line: QuickAdd, without removal: LabelRemoval
  ) throws(UsageError) -> TaskEdit {
    let typed = TitleText(line.draft.title)
    guard !typed.hasWords || typed.isVisible else {
      throw .noTitle(.emptyTitle(line: line.line), line: nil)
    }
    let labels = try labels(of: typed, removal, on: old)
    var edit = TaskEdit(line)
    if typed.hasWords {
      let kept = TitleText(labels.applied(to: old))
        .labels(stayingBehind: typed, everyDays: days)
      edit.title = ([typed.stored] + kept.map(\.text)).joined(separator: " ")
    } else {
      edit.labels = labels
    }
    guard edit != TaskEdit() else {
      throw .arguments(.missingOperand("something to change", verb: Self.words.name))
    }
    return edit
  }

  /// The labels that the line adds and takes off; throws where the task does not carry one of those.
  private func labels(
    of typed: TitleText, _ removal: LabelRemoval, on old: TitleText
  ) throws(UsageError) -> LabelEdit {
    let edit = LabelEdit(removal, typed: typed)
    if let missing = edit.missing(in: old).first {
      throw .unreadableValue(
        "the task has no \(missing.text) to take off; `redo show` lists what it has")
    }
    let isRemoval = !typed.hasWords && edit.added.isEmpty && !edit.removed.isEmpty
    if isRemoval, edit.applied(to: old) == old.stored {
      throw .noTitle(.emptyTitle(line: line), line: nil)
    }
    return edit
  }
}
