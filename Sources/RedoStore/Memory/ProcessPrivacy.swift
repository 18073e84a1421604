internal import CMemoryGuard

/// What keeps a process that holds a key from leaking it.
public enum ProcessPrivacy {
  /// Keeps the process out of core dumps, and its memory from other programs of the same user.
  public static func begin() {
    guard_hide_process()
  }
}
