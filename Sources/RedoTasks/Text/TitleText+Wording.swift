/// Other words in place of a title's own: what says how its repeat goes on stays behind them.
extension TitleText {
  /// The labels at the end that say how a repeat of so many days goes on, or that it has ended.
  ///
  /// No screen shows them as tags, so other words do not mean to take them away. A title of labels
  /// alone has none, since it is shown whole.
  private func repeatLabels(everyDays days: Int64?) -> [TitleLabel] {
    guard hasWords else { return [] }
    let marker = marker(everyDays: days)
    return trailingLabels.filter { $0 == .once || $0 == marker }
  }

  /// The labels that say how a repeat of so many days goes on, where other words do not end with them.
  public func repeatLabels(
    stayingBehind new: TitleText, everyDays days: Int64?
  ) -> [TitleLabel] {
    let typed = new.trailingLabels
    return repeatLabels(everyDays: days).filter { !typed.contains($0) }
  }

  /// What was typed as a title, its words apart by single blanks.
  ///
  /// Spaces and tabs alone keep words apart (PROTOCOL.md, "Text conventions").
  public static func singleSpaced(_ typed: String) -> String {
    words(of: typed).joined(separator: " ")
  }

  /// The stored title as it is offered to be typed anew: without what says how the repeat goes on.
  public func wording(everyDays days: Int64?) -> String {
    let labels = repeatLabels(everyDays: days)
    return assembled(leading, trailingLabels.filter { !labels.contains($0) }).stored
  }

  /// The stored title with words typed in place of its ``wording(everyDays:)``; as it is where they are
  /// the same.
  public func reworded(_ wording: String, everyDays days: Int64?) -> String {
    guard wording != self.wording(everyDays: days) else { return stored }
    let kept = repeatLabels(stayingBehind: TitleText(wording), everyDays: days)
    return ([wording] + kept.map(\.text)).joined(separator: " ")
  }
}
