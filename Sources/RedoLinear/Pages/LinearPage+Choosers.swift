internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

extension LinearPage {
  /// What may follow where nothing has the name that was typed.
  private static let wayOn = "other words find others, b leaves."

  /// The commands that fit what was typed.
  mutating func read(_ palette: Palette, in context: KeyContext) {
    say(
      palette.field.isEmpty
        ? "Every command; words narrow them, a number or a whole name runs one."
        : "Commands with “\(palette.field.text)”, \(palette.rows.count):")
    if palette.rows.isEmpty, !palette.isOutOfReach {
      say("No command has that name; " + Self.wayOn)
    }
    for (row, offer) in palette.rows.enumerated() {
      let place = offer.home?.context ?? context
      let keys = keys.names(of: offer.command, in: place)
      let names = keys.isEmpty ? "" : ", " + keys.joined(separator: " or ")
      let words =
        switch offer.availability {
        case .available: offer.home.map { " " + $0.words } ?? ""
        case .unavailable(let reason): "; not now: \(reason)"
        }
      self.offer(
        offer.command.summary + names + words, .row(row), does: .accept, name: offer.command.hint)
    }
  }

  /// The presets.
  mutating func read(_ chooser: PresetChooser) {
    say(
      chooser.rows.isEmpty
        ? "No preset has that name; " + Self.wayOn
        : "Filter presets. A number shows one; save, rename, colour and delete change your own.")
    for (row, preset) in chooser.rows.enumerated() {
      let own = preset.preset.isBuiltIn ? "" : ", \(preset.preset.color.rawValue)"
      let line = preset.preset.line.isEmpty ? "" : " (\(preset.preset.line))"
      let problem = preset.problem.map { ", \($0)" } ?? ""
      offer(
        "\(preset.preset.name.text)\(line), \(Quantity.text(preset.count, "task"))\(own)\(problem)",
        .row(row), does: .accept, name: preset.preset.name.text)
    }
  }

  /// The tags and people.
  mutating func read(_ chooser: LabelChooser, _ viewModel: AppViewModel) {
    let combine = keys.name(of: .combineLabel, in: .labels)
    say(
      chooser.rows.isEmpty
        ? chooser.emptyWords + "; " + Self.wayOn
        : "Tags and people. A number shows the tasks of one, \(combine) and a number those that have "
          + "it, too; letters narrow.")
    for (row, label) in chooser.rows.enumerated() {
      let overdue = label.use.overdue > 0 ? ", \(label.use.overdue) overdue" : ""
      let filter = viewModel.isNarrowed(to: label) ? ", in the filter" : ""
      offer(
        "\(label.name), \(Quantity.text(label.use.tasks, "task"))\(overdue)\(filter)", .row(row),
        does: .accept, name: label.name)
    }
  }

  /// The priorities, each behind its own number.
  mutating func read(_ choice: PriorityChoice) {
    let present = choice.present.sorted().map(String.init).joined(separator: ", ")
    say("Which priority for \(choice.targets.name)? Now \(present).")
    for value in 1...5 {
      let name = PriorityChoice.name(of: value)
      offer(name, .row(value), does: .accept, name: name)
    }
  }

  /// A question, and yes and no.
  mutating func read(_ question: Question) {
    say(question.title)
    for line in question.lines { say(line) }
    offer("Yes", does: .accept, name: "y")
    offer("No", does: .dismiss, name: "n")
  }

  /// A change whole, or who set what.
  mutating func readCard(_ viewModel: AppViewModel) {
    guard case .card(let card) = viewModel.overlay,
      let page = viewModel.cardPage(columns: Self.wide)
    else { return }
    say(page.title + ":")
    var changes = 0
    for line in page.lines {
      let text = DetailSentence.text(of: line)
      guard !text.allSatisfy(\.isWhitespace) else { continue }
      if line.node != nil, card.selection != nil {
        offer(text, .row(changes), does: .openChange)
        changes += 1
      } else {
        say(text)
      }
    }
  }

  /// The versions of each field; choosing one takes it.
  mutating func readSettling(_ viewModel: AppViewModel) {
    guard let account = viewModel.settlingAccount else { return }
    say(LinearMessage.ended(account.title))
    for (row, field) in account.fields.enumerated() {
      let note = field.note.map { " (\($0))" } ?? ""
      let name = field.name.prefix(1).uppercased() + field.name.dropFirst()
      say("\(name): \(field.value)\(note)")
      guard field.isOpen else { continue }
      for (column, version) in field.versions.enumerated() where field.chosen != column {
        offer("Take \(version)", .version(row: row, column: column), does: nil)
      }
      offer("Another \(field.name)", .row(row), does: .typeValue)
    }
    for note in account.notes { say(note) }
    offer("Write it so", does: .accept, name: "write")
    offer("Leave it", does: .back, name: "leave")
  }

  /// The first start.
  mutating func readWelcome(_ viewModel: AppViewModel) {
    func name(_ command: Command) -> String { keys.name(of: command, in: .welcome) }
    say("Welcome. " + Welcome.promise)
    let add = name(.quickAdd)
    say("Type \(add) and what is to be done, such as: \(add) \(Welcome.example)")
    let chips = viewModel.welcomeWords.chips.map(\.text)
    say(LinearMessage.ended("That is read as: " + chips.joined(separator: ", ")))
    say("\(name(.importFile)) brings in the tasks of another program.")
    let done = keys.name(of: .complete, in: .list)
    say("\(done) and a number completes a task, u undoes, ? tells the rest. b skips this.")
  }
}
