import RedoIntents
import RedoLinear
import RedoScreens
import RedoTerminal
import RedoTestSupport
import RedoViewModels

/// A sitting line by line without a terminal: lines go in, what is heard comes out.
struct LinearScript {
  /// The sitting.
  private(set) var session: LinearSession
  /// The log behind it.
  let replica: ScriptedReplica
  /// Everything that was typed and heard, each line typed behind a mark.
  private(set) var transcript: [String] = []
  /// What the shell was asked for besides intents, in order.
  private(set) var effects: [Effect] = []
  /// What was heard last.
  private(set) var heard: [String] = []

  /// Begins over a replica, and hears the first page.
  init(
    _ replica: ScriptedReplica, keymap: Keymap = .standard, isFirstStart: Bool = false
  ) {
    self.replica = replica
    let keys = LinearKeyNames(keymap)
    let settings = AppSettings(
      device: replica.author,
      choices: SettingChoices(
        themes: ["matrix", "amber"], keymaps: KeymapPreset.allCases.map(\.rawValue)),
      version: "1.0", keys: keys)
    session = LinearSession(
      AppViewModel(settings: settings, vocabulary: Keymap.vocabulary), keys: keys)
    session.viewModel.absorb(replica.projection, at: replica.dates)
    if isFirstStart { session.viewModel.welcome() }
    hear()
  }

  /// Types lines, one after the other; what is heard after the last.
  @discardableResult
  mutating func type(_ lines: String...) -> String {
    for line in lines {
      transcript.append("> " + line)
      session.viewModel.tick(replica.dates)
      let asked = session.take(line)
      effects += ScriptedShell(replica).carryOut(asked, on: &session.viewModel)
      if effects.last == .quit {
        heard = session.farewell()
        transcript += heard
      } else {
        hear()
      }
    }
    return heard.joined(separator: "\n")
  }

  /// Lets something happen that no line asked for; it is heard behind the next one.
  mutating func meanwhile(_ happen: (inout AppViewModel) -> Void) {
    happen(&session.viewModel)
  }

  /// Keeps what is said now for the next answer, as the loop does once it has a line.
  mutating func keepMessage() {
    session.keepMessage()
  }

  /// No other line waits, as when somebody thinks in the middle of a description.
  mutating func keepParagraph() {
    session.keepParagraph()
  }

  /// The number before the first line of what was heard last that says these words.
  func number(of words: String) -> Int? {
    heard.first { $0.contains(words) }.flatMap { Int($0.prefix { $0.isNumber }) }
  }

  /// Everything in rows of so many columns.
  func text(columns: Int? = nil, glyphs: GlyphSet = .unicode) -> String {
    transcript.flatMap { LinearText.rows(of: $0, columns: columns, glyphs: glyphs) }
      .joined(separator: "\n") + "\n"
  }

  private mutating func hear() {
    heard = session.answer()
    transcript += heard
  }
}
