/// What is said of a verb, once, for the parser, the help and the errors.
struct VerbWords: Sendable {
  /// What the verb is called.
  let name: String
  /// Other names that it answers to.
  var aliases: [String] = []
  /// What may follow the name, such as `ID…`; empty for nothing.
  var operands = ""
  /// How many operands there may be.
  var operandCount: ClosedRange<Int> = 0...0
  /// What each of them stands for, the last one for all that follow too; empty where no words can be
  /// offered.
  var operandKinds: [OperandKind] = []
  /// Which tasks it takes, where one of them stands for a task.
  var offered = OfferedTasks.open
  /// What it does, as a phrase that starts with a capital and has no full stop.
  let summary: String
  /// What else there is to know, a sentence or two a line.
  var details: [String] = []
  /// Its own options, besides `--help`.
  var options: [OptionWords] = []
  /// Calls that show what it can do, without the program's name.
  var examples: [String] = []

  /// Whether a text that describes a task is among the operands.
  var takesText: Bool { operandKinds.contains { if case .text = $0 { true } else { false } } }
  /// Whether a filter is.
  var takesFilter: Bool { operandKinds.contains { if case .filter = $0 { true } else { false } } }

  /// The call in one line: `redo list [FILTER…] [options]`.
  var synopsis: String {
    "redo " + name + (operands.isEmpty ? "" : " " + operands)
      + (options.isEmpty ? "" : " [options]")
  }
}
