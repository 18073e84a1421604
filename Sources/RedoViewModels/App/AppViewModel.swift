public import RedoIntents
internal import RedoProtocol
public import RedoTasks
public import RedoTerminal

/// Everything the screen shows and everything that keys change, as one plain value.
///
/// Keys turn into commands and commands into effects; a replay comes in as a projection. It holds no
/// task state of its own: what it keeps between replays is how the projection is looked at.
public struct AppViewModel {
  /// What the config and the device say.
  public internal(set) var settings: AppSettings
  /// The filter presets there are.
  public internal(set) var presets: PresetBook
  /// The commands that mean something in each context; nil for all of them everywhere.
  let vocabulary: [KeyContext: Set<Command>]?
  /// What the program around it can do for it.
  public var host = AppHost()
  /// The room on screen.
  public internal(set) var size = Size.zero
  /// The moment and the zone that dates are shown against.
  public internal(set) var dates = DateContext(now: Instant(milliseconds: 0), zone: .utc)

  /// What the log amounts to; nil before the first replay.
  public internal(set) var projection: Projection? {
    didSet { survey = projection.map { TaskSurvey(of: $0) } ?? TaskSurvey() }
  }
  /// What hints ask of all its tasks.
  private(set) var survey = TaskSurvey()
  /// The moment of the past that shows; nil where the present does.
  public internal(set) var travel: Travel?
  /// What the log amounted to when the screen left the present; nil where that shows.
  var presentBefore: Projection?
  /// The marked tasks that were listed then; nil for none.
  var marksBefore: ListedMarks?
  /// Marked tasks that others took out of the list below what lies over it, to be told of once
  /// nothing does.
  var untoldMarks: [UnmarkedTasks] = []

  /// The screen that shows.
  public internal(set) var screen = ScreenName.tasks
  /// The list of tasks, and the task that is selected in it.
  public internal(set) var tasks = TasksScreen()
  /// What today holds.
  public internal(set) var plan = PlanScreen()
  /// The days of a month or a week.
  public internal(set) var calendar = CalendarScreen()
  /// The numbers about how the user works; worked out once their screen shows.
  public internal(set) var analytics = AnalyticsScreen()
  /// Every change of every task.
  public internal(set) var activity = ActivityScreen()
  /// What can be set.
  public internal(set) var settingsScreen = SettingsScreen()
  /// The going through tasks that covers the screen; nil where none does.
  public internal(set) var triage: Triage?

  /// What lies over the panes and takes the keys.
  public internal(set) var overlay: Overlay?
  /// What is being typed while help lies over it.
  var underHelp: Overlay?
  /// Whether the first start still shows what to do.
  public internal(set) var isWelcoming = false
  /// What was typed in lines and forms that were left without writing it, to be offered again.
  public var unwritten = UnwrittenTexts()
  /// What else was typed and chosen, to be offered again.
  var keptInput = KeptInput()

  /// The keys that begin a chord and wait for the next one.
  public var begunKeys: [Key] = []
  /// Whether the last press closed what lay over the screen, so that the second one of a double click
  /// is not meant for what lies below.
  var swallowsDoublePress = false
  /// What a command names instead of what is selected.
  var named = NamedTargets()
  /// What follows the intent that was handed out last.
  var sequel = Sequel()
  /// What was written last here that is no undo and no redo.
  var latestReport: IntentReport?
  /// Whether an intent was written whose replay has not come in.
  var awaitsOwnReplay = false
  /// Whether the user started a round and has not been told what it came to.
  var isSyncAsked = false

  /// What the last command came to.
  public internal(set) var message: Message?
  /// Whether the last command offered to be undone or to be done again, until the next one; nil
  /// where it offered neither.
  var offered: Message.FollowUp?
  /// What is told until the user dismisses it.
  public internal(set) var board = NoticeBoard()
  /// How syncing stands.
  public internal(set) var sync = SyncHealth()
  /// How far tasks that fall due have been named; nil until that has begun.
  var reminderWatch: ReminderWatch?
  /// The tasks that were named so, as far as they are still told of.
  var reminded = NamedReminders()

  /// A view of nothing yet: `absorb(_:at:)` brings the tasks, `resize(to:)` the room.
  ///
  /// - Parameters:
  ///   - settings: What the config and the device say.
  ///   - presets: The filter presets there are.
  ///   - vocabulary: The commands that mean something in each context, for the palette.
  public init(
    settings: AppSettings, presets: PresetBook = PresetBook(),
    vocabulary: [KeyContext: Set<Command>]? = nil
  ) {
    self.settings = settings
    self.presets = presets
    self.vocabulary = vocabulary
  }

  /// Where keys go while nothing lies over the screen.
  public var screenContext: KeyContext { currentScreen.context }

  /// Where keys go now.
  public var context: KeyContext { overlay?.context ?? screenContext }

  /// Where everything stands.
  public var layout: ScreenLayout { ScreenLayout(size: size) }

  /// Takes notice of the room there is; the selection stays in view.
  public mutating func resize(to size: Size) {
    finishSorting()
    self.size = size
    relayout()
  }

  /// The tasks that commands about tasks act on: the marked ones, else the selected one.
  var targetIDs: [TaskID] { named.tasks ?? currentScreen.selectedTasks }

  /// The tasks that commands about tasks act on, as they are now.
  var targetTasks: [TaskState] {
    guard let projection else { return [] }
    return targetPlaces.map { projection.tasks[$0] }
  }

  /// Where those tasks stand in the projection.
  ///
  /// Every frame asks, for each hint: the list names places, which are always those of the projection,
  /// and only tasks that come by their names alone are looked for.
  var targetPlaces: [Int] {
    guard let projection else { return [] }
    if named.tasks == nil, showsTasks { return tasks.selectedPlaces }
    let ids = targetIDs
    func stands(_ id: TaskID, at place: Int) -> Bool {
      projection.tasks.indices.contains(place) && projection.tasks[place].id == id
    }
    let likely = currentScreen.selectedPlaces
    if likely.count == ids.count, zip(ids, likely).allSatisfy({ stands($0, at: $1) }) {
      return likely
    }
    guard ids.count > 1 else {
      return ids.compactMap { id in
        tasks.list.selectedPlace.flatMap { stands(id, at: $0) ? $0 : nil }
          ?? projection.tasks.firstIndex { $0.id == id }
      }
    }
    let wanted = Set(ids)
    var found: [TaskID: Int] = [:]
    for (place, task) in projection.tasks.enumerated() where wanted.contains(task.id) {
      found[task.id] = place
    }
    return ids.compactMap { found[$0] }
  }

  /// Keeps what depends on the layout in step with it.
  mutating func relayout() {
    tasks.measure(layout.body.size)
    // What was read of a task stays in step behind other screens too.
    if !showsTasks { refreshTasks() }
    refreshScreen()
    if case .help(let scroll, _) = overlay { scrollHelp(to: scroll) }
    if case .card(let card) = overlay {
      show(card)
      showSelectedChange()
    }
  }
}
