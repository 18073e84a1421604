import RedoProtocol
import RedoTestSupport
import Testing

/// Checks 3 to 5: what a payload may hold, action by action.
struct PayloadTests {
  /// One payload and what becomes of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let action: String
    let payload: JSONSketch
    let expected: Verdict
    var testDescription: String {
      action + " " + String(decoding: payload.text.prefix(90), as: UTF8.self)
    }
  }

  static let todo = JSONSketch.string(TaskSketch.todo(1))
  static let due: JSONSketch = "2026-03-05T17:00:00.000Z"

  static func cases(
    _ action: String, _ expected: Verdict, _ payloads: [JSONSketch]
  ) -> [Case] {
    payloads.map { Case(action: action, payload: $0, expected: expected) }
  }

  static let schema = Verdict.rejected(.schemaMismatch)

  /// The fields that CREATE and UPDATE share, in and out of range.
  static let badFields: [JSONSketch.Member] = [
    .init("title", ""), .init("title", 1), .init("title", nil), .init("description", 1),
    .init("privacy", "true"), .init("privacy", 1), .init("storyPoints", -1),
    .init("storyPoints", "3"), .init("storyPoints", .raw("1.5")),
    .init("storyPoints", .raw("9007199254740992")), .init("storyPoints", .raw("1e400")),
    .init("priority", 0), .init("priority", 6), .init("priority", "3"), .init("priority", nil),
    .init("priority", .raw("3.5")), .init("frequencyDays", 0), .init("frequencyDays", .raw("-0")),
    .init("frequencyDays", true), .init("frequencyDays", .raw("1e16")), .init("tags", []),
    .init("Title", "x"),
  ]
  static let goodFields: [JSONSketch.Member] = [
    .init("description", ""), .init("description", "\u{0}"), .init("privacy", true),
    .init("privacy", false), .init("storyPoints", 0), .init("storyPoints", .raw("-0")),
    .init("storyPoints", .raw("9007199254740991")), .init("storyPoints", .raw("1.0")),
    .init("priority", 1), .init("priority", .raw("5e0")), .init("frequencyDays", 1),
    .init("frequencyDays", .raw("9007199254740991")), .init("frequencyDays", .raw("7.0")),
  ]

  static let create =
    cases(
      "CREATE", .sound, [["title": "x"]] + goodFields.map { .object([.init("title", "x"), $0]) })
    + cases(
      "CREATE", schema,
      [[:], ["description": "x"]]
        + badFields.map { .object(($0.key == "title" ? [] : [.init("title", "x")]) + [$0]) }
        // State that an UPDATE is refused for by name is an unknown key here.
        + ["guid", "todoTasks", "created", "archived", "deleted"].map {
          .object([.init("title", "x"), .init($0, true)])
        })

  static let update =
    cases("UPDATE", .sound, [["title": "x"]] + goodFields.map { .object([$0]) })
    + cases("UPDATE", schema, [[:]] + badFields.map { .object([$0]) })
    + cases(
      "UPDATE", .rejected(.forbiddenField),
      ["guid", "todoTasks", "created", "archived", "deleted"].flatMap { key -> [JSONSketch] in
        [.object([.init(key, nil)]), .object([.init("priority", 9), .init(key, 1)])]
      })

  static let createTodo =
    cases(
      "CREATE_TODO", .sound,
      [
        ["todoTaskId": todo, "deadline": due], ["todoTaskId": todo, "deadline": due, "notes": ""],
        ["todoTaskId": todo, "deadline": "2026-03-05t17:00:00.123456+05:30"],
      ])
    + cases(
      "CREATE_TODO", schema,
      [
        [:], ["todoTaskId": todo], ["deadline": due], ["todoTaskId": 1, "deadline": due],
        ["todoTaskId": "x", "deadline": due], ["todoTaskId": todo, "deadline": 1],
        ["todoTaskId": .string(TaskSketch.todo(1).uppercased()), "deadline": due],
        ["todoTaskId": todo, "deadline": "2026-03-05"],
        ["todoTaskId": todo, "deadline": "2026-03-05T17:00:60Z"],
        ["todoTaskId": todo, "deadline": "2026-02-30T17:00:00Z"],
        ["todoTaskId": todo, "deadline": "0000-01-01T00:00:00+01:00"],
        ["todoTaskId": todo, "deadline": due, "notes": 1],
        ["todoTaskId": todo, "deadline": due, "completed": due],
      ])

  static let completeTodo =
    cases(
      "COMPLETE_TODO", .sound,
      [
        ["todoTaskId": todo, "completed": due],
        ["todoTaskId": todo, "completed": due, "notes": "n"],
      ])
    + cases(
      "COMPLETE_TODO", schema,
      [
        [:], ["todoTaskId": todo], ["completed": due], ["todoTaskId": todo, "completed": true],
        ["todoTaskId": "x", "completed": due],
        ["todoTaskId": todo, "completed": due, "notes": nil],
        ["todoTaskId": todo, "completed": due, "deadline": due],
      ])

  static let snooze =
    cases(
      "SNOOZE", .sound,
      [
        ["todoTaskId": todo, "daysToExtend": 1],
        ["todoTaskId": todo, "daysToExtend": .raw("9007199254740991")],
        ["todoTaskId": todo, "newDeadline": due, "notes": "n"],
      ])
    + cases(
      "SNOOZE", schema,
      [
        [:], ["todoTaskId": todo], ["daysToExtend": 1], ["newDeadline": due],
        ["todoTaskId": todo, "daysToExtend": 1, "newDeadline": due],
        ["todoTaskId": todo, "daysToExtend": 0], ["todoTaskId": todo, "daysToExtend": -1],
        ["todoTaskId": todo, "daysToExtend": .raw("1.5")],
        ["todoTaskId": todo, "daysToExtend": "1"],
        ["todoTaskId": todo, "daysToExtend": .raw("9007199254740992")],
        ["todoTaskId": todo, "newDeadline": "tomorrow"],
        ["todoTaskId": todo, "newDeadline": due, "notes": []],
        ["todoTaskId": todo, "newDeadline": due, "deadline": due],
      ])

  static let archive = ["ARCHIVE", "UNARCHIVE"].flatMap {
    cases($0, .sound, [[:]]) + cases($0, schema, [["archived": true], ["": ""]])
  }

  @Test(arguments: create)
  func `a CREATE holds a title and known fields in range`(test: Case) {
    let node = TaskSketch().node(test.action, on: [], test.payload)
    #expect(JudgedLines([node]).verdicts == [test.expected])
  }

  @Test(arguments: update + createTodo + completeTodo + snooze + archive)
  func `any other payload holds what its action asks for and nothing else`(test: Case) {
    let task = TaskSketch()
    let root = task.create()
    let todo = task.createTodo(root)
    let node = task.node(test.action, on: [todo], test.payload)
    #expect(JudgedLines([root, todo, node]).verdicts == [.sound, .sound, test.expected])
  }
}
