public import RedoTerminal

/// What the keys are called that ask for commands, as the user has them.
public protocol KeyNames: Sendable {
  /// The first key of a command in a context; nil where it has none.
  func label(of command: Command, in context: KeyContext) -> String?

  /// All keys of a command in a context, or anywhere, the first ones first.
  func labels(of command: Command, in context: KeyContext?) -> [String]

  /// Keys that were pressed, whatever they ask for.
  func text(for keys: [Key]) -> String
}

extension KeyNames {
  /// The one key of a command in a context, where no more are known.
  public func labels(of command: Command, in context: KeyContext?) -> [String] {
    context.flatMap { label(of: command, in: $0) }.map { [$0] } ?? []
  }

  /// Keys with every sign, as where no terminal shows them.
  public func text(for keys: [Key]) -> String { KeyLabel.text(for: keys) }

  /// The key, as the subject of a sentence; where there is none, the command as the palette calls it.
  public func name(of command: Command, in context: KeyContext) -> String {
    label(of: command, in: context) ?? "“\(command.summary)” in the palette"
  }

  /// What to do for a command, as the start of a sentence: `press a`.
  func press(_ command: Command, in context: KeyContext) -> String {
    label(of: command, in: context).map { "press \($0)" }
      ?? "choose “\(command.summary)” in the palette"
  }

  /// What leads to a task where there is none: adding one, which the past has to be left for.
  func wayToTask(inThePast isPast: Bool, in context: KeyContext) -> String {
    isPast
      ? "\(name(of: .back, in: context)) returns to now"
      : press(.quickAdd, in: context) + " to add one"
  }
}
