/// The payloads that a replay reads only when it meets them; their nodes have been checked.
extension LogBytes {
  /// The ids that a DELETE takes with it.
  func deletedChain(_ payload: LogText) -> [NodeID] {
    let chain = withSpan { DeletedChain.readAsWritten($0.extracting(payload.range)) }
    return chain ?? withPayload(payload) { tape, text in
      try? DeletedChain.read(tape, 0, in: text)
    } ?? []
  }

  /// What a MERGE settles.
  public func merge(_ payload: LogText) -> Merge<LogText>? {
    withPayload(payload) { tape, text in
      try? Merge<LogText>(tape, 0, in: text, base: payload.offset)
    }
  }

  /// A change as a value of its own, with its texts as strings.
  public func change(_ logged: LoggedChange) -> Change? {
    switch logged {
    case .create(let fields): .create(strings(fields))
    case .update(let fields): .update(strings(fields))
    case .createTodo(let todo): .createTodo(todo.map(string))
    case .completeTodo(let completion): .completeTodo(completion.map(string))
    case .snooze(let snooze): .snooze(snooze.map(string))
    case .archive: .archive
    case .unarchive: .unarchive
    case .delete(let payload): .delete(chain: deletedChain(payload))
    case .merge(let payload): merge(payload).map { .merge($0.map(string)) }
    }
  }

  /// The fields that a change sets, with their texts as strings.
  public func strings(_ fields: LoggedFields) -> TaskFields {
    TaskFields(
      title: fields.title.map(string), description: fields.description.map(string),
      privacy: fields.privacy, storyPoints: fields.storyPoints, priority: fields.priority,
      frequencyDays: fields.frequencyDays)
  }

  private func withPayload<Result>(
    _ payload: LogText, _ read: (JSONTape, Span<UInt8>) -> Result?
  ) -> Result? {
    withSpan { bytes in
      let text = bytes.extracting(payload.range)
      var tape = JSONTape()
      guard (try? tape.read(text)) != nil else { return nil }
      return read(tape, text)
    }
  }
}
