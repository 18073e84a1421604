extension VerbWords {
  /// What is said of the screens line by line, which are asked for as if they were an option.
  static let linear = VerbWords(
    name: Invocation.linear,
    summary: "Show the screens line by line, for screen readers, braille and bad links",
    details: [
      "It takes nothing behind it, and reads its lines from the terminal or from a pipe: a number",
      "chooses, a key and a number act, a word such as find or plan leads on, Enter reads on. A ?",
      "tells what may be typed there, and q ends it. It works on every terminal, at 40 columns.",
    ],
    examples: ["--linear"])
}
