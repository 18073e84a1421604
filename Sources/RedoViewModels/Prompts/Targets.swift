public import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// The tasks that a command is about, as lines and questions name them.
public struct Targets: Hashable, Sendable {
  /// The tasks, in the order in which they are shown; never empty.
  let ids: [TaskID]
  /// The titles of the first of them, as many as a question names.
  private(set) var titles: [String]
  /// Whether others completed all of them while a line about them was open.
  public private(set) var areOver = false

  /// Names some tasks.
  init(_ ids: [TaskID], titles: [String]) {
    self.ids = ids
    self.titles = titles
  }

  /// Names some tasks by the titles that they have now.
  init(_ tasks: [TaskState], in projection: Projection) {
    self.init(
      tasks.map(\.id),
      titles: tasks.prefix(Question.mostLines).map { projection.title(of: $0).shown })
  }

  /// The targets without some tasks; nil where none is left.
  func without(_ gone: Set<TaskID>, in projection: Projection) -> Targets? {
    let left = ids.filter { !gone.contains($0) }
    let titles = left.prefix(Question.mostLines).compactMap { id in
      projection[id].map { projection.title(of: $0).shown }
    }
    return left.isEmpty ? nil : Targets(left, titles: titles)
  }

  /// The targets by the titles that they have now, as far as they are there.
  func named(in projection: Projection) -> Targets {
    var targets = self
    targets.titles = zip(ids, titles).map { id, title in
      projection[id].map { projection.title(of: $0).shown } ?? title
    }
    return targets
  }

  /// The targets once others completed all of them.
  var over: Targets {
    var targets = self
    targets.areOver = true
    return targets
  }

  /// The title of the first.
  var title: String { titles.first ?? "" }

  /// How many tasks there are.
  public var count: Int { ids.count }

  /// The title of the only task, else how many there are.
  public var name: Clause { count == 1 ? Clause(quoting: title) : "\(count) tasks" }
}
