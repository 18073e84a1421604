internal import RedoTasks

/// The rows of a list, told from its sections when somebody looks: a list of 100,000 tasks that
/// changes by one is shown anew without a row being written.
public struct ListRows: RandomAccessCollection, Sendable {
  private struct Part {
    let group: TaskGroup?
    let places: [Int]
    /// The row of the heading, or of the first task where there is none.
    let start: Int
    /// How many tasks stand above.
    let firstOrdinal: Int

    /// The row of the first task.
    var firstTask: Int { group == nil ? start : start + 1 }
    var end: Int { firstTask + places.count }
  }

  // At most one for each group, so that going through them is quicker than any table.
  private var parts: [Part] = []

  /// The rows of some sections: each one's heading, then its tasks.
  init(of sections: [TaskListing.Section] = []) {
    parts.reserveCapacity(sections.count)
    for section in sections where !section.tasks.isEmpty {
      parts.append(
        Part(
          group: section.group, places: section.tasks, start: endIndex, firstOrdinal: taskCount))
    }
  }

  /// The first row, 0.
  public var startIndex: Int { 0 }
  /// The row after the last one.
  public var endIndex: Int { parts.last?.end ?? 0 }
  /// How many of the rows are tasks.
  var taskCount: Int { parts.last.map { $0.firstOrdinal + $0.places.count } ?? 0 }

  /// What stands on a row.
  public subscript(row: Int) -> ListRow {
    guard let part = parts.last(where: { $0.start <= row }) else {
      preconditionFailure("a list has no such row")
    }
    if let group = part.group, row == part.start {
      return .heading(group, count: part.places.count)
    }
    let number = row - part.firstTask
    return .task(place: part.places[number], ordinal: part.firstOrdinal + number)
  }

  /// The row of the task that has so many above it.
  func row(ofOrdinal ordinal: Int) -> Int {
    let part = part(ofOrdinal: ordinal)
    return part.firstTask + ordinal - part.firstOrdinal
  }

  /// The place of the task that has so many above it.
  func place(ofOrdinal ordinal: Int) -> Int {
    let part = part(ofOrdinal: ordinal)
    return part.places[ordinal - part.firstOrdinal]
  }

  /// How many tasks stand above the one of a place; nil where it is not listed.
  /// - Complexity: O(*n*) in the number of tasks.
  func ordinal(ofPlace place: Int) -> Int? {
    for part in parts {
      if let number = part.places.firstIndex(of: place) { return part.firstOrdinal + number }
    }
    return nil
  }

  /// How many tasks stand above the first one that stands on a row or below it; nil below the last.
  func ordinal(fromRow row: Int) -> Int? {
    guard let part = parts.first(where: { $0.end > row }) else { return nil }
    return part.firstOrdinal + Swift.max(0, row - part.firstTask)
  }

  /// The places of all tasks, from the top.
  var places: [Int] { parts.flatMap(\.places) }

  private func part(ofOrdinal ordinal: Int) -> Part {
    guard let part = parts.last(where: { $0.firstOrdinal <= ordinal }) else {
      preconditionFailure("a list has no such task")
    }
    return part
  }
}
