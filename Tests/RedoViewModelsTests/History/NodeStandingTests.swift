import RedoCrypto
import RedoProtocol
import Testing

@testable import RedoViewModels

/// What a change is worth to its task, in words.
struct NodeStandingTests {
  private static let other = NodeID(Digest(1, 2, 3, 4))

  @Test(arguments: [
    (NodeStanding.head, nil), (.counts, nil), (.deletion, nil), (.buried, "dropped"),
    (.carried, "dropped"), (.carriedInPart, "dropped"), (.gone, "dropped"),
    (.pruned(other), "pruned"), (.held(other), "waits"),
    (.rejected(.lamport), "E_LAMPORT_VIOLATION"),
  ])
  func `scripts read the same word for ever`(standing: NodeStanding, word: String?) {
    #expect(standing.code == word)
  }
}
