extension Outlook {
  /// Why there is no forecast, in a few words; nil where there is one.
  public var obstacle: String? {
    switch self {
    case .forecast: nil
    case .nothingOpen: "nothing open that ends"
    case .noPoints: "0 points on the open tasks"
    case .tooFewDays(let days, let needed): "too early: \(days) of \(needed) days"
    case .tooLittleDone(let days, let needed): "too little done: \(days) of \(needed) days"
    }
  }
}
