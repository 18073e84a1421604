extension Travel {
  /// How far the moment lies back, in changes.
  public var distanceWords: String {
    switch changesToNow {
    case 0: "nothing changed since"
    case 1: "1 change before now"
    default: "\(changesToNow) changes before now"
    }
  }
}
