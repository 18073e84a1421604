internal import RedoTasks

/// The web addresses in a task's title and description.
extension AppViewModel {
  /// Whether the task has an address to copy, and if not, why.
  func linkAvailability(of task: TaskState) -> Availability {
    firstLink(of: task) != nil
      ? .available
      : .unavailable(because: "neither the title nor the description holds an https:// address")
  }

  /// Hands the task's first address to the clipboard; a terminal that knows links opens them itself.
  mutating func copyLink(of task: TaskState) -> [Effect] {
    guard let link = firstLink(of: task) else { return [] }
    return copy(link, called: link)
  }

  private func firstLink(of task: TaskState) -> String? {
    guard let projection else { return nil }
    let texts = [projection.storedTitle(of: task), projection.description(of: task)]
    return texts.lazy.compactMap { WebLinks($0).links.first?.address }.first
  }
}
