internal import RedoIntents
internal import RedoTasks
internal import RedoViewModels

/// The words of a command line up to the one that is being typed.
struct CompletionRequest {
  private let verb: VerbWords?
  /// The word that is being typed, without a quote at its start.
  private let typed: String
  private let quote: String
  /// The option whose value is being typed; nil for an operand.
  private let option: String?
  private let isVerb: Bool
  /// The operands before the word that is being typed.
  private let given: [String]

  /// Takes the words after the program's name, the one that is being typed last.
  init(_ words: [String]) {
    let last = words.last ?? ""
    quote = last.first.map { "'\"\\".contains($0) ? String($0) : "" } ?? ""
    var typed = String(last.dropFirst(quote.isEmpty ? 0 : 1))
    isVerb = words.count < 2
    let verb = words.first.flatMap { name in
      VerbTable.all.map { $0.words }.first { $0.name == name || $0.aliases.contains(name) }
    }
    var before = words.dropLast().dropFirst()
    given = before.filter { !$0.hasPrefix("-") }
    // Bash parts a word at an equals sign.
    if typed == "=" { typed = "" } else if before.last == "=" { before = before.dropLast() }
    if let equals = typed.firstIndex(of: "="), typed.hasPrefix("--") {
      option = String(typed[..<equals].dropFirst(2))
    } else {
      let name = before.last.flatMap { $0.hasPrefix("--") ? String($0.dropFirst(2)) : nil }
      option = name.flatMap { name in
        verb?.options.first { $0.name == name && $0.value != nil }?.name
      }
    }
    self.typed = typed
    self.verb = verb
  }

  /// What must be ready to answer.
  var needs: Needs {
    if needsTasks { return .tasksInSilence }
    return needsRemotes ? Needs(remotes: true, tellsFaults: false) : .nothing
  }

  /// Whether the word may be the name of a remote.
  private var needsRemotes: Bool {
    guard let verb, !isVerb, option == nil, !typed.hasPrefix("-") else { return false }
    switch verb.name {
    case "remote": return given == ["remove"]
    case "login", "logout": return given.isEmpty
    default: return false
    }
  }

  private var needsTasks: Bool {
    guard let verb, !isVerb, option == nil, !typed.hasPrefix("-") else { return false }
    return takes("ID", verb) || takes("FILTER", verb) || takes("TEXT", verb)
  }

  private func takes(_ name: String, _ verb: VerbWords) -> Bool {
    verb.operands.split { " […]".contains($0) }.contains { $0 == name }
  }

  /// The words that may stand where the last one is.
  func candidates(in world: World) -> [Candidate] {
    guard !isVerb else {
      return (verbs + (typed.hasPrefix("-") ? [Self.linear] : []))
        .filter { $0.word.hasPrefix(typed) }
    }
    guard let verb else { return [] }
    if let option { return values(of: option) }
    if typed.hasPrefix("-") {
      return (verb.options + [.help]).map { Candidate("--" + $0.name, $0.summary) }
        .filter { $0.word.hasPrefix(typed) }
    }
    return operands(of: verb, in: world)
  }

  private static let linear = Candidate(Invocation.linear, "The screens line by line")

  private var verbs: [Candidate] {
    VerbTable.all.map { Candidate($0.words.name, $0.words.summary) }
  }

  private func values(of option: String) -> [Candidate] {
    let start = typed.hasPrefix("--") ? "--\(option)=" : ""
    let words: [String] =
      switch option {
      case "sort": TaskOrder.allCases.map(\.rawValue)
      case "format": TaskFormat.allCases.map(\.rawValue)
      default: []
      }
    return words.map { Candidate(start + $0, "") }.filter { $0.word.hasPrefix(typed) }
  }

  private func operands(of verb: VerbWords, in world: World) -> [Candidate] {
    let first: [Candidate] =
      switch verb.name {
      case "help": verbs
      case "completions": CompletionShell.allCases.map { Candidate($0.rawValue, "") }
      case "widget": WidgetKind.allCases.map { Candidate($0.rawValue, $0.summary) }
      case "remote": RemoteVerb.deeds.map { Candidate($0, "") }
      default: []
      }
    if verb.name == "remote", given == ["add"] {
      return RemoteVerb.kinds.map { Candidate($0, "") }.filter { $0.word.hasPrefix(typed) }
    }
    if needsRemotes { return remotes(of: verb, in: world) }
    if !first.isEmpty { return given.isEmpty ? first.filter { $0.word.hasPrefix(typed) } : [] }
    guard needsTasks, world.projection != nil else { return [] }
    let words = CompletionWords(of: world)
    if typed.hasPrefix("#") || typed.hasPrefix("@") {
      return words.labels(startingWith: typed).map(quoted)
    }
    if takes("ID", verb), given.isEmpty || !takes("TEXT", verb) {
      return words.ids(startingWith: typed, archived: verb.name == "unarchive")
    }
    return takes("FILTER", verb) ? words.presets(startingWith: typed).map(quoted) : []
  }

  /// The names of the remotes, those alone that one signs in to where the verb is about that.
  private func remotes(of verb: VerbWords, in world: World) -> [Candidate] {
    world.remotes.filter { verb.name == "remote" || $0.kind == "firestore" }
      .map { Candidate($0.name, $0.address) }.filter { $0.word.hasPrefix(typed) }
  }

  /// The word in the quotes that were opened for it.
  private func quoted(_ candidate: Candidate) -> Candidate {
    let end = quote == "\\" ? "" : quote
    return Candidate(quote + candidate.word + end, candidate.meaning)
  }
}
