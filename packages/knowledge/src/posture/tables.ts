/** Rows of scores; where the spaces are wider, the next group of columns begins. */
const table = (...rows: string[]) => rows.map(row => row.split(/ +/).map(Number))

/** REBA, table A: a row for each score of the trunk; in it the legs from 1 to 4 for each score of the neck from 1 to 3. */
export const rebaA = table(
  '1 2 3 4  1 2 3 4  3 3 5 6',
  '2 3 4 5  3 4 5 6  4 5 6 7',
  '2 4 5 6  4 5 6 7  5 6 7 8',
  '3 5 6 7  5 6 7 8  6 7 8 9',
  '4 6 7 8  6 7 8 9  7 8 9 9',
)

/** REBA, table B: a row for each score of the upper arm; in it the wrist from 1 to 3 for each score of the lower arm. */
export const rebaB = table(
  '1 2 2  1 2 3',
  '1 2 3  2 3 4',
  '3 4 5  4 5 5',
  '4 5 5  5 6 7',
  '6 7 8  7 8 8',
  '7 8 8  8 9 9',
)

/** REBA, table C: a row for each score A; in it score B from 1 to 12. */
export const rebaC = table(
  '1 1 1 2 3 3 4 5 6 7 7 7',
  '1 2 2 3 4 4 5 6 6 7 7 8',
  '2 3 3 3 4 5 6 7 7 8 8 8',
  '3 4 4 4 5 6 7 8 8 9 9 9',
  '4 4 4 5 6 7 8 8 9 9 9 9',
  '6 6 6 7 8 8 9 9 10 10 10 10',
  '7 7 7 8 9 9 9 10 10 11 11 11',
  '8 8 8 9 10 10 10 10 10 11 11 11',
  '9 9 9 10 10 10 11 11 11 12 12 12',
  '10 10 10 11 11 11 11 12 12 12 12 12',
  '11 11 11 11 12 12 12 12 12 12 12 12',
  '12 12 12 12 12 12 12 12 12 12 12 12',
)

/**
 * RULA, table A: three rows for each score of the upper arm, one for each of the lower arm; in it both scores of the twist
 * for each score of the wrist from 1 to 4.
 */
export const rulaA = table(
  ...['1 2  2 2  2 3  3 3', '2 2  2 2  3 3  3 3', '2 3  3 3  3 3  4 4'],
  ...['2 3  3 3  3 4  4 4', '3 3  3 3  3 4  4 4', '3 4  4 4  4 4  5 5'],
  ...['3 3  4 4  4 4  5 5', '3 4  4 4  4 4  5 5', '4 4  4 4  4 5  5 5'],
  ...['4 4  4 4  4 5  5 5', '4 4  4 4  4 5  5 5', '4 4  4 5  5 5  6 6'],
  ...['5 5  5 5  5 6  6 7', '5 6  6 6  6 7  7 7', '6 6  6 7  7 7  7 8'],
  ...['7 7  7 7  7 8  8 9', '8 8  8 8  8 9  9 9', '9 9  9 9  9 9  9 9'],
)

/** RULA, table B: a row for each score of the neck; in it both scores of the legs for each score of the trunk. */
export const rulaB = table(
  '1 3  2 3  3 4  5 5  6 6  7 7',
  '2 3  2 3  4 5  5 5  6 7  7 7',
  '3 3  3 4  4 5  5 6  6 7  7 7',
  '5 5  5 6  6 7  7 7  7 7  8 8',
  '7 7  7 7  7 8  8 8  8 8  8 8',
  '8 8  8 8  8 8  8 9  9 9  9 9',
)

/** RULA, table C: a row for each score of the arm up to 8; in it the neck, trunk and legs up to 7. */
export const rulaC = table(
  '1 2 3 3 4 5 5',
  '2 2 3 4 4 5 5',
  '3 3 3 4 4 5 6',
  '3 3 3 4 5 6 6',
  '4 4 4 5 6 7 7',
  '4 4 5 6 6 7 7',
  '5 5 6 6 7 7 7',
  '5 5 6 7 7 7 7',
)

/** The entry in a row and a column, which begin with 1. */
export function entry(from: readonly number[][], row: number, column: number): number {
  const found = from[row - 1]?.[column - 1]
  if (found === undefined) throw new RangeError(`the table has no row ${row} with a column ${column}`)
  return found
}

/** The column of a score within a group of columns. */
export const column = (group: number, size: number, within: number) => (group - 1) * size + within
