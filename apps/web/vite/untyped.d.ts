declare module 'subset-font' {
  type Axes = Record<string, number>
  type Options = { targetFormat: 'sfnt'; keepAllGlyphs: true; variationAxes: Axes }
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>
}
