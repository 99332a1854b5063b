import type { BoundingBox, LocalizedMessage, Violation } from '@plumbline/contract/findings/violations'
import type { Language, Severity } from '@plumbline/contract/options'
import { profiles } from '@plumbline/languages/lists/profiles'
import { formatFigure, isFigure } from './figures'
import { formatsFor } from './formats'
import { type LabelGroup, locate, type MessageKey, type Namespace } from './messages'

/** The part of an i18next instance that a formatter needs. */
type Translator = { language: string; t: unknown }
type Params = LocalizedMessage['params']
type Checked = { checkedFor: readonly LocalizedMessage[]; notCheckedFor: readonly LocalizedMessage[] }

/** Above this level no exposure is permitted at all. */
const HIGHEST_PERMITTED_DBA = 115

const severities: Record<Severity, true> = { High: true, Medium: true, Low: true }

/** The parameters of a fine that are dollars. */
const amounts = new Set(['base', 'amount', 'after', 'estimate', 'maximum'])

/** The hours until the permitted daily dose is used up at this rate. */
const hoursLeft = (dosePercent: number) => (dosePercent > 0 ? 800 / dosePercent : 24)

const namesFigures = (code: string) => /^(hazard|question\.(ask|first|second))\./.test(code)
/** Has a text for a law without the figures. */
const hasPlainText = (code: string) => /^(hazard|question\.ask)\./.test(code)

/** A text whose figures aren't known, as under a law without them or from before they were stored, has none. */
const plainUnless = (hasFigures: boolean) => (hasFigures ? undefined : 'plain')

function contextOf({ code, params }: LocalizedMessage) {
  if (params.calibration === 'estimate') return 'estimate'
  return hasPlainText(code) ? plainUnless(Object.keys(params).length > 0) : undefined
}

const codeOf = ({ code, params }: LocalizedMessage) =>
  code === 'noise_over_limit.description' && Number(params.level) > HIGHEST_PERMITTED_DBA
    ? 'noise_over_limit.banned'
    : code

/** The question that was answered, with the figures it was asked with. */
const askedIn = ({ question, ...figures }: Params): LocalizedMessage => ({
  code: `question.ask.${question}`,
  params: figures,
  text: '',
})

/** Several sentences in a row, each with its period. */
function sentencesIn(language: Language, texts: string[]) {
  const { period, isSpaced } = profiles[language]
  return texts.map(text => (/[.!?。！？]$/.test(text) ? text : text + period)).join(isSpaced ? ' ' : '')
}

/** What a person answered to a question is nowhere in the picture. */
const isInPicture = ({ code }: LocalizedMessage) => code !== 'question.everywhere'

function violationTexts(violation: Violation, format: (message: LocalizedMessage) => string) {
  const { messages } = violation
  return {
    type: messages ? format(messages.type) : violation.type,
    description: messages ? format(messages.description) : violation.description,
    location: [violation.siteName, violation.location].filter(Boolean).join(' · '),
    /** Where it is in the picture; empty where it is in none. */
    position: messages?.position && isInPicture(messages.position) ? format(messages.position) : '',
    because: messages ? format(messages.because) : violation.because,
    steps: messages ? messages.remediationSteps.map(format) : violation.remediationSteps,
  }
}

export type Formatter = ReturnType<typeof createFormatter>

/**
 * Formats what the product wrote in the reader's language: the code finds the text and the parameters fill it in.
 * Text without a translation, such as a hosted model's own, is returned as it is.
 */
export function createFormatter(i18n: Translator) {
  const t = i18n.t as <T = string>(key: string, options: object) => T
  const formats = formatsFor(i18n.language)
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })

  const translate = <N extends Namespace>(namespace: N, key: MessageKey<N>, params: Params = {}) =>
    t(key, { ns: namespace, ...params })

  /** The paragraphs of a text that has several. */
  const translateList = <N extends Namespace>(namespace: N, key: MessageKey<N>, params: Params = {}) =>
    t<string[]>(key, { ns: namespace, ...params, returnObjects: true })

  /** The text of a code that may be unknown. */
  function lookUp(code: string, fallback: string, params: Params = {}, context?: string) {
    const { namespace, key } = locate(code)
    return t(key, { ns: namespace, defaultValue: fallback, ...params, ...(context && { context }) })
  }

  function localizeFigure(value: string): string {
    if (value.startsWith('≥ ')) return lookUp('atLeast', value, { figure: localizeFigure(value.slice(2)) })
    return isFigure(value) ? formatFigure(value, i18n.language) : value
  }

  /** A whole number stays one, because it may choose the plural. */
  function localizeAnswer(name: string, value: string | number) {
    if (name === 'since') return formats.shortDay(String(value))
    if (typeof value === 'string') return localizeFigure(value)
    return Number.isInteger(value) ? value : new Intl.NumberFormat(i18n.language).format(value)
  }

  /** Severities, amounts and dates differ by language as well. */
  function localize(code: string, name: string, value: string | number) {
    if (value in severities) return lookUp(`severity.${value}`, String(value))
    if (code.startsWith('assistant.fine.')) return amounts.has(name) ? formats.dollars(Number(value)) : value
    if (code.startsWith('assistant.')) return localizeAnswer(name, value)
    if (namesFigures(code)) return localizeFigure(String(value))
    if (!code.startsWith('fine.')) return value
    if (name === 'probability' || name === 'gravity') return lookUp(`fine.word.${value}`, String(value))
    if (name === 'since') return formats.shortDay(String(value))
    return amounts.has(name) ? formats.dollars(Number(value)) : value
  }

  /** The parameters of the text: those of the message, and those that follow from them. */
  function paramsOf({ code, params }: LocalizedMessage): Params {
    const { count, hazard, name, oshaDose, nioshDose, mentions } = params
    const localized = Object.entries(params).map(([key, value]) => [key, localize(code, key, value)])
    return {
      ...Object.fromEntries(localized),
      ...(mentions !== undefined && { count: mentions }),
      ...(count !== undefined && { number: lookUp(`number.${count}`, String(count)) }),
      ...(params.question && { question: format(askedIn(params)) }),
      ...(hazard && {
        hazardName: lookUp(`hazard.${hazard}.name`, String(name)),
        explanation: lookUp(`hazard.${hazard}.explanation`, ''),
      }),
      ...(oshaDose !== undefined && { oshaTime: formats.duration(hoursLeft(Number(oshaDose))) }),
      ...(nioshDose !== undefined && { nioshTime: formats.duration(hoursLeft(Number(nioshDose))) }),
    }
  }

  function format(message: LocalizedMessage): string {
    const { code, params } = message
    const text = lookUp(codeOf(message), message.text, paramsOf(message), contextOf(message))
    if (params.clipped && code.endsWith('.description')) return sentences([text, lookUp('clipped', '')])
    const { frames, start = '', end = '' } = params
    if (frames === undefined || !code.endsWith('.because')) return text
    return lookUp('inFrames', text, { because: text, count: frames, start, end })
  }

  const sentences = (texts: string[]) => sentencesIn(i18n.language as Language, texts)

  return {
    translate,
    translateList,
    format,
    formatAll: (messages: readonly LocalizedMessage[]) => sentences(messages.map(format)),
    /** The shared label of a value, or the value itself where people may write their own. */
    labelIn: (group: LabelGroup, value: string) =>
      t(`${group}.${value}`, { ns: 'labels', defaultValue: value }),
    /** The label of a box: the analyzer's mark, a hazard's name, or what a person wrote. */
    label: ({ label, labelCode }: Pick<BoundingBox, 'label' | 'labelCode'>) =>
      labelCode ? lookUp(`mark.${labelCode}`, lookUp(`hazard.${labelCode}.name`, label)) : label,
    /** A tag of a root cause: a kind of hazard, a hazard's name, or what the record shows. */
    tag: (tag: string) =>
      lookUp(`cause.tag.${tag.replaceAll(' ', '_')}`, lookUp(`hazard.${tag.replaceAll(' ', '-')}.name`, tag)),
    /** What a possible cause rests on. */
    causeBasis: (basis: string) => lookUp(`cause.basis.${basis}`, basis),
    /** One line of what a result was checked for, and one of what it was not. */
    checkedLines: ({ checkedFor, notCheckedFor }: Checked) =>
      [
        { key: 'line', items: checkedFor },
        { key: 'notLine', items: notCheckedFor },
      ]
        .filter(({ items }) => items.length > 0)
        .map(({ key, items }) => lookUp(`checked.${key}`, '', { items: list.format(items.map(format)) })),
    /** What the detector saw, with how many of it. */
    seen: (label: string, count: number) => lookUp(`seen.${label}`, `${count} × ${label}`, { count }),
    violation: (violation: Violation) => violationTexts(violation, format),
  }
}
