/// Where a key is pressed, which decides what it means.
public enum KeyContext: String, CaseIterable, Hashable, Sendable {
  /// The list of tasks.
  case list
  /// The pane that shows one task.
  case detail
  /// Today's plan.
  case plan
  /// The calendar.
  case calendar
  /// A task is being decided on.
  case triage
  /// What a triage has changed.
  case triageSummary
  /// The overlay that shows what every key does.
  case help
  /// A line is being typed.
  case prompt
  /// A line is being typed that narrows the list below it.
  case search
  /// A chip of the line being typed is chosen.
  case chip
  /// The form of a task.
  case form
  /// The palette of commands.
  case palette
  /// The filter presets to choose from.
  case presets
  /// The tags and people to choose from.
  case labels
  /// One of a few values is to be chosen.
  case choice
  /// A question about what cannot be had back waits for yes or no.
  case question
  /// A question about what can be undone waits for yes or no.
  case offer
  /// The screen that lists every change.
  case activity
  /// A change, or who set what, is read.
  case card
  /// Versions of a task's fields are chosen from.
  case settling
  /// The screen of numbers.
  case analytics
  /// The screen of settings.
  case settings
  /// The first start.
  case welcome

  /// Where no line is being typed and nothing lies over the panes.
  public static let screens: [KeyContext] = [
    .list, .detail, .plan, .calendar, .analytics, .activity, .settings,
  ]

  /// Whether keys that no command takes belong to `insert(_:)`.
  public var takesOtherKeys: Bool {
    switch self {
    case .list, .detail, .plan, .calendar, .activity, .analytics, .settings, .triageSummary, .help,
      .card, .settling, .welcome:
      false
    case .triage, .prompt, .search, .chip, .form, .palette, .presets, .labels, .choice, .question,
      .offer:
      true
    }
  }

  /// Whether a line is typed here, so that letters must not be commands.
  public var typesText: Bool {
    switch self {
    case .prompt, .search, .chip, .form, .palette, .presets, .labels: true
    default: false
    }
  }
}
