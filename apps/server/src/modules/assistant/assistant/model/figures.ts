import { plain } from '@plumbline/domain'

/** A number of a text. One that can be read in two ways, like 1,250, has two values. */
export type Figure = { values: readonly number[]; unit: string | null }

/** How units are written in the languages of the product, in lower case without accents; the longer ones first. */
const units: readonly (readonly [string, string])[] = [
  ['fc', 'foot-?candles?'],
  ['ft', 'feet|foot|ft|pies?|pieds?|fuss|英尺|′'],
  ['in', 'inch(?:es)?|pulgadas?|pouces?|zoll|英寸|″|in(?=[.,;:)\\]]|$)'],
  ['mm', 'mm|mil+imet\\w+|毫米'],
  ['cm', 'cm|[cz]entimet\\w+|厘米'],
  ['km/h', 'km/h|kph|公里/小时'],
  ['mph', 'mph|miles per hour'],
  ['mg/m3', 'mg/m(?:3|³)'],
  ['m3', 'm³|m3'],
  ['m2', 'm²|m2|square met(?:er|re)s?'],
  ['km', 'km|kilomet\\w+|公里|千米'],
  ['m', 'm|met(?:er|re)s?|metern|metros?|米'],
  ['dba', 'db ?\\(?[ac]?\\)?|decib\\w+|dezibel|分贝'],
  ['min', 'mins?|minut\\w*|分钟'],
  ['h', 'h|hrs?|hours?|horas?|heures?|stunden?|个?小时'],
  ['s', 'sec|secs|seconds?|segundos?|secondes?|sekunden?|秒'],
  ['day', '(?:working |calendar |business )?days?|dias?|jours?|tage?n?|天'],
  ['week', 'weeks?|semanas?|semaines?|wochen?|周'],
  ['month', 'months?|mes|meses|mois|monate?n?|个月'],
  ['year', 'years?|anos?|ans|annees?|jahre?n?'],
  ['lb', 'lbs?|pounds?|libras?|livres?|pfund|磅'],
  ['kg', 'kg|kilogram\\w*|kilos?|公斤|千克'],
  ['t', 'tons?|tonnes?|toneladas?|tonnen?|吨'],
  ['%', '%|percent|per cent|por ciento|pour cent|prozent'],
  ['°c', '° ?c|degrees celsius|摄氏度'],
  ['°f', '° ?f|degrees fahrenheit'],
  ['°', '°|degrees?|grados?|degres?|grad|度'],
  ['kv', 'kv|kilovolts?|千伏'],
  ['v', 'v|volts?|voltios?|伏'],
  ['a', 'amps?|amperes?|amperios?|安培'],
  ['ppm', 'ppm'],
  ['lux', 'lux|lx|勒克斯'],
  ['psi', 'psi'],
  ['kpa', 'kpa'],
  ['bar', 'bar'],
  ['kn', 'kn|kilonewtons?'],
  ['usd', '\\$|usd|us-dollars?|dollars?|dolares|美元'],
  ['eur', '€|eur|euros?'],
  ['gbp', '£|gbp'],
  ['cny', '¥|元|yuan|rmb'],
]
const currencies: Readonly<Record<string, string>> = { $: 'usd', '€': 'eur', '£': 'gbp', '¥': 'cny' }

/** Numbers as words, from two on: 'one' is mostly no number. */
const numberWords = new Map(
  [
    'two dos deux zwei 两 二',
    'three tres trois drei 三',
    'four cuatro quatre vier 四',
    'five cinco cinq funf 五',
    'six seis sechs 六',
    'seven siete sept sieben 七',
    'eight ocho huit acht 八',
    'nine nueve neuf neun 九',
    'ten diez dix zehn 十',
    'eleven once onze elf 十一',
    'twelve doce douze zwolf 十二',
  ].flatMap((words, index) => words.split(' ').map(word => [word, index + 2] as const)),
)
for (const [word, value] of [
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty-five', 25],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['hundred', 100],
] as const)
  numberWords.set(word, value)

const NOT_IN_A_WORD = '(?<![\\p{Script=Latin}\\d]|\\d[.,])'
const UNIT = `[\\s-]{0,3}(?:${units.map(([, words]) => `(${words})`).join('|')})(?!\\p{Script=Latin})`
const byLength = [...numberWords.keys()].toSorted((a, b) => b.length - a.length)

const digits = new RegExp(
  `([$€£¥]\\s?)?${NOT_IN_A_WORD}(\\d+(?:[.,\\u00a0\\u202f]\\d+| \\d{3}(?!\\d))*)(?:${UNIT})?`,
  'gu',
)
const words = new RegExp(`(?<!\\p{Script=Latin})(${byLength.join('|')})${UNIT}`, 'gu')
/** '4 to 6 feet': the first number has the unit of the second. */
const range = new RegExp(
  `${NOT_IN_A_WORD}(\\d+(?:[.,]\\d+)?)(?:\\s?[-–—/]\\s?|\\s(?:to|and|or|bis|und|oder|a|y|o|et|ou)\\s|[至到])\\d+(?:[.,]\\d+)?${UNIT}`,
  'gu',
)

const unitIn = (groups: readonly (string | undefined)[]) => units[groups.findIndex(Boolean)]?.[0] ?? null

/** What a run of digits can mean: 1,250 is a thousand or one and a quarter, 3.11.2026 is three numbers. */
function readingsOf(run: string): number[][] {
  const parts = run.split(/[.,\s]/u)
  const [whole = '', second = '', ...rest] = parts
  if (parts.length === 1) return [[Number(whole)]]
  const isGrouped = parts.slice(1).every(part => part.length === 3)
  const grouped = isGrouped ? [Number(parts.join(''))] : []
  if (rest.length === 0 && !/\s/u.test(run)) return [[Number(`${whole}.${second}`), ...grouped]]
  if (rest.length === 0) return [[...grouped, Number(second)]]
  if (isGrouped) return [grouped]
  const [last = '', ...front] = parts.toReversed()
  const isGroupedWithDecimals = front.slice(0, -1).every(part => part.length === 3)
  if (isGroupedWithDecimals) return [[Number(`${front.toReversed().join('')}.${last}`)]]
  return parts.map(part => [Number(part)])
}

/** All numbers of a text, with their units where they have one. */
export function figuresIn(text: string): Figure[] {
  const typed = plain(text)
  const counted = [...typed.matchAll(digits)].flatMap(([, currency, run = '', ...groups]) => {
    const unit = unitIn(groups) ?? currencies[currency?.trim() ?? ''] ?? null
    return readingsOf(run).map(values => ({ values, unit }))
  })
  const spelled = [...typed.matchAll(words)].map(([, word = '', ...groups]) => ({
    values: [numberWords.get(word) ?? 0],
    unit: unitIn(groups),
  }))
  return [...counted, ...spelled]
}

/** The numbers that have their unit only at the end of a range. */
export const rangeStartsIn = (text: string): Figure[] =>
  [...plain(text).matchAll(range)].map(([, run = '', ...groups]) => ({
    values: readingsOf(run).flat(),
    unit: unitIn(groups),
  }))
