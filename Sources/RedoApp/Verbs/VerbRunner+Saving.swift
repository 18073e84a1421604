internal import RedoCommandLine
internal import RedoStore

extension VerbRunner {
  /// Writes files; none of them where one may not be written.
  func save(_ drafts: [FileDraft], isReplacing: Bool) throws(StoreError) {
    // A file that is there as it is to be needs nobody's leave.
    let files = drafts.map { draft in
      (file: SavedFile(at: FilePath(draft.path), holding: draft.bytes), draft.makesFolder)
    }.filter { !$0.file.isThere() }
    // What is no file gives way to none, so that nobody is told to add --yes for it.
    for (file, _) in files where try file.isTaken() && !isReplacing {
      throw .fileExists(file.path)
    }
    for (file, makesFolder) in files {
      if makesFolder { file.makeFolder() }
      try file.write(replacing: isReplacing)
    }
  }

  /// Runs programs one after another; what was wrong with the first that failed, as a clause.
  func run(_ commands: [[String]]) -> String? {
    for words in commands {
      let line = words.joined(separator: " ")
      do throws(SystemFailure) {
        let process = try ChildProcess(words.map { Array($0.utf8) })
        let ending = process.wait(until: .now + .seconds(20))
        guard ending != .ended(.exited(0)) else { continue }
        return "`\(line)` failed\(process.complaintClause)"
      } catch {
        return "`\(line)` could not be started: \(error.reason)"
      }
    }
    return nil
  }
}
