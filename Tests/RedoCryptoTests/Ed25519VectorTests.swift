import Foundation
import RedoCrypto
import RedoTestSupport
import Testing

/// Which signatures verify, pinned over foreign vectors: the rule of libsodium 1.0.18.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct Ed25519VectorTests {
  /// The numbers of the CCTV cases that verify, of those at hand when they were pinned.
  static let acceptedByCCTV: Set<Int> = [
    50, 117, 139, 161, 182, 249, 305, 411, 465, 473, 489, 497, 525, 538, 573, 589, 597, 611, 625,
    638, 673, 681, 689, 697, 725, 738, 765, 773, 781, 832,
  ]

  @Test func `every Wycheproof case verifies or not as its result says`() throws {
    let root = try #require(
      try Vectors.json(of: "ed25519/wycheproof_ed25519_test.json") as? [String: Any])
    let groups = try #require(root["testGroups"] as? [[String: Any]])
    var count = 0
    for group in groups {
      let key = try #require((group["publicKey"] as? [String: Any])?["pk"] as? String)
      for test in group["tests"] as? [[String: Any]] ?? [] {
        let verifies = try Self.verifies(test["sig"], test["msg"], key)
        #expect(verifies == (test["result"] as? String == "valid"), "tcId \(test["tcId"] ?? "")")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test func `of the low-order and non-canonical points exactly the pinned cases verify`() throws {
    let cases = try #require(
      try Vectors.json(of: "ed25519/cctv_ed25519vectors.json") as? [[String: Any]])
    for test in cases {
      let number = try #require(test["number"] as? Int)
      let key = Bytes(hex: test["key"] as? String ?? "").bytes
      let message = Array((test["msg"] as? String ?? "").utf8)
      let signature = Bytes(hex: test["sig"] as? String ?? "").bytes
      let verifies = VerifyingKey(bytes: key)?.verifies(signature, of: message) ?? false
      if Self.acceptedByCCTV.contains(number) { #expect(verifies, "case \(number)") }
      // The rule behind the list: points of mixed order pass, nothing else unusual does.
      let flags = Set(test["flags"] as? [String] ?? [])
      let tolerated: Set = ["low_order_component_R", "low_order_component_A"]
      #expect(verifies == flags.isSubset(of: tolerated), "case \(number)")
    }
    #expect(!cases.isEmpty)
  }

  @Test func `of the disputed cases only the one with points of mixed order verifies`() throws {
    let cases = try #require(
      try Vectors.json(of: "ed25519/speccheck_cases.json") as? [[String: Any]])
    for test in cases {
      let key = test["pub_key"] as? String ?? ""
      let verifies = try Self.verifies(test["signature"], test["message"], key)
      #expect(verifies == (test["case"] as? Int == 3), "case \(test["case"] ?? "")")
    }
    #expect(!cases.isEmpty)
  }

  @Test func `signing gives the published signatures, and they verify`() throws {
    let lines = try Vectors.text(of: "ed25519/sign.input").split(separator: "\n")
    for line in lines {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      let seed = Bytes(hex: String(parts[0].prefix(64))).bytes
      let message = Bytes(hex: String(parts[2])).bytes
      let expected = Bytes(hex: String(parts[3].prefix(128))).bytes
      try Self.check(seed, String(parts[1]), message, expected)
    }
    #expect(!lines.isEmpty)
  }

  @Test func `the examples of RFC 8032 are signed as printed there`() throws {
    let cases = try #require(try Vectors.json(of: "ed25519/rfc8032.json") as? [[String: Any]])
    for test in cases {
      try Self.check(
        Bytes(hex: test["secretKey"] as? String ?? "").bytes, test["publicKey"] as? String ?? "",
        Bytes(hex: test["message"] as? String ?? "").bytes,
        Bytes(hex: test["signature"] as? String ?? "").bytes)
    }
    #expect(!cases.isEmpty)
  }

  private static func check(
    _ seed: [UInt8], _ publicKey: String, _ message: [UInt8], _ expected: [UInt8]
  ) throws {
    let key = try #require(seed.withUnsafeBytes { SigningKey(seed: $0) })
    #expect(key.verifyingKey.bytes == Bytes(hex: publicKey).bytes)
    let signature = key.signature(of: message)
    #expect(signature == expected)
    #expect(key.verifyingKey.verifies(signature, of: message))
    var longer = message
    longer.append(0)
    #expect(!key.verifyingKey.verifies(signature, of: longer))
  }

  private static func verifies(_ signature: Any?, _ message: Any?, _ key: String) throws -> Bool {
    let message = Bytes(hex: message as? String ?? "").bytes
    let key = try #require(VerifyingKey(bytes: Bytes(hex: key).bytes))
    return key.verifies(Bytes(hex: signature as? String ?? "").bytes, of: message)
  }
}
