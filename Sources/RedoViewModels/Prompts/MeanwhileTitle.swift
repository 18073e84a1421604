internal import RedoIntents
internal import RedoTasks

/// A title that others changed while it was typed anew.
struct MeanwhileTitle {
  /// What it is in the end, as it is shown.
  private let title: String
  /// What others made it, as it is shown.
  private let meanwhile: String

  /// Tells a title in the end from what it was meanwhile.
  init(_ title: String, meanwhile: TitleText) {
    self.title = TitleText(title).shown
    self.meanwhile = meanwhile.shown
  }

  /// What is to be said behind a report: what the title is now, unless the report says so, and what it
  /// was meanwhile.
  func afterword(behind report: IntentReport) -> String {
    let now = report.tellsNewName ? "" : "it is “\(title)” now, "
    return "; \(now)it was “\(meanwhile)” meanwhile"
  }
}
