internal import RedoProtocol

/// Since when and up to when tasks that fall due have been named; it begins anew with another lead.
struct ReminderWatch: Hashable, Sendable {
  /// Since when they are named.
  let since: Instant
  /// How many minutes ahead they are named; nil where they are not.
  let lead: Int?
  /// Up to when they have been named.
  var until: Instant

  /// Begins at a moment.
  init(from now: Instant, lead: Int?) {
    since = now
    self.lead = lead
    until = now
  }
}
