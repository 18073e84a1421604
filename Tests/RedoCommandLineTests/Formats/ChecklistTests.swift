import Foundation
import RedoCommandLine
import Testing

/// Checklists as people and other programs write them into Markdown.
struct ChecklistTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func titles(of text: String) throws -> (text: String, titles: [String]) {
    desk.files["a.md"] = Array(text.utf8)
    let output = desk.run("import --yes a.md")
    #expect(output.exitCode == 0 && output.complaint.isEmpty, "\(output.complaint)")
    let tasks = try desk.run("list --all --json --sort title").objects()
    return (output.text, tasks.compactMap { $0["title"] as? String })
  }

  @Test func `what stands between fences is code and no task`() throws {
    let read = try titles(
      of: """
        - [ ] Before
        ```sh
        - [ ] a
          - [ ] b

        ~~~
        ``` no end
        ````
        - [ ] Between
        ~~~
        - [ ] c
        ```
        ~~~~
        ```- [ ] in a line```
        - [ ] Last
        """)
    #expect(read.titles == ["Before", "Between", "Last"])
    #expect(
      read.text.contains("lost: lines that are no checklist (11)\n"), "\(read.text)")
  }

  @Test(arguments: [
    "1. Setup:\n    ```\n    make\n   ```\n\n- [ ] Real one\n- [ ] Real two\n",
    "- Setup\n  - Deep\n    ```\n    - [ ] code\n    ```\n- [ ] Real one\n\n- [ ] Real two\n",
  ])
  func `a fence in a list ends where the next one stands, however far in`(text: String) throws {
    #expect(try titles(of: text).titles == ["Real one", "Real two"])
  }

  @Test func `code that nothing closes is told with the line that begins it`() throws {
    let read = try titles(of: "- [ ] Before\n# Setup\n\n```sh\n\n- [ ] a\n- [ ] b\n")
    #expect(read.titles == ["Before"])
    #expect(read.text.contains("lost: lines that are no checklist (1)\n"), "\(read.text)")
    #expect(
      read.text.contains("lost: lines of code up to the end, as nothing closes it (3): line 4\n"),
      "\(read.text)")
  }

  @Test func `a fence in a description stays there`() throws {
    desk.files["a.md"] = Array("- [ ] Run it\n  ```\n  - [ ] a\n  ```\n- [ ] Then\n".utf8)
    desk.run("import --yes a.md")
    let tasks = try desk.run("list --all --json --sort title").objects()
    #expect(tasks.map { $0["title"] as? String } == ["Run it", "Then"])
    #expect(tasks.first?["description"] as? String == "```\n- [ ] a\n```")
  }

  @Test func `an item may have a number`() throws {
    let read = try titles(
      of: """
        1. [ ] One
        2) [x] Two
           with a note
        123456789. [ ] Three
        1234567890. [ ] no item
        1: [ ] no item
        . [ ] no item
        1. no box
        """)
    #expect(read.titles == ["One", "Three", "Two"])
    #expect(read.text.contains("lost: lines that are no checklist (4)\n"), "\(read.text)")
  }
}
