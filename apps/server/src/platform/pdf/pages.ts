import PDFDocument from 'pdfkit'
import { Blocks } from './blocks'
import type { Block, PageFrame } from './document'
import type { Piece } from './piece'
import { HAIRLINE, margin, papers, SIGNAL, styles } from './style'
import { type Doc, type Line, Typesetter } from './typeset'

/** Puts the pieces of a document on pages, and on each page its head and its foot. */
export class Pages {
  readonly doc: Doc
  private readonly frame: PageFrame
  private readonly type: Typesetter
  private readonly blocks: Blocks
  private readonly paper: { width: number; height: number }
  private head: { organization: Line; subject: Line } | undefined
  private y = 0

  constructor(frame: PageFrame) {
    this.frame = frame
    this.paper = papers[frame.paper]
    this.doc = new PDFDocument({
      size: frame.paper,
      margin: 0,
      autoFirstPage: false,
      // Held until the end, when the number of pages is known; pictures are written out at once.
      bufferPages: true,
      lang: frame.language,
      displayTitle: true,
      info: {
        Title: frame.title,
        Author: frame.organization,
        Subject: frame.subject,
        Creator: 'Plumbline',
        CreationDate: frame.printedAt,
      },
    })
    this.type = new Typesetter(this.doc, frame.language)
    this.blocks = new Blocks(this.doc, this.type, { x: margin.side, width: this.width })
  }

  private get width() {
    return this.paper.width - margin.side * 2
  }
  private get foot() {
    return this.paper.height - margin.bottom
  }
  private get isTop() {
    return this.y === margin.top
  }

  async add(blocks: Block[]) {
    if (!this.head) await this.begin()
    let pieces: Piece[] = []
    for (const block of blocks) {
      if (block.kind === 'newPage') {
        this.place(pieces)
        pieces = []
        if (!this.isTop) this.turn()
      } else if (block.kind === 'page') {
        this.place(pieces)
        if (!this.isTop) this.turn()
        this.place(await this.blocks.fitted(block.blocks, this.foot - margin.top))
        pieces = []
      } else pieces.push(...(await this.blocks.pieces(block)))
    }
    this.place(pieces)
  }

  async finish() {
    if (!this.head) await this.begin()
    const { count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page)
      await this.drawFoot(page + 1, count)
    }
    this.doc.end()
  }

  private async begin() {
    const half = this.width * 0.62
    this.head = {
      organization: await this.type.line(this.frame.organization, styles.smallStrong, half - 14),
      subject: await this.type.line(this.frame.subject, styles.quiet, this.width - half),
    }
    this.turn()
  }

  private place(pieces: Piece[]) {
    pieces.forEach((piece, index) => {
      const start = this.isTop ? 0 : piece.gap
      if (!this.isTop && this.y + start + keptHeight(pieces, index, this.foot - margin.top) > this.foot) {
        this.turn()
        if (piece.head) {
          piece.head.draw(this.y)
          this.y += piece.head.height
        }
      } else this.y += start
      piece.draw(this.y)
      this.y += piece.height
    })
  }

  private turn() {
    this.doc.addPage()
    this.y = margin.top
    if (!this.head) return
    const { organization, subject } = this.head
    const [left, right, top] = [margin.side, margin.side + this.width, 38]
    drawMark(this.doc, left + 3, top)
    this.type.draw(organization, styles.smallStrong, left + 14, top)
    this.type.draw(subject, styles.quiet, right - subject.width, top)
    this.rule(58)
  }

  private async drawFoot(page: number, pages: number) {
    const { pageOf, printed } = this.frame
    const numbers = pageOf.replace('{page}', String(page)).replace('{pages}', String(pages))
    const right = await this.type.line(numbers, styles.small, this.width / 3)
    const left = await this.type.line(printed, styles.quiet, this.width - right.width - 20)
    const y = this.paper.height - 44
    this.rule(y - 6)
    this.type.draw(left, styles.quiet, margin.side, y)
    this.type.draw(right, styles.small, margin.side + this.width - right.width, y)
  }

  private rule(y: number) {
    this.doc
      .lineWidth(0.6)
      .moveTo(margin.side, y)
      .lineTo(margin.side + this.width, y)
      .stroke(HAIRLINE)
  }
}

/** The height of a piece together with what must stay on its page, if that fits a page. */
function keptHeight(pieces: Piece[], from: number, most: number) {
  let height = 0
  for (let index = from; index < pieces.length; index++) {
    const piece = pieces[index] as Piece
    const taller = height + piece.height + (index > from ? piece.gap : 0)
    if (taller > most) return height || piece.height
    height = taller
    if (!piece.keep) break
  }
  return height
}

/** The plumb line of the brand: a fine line and its weight. */
function drawMark(doc: Doc, x: number, y: number) {
  doc
    .lineWidth(0.9)
    .moveTo(x, y)
    .lineTo(x, y + 8)
    .stroke(SIGNAL)
  doc.polygon([x - 2.6, y + 7.5], [x + 2.6, y + 7.5], [x, y + 14]).fill(SIGNAL)
}
