internal import RedoIntents
internal import RedoTasks

extension AppViewModel {
  /// Opens the tags and people, the one chosen that alone the list is narrowed to; where there is none
  /// it says how to make one.
  mutating func showLabels() {
    let rows = labelRows
    guard !rows.isEmpty else {
      return say(
        .neutral, "no task to be done has a tag or a person: #home or @ana in its title is one")
    }
    var chooser = LabelChooser(rows)
    let line = tasks.list.filterLine
    if let row = chooser.rows.firstIndex(where: { $0.name == line }) { chooser.select(row) }
    overlay = .labels(chooser)
  }

  /// Every tag and person of the tasks that are to be done.
  var labelRows: [LabelRow] {
    guard let projection else { return [] }
    let uses = LabelUses(in: .active, of: projection, at: dates.now, with: host.workers)
    return uses.all.map { LabelRow(use: $0) }
  }

  /// Does what a command means while the tags and people lie over the screen.
  mutating func perform(_ command: Command, on chooser: LabelChooser) -> [Effect] {
    guard command == .accept else {
      overlay = nil
      return []
    }
    guard let row = chooser.chosenRow else { return [] }
    overlay = nil
    showTasks()
    narrow(to: row.name)
    return []
  }
}
