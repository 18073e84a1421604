/// What the command line asks for.
struct BenchOptions {
  /// Small sizes and few runs.
  var isQuick = false
  /// The table about sync, and nothing else.
  var isSync = false
  /// Rows whose names hold this text, alone.
  var only: String?
  /// Where logs are made, and left for the next look; nil for a temporary folder.
  var folder: String?
  /// The one log to make there, and nothing else.
  var making: LogMaker.Shape?

  /// How they are told.
  static let usage = """
    usage: redo-bench [--quick] [--sync] [--only NAME] [--keep FOLDER [--make LOG]]
      --quick        small sizes and few runs
      --sync         two devices and what their syncs cost, alone
      --only NAME    the rows whose names hold NAME, alone
      --keep FOLDER  makes the logs there and leaves them
      --make LOG     makes that one log alone: changes-1000, or tasks-1000-3

    """

  /// Reads the arguments; nil for ones that are not understood.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--quick": isQuick = true
      case "--sync": isSync = true
      case "--only":
        only = rest.popFirst()
        if only == nil { return nil }
      case "--keep":
        folder = rest.popFirst()
        if folder == nil { return nil }
      case "--make":
        making = rest.popFirst().flatMap { LogMaker.Shape(name: $0) }
        if making == nil { return nil }
      default: return nil
      }
    }
    if making != nil, folder == nil { return nil }
  }

  /// Whether rows of a name are to be measured.
  func asks(for name: String) -> Bool {
    only.map(name.contains) ?? true
  }
}
