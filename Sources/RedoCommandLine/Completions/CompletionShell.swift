/// A shell that asks which words may follow.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// What the shell is to read once: it asks the program for every word, so that ids and labels are
  /// those of the moment.
  var script: [String] {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// A word as the shell's line holds it outside quotes; zsh and fish see to that themselves.
  func plain(_ word: String) -> String {
    guard self == .bash else { return word }
    return word.unicodeScalars
      .map { Self.harmless.contains($0) || !$0.isASCII ? "\($0)" : "\\\($0)" }.joined()
  }

  /// What means nothing to bash wherever it stands; a `#` starts a comment.
  private static let harmless = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+=@%,.:/".unicodeScalars)

  private static var bashScript: [String] {
    [
      "# Put this line into ~/.bashrc: source <(redo completions bash)",
      "_redo() {",
      "  local line",
      "  local -a found words=(\"${COMP_WORDS[@]:1:COMP_CWORD}\")",
      "  # Bash parts a word behind its @, and yet takes it whole.",
      "  if [[ ${COMP_LINE:0:COMP_POINT} =~ [[:space:]](@[^[:space:]@]*)$ ]]; then",
      "    [[ ${words[-1]} == @ ]] || unset 'words[-1]'",
      "    words[-1]=${BASH_REMATCH[1]}",
      "  fi",
      "  mapfile -t found < <(",
      "    \"${COMP_WORDS[0]}\" completions bash -- \"${words[@]}\" 2>/dev/null)",
      "  COMPREPLY=()",
      "  if (( ${#found[@]} == 1 )); then",
      "    COMPREPLY=(\"${found[0]%%$'\\t'*}\")",
      "  else",
      "    for line in \"${found[@]}\"; do COMPREPLY+=(\"${line/$'\\t'/  }\"); done",
      "  fi",
      "}",
      "complete -o default -o nosort -F _redo redo",
    ]
  }

  private static var zshScript: [String] {
    [
      "#compdef redo",
      "# Put this line into ~/.zshrc, after compinit: source <(redo completions zsh)",
      "_redo() {",
      "  local line word",
      "  local -a pairs others",
      "  for line in ${(f)\"$(${words[1]} completions zsh -- \"${(@)words[2,CURRENT]}\" 2>/dev/null)\"}",
      "  do",
      "    word=${line%%$'\\t'*}",
      "    # Within quotes it takes words without them.",
      "    [[ -n $compstate[quote] ]] && word=${${word#[\\'\\\"]}%[\\'\\\"]}",
      "    # A preset is found by its name, and its filter takes the name's place.",
      "    [[ $word == ${(Q)PREFIX}* ]] || others=(-U)",
      "    # A word without a meaning is listed without the hyphens before one.",
      "    line=${line#*$'\\t'}",
      "    pairs+=(\"${word//:/\\\\:}${line:+:$line}\")",
      "  done",
      "  (( $#pairs )) || { _files; return }",
      "  # Of several filters none is chosen yet: what was typed stays.",
      "  (( $#others && $#pairs > 1 )) && compstate[insert]= compstate[list]='list force'",
      "  _describe -V redo pairs $others",
      "}",
      "compdef _redo redo",
    ]
  }

  private static var fishScript: [String] {
    let verbs = VerbTable.all.map { $0.words }
    let options = verbs.flatMap(\.options).filter { $0.value == "FILE" }.map { "--" + $0.name }
      .joined(separator: " ")
    let places = verbs.filter { ["FILE", "[FILE]"].contains($0.operands) }.map(\.name)
      .joined(separator: "|")
    return [
      "# Save this as ~/.config/fish/completions/redo.fish",
      "function __redo_words",
      "    set -l words (commandline -opc)",
      "    $words[1] completions fish -- $words[2..] (commandline -ct) 2>/dev/null",
      "end",
      "# Whether a file is to be named, and nothing else may stand there.",
      "function __redo_files",
      "    set -l words (commandline -opc)",
      "    not string match -q -- '-*' (commandline -ct)",
      "    and not count (__redo_words) >/dev/null",
      "    and begin",
      "        contains -- \"$words[-1]\" \(options)",
      "        or string match -qr '^(\(places)|remote add folder)( |$)' -- \"$words[2..]\"",
      "    end",
      "end",
      "complete -c redo -f -a '(__redo_words)'",
      "complete -c redo -n __redo_files -F",
    ]
  }
}
