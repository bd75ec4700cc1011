import IDE

extension EditorContext {
  /// The same document with another text.
  func with(text: [UInt8]) -> EditorContext { changed(text: text, images: imageAssets) }

  func with(images: [String]) -> EditorContext { changed(text: text, images: images) }

  private func changed(text: [UInt8], images: [String]) -> EditorContext {
    EditorContext(
      text: text,
      file: file,
      symbols: symbols,
      vocabulary: vocabulary,
      speller: speller,
      evaluator: evaluator,
      known: known,
      options: options,
      isDesignSystem: isDesignSystem,
      imageAssets: images
    )
  }
}
