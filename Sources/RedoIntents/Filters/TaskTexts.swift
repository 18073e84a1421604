internal import RedoProtocol
internal import RedoTasks

/// The texts of a task that words are looked for in: the title with its labels, the description.
struct TaskTexts {
  private let task: TaskState
  private let projection: Projection

  init(of task: TaskState, in projection: Projection) {
    self.task = task
    self.projection = projection
  }

  /// How well the texts have a pattern; letters are scattered in titles alone.
  func quality(of pattern: TextPattern, isPhrase: Bool) -> MatchQuality? {
    let inTitle = titleQuality(of: pattern, allowsScattered: !isPhrase)
    if inTitle == .exact { return .exact }
    guard let description = task.fields.description else { return inTitle }
    return quality(of: pattern, in: description, allowsScattered: false) ?? inTitle
  }

  private func titleQuality(of pattern: TextPattern, allowsScattered: Bool) -> MatchQuality? {
    guard let title = task.fields.title else { return nil }
    let found = quality(of: pattern, in: title, allowsScattered: allowsScattered)
    // What is stored is what is shown, but for escapes and the marker, which few titles have.
    guard found != nil,
      title.isEscaped
        || Self.marker.map({ quality(of: $0, in: title, allowsScattered: false) != nil }) ?? false
    else { return found }
    let text = projection.title(of: task)
    let labels = text.tags.map { "#" + $0 } + text.people.map { "@" + $0 }
    let bytes = Array(([text.shown] + labels).joined(separator: " ").utf8)
    return pattern.quality(in: bytes.span, allowsScattered: allowsScattered)
  }

  private static let marker = TextPattern(TitleLabel.once.text)

  private func quality(
    of pattern: TextPattern, in text: LogText, allowsScattered: Bool
  ) -> MatchQuality? {
    projection.graph.bytes.withSpan { log in
      guard text.isEscaped else {
        return pattern.quality(in: log.extracting(text.range), allowsScattered: allowsScattered)
      }
      var bytes: [UInt8] = []
      JSONText.appendUnescaped(log, text.range, to: &bytes)
      return pattern.quality(in: bytes.span, allowsScattered: allowsScattered)
    }
  }
}
