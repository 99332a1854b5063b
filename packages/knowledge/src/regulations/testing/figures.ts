import { inEnglishFigures, type TextLanguage } from './foreign-figures'

/** A number with what it counts: 6 ft, 90 dBA, 5 percent; `unit` is empty for a bare number. */
export type Figure = {
  value: number
  unit: string
}

/** Spellings of one unit; the first is its name. Longer spellings before those they contain. */
const units: readonly (readonly string[])[] = [
  ['ft', 'linear', 'square feet', 'cubic feet', 'feet', 'foot', 'ft'],
  ['in', 'inches', 'inch', 'in.', 'in'],
  ['lb', 'pounds', 'pound', 'lbs', 'lb'],
  ['µg/m3', 'micrograms per cubic meter', 'µgm/m 3', 'µg/m 3', 'µg/m3'],
  ['mg/m3', 'milligrams per cubic meter', 'mg/m 3', 'mg/m3', 'mg/ m3'],
  ['m/s2', 'm/s2', 'm/s²'],
  ['m3', 'cubic meters', 'cubic meter', 'm³', 'm 3', 'm3'],
  ['m2', 'square meters', 'square meter', 'm²', 'm 2', 'm2'],
  ['km/h', 'km/h'],
  ['km', 'kilometers', 'km'],
  ['cm', 'centimeters', 'cm'],
  ['mm', 'millimeters', 'millimetres', 'mm'],
  ['kn', 'kn'],
  ['kv', 'kv'],
  ['kg', 'kilograms', 'kilogram', 'kg'],
  ['tonne', 'tonnes', 'tonne', 'metric tons'],
  ['liter', 'liters', 'liter'],
  ['m', 'meters', 'metres', 'meter', 'm'],
  ['lux', 'lux', 'lx'],
  ['bar', 'bar'],
  ['euro', 'euros', 'euro', '€'],
  ['yuan', 'yuan', 'rmb'],
  ['db', 'dba', 'db a', 'decibels', 'db'],
  ['percent', 'percent', 'per cent', '%'],
  ['degrees', 'degrees', '° f', '°f', '° c', '°c', '°'],
  ['volt', 'volts', 'volt'],
  ['ampere', 'amperes', 'ampere'],
  ['psi', 'pounds per square inch', 'p.s.i.g', 'p.s.i', 'psi'],
  ['ppm', 'ppm'],
  ['gallon', 'gallons', 'gallon'],
  ['milliwatt', 'milliwatts'],
  ['foot-candle', 'foot-candles', 'footcandles'],
  ['hour', 'hours', 'hour', 'hrs'],
  ['minute', 'minutes', 'minute'],
  ['week', 'weeks', 'week'],
  ['month', 'months', 'month'],
  ['day', 'working days', 'work days', 'calendar days', 'days', 'day'],
  ['year', 'years', 'year'],
  ['hz', 'hz', 'hertz'],
  ['fiber', 'fibers', 'fiber', 'fibers', 'fiber'],
  ['story', 'stories', 'storeys', 'story'],
]

const unitOf = new Map(
  units.flatMap(([name, ...spellings]) => spellings.map(spelling => [spelling, name as string])),
)
const spellings = [...unitOf.keys()].sort((a, b) => b.length - a.length)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const unitPattern = `(${spellings.map(escaped).join('|')})(?![a-z])`

const words = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty',
]
  .join(' ')
  .split(' ')
const tens: Record<string, number> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const shares: Record<string, number> = {
  'one-half': 0.5,
  'one-third': 1 / 3,
  'one-quarter': 0.25,
  'one-fourth': 0.25,
  'three-fourths': 0.75,
  'three-fourth': 0.75,
  'one-eighth': 0.125,
  'a quarter': 0.25,
  'half an': 0.5,
}

/** Numbers in words and in fractions as digits, thousands without commas, so that both texts read alike. */
export function withDigits(text: string): string {
  let plain = text.toLowerCase().replaceAll('⁄', '/').replaceAll('\u00a0', ' ')
  for (const [share, value] of Object.entries(shares)) plain = plain.replaceAll(share, String(value))
  plain = plain
    .replace(/(?<!\d)(\d{1,2}) (\d) ?\/ ?(\d+)(?!\d)/g, (_, whole, top, bottom) =>
      String(Number(whole) + Number(top) / Number(bottom)),
    )
    .replace(/(?<![\d.])(\d) ?\/ ?(\d+)(?![\d/])/g, (_, top, bottom) => String(Number(top) / Number(bottom)))
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(\d+(?:\.\d+)?) million/g, (_, millions) => String(Number(millions) * 1e6))
  for (const [word, value] of Object.entries(tens))
    plain = plain.replace(new RegExp(`\\b${word}\\b`, 'g'), String(value))
  return plain
    .replace(new RegExp(`\\b(${words.join('|')})\\b(?!-)`, 'g'), word => String(words.indexOf(word)))
    .replace(/(\d+) and 0\.5/g, (_, whole) => String(Number(whole) + 0.5))
}

const withoutCodes = (text: string) =>
  text
    .replace(/\b\d+ CFR [\w.()-]+/g, '')
    .replace(/\b[LRD]\d{4}(?:-\d+)+/g, '')
    .replace(/\b(?:[Ss]ections?|[Rr]egulations?|[Aa]rticles?) \d[\d.]*(?: and \d[\d.]*)?/g, '')
    .replace(/\b(19\d\d|20\d\d)\.\d+[\w()]*/g, '')
    // names, not figures: ANSI Z87.1, Form 300-A, Category 3, Class II, No. 12, 2A, 10B
    .replace(
      /\b(ANSI [A-Z]?[\d.]+|A?FORMS? \d+\S*|[A-Z]?\d+-[A-Z]+\b|\d+[AB]\b|type \d[A-Z]|Z\d+\.\d+)/gi,
      '',
    )

/** The figures a text of ours states. A range such as '6 to 25 ft' or '10, 15 and 20 ft' gives its unit to each number. */
export function figuresIn(text: string): Figure[] {
  const plain = withDigits(withoutCodes(text))
  const figures: Figure[] = []
  const pattern = new RegExp(`(?<![\\d.\\w])\\$?(\\d+(?:\\.\\d+)?)(?:[ -]?${unitPattern})?`, 'g')
  for (const match of plain.matchAll(pattern)) {
    figures.push({
      value: Number(match[1]),
      unit: match[2] === undefined ? '' : (unitOf.get(match[2]) as string),
    })
  }
  return figures
}

const NEARBY_CHARACTERS = 60

/**
 * Whether an official text states a figure. A number with a unit has to stand in front of that unit, with at most a
 * short phrase between ('between 30 and 50 degrees'), or in a table that names the unit; a bare number, anywhere.
 * A text in another language is looked through in its own notation: '1,25 m', 'acht Stunden', '二米'.
 */
export function states(official: string, { value, unit }: Figure, language: TextLanguage = 'en'): boolean {
  const plain = withDigits(inEnglishFigures(official, language))
  const positions = [...plain.matchAll(/(?<![\d.])(?:\d+(?:\.\d+)?|\.\d+)/g)].filter(
    match => Math.abs(Number(match[0]) - value) < 0.011,
  )
  if (unit === '') return positions.length > 0
  const named = new RegExp(`(?<![a-z])${spellingsOf(unit)}(?![a-z])`)
  return positions.some(({ index, 0: digits }) => {
    const end = index + digits.length
    return named.test(plain.slice(end, end + NEARBY_CHARACTERS)) || named.test(tableAround(plain, index))
  })
}

/** Official texts write inches out, where 'in' is only ever the preposition. */
const spellingsOf = (name: string) =>
  `(${spellings
    .filter(spelling => unitOf.get(spelling) === name && spelling !== 'in')
    .map(escaped)
    .join('|')})`

/** The paragraph a position stands in if it is a table (flattened to one line, or rows between bars), else nothing. */
function tableAround(text: string, position: number): string {
  const start = text.lastIndexOf('\n\n', position) + 1
  const end = text.indexOf('\n\n', position)
  const paragraph = text.slice(start, end === -1 ? undefined : end)
  return /^\s*(table|\|)/.test(paragraph) ? paragraph : ''
}
