import {
  gravityOf,
  type InjurySeverity,
  type PenaltyMaxima,
  type Probability,
  penaltyAdjustments,
} from './penalties'

export const penaltyCases = [
  'serious',
  'other_than_serious',
  'repeated',
  'repeated_again',
  'willful',
  'failure_to_abate',
] as const
/** How OSHA classifies a violation. */
export type PenaltyCase = (typeof penaltyCases)[number]

export type PenaltyFacts = {
  classifiedAs: PenaltyCase
  injury: InjurySeverity
  probability: Probability
  /** The most employees at one time in the last twelve months, all workplaces together. */
  employees: number
  goodFaith: keyof typeof penaltyAdjustments.goodFaith
  history: keyof typeof penaltyAdjustments.history
  quickFix: boolean
  /** Violations that get a penalty each. Related ones are grouped into one (III.A.7), so this is 1 unless set. */
  items?: number
  /** What a violation that isn't serious starts from. The manual gives no amount, so this is 0 unless set. */
  otherThanSeriousBase?: number
  /** For a failure to abate: calendar days after the abatement date, up to the day before the re-inspection. */
  daysUnabated?: number
  maxima: PenaltyMaxima
}

export type PenaltyFactor =
  | 'separate'
  | 'multiplier'
  | 'size'
  | 'good_faith'
  | 'history'
  | 'quick_fix'
  | 'days'

/** One step of the calculation: a percentage off or on, or a factor. Amounts are exact, not yet whole dollars. */
export type PenaltyStep = { factor: PenaltyFactor; percent?: number; times?: number; after: number }

export type Penalty = {
  gravity: ReturnType<typeof gravityOf>
  base: number
  steps: PenaltyStep[]
  limit: 'minimum' | 'maximum' | null
  maximum: number
  /** In whole dollars. */
  amount: number
}

const MAX_DAYS_UNABATED = 30
const LARGE_EMPLOYER = 250
const multipliers = {
  repeated: { small: 2, large: 5 },
  repeated_again: { small: 5, large: 10 },
} as const

/**
 * The penalty by the Field Operations Manual, chapter 6 (14 July 2025). Adjustments are applied one after the other in
 * the manual's order to exact amounts, and only the result is rounded to a dollar.
 */
export function penaltyFor(facts: PenaltyFacts): Penalty {
  const { injury, probability, items = 1 } = facts
  const gravity = gravityOf(injury, probability)
  const base = baseOf(facts)
  const steps: PenaltyStep[] = []
  let amount = base
  const separate: Adjustment[] = items > 1 ? [{ factor: 'separate', times: items }] : []
  for (const step of base === 0 ? [] : [...separate, ...adjustments(facts, gravity)]) {
    amount *= step.times ?? 1 + (step.percent ?? 0) / 100
    steps.push({ ...step, after: amount })
  }
  const each = limitsOf(facts)
  const minimum = each.minimum * items
  const maximum = each.maximum * items
  const limit = amount > maximum ? 'maximum' : amount < minimum ? 'minimum' : null
  return {
    gravity,
    base,
    steps,
    limit,
    maximum,
    amount: Math.round(Math.min(Math.max(amount, minimum), maximum)),
  }
}

function baseOf({ classifiedAs, injury, probability, maxima, otherThanSeriousBase = 0 }: PenaltyFacts) {
  if (classifiedAs === 'other_than_serious') return otherThanSeriousBase
  // The manual has no amounts by gravity for a willful violation: the statute's maximum is where it starts.
  return classifiedAs === 'willful' ? maxima.willfulOrRepeatedMax : maxima.gravityBased[injury][probability]
}

type Adjustment = Omit<PenaltyStep, 'after'>

function adjustments(facts: PenaltyFacts, gravity: Penalty['gravity']): Adjustment[] {
  const { classifiedAs, employees, goodFaith, history, quickFix } = facts
  const { history: byHistory, goodFaith: byGoodFaith } = penaltyAdjustments
  const size = percent('size', sizePercent(classifiedAs, employees))
  const isSevere = classifiedAs === 'serious' && gravity === 'high'
  switch (classifiedAs) {
    case 'serious':
    case 'other_than_serious':
      return [
        ...size,
        ...percent('good_faith', isSevere ? 0 : byGoodFaith[goodFaith]),
        ...percent('history', byHistory[history]),
        ...percent('quick_fix', quickFix && !isSevere ? penaltyAdjustments.quickFix : 0),
      ]
    case 'willful':
      return [...size, ...percent('history', byHistory[history])]
    case 'failure_to_abate':
      return [...size, { factor: 'days', times: Math.min(facts.daysUnabated ?? 1, MAX_DAYS_UNABATED) }]
    default: {
      const times = multipliers[classifiedAs][employees > LARGE_EMPLOYER ? 'large' : 'small']
      // Only size reduces; an increase for history comes last.
      return [
        { factor: 'multiplier', times },
        ...size,
        ...percent('history', Math.max(0, byHistory[history])),
      ]
    }
  }
}

const percent = (factor: PenaltyFactor, value: number): Adjustment[] =>
  value === 0 ? [] : [{ factor, percent: value }]

function sizePercent(classifiedAs: PenaltyCase, employees: number) {
  const table = classifiedAs === 'willful' ? penaltyAdjustments.willfulSize : penaltyAdjustments.size
  return table.find(({ upTo }) => employees <= upTo)?.percent ?? 0
}

function limitsOf({ classifiedAs, daysUnabated = 1, maxima }: PenaltyFacts) {
  switch (classifiedAs) {
    case 'willful':
      return { minimum: maxima.willfulMin, maximum: maxima.willfulOrRepeatedMax }
    case 'repeated':
    case 'repeated_again':
      return { minimum: maxima.seriousMin, maximum: maxima.willfulOrRepeatedMax }
    case 'failure_to_abate':
      return {
        minimum: 0,
        maximum: maxima.failureToAbateMaxPerDay * Math.min(daysUnabated, MAX_DAYS_UNABATED),
      }
    case 'serious':
      return { minimum: maxima.seriousMin, maximum: maxima.seriousMax }
    case 'other_than_serious':
      return { minimum: 0, maximum: maxima.otherThanSeriousMax }
  }
}
