import { plain } from '@plumbline/domain'
import { regulations } from '@plumbline/knowledge/regulations/index'
import { thresholdIds } from '@plumbline/knowledge/threshold-ids'
import { thresholds } from '@plumbline/knowledge/thresholds'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBuiltInLibrary } from '../testing/built-in-library'
import { factFor, facts } from './facts'

let library: Awaited<ReturnType<typeof openBuiltInLibrary>>
beforeAll(async () => {
  library = await openBuiltInLibrary()
})
afterAll(() => library.close())

const workplace = { country: 'US', state: null, industry: 'construction' as const }

test.each([
  ['en', 'how high before I tie off', 'edgeHeight'],
  ['en', 'how tall does the guardrail have to be', 'guardrailHeight'],
  ['en', 'at what height do I need a guardrail on a roof', 'edgeHeight'],
  ['de', 'Ab welcher Höhe brauche ich Absturzsicherung?', 'edgeHeight'],
  ['de', 'Wie hoch muss das Geländer sein?', 'guardrailHeight'],
  ['es', '¿qué altura debe tener la barandilla?', 'guardrailHeight'],
  ['es', '¿a partir de qué altura necesito arnés?', 'edgeHeight'],
  ['fr', 'à partir de quelle hauteur faut-il un garde-corps', 'edgeHeight'],
  ['fr', 'quelle hauteur doit avoir le garde-corps', 'guardrailHeight'],
  ['zh', '护栏要多高', 'guardrailHeight'],
  ['zh', '多高需要系安全带', 'edgeHeight'],
  ['en', 'how far from the trench does the spoil pile go', 'spoilDistance'],
  ['en', 'how far to walk to the ladder in a trench', 'trenchExitDistance'],
  ['en', 'how soon do I report a death to OSHA', 'deathReport'],
  ['en', 'who has to design the shoring of a deep trench', undefined],
  ['en', 'what color are fire extinguishers', undefined],
  // Another figure of the same subject.
  ['en', 'scaffold ratio of height to base before tying it', undefined],
  ['en', 'stairs with how many risers need a handrail', undefined],
  ['en', 'what noise level starts a hearing conservation program', undefined],
  ['en', 'how close must an extinguisher be to 5 gallons of gasoline', undefined],
  ['en', 'when does an employer report a lost eye', 'injuryReport'],
] as const)('%s: %s', async (language, text, expected) => {
  const english = await library.libraryFor(language, workplace).read(text)
  expect(factFor(english, plain(text))?.id).toBe(expected)
})

describe('every figure', () => {
  const byCode = new Map(regulations.map(regulation => [regulation.code, regulation]))
  /** '7 1/2' is 7.5, and '500 cm' is 5 m. */
  const numbersIn = (text: string) => {
    const written = text.replaceAll(',', '').replaceAll(' 1/2', '.5')
    const meters = [...written.matchAll(/(\d+) cm/g)].map(([, value]) => String(Number(value) / 100))
    return [...(written.match(/\d+(?:\.\d+)?/g) ?? []), ...meters]
  }

  test.each(facts.map(({ id }) => id))('of %s is in the text of the record it names', id => {
    expect(thresholdIds).toContain(id)
    for (const threshold of Object.values(thresholds[id])) {
      if (!threshold) continue
      const [figure, code] = threshold
      const record = byCode.get(code)
      const text = numbersIn(`${record?.summary} ${record?.description}`)
      for (const number of numbersIn(figure))
        expect([code, text]).toEqual([code, expect.arrayContaining([number])])
    }
  })
})
