/** What a reader of metric units sees beside a figure in feet, inches or gallons. */
const metric: Record<string, { unit: string; factor: number; digits: number }> = {
  ft: { unit: 'm', factor: 0.3048, digits: 1 },
  in: { unit: 'cm', factor: 2.54, digits: 0 },
  gal: { unit: 'L', factor: 3.785, digits: 0 },
}

/** Units that languages write out; all others are the same everywhere. */
const writtenOut: Record<string, string> = { ft: 'foot', in: 'inch', gal: 'gallon', h: 'hour' }

const figure = /^(≥ )?(?:([\d.]+)(–| ± ))?([\d.]+) (\S+)$/

export type Figure = { atLeast: boolean; text: string }

/** A figure as `42 ± 3 in` or `≥ 950 mm`; other values are not figures. */
export const isFigure = (value: string | number): value is string =>
  typeof value === 'string' && figure.test(value)

/** A figure as a language writes it; a US unit has the metric one beside it, except in English. */
export function formatFigure(value: string, language: string): Figure {
  const [, atLeast, first, sign, last = '', unit = ''] = value.match(figure) ?? []
  const numbers = [first, last].flatMap(each => (each ? [Number(each)] : []))
  const own = write(numbers, sign, unit, language, 2)
  const other = language === 'en' ? undefined : metric[unit]
  const converted =
    other &&
    write(
      numbers.map(each => each * other.factor),
      sign,
      other.unit,
      language,
      other.digits,
    )
  return { atLeast: Boolean(atLeast), text: converted ? `${own} (${converted})` : own }
}

function write(
  numbers: readonly number[],
  sign: string | undefined,
  unit: string,
  language: string,
  digits: number,
) {
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: digits })
  const [first = 0, last] = numbers
  const start = last === undefined ? '' : `${plain.format(first)}${sign}`
  const final = last ?? first
  const name = writtenOut[unit]
  if (!name) return `${start}${plain.format(final)} ${unit}`
  const written = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: name,
    unitDisplay: 'long',
    maximumFractionDigits: digits,
  })
  return start + written.format(final)
}
