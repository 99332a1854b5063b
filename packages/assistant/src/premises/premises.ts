import { plain } from '@plumbline/knowledge/lexicon/index'
import { lengthOf, type Quantity, quantitiesIn } from '../understand/quantities'

/** How people ask to have something confirmed: at the end of the question, or as it begins. */
const endings =
  /(?:\b(?:right|correct|yeah|yes|true|huh|isn't it|aren't we|don't they|so we're fine|(?:we're|are we) (?:good|fine|ok)|verdad|cierto|correcto|no es asi|es asi|(?<=[,¿] ?¿?)no|c'est (?:bien )?(?:ca|cela)|n'est-ce pas|pas vrai|exact|non|oder|stimmt(?:'s| das| doch)?|richtig|nicht wahr|ist das so)|对吧|对吗|是吗|是不是|没错吧|是这样吗|是真的吗)\s*[?？!.]*$/
const openings =
  /\b(?:is(?:n't)? it true|is it (?:right|correct) that|i (?:heard|was told|thought|read)|(?:my )?(?:boss|foreman|super|buddy) (?:says|said|told)|they (?:say|said)|only (?:kicks|applies|apply|starts|need\w*|has to|have to|counts?)|(?:not|n't) (?:need\w*|required) (?:till|until)|es cierto que|he oido|me dijeron|dicen que|solo (?:hace falta|se aplica|hay que)|est-il vrai|on m'a dit|il parait|j'ai entendu|stimmt es|ich habe gehort|erst ab|angeblich)\b|听说|是真的吗/
/** 'So we have 3 days?' */
const conclusion = /^(?:so|then|also|donc|entonces|asi que)\b.*\?\s*$/

export function asksToConfirm(text: string): boolean {
  const typed = plain(text.trim()).replaceAll('’', "'")
  return endings.test(typed) || openings.test(typed) || conclusion.test(typed)
}

const METERS_PER_FOOT = 0.3048
const KG_PER_POUND = 0.4536
const TOLERANCE = 0.03

type Measure = { value: number; dimension: 'length' | 'time' | 'level' | 'weight' }

const hoursOf: Readonly<Partial<Record<Quantity['unit'], number>>> = {
  min: 1 / 60,
  h: 1,
  day: 24,
  week: 7 * 24,
  month: 730,
  year: 8760,
}

function measureOf(quantity: Quantity): Measure | null {
  const { value, unit } = quantity
  const length = lengthOf(quantity)
  if (length)
    return {
      value: length.unit === 'ft' ? length.value * METERS_PER_FOOT : length.value,
      dimension: 'length',
    }
  const hours = hoursOf[unit]
  if (hours) return { value: value * hours, dimension: 'time' }
  if (unit === 'lb' || unit === 'kg')
    return { value: unit === 'lb' ? value * KG_PER_POUND : value, dimension: 'weight' }
  return unit === 'dBA' ? { value, dimension: 'level' } : null
}

/** How often, without a number. */
const intervals: readonly (readonly [unit: Quantity['unit'], pattern: RegExp])[] = [
  [
    'day',
    /\b(daily|(?:each|every|a|per) (?:day|shift)|diari\w+|(?:cada|al) (?:dia|turno)|par jour|chaque jour|taglich|jeden tag)\b|每天|每班/g,
  ],
  [
    'week',
    /\b(weekly|(?:each|every|a|per) week|semanal\w*|(?:cada|a la) semana|par semaine|hebdomadaire|wochentlich|(?:die|pro) woche)\b|每周/g,
  ],
  [
    'month',
    /\b(monthly|(?:each|every|a|per) month|mensual\w*|(?:cada|al) mes|par mois|mensuel\w*|monatlich|im monat)\b|每月/g,
  ],
  [
    'year',
    /\b(yearly|annual\w*|(?:each|every|a|per) year|(?:cada|al) ano|anual\w*|par an|annuel\w*|jahrlich|im jahr|pro jahr)\b|每年/g,
  ],
]

const measuresIn = (text: string): Measure[] => [
  ...quantitiesIn(text).flatMap(quantity => measureOf(quantity) ?? []),
  ...intervals.flatMap(([unit, pattern]) =>
    (plain(text).match(pattern) ?? []).flatMap(() => measureOf({ value: 1, unit, at: 0, end: 0 }) ?? []),
  ),
]

const isSame = (one: Measure, other: Measure) =>
  one.dimension === other.dimension && Math.abs(one.value - other.value) <= other.value * TOLERANCE

/**
 * Whether a question takes another figure for granted than the rule's text has: '10 ft' where it says '6 ft'. False
 * where they have no dimension in common.
 */
export function contradicts(text: string, rule: string): boolean {
  const known = measuresIn(rule.replaceAll('dB(A)', 'dBA'))
  const stated = measuresIn(text).filter(each => known.some(({ dimension }) => dimension === each.dimension))
  return stated.length > 0 && !stated.some(each => known.some(other => isSame(each, other)))
}

/** What records say where people expect a figure: 'No minimum height is named', 'names no temperature'. */
const denial =
  /\b(?:no|names no|sets no|gives no|without an?)\b(?: \w+){0,3} (?:height|temperature|weight|limit|interval|age|number|minutes|distance|time|date|maximum|minimum)\b/i

/** The sentence of a record that says there is no such figure; null where it has none or the question has no figure. */
const deniedBy = (text: string, rule: string): string | null =>
  /\d/.test(text) ? (rule.split(/(?<=\.)\s+/).find(sentence => denial.test(sentence)) ?? null) : null

/** Takes for granted that something may be left out: 'no harness needed', 'we can skip'. */
const relaxes =
  /\b(?:(?:don't|doesn't|dont|doesnt|do not|does not|didn't|isn't|isnt|aren't|arent|never|no) (?:\w+ ){0,3}(?:need\w*|have to|has to|requir\w*|apply|applies|count\w*|matter)|no need|can skip|(?:is|are|it's|we're|i'm) (?:fine|ok|okay|enough|exempt|allowed|legal)|(?:only|just) (?:for|on|when|if|the|need\w*|has|have)|without|no (?:hace|es) (?:falta|necesari\w+|obligatori\w+)|no (?:necesit\w+|tenemos que|hay que)|basta con|solo|sin|pas (?:besoin|obligatoire|oblige\w*|necessaire)|suffit|sans|seulement|nicht (?:notig|pflicht|erforderlich|vorgeschrieben)|kein\w* (?:\w+ )?(?:notig|pflicht|brauch\w*)|brauch\w* (?:\w+ ){0,3}(?:kein\w*|nicht)|reicht|ohne|nur)\b|不用|不需要|不必|没必要|可以不|只要|就行|就够/

/**
 * What is wrong with what a question takes for granted: another figure than the rule's, or one that it doesn't have
 * ('wrong'); or something left out that the rule may ask for ('unsafe_to_assume').
 */
export function verdictOn(text: string, rule: string): 'wrong' | 'unsafe_to_assume' | null {
  if (!asksToConfirm(text)) return null
  if (contradicts(text, rule) || deniedBy(text, rule)) return 'wrong'
  return relaxes.test(plain(text).replaceAll('’', "'")) ? 'unsafe_to_assume' : null
}
