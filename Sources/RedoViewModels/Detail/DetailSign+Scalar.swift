extension DetailSign {
  /// Its form where every glyph can be shown, on every screen and in what verbs print.
  public var scalar: Unicode.Scalar {
    switch self {
    case .unchecked: "☐"
    case .checked: "☑"
    case .current: "●"
    case .done: "✓"
    case .orphaned: "◌"
    case .change: "○"
    case .head: "●"
    case .refused: "×"
    case .buried: "◌"
    case .held: "◇"
    case .fork: "◆"
    }
  }
}
