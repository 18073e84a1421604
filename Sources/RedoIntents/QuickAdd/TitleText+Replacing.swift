public import RedoTasks

extension TitleText {
  /// The labels at the end of the title that stay behind other words: its tags unless new ones come
  /// with them, and so its people.
  ///
  /// What says how a repeat of so many days goes on is no tag that others replace. A title of labels
  /// alone keeps none.
  public func labels(stayingBehind new: TitleText, everyDays days: Int64?) -> [TitleLabel] {
    guard hasWords else { return [] }
    let ofRepeat = repeatLabels(stayingBehind: new, everyDays: days)
    let bringsTags = !new.tags.isEmpty || new.isOnce
    return trailingLabels.filter {
      guard $0.kind == .tag else { return new.people.isEmpty }
      return ofRepeat.contains($0) || $0 != .once && !bringsTags
    }
  }
}
