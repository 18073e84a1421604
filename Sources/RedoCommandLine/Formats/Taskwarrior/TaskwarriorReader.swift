internal import RedoIntents
internal import RedoProtocol

/// Reads what `task export` writes: an array of tasks, or a task a line.
///
/// A recurring parent becomes one task that repeats, its children the times that it fell due.
struct TaskwarriorReader: TaskReader {
  private let dates: DateContext
  private var reading = ImportReading()
  /// Where the tasks that repeat are, by their id in the file.
  private var parents: [String: Int] = [:]
  private var children: [(parent: String, place: String, entry: TaskwarriorEntry)] = []

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
    reader.joinChildren()
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
      guard entry.status != "deleted" else { return reading.lose("deleted tasks are left out") }
      if let parent = entry.parent {
        children.append((parent, place, entry))
      } else {
        take(entry, at: place)
      }
    }
  }

  private mutating func take(_ entry: TaskwarriorEntry, at place: String) {
    let count = reading.tasks.count
    reading.take(entry.task(in: dates, &reading), at: place)
    if reading.tasks.count > count, entry.status == "recurring" { parents[entry.uuid] = count }
  }

  /// Makes the children times of their parents; one without a parent is a task by itself.
  private mutating func joinChildren() {
    var opened: Set<Int> = []
    for (parent, place, entry) in children {
      guard let number = parents[parent] else {
        take(entry, at: place)
        continue
      }
      let times = entry.occurrences(in: dates)
      for time in times {
        // Several open times of one task become the first of them.
        if time.completed == nil, !opened.insert(number).inserted {
          reading.lose("open repeats of a task that has an earlier one open")
          reading.change(number) { task in
            guard let open = task.occurrences.firstIndex(where: { $0.completed == nil }) else {
              return
            }
            task.occurrences[open].deadline = min(task.occurrences[open].deadline, time.deadline)
          }
          continue
        }
        reading.change(number) { task in
          if time.completed == nil { task.occurrences.removeAll { $0.completed == nil } }
          task.occurrences.append(time)
        }
      }
    }
  }
}
