internal import RedoIntents

/// The words of a command line up to the one that is being typed.
struct CompletionRequest {
  private let verb: (any Verb.Type)?
  /// The word that is being typed, without a quote at its start.
  private let typed: String
  private let quote: String
  private let shell: CompletionShell
  /// The option whose value is being typed; nil for an operand.
  private let option: String?
  private let isVerb: Bool
  /// The operands before the word that is being typed.
  private let given: [String]
  /// Whether a `--` before it ends the options.
  private let isBehindOptions: Bool

  /// Takes the words after the program's name, the one that is being typed last.
  init(_ words: [String], in shell: CompletionShell) {
    self.shell = shell
    let last = words.last ?? ""
    quote = last.first.map { "'\"\\".contains($0) ? String($0) : "" } ?? ""
    var typed = String(last.dropFirst(quote.isEmpty ? 0 : 1))
    isVerb = words.count < 2
    let verb = words.first.flatMap { name in
      VerbTable.all.first { $0.words.name == name || $0.words.aliases.contains(name) }
    }
    var before = words.dropLast().dropFirst()
    // Bash parts a word at an equals sign.
    let isParted = typed == "=" || before.last == "="
    if typed == "=" { typed = "" } else if before.last == "=" { before = before.dropLast() }
    given = Self.operands(among: before, of: verb)
    isBehindOptions = before.contains("--")
    if isBehindOptions {
      option = nil
    } else if let equals = typed.firstIndex(of: "="), typed.hasPrefix("--") {
      option = String(typed[..<equals].dropFirst(2))
    } else {
      // The value may be parted itself, such as `due=fri`.
      option =
        Self.valued(before.last, of: verb)
        ?? (isParted ? Self.valued(before.dropLast().last, of: verb) : nil)
    }
    self.typed = typed
    self.verb = verb
  }

  /// The name of the option that a word is, if a value follows it.
  private static func valued(_ word: String?, of verb: (any Verb.Type)?) -> String? {
    verb?.words.options.first { "--" + $0.name == word && $0.value != nil }?.name
  }

  /// The words that are neither options nor the values of options.
  private static func operands(
    among words: ArraySlice<String>, of verb: (any Verb.Type)?
  ) -> [String] {
    var rest = words
    var operands: [String] = []
    while let word = rest.popFirst() {
      if word == "--" { return operands + rest }
      guard valued(word, of: verb) != nil else {
        if !word.hasPrefix("-") { operands.append(word) }
        continue
      }
      if rest.first == "=" { rest.removeFirst() }
      _ = rest.popFirst()
      if rest.first == "=" { rest = rest.dropFirst(2) }
    }
    return operands
  }

  /// What must be ready to answer.
  var needs: Needs {
    guard let kind else { return .nothing }
    if kind.isAboutTasks { return .tasksInSilence }
    return kind.isAboutRemotes ? Needs(remotes: true, tellsFaults: false) : .nothing
  }

  /// What the word stands for as an operand; nil where it is none.
  private var kind: OperandKind? {
    guard !isVerb, option == nil, isBehindOptions || !typed.hasPrefix("-"), let verb else {
      return nil
    }
    let isRoomLeft = given.count < verb.words.operandCount.upperBound
    return isRoomLeft ? verb.kind(ofOperandAfter: given) : .other
  }

  /// The words that may stand where the last one is.
  func candidates(in world: World) -> [Candidate] {
    guard !isVerb else {
      return (verbs + (typed.hasPrefix("-") ? [Self.linear] : []))
        .filter { $0.word.hasPrefix(typed) }
    }
    guard let verb else { return [] }
    if let option { return values(of: option, verb.words) }
    guard let kind else {
      return (verb.words.options + [.help]).map { Candidate("--" + $0.name, $0.summary) }
        .filter { $0.word.hasPrefix(typed) }
    }
    return operands(kind, in: world)
  }

  private static let linear = Candidate(Invocation.linear, "The screens line by line")

  private var verbs: [Candidate] {
    VerbTable.all.map { Candidate($0.words.name, $0.words.summary) }
  }

  private func values(of option: String, _ words: VerbWords) -> [Candidate] {
    let start = typed.hasPrefix("--") ? "--\(option)=" : ""
    let values = words.options.first { $0.name == option }?.values ?? []
    return values.map { Candidate(start + $0, "") }.filter { $0.word.hasPrefix(typed) }
  }

  private func operands(_ kind: OperandKind, in world: World) -> [Candidate] {
    switch kind {
    case .verb: verbs.filter { $0.word.hasPrefix(typed) }
    case .choice(let words): words.filter { $0.word.hasPrefix(typed) }
    case .remote: names(of: world.remotes)
    case .signedInRemote: names(of: world.remotes.filter { $0.kind == .firestore })
    case .task, .archivedTask, .filter, .text: tasks(kind, in: world)
    case .other: []
    }
  }

  private func names(of remotes: [RemoteReport]) -> [Candidate] {
    remotes.map { Candidate($0.name, $0.address) }.filter { $0.word.hasPrefix(typed) }
  }

  private func tasks(_ kind: OperandKind, in world: World) -> [Candidate] {
    guard world.projection != nil else { return [] }
    let words = CompletionWords(of: world)
    if let sign = typed.utf8.first, "#@".utf8.contains(sign) {
      return words.labels(startingWith: typed).map(quoted)
    }
    return switch kind {
    case .task: ids(among: words, of: verb?.words.offered ?? .open)
    case .archivedTask: ids(among: words, of: .archived)
    case .filter: words.presets(startingWith: typed).map(quoted)
    default: []
    }
  }

  /// The ids that the word may become; where commas may join some, those not named before the last.
  private func ids(among words: CompletionWords, of offered: OfferedTasks) -> [Candidate] {
    guard let comma = typed.lastIndex(of: ","), verb?.words.operands.contains("…") == true else {
      return words.ids(startingWith: typed, of: offered)
    }
    let before = String(typed[...comma])
    let named = before.lowercased().split(separator: ",").map(String.init)
    return words.ids(startingWith: String(typed[typed.index(after: comma)...]), of: offered)
      .filter { candidate in
        !named.contains { $0.hasPrefix(candidate.word) || candidate.word.hasPrefix($0) }
      }
      .map { Candidate(before + $0.word, $0.meaning) }
  }

  /// The word in the quotes that were opened for it, else as the shell reads it; fish wants the word
  /// itself, and puts it into what was opened.
  private func quoted(_ candidate: Candidate) -> Candidate {
    guard shell != .fish else { return candidate }
    guard quote == "'" || quote == "\"" else {
      let word = shell.plain(candidate.word)
      return Candidate(word == candidate.word ? quote + word : word, candidate.meaning)
    }
    return Candidate(quote + candidate.word + quote, candidate.meaning)
  }
}
