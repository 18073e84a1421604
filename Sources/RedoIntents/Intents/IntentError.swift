public import RedoProtocol

/// Why an intent changes nothing.
public enum IntentError: Error, Hashable, Sendable {
  /// No task was named.
  case noTask
  /// No task of this name survives in the log.
  case unknownTask(TaskID)
  /// The title would be empty.
  case emptyTitle
  /// The value lies outside what the protocol allows.
  case outOfRange(field: String, allowed: String)
  /// The task's todos are all done.
  case alreadyDone(title: String)
  /// What somebody was told of was done since, or was given another date.
  case doneSince(title: String)
  case movedSince(title: String)
  /// The task does not come back, or has no date.
  case doesNotRepeat(title: String)
  /// The task is archived already, or not archived.
  case alreadyArchived(title: String)
  case notArchived(title: String)
  /// Every field has the wanted value already.
  case nothingToChange
  /// The task was done before, so that without a date it would count as done.
  case wouldBeDone(title: String)
  /// The task has several heads, which have to be joined first.
  case isApart(title: String)
  /// No task that was meant has more than one branch.
  case nothingToMerge
  /// The log names every task that was to be brought.
  case nothingToBring
  /// No change can give the field this value.
  case cannotSet(field: String, reason: String)
  /// A date was chosen away that a branch gave: nothing that joins branches takes it from them.
  case dateStays
  /// A later change is about what the change to be taken back made.
  case builtUpon(title: String, by: Action)
  /// The change to be taken back was taken back before, or gave up a branch for another.
  case countsNoMore(title: String)
  /// This device has nothing left to take back, or to do again.
  case nothingToUndo
  case nothingToRedo
  /// What would be undone was changed by someone since.
  case changedSince(title: String)
  /// What would be undone was deleted by someone since.
  case deletedSince(title: String)
  /// The task has more changes than a deletion, or an undo that needs one, can name.
  case tooLongToDelete(title: String)
  case tooLongToUndo(title: String)
  /// What the branches of a task say together is longer than a MERGE may be.
  case tooLongToJoin
  /// The nodes would have broken a rule of the protocol, such as its limit of size.
  case refused(reason: String)

  /// Whether it is what others did since that stands in the way.
  var isOfOthers: Bool {
    switch self {
    case .changedSince, .deletedSince: true
    default: false
    }
  }

  /// The same error about a task that is called something else by now.
  func telling(of title: String) -> IntentError {
    if case .changedSince = self { .changedSince(title: title) } else { self }
  }

  /// What is wrong and what to do next, in one sentence.
  public var message: String {
    switch self {
    case .noTask: "no task is selected; move to one first"
    case .unknownTask(let id): "there is no task \(id); `redo list --all` shows the ids"
    case .emptyTitle: "a task needs a title; type some words for it"
    case .outOfRange(let field, let allowed): "\(field) must be \(allowed)"
    case .alreadyDone(let title): "“\(title)” is done already; give it a due date to do it again"
    case .doneSince(let title): "“\(title)” is done already; nothing was changed"
    case .movedSince(let title): "“\(title)” was given another date since, which stays"
    case .doesNotRepeat(let title): "“\(title)” does not come back; give it a repeat first"
    case .alreadyArchived(let title):
      "“\(title)” is archived already; is:archived finds it, and unarchiving brings it back"
    case .notArchived(let title):
      "“\(title)” is not archived; is:archived finds those that are"
    case .nothingToChange:
      "nothing to change: every field has that value already; give one another value"
    case .wouldBeDone(let title):
      "“\(title)” was done before and would count as done without a date; archive it instead"
    case .isApart(let title):
      "“\(title)” was changed on two devices apart; join it with `redo merge` first"
    case .nothingToMerge:
      "nothing to merge: no such task was changed on two devices apart; is:forked finds "
        + "those that were"
    case .nothingToBring:
      "nothing to import: the log holds all of it already; is:done and is:archived find "
        + "what the list leaves out"
    case .cannotSet(let field, let reason): "\(field) cannot be set so: \(reason)"
    case .dateStays:
      "a date that one side gave stays; settle first, then `redo edit ID someday` takes it away"
    case .builtUpon(let title, let action):
      "“\(title)” was \(action.words) since on the date that the change made; take that back first"
    case .countsNoMore(let title):
      "that change of “\(title)” cannot be taken back by itself; undo and redo lead to it"
    case .nothingToUndo:
      "nothing to undo: this device has made no change that still stands; make one first"
    case .nothingToRedo:
      "nothing to redo: nothing was undone since the last change; undo one first"
    case .changedSince(let title):
      "“\(title)” was changed since by someone else; `redo edit ID` changes it by hand, and a new "
        + "date opens it again where it is done"
    case .deletedSince(let title):
      "“\(title)” was deleted since by someone else; `redo undo` on their device brings it back, "
        + "unless this one deleted it too; U on the deletion, which 5 in the full screen shows, "
        + "does in any case"
    case .tooLongToDelete(let title):
      "“\(title)” has more changes than a deletion can name; archive it instead"
    case .tooLongToUndo(let title):
      "“\(title)” has more changes than this undo can name; edit it or give it a new date instead"
    case .tooLongToJoin:
      "nothing was written: what devices made of the task apart is too long to be joined; "
        + "`redo merge ID --ours` or `redo merge ID --theirs` keeps one version of it"
    case .refused(let reason):
      "nothing was written, for it would have broken the protocol: \(reason); shorten the text"
    }
  }
}
