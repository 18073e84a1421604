/// `login`: signs in to a Firestore remote with a Google account.
struct LoginVerb: Verb {
  static let words = VerbWords(
    name: "login", operands: "[NAME]", operandCount: 0...1,
    operandKinds: [.signedInRemote, .other],
    summary: "Sign in to a Firestore remote with Google",
    details: [
      "Shows a page and a code: open the page in any browser, on any device, and type the code.",
      "NAME is the remote's, where there are several. The tokens stay on this device, in files of",
      "mode 0600 below $XDG_STATE_HOME/redo, and are renewed without a question. Once something was",
      "sent there or came from there, only the account that it belongs to may sign in.",
    ],
    examples: ["login", "login work"])

  let needs = Needs.nothing
  private let remote: String?

  init(_ arguments: VerbArguments) {
    remote = arguments.operands.first
  }

  func respond(in world: World) -> Response {
    let style = world.output
    return .signIn(remote: remote, show: { $0.output(in: style) }) { result in
      CommandOutput(result, in: style) { report in
        let account = style.measure.sanitized(report.account ?? "")
        return CommandOutput(lines: [
          "signed in to \(report.remote) as \(account); redo sync starts it"
        ])
      }
    }
  }
}
