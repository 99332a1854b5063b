import { plain } from '@plumbline/knowledge/lexicon/index'

export type QuantityUnit =
  | 'ft'
  | 'in'
  | 'm'
  | 'cm'
  | 'dBA'
  | 'h'
  | 'min'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'lb'
  | 'kg'
export type Quantity = { value: number; unit: QuantityUnit; at: number; end: number }

/** How units are written in the languages of the product, without accents; the longest first. */
const units: readonly (readonly [QuantityUnit, string])[] = [
  ['ft', "feet|foot|ft\\b|pies|pieds?\\b|fuss|英尺|'"],
  ['in', 'inches|inch|in\\b|pulgadas?|pouces?|zoll|英寸|"'],
  ['cm', 'cm\\b|centimet\\w+|zentimeter|厘米'],
  ['dBA', 'db ?\\(?a\\)?|db\\b|decib\\w+|dezibel|分贝'],
  ['min', 'min\\b|minut\\w*|分钟'],
  ['month', 'months?\\b|mes(?:es)?\\b|mois\\b|monat\\w*|个?月'],
  ['week', 'weeks?\\b|semanas?|semaines?|wochen?|个?星期|周'],
  ['year', 'years?\\b|yrs?\\b|anos?\\b|ans?\\b|annees?|jahre?n?|年'],
  ['h', 'h\\b|hrs?\\b|hours?|horas?|heures?|stunden?|个?小时'],
  ['day', 'days?\\b|dias?|jours?\\b|tage?n?\\b|天|日'],
  ['lb', 'lbs?\\b|pounds?|libras?|livres\\b|pfund|磅'],
  ['kg', 'kg\\b|kilos?\\b|kilogram\\w*|公斤|千克'],
  ['m', 'm\\b|met(?:er|re)s?|metros?|米'],
]

/** Small numbers are often written out. */
const written: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20, thirty: 30, fifty: 50, hundred: 100 },
  ...{
    un: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    diez: 10,
    veinte: 20,
  },
  ...{ une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, vingt: 20 },
  ...{
    eine: 1,
    ein: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    zehn: 10,
    zwanzig: 20,
  },
  ...{ 一: 1, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
}
const NUMBER = `(\\d+(?:[.,]\\d+)*|\\b(?:${Object.keys(written)
  .filter(word => /[a-z]/.test(word))
  .join('|')})(?=[\\s-])|[${Object.keys(written)
  .filter(word => !/[a-z]/.test(word))
  .join('')}])`
const pattern = new RegExp(`${NUMBER}\\s*-?\\s*(?:${units.map(([, words]) => `(${words})`).join('|')})`, 'g')

/** '1,000' is a thousand; '1,25' is a fraction. */
const thousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/
const numberOf = (number: string) =>
  written[number] ?? Number(thousands.test(number) ? number.replace(/[.,]/g, '') : number.replace(',', '.'))

/** The numbers of a question that have a unit, in the order they were typed. */
export function quantitiesIn(text: string): Quantity[] {
  return [...plain(text).matchAll(pattern)].flatMap(match => {
    const index = match.slice(2).findIndex(Boolean)
    const unit = units[index]?.[0]
    const value = numberOf(match[1] ?? '')
    return unit && !Number.isNaN(value)
      ? [{ value, unit, at: match.index, end: match.index + match[0].length }]
      : []
  })
}

const METERS_PER_FOOT = 0.3048

/** A length in feet or in meters; the other units of length are converted to the one of their system. */
export function lengthOf({
  value,
  unit,
}: Pick<Quantity, 'value' | 'unit'>): { value: number; unit: 'ft' | 'm' } | null {
  switch (unit) {
    case 'ft':
    case 'm':
      return { value, unit }
    case 'in':
      return { value: value / 12, unit: 'ft' }
    case 'cm':
      return { value: value / 100, unit: 'm' }
    default:
      return null
  }
}

export const inFeet = ({ value, unit }: { value: number; unit: 'ft' | 'm' }) =>
  unit === 'ft' ? value : value / METERS_PER_FOOT
