import { languages, plain } from '@plumbline/domain'
import { assistantLists } from '@plumbline/languages/lists/assistant-lists'

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

/** In the order in which they are looked for: what is part of another one comes after it. */
const unitNames: readonly QuantityUnit[] = [
  'ft',
  'in',
  'cm',
  'dBA',
  'min',
  'month',
  'week',
  'year',
  'h',
  'day',
  'lb',
  'kg',
  'm',
]
const unitGroups = unitNames.map(
  unit => `(${languages.map(language => assistantLists[language].units[unit].source).join('|')})`,
)

/** Small numbers are often written out. */
const written: Readonly<Record<string, number>> = Object.assign(
  {},
  ...languages.map(language => assistantLists[language].numbers),
)
const NUMBER = `((?<!\\d)\\d{1,9}(?:[.,]\\d{1,9}){0,4}|\\b(?:${Object.keys(written)
  .filter(word => /[a-z]/.test(word))
  .join('|')})(?=[\\s-])|[${Object.keys(written)
  .filter(word => !/[a-z]/.test(word))
  .join('')}])`
const pattern = new RegExp(`${NUMBER}\\s{0,3}-?\\s{0,3}(?:${unitGroups.join('|')})`, 'g')

/** '1,000' is a thousand; '1,25' is a fraction. */
const thousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/
const numberOf = (number: string) =>
  written[number] ?? Number(thousands.test(number) ? number.replace(/[.,]/g, '') : number.replace(',', '.'))

/** The numbers of a question that have a unit, in the order they were typed. */
export function quantitiesIn(text: string): Quantity[] {
  return [...plain(text).matchAll(pattern)].flatMap(match => {
    const index = match.slice(2).findIndex(Boolean)
    const unit = unitNames[index]
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
