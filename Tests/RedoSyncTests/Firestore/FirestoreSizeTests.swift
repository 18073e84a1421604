import Testing

@testable import RedoSync

/// How much room a node takes as a document.
struct FirestoreSizeTests {
  private func size(_ node: String, at path: String = "nodes/a") -> Int? {
    FirestoreSize.size(ofNode: Array(node.utf8), at: path, readableBy: ["1001"])
  }

  @Test func `the size of a node is counted by Firestore's own rules`() {
    // Its name takes 16 + 6 + 2 bytes, itself 32, accessList 11 + 5 and createdAt 10 + 8.
    #expect(size("{}") == 90)
    #expect(size(#"{"a":"é\n"}"#) == 90 + 2 + 4)
    #expect(size(#"{"a":7,"b":1.5,"c":true,"d":null}"#) == 90 + 8 + 8 + 8 + 1 + 1)
    #expect(size(#"{"a":[1,"x"],"b":{"cc":{}}}"#) == 90 + 2 + 8 + 2 + 2 + 3)
    #expect(size("[]") == nil && size("{") == nil)
  }
}
