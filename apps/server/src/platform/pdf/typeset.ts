import type { Language } from '@plumbline/contract'
import LineBreaker from 'linebreak'
import type PDFDocument from 'pdfkit'
import { fontFile, fontFor, type Weight } from './fonts'

export type Style = { size: number; weight: Weight; color: string }
type Run = { font: string; text: string; x: number; width: number }
export type Line = { runs: Run[]; width: number }
export type Doc = InstanceType<typeof PDFDocument>

const LEADING = 1.42
export const lineHeight = ({ size }: Style) => size * LEADING
/** The position of the text in its line. */
const BASELINE = 0.76

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Control and direction characters have no shape and could only mislead; a tab is a space. */
const printable = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{C}\n]|\p{Variation_Selector}/gu, '')

/** Sets text of any of our languages in lines: each run of characters in the font that has them. */
export class Typesetter {
  private readonly doc: Doc
  private readonly language: Language
  private readonly registered = new Set<string>()
  private readonly fonts: Record<Weight, Map<string, string>> = { regular: new Map(), bold: new Map() }
  constructor(doc: Doc, language: Language) {
    this.doc = doc
    this.language = language
  }

  async lines(text: string, style: Style, width: number): Promise<Line[]> {
    const clean = printable(text)
    await this.loadFonts(clean, style.weight)
    return clean.split('\n').flatMap(paragraph => this.fill(paragraph, style, width))
  }

  /** One line, cut with an ellipsis where it is too long. */
  async line(text: string, style: Style, width: number): Promise<Line> {
    const clean = printable(text).replaceAll('\n', ' ')
    await this.loadFonts(`${clean}…`, style.weight)
    const whole = this.set(clean, style)
    if (whole.width <= width) return whole
    const letters = [...graphemes.segment(clean)].map(({ segment }) => segment)
    while (letters.length > 1 && this.set(`${letters.join('')}…`, style).width > width) letters.pop()
    return this.set(`${letters.join('').trimEnd()}…`, style)
  }

  draw(line: Line, style: Style, x: number, y: number) {
    for (const run of line.runs)
      this.doc
        .font(run.font)
        .fontSize(style.size)
        .fillColor(style.color)
        .text(run.text, x + run.x, y + lineHeight(style) * BASELINE, {
          lineBreak: false,
          baseline: 'alphabetic',
        })
  }

  private fill(paragraph: string, style: Style, width: number): Line[] {
    const lines: Line[] = []
    let filled = ''
    let used = 0
    for (const word of wordsOf(paragraph)) {
      if (used + this.widthOf(word.trimEnd(), style) > width) {
        if (filled.trim()) lines.push(this.set(filled.trimEnd(), style))
        const parts = this.broken(word, style, width)
        filled = parts.pop() ?? ''
        used = this.widthOf(filled, style)
        lines.push(...parts.map(part => this.set(part, style)))
      } else {
        filled += word
        used += this.widthOf(word, style)
      }
    }
    return [...lines, this.set(filled.trimEnd(), style)]
  }

  /** A word longer than a line, such as a web address, is broken between any two letters. */
  private broken(word: string, style: Style, width: number): string[] {
    if (this.widthOf(word.trimEnd(), style) <= width) return [word]
    const parts: string[] = []
    let part = ''
    let used = 0
    for (const { segment } of graphemes.segment(word)) {
      const wide = this.widthOf(segment, style)
      if (part && used + wide > width) {
        parts.push(part)
        part = ''
        used = 0
      }
      part += segment
      used += wide
    }
    return [...parts, part]
  }

  private set(text: string, style: Style): Line {
    const runs: Run[] = []
    let x = 0
    for (const { font, text: part } of this.runsOf(text, style.weight)) {
      const width = this.doc.font(font).fontSize(style.size).widthOfString(part)
      runs.push({ font, text: part, x, width })
      x += width
    }
    return { runs, width: x }
  }

  private widthOf(text: string, style: Style) {
    return this.set(text, style).width
  }

  private runsOf(text: string, weight: Weight) {
    const runs: { font: string; text: string }[] = []
    for (const character of text) {
      const last = runs.at(-1)
      const font = this.fonts[weight].get(character) ?? ''
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }

  private async loadFonts(text: string, weight: Weight) {
    for (const character of new Set(text)) {
      if (this.fonts[weight].has(character)) continue
      const file = fontFor(character, this.language)
      const name = `${file} ${weight}`
      if (!this.registered.has(name)) this.doc.registerFont(name, await fontFile(file, weight))
      this.registered.add(name)
      this.fonts[weight].set(character, name)
    }
  }
}

/** Parts between which a line may end, each with the space that follows it. */
function* wordsOf(paragraph: string) {
  const breaker = new LineBreaker(paragraph)
  let from = 0
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    yield paragraph.slice(from, end.position)
    from = end.position
  }
}
