internal import RedoProtocol

extension Projection {
  /// Days from one completion of a task to its next deadline; nil where no other follows, as the
  /// task has no such number or its title says that it repeats no more (``TitleLabel/once``).
  public func repeatDays(of task: TaskState) -> Int64? {
    guard let days = task.frequencyDays, !isOnce(task) else { return nil }
    return days
  }

  private func isOnce(_ task: TaskState) -> Bool {
    guard let stored = task.fields.title else { return false }
    let isWorthALook =
      stored.isEscaped
      || graph.bytes.withSpan { TitleText.mayBeOnce(stored: $0.extracting(stored.range)) }
    return isWorthALook && title(of: task).isOnce
  }
}
