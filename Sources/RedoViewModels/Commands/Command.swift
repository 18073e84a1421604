/// The vocabulary of Redo: everything that a key, a verb, a hint or the palette can ask for.
///
/// It is the one table of commands. The keymap binds keys to it, the command line its verbs, and
/// help, hints and the README take their words from it. The raw value names a command in a
/// user's config.
public enum Command: String, CaseIterable, Sendable {
  case moveDown
  case moveUp
  case moveToTop
  case moveToBottom
  case pageDown
  case pageUp
  case open
  case back
  case nextPane
  case previousPane
  case showTasks
  case nextScreen
  case previousScreen
  case quickAdd
  case complete
  case snooze
  case setPriority
  case editTitle
  case archive
  case delete
  case mark
  case markRange
  case markAll
  case undo
  case redo
  case find
  case findNext
  case findPrevious
  case changeOrder
  case copyIdentifier
  // The past.
  case openChange
  case showBlame
  case showSource
  case travel
  case travelHere
  case stepBack
  case stepForward
  case showActivity
  case filterByTask
  case filterByAuthor
  case filterByAction
  case triage
  case skipTask
  case previousTask
  case snoozeDay
  case snoozeThreeDays
  case snoozeWeek
  case snoozeTwoWeeks
  case takeBackRun
  case showPlan
  case pickForToday
  case deferToTomorrow
  case showCalendar
  case moveLeft
  case moveRight
  case goToToday
  case toggleWeek
  case moveTask
  case showHelp
  case reload
  case redraw
  case suspend
  case quit
  case accept
  case dismiss
  case completeWord
  case keepWords
  case showAnalytics
  case enlarge
}
