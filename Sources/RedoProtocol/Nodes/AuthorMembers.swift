/// The members of a node's `author`, each a string; any other key is unknown.
struct AuthorMembers {
  private(set) var userID: String?
  private(set) var deviceID: String?
  private(set) var publicKey: String?
  private(set) var name: String?
  private(set) var email: String?
  private(set) var deviceName: String?

  init(_ object: Int, _ tape: JSONTape, in text: Span<UInt8>) throws(Violation) {
    for key in tape.keys(of: object) {
      let value = try tape.string(key + 1, in: text)
      if tape.string(key, is: "userId", in: text) {
        userID = value
      } else if tape.string(key, is: "deviceId", in: text) {
        deviceID = value
      } else if tape.string(key, is: "publicKey", in: text) {
        publicKey = value
      } else if tape.string(key, is: "name", in: text) {
        name = value
      } else if tape.string(key, is: "email", in: text) {
        email = value
      } else if tape.string(key, is: "deviceName", in: text) {
        deviceName = value
      } else {
        throw .schemaMismatch
      }
    }
  }
}
