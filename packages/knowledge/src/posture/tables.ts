/** REBA, table A: a row for each score of the trunk, in it the legs from 1 to 4 for each score of the neck. */
export const rebaA = [
  [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [3, 3, 5, 6],
  ],
  [
    [2, 3, 4, 5],
    [3, 4, 5, 6],
    [4, 5, 6, 7],
  ],
  [
    [2, 4, 5, 6],
    [4, 5, 6, 7],
    [5, 6, 7, 8],
  ],
  [
    [3, 5, 6, 7],
    [5, 6, 7, 8],
    [6, 7, 8, 9],
  ],
  [
    [4, 6, 7, 8],
    [6, 7, 8, 9],
    [7, 8, 9, 9],
  ],
]

/** REBA, table B: a row for each score of the upper arm, in it the wrist from 1 to 3 for each score of the lower arm. */
export const rebaB = [
  [
    [1, 2, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [2, 3, 4],
  ],
  [
    [3, 4, 5],
    [4, 5, 5],
  ],
  [
    [4, 5, 5],
    [5, 6, 7],
  ],
  [
    [6, 7, 8],
    [7, 8, 8],
  ],
  [
    [7, 8, 8],
    [8, 9, 9],
  ],
]

/** REBA, table C: a row for each score A, in it score B from 1 to 12. */
export const rebaC = [
  [1, 1, 1, 2, 3, 3, 4, 5, 6, 7, 7, 7],
  [1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 7, 8],
  [2, 3, 3, 3, 4, 5, 6, 7, 7, 8, 8, 8],
  [3, 4, 4, 4, 5, 6, 7, 8, 8, 9, 9, 9],
  [4, 4, 4, 5, 6, 7, 8, 8, 9, 9, 9, 9],
  [6, 6, 6, 7, 8, 8, 9, 9, 10, 10, 10, 10],
  [7, 7, 7, 8, 9, 9, 9, 10, 10, 11, 11, 11],
  [8, 8, 8, 9, 10, 10, 10, 10, 10, 11, 11, 11],
  [9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12],
  [10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 12],
  [11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12],
  [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12],
]

/** RULA, table A: upper arm, lower arm, wrist, and in it the twist of the wrist. */
export const rulaA = [
  [
    [
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 3],
    ],
    [
      [2, 2],
      [2, 2],
      [3, 3],
      [3, 3],
    ],
    [
      [2, 3],
      [3, 3],
      [3, 3],
      [4, 4],
    ],
  ],
  [
    [
      [2, 3],
      [3, 3],
      [3, 4],
      [4, 4],
    ],
    [
      [3, 3],
      [3, 3],
      [3, 4],
      [4, 4],
    ],
    [
      [3, 4],
      [4, 4],
      [4, 4],
      [5, 5],
    ],
  ],
  [
    [
      [3, 3],
      [4, 4],
      [4, 4],
      [5, 5],
    ],
    [
      [3, 4],
      [4, 4],
      [4, 4],
      [5, 5],
    ],
    [
      [4, 4],
      [4, 4],
      [4, 5],
      [5, 5],
    ],
  ],
  [
    [
      [4, 4],
      [4, 4],
      [4, 5],
      [5, 5],
    ],
    [
      [4, 4],
      [4, 4],
      [4, 5],
      [5, 5],
    ],
    [
      [4, 4],
      [4, 5],
      [5, 5],
      [6, 6],
    ],
  ],
  [
    [
      [5, 5],
      [5, 5],
      [5, 6],
      [6, 7],
    ],
    [
      [5, 6],
      [6, 6],
      [6, 7],
      [7, 7],
    ],
    [
      [6, 6],
      [6, 7],
      [7, 7],
      [7, 8],
    ],
  ],
  [
    [
      [7, 7],
      [7, 7],
      [7, 8],
      [8, 9],
    ],
    [
      [8, 8],
      [8, 8],
      [8, 9],
      [9, 9],
    ],
    [
      [9, 9],
      [9, 9],
      [9, 9],
      [9, 9],
    ],
  ],
]

/** RULA, table B: a row for each score of the neck, in it the legs for each score of the trunk. */
export const rulaB = [
  [
    [1, 3],
    [2, 3],
    [3, 4],
    [5, 5],
    [6, 6],
    [7, 7],
  ],
  [
    [2, 3],
    [2, 3],
    [4, 5],
    [5, 5],
    [6, 7],
    [7, 7],
  ],
  [
    [3, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
    [7, 7],
  ],
  [
    [5, 5],
    [5, 6],
    [6, 7],
    [7, 7],
    [7, 7],
    [8, 8],
  ],
  [
    [7, 7],
    [7, 7],
    [7, 8],
    [8, 8],
    [8, 8],
    [8, 8],
  ],
  [
    [8, 8],
    [8, 8],
    [8, 8],
    [8, 9],
    [9, 9],
    [9, 9],
  ],
]

/** RULA, table C: a row for each score of the arm up to 8, in it the neck, trunk and legs up to 7. */
export const rulaC = [
  [1, 2, 3, 3, 4, 5, 5],
  [2, 2, 3, 4, 4, 5, 5],
  [3, 3, 3, 4, 4, 5, 6],
  [3, 3, 3, 4, 5, 6, 6],
  [4, 4, 4, 5, 6, 7, 7],
  [4, 4, 5, 6, 6, 7, 7],
  [5, 5, 6, 6, 7, 7, 7],
  [5, 5, 6, 7, 7, 7, 7],
]

/** The entry for these scores, which begin with 1. */
export function entry(table: Table, ...scores: number[]): number {
  const found = scores.reduce<Table | number | undefined>(
    (part, score) => (typeof part === 'object' ? part[score - 1] : undefined),
    table,
  )
  if (typeof found !== 'number') throw new RangeError(`the table has no entry for ${scores.join(', ')}`)
  return found
}
type Table = readonly (number | Table)[]
