internal import CNcurses
internal import Glibc
internal import RedoTerminal

/// Which description of the terminal is used, and what it promises.
struct TerminalDescription {
  /// The value of `TERM`.
  let type: String
  /// The name of the description to use.
  let name: String
  /// The description itself where it is our own.
  private(set) var entry: TerminalEntry?

  /// The best description there is for the terminal that the environment names.
  ///
  /// - Throws: why there is none.
  static func chosen() throws(CursesError) -> TerminalDescription {
    let type = variable("TERM")
    guard !type.isEmpty else { throw .typeMissing }
    let entry =
      allowsColors
      ? TerminalEntry.suiting(
        type: type, colorTerm: variable("COLORTERM"), isTmux: !variable("TMUX").isEmpty) : nil
    if let entry {
      return TerminalDescription(type: type, name: entry.name, entry: entry)
    }
    for name in [type, TerminalEntry.substitute(for: type)].compactMap(\.self) {
      var found: Int32 = 0
      guard setupterm(name, STDOUT_FILENO, &found) == OK else { continue }
      guard nc_string("cup") != nil else { throw .tooPlain(type) }
      return TerminalDescription(type: type, name: name, entry: nil)
    }
    throw .typeUnknown(type)
  }

  /// Starts ncurses in so much room, with the system's description where it does not take our own; false
  /// where it refuses.
  ///
  /// By itself it would believe what `LINES` and `COLUMNS` or a strange terminal say, which could take
  /// any amount of memory.
  mutating func start(in room: Size) -> Bool {
    var variables = ["LINES": "\(room.rows)", "COLUMNS": "\(room.columns)"]
    if let entry { variables["TERMINFO"] = "b64:" + entry.compiled }
    let before = variables.keys.map { name in (name, getenv(name).map { String(cString: $0) }) }
    for (name, value) in variables { setenv(name, value, 1) }
    // Programs started from here look for other terminals than this one.
    defer {
      for (name, value) in before {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    if nc_newterm(name) { return true }
    guard entry != nil else { return false }
    // Built so, or running with another's rights, ncurses reads no description from the environment.
    entry = nil
    return nc_newterm(type)
  }

  /// Starts colours where they are wanted, and says how many there are.
  func startColors() -> ColorDepth {
    guard TerminalDescription.allowsColors, has_colors(), start_color() == OK else {
      return .mono
    }
    if entry != nil { nc_keep_colors() }
    return switch nc_number("colors") {
    case 0x1000000...: .direct
    case 256...: .indexed
    case 16...: .sixteen
    case 8...: .eight
    default: .mono
    }
  }

  /// What the locale and the terminal's font can show.
  static func glyphs(type: String) -> GlyphSet {
    guard let codeset = nl_langinfo(Int32(CODESET)), String(cString: codeset) == "UTF-8" else {
      return .ascii
    }
    return type == "linux" ? .console : .unicode
  }

  /// Whether commands with a string in them (OSC) do no harm, given whether its modes are xterm's.
  func takesStrings(knowsModes: Bool) -> Bool {
    // The console of Linux has a mouse like xterm's kin; older ones show such strings as text.
    knowsModes && !type.hasPrefix("linux")
  }

  /// What becomes of a text for the clipboard, given whether it can be sent.
  func clipboard(takesStrings: Bool) -> Clipboard {
    guard takesStrings else { return .absent(type: type) }
    return TerminalDescription.variable("TMUX").isEmpty && !type.hasPrefix("tmux")
      ? .terminal : .tmux
  }

  /// A capability without the marks that ask for delays on old lines.
  static func withoutDelays(_ capability: String) -> String {
    var rest = Substring(capability)
    var plain = ""
    while let start = rest.firstIndex(of: "$") {
      plain += rest[..<start]
      rest = rest[start...]
      guard rest.hasPrefix("$<"), let end = rest.firstIndex(of: ">") else {
        plain.append(rest.removeFirst())
        continue
      }
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }

  private static var allowsColors: Bool { ColorDepth.isAllowed(noColor: variable("NO_COLOR")) }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
