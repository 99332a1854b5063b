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

/** Draws them one below the other, with their gaps. */
export function drawAll(pieces: Piece[], top: number) {
  let y = top
  for (const piece of pieces) {
    piece.draw(y + piece.gap)
    y += piece.gap + piece.height
  }
}
