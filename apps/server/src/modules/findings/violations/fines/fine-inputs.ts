import type { FineBreakdown, FineInputs, FineSettings } from '@plumbline/contract'
import type { HazardId } from '@plumbline/domain'
import { gravityOf, hazard, type InjurySeverity } from '@plumbline/knowledge'
import type { CitedRules } from './cited-rules'

/** What is recorded of a violation that bears on its fine. */
export type FineCase = {
  text: string
  hazardId: HazardId | null
  peopleMarked: number
  wasFoundBefore: boolean
}

type Inputs = FineBreakdown['inputs']
type Source = Inputs['severity']['source']
/** Why the probability is greater; undefined where it is lesser, or where the user chose it. */
type GreaterReason = 'hazard' | 'people' | 'exposure' | 'before'
export type ChosenInputs = { inputs: Inputs; greaterReason: GreaterReason | undefined }

const used = <T>(value: T, source: Source, isFixed = false) => ({ value, source, isFixed })

/** The inputs of a fine: the user's where given, else what OSHA's manual says for the hazard. */
export function chooseInputs(
  violation: FineCase,
  rules: CitedRules,
  settings: FineSettings,
  wanted: FineInputs,
): ChosenInputs {
  const severity = wanted.severity ? used(wanted.severity, 'user') : defaultSeverity(violation, rules)
  const peopleExposed = wanted.peopleExposed ? used(wanted.peopleExposed, 'user') : defaultPeople(violation)
  const exposure = wanted.exposure ? used(wanted.exposure, 'user') : defaultExposure(violation)
  const { reason, ...byDefault } = defaultProbability(violation, peopleExposed, exposure)
  const probability = wanted.probability ? used(wanted.probability, 'user') : byDefault
  const isSevere = severity.value !== 'minimal' && gravityOf(severity.value, probability.value) === 'high'
  const isGoodFaithBarred = isSevere || rules.isRegulatory || rules.isUnreported || rules.isUnverified
  const fromSettings = <T>(own: T | undefined, set: T) =>
    own === undefined ? used(set, 'organization') : used(own, 'user')
  const inputs: Inputs = {
    severity,
    probability,
    peopleExposed,
    exposure,
    goodFaith: isGoodFaithBarred
      ? used('none', 'manual', true)
      : fromSettings(wanted.goodFaith, settings.goodFaith),
    history: rules.isUnverified
      ? used('neutral', 'manual', true)
      : fromSettings(wanted.history, settings.history),
    grouped:
      rules.items > 1 && wanted.grouped !== undefined
        ? used(wanted.grouped, 'user')
        : used(true, 'manual', rules.items <= 1),
  }
  return { inputs, greaterReason: wanted.probability ? undefined : reason }
}

/** Null where the hazard breaks no rule that could be fined. */
export function injuryOf({ hazardId, text }: Pick<FineCase, 'hazardId' | 'text'>): InjurySeverity | null {
  if (hazardId) return hazard(hazardId).injury
  return severe.test(text) ? 'high' : slight.test(text) ? 'low' : 'medium'
}

function defaultSeverity(violation: FineCase, rules: CitedRules): Inputs['severity'] {
  if (rules.isRegulatory) return used('minimal', 'manual')
  return used(injuryOf(violation) ?? 'minimal', violation.hazardId ? 'hazard' : 'finding')
}

function defaultPeople({ peopleMarked, text }: FineCase): Inputs['peopleExposed'] {
  const [, written = ''] = people.exec(text) ?? []
  const named = numbers[written.toLowerCase()] ?? Number(written)
  const count = Math.min(Math.max(peopleMarked, named), MAX_PEOPLE)
  return count > 0 ? used(count, 'finding') : used(1, 'assumed')
}

const defaultExposure = ({ text }: FineCase): Inputs['exposure'] =>
  wholeShift.test(text) ? used('long', 'finding') : used('short', 'assumed')

/** Greater by any of the manual's factors that is known (III.A.2.b). */
function defaultProbability(
  { hazardId, wasFoundBefore }: FineCase,
  peopleExposed: Inputs['peopleExposed'],
  exposure: Inputs['exposure'],
): Inputs['probability'] & { reason?: GreaterReason } {
  if (hazardId && hazard(hazardId).probability === 'greater')
    return { ...used('greater', 'hazard'), reason: 'hazard' }
  if (peopleExposed.value > 1) return { ...used('greater', peopleExposed.source), reason: 'people' }
  if (exposure.value === 'long') return { ...used('greater', exposure.source), reason: 'exposure' }
  if (wasFoundBefore) return { ...used('greater', 'finding'), reason: 'before' }
  return used('lesser', hazardId ? 'hazard' : 'assumed')
}

/** 'high-visibility' and 'highway' say nothing about an injury. */
const severe = /\b(severe|critical|fatal|(high|severe) (severity|risk|gravity|danger))\b|^\s*high\s*$/i
const slight = /\b(minor|low (severity|risk|gravity|danger))\b|^\s*low\s*$/i

const MAX_PEOPLE = 10_000
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}
/** Findings are stored in English. */
const people = new RegExp(
  `\\b(\\d{1,4}|${Object.keys(numbers).join('|')}) (?:people|persons|men|women|workers|employees)\\b`,
  'i',
)
const wholeShift = /\b(all day|(whole|full|entire) (day|shift)|every day)\b/i
