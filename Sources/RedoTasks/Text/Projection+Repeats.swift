internal import RedoProtocol

extension Projection {
  /// Days from one completion of a task to its next deadline; nil where no other follows, as the
  /// task has no such number or its title says that it repeats no more (``TitleLabel/once``).
  public func repeatDays(of task: TaskState) -> Int64? {
    guard let days = task.frequencyDays, !isOnce(task) else { return nil }
    return days
  }

  private func isOnce(_ task: TaskState) -> Bool {
    guard let stored = task.fields.title, mayHoldOnce(stored) else { return false }
    return title(of: task).isOnce
  }

  /// Whether a stored title is worth taking apart: most of thousands do not hold the marker's bytes.
  private func mayHoldOnce(_ stored: LogText) -> Bool {
    guard !stored.isEscaped else { return true }
    return graph.bytes.withSpan { log in
      let text = log.extracting(stored.range)
      return text.indices.contains { start in
        text[start] == UInt8(ascii: "#")
          && Self.marker.enumerated().allSatisfy { offset, byte in
            start + offset < text.count && text[start + offset] == byte
          }
      }
    }
  }

  private static let marker = Array(TitleLabel.once.text.utf8)
}
