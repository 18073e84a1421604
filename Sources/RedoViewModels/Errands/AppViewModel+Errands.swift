internal import RedoIntents
internal import RedoProtocol
internal import RedoTerminal

extension AppViewModel {
  /// Takes notice of an errand that begins and may take a moment.
  public mutating func begin(_ errand: Errand) {
    switch errand {
    case .lookInto(let path): say(.neutral, "reading \(path)")
    case .export(_, let path): say(.neutral, "writing \(path)")
    case .admit(_, let count): say(.neutral, "writing \(Quantity.text(count, "line"))")
    default: break
    }
  }

  /// Takes what an errand came to; after a failure the line that was typed is there again.
  public mutating func finished(_ news: ErrandNews) {
    message = nil
    switch news {
    case .done(let words): say(.success, Clause(words))
    case .offered(let offer): consider(offer)
    case .failed(let message): failed(IntentFailure(message: message))
    }
    sequel.awaiting = nil
  }

  /// Asks whether what a file holds is to be written, where there is anything.
  private mutating func consider(_ offer: ImportOffer) {
    if offer.count == 0 {
      let remarks = offer.remarks.isEmpty ? ["it holds none"] : offer.remarks
      failed(IntentFailure(message: "nothing to import: " + remarks.joined(separator: "; ")))
    } else {
      overlay = .question(Question(.bring(offer)))
    }
  }

  /// Writes what was offered.
  func accept(_ offer: ImportOffer) -> [Effect] {
    switch offer.content {
    case .tasks(let tasks): [.run(.bring(tasks))]
    case .changes(let lines, let count): [.errand(.admit(lines, count: count))]
    }
  }

  /// Takes a line about a file or a remote.
  mutating func accept(_ prompt: Prompt, errand line: ErrandLine) -> [Effect] {
    let text = line.content(of: prompt.field.text)
    switch line {
    case .export(let choice, let usual):
      let path = text.isEmpty ? usual : text
      guard TaskFormat(ofFileAt: path) != nil else { return reject(prompt, TaskFormat.endings) }
      return send(.export(choice, path: path), from: prompt)
    case _ where text.isEmpty: return reject(prompt, line.advice(settings.keys))
    case .importing: return send(.lookInto(path: text), from: prompt)
    case .folder(let isSealed):
      return send(.addFolder(path: text, isSealed: isSealed), from: prompt)
    case .firestore:
      guard let project = FirestoreLine(text) else {
        return reject(prompt, line.advice(settings.keys))
      }
      return send(.addFirestore(project), from: prompt)
    }
  }

  private mutating func send(_ errand: Errand, from prompt: Prompt) -> [Effect] {
    closeOverlay()
    sequel.awaiting = .prompt(prompt)
    return [.errand(errand)]
  }

  /// The line about a file to write tasks into.
  func exportLine(of choice: ExportChoice) -> ErrandLine {
    // Everything is best kept as what it is; a part of it is for somebody to read.
    let usual = "~/redo-\(clock.today.isoText)." + (choice == .everything ? "jsonl" : "md")
    return .export(choice, usual: usual)
  }

  /// Opens the line for a file with what is marked, else with what the list shows.
  mutating func openExport() {
    let marked = triage == nil && meansMarked ? markedIDs : []
    let filter = screen == .tasks && triage == nil ? tasks.list.filterLine : ""
    if !marked.isEmpty {
      openPrompt(.errand(exportLine(of: .marked(marked))))
    } else if filter.isEmpty {
      openPrompt(.errand(exportLine(of: .everything)))
    } else {
      openPrompt(.errand(exportLine(of: .found(filter))))
    }
  }

  /// Takes the path that the one before the cursor has become; where it could not grow, the names
  /// that fit are told.
  public mutating func completed(path: String, candidates: [String]) {
    guard case .prompt(var prompt) = overlay, prompt.purpose.namesFile else { return }
    message = nil
    let typed = prompt.field.textBeforeCursor
    guard path == typed else {
      prompt.field.replace(last: typed, with: path)
      change(prompt)
      return
    }
    if candidates.isEmpty {
      say(.neutral, "no file there begins like that")
    } else {
      say(.neutral, Clause(candidates.joined(separator: "  ")))
    }
  }
}
