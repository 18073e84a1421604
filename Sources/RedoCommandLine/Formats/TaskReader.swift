internal import RedoIntents
internal import RedoViewModels

/// Reads one format; whatever the bytes are, it comes to an end and says what it left out.
protocol TaskReader {
  /// Reads a whole file.
  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading
}

extension TaskFormat {
  /// The reader; nil for a format that is read otherwise, or by other programs alone.
  var reader: (any TaskReader.Type)? {
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
