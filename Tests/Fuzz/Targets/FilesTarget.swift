internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

@testable internal import RedoCommandLine

/// A file of another program that is taken in, and what is written of its tasks.
///
/// The first byte says which format.
struct FilesTarget {
  private static let formats: [TaskFormat] = [.taskwarrior, .todotxt, .ics, .csv, .markdown]
  private static let mostBytes = 100_000

  func take(_ input: [UInt8]) {
    guard let kind = input.first, let replica = FuzzReplica(1) else { return }
    let format = Self.formats[Int(kind) % Self.formats.count]
    let world = world(of: replica)
    guard let reading = format.reading(of: Array(input.dropFirst()), in: world) else {
      preconditionFailure("a format of other programs is not read")
    }
    check(reading)
    _ = ImportPreview(reading, format: format, in: world).output
    guard !reading.tasks.isEmpty else { return }
    precondition(
      replica.run(.bring(reading.tasks.map(\.imported))), "tasks that were read are not taken")
    for written in Self.formats { exchange(written, self.world(of: replica)) }
  }

  private func check(_ reading: ImportReading) {
    precondition(reading.unreadable == nil || reading.tasks.isEmpty, "half a file is taken")
    for line in reading.losses(of: { _ in true }).map(\.line) + reading.faults.lines {
      precondition(!line.isEmpty, "a loss says nothing")
    }
  }

  /// What is written is read whole, and its tasks are called what they were.
  private func exchange(_ format: TaskFormat, _ world: World) {
    let tasks = world.tasks
    let pictures = tasks.tasks.map { TaskPicture(of: $0, in: world) }
    guard let bytes = format.writer?.write(pictures, in: world), bytes.count < Self.mostBytes,
      let reading = format.reading(of: bytes, in: Self.empty)
    else { return }
    precondition(reading.unreadable == nil, "a file that was written is not read")
    precondition(reading.faults.isEmpty, "\(format) is written as it is not read")
    precondition(reading.tasks.count == pictures.count, "\(format) keeps another number of tasks")
    var read = reading.tasks.map { row(of: $0.imported) }
    for picture in pictures {
      let kept = row(of: picture, in: world)
      guard let place = read.firstIndex(where: { $0.utf8.elementsEqual(kept.utf8) }) else {
        preconditionFailure("\(format) tells a task otherwise: \(kept) is none of \(read)")
      }
      read.remove(at: place)
    }
  }

  private func row(of task: ImportedTask) -> String {
    let last = task.occurrences.last
    return row(
      TitleText(task.fields.title ?? ""), Int(task.fields.priority ?? 3), task.fields.frequencyDays,
      last?.deadline, isDone: last?.completed != nil)
  }

  private func row(of task: TaskPicture, in world: World) -> String {
    let last = task.lastTodo(in: world)
    return row(
      task.title, Int(task.state.priority), task.state.frequencyDays, last?.deadline,
      isDone: last?.completed != nil)
  }

  /// What every format keeps of a task; the repeat of one that is open alone.
  private func row(
    _ title: TitleText, _ priority: Int, _ days: Int64?, _ due: Instant?, isDone: Bool
  ) -> String {
    let labels = title.tags.map { "#" + $0 } + title.people.map { "@" + $0 }
    let days = due == nil || isDone ? 0 : days ?? 0
    let minute = ((due?.milliseconds ?? 0) - Instant.earliest.milliseconds) / 60_000
    let words = title.shownWords + labels + ["\(priority) \(days) \(minute) \(isDone)"]
    return FileText.visible(words.joined(separator: " "))
  }

  private func world(of replica: FuzzReplica) -> World {
    World(
      projection: replica.projection, dates: DateContext(now: replica.now, zone: .utc),
      isInputTerminal: false, output: .piped(measure: Self.measure), version: "1.0.0")
  }

  private static var empty: World {
    World(
      projection: Projection(replaying: ChangeLog(LogBytes([]))),
      dates: DateContext(now: Instant(milliseconds: 1_772_355_600_000), zone: .utc),
      isInputTerminal: false, output: .piped(measure: measure), version: "1.0.0")
  }

  private static let measure = TextMeasure(
    sanitized: { $0 }, columns: { $0.unicodeScalars.count },
    prefix: { String(String.UnicodeScalarView($0.unicodeScalars.prefix($1))) })
}
