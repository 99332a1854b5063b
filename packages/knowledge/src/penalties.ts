/** OSHA civil penalties, federal; state plans differ. One place, dated: a later year is a row, not an edit. */
export interface PenaltyMaxima {
  /** Penalties assessed after this day. */
  after: string
  seriousMax: number
  otherThanSeriousMax: number
  postingMax: number
  failureToAbateMaxPerDay: number
  wilfulOrRepeatedMax: number
  wilfulMin: number
  source: string
}

export const penaltyMaxima: readonly PenaltyMaxima[] = [
  {
    after: '2025-01-15',
    seriousMax: 16_550,
    otherThanSeriousMax: 16_550,
    postingMax: 16_550,
    failureToAbateMaxPerDay: 16_550,
    wilfulOrRepeatedMax: 165_514,
    wilfulMin: 11_823,
    // OMB M-26-11 of 17 April 2026 made no adjustment for 2026, so no row follows.
    source: '29 CFR 1903.15(d) as adjusted for 2025; no adjustment was made for 2026',
  },
]

/** The maxima that held on a day (ISO date); `undefined` before the first known row. */
export const penaltyMaximaOn = (day: string): PenaltyMaxima | undefined =>
  penaltyMaxima.findLast(row => day > row.after)
