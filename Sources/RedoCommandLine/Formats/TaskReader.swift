internal import RedoIntents
internal import RedoTasks
internal import RedoViewModels

/// Reads one format; whatever the bytes are, it comes to an end and says what it left out.
protocol TaskReader {
  /// Reads a whole file, which is text (``ForeignText``).
  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading

  /// Reads a whole file whose tasks' names may depend on those that the log names.
  static func read(
    _ bytes: [UInt8], in dates: DateContext, beside log: Projection
  ) -> ImportReading
}

extension TaskReader {
  /// In most formats a task's name follows from the file alone.
  static func read(
    _ bytes: [UInt8], in dates: DateContext, beside _: Projection
  ) -> ImportReading {
    read(bytes, in: dates)
  }
}

extension TaskFormat {
  /// Reads a whole file, if it is text; nil for a format that is no other program's, unless its bytes
  /// are no text at all.
  func reading(of bytes: [UInt8], in world: World) -> ImportReading? {
    let text = ForeignText(bytes, isFolded: self == .ics)
    guard let reader else { return text.logFault.map { ImportReading(unreadable: $0) } }
    if let fault = text.fault { return ImportReading(unreadable: fault) }
    var reading = reader.read(text.bytes, in: world.dates, beside: world.tasks)
    if let writer, !hasNames {
      var own = OwnTasks(beside: reading, written: writer, read: reader, in: world)
      reading.rename { own.name(of: $0) }
    }
    return reading
  }

  /// Whether tasks have names of their own in it, so that what was written is known again.
  private var hasNames: Bool {
    switch self {
    case .todotxt, .markdown: false
    case .json, .jsonl, .taskwarrior, .ics, .csv: true
    }
  }

  private var reader: (any TaskReader.Type)? {
    switch self {
    case .json, .jsonl: nil
    case .taskwarrior: TaskwarriorReader.self
    case .todotxt: TodoTxtReader.self
    case .ics: CalendarReader.self
    case .csv: TableReader.self
    case .markdown: ChecklistReader.self
    }
  }
}
