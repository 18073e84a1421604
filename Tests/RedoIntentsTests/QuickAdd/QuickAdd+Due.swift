import RedoIntents
import RedoProtocol

extension QuickAdd {
  /// When the task is due, to the minute; `none` where it has no date, `unset` where none is named.
  var dueText: String {
    switch draft.due {
    case .unset: "unset"
    case .none: "none"
    case .at(let instant): String(instant.wallText.prefix(16))
    }
  }
}
