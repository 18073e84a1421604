internal import RedoTerminal
internal import RedoViewModels

/// Changes Redo's own keys as a preset and the user's config say, one command after the other.
///
/// Keys that are asked for are taken from whichever command has them by itself; only another line of
/// the config is not robbed. So the result never has a conflict.
struct KeymapTailor {
  /// Keys of a command in one context, and the config's line that wants them; nil for Redo's own.
  private struct Row {
    let command: Command
    let context: KeyContext
    let keys: [Key]
    var line: Int?
  }

  private var rows: [Row] = []
  private(set) var problems: [KeymapProblem] = []
  /// The commands that lines of the config have spoken about.
  private var spoken: Set<Command> = []

  /// Starts from some bindings, whose notations are sound.
  init(_ bindings: [KeyBinding]) {
    for binding in bindings {
      for notation in binding.notations {
        guard let keys = try? KeyNotation.keys(in: notation) else { continue }
        rows += binding.contexts.map { Row(command: binding.command, context: $0, keys: keys) }
      }
    }
  }

  /// The bindings as they are now.
  var bindings: [KeyBinding] {
    rows.map { KeyBinding(KeyNotation.text(for: $0.keys), in: [$0.context], does: $0.command) }
  }

  /// Gives a command the keys of a preset.
  mutating func bind(_ command: Command, to notations: [String]) {
    let chords = notations.compactMap { notation in
      (try? KeyNotation.keys(in: notation)).map { (notation, $0) }
    }
    replace(command, by: chords, line: nil)
  }

  /// Does what a line of the config says, as far as it can be done.
  mutating func apply(_ override: KeyOverride) {
    guard let command = Command(configName: override.name) else {
      let names = Command.allCases.map(\.rawValue)
      let nearest = Nearest.word(to: override.name, among: names).flatMap(Command.init(rawValue:))
      note(.unknownCommand(TextSanitizer.sanitized(override.name), nearest: nearest), override.line)
      return
    }
    var chords: [(notation: String, keys: [Key])] = []
    let notations = override.value.split(whereSeparator: \.isWhitespace).map(String.init)
    if notations.count > Self.mostKeys {
      note(.tooMany(command, most: Self.mostKeys), override.line)
    }
    for notation in notations.prefix(Self.mostKeys) {
      do throws(KeyNotationError) {
        let keys = try KeyNotation.keys(in: notation)
        guard let fault = fault(of: notation, keys, for: command) else {
          chords.append((notation, keys))
          continue
        }
        note(fault, override.line)
      } catch {
        note(.unreadable(notation: TextSanitizer.sanitized(notation), error), override.line)
      }
    }
    if notations.isEmpty, command.group == .typing { note(.needsKey(command), override.line) }
    // A line of which nothing can be used leaves the keys as they were.
    guard !chords.isEmpty || (notations.isEmpty && command.group != .typing) else { return }
    spoken.insert(command)
    replace(command, by: chords, line: override.line)
  }

  /// The most keys that one line gives.
  private static let mostKeys = 20

  private func fault(
    of notation: String, _ keys: [Key], for command: Command
  ) -> KeymapProblem.Fault? {
    let shown = TextSanitizer.sanitized(notation)
    let received = keys.compactMap(\.received)
    if received != keys {
      let instead = received.count == keys.count ? KeyNotation.text(for: received) : nil
      return .rarelyComes(notation: shown, instead: instead)
    }
    let all = contexts(of: command)
    let served = all.filter { Self.canServe(keys, in: $0) }
    // Whoever types cannot do without these.
    let isNeeded = command.group == .typing && served.count < all.count
    if served.isEmpty || isNeeded { return .isTyped(notation: shown, command) }
    for context in served {
      for row in rows where row.context == context && row.command != command {
        guard let line = row.line, Self.clash(row.keys, keys) else { continue }
        return .taken(notation: shown, by: row.command, line: line)
      }
    }
    return nil
  }

  private func contexts(of command: Command) -> [KeyContext] {
    KeyContext.allCases.filter { context in
      Keymap.ownBindings.contains { $0.command == command && $0.contexts.contains(context) }
    }
  }

  private mutating func replace(
    _ command: Command, by chords: [(notation: String, keys: [Key])], line: Int?
  ) {
    for context in contexts(of: command) {
      let served = chords.filter {
        Self.canServe($0.keys, in: context) && !isLentElsewhere($0.keys, of: command, in: context)
      }
      // Letters are text in a list that is typed into: there the command stays on its own keys.
      guard !served.isEmpty || chords.isEmpty else { continue }
      rows.removeAll { $0.command == command && $0.context == context }
      for chord in served {
        let robbed = rows.filter { $0.context == context && Self.clash($0.keys, chord.keys) }
        rows.removeAll { $0.context == context && Self.clash($0.keys, chord.keys) }
        rows.append(Row(command: command, context: context, keys: chord.keys, line: line))
        for other in robbed.map(\.command) where !hasKeys(other) {
          if let line { note(.leavesKeyless(notation: chord.notation, other), line) }
        }
      }
    }
  }

  /// Whether a chord can be pressed in a context without being text there.
  private static func canServe(_ keys: [Key], in context: KeyContext) -> Bool {
    guard context.typesText, let first = keys.first else { return true }
    return !first.typesItself
  }

  /// Whether a chord is the command's own in other contexts and means something else of Redo's own in
  /// this one: `q` quits the tasks, and leaves help.
  private func isLentElsewhere(_ keys: [Key], of command: Command, in context: KeyContext) -> Bool {
    let own = Self.ownRows.filter { $0.keys == keys }
    return own.contains { $0.command == command }
      && own.contains { $0.command != command && $0.context == context }
      && !own.contains { $0.command == command && $0.context == context }
  }

  private static let ownRows = KeymapTailor(Keymap.ownBindings).rows

  private func hasKeys(_ command: Command) -> Bool {
    rows.contains { $0.command == command }
  }

  /// Whether one of two chords is the other or its start, so that both could never be pressed.
  private static func clash(_ left: [Key], _ right: [Key]) -> Bool {
    left.starts(with: right) || right.starts(with: left)
  }

  private mutating func note(_ fault: KeymapProblem.Fault, _ line: Int) {
    problems.append(KeymapProblem(line: line, fault: fault))
  }

  /// What is wrong, without commands that lost their keys and were given others further down.
  var lastingProblems: [KeymapProblem] {
    problems.filter { problem in
      if case .leavesKeyless(_, let command) = problem.fault {
        return !hasKeys(command) && !spoken.contains(command)
      }
      return true
    }
  }
}

extension Key {
  /// Whether the key puts a character into a line that is being typed.
  fileprivate var typesItself: Bool {
    if case .character = code, modifiers.isEmpty { true } else { false }
  }
}
