import type { Language } from '@plumbline/domain'
import { speechLists } from '@plumbline/languages/lists/speech-lists'
import { describe, expect, test } from 'vitest'
import { citation } from '../citations/index'
import { hazard } from '../hazards/index'
import { penaltyAdjustments } from '../penalties'
import { regulations } from './index'

type Statement = {
  code: string
  /** Why the statement is the right one: the paragraph it was read in. */
  because: string
  says: readonly RegExp[]
  neverSays: readonly RegExp[]
}

/** Statements that were once false, misleading or incomplete, in the order of the review that found them. */
const statements: readonly Statement[] = [
  {
    code: '29 CFR 1926.760',
    because:
      '760(b)(3) asks only connectors to wear tie-off gear; 760(c) asks deckers for training and limits',
    says: [/connectors .* wear what they need to tie off/i, /3,000 square feet/, /controlled decking zone/],
    neverSays: [/decking crews .* gear to tie off/i],
  },
  {
    code: '29 CFR 1926.1439',
    because: '1439(d): of 1926.1433 only (d) and (e) apply',
    says: [/design and testing only paragraphs \(d\) and \(e\)/],
    neverSays: [/everything else of the crane subpart/i],
  },
  {
    code: '29 CFR 1926.300(d)',
    because: '300(d)(3) and (d)(5)',
    says: [/do not positively hold their bit/, /Jackhammers.* are exempt/],
    neverSays: [/chain saws and percussion tools have a switch/],
  },
  {
    code: '29 CFR 1926.1441',
    because: '1441(j); the statement on power lines has no source',
    says: [/never be used to lift people/],
    neverSays: [/most contacts with power lines/],
  },
  {
    code: '29 CFR 1926.1209',
    because: '1209(d) and its note',
    says: [/until another attendant has taken over/, /trained and equipped for rescue/],
    neverSays: [/goes in to help alone/],
  },
  {
    code: '29 CFR 1904.7',
    because: '1904.7(b)(5)(ii)(D) and (F): a plaster cast is medical treatment',
    says: [/Band-Aid/, /Cast.*medical treatment/],
    neverSays: [/Plaster/],
  },
  {
    code: '29 CFR 1926.95',
    because: '89 FR 100346 of 12 December 2024, in force on 13 January 2025',
    says: [/took effect the month after/],
    neverSays: [/since the change of December 2024/],
  },
  {
    code: '29 CFR 1926.501',
    because: '501(a) and 500(a)(2): scaffolds, steel, ladders and stairs stand in their own subparts',
    says: [/Scaffolds, steel erection, ladders, stairs .* own subparts/],
    neverSays: [/As soon as somebody in construction can fall/],
  },
  {
    code: '29 CFR 1910.335',
    because: '1910.333(c)(7) and (8), not 1910.335',
    says: [/insulated tools/],
    neverSays: [/rings|ladders/i],
  },
  {
    code: '29 CFR 1910.333',
    because: '1910.333(c)(7) and (8)',
    says: [/conductive jewelry/, /ladders have nonconductive rails/],
    neverSays: [],
  },
  {
    code: 'UK RRO 2005 art. 9',
    because: 'the Order extends to England and Wales only',
    says: [/England and Wales/],
    neverSays: [/\(UK\)/],
  },
  {
    code: '29 CFR 1926.502(g)',
    because: '502(g)(1)(ii)',
    says: [/60 ft or half the length of the member, whichever is less/],
    neverSays: [/up to 60 ft for precast/],
  },
  {
    code: '29 CFR 1926.1205',
    because: '1205(e)(2)',
    says: [/suspended/],
    neverSays: [],
  },
  {
    code: '29 CFR 1926.303',
    because: '303(c)(1)',
    says: [/90 degrees .* or 125 degrees/],
    neverSays: [],
  },
  {
    code: '29 CFR 1910.106',
    because: '1910.106(d)(3) asks for closed doors; closing by themselves is a matter of fire codes',
    says: [/doors are kept closed/],
    neverSays: [/doors close by themselves/],
  },
  {
    code: '29 CFR 1910.1200',
    because: '1910.1200(j)(2)(ii) and (3)(ii)',
    says: [/November 20, 2026/, /May 19, 2028/],
    neverSays: [],
  },
  {
    code: '29 CFR 1910.1200(f)(12)',
    because: '1910.1200(f)(12)(ii) and (iii)',
    says: [/100 ml/, /3 ml/],
    neverSays: [],
  },
  {
    code: '29 CFR 1910.1200(j)',
    because: '1910.1200(j)(2) and (3)',
    says: [/May 19, 2026/, /November 20, 2026/, /November 19, 2027/, /May 19, 2028/],
    neverSays: [],
  },
  // Found when these records were laid beside the official text.
  {
    code: '29 CFR 1928.52',
    because: '1928.52(b): a static or a dynamic test, and the field test may be omitted',
    says: [/static or a dynamic test/],
    neverSays: [/static, dynamic and field upset/],
  },
  {
    code: '29 CFR 1928.57',
    because: '1928.57(a)(6): only electrical power of farmstead equipment is locked out',
    says: [/turn on farmstead machines, the main switch must be locked/],
    neverSays: [/stopped and locked before/],
  },
  {
    code: '29 CFR 1915.14',
    because: '1915.14(a)(2): the certificate is posted and kept for three months',
    says: [/certificate must be posted/, /3 months/],
    neverSays: [/Results are posted/],
  },
  {
    code: '29 CFR 1915.504',
    because: '1915.504(c)(2)(iv)',
    says: [/unless the employer has surveyed the area/],
    neverSays: [],
  },
  {
    code: '29 CFR 1917.43',
    because: '1917.43(e)(1): guards where things can fall; operator training stands elsewhere',
    says: [/overhead guards where things can fall/],
    neverSays: [/trained operators/],
  },
  {
    code: '29 CFR 1918.22',
    because: '1918.22(a) and (b); lighting stands elsewhere',
    says: [/20 in wide/, /33 in/],
    neverSays: [/\blit\b/],
  },
  {
    code: '30 CFR 56.12016',
    because: '56.12016: also by authorized personnel',
    says: [/or by authorized people/],
    neverSays: [/who alone remove/],
  },
  {
    code: '30 CFR 56.14107',
    because: '56.14107(b): away from, not only above, walking and working surfaces',
    says: [/7 ft away from walking or working surfaces/],
    neverSays: [/above the walkway/],
  },
]

function record(code: string) {
  const found = regulations.find(regulation => regulation.code === code)
  if (!found) throw new Error(`${code} isn't in the library`)
  return found
}

describe('statements of the library that were corrected', () => {
  test.each(statements.map(entry => [entry.code, entry.because, entry] as const))(
    '%s agrees with %s',
    (code, _, { says, neverSays }) => {
      const { title, summary, description = '' } = record(code)
      const text = `${title}\n${summary}\n${description}`
      expect(says.filter(pattern => !pattern.test(text))).toEqual([])
      expect(neverSays.filter(pattern => pattern.test(text))).toEqual([])
    },
  )

  test('no British record claims to hold in the whole United Kingdom', () => {
    const claims = regulations.filter(
      ({ jurisdiction, title }) => jurisdiction === 'UK' && /\(UK\b/.test(title),
    )
    expect(claims.map(({ code }) => code)).toEqual([])
  })

  test.each([['29 CFR 1910.1200'], ['29 CFR 1910.1200(f)(6)'], ['29 CFR 1910.1200(j)']])(
    '%s has the date by which employers meet the revision',
    code => {
      expect(record(code).deadline).toBe('2026-11-20')
    },
  )
})

describe('citations and hazards that were corrected', () => {
  test('a boom lift asks for a harness; a belt does not arrest a fall (note to 1926.453(b)(2)(v))', () => {
    expect(record('29 CFR 1926.453(b)(2)').summary).toMatch(/harness/)
  })

  test('a scissor lift is a mobile scaffold, not an aerial lift', () => {
    const words: [Language, string][] = [
      ['en', 'scissor lift'],
      ['es', 'elevador de tijera'],
      ['fr', 'nacelle ciseaux'],
      ['de', 'scherenbühne'],
      ['zh', '剪叉'],
    ]
    for (const [language, word] of words) {
      const { keywords } = speechLists[language]
      expect(keywords['aerial-lift']).not.toContain(word)
      expect(keywords.scaffold).toContain(word)
    }
    expect(hazard('scaffold').regulations).toContain('1926.451(g)(1)')
  })

  test('no title holds a word of the code base', () => {
    expect(citation('1926.453(b)(2)(iv)')?.title).toBe('Aerial lifts')
  })

  test('history: one reduction, nothing, one increase (Field Operations Manual 6, III.B.2)', () => {
    expect(penaltyAdjustments.history).toEqual({ clean: -20, neutral: 0, serious: 20 })
  })
})
