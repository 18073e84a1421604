import RedoProtocol
import RedoTestSupport
import Testing

struct AuthorTests {
  @Test func `a device is known by its key and its own name, whatever else it is called`() throws {
    let author = TestDevice(1).author
    let key = try #require(author.publicKey)
    let renamed = Author(
      publicKey: key, deviceID: author.deviceID, name: "Ana", deviceName: "tower")
    #expect(author.isSameDevice(as: renamed))
    // One key may have been copied to another machine.
    #expect(!author.isSameDevice(as: Author(publicKey: key, deviceID: "another")))
    let other = try #require(TestDevice(2).author.publicKey)
    #expect(!author.isSameDevice(as: Author(publicKey: other, deviceID: author.deviceID)))
  }
}
