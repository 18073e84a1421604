/// What is said of an option, once, for the parser, the help and the errors.
struct OptionWords: Sendable {
  /// Its name without the two hyphens.
  let name: String
  /// What stands for its value in the help; nil for an option without one.
  var value: String?
  /// The words that its value is one of; empty where it can be anything.
  var values: [String] = []
  /// What it does.
  let summary: String

  /// The option as it is typed: `--limit N`.
  var synopsis: String { "--" + name + (value.map { " " + $0 } ?? "") }

  static let json = OptionWords(name: "json", summary: "Print JSON for other programs")
  static let at = OptionWords(
    name: "at", value: "TIME", summary: "As it was then: yesterday 9am, 2 days ago, 14:30")
  static let help = OptionWords(name: "help", summary: "Show this help")
}
