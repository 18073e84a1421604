internal import Glibc
internal import RedoStore

/// The environment variables of the process, as values.
struct SystemEnvironment {
  /// The variables as bytes by name, for what is asked for paths.
  let environment: Environment
  private let texts: [String: String]

  init() {
    var bytes: [String: [UInt8]] = [:]
    var texts: [String: String] = [:]
    let names =
      PathVariable.allCases.map(\.rawValue) + EnvironmentVariable.allCases.map(\.rawValue)
    for name in names {
      guard let start = getenv(name) else { continue }
      let value = Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
      bytes[name] = value
      texts[name] = String(decoding: value, as: UTF8.self)
    }
    environment = Environment(bytes)
    self.texts = texts
  }

  /// A variable as text; nil when it is unset.
  subscript(variable: EnvironmentVariable) -> String? { texts[variable.rawValue] }

  /// A variable that names a path, as text; nil when it is unset.
  subscript(variable: PathVariable) -> String? { texts[variable.rawValue] }

  /// Whether the terminal takes text alone, or nobody says what it takes.
  var hasPlainTerminal: Bool { Self.isPlain(self[.terminal] ?? "") }

  /// Whether a terminal of this type takes text alone.
  static func isPlain(_ term: String) -> Bool { ["", "dumb"].contains(term) }
}
