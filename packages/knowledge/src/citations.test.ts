import { describe, expect, test } from 'vitest'
import { Citation } from './citations/citation'
import { citation, citations, unknownCodes } from './citations/index'
import { hazards } from './hazards/index'
import { nioshRecommended, oshaActionLevel, oshaPermissible } from './noise'
import { hasParagraph, paragraphPath } from './testing/cfr-paragraphs'
import { officialExtract, officialText } from './testing/cfr-text'
import { officialSections, officialTextsPresent } from './testing/official-texts'

const sectionOf = (code: string) => code.replace(/\(.*/, '')
const federal = citations.filter(({ confirmedBy }) => confirmedBy !== 'named')

describe('citations', () => {
  test.each(citations.map(entry => [entry.code, entry] as const))('%s is complete', (_, entry) => {
    expect(Citation.parse(entry)).toEqual(entry)
  })

  test('each code stands in the table once', () => {
    expect(citations.length).toBe(new Set(citations.map(({ code }) => code)).size)
  })

  test('no hazard and no noise criterion cites a code that is not in the table', () => {
    const cited = [
      ...hazards.flatMap(hazard => hazard.regulations),
      oshaPermissible.code,
      oshaActionLevel.code,
      nioshRecommended.code,
    ]
    expect(unknownCodes(cited)).toEqual([])
  })

  test('a code that does not exist is noticed', () => {
    expect(unknownCodes(['1926.100(a)', '1926.95(z)'])).toEqual(['1926.95(z)'])
    expect(citation('1926.95(z)')).toBeUndefined()
  })

  test('hard hats are cited to the head protection rule, not to the general one', () => {
    expect(hazards.find(({ id }) => id === 'head-protection')?.regulations[0]).toBe('1926.100(a)')
  })

  test('nothing claims a general vest rule', () => {
    const vest = hazards.find(({ id }) => id === 'high-visibility')
    expect(vest?.regulations).toContain('OSH Act 5(a)(1)')
  })

  test('a section known only by its heading is cited without a paragraph', () => {
    const wrong = federal.filter(({ confirmedBy, code }) => confirmedBy === 'heading' && code.includes('('))
    expect(wrong).toEqual([])
  })
})

describe.skipIf(!officialTextsPresent)('against the official texts (skipped where they are absent)', () => {
  test('every section of 29 CFR exists', () => {
    const sections = officialSections()
    expect(federal.map(({ code }) => sectionOf(code)).filter(section => !sections.has(section))).toEqual([])
  })

  test.each(federal.filter(({ confirmedBy }) => confirmedBy === 'text').map(({ code }) => [code]))(
    '%s is a paragraph of the official text',
    code => {
      const text = officialText(sectionOf(code))
      expect(text, 'the text of the section is not at hand').toBeDefined()
      expect(hasParagraph(text ?? '', paragraphPath(code))).toBe(true)
    },
  )

  test.each(federal.filter(({ confirmedBy }) => confirmedBy === 'extract').map(({ code }) => [code]))(
    '%s is among the paragraphs at hand',
    code => {
      expect(officialExtract(code)?.length).toBeGreaterThan(40)
    },
  )

  test.each([['1926.100(q)'], ['1926.501(b)(99)'], ['1926.1053(b)(5)(vii)'], ['1926.701(b)(3)']])(
    '%s, which does not exist, is rejected',
    code => {
      expect(hasParagraph(officialText(sectionOf(code)) ?? '', paragraphPath(code))).toBe(false)
    },
  )
})
