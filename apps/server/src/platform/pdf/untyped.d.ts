declare module 'linebreak' {
  /** Where a line of text may end, by the Unicode rules. */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}

declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    text: string | undefined,
    options: { targetFormat: 'sfnt'; keepAllGlyphs: true; variationAxes: Record<string, number> },
  ) => Promise<Buffer>
  export default subsetFont
}

declare namespace PDFKit {
  interface PDFDocument {
    /** A picture to be drawn as often as wanted and stored once. */
    openImage(bytes: Buffer): Buffer
  }
}
