/// `widget`: what is due, in one line for a status bar.
struct WidgetVerb: Verb {
  static let words = VerbWords(
    name: "widget", operands: "BAR", operandCount: 1...1,
    operandKinds: [
      .choice(WidgetKind.allCases.map { Candidate($0.rawValue, $0.summary) }), .other,
    ],
    summary: "Print what is due in one line for a status bar",
    details: WidgetKind.allCases.map { "\($0.rawValue): \($0.summary)." } + [
      "In ~/.tmux.conf: set -g status-right '#(redo widget tmux)'",
      "In a prompt: PS1='$(redo widget prompt) '$PS1",
    ],
    examples: ["widget plain", "widget tmux", "widget waybar"])

  let needs = Needs.tasksInSilence
  private let kind: WidgetKind

  init(_ arguments: VerbArguments) throws(UsageError) {
    kind = try WidgetKind(named: arguments.operands[0], option: "BAR")
  }

  func respond(in world: World) -> Response {
    .output(WidgetLine(in: world).output(for: kind))
  }
}
