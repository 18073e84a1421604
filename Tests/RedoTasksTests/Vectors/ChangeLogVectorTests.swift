import Foundation
import RedoCrypto
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Change logs judged and replayed by an independent implementation.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct ChangeLogVectorTests {
  /// Every folder below `changelog` that holds a log and what is expected of it.
  static let names = (try? Vectors.files(in: "changelog")) ?? []

  @Test(arguments: names)
  func `every line gets the expected verdict`(name: String) throws {
    let expected = try Expected(name)
    let log = ChangeLog(LogBytes(try Vectors.bytes(of: "changelog/\(name)/log.jsonl")))
    let verdicts = Self.verdicts(of: log)
    #expect(verdicts.count == expected.nodes.count)
    for (index, node) in expected.nodes.enumerated() {
      let accepted = [node.verdict == "unreadable" ? "E_SCHEMA_MISMATCH" : node.verdict]
      #expect(
        accepted.contains(verdicts[index].code),
        "\(name) line \(node.line), \(node.kind ?? "sound"): got \(verdicts[index].code)")
      if let live = node.live { #expect(verdicts[index].isLive == live, "line \(node.line)") }
    }
  }

  @Test(arguments: names)
  func `the replay gives the expected tasks`(name: String) throws {
    let expected = try Expected(name)
    let log = ChangeLog(LogBytes(try Vectors.bytes(of: "changelog/\(name)/log.jsonl")))
    let projection = Projection(replaying: log)
    for (id, task) in expected.tasks {
      let state = TaskID(id).flatMap { projection[$0] }
      guard task["deleted"] as? Bool != true else {
        #expect(state == nil, "\(id) is deleted")
        continue
      }
      let found = try #require(state, "\(id) is missing")
      let differences = Self.differences(of: found, in: projection, from: task)
      #expect(differences.isEmpty, "\(name) \(id): \(differences)")
    }
    let living = expected.tasks.filter { $0.value["deleted"] as? Bool != true }
    #expect(projection.tasks.count == living.count)
  }

  @Test(arguments: names)
  func `all sound nodes stand in the expected total order`(name: String) throws {
    let expected = try Expected(name)
    let log = ChangeLog(LogBytes(try Vectors.bytes(of: "changelog/\(name)/log.jsonl")))
    let graph = ChangeGraph(log)
    let sound = graph.order.map(Int.init).filter(graph.isSound).map { graph.nodes[$0] }
    let text = sound.sorted { $0.precedes($1) }.map(\.id.description).joined(separator: "\n")
    let digest = SHA256().digest(of: Array(text.utf8).span)
    #expect(Hex.text(of: digest.bytes) == expected.order)
  }

  struct Expected {
    struct Node {
      let line: Int
      let verdict: String
      let kind: String?
      let live: Bool?
    }
    let nodes: [Node]
    let tasks: [String: [String: Any]]
    let order: String?

    init(_ name: String) throws {
      let root = try #require(
        try Vectors.json(of: "changelog/\(name)/expected.json") as? [String: Any])
      let nodes = try #require(root["nodes"] as? [[String: Any]])
      self.nodes = nodes.map {
        Node(
          line: $0["line"] as? Int ?? 0, verdict: $0["verdict"] as? String ?? "",
          kind: $0["kind"] as? String, live: $0["live"] as? Bool)
      }
      tasks = try #require(root["tasks"] as? [String: [String: Any]])
      order = root["order_sha256"] as? String
    }
  }

  struct LineVerdict {
    var code: String
    var isLive: Bool
  }

  static func verdicts(of log: borrowing ChangeLog) -> [LineVerdict] {
    var verdicts = [LineVerdict](
      repeating: LineVerdict(code: "", isLive: false), count: log.lineCount)
    let graph = ChangeGraph(log)
    // A copy on a later line is as live as the node, though a replay uses the first alone.
    let live = Set(graph.nodes.indices.filter(graph.isLive).map { graph.nodes[$0].id })
    for fault in log.faults {
      verdicts[fault.line - 1] = LineVerdict(code: fault.violation.rawValue, isLive: false)
    }
    for index in graph.nodes.indices {
      let line = log.lineNumber(at: graph.nodes[index].line.offset)
      let code =
        switch graph.verdict(of: index) {
        case .sound: "ok"
        case .rejected(let violation): violation.rawValue
        case .pruned: "pruned"
        case .held: "E_PARENT_NOT_FOUND"
        }
      verdicts[line - 1] = LineVerdict(
        code: code, isLive: live.contains(graph.nodes[index].id))
    }
    return verdicts
  }

  static func differences(
    of state: TaskState, in projection: Projection, from expected: [String: Any]
  ) -> [String] {
    var found: [String: Any] = [
      "title": projection.storedTitle(of: state),
      "archived": state.isArchived,
      "heads": projection.heads(of: state).map { projection.graph.nodes[$0].id.description },
      "deleted": false,
    ]
    found["description"] = state.fields.description.map { projection.string($0) } ?? NSNull()
    found["privacy"] = state.fields.privacy ?? NSNull()
    found["storyPoints"] = state.fields.storyPoints ?? NSNull()
    found["priority"] = state.fields.priority ?? NSNull()
    found["frequencyDays"] = state.fields.frequencyDays ?? NSNull()
    found["currentTodo"] =
      projection.currentTodo(of: state)?.id.description ?? NSNull()
    found["todos"] = projection.todos[state.todos].map { todo in
      [
        "guid": todo.id.description, "deadline": todo.deadline.wallText,
        "completed": todo.completed?.wallText as Any? ?? NSNull(),
        "notes": projection.notes(of: todo) ?? "",
      ] as [String: Any]
    }
    return expected.compactMap { key, value in
      if key == "alt" { return nil }
      if key == "heads" {
        let left = Set(value as? [String] ?? [])
        return left == Set(found["heads"] as? [String] ?? []) ? nil : "heads"
      }
      let same = (found[key] as? NSObject).map { $0.isEqual(value) } ?? false
      return same ? nil : "\(key): \(found[key] ?? "nothing") is not \(value)"
    }
  }
}
