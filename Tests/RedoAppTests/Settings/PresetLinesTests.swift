import RedoIntents
import RedoStore
import Testing

@testable import RedoApp

/// Changes of presets in a config that spells their names by hand.
@MainActor struct PresetLinesTests {
  private static let config = """
    # mine
    preset.My  Thing = overdue
    PRESET-color.x = red
    preset-color.my thing = red
    preset.Other = p5
    preset.MY thing = #home
    start = my  THING

    """

  private func edited(_ change: PresetChange) -> String {
    var edit = ConfigEdit(Array(Self.config.utf8))
    let isWritten = PresetLines.write(change, into: &edit)
    #expect(isWritten)
    return String(decoding: edit.bytes, as: UTF8.self)
  }

  private let name: PresetName
  private let new: PresetName

  init() throws {
    name = try PresetName("MY Thing")
    new = try PresetName("New")
  }

  @Test func `a preset goes with all its lines, however they spell its name`() {
    #expect(
      edited(.delete(name)) == "# mine\nPRESET-color.x = red\npreset.Other = p5\n")
  }

  @Test func `what is to become of a preset that is not there writes nothing, and says so`() throws
  {
    let gone = try PresetName("x")
    for change in [PresetChange.rename(gone, to: new), .recolor(gone, .red), .delete(gone)] {
      var edit = ConfigEdit(Array("preset-color.x = red\nstart = x\n".utf8))
      let before = edit
      let isWritten = PresetLines.write(change, into: &edit)
      #expect(!isWritten && edit == before)
    }
  }

  @Test func `a preset for which there is no room is told with its line`() {
    let config = (1...201).map { "preset.N\($0) = p5\n" }.joined()
    var lines = PresetLines()
    for entry in ConfigText(Array(config.utf8)).entries { _ = lines.take(entry) }
    #expect(lines.faults.map(\.line) == [201])
  }

  @Test func `a preset is renamed on all its lines, however they spell its name`() {
    #expect(
      edited(.rename(name, to: new)) == """
        # mine
        preset.New = overdue
        PRESET-color.x = red
        preset-color.New = red
        preset.Other = p5
        preset.New = #home
        start = New

        """)
  }

  @Test func `a preset is given another filter and colour on the lines that are there`() {
    #expect(
      edited(.recolor(name, .amber))
        == Self.config.replacing(
          "preset-color.my thing = red", with: "preset-color.MY Thing = amber"))
    #expect(
      edited(.recolor(name, .neon))
        == Self.config.replacing("preset-color.my thing = red\n", with: ""))
    #expect(
      edited(.save(Preset(name: name, line: "p4", color: .red)))
        == Self.config.replacing("preset.MY thing = #home", with: "preset.MY Thing = p4")
        .replacing("preset-color.my thing", with: "preset-color.MY Thing"))
  }
}
