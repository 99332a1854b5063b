import type { Block, Column, ListItem, Mark } from './document'
import { drawMark } from './draw-mark'
import { type Image, picturePiece } from './picture'
import { keptByTwos, type Piece } from './piece'
import { HAIRLINE, INK, QUIET, SIGNAL, styles, WASH } from './style'
import { type Doc, type Line, lineHeight, type Style, type Typesetter } from './typeset'

type Area = { x: number; width: number }
type Cell = { lines: Line[]; style: Style; x: number }

const LABEL_WIDTH = 128
const MARK_WIDTH = 20
const BETWEEN = 12
const signatureShares = [0.36, 0.4, 0.24]

/** Lays out the content of a document as pieces of pages. */
export class Blocks {
  private readonly doc: Doc
  private readonly type: Typesetter
  private readonly area: Area
  private readonly images = new Map<string, Image>()
  constructor(doc: Doc, type: Typesetter, area: Area) {
    this.doc = doc
    this.type = type
    this.area = area
  }

  async pieces(block: Exclude<Block, { kind: 'newPage' }>): Promise<Piece[]> {
    switch (block.kind) {
      case 'title':
        return this.title(block)
      case 'heading':
        return this.kept(await this.text(block.text, styles.heading, 18))
      case 'paragraph':
        return this.text(block.text, block.quiet ? styles.quiet : styles.body, 6)
      case 'notice':
        return this.notice(block.text)
      case 'badges':
        return this.badges(block)
      case 'facts':
        return this.facts(block.rows)
      case 'list':
        return this.list(block.items)
      case 'table':
        return this.table(block.columns, block.rows)
      case 'picture':
        return this.picture(block)
      case 'signatures':
        return this.signatures(block)
    }
  }

  private kept = (pieces: Piece[]) => pieces.map(piece => ({ ...piece, keep: true }))

  private async text(text: string, style: Style, gap: number, { x, width } = this.area): Promise<Piece[]> {
    const lines = await this.type.lines(text, style, width)
    return keptByTwos(
      lines.map((line, index) => ({
        height: lineHeight(style),
        gap: index === 0 ? gap : 0,
        draw: y => this.type.draw(line, style, x, y),
      })),
    )
  }

  private async title({ text, above, below }: Extract<Block, { kind: 'title' }>) {
    return this.kept([
      ...(above ? await this.text(above, styles.quiet, 22) : []),
      ...(await this.text(text, styles.title, above ? 1 : 22)),
      ...(below ? await this.text(below, styles.quiet, 3) : []),
    ])
  }

  private async notice(text: string): Promise<Piece[]> {
    const { x, width } = this.area
    const padding = 10
    const style = styles.small
    const lines = await this.type.lines(text, style, width - padding * 2)
    const height = lines.length * lineHeight(style) + padding * 1.6
    const draw = (y: number) => {
      this.doc.rect(x, y, width, height).fill(WASH)
      this.doc.rect(x, y, 2.5, height).fill(SIGNAL)
      lines.forEach((line, index) => {
        this.type.draw(line, style, x + padding, y + padding * 0.8 + index * lineHeight(style))
      })
    }
    return [{ height, gap: 8, draw }]
  }

  private async badges({ marked, texts }: Extract<Block, { kind: 'badges' }>): Promise<Piece[]> {
    const [height, padding, markSize] = [19, 8, 8.5]
    const all: { mark?: Mark; text: string }[] = [
      ...(marked ? [marked] : []),
      ...texts.map(text => ({ text })),
    ]
    let x = this.area.x
    const placed: { mark: Mark | undefined; line: Line; x: number; width: number }[] = []
    for (const { mark, text } of all) {
      const line = await this.type.line(text, styles.smallStrong, this.area.width / 2)
      const width = line.width + padding * 2 + (mark ? markSize + 5 : 0)
      placed.push({ mark, line, x, width })
      x += width + 7
    }
    const draw = (y: number) => {
      for (const badge of placed) {
        const color = badge.mark?.color ?? INK
        this.doc.lineWidth(0.9).roundedRect(badge.x, y, badge.width, height, 4).stroke(color)
        if (badge.mark)
          drawMark(this.doc, badge.mark.shape, {
            x: badge.x + padding,
            y: y + (height - markSize) / 2,
            size: markSize,
            color,
          })
        const textX = badge.x + padding + (badge.mark ? markSize + 5 : 0)
        const style = { ...styles.smallStrong, color }
        this.type.draw(badge.line, style, textX, y + (height - lineHeight(style)) / 2)
      }
    }
    return [{ height, gap: 9, keep: true, draw }]
  }

  private async facts(rows: { label: string; value: string }[]): Promise<Piece[]> {
    const { x, width } = this.area
    const pieces: Piece[] = []
    for (const { label, value } of rows) {
      const quietLabel = { ...styles.smallStrong, color: QUIET }
      const cells: Cell[] = [
        { lines: await this.type.lines(label, quietLabel, LABEL_WIDTH - BETWEEN), style: quietLabel, x },
        {
          lines: await this.type.lines(value, styles.body, width - LABEL_WIDTH),
          style: styles.body,
          x: x + LABEL_WIDTH,
        },
      ]
      pieces.push(...this.row(cells))
    }
    return withGap(pieces, 8)
  }

  private async table(columns: Column[], rows: string[][]): Promise<Piece[]> {
    const total = columns.reduce((sum, { share }) => sum + share, 0)
    let x = this.area.x
    const spans = columns.map(({ share }) => {
      const span = { x, width: (this.area.width * share) / total - BETWEEN }
      x += span.width + BETWEEN
      return span
    })
    const cellsOf = async (texts: string[], style: Style): Promise<Cell[]> => {
      const cells: Cell[] = []
      for (const [index, span] of spans.entries())
        cells.push({ lines: await this.type.lines(texts[index] ?? '', style, span.width), style, x: span.x })
      return cells
    }
    const labels = columns.map(({ label }) => label)
    const head = this.row(await cellsOf(labels, { ...styles.smallStrong, color: QUIET }), INK)
    const [headPiece] = merged(head)
    const pieces: Piece[] = []
    for (const row of rows) pieces.push(...this.row(await cellsOf(row, styles.small)))
    return withGap(
      [...this.kept(head), ...pieces.map(piece => (headPiece ? { ...piece, head: headPiece } : piece))],
      8,
    )
  }

  /** Cells side by side above a line. A short row stays on one page; a long one can continue on the next page. */
  private row(cells: Cell[], color: string = HAIRLINE): Piece[] {
    const count = Math.max(...cells.map(({ lines }) => lines.length))
    const step = Math.max(...cells.map(({ style }) => lineHeight(style)))
    const [above, below] = [3.5, 4]
    const { x, width } = this.area
    const pieces = Array.from({ length: count }, (_, index): Piece => {
      const [isFirst, isLast] = [index === 0, index === count - 1]
      return {
        height: step + (isFirst ? above : 0) + (isLast ? below : 0),
        gap: 0,
        keep: count <= 8 && !isLast,
        draw: y => {
          const top = y + (isFirst ? above : 0)
          for (const { lines, style, x: left } of cells) {
            const line = lines[index]
            // Smaller text is on the baseline of the larger text.
            if (line) this.type.draw(line, style, left, top + (step - lineHeight(style)) * 0.8)
          }
          if (isLast)
            this.doc
              .lineWidth(0.6)
              .moveTo(x, top + step + below)
              .lineTo(x + width, top + step + below)
              .stroke(color)
        },
      }
    })
    return count <= 8 ? pieces : keptByTwos(pieces)
  }

  private async list(items: ListItem[]): Promise<Piece[]> {
    const { x, width } = this.area
    const pieces: Piece[] = []
    for (const [index, item] of items.entries()) {
      const lines = await this.text(item.text, styles.body, index === 0 ? 7 : 4, {
        x: x + MARK_WIDTH,
        width: width - MARK_WIDTH,
      })
      const number = await this.type.line(`${index + 1}.`, styles.strong, MARK_WIDTH)
      const [first, ...others] = lines
      if (first)
        pieces.push({
          ...first,
          draw: y => {
            this.mark(item.mark, number, y)
            first.draw(y)
          },
        })
      pieces.push(...others)
      // The first isn't left alone under its heading, nor the last alone on the next page.
      const last = pieces.at(-1)
      if (last && (index === 0 || index === items.length - 2)) last.keep = index < items.length - 1
    }
    return pieces
  }

  private mark(mark: ListItem['mark'], number: Line, y: number) {
    const { doc, area } = this
    if (mark === 'number') return this.type.draw(number, styles.strong, area.x, y)
    const middle = y + lineHeight(styles.body) / 2
    if (mark === 'bullet') return void doc.circle(area.x + 5, middle, 1.7).fill(INK)
    const size = 9
    const top = middle - size / 2
    doc.lineWidth(0.9).rect(area.x, top, size, size).stroke(INK)
    if (mark === 'done')
      doc
        .lineWidth(1.5)
        .moveTo(area.x + 2, top + 4.6)
        .lineTo(area.x + 4, top + 6.8)
        .lineTo(area.x + 7.4, top + 2.2)
        .stroke(INK)
  }

  private async picture(picture: Extract<Block, { kind: 'picture' }>): Promise<Piece[]> {
    const known = this.images.get(picture.key)
    if (!known && !picture.jpeg) throw new Error(`The picture ${picture.key} was never sent.`)
    const image = known ?? this.doc.openImage(Buffer.from(picture.jpeg ?? []))
    this.images.set(picture.key, image)
    const piece = await picturePiece(this.doc, this.type, image, picture, this.area)
    if (!picture.caption) return [{ ...piece, keep: false }]
    return [piece, ...(await this.text(picture.caption, styles.quiet, 3))]
  }

  private async signatures({ roles, words }: Extract<Block, { kind: 'signatures' }>): Promise<Piece[]> {
    const { x, width } = this.area
    const captions: Line[] = []
    for (const word of [words.name, words.signature, words.date])
      captions.push(await this.type.line(word, styles.quiet, width / 4))
    const pieces: Piece[] = []
    for (const role of roles) {
      const line = await this.type.line(role, styles.smallStrong, width)
      const draw = (y: number) => {
        this.type.draw(line, styles.smallStrong, x, y)
        let left = x
        signatureShares.forEach((share, index) => {
          const isLast = index === signatureShares.length - 1
          const span = width * share - (isLast ? 0 : BETWEEN)
          const [caption, foot] = [captions[index], y + 46]
          this.doc
            .lineWidth(0.8)
            .moveTo(left, foot)
            .lineTo(left + span, foot)
            .stroke(INK)
          if (caption) this.type.draw(caption, styles.quiet, left, foot + 2)
          left += span + BETWEEN
        })
      }
      pieces.push({ height: 62, gap: 12, keep: true, draw })
    }
    return pieces.map((piece, index) => ({ ...piece, keep: index < pieces.length - 1 }))
  }
}

const withGap = ([first, ...others]: Piece[], gap: number): Piece[] =>
  first ? [{ ...first, gap }, ...others] : []

/** Several pieces as one, where they must be drawn again together. */
const merged = (pieces: Piece[]): Piece[] => [
  {
    height: pieces.reduce((sum, piece) => sum + piece.height, 0),
    gap: 0,
    draw: y => {
      let at = y
      for (const piece of pieces) {
        piece.draw(at)
        at += piece.height
      }
    },
  },
]
