internal import RedoTasks

extension ShownValue {
  /// The value as a report says it: a text in quotes, a moment as a person would say it.
  func words(in dates: FriendlyDate) -> String {
    switch self {
    case .unset: "nothing"
    case .text(let text): "“\(text)”"
    case .number(let number): String(number)
    case .flag(let flag): flag ? "yes" : "no"
    case .moment(let instant): dates.moment(instant)
    }
  }
}
