/// Verbs as users of other programs type them, such as `task modify` and `todo do`.
enum ForeignVerb {
  /// Verbs of Redo, each with what elsewhere does the same.
  static let table: [(verb: String, words: [String])] = [
    ("add", ["new", "create", "a"] + manyAtOnce),
    ("list", listings + wholeLists + byPriority + idLists + narrowed + calendars),
    ("show", ["info", "information", "cat", "view"]),
    ("log", ["history", "changes"]),
    ("stats", ["summary", "burndown", "report", "analytics", "timesheet", "ghistory"]),
    ("done", ["do", "finish", "close", "tick"]),
    ("snooze", ["wait", "defer", "postpone", "reschedule", "start"]),
    (
      "edit",
      ["modify", "mod", "update", "change", "rename", "replace", "pri", "p"] + usualPriority
        + descriptionEdits
    ),
    ("note", ["comment"]),
    ("archive", ["hide"]),
    ("unarchive", ["unhide", "restore"]),
    ("delete", ["del", "remove", "purge"]),
    ("undo", ["revert"]),
    ("again", ["redo"]),
    ("sync", ["push", "pull", "synchronize", "synchronise"]),
    ("export", backups),
    ("verify", ["fsck"]),
    ("completions", tagLists + peopleLists),
    ("config", ["settings"]),
    ("themes", ["colors", "colours"]),
    ("doctor", ["diagnostics", "diag"]),
  ]

  private static let listings = [
    "next", "ready", "pending", "inbox", "tasks", "count", "search", "find", "active",
  ]
  private static let manyAtOnce = ["addm"]
  private static let wholeLists = ["all", "lsa", "listall"]
  private static let byPriority = ["lsp", "listpri"]
  private static let idLists = ["ids", "uuids"]
  private static let narrowed = [
    "today", "tomorrow", "overdue", "recurring", "completed", "waiting", "context",
  ]
  private static let descriptionEdits = ["append", "app", "prepend", "prep", "denotate"]
  private static let usualPriority = ["depri", "dp"]
  private static let calendars = ["calendar", "cal", "agenda", "upcoming"]
  private static let tagLists = ["tags", "projects", "labels", "listproj", "lsprj"]
  private static let peopleLists = ["contexts", "people", "listcon", "lsc"]
  private static let backups = ["backup", "dump"]

  /// What is to be said of the verb besides, by the words that lead to it.
  private static let notes: [(words: [String], note: String)] = [
    (words: manyAtOnce, note: " -, which reads a task from each line of standard input"),
    (words: wholeLists, note: " --all"), (words: byPriority, note: " --sort priority"),
    (words: idLists, note: " | cut -f1"), (words: ["count"], note: " | wc -l"),
    (words: ["today"], note: " due:today"), (words: ["tomorrow"], note: " due:tomorrow"),
    (words: ["overdue"], note: " overdue"), (words: ["recurring"], note: " recurring"),
    (words: ["completed"], note: " is:done"), (words: ["waiting"], note: " 'due>today'"),
    (words: calendars, note: " sort:due, or the full screen, which has a calendar"),
    (words: ["context"], note: " '#work', which a preset of the full screen keeps"),
    (words: ["start"], note: " ID --until today, which puts it into today's plan"),
    (words: descriptionEdits, note: ", whose // replaces the description"),
    (words: usualPriority, note: " ID p3, the usual priority"),
    (words: backups, note: " > backup.jsonl, which import takes again"),
    (words: peopleLists, note: " fish -- list '@', which prints the people in use"),
    (words: tagLists, note: " fish -- list '#', which prints the tags in use"),
  ]

  /// The verb that does here what a word does elsewhere, with what is not alike; nil for a word of no
  /// such program.
  static func instead(of word: String) -> String? {
    verb(insteadOf: word).map { $0 + (notes.first { $0.words.contains(word) }?.note ?? "") }
  }

  /// That verb alone.
  static func verb(insteadOf word: String) -> String? {
    table.first { $0.words.contains(word) }?.verb
  }
}
