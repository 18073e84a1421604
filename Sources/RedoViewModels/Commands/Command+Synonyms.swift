extension Command {
  /// What else people call it, for finding it by what they are used to say.
  ///
  /// The beginning of a word finds it: a plural is found by the singular too.
  var synonyms: [String] {
    switch self {
    case .open: ["details", "view", "read", "information"]
    case .back: ["return", "close"]
    case .moveToTop: ["home", "start"]
    case .moveToBottom: ["end"]
    case .showTasks: ["list", "home"]
    case .quickAdd: ["new", "create", "quick add"]
    case .addInForm: ["new", "create"]
    case .complete: ["finish", "check off", "tick"]
    case .snooze: ["postpone", "defer", "later", "reschedule", "wait", "delay"]
    case .setPriority: ["urgent", "importance"]
    case .editTitle:
      ["rename", "change", "modify", "append", "tags", "person", "people", "projects"]
    case .editInForm: ["change", "modify", "description", "points"]
    case .editInEditor: ["notes", "change", "annotate", "comment"]
    case .addNote: ["annotate", "comment", "append"]
    case .toggleStep: ["check", "checklist", "subtask"]
    case .setDue: ["deadline", "scheduled", "when"]
    case .setRepeat: ["recurring", "repeat", "every", "frequency"]
    case .archive: ["hide", "put away", "unarchive", "restore"]
    case .delete: ["remove", "trash", "drop", "erase", "purge"]
    case .mark, .markRange, .markAll: ["select", "several"]
    case .undo: ["revert", "take back"]
    case .redo: ["again"]
    case .find: ["search", "look for", "tags", "people", "projects"]
    case .findNext, .findPrevious: ["search"]
    case .changeOrder: ["sort", "group", "rank"]
    case .showLabels: ["tags", "people", "labels", "projects", "contexts", "areas", "lists"]
    case .showPresets: ["saved", "views", "smart list", "contexts", "reports"]
    case .editFilter: ["search", "narrow"]
    case .savePreset: ["store", "preset"]
    case .recolorPreset: ["colors"]
    case .copyIdentifier: ["yank", "uuid", "clipboard"]
    case .copyLink: ["url", "web", "clipboard"]
    case .settle: ["merge", "conflict", "resolve", "fork"]
    case .openChange: ["history", "diff", "details"]
    case .showBlame: ["history", "author", "who"]
    case .takeBackChange: ["undo", "revert"]
    case .travel: ["history", "past", "then"]
    case .stepBack, .stepForward: ["history", "past"]
    case .showActivity: ["history", "log", "audit"]
    case .triage: ["inbox", "review", "process"]
    case .showPlan: ["agenda", "capacity", "my day"]
    case .pickForToday: ["schedule", "agenda"]
    case .deferToTomorrow: ["postpone", "defer", "later"]
    case .showCalendar: ["month", "week", "agenda", "upcoming"]
    case .goToToday: ["now"]
    case .moveTask: ["reschedule", "due"]
    case .showAnalytics:
      [
        "statistics", "stats", "numbers", "charts", "streak", "forecast", "velocity", "burndown",
        "burnup", "reports", "summary",
      ]
    case .showSettings:
      [
        "preferences", "options", "configuration", "account", "identity", "verify", "remotes",
        "motion", "reminders", "keymap", "about",
      ]
    case .chooseTheme: ["colors", "colours", "colorscheme", "dark", "light", "look"]
    case .showHelp: ["shortcuts", "manual"]
    case .sync: ["push", "pull", "upload", "download", "cloud"]
    case .export: ["save", "download"]
    case .importFile: ["load", "restore", "open a file", "taskwarrior"]
    case .reload: ["refresh"]
    case .redraw: ["refresh", "repaint", "clear"]
    case .suspend: ["background", "pause"]
    case .quit: ["exit", "leave", "close", "bye", "wq"]
    default: []
    }
  }
}
