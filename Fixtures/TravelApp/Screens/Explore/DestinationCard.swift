import SwiftUI

/// One destination: a picture, a name, a price.
struct DestinationCard: View {
  let destination: Destination
  var accent: Color = .orange  // expect: palette-color
  var isWide = false

  @ScaledMetric(relativeTo: .headline) private var pictureHeight: CGFloat = 180  // expect: local-constant 180

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {  // expect: raw-spacing 8
      AsyncImage(url: destination.picture) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Color(.systemGray5)  // expect: palette-color systemGray5
      }
      .frame(height: isWide ? 220 : pictureHeight)  // expect: raw-height 220
      .clipped()
      .overlay(alignment: .topTrailing) { tag }

      Text(destination.name)
        .font(Font.custom("Georgia", size: 20))  // expect: raw-font 20
        .foregroundColor(.brandInk)
      Text(destination.country)
        .font(.subheadline)  // expect: text-style
        .foregroundColor(.secondary)  // expect: system-color
      price
    }
    .padding(12)  // expect: raw-spacing 12
    .background(
      RoundedRectangle(cornerRadius: Metrics.cornerRadius)
        .stroke(Color(red: 0.9, green: 0.9, blue: 0.92), lineWidth: 1.5)  // expect: raw-color #E6E6EBFF, raw-border 1.5
    )
  }

  private var tag: some View {
    Text(destination.tag.title)
      .font(.brandCaption)
      .padding(Metrics.gap)
      .background(destination.tag.color)
      .foregroundStyle(.white, .orange)  // expect: palette-color, palette-color
      .cornerRadius(6)  // expect: raw-radius 6
      .offset(y: -4)
  }

  private var price: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {  // expect: raw-spacing 4
      Text(destination.price, format: .currency(code: "EUR"))
        .font(.system(.title3, design: .rounded))  // expect: text-style
        .foregroundStyle(destination.isSoldOut ? Color.red : accent)
      if let discount = destination.discount {
        Text(discount, format: .percent)
          .font(.brandBody.weight(.bold))
          .foregroundStyle(Color.green)  // expect: palette-color systemGreen
      }
      Spacer(minLength: 8)
    }
    .frame(height: Metrics.Height.rowHeight)
  }
}

/// The card on an empty page, for previews and snapshots.
struct SampleCard: View {
  var body: some View {
    DestinationCard(destination: .sample)
      .frame(width: 320, height: 400)  // expect: raw-width 320, raw-height 400
  }
}

struct DestinationCard_Previews: PreviewProvider {
  static var previews: some View {
    SampleCard()
      .background(Color.mint)  // expect(preview): palette-color
      .previewLayout(.fixed(width: 375, height: 460))
  }
}
