/** A part of a page that is never torn apart. */
export type Piece = {
  height: number
  /** The space above it, left out at the top of a page. */
  gap: number
  /** It never stands at the foot of a page without what follows it. */
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
