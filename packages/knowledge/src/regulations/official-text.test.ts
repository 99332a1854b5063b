import { describe, expect, test } from 'vitest'
import { hasParagraph, paragraphPath } from '../testing/cfr-paragraphs'
import { officialExtract, officialText } from '../testing/cfr-text'
import { lawLanguage, lawText } from '../testing/laws/index'
import { officialSections, officialTextsPresent } from '../testing/official-texts'
import { regulations } from './index'
import type { Regulation } from './regulation'
import { figuresIn, states } from './testing/figures'
import { copiedRun } from './testing/near-copy'

const sectionOf = (code: string) => /^29 CFR (\d+\.\d+)/.exec(code)?.[1] ?? ''
// An appendix to a subpart has no section of its own.
const title29 = regulations.filter(({ code }) => sectionOf(code) !== '')
const checked = title29.filter(({ verified }) => verified.how === 'official text')
const ofCode = (records: readonly Regulation[]) => records.map(record => [record.code, record] as const)

function textOf(code: string) {
  const text = officialText(sectionOf(code)) ?? officialExtract(code.replace('29 CFR ', ''))
  expect(text, 'the text of the section is not at hand').toBeDefined()
  return text ?? ''
}

describe('reading figures', () => {
  test('numbers in words, fractions, ranges and thousands are understood', () => {
    expect(figuresIn('between 34 and 39 in, 3 1/2 in, six feet, 5,000 lb and 19.5 percent')).toEqual([
      { value: 34, unit: '' },
      { value: 39, unit: 'in' },
      { value: 3.5, unit: 'in' },
      { value: 6, unit: 'ft' },
      { value: 5000, unit: 'lb' },
      { value: 19.5, unit: 'percent' },
    ])
  })

  test('a code is no figure', () => {
    expect(figuresIn('29 CFR 1926.501(b)(1), 1926.502, R4323-90 and ANSI Z87.1')).toEqual([])
  })

  test('a figure with another number or another unit is not found', () => {
    const official = 'an edge 6 feet (1.8 m) or more above a lower level, within 2 inches of the top'
    expect(states(official, { value: 6, unit: 'ft' })).toBe(true)
    expect(states(official, { value: 7, unit: 'ft' })).toBe(false)
    expect(states(official, { value: 2, unit: 'lb' })).toBe(false)
  })

  test('a run of twelve words taken over is noticed', () => {
    const official =
      'No employee shall be permitted underneath loads handled by lifting or digging equipment.'
    expect(copiedRun(`So: ${official}`, official, 12)).toBeDefined()
    expect(
      copiedRun('Nobody stands under a load handled by lifting or digging machines.', official, 12),
    ).toBeUndefined()
  })
})

const fromLaws = regulations.filter(
  ({ code, verified }) => verified.how === 'official text' && !code.startsWith('29 CFR '),
)

describe.skipIf(!officialTextsPresent)(
  'laws of other countries and titles (skipped where ../shared is absent)',
  () => {
    // It reads every law once.
    test('every record that claims the official text has one that can be read', () => {
      expect(fromLaws.filter(({ code }) => lawText(code) === undefined).map(({ code }) => code)).toEqual([])
    })

    test.each(ofCode(fromLaws))('the figures of %s stand in its article', (code, { summary }) => {
      const official = lawText(code) ?? ''
      const language = lawLanguage(code)
      expect(figuresIn(summary).filter(figure => !states(official, figure, language))).toEqual([])
    })

    test.each(ofCode(fromLaws))('%s is told in our own words', (code, { summary, description = '' }) => {
      expect(copiedRun(`${summary} ${description}`, lawText(code) ?? '', 12)).toBeUndefined()
    })
  },
)

describe.skipIf(!officialTextsPresent)(
  'against the official texts (skipped where ../shared is absent)',
  () => {
    test('every cited section of 29 CFR exists under its number', () => {
      const sections = officialSections()
      expect(title29.filter(({ code }) => !sections.has(sectionOf(code))).map(({ code }) => code)).toEqual([])
    })

    test('a paragraph is cited only where its text was read', () => {
      const wrong = title29.filter(
        ({ code, verified }) => verified.how !== 'official text' && code.includes('('),
      )
      expect(wrong.map(({ code }) => code)).toEqual([])
    })

    test.each(ofCode(checked.filter(({ code }) => code.includes('('))))(
      '%s is a paragraph of the official text',
      code => {
        const isExtract = officialText(sectionOf(code)) === undefined
        expect(isExtract || hasParagraph(textOf(code), paragraphPath(code))).toBe(true)
      },
    )

    test.each(ofCode(checked))('the figures of %s stand in the official text', (code, { summary }) => {
      const official = textOf(code)
      expect(figuresIn(summary).filter(figure => !states(official, figure))).toEqual([])
    })

    test.each(ofCode(checked))('%s is told in our own words', (code, { summary, description = '' }) => {
      expect(copiedRun(`${summary} ${description}`, textOf(code), 12)).toBeUndefined()
    })
  },
)
