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

  /// The verb that a name or an alias means.
  static func type(named name: String) throws(UsageError) -> any Verb.Type {
    if let type = all.first(where: { $0.words.name == name || $0.words.aliases.contains(name) }) {
      return type
    }
    let names = all.flatMap { [$0.words.name] + $0.words.aliases }
    throw .arguments(
      .unknownVerb(
        name, nearest: ForeignVerb.instead(of: name) ?? Nearest.word(to: name, among: names)))
  }

  /// A verb with its arguments, or its help where that is asked for.
  static func verb(
    _ type: any Verb.Type, with arguments: ArraySlice<String>
  ) throws(UsageError) -> any Verb {
    let arguments = try VerbArguments(arguments, of: type.words)
    return arguments.asksForHelp ? HelpVerb(on: type.words) : try type.init(arguments)
  }
}
