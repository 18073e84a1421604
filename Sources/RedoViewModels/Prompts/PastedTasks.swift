internal import RedoIntents

/// Pasted lines as the tasks that they would become.
public struct PastedTasks: Hashable, Sendable {
  /// A task for each line that names one.
  let drafts: [TaskDraft]
  /// What each of them was read as.
  let lines: [String]
  /// The lines that name no title.
  let untitled: [String]
  /// How many lines were ticked off already.
  let finished: Int

  /// Reads lines, each behind the same start.
  init(_ pasted: [Substring], behind start: String, in dates: DateContext) {
    var drafts: [TaskDraft] = []
    var lines: [String] = []
    var untitled: [String] = []
    var finished = 0
    for line in pasted.map({ PastedLine($0) }) {
      guard !line.isDone else {
        finished += 1
        continue
      }
      let reading = QuickAdd(start + line.text, behind: start, in: dates)
      do throws(QuickAddError) {
        let draft = try reading.titledDraft()
        drafts.append(draft)
        lines.append(Self.words(of: draft, reading.chips))
      } catch {
        untitled.append(line.text.withoutOuterBlanks)
      }
    }
    (self.drafts, self.lines, self.untitled, self.finished) = (drafts, lines, untitled, finished)
  }

  /// Why there is nothing to add.
  var refusal: String {
    finished > 0 && untitled.isEmpty
      ? "every line of what was pasted is ticked off already"
      : "no line of what was pasted has words for a title"
  }

  /// What is to be known of the lines that make no task.
  var leftOut: [String] {
    var words: [String] = []
    if let first = untitled.first {
      words.append(
        untitled.count == 1
          ? "“\(first)” has no title and is left out"
          : "\(untitled.count) lines without a title are left out, such as “\(first)”")
    }
    if finished > 0 {
      words.append(
        "\(Quantity.text(finished, "finished line")) \(finished == 1 ? "is" : "are") left out")
    }
    return words.isEmpty ? [] : words + [""]
  }

  /// The title with its labels, and what else was understood.
  private static func words(of draft: TaskDraft, _ chips: [Chip]) -> String {
    let fields = chips.filter { chip in
      switch chip.kind {
      case .due, .priority, .repeat, .storyPoints, .description: true
      case .tag, .person, .literal: false
      }
    }
    return ([draft.title] + fields.map(\.text)).joined(separator: " · ")
  }
}
