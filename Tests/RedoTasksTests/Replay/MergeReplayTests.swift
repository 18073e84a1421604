import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// How a MERGE settles the task's own fields.
struct MergeReplayTests {
  let task = TaskSketch()
  let root: SketchedNode
  /// The lower of the two in total order.
  let left: SketchedNode
  let right: SketchedNode

  init() {
    root = task.node(
      "CREATE", on: [], ["title": "base", "priority": 3, "storyPoints": 8, "frequencyDays": 7])
    left = task.update(
      root, ["title": "left", "priority": 1, "storyPoints": 13, "privacy": true],
      wall: "2026-01-01T00:00:00.000Z")
    right = task.update(
      root, ["title": "right", "priority": 5, "storyPoints": 2],
      wall: "2026-01-02T00:00:00.000Z")
  }

  private func merged(
    policy: JSONSketch? = nil, _ fields: JSONSketch = [], parents: [SketchedNode]? = nil
  ) -> ReplayedTask {
    let merge = task.merge(
      parents ?? [left, right], base: root, policy: policy, resolutions: ["task": fields])
    return ReplayedTask([root, left, right, merge])
  }

  @Test func `the default is the later writer, field by field, and what one parent changed alone`()
  {
    let replayed = merged()
    #expect(replayed.title == "right")
    #expect(replayed.task?.priority == 5)
    #expect(replayed.task?.isPrivate == true)
    #expect(replayed.task?.frequencyDays == 7)
    #expect(replayed.task?.headCount == 1)
  }

  @Test func `ours and theirs are the first and the second parent`() {
    for (strategy, parents, title) in [
      ("ours", [left, right], "left"), ("theirs", [left, right], "right"),
      ("ours", [right, left], "right"), ("theirs", [right, left], "left"),
    ] {
      let replayed = merged(policy: ["defaultStrategy": .string(strategy)], parents: parents)
      #expect(replayed.title == title, "\(strategy)")
      // Only one parent changed it, so no strategy is asked.
      #expect(replayed.task?.isPrivate == true)
    }
  }

  @Test func `max and min choose numbers and leave the rest to the later writer`() {
    let most = merged(policy: ["defaultStrategy": "max"])
    #expect(most.task?.storyPoints == 13)
    #expect(most.task?.priority == 5)
    #expect(most.title == "right")
    let least = merged(policy: ["defaultStrategy": "min"])
    #expect(least.task?.storyPoints == 2)
    #expect(least.task?.priority == 1)
    #expect(least.title == "right")
  }

  @Test(arguments: ["lww", "union", "manual"])
  func `a default that cannot apply is the later writer`(strategy: String) {
    let replayed = merged(policy: ["defaultStrategy": .string(strategy)])
    #expect(replayed.title == "right")
    #expect(replayed.task?.storyPoints == 2)
  }

  @Test func `a resolution comes before agreement, single change and default`() {
    let chosen = JSONSketch.string(left.id.description)
    let replayed = merged(
      policy: ["defaultStrategy": "theirs"],
      [
        ["path": "title", "strategy": "theirs", "chosenParent": chosen],
        ["path": "priority", "strategy": "min"],
        ["path": "storyPoints", "strategy": "manual", "value": 5],
        // One parent alone changed it; the other parent's value is what the base had.
        [
          "path": "privacy", "strategy": "ours", "chosenParent": .string(right.id.description),
        ],
      ])
    #expect(replayed.title == "left")
    #expect(replayed.task?.priority == 1)
    #expect(replayed.task?.storyPoints == 5)
    #expect(replayed.task?.isPrivate == false)
  }

  @Test func `a resolution of a field that nobody changed writes nothing`() {
    let replayed = merged([
      ["path": "frequencyDays", "strategy": "manual", "value": 30],
      ["path": "description", "strategy": "manual", "value": "x"],
      ["path": "nonsense", "strategy": "manual", "value": "x"],
    ])
    #expect(replayed.task?.frequencyDays == 7)
    #expect(replayed.description == "")
  }

  @Test(
    arguments: [
      ["path": "title", "strategy": "manual", "value": ""],
      ["path": "title", "strategy": "manual", "value": 1],
      ["path": "title", "strategy": "manual", "value": nil],
      ["path": "title", "strategy": "max"],
    ] as [JSONSketch])
  func `a resolution that the field cannot hold falls back to the later writer`(field: JSONSketch) {
    #expect(merged([field]).title == "right")
  }

  @Test(arguments: [0, 6, -1] as [Int64])
  func `a priority out of range by hand falls back to the later writer`(value: Int64) {
    let field: JSONSketch = ["path": "priority", "strategy": "manual", "value": .number(value)]
    #expect(merged([field]).task?.priority == 5)
  }

  @Test func `of two resolutions of one field the last one counts`() {
    let replayed = merged([
      ["path": "title", "strategy": "manual", "value": "one"],
      ["path": "title", "strategy": "manual", "value": "two"],
    ])
    #expect(replayed.title == "two")
  }

  @Test func `a value on which all changing parents agree is taken, however the texts are spelled`()
  {
    // Spelled with escapes it is the same text in other bytes.
    let twin = task.update(root, ["title": "left"], wall: "2026-01-03T00:00:00.000Z")
    let line = String(decoding: twin.line, as: UTF8.self)
      .replacing("\"title\":\"left\"", with: "\"title\":\"\\u006ceft\"")
    let merge = task.merge([left, right, twin], base: root, policy: ["defaultStrategy": "theirs"])
    let agreed = task.merge([left, twin], base: root, policy: ["defaultStrategy": "ours"])
    func title(_ last: SketchedNode, _ nodes: [SketchedNode]) -> String? {
      let lines = nodes.map(\.line) + [Array(line.utf8), last.line]
      let projection = Projection(replaying: ChangeLog(JudgedLines.bytes(lines)))
      return projection.tasks.first.map { projection.storedTitle(of: $0) }
    }
    #expect(title(merge, [root, left, right]) == "right")
    #expect(title(agreed, [root, left]) == "left")
  }

  @Test func `archiving is a field like the others`() {
    let archive = task.archive(root)
    let merge = task.merge([archive, right], base: root)
    #expect(ReplayedTask([root, archive, right, merge]).task?.isArchived == true)
    let no = task.merge(
      [archive, right], base: root,
      resolutions: ["task": [["path": "archived", "strategy": "manual", "value": false]]])
    #expect(ReplayedTask([root, archive, right, no]).task?.isArchived == false)
  }

  @Test func `of ten parents the highest in total order that changed a field wins it`() {
    let parents = (0..<10).map { number in
      task.update(
        root, number < 8 ? ["title": .string("t\(number)")] : ["priority": 2],
        wall: "2026-02-0\(number == 0 ? 9 : number)T00:00:00.000Z")
    }
    let merge = task.merge(parents, base: root)
    #expect(ReplayedTask([root] + parents + [merge]).title == "t0")
  }

  @Test func `only changed fields are written, so a concurrent change of another field stands`() {
    let aside = task.update(
      task.update(root, ["description": "aside"]), ["title": "aside"],
      wall: "2026-01-01T00:00:00.000Z")
    let merge = task.merge([left, right], base: root)
    let before = task.update(root, ["description": "aside"])
    let replayed = ReplayedTask([root, left, right, before, aside, merge])
    #expect(replayed.description == "aside")
    // The MERGE is later in total order than the title that was set aside.
    #expect(merge.lamport == aside.lamport)
    #expect(replayed.title == "right")
    #expect(replayed.task?.headCount == 2)
  }

  @Test func `a base that is a parent makes the other parent's changes count alone`() {
    let merge = task.merge([left, right], base: left, policy: ["defaultStrategy": "ours"])
    let replayed = ReplayedTask([root, left, right, merge])
    #expect(replayed.title == "right")
    #expect(replayed.task?.isPrivate == false)
  }

  @Test func `thirty MERGEs on top of each other are settled once each`() {
    var nodes = [root]
    var tip = root
    for number in 0..<30 {
      let one = task.update(tip, ["storyPoints": .number(Int64(number))])
      let two = task.update(tip, ["title": .string("round \(number)")])
      let merge = task.merge([one, two], base: tip)
      nodes += [one, two, merge]
      tip = merge
    }
    let clock = ContinuousClock()
    var replayed: ReplayedTask?
    let elapsed = clock.measure { replayed = ReplayedTask(nodes) }
    #expect(replayed?.title == "round 29")
    #expect(replayed?.task?.storyPoints == 29)
    // Settled anew at each level, the thirtieth would ask for 3^30 replays.
    #expect(elapsed < .seconds(5))
  }
}
