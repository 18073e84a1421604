public import RedoTerminal
public import RedoViewModels

/// Which keys ask for which command: the one table behind the keyboard, the hints, the help and the
/// README.
public struct Keymap: Sendable {
  /// The rows.
  let bindings: [KeyBinding]
  private var commands: [KeyContext: [[Key]: Command]] = [:]
  private var starts: [KeyContext: Set<[Key]>] = [:]
  private var keysOfCommand: [KeyContext: [Command: [[Key]]]] = [:]
  private var allKeys: [Command: [[Key]]] = [:]

  /// A keymap of some rows.
  ///
  /// - Throws: a notation that names no keys, or two rows that want the same ones.
  public init(_ bindings: [KeyBinding]) throws(KeymapError) {
    self.bindings = bindings
    for binding in bindings {
      for notation in binding.notations {
        let keys = try Self.keys(in: notation)
        if allKeys[binding.command]?.contains(keys) != true {
          allKeys[binding.command, default: []].append(keys)
        }
        for context in binding.contexts { try bind(keys, to: binding.command, in: context) }
      }
    }
    for context in KeyContext.allCases { try checkStarts(in: context) }
  }

  /// What keys pressed one after the other mean in a context.
  public func command(for pending: [Key], in context: KeyContext) -> KeyMatch {
    if let command = commands[context]?[pending] { return .command(command) }
    return starts[context]?.contains(pending) == true ? .pending : .none
  }

  /// Whether some keys begin a chord in a context.
  func begins(_ begun: [Key], in context: KeyContext) -> Bool {
    starts[context]?.contains(begun) == true
  }

  /// What may follow keys that begin a chord in a context, in the order of the table.
  func following(_ begun: [Key], in context: KeyContext) -> [(keys: [Key], command: Command)] {
    guard begins(begun, in: context) else { return [] }
    var found: [(keys: [Key], command: Command)] = []
    for binding in bindings where binding.contexts.contains(context) {
      for chord in keys(for: binding.command, in: context)
      where chord.count > begun.count && chord.starts(with: begun) {
        let rest = Array(chord.dropFirst(begun.count))
        guard !found.contains(where: { $0.keys == rest }) else { continue }
        found.append((rest, binding.command))
      }
    }
    return found
  }

  /// The keys that ask for a command in a context, the first ones first.
  public func keys(for command: Command, in context: KeyContext) -> [[Key]] {
    keysOfCommand[context]?[command] ?? []
  }

  /// The keys that ask for a command anywhere, the first ones first.
  public func keys(for command: Command) -> [[Key]] {
    allKeys[command] ?? []
  }

  private static func keys(in notation: String) throws(KeymapError) -> [Key] {
    do {
      return try KeyNotation.keys(in: notation)
    } catch {
      throw .unreadable(notation: notation, error)
    }
  }

  private mutating func bind(
    _ keys: [Key], to command: Command, in context: KeyContext
  ) throws(KeymapError) {
    if let other = commands[context, default: [:]].updateValue(command, forKey: keys) {
      throw .conflict(keys: KeyNotation.text(for: keys), context, other, command)
    }
    keysOfCommand[context, default: [:]][command, default: []].append(keys)
    for length in 1..<max(1, keys.count) {
      starts[context, default: []].insert(Array(keys.prefix(length)))
    }
  }

  /// A chord whose start is a command by itself could never be finished.
  private func checkStarts(in context: KeyContext) throws(KeymapError) {
    for (keys, command) in commands[context] ?? [:]
    where starts[context]?.contains(keys) == true {
      let longer = commands[context]?.first { $0.key.starts(with: keys) && $0.key != keys }
      throw .conflict(
        keys: KeyNotation.text(for: keys), context, command, longer?.value ?? command)
    }
  }
}
