import RedoProtocol
import RedoTestSupport
import Testing

/// The strict reader against JSON texts that readers disagree on.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct JSONParsingVectorTests {
  static let names = (try? Vectors.files(in: "json/test_parsing")) ?? []

  /// How the texts are named that the standard leaves open and this reader accepts: numbers beyond a
  /// double's range or precision, which the canonical form and the schemas then judge.
  static let acceptedByChoice = "i_number_"

  /// Texts that the standard allows and the protocol does not: an object names no key twice.
  static let refusedByProtocol: Set<String> = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]

  @Test(arguments: names)
  func `a text is accepted or refused as its name says`(name: String) throws {
    let fault = JSONTape.fault(in: try Vectors.bytes(of: "json/test_parsing/\(name)"))
    switch name.first {
    case "y":
      #expect((fault == nil) != Self.refusedByProtocol.contains(name), "\(fault as Any)")
    case "n": #expect(fault != nil)
    default: #expect((fault == nil) == name.hasPrefix(Self.acceptedByChoice), "\(fault as Any)")
    }
  }

  @Test(arguments: names.filter { $0.hasPrefix("y") })
  func `the canonical form of an accepted text is stable`(name: String) throws {
    let text = try Vectors.bytes(of: "json/test_parsing/\(name)")
    guard !Self.refusedByProtocol.contains(name) else { return }
    let canonical = try #require(JSONTape.canonical(text))
    #expect(JSONTape.canonical(canonical) == canonical)
    #expect(JSONTape.isCanonical(canonical))
    #expect(!JSONTape.isCanonical(text) || text == canonical)
  }
}
