import Foundation
import RedoProtocol
import RedoTasks
import RedoTestSupport

/// What this project makes of a log, in the second reader's words.
struct OwnReading {
  /// Verdicts by line, what is sound left out.
  private(set) var report: [String] = []
  /// Each task as JSON with sorted keys, by its name.
  private(set) var tasks: [String: String] = [:]
  private(set) var hasTornTail = false
  private(set) var soundLines = 0

  init(_ bytes: [UInt8]) throws {
    let log = ChangeLog(LogBytes(bytes))
    hasTornTail = log.hasTornTail
    let judged = JudgedLines(log)
    let faults = Dictionary(uniqueKeysWithValues: log.faults.map { ($0.line, $0) })
    var index = 0
    for (place, verdict) in judged.verdicts.enumerated() {
      let fault = faults[place + 1]
      let id = fault.map(\.claimedID) ?? log.nodes[index].id.description
      if fault == nil { index += 1 }
      switch verdict {
      case .sound: soundLines += 1
      case .rejected(let violation):
        report.append("\(place + 1) \(id ?? "null") \(violation.rawValue)")
      case .pruned(let cause): report.append("\(place + 1) \(id ?? "null") pruned by \(cause)")
      case .held(let missing): report.append("\(place + 1) \(id ?? "null") held for \(missing)")
      }
    }
    let projection = Projection(judged.graph)
    for task in projection.tasks {
      tasks[task.id.description] = try Self.json(Self.members(of: task, in: projection))
    }
  }

  static func json(_ object: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }

  private static func members(of task: TaskState, in projection: Projection) -> [String: Any] {
    let title = projection.title(of: task)
    let current = projection.currentTodo(of: task)
    let todos = projection.todos[task.todos].map { todo -> [String: Any] in
      [
        "id": todo.id.description, "created": todo.created.wallText,
        "deadline": todo.deadline.wallText,
        "completed": todo.completed?.wallText as Any? ?? NSNull(),
        "notes": projection.notes(of: todo) ?? "",
        "orphan": todo.completed == nil && todo.id != current?.id,
      ]
    }
    return [
      "id": task.id.description, "title": title.stored,
      "description": projection.description(of: task), "priority": task.priority,
      "storyPoints": task.storyPoints, "frequencyDays": task.frequencyDays as Any? ?? NSNull(),
      "privacy": task.isPrivate, "archived": task.isArchived, "draft": task.isDraft,
      "created": task.created.wallText, "updated": task.updated.wallText, "tags": title.tags,
      "people": title.people, "deadline": current?.deadline.wallText as Any? ?? NSNull(),
      "currentTodo": current?.id.description as Any? ?? NSNull(), "todos": todos,
      "heads": projection.heads(of: task).map { projection.graph.nodes[$0].id.description },
    ]
  }
}
