import { severities } from '../options'
import type { BoundingBox, Said, Violation } from '../violations'
import { saidNamespaces } from './words'

/** As much of i18next as it takes to say something: both sides of the wire bring their own. */
type Speaker = { language: string; t: unknown }

/** Above this level no exposure is permitted at all. */
const HIGHEST_PERMITTED_DBA = 115

/** A share of the permitted daily dose, read as the time until it is used up. */
function timeLeft(dosePercent: number, language: string) {
  const hours = dosePercent > 0 ? 800 / dosePercent : 24
  const [value, unit] =
    hours >= 1 ? [hours, 'hour'] : hours * 60 >= 1 ? [hours * 60, 'minute'] : [hours * 3600, 'second']
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: unit === 'hour' ? 1 : 0,
  }).format(value)
}

/** Of what a fine is worked out from, these are dollars. */
const amounts = new Set(['base', 'amount', 'after', 'estimate', 'maximum'])

const dateOf = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

const dollars = (amount: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    amount,
  )

/**
 * What the product wrote, in the reader's language. The code finds the sentence and the parameters fill its gaps;
 * a sentence nobody translated, such as a hosted model's own, stays as it came.
 */
export function sayer(i18n: Speaker) {
  const t = i18n.t as (key: string, options: object) => string
  const words = (key: string, otherwise: string, gaps: Said['params'] = {}, context?: string) =>
    t(key, { ns: saidNamespaces, defaultValue: otherwise, ...gaps, ...(context && { context }) })

  const gapsOf = (params: Said['params']): Said['params'] => {
    const { count, hazard, name, oshaDose, nioshDose, mentions } = params
    return {
      ...params,
      ...(mentions !== undefined && { count: mentions }),
      ...(count !== undefined && { number: words(`number.${count}`, String(count)) }),
      ...(hazard && {
        hazardName: words(`hazard.${hazard}.name`, String(name)),
        explanation: words(`hazard.${hazard}.explanation`, ''),
      }),
      ...(oshaDose !== undefined && { oshaTime: timeLeft(Number(oshaDose), i18n.language) }),
      ...(nioshDose !== undefined && { nioshTime: timeLeft(Number(nioshDose), i18n.language) }),
    }
  }

  /** A severity, an amount or a date is said in a language as well. */
  const worded = (code: string, params: Said['params']): Said['params'] =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => {
        if (severities.some(each => each === value)) return [name, words(`severity.${value}`, String(value))]
        if (!code.startsWith('fine.')) return [name, value]
        if (name === 'probability' || name === 'gravity')
          return [name, words(`fine.word.${value}`, String(value))]
        if (name === 'since') return [name, dateOf(String(value), i18n.language)]
        return [name, amounts.has(name) ? dollars(Number(value), i18n.language) : value]
      }),
    )

  const keyOf = ({ code, params }: Said) =>
    code === 'noise_over_limit.description' && Number(params.level) > HIGHEST_PERMITTED_DBA
      ? 'noise_over_limit.banned'
      : code

  const contextOf = ({ calibration }: Said['params']) => (calibration === 'estimate' ? 'estimate' : undefined)

  const say = (said: Said): string => {
    const gaps = gapsOf(worded(said.code, said.params))
    const sentence = words(keyOf(said), said.text, gaps, contextOf(said.params))
    const { frames, start, end } = said.params
    if (frames === undefined || !said.code.endsWith('.because')) return sentence
    return words('inFrames', sentence, {
      because: sentence,
      count: frames,
      start: start ?? '',
      end: end ?? '',
    })
  }

  return {
    say,
    /** Several sentences in a row, each with its full stop; Chinese sets no space between them. */
    all: (said: readonly Said[]) => {
      const [stop, space] = i18n.language.startsWith('zh') ? ['。', ''] : ['.', ' ']
      return said
        .map(say)
        .map(sentence => (/[.!?。！？]$/.test(sentence) ? sentence : sentence + stop))
        .join(space)
    },
    /** What stands on a box: the analyzer's mark, a hazard's name, or a person's own word. */
    label: ({ label, labelCode }: BoundingBox) =>
      labelCode ? words(`mark.${labelCode}`, words(`hazard.${labelCode}.name`, label)) : label,
    /** A tag of a root cause: a kind of hazard, a hazard's name, or what the record shows. */
    tag: (tag: string) =>
      words(`tag.${tag.replaceAll(' ', '_')}`, words(`hazard.${tag.replaceAll(' ', '-')}.name`, tag)),
    /** What the detector saw, with how many of it. */
    seen: (label: string, count: number) => words(`seen.${label}`, `${count} × ${label}`, { count }),
    violation: (violation: Violation) => {
      const { said } = violation
      return {
        type: said ? say(said.type) : violation.type,
        description: said ? say(said.description) : violation.description,
        location: said ? say(said.location) : violation.location,
        because: said ? say(said.because) : violation.because,
        steps: said ? said.remediationSteps.map(say) : violation.remediationSteps,
      }
    },
  }
}
