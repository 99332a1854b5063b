/** The units that languages write out, with what a reader of metric units sees beside them: its factor and digits. */
const units: Record<string, [name: string, metric?: string, factor?: number, digits?: number]> = {
  ft: ['foot', 'm', 0.3048, 1],
  in: ['inch', 'cm', 2.54],
  gal: ['gallon', 'L', 3.785],
  h: ['hour'],
}

const figure = /^([\d.–± ]+) (\S+)$/

/** A figure such as `1.25 m` or `42 ± 3 in` as a language writes it, a US unit with the metric one except in English. */
export function formatFigure(value: string, language: string): string {
  const [, numbers = '', unit = ''] = value.match(figure) ?? []
  const [name, metric, factor = 1, digits = 0] = units[unit] ?? []
  const write = (by: number, maximumFractionDigits: number) => {
    const { format } = new Intl.NumberFormat(language, { maximumFractionDigits })
    return numbers.replace(/[\d.]+/g, number => format(Number(number) * by))
  }
  const word = name ? unitWord(name, language) : unit
  const own = `${write(1, 2)} ${word}`
  return metric && language !== 'en' ? `${own} (${write(factor, digits)} ${metric})` : own
}

const unitWord = (unit: string, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(2)
    .find(({ type }) => type === 'unit')?.value

export const isFigure = (value: string) => figure.test(value)
