public import RedoTasks

extension TitleText {
  /// The labels at the end of the title that stay behind other words: its tags unless new ones come
  /// with them, and so its people.
  ///
  /// What says how the repeat is counted (`marker`), or that it has ended, is no tag that others
  /// replace. A title of labels alone keeps none.
  public func labels(stayingBehind new: TitleText, marker: TitleLabel?) -> [TitleLabel] {
    guard hasWords else { return [] }
    return trailingLabels.filter {
      guard $0.kind == .tag else { return new.people.isEmpty }
      if $0 == .once { return !new.isOnce }
      return new.tags.isEmpty && !new.isOnce || $0 == marker && !new.tags.contains($0.name)
    }
  }
}
