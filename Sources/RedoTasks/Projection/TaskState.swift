public import RedoProtocol

/// A task as a replay left it: plain values, texts as places in the log.
public struct TaskState: Sendable, BitwiseCopyable {
  /// The task's name.
  public let id: TaskID
  /// What was set; nil where nothing ever was.
  public let fields: LoggedFields
  /// Whether it was put away.
  public let isArchived: Bool
  /// What the clock showed at its CREATE.
  public let created: Instant
  /// What the clock showed at the last live change, in total order.
  public let updated: Instant

  private var todoPlaces = PlaceRange(0..<0)
  private var openTodo: Int32 = -1
  private let nodePlaces: PlaceRange
  private let heads: Int32

  /// A task without todos whose nodes stand at `nodes` in ``ChangeGraph/order``.
  init(
    _ id: TaskID, _ fields: LoggedFields, isArchived: Bool, nodes: Range<Int>, headCount: Int,
    created: Instant, updated: Instant
  ) {
    self.id = id
    self.fields = fields
    self.isArchived = isArchived
    self.created = created
    self.updated = updated
    nodePlaces = PlaceRange(nodes)
    heads = Int32(truncatingIfNeeded: headCount)
  }

  /// Its todos' places in ``Projection/todos``, in total order of their CREATE_TODO.
  public internal(set) var todos: Range<Int> {
    get { todoPlaces.range }
    set { todoPlaces = PlaceRange(newValue) }
  }
  /// The place of the open todo that comes last in total order; nil where none is open.
  public internal(set) var currentTodo: Int? {
    get { openTodo < 0 ? nil : Int(openTodo) }
    set { openTodo = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
  }
  /// Its nodes' places in ``ChangeGraph/order``.
  public var nodes: Range<Int> { nodePlaces.range }
  /// How many heads it has; more than one where devices went apart.
  public var headCount: Int { Int(heads) }
}

extension TaskState {
  /// Takes notice that its todos stand so many places further on.
  mutating func moveTodos(by shift: Int) {
    todos = todos.lowerBound + shift..<todos.upperBound + shift
    currentTodo = currentTodo.map { $0 + shift }
  }
}

/// What a field reads as while nothing has set it (PROTOCOL.md, "Actions").
extension TaskState {
  /// Urgency, 1 … 5, 5 the most urgent; 3 where nothing set it.
  public var priority: Int { fields.priority.map { Int($0) } ?? UnsetField.priority }
  /// Size, 0 or more; 1 where nothing set it.
  public var storyPoints: Int64 { fields.storyPoints ?? UnsetField.storyPoints }
  /// The days that the log has for the repeat, 1 or more; nil where nothing set them.
  ///
  /// What they are counted from, whether they stand for months or years, and whether the task repeats no
  /// more says the title (``Rhythm``, PROTOCOL.md, "Text conventions").
  public var frequencyDays: Int64? { fields.frequencyDays }
  /// Whether it is marked as private (`privacy`): a mark for other clients, by which nothing here is kept
  /// from anybody.
  public var isPrivate: Bool { fields.privacy ?? UnsetField.isPrivate }
  /// Whether it was created and never given a todo.
  public var isDraft: Bool { todos.isEmpty }
  /// Whether every todo that it had is done.
  public var isDone: Bool { currentTodo == nil && !todos.isEmpty }
}
