extension Triage {
  /// What the triage came to, for its end.
  public var headline: String {
    if isTakenBack { return "All of it is taken back" }
    if steps.isEmpty { return "Nothing was changed" }
    return untouchedCount == 0 ? "Every task is dealt with" : "That was the triage"
  }

  /// How often each thing was done, and how many tasks stay as they were; only what there is.
  public var counts: [(count: Int, word: String)] {
    let done = TriageStep.Kind.allCases.map { (count: count(of: $0), word: $0.word) }
    let rest = untouchedCount == 1 ? "left as it was" : "left as they were"
    return (done + [(untouchedCount, rest)]).filter { $0.count > 0 }
  }
}
