internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

/// Values of one's own among versions.
extension AppViewModel {
  /// The line that is offered for change: a text of one line as it is chosen, of a title its words;
  /// nothing for other fields, whose values are quickly typed.
  func lineToChange(_ field: StateField, of settling: Settling) -> String {
    guard let content = content(of: settling),
      let text = content.chosenText(of: field, in: settling),
      !text.contains(where: \.isNewline)
    else { return "" }
    return field == .task(.title) ? content.reading(of: settling).wording : text
  }

  /// Takes a typed value among the versions.
  mutating func acceptVersion(
    _ prompt: Prompt, of field: StateField, in settling: Settling
  ) -> [Effect] {
    guard let content = content(of: settling) else {
      return reject(prompt, VersionReading.nothingLeft(settings.keys))
    }
    let reading = content.reading(of: settling)
    do throws(IntentFailure) {
      let value = try reading.value(prompt.field.text, of: field)
      var settling = settling
      let row = content.rows.first { $0.field == field }
      // What one of the versions says is that version.
      settling.choices[field] =
        row?.options.first { $0.choice.value == value }?.choice ?? VersionChoice(value)
      refreshSettling(settling)
      return []
    } catch {
      return reject(prompt, error.message)
    }
  }
}
