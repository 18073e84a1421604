internal import RedoIntents

/// The manual page, made from the table that parser and help are made from.
struct ManualPage {
  private let world: World

  init(in world: World) {
    self.world = world
  }

  /// The lines in the macros of man(7).
  var lines: [String] {
    let day = ForeignDate.dayText(world.dates.now, in: world.dates)
    return [
      ".TH REDO 1 \"\(day)\" \"Redo \(world.version)\" \"User Commands\"", ".SH NAME",
      "redo \\- task manager for people who live in a terminal", ".SH SYNOPSIS",
      ".B redo", ".br", ".B redo \\-\\-linear", ".br",
      ".B redo", ".I VERB", "[\\fIargument\\fR ...] [\\fIoption\\fR ...]",
      ".SH DESCRIPTION",
      "Without a verb it opens the full screen. Every verb does what a key of the full screen does.",
      "With", ".B \\-\\-linear",
      "it does all that the full screen does without redrawing, for screen readers, braille and bad",
      "links: each list is read line by line, a number chooses, a letter of the full screen's keys",
      "and a number act (c 3 completes task 3), and ? tells the rest. Input may come from a pipe.",
      "An ID is a task's id or 4 or more characters of its start. Options may stand anywhere after",
      "the verb;", ".B \\-\\-", "ends them.", ".SH VERBS",
    ] + VerbTable.all.flatMap { Self.section(on: $0.words) } + Self.environment
  }

  private static func section(on words: VerbWords) -> [String] {
    let operands = words.operands.isEmpty ? "" : " " + words.operands
    var lines = [".SS \"\(escaped(words.name + operands))\"", escaped(words.summary) + "."]
    if !words.details.isEmpty { lines += [".PP"] + words.details.map(escaped) }
    if !words.aliases.isEmpty {
      lines += [".PP", "Also: " + escaped(words.aliases.joined(separator: ", ")) + "."]
    }
    for option in words.options {
      lines += [".TP", ".B " + escaped(option.synopsis), escaped(option.summary) + "."]
    }
    guard !words.examples.isEmpty else { return lines }
    return lines + [".PP", ".nf"] + words.examples.map { escaped("redo " + $0) } + [".fi"]
  }

  private static let environment: [String] =
    [".SH FILES"]
    + terms([
      ("~/.local/share/redo/changes.jsonl", "The change log, the only truth; a change a line."),
      ("~/.local/share/redo/identity", "The key that signs the changes; what to keep safe."),
      ("~/.config/redo/config", "The settings, `key = value` a line."),
      (
        "~/.config/redo/hooks/",
        "Programs on-add, on-complete, on-change and on-sync, which run after a change."
      ),
      ("~/.local/state/redo/reminded", "Up to when `remind` has named what falls due."),
    ]) + [".SH ENVIRONMENT"]
    + terms([
      ("REDO_DATA_DIR", "The folder of the log and the key, instead of the usual one."),
      (
        "XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME",
        "Folders instead of ~/.local/share, ~/.config and ~/.local/state."
      ),
      ("REDO_NOW", "Fixes the clock, such as 2026-11-20T14:05:00Z."),
      ("REDO_PASSPHRASE_FILE", "A file of mode 0600 with the passphrase of the key or a folder."),
      ("REDO_NEW_PASSPHRASE_FILE", "Such a file with the one for `identity --change`."),
      ("REDO_HOOK", "Is set within a hook, where no hook runs."),
      ("TZ", "The time zone of every day and time."),
      ("LC_ALL, LC_CTYPE, LANG", "Without UTF-8 in them a terminal gets ASCII."),
      ("NO_COLOR, TERM, COLORTERM", "No colour, where the first is set; else how much there is."),
      ("COLUMNS", "How wide the terminal is, instead of what it says itself."),
      ("PAGER", "Shows what is longer than the terminal; without it all is printed."),
      ("VISUAL, EDITOR", "Edits a description in the full screen."),
      ("XDG_RUNTIME_DIR, TMPDIR", "Where the description lies meanwhile."),
      (
        "HTTPS_PROXY, NO_PROXY, CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR",
        "The way to a Firestore remote, as with curl."
      ),
      (
        "FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST",
        "Google's emulators, in the place of its servers."
      ),
    ]) + [".SH EXIT STATUS"]
    + terms([
      ("0", "It is done."), ("1", "It failed, or `verify` found something."),
      ("2", "It was called wrongly, or names no task; nothing was written."),
      ("3", "The remote could not be reached, or refused."),
    ])

  private static func terms(_ terms: [(String, String)]) -> [String] {
    terms.flatMap { [".TP", ".B " + escaped($0.0), escaped($0.1)] }
  }

  /// Text that the macros take as it is.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "\"": escaped += "\\(dq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "…": escaped += "..."
      case "“": escaped += "\\(lq"
      case "”": escaped += "\\(rq"
      default: escaped.append(character)
      }
    }
    // A dot at the start of a line would be a macro.
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
