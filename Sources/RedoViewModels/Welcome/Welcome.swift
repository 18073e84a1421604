public import RedoIntents

/// What the first start says: how to make a task, shown on one line that is read as any other.
public struct Welcome: Hashable, Sendable {
  /// The line that serves as the example.
  public static let example = "Pay rent tomorrow 9am p5 every month #home"
  /// What Redo is, in a sentence.
  public static let promise = "Nothing waits, nothing is lost."
  /// The commands to know, with what they do.
  public static func commands(_ keys: any KeyNames) -> [(command: Command, words: String)] {
    [
      (.quickAdd, "adds a task in one line"),
      (.complete, "completes it, \(keys.name(of: .undo, in: .list)) undoes"),
      (.importFile, "brings in the tasks you have"), (.showHelp, "shows what every key does"),
    ]
  }

  /// What the example is understood to say.
  public let chips: [Chip]

  /// Reads the example against the present moment.
  init(at dates: DateContext) {
    chips = QuickAdd(Self.example, in: dates).chips
  }
}
