/// `help`: what there is to call, and how.
struct HelpVerb: Verb {
  static let words = VerbWords(
    name: "help", operands: "[VERB]", operandCount: 0...1,
    operandKinds: [.verb, .other],
    summary: "Show the verbs, or one of them",
    details: ["Also: redo --help, redo -h; behind a verb either tells of that one."],
    examples: ["help", "help add"])

  let needs = Needs.programAlone
  /// The verb to explain; nil for the overview.
  private let topic: VerbWords?

  init(_ arguments: VerbArguments) throws(UsageError) {
    guard let name = arguments.operands.first else {
      topic = nil
      return
    }
    topic = name == Self.linear ? .linear : try VerbTable.type(named: name).words
  }

  /// How the screens line by line are called here; with its hyphens the parser knows them.
  static let linear = "linear"

  /// The help on one verb, which `--help` asks for too.
  init(on topic: VerbWords) {
    self.topic = topic
  }

  func respond(in world: World) -> Response {
    .output(topic.map { Self.page(on: $0, in: world.output) } ?? Self.overview(in: world.output))
  }

  /// Every verb in a line.
  static func overview(in style: OutputStyle) -> CommandOutput {
    let words = VerbTable.all.map { $0.words }
    let rows = words.map { ($0.name + ($0.operands.isEmpty ? "" : " " + $0.operands), $0.summary) }
    return CommandOutput(
      lines: ["redo: the task manager for people who live in a terminal", ""]
        + section(
          "usage",
          [
            "redo              the full screen",
            "redo --linear     the same line by line, for screen readers, braille and bad links",
            "redo VERB …       one command",
          ], style)
        + section("verbs", columns(rows, style), style)
        + [
          "An ID is a task's id or 4 or more characters of its start. Options may stand anywhere",
          "after the verb; -- ends them. `redo help VERB` shows a verb's options and examples.",
        ])
  }

  /// All there is to know of a verb.
  private static func page(on words: VerbWords, in style: OutputStyle) -> CommandOutput {
    let options = (words.options + [.help]).map { ($0.synopsis, $0.summary) }
    let names = words.aliases.isEmpty ? [] : ["Also: " + words.aliases.joined(separator: ", ")]
    var lines = [words.summary + ".", ""] + section("usage", [words.synopsis], style)
    let details = words.details + names
    if !details.isEmpty { lines += details + [""] }
    lines += section("options", columns(options, style), style)
    lines += section("examples", words.examples.map { "redo " + $0 }, style)
    return CommandOutput(lines: Array(lines.dropLast()))
  }

  private static func section(
    _ heading: String, _ lines: [String], _ style: OutputStyle
  ) -> [String] {
    [style.palette.paint(heading, style.palette.heading)] + lines.map { "  " + $0 } + [""]
  }

  private static func columns(
    _ rows: [(String, String)], _ style: OutputStyle
  ) -> [String] {
    let width = rows.map { style.measure.columns($0.0) }.max() ?? 0
    return rows.map { left, right in
      let left = style.measure.padded(left, to: width)
      return style.palette.paint(left, style.palette.accent) + "  " + right
    }
  }
}
