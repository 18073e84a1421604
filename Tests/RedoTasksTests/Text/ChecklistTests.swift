import RedoTasks
import Testing

@Suite struct ChecklistTests {
  @Test func `steps are lines with a bullet and a box`() {
    let steps = Checklist("a\n- [ ] one\n  * [x] two\n+ [X] three\n- [] four\n[ ] five\n- [ ]six")
      .steps
    #expect(steps.map(\.line) == [1, 2, 3])
    #expect(steps.map(\.isDone) == [false, true, true])
    #expect(steps.map(\.words) == ["one", "two", "three"])
  }

  @Test(arguments: [
    ("- [ ] one", 0, "- [x] one"), ("- [X] one", 0, "- [ ] one"),
    ("é\r\n  - [ ] öne\r\n", 1, "é\r\n  - [x] öne\r\n"),
    ("- [ ] a\n- [ ] b", 1, "- [ ] a\n- [x] b"),
  ])
  func `one box changes and nothing else`(text: String, line: Int, result: String) {
    #expect(Checklist(text).toggling(line: line)?.utf8.elementsEqual(result.utf8) == true)
  }

  @Test(arguments: [-1, 0, 2, 99]) func `a line without a box cannot be ticked`(line: Int) {
    #expect(Checklist("text\n- [ ] one\n").toggling(line: line) == nil)
  }
}
