import type { Law } from '@plumbline/knowledge/laws/law'
import { noiseLimits } from '@plumbline/knowledge/laws/noise-limits'
import { forPlace } from '@plumbline/knowledge/laws/place'
import {
  dosePercent,
  type NoiseCriterion,
  oshaPermissible,
  permittedHours,
  timeWeightedAverage,
} from '@plumbline/knowledge/noise'
import { thresholds } from '@plumbline/knowledge/thresholds'
import { type Answer, type Sentence, stated, topicOf } from '../answer'
import { asksToConfirm } from '../premises/premises'
import { type Quantity, quantitiesIn } from '../understand/quantities'
import { round } from './round'

/** Everywhere but in the US the time is halved every 3 dB. */
const EXCHANGE_DB = 3

function criterionFor(law: Law | null): NoiseCriterion | null {
  const code = law && forPlace(thresholds.noiseLevel, law)?.[1]
  if (!law || !code) return null
  if (law.country === 'US') return { ...oshaPermissible, code }
  const limits = noiseLimits[law.id]
  return limits
    ? {
        code,
        levelDba: limits.exposureDba,
        exchangeDb: EXCHANGE_DB,
        thresholdDba: 0,
        ceilingDba: Number.POSITIVE_INFINITY,
      }
    : null
}

/** From here on hearing has to be looked after in some way, everywhere. */
const ACTION_DBA = 80

/** Below the limit, but not so low that nothing has to be done: that is no matter of hours. */
const isActionRange = (level: number, criterion: NoiseCriterion) =>
  level > ACTION_DBA && permittedHours(level, criterion) === Number.POSITIVE_INFINITY

type Exposure = { levelDba: number; hours: number }

/** Each level with the time beside it: '4 hours at 95 dBA, then 2 h at 100'. Empty where a time is missing. */
function exposuresIn(levels: Quantity[], quantities: Quantity[]): Exposure[] {
  const hours = quantities.flatMap(({ unit, value }) =>
    unit === 'h' ? [value] : unit === 'min' ? [value / 60] : [],
  )
  return hours.length === levels.length
    ? levels.map(({ value }, index) => ({ levelDba: value, hours: hours[index] as number }))
    : []
}

/** The daily dose for times at levels, or how long a level may last. */
export function noiseDose(text: string, law: Law | null): Answer | null {
  const quantities = quantitiesIn(text)
  const levels = quantities.filter(({ unit }) => unit === 'dBA')
  const criterion = criterionFor(law)
  const [first] = levels
  if (!first || !criterion) return null
  const exposures = exposuresIn(levels, quantities)
  // 'The limit is 95 dB, right?' is about the limit, not about a time.
  if (exposures.length === 0 && (asksToConfirm(text) || isActionRange(first.value, criterion))) return null
  const said = exposures.length > 0 ? doseOf(exposures, criterion) : [timeAt(first.value, criterion)]
  const { code } = criterion
  return {
    kind: 'arithmetic',
    statements: [
      ...said.map((sentence, index) => stated(index === 0 ? 'answer' : 'workings', sentence, code)),
      stated('limits', { code: 'assistant.noise.limits' }, code),
    ],
    sources: [code],
    followUps: ['assistant.ask.ppe_hearing'],
    topic: topicOf(text, law),
  }
}

function timeAt(level: number, criterion: NoiseCriterion): Sentence {
  const hours = permittedHours(level, criterion)
  if (hours === 0) return { code: 'assistant.noise.banned', params: { level, ceiling: criterion.ceilingDba } }
  return hours === Number.POSITIVE_INFINITY
    ? { code: 'assistant.noise.below', params: { level, criterion: criterion.levelDba } }
    : { code: 'assistant.noise.permitted', params: { level, hours: round(hours) } }
}

function doseOf(exposures: Exposure[], criterion: NoiseCriterion): Sentence[] {
  const dose = dosePercent(exposures, criterion)
  const endless = { ...criterion, ceilingDba: Number.POSITIVE_INFINITY, thresholdDba: 0 }
  const parts = exposures.map(
    ({ levelDba, hours }) => `${round(hours)}/${round(permittedHours(levelDba, endless))}`,
  )
  const written = Math.round(dose)
  return [
    { code: dose > 100 ? 'assistant.noise.over' : 'assistant.noise.within', params: { dose: written } },
    ...(dose > 0
      ? [
          {
            code: 'assistant.noise.workings' as const,
            params: {
              sum: parts.join(' + '),
              dose: written,
              average: round(timeWeightedAverage(dose, criterion)),
              criterion: criterion.levelDba,
              exchange: criterion.exchangeDb,
            },
          },
        ]
      : []),
  ]
}
