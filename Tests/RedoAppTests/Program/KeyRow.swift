import Testing

/// A row of the table of keys: what is pressed one after the other, and what shows after each.
struct KeyRow: CustomTestStringConvertible {
  /// What is to show.
  enum Sight {
    /// A text.
    case text(String)
    /// The selection on the row of a task.
    case selected(String)
    /// The terminal's cursor in the list.
    case cursorInList
    /// The terminal's cursor in the pane beside the list.
    case cursorInDetail
  }

  /// What the row is about.
  let name: String
  /// Keys by tmux's names, and what they lead to.
  let steps: [(keys: [String], sight: Sight)]

  var testDescription: String { name }

  init(_ name: String, _ steps: (String, Sight)...) {
    self.name = name
    self.steps = steps.map { ($0.0.split(separator: " ").map(String.init), $0.1) }
  }

  /// The keys of the whole program, one row for each line of the table that people learn.
  static let all: [KeyRow] = [
    KeyRow(
      "j k and the arrows move", ("j", .selected("Bravo")), ("k", .selected("Alpha")),
      ("Down Down", .selected("Charlie")), ("Up", .selected("Bravo"))),
    KeyRow("g and G go to the ends", ("G", .selected("Foxtrot")), ("g", .selected("Alpha"))),
    KeyRow(
      "pages move", ("C-d", .selected("Foxtrot")), ("C-u", .selected("Alpha")),
      ("NPage", .selected("Foxtrot")), ("PPage", .selected("Alpha"))),
    KeyRow(
      "Tab, h and l go to the other pane", ("Tab", .cursorInDetail), ("h", .cursorInList),
      ("l", .cursorInDetail), ("BTab", .cursorInList)),
    KeyRow(
      "Enter opens and Esc goes back", ("j Enter", .cursorInDetail),
      ("Escape", .cursorInList)),
    KeyRow(
      "digits show the screens", ("2", .text("Suggestions · by rank")),
      ("3", .text("November 2026")), ("4", .text("Done today")), ("5", .text("created")),
      ("6", .text("Sections")), ("1", .selected("Alpha"))),
    KeyRow(
      "brackets go from screen to screen", ("]", .text("Suggestions · by rank")),
      ("[", .selected("Alpha")), ("[", .text("Sections"))),
    KeyRow(
      "a adds in one line", ("a", .text("Add a task")),
      ("G o l f Space t o m o r r o w Space 9 a m", .text("due Sat 21 Nov 09:00")),
      ("Enter", .text("Added “Golf”"))),
    KeyRow(
      "A adds in a form", ("A", .text("Description")), ("H o t e l C-s", .text("Added “Hotel”"))),
    KeyRow(
      "e edits in a form", ("e", .text("Description")),
      ("Space # n e w C-s", .text("#home #new"))),
    KeyRow("E edits in the editor", ("E", .text("Changed the description of “Alpha”"))),
    KeyRow("c completes", ("c", .text("Completed “Alpha”"))),
    KeyRow("Space marks", ("Space Space", .text("2 marked")), ("c", .text("Completed 2 tasks"))),
    KeyRow("V marks a range", ("V j j V", .text("3 marked"))),
    KeyRow(
      "V marks a range on the plan, too", ("2 V j", .text("range of 2")),
      ("-", .text("Snoozed 2 tasks"))),
    KeyRow("a star marks all", ("*", .text("6 marked")), ("Escape", .text("1/6 ─"))),
    KeyRow(
      "s snoozes", ("s", .text("Snooze “Alpha”")), ("w Enter", .text("Snoozed “Alpha”"))),
    KeyRow(
      "d sets the due date", ("d", .text("now due Fri 20 Nov 18:00")),
      ("s o m e d a y Enter", .text("no date; s gives it one"))),
    KeyRow("p sets the priority", ("p", .text("urgent")), ("2", .text("▮▮▯▯▯ Alpha"))),
    KeyRow(
      "r sets the repeat", ("r", .text("now one-time")), ("w e e k l y Enter", .text("↻7d"))),
    KeyRow(
      "z archives and brings back", ("z", .text("Archived “Alpha”")),
      ("/ i s : a r c h i v e d Enter", .selected("Alpha")), ("z", .text("Brought back “Alpha”"))),
    KeyRow(
      "D deletes, but asks", ("D", .text("Delete this task?")), ("n", .text("“Alpha” stays")),
      ("D y", .text("Deleted “Alpha”"))),
    KeyRow(
      "u undoes and Ctrl-r redoes", ("c", .text("Completed “Alpha”")),
      ("u", .text("Undone: completed “Alpha”")), ("C-r", .text("Redone: completed “Alpha”"))),
    KeyRow(
      "slash finds, n and N go on", ("/ a l", .text("1/1")), ("Enter Escape", .text("1/6")),
      ("/ p > = 4 Enter", .text("1/2")), ("n", .selected("Bravo")), ("N", .selected("Alpha"))),
    KeyRow(
      "f filters", ("f", .text("words, #tag, @person")),
      ("o v e r d u e Enter", .text("Nothing matches"))),
    KeyRow(
      "F chooses a preset", ("F", .text("High priority")),
      ("H i g h Enter", .text("Tasks · High priority"))),
    KeyRow("o changes the order", ("o", .text("flat by rank"))),
    KeyRow(
      "T goes through tasks", ("T", .text("Foxtrot")), ("Space", .text("Nothing was changed"))),
    KeyRow("S syncs, or says why not", ("S", .text("no remote is set up"))),
    KeyRow(
      "y copies",
      ("y", .text("sent to tmux, which takes it with set-clipboard on: the id of “Alpha”"))),
    KeyRow(
      ": finds commands", (":", .text("Add a task in one line")),
      ("a r c h", .text("Archive the task")), ("Enter", .text("Archived “Alpha”"))),
    KeyRow("Ctrl-p finds commands", ("C-p", .text("Add a task in one line"))),
    KeyRow("? helps", ("?", .text("Complete the task; repeats come again"))),
    KeyRow(
      "@ shows the past and Esc returns", ("@", .text("an empty line returns to now")),
      ("1 h Space a g o Enter", .text("as of Fri 20 Nov 13:05")), ("Escape", .selected("Alpha"))),
  ]
}
