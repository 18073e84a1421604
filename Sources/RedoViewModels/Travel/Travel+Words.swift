extension Travel {
  /// How far the moment lies back, in steps of `<`: what one key did to many tasks is one.
  public var distanceWords: String {
    switch changesToNow {
    case 0: "nothing changed since"
    case 1: "1 step before now"
    default: "\(changesToNow) steps before now"
    }
  }
}
