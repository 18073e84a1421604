extension Triage {
  /// What the key of the task before leads to from the end, as a hint: on with the work that was
  /// left, else to the last task.
  var returnHint: String { position < queue.count ? "go on" : "last one" }

  /// What the key of the task before leads to from the end, as words behind that key.
  public var returnWords: String { position < queue.count ? "goes on" : "goes to the last one" }

  /// What the key of the task before leads to from the end, as a choice of its own.
  public var returnSummary: String {
    position < queue.count ? "Go on where it was left" : "Go back to the last task"
  }

  /// What the triage came to, for its end.
  public var headline: String {
    if isTakenBack {
      return steps.allSatisfy(isTakenBack)
        ? "All of it is taken back" : "Taken back, but for what others changed since"
    }
    if steps.isEmpty { return "Nothing was changed" }
    return untouchedCount == 0 ? "Every task is dealt with" : "That was the triage"
  }

  /// What became of how many tasks, each counted once, and how many stay as they were; only what there
  /// is, and nothing where all of it was taken back.
  public var counts: [(count: Int, word: String)] {
    guard !isTakenBack else { return [] }
    let outcomes = outcomes.values
    let done = TriageStep.Kind.allCases.map { kind in
      (count: outcomes.count { $0 == kind }, word: kind.word)
    }
    let rest = untouchedCount == 1 ? "left as it was" : "left as they were"
    return (done + [(untouchedCount, rest)]).filter { $0.count > 0 }
  }
}
