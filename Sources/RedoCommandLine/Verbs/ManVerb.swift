/// `man`: the manual page.
struct ManVerb: Verb {
  static let words = VerbWords(
    name: "man", summary: "Print the manual page",
    details: [
      "It is in the language of man pages: read it with `redo man | man -l -`, or keep it with",
      "redo man > ~/.local/share/man/man1/redo.1",
    ],
    examples: ["man"])

  let needs = Needs.programAlone

  init(_ arguments: VerbArguments) {}

  func respond(in world: World) -> Response {
    .output(CommandOutput(lines: ManualPage(in: world).lines))
  }
}
