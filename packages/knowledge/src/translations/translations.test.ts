import { describe, expect, test } from 'vitest'
import { regulations } from '../regulations/index'
import { translatedLanguages, translationsFor } from './index'

/** Anything else behind a number is a million. */
const units: Readonly<Record<string, number>> = { 亿: 1e8, 万: 1e4 }

/** Every number in a text, however its language writes thousands, decimals and millions. */
function numbersIn(text: string): Set<number> {
  const joined = text.replace(/(?<=\d)[ \u00a0\u202f.,](?=\d{3}(?!\d))/g, '').replaceAll(',', '.')
  const found = joined.matchAll(/(\d+(?:\.\d+)?) ?(million|mill[oó]n|亿|万)?/gi)
  return new Set(
    [...found].map(([, digits, unit = '']) => Number(digits) * (units[unit] ?? (unit ? 1e6 : 1))),
  )
}

test('numbers are the same in every way of writing them', () => {
  const ways = [
    '2.5 m and 10,000 lb, 1 million',
    '2,5 m y 10.000 lb, 1 millón',
    '2,5 m et 10 000 lb, 1 million',
    '2.5米和10000磅，100万',
  ]
  for (const way of ways) expect(numbersIn(way)).toEqual(new Set([2.5, 10_000, 1_000_000]))
})

describe.each(translatedLanguages)('records translated whole into %s', language => {
  // A record that was corrected after it was translated is found by this.
  test('have every figure of the record', () => {
    const { records } = translationsFor(language)
    const whole = regulations.flatMap(({ code, summary }) => {
      const translated = records.get(code)?.summary
      return translated ? [{ code, summary, translated }] : []
    })
    expect(whole.length).toBeGreaterThan(400)
    const lacking = whole.filter(({ summary, translated }) => {
      const there = numbersIn(translated)
      return [...numbersIn(summary)].some(number => !there.has(number))
    })
    expect(lacking.map(({ code }) => code)).toEqual([])
  })
})
