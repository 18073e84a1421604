internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// One task of a Taskwarrior file.
struct TaskwarriorEntry {
  let uuid: String
  let status: String
  let parent: String?
  private let title: String
  private let members: [(name: String, value: JSONValue)]

  /// Members that are told by others, or that Taskwarrior works out anew.
  private static let known: Set<String> = [
    "uuid", "status", "parent", "description", "id", "urgency", "mask", "imask", "rtype", "end",
    "due", "recur", "priority", "project", "tags", "annotations", "last", "modified",
    "points",
  ]
  /// Members that are dates, which become words of the description.
  private static let moments: Set<String> = ["wait", "scheduled", "until", "entry", "start"]

  /// Reads a task; nil without a uuid or a description.
  init?(_ value: JSONValue) {
    guard case .members(let members) = value, let uuid = value["uuid"]?.plain,
      let title = value["description"]?.plain
    else { return nil }
    self.uuid = uuid.lowercased()
    self.title = title
    self.members = members
    status = value["status"]?.plain ?? "pending"
    parent = value["parent"]?.plain?.lowercased()
  }

  private subscript(name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  private func moment(_ name: String, in dates: DateContext) -> Instant? {
    self[name]?.plain.flatMap {
      ForeignDate.basic($0, in: dates) ?? ForeignDate.instant($0, in: dates)
    }
  }

  /// The times that it fell or falls due.
  func occurrences(in dates: DateContext) -> [ForeignTask.Occurrence] {
    let (due, end) = (moment("due", in: dates), moment("end", in: dates))
    guard status == "completed" else { return due.map { [.init(deadline: $0)] } ?? [] }
    let completed = end ?? due ?? dates.now
    return [.init(deadline: due ?? completed, completed: completed)]
  }

  /// The task, with what is lost on the way.
  func task(in dates: DateContext, _ reading: inout ImportReading) -> ForeignTask {
    var task = ForeignTask(source: UUIDv4(uuid) == nil ? "taskwarrior " + uuid : uuid, title: title)
    task.occurrences = occurrences(in: dates)
    task.priority = priority(&reading)
    // Taskwarrior knows no people; a tag that starts like one is one.
    let tags = tags(&reading)
    task.tags = tags.filter { !$0.hasPrefix("@") }
    task.people = tags.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
    task.points = self["points"]?.plain.flatMap { Int64($0) }
      .flatMap { (0...9999).contains($0) ? $0 : nil }
    task.notes = annotations(in: dates) + rest(in: dates, &reading)
    if let recur = self["recur"]?.plain {
      if let rhythm = RepeatWords.days(recur) {
        task.repeatDays = rhythm.days
        if rhythm.isRough { reading.lose("repeats by month or workday become days") }
      } else {
        task.notes.append("recur: " + recur)
        reading.lose("repeats that days cannot say are kept as text")
      }
    }
    return task
  }

  private func priority(_ reading: inout ImportReading) -> Int? {
    switch self["priority"]?.plain {
    case nil, "": return nil
    case "H": return 5
    case "M": return 4
    case "L": return 2
    default:
      reading.lose("priorities other than H, M and L")
      return nil
    }
  }

  private func tags(_ reading: inout ImportReading) -> [String] {
    let listed = self["tags"].map { value in
      value.elements.isEmpty
        ? (value.plain ?? "").split(separator: ",").map(String.init)
        : value.elements.compactMap(\.plain)
    }
    var tags = listed ?? []
    if let project = self["project"]?.plain {
      tags.insert(project, at: 0)
      reading.lose("projects become tags")
    }
    for tag in tags where !tag.hasPrefix("@") && ForeignTask.label(.tag, tag) != "#" + tag {
      reading.lose("tags are spelled otherwise, or left out where no letter begins them")
    }
    return tags
  }

  private func annotations(in dates: DateContext) -> [String] {
    (self["annotations"]?.elements ?? []).compactMap { note in
      guard let text = note["description"]?.plain else { return nil }
      let day = note["entry"]?.plain.flatMap { ForeignDate.basic($0, in: dates) }
      return (day.map { ForeignDate.dayText($0, in: dates) + " " } ?? "") + text
    }
  }

  /// All other members as lines of text.
  private func rest(in dates: DateContext, _ reading: inout ImportReading) -> [String] {
    members.filter { !Self.known.contains($0.name) }.compactMap { name, value in
      if Self.moments.contains(name) {
        guard name != "entry" else { return nil }
        reading.lose("\(name) dates are kept as text")
        return moment(name, in: dates).map { "\(name): \($0.wallText)" }
      }
      let text =
        value.elements.isEmpty
        ? value.plain
        : value.elements.compactMap(\.plain)
          .joined(separator: ", ")
      guard let text, !text.isEmpty else { return nil }
      reading.lose(
        name == "depends"
          ? "dependencies are kept as text" : "attributes of your own are kept as text")
      return "\(name): \(text)"
    }
  }
}
