import Foundation
import RedoTasks

extension Desk {
  /// A zone of the machine's by its name; nil for a name that it does not know.
  static func zone(named name: String) -> LocalZone? {
    let file = URL(fileURLWithPath: "/usr/share/zoneinfo/" + name)
    return (try? Data(contentsOf: file)).flatMap { ZoneFile(Array($0)) }?.zone
  }
}
