internal import RedoProtocol

extension TaskList {
  /// Whether the task that has so many above it is marked, or lies in the range being drawn.
  public func isMarked(ordinal: Int) -> Bool {
    guard !marks.isEmpty else { return false }
    return marks.contains(id(of: ordinal)) || range?.contains(ordinal) == true
  }

  /// The marked tasks that are listed, from the top.
  var markedIDs: [TaskID] {
    marked.all(with: range).map(id)
  }

  /// How many of the listed tasks are marked.
  public var markedCount: Int { marked.count(with: range) }

  /// Whether a range is being drawn, which ends where the cursor is.
  public var drawsRange: Bool { range != nil }

  /// The range being drawn, from its anchor to the selected task.
  var range: ClosedRange<Int>? {
    guard let selectedOrdinal, let anchor = marked.anchor else { return nil }
    return min(anchor, selectedOrdinal)...max(anchor, selectedOrdinal)
  }

  /// The tasks of the range being drawn; none where none is.
  var rangeIDs: Set<TaskID> { Set((range.map(Array.init) ?? []).map(id)) }

  /// Does what a command means to the marks; false for one that means nothing to them.
  @discardableResult
  mutating func mark(_ command: Command) -> Bool {
    switch command {
    case .mark: toggleMark()
    case .markRange: toggleRange()
    case .markAll: toggleAllMarks()
    default: return false
    }
    return true
  }

  /// Takes the marks away of what is not listed.
  mutating func unmarkUnlisted() {
    guard marks.count > marked.single.count else { return }
    let listed = marked.single.map(id)
    changeMarks { $0.keep(listed) }
  }

  /// Marks the selected task or takes its mark away, and goes on to the next.
  private mutating func toggleMark() {
    guard let selectedID else { return }
    changeMarks { $0.toggle(selectedID) }
    move(by: 1)
  }

  /// Begins a range at the selected task; marks the range that was begun.
  private mutating func toggleRange() {
    guard let selectedID else { return }
    if range != nil { endRange() } else { changeMarks { $0.beginRange(at: selectedID) } }
  }

  /// Marks the range that was begun, if one was.
  mutating func endRange() {
    guard let drawn = range?.map(id) else { return }
    changeMarks { $0.endRange(marking: drawn) }
  }

  /// Marks every listed task; where all are, takes their marks away.
  private mutating func toggleAllMarks() {
    // Known without a look at each name, of which there may be 100,000.
    guard marked.single.count == taskCount else { return markAll() }
    let listed = ids
    changeMarks { $0.unmark(listed) }
  }
}
