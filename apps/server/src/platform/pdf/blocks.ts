import { badgesPiece } from './badges'
import { CODE_SIZE, drawCode } from './code'
import type { Block, Column, Fact, Flowing, ListItem } from './document'
import { noticePiece } from './notice'
import { type Image, picturePiece } from './picture'
import { broughtCloser, drawAll, heightOf, keptByTwos, type Piece } from './piece'
import { signaturesPiece } from './signatures'
import { HAIRLINE, INK, QUIET, styles } from './style'
import { type Doc, type Line, lineHeight, type Style, type Typesetter } from './typeset'

type Area = { x: number; width: number }
type Cell = { lines: Line[]; style: Style; x: number }

const LABEL_WIDTH = 128
const MARK_WIDTH = 20
const BETWEEN = 12
const COLUMN_GAP = 18
/** So that what is to be done is on the same page. */
const MAX_PICTURE_HEIGHT = 240
const MIN_PICTURE_HEIGHT = 110
const PICTURE_STEP = 26

type Shared = { images?: Map<string, Image>; maxPictureHeight?: number }

/** Lays out the content of a document as pieces of pages. */
export class Blocks {
  private readonly doc: Doc
  private readonly type: Typesetter
  private readonly area: Area
  private readonly images: Map<string, Image>
  private readonly maxPictureHeight: number

  constructor(doc: Doc, type: Typesetter, area: Area, shared: Shared = {}) {
    this.doc = doc
    this.type = type
    this.area = area
    this.images = shared.images ?? new Map()
    this.maxPictureHeight = shared.maxPictureHeight ?? MAX_PICTURE_HEIGHT
  }

  /** The same for another part of the page, or for pictures of another size. */
  private with(changes: { area?: Area; maxPictureHeight?: number }) {
    const { doc, type, area, images, maxPictureHeight } = this
    return new Blocks(doc, type, changes.area ?? area, { images, maxPictureHeight, ...changes })
  }

  /** All of a page's pieces: to fit, they come closer together, then pictures shrink, but not beyond recognition. */
  async fitted(blocks: Flowing[], height: number): Promise<Piece[]> {
    for (let most = this.maxPictureHeight; ; most -= PICTURE_STEP) {
      const pieces = await this.with({ maxPictureHeight: Math.max(most, MIN_PICTURE_HEIGHT) }).all(blocks)
      const { closer, fits } = broughtCloser(pieces, height)
      if (fits || most <= MIN_PICTURE_HEIGHT) return closer
    }
  }

  private async all(blocks: Flowing[]) {
    const pieces: Piece[] = []
    for (const block of blocks) pieces.push(...(await this.pieces(block)))
    return pieces
  }

  async pieces(block: Flowing): Promise<Piece[]> {
    switch (block.kind) {
      case 'title':
        return this.title(block)
      case 'heading':
        return this.kept(await this.text(block.text, styles.heading, 14))
      case 'paragraph':
        return this.text(block.text, block.quiet ? styles.quiet : styles.body, 6)
      case 'notice':
        return [await noticePiece(this.doc, this.type, this.area, block.text)]
      case 'badges':
        return [await badgesPiece(this.doc, this.type, this.area, block)]
      case 'facts':
        return block.stacked ? this.stackedFacts(block.rows) : this.facts(block.rows)
      case 'list':
        return this.list(block.items)
      case 'table':
        return this.table(block.columns, block.rows)
      case 'picture':
        return this.picture(block)
      case 'columns':
        return this.columns(block)
      case 'code':
        return [await this.code(block)]
      case 'signatures':
        return [await signaturesPiece(this.doc, this.type, this.area, block)]
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

  private async stackedFacts(rows: Fact[]): Promise<Piece[]> {
    const pieces: Piece[] = []
    for (const { label, value } of rows)
      pieces.push(
        ...this.kept(await this.text(label, { ...styles.smallStrong, color: QUIET }, 6)),
        ...(await this.text(value, styles.small, 1)),
      )
    return pieces
  }

  private async facts(rows: Fact[]): Promise<Piece[]> {
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
    const piece = await picturePiece(this.doc, this.type, image, picture, {
      ...this.area,
      height: this.maxPictureHeight,
    })
    if (!picture.caption) return [{ ...piece, keep: false }]
    return [piece, ...(await this.text(picture.caption, styles.quiet, 3))]
  }

  private async columns({ left, right, share }: Extract<Block, { kind: 'columns' }>): Promise<Piece[]> {
    const { x, width } = this.area
    const leftWidth = (width - COLUMN_GAP) * share
    const rightArea = { x: x + leftWidth + COLUMN_GAP, width: width - leftWidth - COLUMN_GAP }
    const sides = [
      await this.with({ area: { x, width: leftWidth } }).all(left),
      await this.with({ area: rightArea }).all(right),
    ].map(withoutFirstGap)
    const draw = (y: number) => {
      for (const pieces of sides) drawAll(pieces, y)
    }
    return [{ height: Math.max(...sides.map(heightOf)), gap: 12, draw }]
  }

  private async code({ url, caption }: Extract<Block, { kind: 'code' }>): Promise<Piece> {
    const { x, width } = this.area
    const words = { x: x + CODE_SIZE + BETWEEN, width: width - CODE_SIZE - BETWEEN }
    const lines = [
      ...(await this.text(caption, styles.smallStrong, 0, words)),
      ...(await this.text(url, styles.quiet, 2, words)),
    ]
    const draw = (y: number) => {
      drawCode(this.doc, url, x, y)
      drawAll(lines, y)
      this.doc.link(x, y, width, CODE_SIZE, url)
    }
    return { height: Math.max(CODE_SIZE, heightOf(lines)), gap: 10, draw }
  }
}

const withoutFirstGap = (pieces: Piece[]) => withGap(pieces, 0)

const withGap = ([first, ...others]: Piece[], gap: number): Piece[] =>
  first ? [{ ...first, gap }, ...others] : []

/** Several pieces as one, where they must be drawn again together. */
const merged = (pieces: Piece[]): Piece[] => [
  {
    height: pieces.reduce((sum, piece) => sum + piece.height, 0),
    gap: 0,
    draw: y =>
      drawAll(
        pieces.map(piece => ({ ...piece, gap: 0 })),
        y,
      ),
  },
]
