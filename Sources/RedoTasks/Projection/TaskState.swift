public import RedoProtocol

/// A task as a replay left it: plain values, texts as places in the log.
public struct TaskState: Sendable {
  /// The task's name.
  public let id: TaskID
  /// What was set; nil where nothing ever was.
  public internal(set) var fields: LoggedFields
  /// Whether it was put away.
  public internal(set) var isArchived: Bool
  /// What the clock showed at its CREATE.
  public internal(set) var created: Instant
  /// What the clock showed at the last live change, in total order.
  public internal(set) var updated: Instant

  // Places in 32 bits, as the graph's own are: half the room.
  private var todoPlaces: Range<Int32> = 0..<0
  private var openTodo: Int32 = -1
  private var nodePlaces: Range<Int32>
  private var heads: Int32 = 0

  /// A task without todos whose nodes stand at `nodes` in ``ChangeGraph/order``.
  init(_ id: TaskID, nodes: Range<Int>, created: Instant) {
    self.id = id
    fields = LoggedFields()
    isArchived = false
    self.created = created
    updated = created
    nodePlaces = Self.packed(nodes)
  }

  /// Its todos' places in ``Projection/todos``, in total order of their CREATE_TODO.
  public internal(set) var todos: Range<Int> {
    get { Self.unpacked(todoPlaces) }
    set { todoPlaces = Self.packed(newValue) }
  }
  /// The place of the open todo that comes last in total order; nil where none is open.
  public internal(set) var currentTodo: Int? {
    get { openTodo < 0 ? nil : Int(openTodo) }
    set { openTodo = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
  }
  /// Its nodes' places in ``ChangeGraph/order``.
  public internal(set) var nodes: Range<Int> {
    get { Self.unpacked(nodePlaces) }
    set { nodePlaces = Self.packed(newValue) }
  }
  /// How many heads it has; more than one where devices went apart.
  public internal(set) var headCount: Int {
    get { Int(heads) }
    set { heads = Int32(truncatingIfNeeded: newValue) }
  }

  private static func packed(_ range: Range<Int>) -> Range<Int32> {
    Int32(truncatingIfNeeded: range.lowerBound)..<Int32(truncatingIfNeeded: range.upperBound)
  }

  private static func unpacked(_ range: Range<Int32>) -> Range<Int> {
    Int(range.lowerBound)..<Int(range.upperBound)
  }
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
  /// Urgency, 1 … 5; 3 while nothing sets it.
  public var priority: Int { Int(fields.priority ?? 3) }
  /// Size; 1 while nothing sets it.
  public var storyPoints: Int64 { fields.storyPoints ?? 1 }
  /// Days from a completion to the next deadline; nil for a one-time task.
  public var frequencyDays: Int64? { fields.frequencyDays }
  /// Whether other people are kept from seeing it.
  public var isPrivate: Bool { fields.privacy ?? false }
  /// Whether it was created and never given a todo.
  public var isDraft: Bool { todos.isEmpty }
  /// Whether every todo that it had is done.
  public var isDone: Bool { currentTodo == nil && !todos.isEmpty }
}
