internal import RedoViewModels

extension Keymap {
  /// The keys that Redo has unless the user's config says otherwise.
  public static let standard: Keymap = {
    do throws(KeymapError) {
      return try Keymap(moving + changing + finding + program + typing)
    } catch {
      preconditionFailure("the standard keymap is broken: \(error.message)")
    }
  }()

  private static let panes: [KeyContext] = [.list, .detail]

  private static let moving: [KeyBinding] = [
    KeyBinding("j", "<Down>", in: panes + [.help, .choice], does: .moveDown),
    KeyBinding("k", "<Up>", in: panes + [.help, .choice], does: .moveUp),
    KeyBinding("g", "<Home>", in: panes + [.help], does: .moveToTop),
    KeyBinding("G", "<End>", in: panes + [.help], does: .moveToBottom),
    KeyBinding("<C-d>", "<PageDown>", in: panes + [.help], does: .pageDown),
    KeyBinding("<C-u>", "<PageUp>", in: panes + [.help], does: .pageUp),
    KeyBinding("<Enter>", in: [.list], does: .open),
    KeyBinding("<Esc>", in: panes, does: .back),
    KeyBinding("<Tab>", "l", "<Right>", in: panes, does: .nextPane),
    KeyBinding("<S-Tab>", "h", "<Left>", in: panes, does: .previousPane),
    KeyBinding("1", in: panes, does: .showTasks),
  ]

  private static let changing: [KeyBinding] = [
    KeyBinding("a", in: panes, does: .quickAdd),
    KeyBinding("c", in: panes, does: .complete),
    KeyBinding("s", in: panes, does: .snooze),
    KeyBinding("p", in: panes, does: .setPriority),
    KeyBinding("e", in: panes, does: .editTitle),
    KeyBinding("z", in: panes, does: .archive),
    KeyBinding("D", in: panes, does: .delete),
    KeyBinding("y", in: panes, does: .copyIdentifier),
    KeyBinding("u", in: panes, does: .undo),
    KeyBinding("<C-r>", in: panes, does: .redo),
  ]

  private static let finding: [KeyBinding] = [
    KeyBinding("/", in: panes, does: .find),
    KeyBinding("n", in: panes, does: .findNext),
    KeyBinding("N", in: panes, does: .findPrevious),
    KeyBinding("o", in: panes, does: .changeOrder),
  ]

  private static let program: [KeyBinding] = [
    KeyBinding("?", "<F1>", in: panes, does: .showHelp),
    KeyBinding("<Esc>", "?", "q", "<Enter>", in: [.help], does: .back),
    KeyBinding("<C-l>", in: KeyContext.allCases, does: .redraw),
    KeyBinding("<C-z>", in: KeyContext.allCases, does: .suspend),
    KeyBinding("q", in: panes, does: .quit),
  ]

  private static let typing: [KeyBinding] = [
    KeyBinding("<Enter>", in: [.prompt, .choice], does: .accept),
    KeyBinding("y", in: [.question], does: .accept),
    KeyBinding("<Esc>", in: [.prompt, .choice, .question], does: .dismiss),
    KeyBinding("<Tab>", in: [.prompt], does: .completeWord),
    KeyBinding("<C-x>", in: [.prompt], does: .keepWords),
  ]
}
