import RedoProtocol
import RedoTasks
import Testing

@Suite struct LabelUsesTests {
  private func projection() throws -> Projection {
    var log = try TaskLog()
    log.add("Pay rent #home @ana")
    log.add("Sweep #home #house")
    log.add("Call @Anatol #Hobby")
    log.add("Stay #house")
    log.add("Cook #home")
    log.append(.archive, to: log.add("Move out #hotel @andreas"))
    return log.projection
  }

  @Test func `labels come by how many tasks carry them, then by their letters`() throws {
    let tags = LabelUses(of: .tag, startingWith: "HO", in: try projection())
    #expect(tags.counts.map(\.name) == ["home", "house", "Hobby"])
    #expect(tags.counts.map(\.tasks) == [3, 2, 1])
    let people = LabelUses(of: .person, startingWith: "an", in: try projection())
    #expect(people.counts.map(\.name) == ["Anatol", "ana"])
  }

  @Test func `without letters every label of the kind counts, and the archive never does`() throws {
    let people = LabelUses(of: .person, startingWith: "", in: try projection())
    #expect(people.counts.map(\.name) == ["Anatol", "ana"])
    #expect(LabelUses(of: .tag, startingWith: "hot", in: try projection()).counts.isEmpty)
  }
}
