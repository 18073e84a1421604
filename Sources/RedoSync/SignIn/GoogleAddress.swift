/// Where Google answers those who sign in.
public struct GoogleAddress: Hashable, Sendable {
  /// The Auth emulator (`FIREBASE_AUTH_EMULATOR_HOST`); nil for Google's own servers.
  public let emulator: EmulatorHost?

  /// Google's own servers, or an emulator of Firebase's part.
  public init(emulator: EmulatorHost? = nil) {
    self.emulator = emulator
  }

  /// Gives out codes to be typed elsewhere.
  var deviceCode: String { "https://oauth2.googleapis.com/device/code" }

  /// Gives out Google's tokens.
  var token: String { "https://oauth2.googleapis.com/token" }

  /// Takes Google's token and gives out Firebase's.
  func signIn(_ apiKey: String) -> String {
    base("identitytoolkit.googleapis.com") + "/v1/accounts:signInWithIdp?key=" + apiKey
  }

  /// Gives out a new token of Firebase's.
  func refresh(_ apiKey: String) -> String {
    base("securetoken.googleapis.com") + "/v1/token?key=" + apiKey
  }

  private func base(_ host: String) -> String {
    emulator.map { "http://\($0.text)/\(host)" } ?? "https://\(host)"
  }
}
