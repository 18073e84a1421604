/// What an input is given to: the target whose name the program has been started under.
enum FuzzTarget: String {
  case files, json, keys, line, log, replicas, replies, settings, text, words

  static let current: FuzzTarget = {
    let name = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      preconditionFailure("there is no target \"\(name)\": start it under a target's name")
    }
    return target
  }()

  func take(_ input: [UInt8]) {
    switch self {
    case .files: FilesTarget().take(input)
    case .json: JsonTarget().take(input)
    case .keys: KeysTarget().take(input)
    case .line: ProcessorTime.check { LineTarget().take(input) }
    case .log: LogTarget().take(input)
    case .replicas:
      var target = ReplicasTarget(input)
      target?.run()
    case .replies: RepliesTarget().take(input)
    case .settings: SettingsTarget().take(input)
    case .text: TextTarget().take(input)
    case .words: WordsTarget().take(input)
    }
  }
}

/// Where libFuzzer hands an input over.
@_cdecl("LLVMFuzzerTestOneInput")
public func takeInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.current.take(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
