internal import RedoIntents
internal import RedoTasks

extension AppViewModel {
  /// Opens the tags and people, the first one chosen that the list is narrowed to; where there is none
  /// it says how to make one.
  mutating func showLabels() {
    let rows = labelRows
    guard !rows.isEmpty else {
      return say(
        .neutral, "no task to be done has a tag or a person: #home or @ana in its title is one")
    }
    var chooser = LabelChooser(rows)
    if let row = chooser.rows.firstIndex(where: { isNarrowed(to: $0) }) { chooser.select(row) }
    overlay = .labels(chooser)
  }

  /// Every tag and person of the tasks that are to be done.
  var labelRows: [LabelRow] {
    guard let projection else { return [] }
    let uses = LabelUses(in: .active, of: projection, at: dates.now, with: host.workers)
    return uses.all.map { LabelRow(use: $0) }
  }

  /// Whether the filter of the list asks for a tag or a person.
  public func isNarrowed(to row: LabelRow) -> Bool {
    TaskFilter.asks(tasks.list.filterLine, for: row.use.label)
  }

  /// Does what a command means while the tags and people lie over the screen.
  mutating func perform(_ command: Command, on chooser: LabelChooser) -> [Effect] {
    switch command {
    case .accept: showTasks(chosenIn: chooser)
    case .combineLabel: combine(chooser)
    default: overlay = nil
    }
    return []
  }

  /// Shows the tasks of the chosen one, or what it was combined to here.
  private mutating func showTasks(chosenIn chooser: LabelChooser) {
    guard let row = chooser.chosenRow else { return }
    overlay = nil
    guard !chooser.isCombined || !isNarrowed(to: row) else { return }
    showTasks()
    narrow(to: row.name)
  }

  /// Narrows the list by the chosen one besides what narrows it already, or no more by it.
  private mutating func combine(_ chooser: LabelChooser) {
    guard let row = chooser.chosenRow else { return }
    var chooser = chooser
    chooser.isCombined = true
    overlay = .labels(chooser)
    showTasks()
    let line = TaskFilter.line(tasks.list.filterLine, toggling: row.use.label)
    narrow(to: line)
    let count = Quantity.text(tasks.list.taskCount, "task")
    say(.neutral, Clause(line.isEmpty ? "nothing narrows the list" : "\(line) lists \(count)"))
  }

  /// Whether there is a tag or a person to combine with the filter.
  var labelAvailability: Availability {
    if case .labels(let chooser) = overlay, chooser.chosenRow != nil { return .available }
    return .unavailable(because: "no tag or person is chosen; \(key(.showLabels)) shows them")
  }
}
