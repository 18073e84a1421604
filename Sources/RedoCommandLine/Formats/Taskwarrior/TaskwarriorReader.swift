internal import RedoIntents
internal import RedoProtocol

/// Reads what `task export` writes: an array of tasks, or a task a line.
///
/// A recurring parent becomes one task that repeats, its children the times that it fell due. What
/// people write to is the child that is open, so its words are the task's.
struct TaskwarriorReader: TaskReader {
  private let dates: DateContext
  private var reading = ImportReading()
  private var entries: [(place: String, entry: TaskwarriorEntry)] = []
  /// When the times that were deleted fell due, by the task that they are times of.
  private var skipped: [String: [Instant]] = [:]

  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading {
    var reader = TaskwarriorReader(dates: dates)
    let parts = parts(of: bytes)
    if case .success(let first) = parts.first?.value, TaskPicture.isWritten(as: first) {
      reader.reading.refuse(
        "the file",
        "it is Redo's own JSON, which is for other programs; `redo export > tasks.jsonl` writes "
          + "what `redo import` takes")
      return reader.reading
    }
    for (place, part) in parts { reader.read(part, at: place) }
    reader.makeTasks()
    return reader.reading
  }

  private init(dates: DateContext) {
    self.dates = dates
  }

  /// The tasks' values with where they stand; what is no JSON is an error in their place.
  private static func parts(
    of bytes: [UInt8]
  ) -> [(place: String, value: Result<JSONValue, JSONError>)] {
    let isArray = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "[")
    if isArray, bytes.count <= JSONTape.lengthLimit {
      do throws(JSONError) {
        return try JSONValue(bytes).elements.enumerated().map { ("task \($0 + 1)", .success($1)) }
      } catch {
        return [("the file", .failure(error))]
      }
    }
    // A task a line, with or without the brackets and commas of an array round them.
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line in
        var line = line.filter { $0 != 0x0D }[...]
        while let last = line.last, [0x20, 0x09, 0x2C].contains(last) { line = line.dropLast() }
        guard !line.isEmpty, ![[0x5B], [0x5D]].contains(Array(line)) else { return nil }
        do throws(JSONError) {
          return ("line \(number + 1)", .success(try JSONValue(Array(line))))
        } catch {
          return ("line \(number + 1)", .failure(error))
        }
      }
  }

  private mutating func read(_ part: Result<JSONValue, JSONError>, at place: String) {
    switch part {
    case .failure: reading.refuse(place, "it is no JSON")
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
  private mutating func makeTasks() {
    var times: [String: [TaskwarriorEntry]] = [:]
    for (_, entry) in entries {
      if let parent = entry.parent { times[parent, default: []].append(entry) }
    }
    var taken: Set<String> = []
    for (place, entry) in entries where entry.parent == nil {
      if entry.status == "recurring" {
        // A task that the file names twice has its times once.
        take(entry, with: times.removeValue(forKey: entry.uuid) ?? [], at: place)
        taken.insert(entry.uuid)
      } else {
        reading.take(at: place) { [dates] in entry.task(in: dates, &$0) }
      }
    }
    for (place, entry) in entries {
      guard let parent = entry.parent, !taken.contains(parent) else { continue }
      reading.take(at: place) { [dates] in entry.task(in: dates, &$0) }
    }
  }

  /// Takes a repeating task: what its next open time says, and all the times that it fell due.
  ///
  /// Taskwarrior makes the next time only once it is near: where none is open, the one after the last
  /// is, and not the first one of all, which is what the task itself is due at.
  private mutating func take(
    _ entry: TaskwarriorEntry, with times: [TaskwarriorEntry], at place: String
  ) {
    let open = times.filter(\.isOpen)
      .min { ($0.due(in: dates) ?? .latest) < ($1.due(in: dates) ?? .latest) }
    let whole = open.map(entry.overlaid) ?? entry
    let last = (times.compactMap { $0.due(in: dates) } + skipped[entry.uuid, default: []]).max()
    reading.take(at: place) { [dates] reading in
      var task = whole.task(in: dates, &reading)
      if open == nil, let last {
        task.occurrences = [.init(deadline: entry.due(after: last, in: dates))]
        reading.lose("repeating tasks without an open time go on from their last one")
      }
      for time in times where time.isOpen && time.uuid != open?.uuid {
        reading.lose("open repeats of a task that has an earlier one open")
      }
      let noted = whole.noted
      for time in times where !time.isOpen {
        task.occurrences += time.occurrences(in: dates, &reading)
        if !noted.isSuperset(of: time.noted) {
          reading.lose("what was noted of times that are done")
        }
      }
      return task
    }
  }
}
