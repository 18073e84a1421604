/// `completions`: what a shell needs to complete command lines.
struct CompletionsVerb: Verb {
  static let words = VerbWords(
    name: "completions", operands: "SHELL [WORD…]", operandCount: 1...Int.max,
    operandKinds: [.choice(CompletionShell.allCases.map { Candidate($0.rawValue, "") }), .other],
    summary: "Print what completes words in bash, zsh or fish",
    details: [
      "Verbs, options, ids with their titles, tags, people, presets and remotes, as they are now.",
      "bash: add  source <(redo completions bash)  to ~/.bashrc",
      "zsh: add  source <(redo completions zsh)  to ~/.zshrc, after compinit",
      "fish: redo completions fish > ~/.config/fish/completions/redo.fish",
      "With words behind the shell's name it prints what the last of them may become, such as the",
      "tags in use, and how many tasks have each.",
    ],
    examples: [
      "completions bash", "completions zsh", "completions fish", "completions fish -- list '#'",
    ])

  private let shell: CompletionShell
  private let request: CompletionRequest?

  init(_ arguments: VerbArguments) throws(UsageError) {
    shell = try CompletionShell(named: arguments.operands[0], option: "SHELL")
    let words = Array(arguments.operands.dropFirst())
    request = words.isEmpty ? nil : CompletionRequest(words, in: shell)
  }

  var needs: Needs {
    request?.needs ?? .programAlone
  }

  func respond(in world: World) -> Response {
    guard let request else { return .output(CommandOutput(lines: shell.script)) }
    return .output(
      CommandOutput(lines: request.candidates(in: world).map { $0.line(in: world.output) }))
  }
}
