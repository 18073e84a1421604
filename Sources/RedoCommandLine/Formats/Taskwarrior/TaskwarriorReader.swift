internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// Reads what `task export` writes: an array of tasks, or one task behind the other.
///
/// A recurring parent becomes one task that repeats, its children the times that it fell due. What
/// people write to is the child that is open, so its words are the task's. Children without their
/// parent are that task too, and what the others of them say is kept as text.
struct TaskwarriorReader: TaskReader {
  private let dates: DateContext
  /// The tasks that the log names.
  private let known: Set<TaskID>
  private var reading = ImportReading()
  private var entries: [(place: String, entry: TaskwarriorEntry)] = []
  /// When the times that were deleted fell due, by the task that they are times of.
  private var skipped: [String: [Instant]] = [:]

  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading {
    read(bytes, in: dates, knowing: [])
  }

  static func read(
    _ bytes: [UInt8], in dates: DateContext, beside log: Projection
  ) -> ImportReading {
    read(bytes, in: dates, knowing: Set(log.graph.tasks.map(\.taskID)))
  }

  private static func read(
    _ bytes: [UInt8], in dates: DateContext, knowing known: Set<TaskID>
  ) -> ImportReading {
    var reader = TaskwarriorReader(dates: dates, known: known)
    let parts = TaskwarriorParts.parts(of: bytes)
    if case .success(let first) = parts.first?.value, TaskPicture.isWritten(as: first) {
      reader.reading.refuse(
        "the file",
        "it is Redo's own JSON, which is for other programs; `redo export > tasks.jsonl` writes "
          + "what `redo import` takes")
      return reader.reading
    }
    if case .success(let first) = parts.first?.value, isOfTodoist(first) {
      reader.reading.refuse(
        "the file",
        "it is Todoist's JSON; `redo import` takes the CSV file of each project, as a template or a "
          + "backup has it")
      return reader.reading
    }
    for (place, part) in parts { reader.read(part, at: place) }
    reader.makeTasks()
    return reader.reading
  }

  /// Whether a value is a task as Todoist's API tells it, or holds such tasks.
  private static func isOfTodoist(_ value: JSONValue) -> Bool {
    let tasks = (value["items"] ?? value["results"])?.elements ?? [value]
    guard let task = tasks.first, task["uuid"] == nil else { return false }
    return task["content"] != nil && task["project_id"] != nil
  }

  private init(dates: DateContext, known: Set<TaskID>) {
    self.dates = dates
    self.known = known
  }

  private mutating func read(_ part: Result<JSONValue, TaskwarriorParts.Fault>, at place: String) {
    switch part {
    case .failure(let fault): reading.refuse(place, fault.reason)
    case .success(let value):
      guard let entry = TaskwarriorEntry(value) else {
        return reading.refuse(place, "it is no task with a uuid and a description")
      }
      guard !entry.isDeleted else {
        if let parent = entry.parent, let due = entry.due(in: dates) {
          skipped[parent, default: []].append(due)
        }
        return reading.lose("deleted tasks are left out")
      }
      entries.append((place, entry))
    }
  }

  /// Makes the tasks: first what stands for itself, then times whose task is not in the file.
  ///
  /// Such a time was once a task of its own, and stays it where the log names that.
  private mutating func makeTasks() {
    var times: [String: [TaskwarriorEntry]] = [:]
    var met: Set<String> = []
    for (_, entry) in entries {
      guard let parent = entry.parent, met.insert(entry.uuid).inserted else { continue }
      times[parent, default: []].append(entry)
    }
    var taken: Set<String> = []
    var single: Set<String> = []
    for (place, entry) in entries where entry.parent == nil {
      if entry.status == "recurring" {
        // A task that the file names twice has its times once.
        take(entry, with: times.removeValue(forKey: entry.uuid) ?? [], at: place)
        taken.insert(entry.uuid)
      } else {
        reading.take(at: place) { [dates] in entry.task(in: dates, &$0) }
        single.insert(entry.uuid)
      }
    }
    for (place, entry) in entries {
      guard let parent = entry.parent, !taken.contains(parent) else { continue }
      if single.contains(parent) || known.contains(entry.id) {
        reading.take(at: place) { [dates] in entry.task(in: dates, &$0) }
      } else if let all = times.removeValue(forKey: parent) {
        take(all.filter { !known.contains($0.id) }, of: parent, at: place)
      }
    }
  }

  /// Takes times whose task is not in the file as that task, so that a file with all of it is known
  /// again: the open time says what it is, else the last one, and then no other follows.
  private mutating func take(_ times: [TaskwarriorEntry], of task: String, at place: String) {
    let last = times.max { isDue($0, before: $1) }
    guard let time = firstOpen(of: times) ?? last else { return }
    let others = time.isOpen ? times : times.filter { $0.uuid != time.uuid }
    take(time.named(task), with: others, isWhole: false, at: place)
  }

  /// The open time that is due first; nil where none is open.
  private func firstOpen(of times: [TaskwarriorEntry]) -> TaskwarriorEntry? {
    times.filter(\.isOpen).min { isDue($0, before: $1) }
  }

  private func isDue(_ time: TaskwarriorEntry, before other: TaskwarriorEntry) -> Bool {
    (time.due(in: dates) ?? .latest) < (other.due(in: dates) ?? .latest)
  }

  /// Takes a repeating task: what its next open time says, and all the times that it fell due.
  ///
  /// Taskwarrior makes the next time only once it is near: where none is open, the one after the
  /// last is, and not the first one of all, which is what the task itself is due at.
  private mutating func take(
    _ entry: TaskwarriorEntry, with times: [TaskwarriorEntry], isWhole: Bool = true,
    at place: String
  ) {
    let open = firstOpen(of: times)
    let whole = open.map(entry.overlaid) ?? entry
    let last = (times.compactMap { $0.due(in: dates) } + skipped[entry.uuid, default: []]).max()
    reading.take(at: place) { [dates] reading in
      var task = whole.task(in: dates, &reading)
      if open == nil, entry.isOpen, let last {
        task.occurrences = [.init(deadline: entry.due(after: last, in: dates))]
        reading.lose("repeating tasks without an open time go on from their last one")
      }
      var words = TaskwarriorWords(beside: whole, isKept: !isWhole, in: dates)
      for time in times where time.isOpen && time.uuid != open?.uuid {
        words.takeOpen(time, &task, &reading)
      }
      var done: [ForeignTask.Occurrence] = []
      for time in times where !time.isOpen {
        done += time.occurrences(in: dates, &reading)
        words.takeDone(time, &task, &reading)
      }
      task.occurrences = done + task.occurrences
      return task
    }
  }
}
