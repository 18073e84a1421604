/// A sign in a task's text; a screen chooses its form by what the terminal can show.
public enum DetailSign: Hashable, Sendable, CaseIterable {
  /// A step of a checklist that is to be done.
  case unchecked
  /// A step of a checklist that is done.
  case checked
  /// The open todo that the task is about.
  case current
  /// A todo that is done.
  case done
  /// A todo that was left open when another took its place.
  case orphaned
  /// A change.
  case change
  /// The latest change of a branch.
  case head
  /// A change that was refused.
  case refused
  /// A change that was taken back or deleted with its branch.
  case buried
  /// A change that waits for one that has not arrived.
  case held
  /// Branches that have not been joined.
  case fork
}
