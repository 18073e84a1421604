/// What the user can set; the raw value is the key in the config.
public enum SettingName: String, CaseIterable, Hashable, Sendable {
  /// The colours.
  case theme
  /// How much moves by itself.
  case motion
  /// The minutes without a key after which rain falls.
  case idle
  /// The days until a task without a date falls due.
  case due
  /// The time of a date that names none.
  case time
  /// The priority of a task that names none.
  case priority
  /// The story points of a task that names none.
  case points
  /// The day on which a week starts.
  case week
  /// The formula that ranks tasks.
  case ranking
  /// The filter preset that the list starts with.
  case start
  /// The minutes before a deadline at which a word is said of it.
  case remind
  /// The hours in which nobody is reminded.
  case quiet
  /// What tells of a task where there is no desktop to do it.
  case notify
  /// The keys to start from.
  case keymap
  /// Whether changes are exchanged with the remotes without being asked for.
  case sync
  /// The user's name.
  case name
  /// The user's address.
  case email
  /// This device's name.
  case device
}
