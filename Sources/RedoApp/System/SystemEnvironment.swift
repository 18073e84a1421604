internal import Glibc
internal import RedoStore

/// The environment variables of the process, as values.
struct SystemEnvironment {
  /// Every variable that some room asks for, as bytes.
  let environment: Environment
  private let texts: [String: String]

  private static let names = [
    "REDO_DATA_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "HOME", "REDO_NOW",
    "NO_COLOR", "COLUMNS", "TERM", "COLORTERM", "LANG", "LC_ALL", "LC_CTYPE", "EDITOR", "VISUAL",
    "XDG_RUNTIME_DIR", "TMPDIR", "TMUX", "PAGER", HookRun.variable, "REDO_PASSPHRASE_FILE",
    "REDO_NEW_PASSPHRASE_FILE", "FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST",
  ]

  init() {
    var bytes: [String: [UInt8]] = [:]
    for name in Self.names {
      guard let value = getenv(name) else { continue }
      bytes[name] = Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
    }
    environment = Environment(bytes)
    texts = bytes.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether text is UTF-8 here, as the first of the locale's variables that is set says.
  var isUTF8: Bool {
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { texts[$0] }.first { !$0.isEmpty } ?? ""
    let codeset = locale.split(separator: ".").last?.split(separator: "@").first ?? ""
    return ["utf-8", "utf8"].contains(codeset.lowercased())
  }

  /// A variable as text; nil when it is unset.
  subscript(name: String) -> String? { texts[name] }
}
