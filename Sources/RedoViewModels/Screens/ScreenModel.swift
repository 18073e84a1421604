internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// One screen as the app sees it: a value that is refreshed from the world and takes commands.
protocol ScreenModel {
  /// Where keys go while the screen shows.
  var context: KeyContext { get }

  /// Keeps what shows in step with the world; what was selected stays so. Called only while the
  /// screen shows, but for the tasks, which stay in step behind every other.
  mutating func refresh(_ world: ScreenWorld)

  /// The tasks that the commands about tasks act on now; the app runs those itself.
  var selectedTasks: [TaskID] { get }

  /// Where those tasks are looked for first: their places in the projection when the screen was
  /// refreshed, in the same order.
  var selectedPlaces: [Int] { get }

  /// The change that the commands about changes act on now, by its name in the log that shows; nil
  /// where none is selected.
  func selectedChange(in projection: Projection) -> NodeID?

  /// Whether a command of its own can act; nil where the app decides.
  func availability(of command: Command, keys: any KeyNames) -> Availability?

  /// Does a command of its own; nil leaves the command to the app.
  mutating func perform(_ command: Command, in world: ScreenWorld) -> ScreenStep?

  /// Takes a click, or a double click, at a place counted from the corner of its room.
  mutating func click(at point: Point, opens: Bool, in world: ScreenWorld) -> ScreenStep?

  /// Scrolls what is at a place by so many rows, as the wheel does; the place is counted from the
  /// corner of its room.
  mutating func scroll(by rows: Int, at point: Point, in world: ScreenWorld)
}

extension ScreenModel {
  /// None: few screens list tasks by their places.
  var selectedPlaces: [Int] { [] }

  /// None: few screens show changes.
  func selectedChange(in projection: Projection) -> NodeID? { nil }
}
