extension TitleText {
  /// The title that says that a repeat is counted in a way, and no more what it said of another one; as
  /// it is where it says so already.
  public func marked(as rhythm: Rhythm, insteadOf old: Rhythm?) -> TitleText {
    var title = self
    if let marker = old?.marker, marker != rhythm.marker { title = without(marker) }
    guard !title.says(rhythm) else { return title }
    if let marker = rhythm.marker, !title.markers.contains(marker) {
      title = TitleText(title.stored + " " + marker.text)
    }
    // A tag of the user's own may say otherwise, beside another number of days.
    for marker in TitleLabel.rhythms where marker != rhythm.marker && !title.says(rhythm) {
      title = title.without(marker)
    }
    return title
  }

  private func says(_ rhythm: Rhythm) -> Bool {
    Rhythm(everyDays: rhythm.days, titled: self) == rhythm
  }
}
