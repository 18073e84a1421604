internal import RedoViewModels

/// Writes tasks in one format.
protocol TaskWriter {
  /// The whole file.
  static func write(_ tasks: [TaskPicture], in world: World) -> [UInt8]
}

extension TaskFormat {
  /// The writer; nil for the changes themselves, which are no tasks.
  var writer: (any TaskWriter.Type)? {
    switch self {
    case .jsonl: nil
    case .json: TaskListWriter.self
    case .taskwarrior: TaskwarriorWriter.self
    case .todotxt: TodoTxtWriter.self
    case .ics: CalendarWriter.self
    case .csv: TableWriter.self
    case .markdown: ChecklistWriter.self
    }
  }
}
