public import RedoIntents
public import RedoProtocol
public import RedoTasks
public import RedoTerminal

/// What the user has set, with what holds where nothing is set.
public struct Preferences: Hashable, Sendable {
  /// The name of the theme.
  public var theme = "matrix"
  /// How much moves by itself.
  public var motion = Motion.full
  /// The minutes without a key after which rain falls; nil for never.
  public var idleMinutes: Int? = 10
  /// The days until a task without a date falls due, 0 … 3650.
  public var dueDays = 7
  /// The time of a date that names none.
  public var time = DateContext.usualTime
  /// The priority of a new task that names none, 1 … 5.
  public var priority = 3
  /// The story points of a new task that names none, 0 … 100.
  public var points = 1
  /// The day on which a week starts.
  public var weekStart = Weekday.monday
  /// The formula that ranks tasks.
  public var ranking = RankingFormula.enhanced
  /// The name of the filter preset that the list starts with.
  public var start = Preset.everything.name
  /// How many minutes before its deadline a task is named; nil for never.
  public var remindMinutes: Int?
  /// The hours in which nobody is reminded; nil for none.
  public var quietHours: QuietHours?
  /// What tells of a task where there is no desktop to do it.
  public var notification = TerminalNotification.osc9
  /// The keys to start from.
  public var keymap = "redo"
  /// Whether changes are exchanged with the remotes without being asked for.
  public var syncsByItself = true
  /// The user's name.
  public var name: String?
  /// The user's address.
  public var email: String?
  /// This device's name.
  public var deviceName: String?

  /// What holds where nothing is set.
  public init() {}
}
