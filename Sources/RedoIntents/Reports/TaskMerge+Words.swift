internal import RedoTasks

extension TaskMerge {
  /// What happened, a line for each thing worth knowing, such as
  /// `title: kept “Water the orchids” of phone; “Water everything” of laptop stays in history`.
  public func details(in dates: FriendlyDate) -> [String] {
    let withdrawn = twins.map { "the same todo was done twice: the repeat of \($0) is withdrawn" }
    return withdrawn + differences.map { $0.words(in: dates) }
  }
}

extension TaskMerge.Difference {
  fileprivate func words(in dates: FriendlyDate) -> String {
    let kept = kept.value.words(in: dates) + (kept.device.map { " of \($0)" } ?? "")
    let source = self.kept.device == nil ? "\(kept), which comes of several branches" : kept
    let others = dropped.map {
      $0.value.words(in: dates) + ($0.device.map { " of \($0)" } ?? "")
    }
    guard !others.isEmpty else { return "\(field): kept \(source)" }
    let verb = others.count == 1 ? "stays" : "stay"
    return "\(field): kept \(source); \(others.joined(separator: ", ")) \(verb) in history"
  }
}
