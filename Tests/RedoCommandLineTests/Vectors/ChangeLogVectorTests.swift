import Foundation
import RedoCommandLine
import RedoTestSupport
import Testing

/// Logs that another implementation wrote, judged and replayed, through the command line.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct ChangeLogVectorTests {
  static let names = (try? Vectors.files(in: "changelog")) ?? []

  static func desk(_ name: String) throws -> Desk {
    try Desk(log: try Vectors.bytes(of: "changelog/\(name)/log.jsonl"))
  }

  static func expected(_ name: String) throws -> [String: Any] {
    try #require(try Vectors.json(of: "changelog/\(name)/expected.json") as? [String: Any])
  }

  @Test(arguments: names)
  func `verify gives every line the expected verdict`(name: String) throws {
    let nodes = try #require(try Self.expected(name)["nodes"] as? [[String: Any]])
    let output = try Self.desk(name).run("verify --json")
    let json = try output.object()
    var verdicts = Array(repeating: "ok", count: nodes.count)
    var ids: [Int: String] = [:]
    for (key, verdict) in [("rejected", nil), ("pruned", "pruned"), ("held", "E_PARENT_NOT_FOUND")]
    {
      for finding in try #require(json[key] as? [[String: Any]]) {
        let line = try #require(finding["line"] as? Int)
        verdicts[line - 1] = try #require(verdict ?? finding["code"] as? String)
        ids[line] = finding["id"] as? String ?? "none"
      }
    }
    for (index, node) in nodes.enumerated() {
      let verdict = node["verdict"] as? String
      #expect(
        verdicts[index] == (verdict == "unreadable" ? "E_SCHEMA_MISMATCH" : verdict),
        "\(name) line \(index + 1)")
      if let id = ids[index + 1] { #expect(id == node["id"] as? String ?? "none") }
    }
    let sound = nodes.filter { $0["verdict"] as? String == "ok" }.count
    #expect(json["nodes"] as? Int == nodes.count)
    #expect(json["ok"] as? Int == sound)
    #expect(output.exitCode == (sound == nodes.count ? 0 : 1))
  }

  @Test(arguments: names)
  func `list shows every task as expected`(name: String) throws {
    let expected = try #require(try Self.expected(name)["tasks"] as? [String: [String: Any]])
    let living = expected.filter { $0.value["deleted"] as? Bool != true }
    let listed = try Self.desk(name).run("list --all --json").objects()
    #expect(listed.count == living.count)
    for task in listed {
      let id = try #require(task["id"] as? String)
      let differences = Self.differences(of: task, from: try #require(living[id]))
      #expect(differences.isEmpty, "\(name) \(id): \(differences)")
    }
  }

  /// The keys in which a listed task is not what was expected, defaults applied.
  static func differences(of task: [String: Any], from expected: [String: Any]) -> [String] {
    let todos = (expected["todos"] as? [[String: Any]] ?? []).map { todo in
      [todo["guid"], todo["deadline"], todo["completed"], todo["notes"]]
    }
    let listed = (task["todos"] as? [[String: Any]] ?? []).map { todo in
      [todo["id"], todo["deadline"], todo["completed"], todo["notes"]]
    }
    let heads = [task["heads"], expected["heads"]].map { Set($0 as? [String] ?? []) }
    let defaults: [(String, String, Any)] = [
      ("storedTitle", "title", ""), ("description", "description", ""),
      ("privacy", "privacy", false), ("storyPoints", "storyPoints", 1),
      ("priority", "priority", 3), ("frequencyDays", "frequencyDays", NSNull()),
      ("archived", "archived", false), ("currentTodo", "currentTodo", NSNull()),
    ]
    return defaults.filter { key, name, value in
      let wanted = expected[name].flatMap { $0 is NSNull ? nil : $0 } ?? value
      return (task[key] as? NSObject)?.isEqual(wanted) != true
    }.map(\.0) + (NSArray(array: listed).isEqual(todos) ? [] : ["todos"])
      + (heads[0] == heads[1] ? [] : ["heads"])
  }
}
