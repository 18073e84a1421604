/// The names of one kind that a file gives to what is lost: a file may have thousands, of which a
/// reader wants the first few.
struct ForeignNames {
  private let kind: ForeignNameKind
  private var named: Set<String> = []
  private var others: Set<String> = []
  private var otherUses = 0

  /// How many are told by name.
  private static let mostNamed = 5

  init(_ kind: ForeignNameKind) {
    self.kind = kind
  }

  /// Notes a name; its loss as a clause where it is one of the first, else nil.
  mutating func loss(of name: String) -> String? {
    let loss = kind.loss(of: name)
    if named.count < Self.mostNamed { named.insert(loss) }
    guard !named.contains(loss) else { return loss }
    others.insert(loss)
    otherUses += 1
    return nil
  }

  /// What is lost under other names, and how often; nil where the first were all.
  var rest: ImportLoss? {
    others.isEmpty ? nil : ImportLoss(kind.loss(ofOthers: others.count), count: otherUses)
  }
}
