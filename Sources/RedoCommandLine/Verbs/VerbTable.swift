internal import RedoViewModels

/// Every verb there is, in the order of the overview: the one table behind parser, help and errors.
enum VerbTable {
  static let all: [any Verb.Type] = [
    AddVerb.self, ListVerb.self, ShowVerb.self, LogVerb.self, StatsVerb.self, DoneVerb.self,
    SnoozeVerb.self, EditVerb.self, NoteVerb.self, ArchiveVerb.self, UnarchiveVerb.self,
    DeleteVerb.self, UndoVerb.self, AgainVerb.self, MergeVerb.self, SyncVerb.self, RemoteVerb.self,
    LoginVerb.self, LogoutVerb.self, RemindVerb.self, ExportVerb.self, ImportVerb.self,
    VerifyVerb.self, WidgetVerb.self, CompletionsVerb.self,
    ManVerb.self, ConfigVerb.self, ThemesVerb.self, IdentityVerb.self, DoctorVerb.self,
    VersionVerb.self, HelpVerb.self,
  ]

  /// The verb that a name or an alias means, with what follows it.
  static func type(
    named name: String, before rest: ArraySlice<String> = []
  ) throws(UsageError) -> any Verb.Type {
    if let type = known(name) { return type }
    let names = all.flatMap { [$0.words.name] + $0.words.aliases }
    let nearest =
      ForeignVerb.instead(of: name) ?? verbFirst(name, rest) ?? Nearest.word(to: name, among: names)
    throw .arguments(.unknownVerb(name, nearest: nearest))
  }

  private static func known(_ name: String) -> (any Verb.Type)? {
    all.first { $0.words.name == name || $0.words.aliases.contains(name) }
  }

  /// The verb and the id or label before it, as in `task 3f9a done`, turned round; nil for all else.
  private static func verbFirst(_ word: String, _ rest: ArraySlice<String>) -> String? {
    guard let start = word.first, let next = rest.first,
      "#@+".contains(start) || word.hasOnlyIDLetters
    else { return nil }
    let verb = known(next)?.words.name ?? ForeignVerb.verb(insteadOf: next)
    return verb.map { "\($0) \(ShellWord.quoted(word)), the verb first" }
  }

  /// A verb with its arguments, or its help where that is asked for.
  static func verb(
    _ type: any Verb.Type, with arguments: ArraySlice<String>
  ) throws(UsageError) -> any Verb {
    let arguments = try VerbArguments(arguments, of: type.words)
    return arguments.asksForHelp ? HelpVerb(on: type.words) : try type.init(arguments)
  }
}
