extension SettingName {
  /// What the setting is called.
  public var title: String {
    switch self {
    case .theme: "Theme"
    case .motion: "Motion"
    case .idle: "Rain when idle"
    case .due: "Falls due"
    case .time: "Time of day"
    case .priority: "Priority"
    case .points: "Story points"
    case .week: "Week starts on"
    case .ranking: "Ranking"
    case .start: "List starts with"
    case .remind: "Reminders"
    case .quiet: "Quiet hours"
    case .notify: "In a terminal"
    case .keymap: "Keys"
    case .sync: "Sync by itself"
    case .name: "Your name"
    case .email: "Your address"
    case .device: "This device"
    }
  }

  /// What the setting does, in a sentence or two.
  public var explanation: String {
    switch self {
    case .theme:
      "The colours of everything. A file NAME.theme in the folder themes beside the config is "
        + "offered here too, and shows as soon as it is saved."
    case .motion:
      "full lets rain fall at the start and when nobody presses a key; reduced lets a still rain "
        + "fade once; none moves nothing and wakes nothing."
    case .idle:
      "After so many minutes without a key rain falls behind the tasks, with full motion alone. "
        + "The next key does what it always does."
    case .due:
      "When a task falls due whose line names no date. A line with someday in it has no due date."
    case .time: "The time of day of a date that names none."
    case .priority: "The priority of a new task whose line names none, 1 to 5."
    case .points: "The story points of a new task whose line names none."
    case .week:
      "The first column of the calendar, and which Friday “next friday” is."
    case .ranking:
      "enhanced weighs priority by days overdue, time of day and newness; sigmoid weighs it by the "
        + "days that are left and the story points."
    case .start:
      "The filter preset that the list shows when Redo starts. All is every task that is to be done; "
        + "a preset of your own is offered here, too."
    case .remind:
      "How long before its deadline a task is named on the last row, with the terminal's bell, "
        + "while Redo runs, and by redo remind on the desktop; with off it names what is due."
    case .quiet:
      "Between these times nobody is reminded; what fell due meanwhile is named when they end."
    case .notify:
      "How redo remind tells of a task where there is no desktop: osc9 and osc777 are "
        + "notifications of the terminal itself, bell is its sound."
    case .keymap:
      "The keys to start from. Lines key.NAME in the config change single ones; the help shows "
        + "what holds."
    case .sync:
      "on exchanges changes in the background after each one and now and then; off only when it is "
        + "asked for, here or by redo sync."
    case .name: "Stands as the author in every change that you make from now on."
    case .email: "Stands in every change that you make from now on. Nothing is sent to it."
    case .device: "Tells your devices apart in the history."
    }
  }
}
