import { plain } from '@plumbline/knowledge/lexicon/index'

export type QuantityUnit = 'ft' | 'in' | 'm' | 'cm' | 'dBA' | 'h' | 'min' | 'day'
export type Quantity = { value: number; unit: QuantityUnit; at: number }

/** How units are written in the languages of the product, without accents; the longest first. */
const units: readonly (readonly [QuantityUnit, string])[] = [
  ['ft', "feet|foot|ft\\b|pies|pieds?\\b|fuss|英尺|'"],
  ['in', 'inches|inch|in\\b|pulgadas?|pouces?|zoll|英寸|"'],
  ['cm', 'cm\\b|centimet\\w+|zentimeter|厘米'],
  ['dBA', 'db ?\\(?a\\)?|db\\b|decib\\w+|dezibel|分贝'],
  ['min', 'min\\b|minut\\w*|分钟'],
  ['h', 'h\\b|hrs?\\b|hours?|horas?|heures?|stunden?|个?小时'],
  ['day', 'days?\\b|dias?|jours?\\b|tage?n?\\b|天|日'],
  ['m', 'm\\b|met(?:er|re)s?|metros?|米'],
]

const NUMBER = '(\\d+(?:[.,]\\d+)?)'
const pattern = new RegExp(`${NUMBER}\\s*-?\\s*(?:${units.map(([, words]) => `(${words})`).join('|')})`, 'g')

/** The numbers of a question that have a unit, in the order they were typed. */
export function quantitiesIn(text: string): Quantity[] {
  return [...plain(text).matchAll(pattern)].flatMap(match => {
    const index = match.slice(2).findIndex(Boolean)
    const unit = units[index]?.[0]
    return unit ? [{ value: Number(match[1]?.replace(',', '.')), unit, at: match.index }] : []
  })
}

const METERS_PER_FOOT = 0.3048

/** A length in feet or in meters; the other units of length are converted to the one of their system. */
export function lengthOf({ value, unit }: Quantity): { value: number; unit: 'ft' | 'm' } | null {
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
