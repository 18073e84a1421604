internal import Glibc
internal import RedoStore

/// The environment variables of the process, as values.
struct SystemEnvironment {
  /// The same as bytes by name, for what is asked for paths.
  let environment: Environment
  private let texts: [EnvironmentVariable: String]

  init() {
    var bytes: [String: [UInt8]] = [:]
    var texts: [EnvironmentVariable: String] = [:]
    for variable in EnvironmentVariable.allCases {
      guard let start = getenv(variable.rawValue) else { continue }
      let value = Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
      bytes[variable.rawValue] = value
      texts[variable] = String(decoding: value, as: UTF8.self)
    }
    environment = Environment(bytes)
    self.texts = texts
  }

  /// Whether text is UTF-8 here, as the first of the locale's variables that is set says.
  var isUTF8: Bool {
    let variables: [EnvironmentVariable] = [.locale, .characterLocale, .language]
    let locale = variables.compactMap { self[$0] }.first { !$0.isEmpty } ?? ""
    let codeset = locale.split(separator: ".").last?.split(separator: "@").first ?? ""
    return ["utf-8", "utf8"].contains(codeset.lowercased())
  }

  /// A variable as text; nil when it is unset.
  subscript(variable: EnvironmentVariable) -> String? { texts[variable] }
}
