internal import RedoProtocol

/// Payloads as the bytes have them: mostly sound, every member at its limits now and then.
extension LogSketch {
  enum TodoMember {
    case completed
    case days
    case deadline
    case newDeadline
  }

  mutating func fields(isCreate: Bool) -> [UInt8] {
    let members = input.byte()
    var writer = CanonicalWriter()
    writer.beginObject()
    if members & 1 != 0 {
      writer.key("description")
      writer.value(input.text())
    }
    if members & 2 != 0 {
      writer.key("frequencyDays")
      writer.value(days())
    }
    if members & 4 != 0 {
      writer.key("priority")
      writer.value(Int64(input.choice(6)))
    }
    if members & 8 != 0 {
      writer.key("privacy")
      writer.value(input.flag())
    }
    if members & 16 != 0 {
      writer.key("storyPoints")
      writer.value(days())
    }
    if isCreate || members & 32 != 0 {
      writer.key("title")
      let title = input.text()
      writer.value(title.isEmpty ? "untitled" : title)
    }
    writer.endObject()
    return writer.bytes
  }

  mutating func todo(_ member: TodoMember) -> [UInt8] {
    var writer = CanonicalWriter()
    writer.beginObject()
    switch member {
    case .completed:
      writer.key("completed")
      writer.value(moment())
    case .days:
      writer.key("daysToExtend")
      writer.value(days())
    case .deadline:
      writer.key("deadline")
      writer.value(moment())
    case .newDeadline:
      writer.key("newDeadline")
      writer.value(moment())
    }
    if input.choice(4) == 3 {
      writer.key("notes")
      writer.value(input.text())
    }
    writer.key("todoTaskId")
    writer.value(WireNode.name(16 + input.choice(4)))
    writer.endObject()
    return writer.bytes
  }

  /// The ids that a DELETE on a node must name, or some others.
  mutating func chain(of parent: Known) -> [UInt8] {
    var chain = parent.chain
    switch input.choice(6) {
    case 4: chain.removeLast(min(chain.count, 1 + input.choice(3)))
    case 5: chain.append(known().id)
    default: break
    }
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("deletedChain")
    writer.beginArray()
    for id in chain { writer.value(id.description) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  mutating func merge(_ parents: [Known]) -> [UInt8] {
    var common = parents.first?.chain ?? []
    for parent in parents.dropFirst() { common = common.filter(parent.chain.contains) }
    let base = input.choice(8) == 7 ? known().id : common.first ?? known().id
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("base")
    writer.value(base.description)
    if input.flag() {
      writer.key("policy")
      writer.beginObject()
      writer.key("defaultStrategy")
      writer.value(strategy())
      writer.endObject()
    }
    if input.flag() {
      writer.key("resolutions")
      writer.beginObject()
      writer.key("task")
      resolutions(
        of: ["title", "description", "priority", "storyPoints", "frequencyDays", "archived"],
        parents, to: &writer)
      writer.key("todos")
      writer.beginArray()
      for _ in 0..<input.choice(3) {
        writer.beginObject()
        writer.key("fields")
        resolutions(of: ["deadline", "completed", "notes", "guid"], parents, to: &writer)
        writer.key("todoTaskId")
        writer.value(WireNode.name(16 + input.choice(4)))
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endObject()
    return writer.bytes
  }

  private mutating func resolutions(
    of paths: [String], _ parents: [Known], to writer: inout CanonicalWriter
  ) {
    writer.beginArray()
    for _ in 0..<input.choice(4) {
      let strategy = strategy()
      writer.beginObject()
      if strategy == "ours" || strategy == "theirs" {
        writer.key("chosenParent")
        writer.value(parents[input.choice(parents.count)].id.description)
      }
      writer.key("path")
      writer.value(paths[input.choice(paths.count)])
      writer.key("strategy")
      writer.value(strategy)
      if strategy == "manual" {
        writer.key("value")
        value(to: &writer)
      }
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func value(to writer: inout CanonicalWriter) {
    switch input.choice(5) {
    case 0: writer.value(input.text())
    case 1: writer.value(moment())
    case 2: writer.value(days())
    case 3: writer.value(input.flag())
    default: writer.null()
    }
  }

  private mutating func strategy() -> String {
    ["lww", "ours", "theirs", "union", "manual", "max", "min"][input.choice(7)]
  }

  private mutating func days() -> Int64 {
    let limits: [Int64] = [
      1, 0, 7, 30, 3_652_424, 1_000_000_000, 106_751_991_167, CanonicalNumber.greatestInteger,
    ]
    return limits[input.choice(limits.count)]
  }

  private mutating func moment() -> String {
    let moments = [
      "2026-03-05T09:00:00.000Z", "2026-03-06T09:00:00.000Z", "0000-01-01T00:00:00.000Z",
      "9999-12-31T23:59:59.999Z", "2024-02-29T12:00:00+14:00", "2026-12-31t23:59:59.99999-00:30",
      "2023-02-29T00:00:00Z", "0000-01-01T00:00:00+23:59",
    ]
    return moments[input.choice(moments.count)]
  }
}
