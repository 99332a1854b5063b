export const injurySeverities = ['high', 'medium', 'low'] as const
export type InjurySeverity = (typeof injurySeverities)[number]
export const probabilities = ['greater', 'lesser'] as const
export type Probability = (typeof probabilities)[number]

/** OSHA civil penalties, federal; state plans differ. One place, dated: a later year is a row, not an edit. */
export type PenaltyMaxima = {
  /** Penalties assessed after this day. */
  after: string
  seriousMax: number
  /** Below this no serious violation is fined, whatever the reductions. */
  seriousMin: number
  /** What a serious violation starts from, by severity of the injury and probability. */
  gravityBased: Record<InjurySeverity, Record<Probability, number>>
  otherThanSeriousMax: number
  postingMax: number
  failureToAbateMaxPerDay: number
  willfulOrRepeatedMax: number
  willfulMin: number
  source: string
}

export const penaltyMaxima: readonly PenaltyMaxima[] = [
  {
    after: '2025-01-15',
    seriousMax: 16_550,
    // The manual of July 2025 gives the moderate band as a range; within it the six steps of the earlier manual hold
    // (7, 6, 5, 4 and 3 sevenths of the maximum), which meet both ends of the band.
    seriousMin: 1_182,
    gravityBased: {
      high: { greater: 16_550, lesser: 11_823 },
      medium: { greater: 14_187, lesser: 9_457 },
      low: { greater: 11_823, lesser: 7_093 },
    },
    otherThanSeriousMax: 16_550,
    postingMax: 16_550,
    failureToAbateMaxPerDay: 16_550,
    willfulOrRepeatedMax: 165_514,
    willfulMin: 11_823,
    // OMB M-26-11 of 17 April 2026 made no adjustment for 2026, so no row follows.
    source: '29 CFR 1903.15(d) as adjusted for 2025; no adjustment was made for 2026',
  },
]

/** The maxima that held on a day (ISO date); `undefined` before the first known row. */
export const penaltyMaximaOn = (day: string): PenaltyMaxima | undefined =>
  penaltyMaxima.findLast(row => day > row.after)

/**
 * The reductions of the Field Operations Manual, chapter 6 (14 July 2025), in percent. They are applied one after the
 * other in the order size, good faith, history, quick fix.
 */
export const penaltyAdjustments = {
  /** By the most employees at one time in the last twelve months, all workplaces together (table 6-2). */
  size: [
    { upTo: 25, percent: -70 },
    { upTo: 100, percent: -30 },
    { upTo: 250, percent: -10 },
  ],
  /** For a serious violation that is willful (table 6-4). */
  willfulSize: [
    { upTo: 20, percent: -80 },
    { upTo: 30, percent: -50 },
    { upTo: 40, percent: -40 },
    { upTo: 50, percent: -30 },
    { upTo: 100, percent: -20 },
    { upTo: 250, percent: -10 },
  ],
  /** A documented, effective program; with only incidental deficiencies; none. Not for high gravity. */
  goodFaith: { full: -25, some: -15, none: 0 },
  /**
   * `clean`: inspected within five years and in compliance or with only other-than-serious violations, or never
   * inspected at all. `neutral`: anything else, such as an earlier inspection more than five years ago. `serious`:
   * serious high-gravity citations that became final orders within five years.
   */
  history: { clean: -20, neutral: 0, serious: 20 },
  /** Put right at once, permanently. Not for high gravity. */
  quickFix: -15,
  source: 'OSHA Field Operations Manual, chapter 6 (14 July 2025)',
} as const

/** Table 6-1: both at their highest are high gravity, both at their lowest low, everything else is moderate. */
export function gravityOf(severity: InjurySeverity, probability: Probability) {
  if (severity === 'high' && probability === 'greater') return 'high'
  return severity === 'low' && probability === 'lesser' ? 'low' : 'moderate'
}
