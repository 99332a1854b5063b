/** A part of a page that is never split across pages. */
export type Piece = {
  height: number
  /** The space above it, left out at the top of a page. */
  gap: number
  /** It is never the last piece on a page; the next one stays with it. */
  keep?: boolean
  draw: (y: number) => void
  /** Drawn again at the top of a page that begins with this piece: the head of a table. */
  head?: Piece
}

/** Lines of one text stay together by twos: none is left alone at the foot or the top of a page. */
export const keptByTwos = (pieces: Piece[]): Piece[] =>
  pieces.map((piece, index) => ({
    ...piece,
    keep: Boolean(piece.keep) || ((index === 0 || index === pieces.length - 2) && index < pieces.length - 1),
  }))

export const heightOf = (pieces: Piece[]) => pieces.reduce((sum, { gap, height }) => sum + gap + height, 0)

/** The part of the space between pieces that always stays. */
const MIN_GAP_SHARE = 0.5

/** Pieces closer together, as far as that is needed for a height; and whether it was enough. */
export function broughtCloser(pieces: Piece[], height: number) {
  const gaps = pieces.reduce((sum, { gap }) => sum + gap, 0)
  const left = height - (heightOf(pieces) - gaps)
  const share = Math.min(1, Math.max(MIN_GAP_SHARE, left / gaps))
  return {
    closer: pieces.map(piece => ({ ...piece, gap: piece.gap * share })),
    fits: left >= gaps * MIN_GAP_SHARE,
  }
}

/** Draws them one below the other, with their gaps. */
export function drawAll(pieces: Piece[], top: number) {
  let y = top
  for (const piece of pieces) {
    piece.draw(y + piece.gap)
    y += piece.gap + piece.height
  }
}
