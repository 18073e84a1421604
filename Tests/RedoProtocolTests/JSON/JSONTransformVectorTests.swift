import RedoProtocol
import RedoTestSupport
import Testing

/// JSON texts that readers take for different values: what this one makes of each is pinned.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct JSONTransformVectorTests {
  /// The canonical form of each text; nil for the refused.
  static let expected: [String: String?] = [
    "number_-9223372036854775808.json": "[-9223372036854776000]",
    "number_-9223372036854775809.json": "[-9223372036854776000]",
    "number_1.0.json": "[1]",
    "number_1.000000000000000005.json": "[1]",
    "number_1000000000000000.json": "[1000000000000000]",
    "number_10000000000000000999.json": "[10000000000000000000]",
    "number_1e-999.json": "[0]",
    "number_1e6.json": "[1000000]",
    "number_9223372036854775807.json": "[9223372036854776000]",
    "number_9223372036854775808.json": "[9223372036854776000]",
    // Equal to the eye, and two keys: NFC and NFD are never taken for each other.
    "object_key_nfc_nfd.json": "{\"e\u{301}\":\"NFD\",\"\u{E9}\":\"NFC\"}",
    "object_key_nfd_nfc.json": "{\"e\u{301}\":\"NFD\",\"\u{E9}\":\"NFC\"}",
    "object_same_key_different_values.json": nil,
    "object_same_key_same_value.json": nil,
    "object_same_key_unclear_values.json": nil,
    "string_1_escaped_invalid_codepoint.json": nil,
    "string_1_invalid_codepoint.json": nil,
    "string_2_escaped_invalid_codepoints.json": nil,
    "string_2_invalid_codepoints.json": nil,
    "string_3_escaped_invalid_codepoints.json": nil,
    "string_3_invalid_codepoints.json": nil,
    "string_with_escaped_NULL.json": "[\"A\\u0000B\"]",
  ]

  @Test func `each text has the pinned canonical form, or none`() throws {
    let names = try Vectors.files(in: "json/test_transform")
    for name in names {
      let pinned = try #require(Self.expected[name], "\(name) is not pinned")
      let canonical = JSONTape.canonical(try Vectors.bytes(of: "json/test_transform/\(name)"))
      #expect(canonical == pinned.map { Array($0.utf8) }, "\(name)")
    }
    #expect(!names.isEmpty)
  }
}
