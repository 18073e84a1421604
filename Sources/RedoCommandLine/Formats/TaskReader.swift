internal import RedoIntents
internal import RedoViewModels

/// Reads one format; whatever the bytes are, it comes to an end and says what it left out.
protocol TaskReader {
  /// Reads a whole file, which is text (``ForeignText``).
  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading
}

extension TaskFormat {
  /// Reads a whole file, if it is text; nil for a format that is no other program's.
  func reading(of bytes: [UInt8], in dates: DateContext) -> ImportReading? {
    guard let reader else { return nil }
    let text = ForeignText(bytes)
    if let fault = text.fault { return ImportReading(unreadable: fault) }
    return reader.read(text.bytes, in: dates)
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
