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
  /// Whose value was kept, such as `priority: kept 1 of phone; 5 of laptop stays in history`.
  public func words(in dates: FriendlyDate) -> String {
    let kept = words(for: kept, dates)
    let source = self.kept.device == nil ? "\(kept), which comes of several branches" : kept
    let others = dropped.map { words(for: $0, dates) }
    guard !others.isEmpty else { return "\(field.name): kept \(source)" }
    let verb = others.count == 1 ? "stays" : "stay"
    return "\(field.name): kept \(source); \(others.joined(separator: ", ")) \(verb) in history"
  }

  /// A value with its device, and with its field where that is another one.
  private func words(for version: Version, _ dates: FriendlyDate) -> String {
    let name = version.field == field ? "" : version.field.name + " "
    // Whoever chooses otherwise gives such a date back.
    let value =
      if case .moment(let moment) = version.value {
        dates.full(moment)
      } else {
        version.field.words(for: version.value, in: dates)
      }
    return name + value + (version.device.map { " of \($0)" } ?? "")
  }
}
