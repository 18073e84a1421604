public import RedoIntents
public import RedoProtocol
public import RedoTasks
internal import RedoViewModels

/// All that a command may look at: values that the shell collects, as far as ``Needs`` asks.
public struct World {
  /// The tasks, replayed; nil where no log was asked for.
  public var projection: Projection?
  /// What is wrong with the log; nil where no verdicts were asked for.
  public var verification: VerificationReport?
  /// The moment, the zone and the user's habits with dates.
  public var dates: DateContext
  /// What the config says.
  public var settings: SettingsInfo
  /// The user's filter presets.
  public var presets: [Preset] = []
  /// How a Firestore database is set up, with the rules and the index that it needs.
  public var firestoreGuide = ""
  /// Who this device is; nil where it was not asked for.
  public var identity: IdentityInfo?
  /// Who can get at the data, and whether it can be used; nil where it was not asked for.
  public var storage: StorageInfo?
  /// The remotes as they stand; none where they were not asked for.
  public var remotes: [RemoteReport] = []
  /// What standard input held; nil where it was not asked for.
  public var standardInput: [UInt8]?
  /// What the file held that the verb named; nil where none was asked for.
  public var file: [UInt8]?
  /// Up to when this device has named what falls due; nil where never, or where it was not asked for.
  public var reminded: Instant?
  /// What the user's devices have told of it; nil where no folder tells, or it was not asked for.
  public var toldElsewhere: ToldElsewhere?
  /// Whether the moment is fixed, as for a demonstration.
  public var isClockFixed = false
  /// Hears how much of how much is done of what takes long; nil where nobody listens.
  public var progress: ((_ done: Int, _ total: Int) -> Void)?
  /// Whether standard input is a terminal, where a person can be asked.
  public var isInputTerminal: Bool
  /// How standard output wants its text.
  public var output: OutputStyle
  /// The program's version, such as `1.0.0`.
  public var version: String

  /// Collects what a command may look at.
  public init(
    projection: Projection? = nil, dates: DateContext, settings: SettingsInfo = SettingsInfo(),
    isInputTerminal: Bool, output: OutputStyle, version: String
  ) {
    self.projection = projection
    self.dates = dates
    self.settings = settings
    self.isInputTerminal = isInputTerminal
    self.output = output
    self.version = version
  }
}

extension World {
  /// The formula that ranks tasks.
  var formula: RankingFormula { settings.preferences.ranking }

  /// The tasks that a verb's needs made the shell read.
  var tasks: Projection { collected(projection) }

  /// What a verb's needs made the shell collect.
  ///
  /// No type ties the two: needs are known before there is a world, and what several verbs share is asked
  /// for by one and not by another. A verb that asks for too little stops at its first test, whose world
  /// holds only what was asked for; an empty log in the place of one that was not read would be a lie.
  func collected<Value>(_ value: Value?) -> Value {
    guard let value else {
      preconditionFailure("the shell collects what a verb needs before it responds")
    }
    return value
  }
}
