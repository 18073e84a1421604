/// `logout`: forgets the tokens of Firestore remotes.
struct LogoutVerb: Verb {
  static let words = VerbWords(
    name: "logout", operands: "[NAME]", operandCount: 0...1,
    operandKinds: [.signedInRemote, .other],
    summary: "Forget this device's tokens of Firestore remotes",
    details: [
      "Without NAME those of every remote. Tasks, remotes and what lies there stay as they are.",
      "What was never sent goes out after the next redo login.",
    ],
    examples: ["logout", "logout work"])

  let needs = Needs.nothing
  private let remote: String?

  init(_ arguments: VerbArguments) {
    remote = arguments.operands.first
  }

  func respond(in world: World) -> Response {
    let style = world.output
    return .signOut(remote: remote) { result in
      CommandOutput(result, in: style) { reports in
        CommandOutput(lines: reports.map { Self.line($0, in: style) })
      }
    }
  }

  private static func line(_ report: SignInReport, in style: OutputStyle) -> String {
    guard let account = report.account else { return "nobody was signed in to \(report.remote)" }
    return "signed \(style.measure.sanitized(account)) out of \(report.remote); "
      + "the tokens are gone from this device"
  }
}
