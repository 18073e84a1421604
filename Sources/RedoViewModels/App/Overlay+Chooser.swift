extension Overlay {
  /// The list to choose from that is narrowed by what is typed; nil where none lies there.
  var chooser: (any TypedChooser)? {
    switch self {
    case .palette(let palette): palette
    case .presets(let chooser): chooser
    case .labels(let chooser): chooser
    default: nil
    }
  }
}
