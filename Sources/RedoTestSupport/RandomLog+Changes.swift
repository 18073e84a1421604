internal import RedoProtocol

extension RandomLog {
  /// A random change on a random parent, mostly sound where the parent is.
  mutating func change(
    in place: Int, _ nodes: [SketchedNode]
  ) -> (action: String, parents: [SketchedNode], payload: JSONSketch) {
    let parent = parent(in: place)
    let known = random(10) > 0 ? todos[place].randomElement(using: &generator) : nil
    let new = JSONSketch.string(TaskSketch.todo(random(100)))
    let todo = known.map { JSONSketch.string($0) } ?? new
    let moment = JSONSketch.string(
      "2026-0\(1 + random(9))-1\(random(10))T12:00:00.\(random(10))00Z")
    switch random(14) {
    case 0, 1, 2: return ("UPDATE", [parent], fields())
    case 3, 4, 5:
      return (
        "CREATE_TODO", [parent],
        noted(["deadline": moment, "todoTaskId": random(8) == 0 ? todo : new])
      )
    case 6, 7: return ("COMPLETE_TODO", [parent], noted(["completed": moment, "todoTaskId": todo]))
    case 8:
      let days = JSONSketch.number(Int64(1 + random(400)))
      return ("SNOOZE", [parent], noted(["daysToExtend": days, "todoTaskId": todo]))
    case 9: return ("SNOOZE", [parent], noted(["newDeadline": moment, "todoTaskId": todo]))
    case 10: return ("ARCHIVE", [parent], [:])
    case 11: return ("UNARCHIVE", [parent], [:])
    case 12:
      var chain = random(4) == 0 ? parent.chain.shuffled(using: &generator) : parent.chain
      if random(6) == 0, chain.count > 1 { chain.removeFirst() }
      return ("DELETE", [parent], ["deletedChain": .ids(chain)])
    default: return merge(nodes, place) ?? ("UPDATE", [parent], fields())
    }
  }

  private mutating func fields() -> JSONSketch {
    switch random(6) {
    case 0: ["title": .string(["left", "right", "ж", "😀\n"][random(4)])]
    case 1: ["description": .string(["", "one", "two"][random(3)])]
    case 2: ["priority": .number(Int64(1 + random(5))), "privacy": random(2) == 0 ? true : false]
    case 3: ["storyPoints": .number(Int64(random(9)))]
    case 4: ["frequencyDays": .number(Int64(1 + random(30)))]
    default: ["description": "both", "title": "both"]
    }
  }

  private mutating func noted(_ payload: JSONSketch) -> JSONSketch {
    var payload = payload
    if random(3) == 0 { payload["notes"] = .string(["", "n", "line\nline"][random(3)]) }
    return payload
  }

  private mutating func merge(
    _ known: [SketchedNode], _ place: Int
  ) -> (String, [SketchedNode], JSONSketch)? {
    var parents: [SketchedNode] = []
    for node in known.shuffled(using: &generator).prefix(2 + random(2))
    where !parents.contains(where: { $0.id == node.id }) {
      parents.append(node)
    }
    guard parents.count > 1 else { return nil }
    let shared = parents[0].chain.filter { id in parents.allSatisfy { $0.chain.contains(id) } }
    guard let base = shared.randomElement(using: &generator) else { return nil }
    var payload: JSONSketch = ["base": .string(base.description)]
    let strategies = ["ours", "theirs", "union", "lww", "manual", "max", "min"]
    if random(2) == 0 {
      payload["policy"] = ["defaultStrategy": .string(strategies[random(strategies.count)])]
    }
    if random(2) == 0 {
      let names = ["title", "description", "priority", "storyPoints", "archived", "frequencyDays"]
      let chosen = JSONSketch.string(parents[random(parents.count)].id.description)
      let manual: [JSONSketch] = [4, "by hand", true, nil]
      let value = manual[random(4)]
      let days = JSONSketch.array([
        ["chosenParent": chosen, "path": "deadline", "strategy": "theirs"],
        ["path": "notes", "strategy": "manual", "value": "by hand"],
      ])
      let todo = todos[place].randomElement(using: &generator) ?? TaskSketch.todo(0)
      payload["resolutions"] = [
        "task": [
          ["chosenParent": chosen, "path": .string(names[random(6)]), "strategy": "ours"],
          ["path": .string(names[random(6)]), "strategy": "manual", "value": value],
          ["path": .string(names[random(6)]), "strategy": random(2) == 0 ? "max" : "min"],
        ],
        "todos": [["fields": days, "todoTaskId": .string(todo)]],
      ]
    }
    return ("MERGE", parents, payload)
  }
}
