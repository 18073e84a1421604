internal import RedoProtocol

extension IntentReport {
  /// The report as a clause, such as `Completed “Stretch”, next due tomorrow 22:00`.
  public func words(in dates: FriendlyDate) -> String { clause(in: dates).text }

  /// The report as a clause that keeps the tasks' titles apart from the words.
  public func clause(in dates: FriendlyDate) -> Clause {
    let done = told(in: dates) + Clause(openAgain(dates) + fromThenOn + withDates)
    guard skipped > 0 else { return done }
    let rest =
      deed == .takenBack
      ? "changed since by others, left alone"
      : skipped == 1 ? "left as it was" : "left as they were"
    return done + " (\(skipped) \(rest))"
  }

  /// Whether it goes on with what others changed since, which stays or is undone too.
  public var tellsOfOthers: Bool {
    switch deed {
    case .undone(_, let stays), .redone(_, let stays): !stays.isEmpty || datesLost > 0
    case .takenBack: skipped + datesLost > 0
    default: false
    }
  }

  /// That repeats count from the dates that were set, as the end of a sentence: `; it repeats every
  /// month from then on`; nothing where none does.
  public var fromThenOn: String {
    guard let rhythm = countedAnew.first else { return "" }
    if tasks.count == 1 { return "; it repeats \(rhythm.often) from then on" }
    let count = countedAnew.count
    if count == tasks.count { return "; they repeat from then on" }
    return "; \(count) of them \(count == 1 ? "repeats" : "repeat") from then on"
  }

  /// That tasks are open again that were done, and when they are due where nothing else tells it;
  /// nothing where none is.
  private func openAgain(_ dates: FriendlyDate) -> String {
    let count = reopened + openDates.count
    let date = due(openDates, dates)
    switch count {
    case 0: return ""
    case tasks.count:
      return (count == 1 ? "; it is open again" : "; they are open again") + date
    default: return "; \(count) of them \(count == 1 ? "is" : "are") open again\(date)"
    }
  }

  private func due(_ deadlines: [Instant], _ dates: FriendlyDate) -> String {
    guard let first = deadlines.min() else { return "" }
    let isShared = Set(deadlines).count == 1
    return (isShared ? ", due " : ", the first due ") + dates.moment(first)
  }

  /// That what others did with dates that an undo took away is gone, too; nothing where it is not.
  private var withDates: String {
    switch datesLost {
    case 0: ""
    case 1 where tasks.count == 1: "; what others did with its next date is undone too"
    case 1: "; what others did with the next date of 1 of them is undone too"
    default: "; what others did with the next dates of \(datesLost) of them is undone too"
    }
  }

  private func told(in dates: FriendlyDate) -> Clause {
    switch deed {
    case .added: return "Added \(names)"
    case .completed(let next): return "Completed \(names)\(comingBack(next, dates))"
    case .snoozed(let until, let move): return moved(until, move, dates)
    case .skipped(let next): return "Skipped \(names)\(skipping(to: next, dates))"
    case .edited(let parts, let until): return edited(parts, until, dates)
    case .archived: return "Archived \(names)"
    case .unarchived: return "Brought back \(names)"
    case .deleted: return "Deleted \(names)"
    case .merged: return "Merged the branches of \(names)"
    case .settled: return "Settled \(names)"
    case .changeTakenBack: return "Took back one change of \(names)"
    case .takenBack: return "Took back everything done to \(names)"
    case .changed: return "Changed \(names)"
    case .several(let reports):
      let told = reports.map { $0.told(in: dates) }
      return (told.prefix(1) + told.dropFirst().map { $0.recased { $0.lowercased() } })
        .joined(separator: ", ")
    case .undone(let report, let stays):
      return "Undone: \(report.told(in: dates).recased { $0.lowercased() })"
        + stays.words(behind: report.tasks.count == 1 ? report.tasks[0] : nil)
    case .redone(let report, let stays):
      return "Redone: \(report.told(in: dates).recased { $0.lowercased() })"
        + stays.words(behind: report.tasks.count == 1 ? report.tasks[0] : nil)
    }
  }

  /// The one date that holds for every task; nil where there is none.
  private func shared(_ deadlines: [Instant]) -> Instant? {
    guard deadlines.count == tasks.count, Set(deadlines).count == 1 else { return nil }
    return deadlines[0]
  }

  private func skipping(to next: [Instant], _ dates: FriendlyDate) -> String {
    if let date = shared(next) { return ", next due \(dates.moment(date))" }
    return next.isEmpty ? "" : ", each to its next date"
  }

  private func comingBack(_ next: [Instant], _ dates: FriendlyDate) -> String {
    if let date = shared(next) { return ", next due \(dates.moment(date))" }
    if next.isEmpty { return "" }
    return ", \(next.count) \(next.count == 1 ? "comes" : "come") back"
  }

  private func edited(
    _ parts: [EditedPart], _ until: [Instant], _ dates: FriendlyDate
  ) -> Clause {
    if tasks.count == 1, parts.count == 1, let told = parts[0].sentence(about: names) {
      return told
    }
    let date = shared(until).map { ", due \(dates.moment($0))" } ?? ""
    let phrase = EditedField.phrase(Set(parts.map(\.field)))
    let isNamed = tasks.count == 1 && !phrase.isEmpty
    let title = isNamed ? EditedPart.newName(in: parts, of: names) : ""
    return "Changed \(phrase)\(names)\(title)\(date)"
  }

  /// Whether the words tell, behind what the task was called, what it is called now.
  public var tellsNewName: Bool {
    guard case .edited(let parts, _) = deed, tasks.count == 1, parts.count > 1 else { return false }
    return EditedPart.newName(in: parts, of: names) != ""
  }

  private func moved(
    _ deadlines: [Instant], _ move: DateMove, _ dates: FriendlyDate
  ) -> Clause {
    switch move {
    case .snoozed: "Snoozed \(names)\(moving(to: deadlines, dates))"
    case .moved: "Moved \(names)\(moving(to: deadlines, dates))"
    case .planned:
      "Planned \(names)\(shared(deadlines).map { " for \(dates.moment($0))" } ?? "")"
    }
  }

  private func moving(to deadlines: [Instant], _ dates: FriendlyDate) -> String {
    if let date = shared(deadlines) { return " to \(dates.moment(date))" }
    return deadlines.min().map { ", the first to \(dates.moment($0))" } ?? ""
  }

  private var names: Clause {
    guard let first = tasks.first else { return "nothing" }
    return tasks.count == 1 ? Clause(quoting: first.title) : "\(tasks.count) tasks"
  }
}
