/// When a hook runs; the raw value is its file's name.
public enum HookEvent: String, CaseIterable, Hashable, Sendable {
  /// Tasks were added on this device.
  case add = "on-add"
  /// Tasks were completed on this device.
  case complete = "on-complete"
  /// Anything was changed on this device, additions and completions among it.
  case change = "on-change"
  /// Changes went to a remote or came from one.
  case sync = "on-sync"
}
