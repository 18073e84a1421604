import RedoCommandLine
import RedoProtocol
import RedoTestSupport
import RedoViewModels
import Testing

/// A change log that holds changes which nobody signed.
struct UnsignedImportTests {
  private let desk: Desk
  private let root = TaskSketch().create("Pay rent")

  init() throws {
    desk = try Desk()
  }

  private func file(_ nodes: [SketchedNode]) -> [UInt8] { nodes.flatMap { $0.line + [0x0A] } }

  private func bare(_ node: SketchedNode) -> SketchedNode { node.edited { $0["signature"] = nil } }

  @Test func `unsigned changes are counted before they are taken over and when they are`() {
    let next = TaskSketch().update(root)
    desk.files["a.jsonl"] = file([bare(root), bare(next)])
    let words = "2 are unsigned: nothing vouches for their author, and they are never synced"
    #expect(
      desk.run("import a.jsonl").lines == [
        "2 lines would be taken over", words, "nothing was written; add --yes to import",
      ])
    #expect(
      desk.run("import --yes a.jsonl").lines == [
        "2 lines taken over, which no undo takes back", words,
      ])
    #expect(
      desk.run("import --yes a.jsonl").lines == ["0 lines taken over", "2 are there already"])
  }

  @Test func `the doctor counts unsigned changes until their signatures come`() {
    #expect(desk.run("doctor").lines.contains("unsigned\tnone"))
    desk.files["a.jsonl"] = file([bare(root)])
    desk.run("import --yes a.jsonl")
    let doctor = desk.run("doctor")
    #expect(
      doctor.lines.contains(
        "unsigned\t1: nothing vouches for its author, and it is never synced; what is "
          + "built on that waits elsewhere; `redo import` of an export of the device that made it "
          + "may bring its signature"))
    // No command of this device signs what another made.
    #expect(doctor.exitCode == 0)
    desk.files["b.jsonl"] = file([root])
    #expect(
      desk.run("import --yes b.jsonl").lines == ["1 line taken over, which no undo takes back"])
    #expect(desk.run("doctor").lines.contains("unsigned\tnone"))
  }

  @Test func `an export keeps unsigned changes, and counts them beside what it writes`() {
    desk.files["a.jsonl"] = file([bare(root), bare(TaskSketch().update(root))])
    desk.run("import --yes a.jsonl")
    let export = desk.run("export")
    #expect(export.standardOutput == desk.bytes && export.exitCode == 0)
    #expect(
      export.complaint == "redo: of the lines written 2 are unsigned: nothing vouches for their "
        + "author, and they are never synced\n")
    #expect(desk.run("export --format csv").standardError.isEmpty)
    // What comes with a signature later is handed on with it.
    desk.files["b.jsonl"] = file([root])
    desk.run("import --yes b.jsonl")
    #expect(desk.run("export").complaint.hasPrefix("redo: of the lines written 1 is unsigned: "))
  }

  @Test func `the screen is told how many changes of what it exports are unsigned`() throws {
    desk.files["a.jsonl"] = file([bare(root), TaskSketch().update(root)])
    desk.run("import --yes a.jsonl")
    let world = World(
      projection: desk.projection, dates: desk.dates, isInputTerminal: false, output: .plain,
      version: "1.2.3")
    let changes = try ExportedFile(.everything, as: .jsonl, in: world)
    #expect(changes.bytes == desk.bytes && changes.unsignedCount == 1)
    #expect(try ExportedFile(.everything, as: .csv, in: world).unsignedCount == 0)
  }

  @Test func `a change that stands in the file with its signature too is not counted`() {
    desk.files["a.jsonl"] = file([bare(root), root])
    #expect(!desk.run("import a.jsonl").text.contains("unsigned"))
  }
}
