import Foundation

struct Destination: Identifiable, Decodable {
  let id: String
  let name: String
  let country: String
  let price: Double
  let discount: Double?
  let isSoldOut: Bool
  let picture: URL?
  let tag: Tag

  static let sample = Destination(
    id: "LIS",
    name: "Lisbon",
    country: "Portugal",
    price: 129,
    discount: 0.2,
    isSoldOut: false,
    picture: nil,
    tag: .gold
  )
}

/// A mark that the server puts on a destination.
enum Tag: String, Decodable {
  case red, gold, gray

  static let urgent: [Tag] = [.red, .gold]

  var title: String {
    switch self {
    case .red: return "Last seats"
    case .gold: return "Favourite"
    case .gray: return "Paused"
    }
  }

  var isLoud: Bool { self == .red || Tag.urgent.contains(self) }
}

/// A colour as the server sends it.
struct ServerColor: Decodable {
  let red: Double
  let green: Double
  let blue: Double

  enum CodingKeys: String, CodingKey { case red, green, blue }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    red = try box.decode(Double.self, forKey: .red)
    green = try box.decode(Double.self, forKey: .green)
    blue = try box.decode(Double.self, forKey: .blue)
  }
}
