public import RedoProtocol

extension FriendlyDate {
  /// The moment of a log's latest change where that tells of a clock that is ahead; nil elsewhere.
  ///
  /// Devices whose clocks are set by the network differ by less than what is forgiven, five minutes.
  public func ahead(_ latest: Instant?) -> String? {
    guard let latest,
      latest.clamped.milliseconds - now.clamped.milliseconds > 5 * Instant.minute
    else { return nil }
    return told(latest)
  }
}
