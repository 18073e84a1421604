internal import CMemoryGuard

/// The C library's heap, on which every array lies.
public enum Heap {
  /// Keeps memory that is freed for what is made next, where it would go back to the system.
  ///
  /// For programs that replay a log again and again: with 100,000 changes, giving the pages back in
  /// between takes about as long as the replay.
  public static func keepFreedMemory() {
    guard_keep_freed()
  }

  /// Gives memory that is freed in large blocks back to the system at once.
  ///
  /// For programs that read a log and end: otherwise what reading took and no longer needs stays
  /// beside what is made of it.
  public static func returnFreedMemory() {
    guard_return_freed()
  }
}
