public import RedoProtocol
internal import RedoTerminal

/// Marks, wherever tasks take them: in the list, and in both columns of the plan.
extension AppViewModel {
  /// The lists of a screen that take marks.
  private static func markable(
    on screen: ScreenName
  ) -> [WritableKeyPath<AppViewModel, TaskList>] {
    switch screen {
    case .tasks: [\.tasks.list]
    case .plan: [\.plan.today, \.plan.suggestions]
    case .calendar, .analytics, .activity, .settings: []
    }
  }

  /// The marks of the screen that shows, list by list; none where it takes no marks.
  public var marks: [TaskMarks] { Self.markable(on: screen).map { self[keyPath: $0].marks } }

  /// How many of the tasks are marked that the screen lists.
  public var markedCount: Int {
    Self.markable(on: screen).reduce(0) { $0 + self[keyPath: $1].markedCount }
  }

  /// The marked tasks that the screen lists, from the top, list by list.
  var markedIDs: [TaskID] { Self.markable(on: screen).flatMap { self[keyPath: $0].markedIDs } }

  /// Whether a task is marked on the screen that shows.
  public func isMarked(_ id: TaskID) -> Bool { marks.contains { $0.contains(id) } }

  /// Whether what is about many tasks means the marked ones: those show, or keys act on them.
  var meansMarked: Bool {
    guard screen == .tasks else { return markedCount > 0 }
    let showsList = !tasks.layout(in: layout.body.size).list.isEmpty
    return markedCount > 0 && (showsList || tasks.markedTargetCount > 0)
  }

  /// Whether a screen has lists that take marks.
  func takesMarks(_ screen: ScreenName) -> Bool { !Self.markable(on: screen).isEmpty }

  /// The lists of some screens in which anything is marked.
  func listsWithMarks(on screens: [ScreenName]) -> [TaskList] {
    screens.flatMap(Self.markable).map { self[keyPath: $0] }.filter { !$0.marks.isEmpty }
  }

  /// Marks what is being drawn on some screens, so that the cursor changes it no more.
  mutating func endRanges(on screens: [ScreenName]) {
    for list in screens.flatMap(Self.markable) { self[keyPath: list].endRange() }
  }

  /// Takes every mark of the screen that shows away.
  mutating func clearMarks() {
    for list in Self.markable(on: screen) { self[keyPath: list].changeMarks { $0.clear() } }
  }

  /// Takes the marks of some tasks away on every screen.
  mutating func unmark(_ gone: Set<TaskID>) {
    for list in ScreenName.allCases.flatMap(Self.markable) {
      self[keyPath: list].changeMarks { $0.remove(gone) }
    }
  }
}
