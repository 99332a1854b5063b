import { describe, expect, test } from 'vitest'
import { citations } from '../citations/index'
import { closestCode, codeKey, parseCode, sameCode } from './codes'
import { regulations } from './index'

const EDGE_RULE = '29 CFR 1926.501(b)(1)'

describe('parseCode', () => {
  test.each([
    ['29 CFR 1926.501(b)(1)'],
    ['29CFR1926.501(b)(1)'],
    ['29 C.F.R. § 1926.501(b)(1)'],
    ['1926.501(b)(1)'],
    ['1926.501 (b) (1)'],
    ['1926.501b1'],
    ['1926 501 b 1'],
    ['1926-501-b-1'],
    ['1926501b1'],
    ['OSHA 1926.501(b)(1)'],
    ['OSHA Standard 1926.501(B)(1)'],
    ['§1926.501(b)(1)'],
    ['501b1'],
    ['501(b)(1)'],
    ['501 b 1'],
  ])('%s is the rule on open edges', typed => {
    expect(sameCode(typed, EDGE_RULE)).toBe(true)
  })

  test.each([
    ['1926.501', '29 CFR 1926.501'],
    ['29 cfr 1926.501', '29 CFR 1926.501'],
    ['1926.1053(b)(13)', '29 CFR 1926.1053(b)(13)'],
    ['1053b13', '29 CFR 1926.1053(b)(13)'],
    ['1910.147(c)(4)', '29 CFR 1910.147(c)(4)'],
    ['147c4', '29 CFR 1910.147(c)(4)'],
    ['30 cfr 56.15002', '30 CFR 56.15002'],
    ['MSHA 56.15002', '30 CFR 56.15002'],
    ['40 CFR part 68', '40 CFR 68'],
    ['40 CFR 61.145', '40 CFR 61.145'],
    ['WAH 2005 reg 6', 'UK WAH 2005 reg. 6'],
    ['uk wah 2005 regulation 6', 'UK WAH 2005 reg. 6'],
    ['WAH 2005 Schedule 6', 'UK WAH 2005 Sch. 6'],
    ['cdm 2015 reg. 12', 'UK CDM 2015 reg. 12'],
    ['iso 45001 clause 6.1.2', 'ISO 45001 6.1.2'],
    ['Directive 2003/10/EC', 'EU 2003/10/EC'],
    ['89/391/EEC Article 6', 'EU 89/391/EEC art. 6'],
    ['O.Reg 213/91 s.26.1', 'O. Reg. 213/91 s. 26.1'],
    ['niosh 98-126', 'NIOSH 98-126'],
    ['whs regulations r 291', 'AU WHS Regulations r. 291'],
    ['SOR/86-304 section 12.07', 'Canada SOR/86-304 s. 12.07'],
    ['DORS/86-304 art. 12.07', 'Canada SOR/86-304 s. 12.07'],
    ['COHSR 12.07', 'Canada SOR/86-304 s. 12.07'],
    ['Code canadien du travail art. 128', 'Canada Labour Code s. 128'],
    ['CLC 128', 'Canada Labour Code s. 128'],
    ['S-2.1, r. 4 art. 2.9.1', 'Quebec S-2.1, r. 4 s. 2.9.1'],
    ['CSTC 2.9.1', 'Quebec S-2.1, r. 4 s. 2.9.1'],
    ['rsst 33.1', 'Quebec RSST s. 33.1'],
    ['S-2.1 r.13 article 33.1', 'Quebec RSST s. 33.1'],
    ['LSST art. 12', 'Quebec LSST s. 12'],
    ['OHS Regulations 2017 reg 44', 'AU VIC OHS Regulations 2017 r. 44'],
    ['Victoria OHS Act 2004 section 21', 'AU VIC OHS Act 2004 s. 21'],
    ['WHS Regulations 529D', 'AU WHS Regulations r. 529D'],
    ['Safety Signs 1996 regulation 4', 'UK Safety Signs 1996 reg. 4'],
    ['IRR 2017 reg 12', 'UK IRR 2017 reg. 12'],
    ['cdm 2015 schedule 2', 'UK CDM 2015 Sch. 2'],
  ])('%s is %s', (typed, code) => {
    expect(sameCode(typed, code)).toBe(true)
  })

  test('the third and fourth rank are told apart when run together', () => {
    expect(parseCode('1926.651c1ii')).toMatchObject({ paragraphs: ['c', '1', 'ii'] })
    expect(parseCode('1910.28(b)(1)(i)(A)')).toMatchObject({ paragraphs: ['b', '1', 'i', 'A'] })
    expect(parseCode('1910.28b1ia')).toMatchObject({ paragraphs: ['b', '1', 'i', 'A'] })
  })

  test.each([
    ['how high before I need a harness'],
    ['6 ft'],
    ['10 feet'],
    ['90 dBA'],
    ['ladder'],
    ['noise'],
    ['2 by 4 on a scaffold'],
    ['what does the regulation say about 6 ft ladders'],
    [''],
    ['(b)(1)'],
    ['1926.501 fall protection for roofers'],
  ])('%j is no code', typed => {
    expect(parseCode(typed)).toBeUndefined()
  })
})

describe('sameCode', () => {
  test.each([
    ['1926.501', '29 CFR 1926.501(b)(1)'],
    ['1910.501(b)(1)', EDGE_RULE],
    ['40 CFR 1926.501(b)(1)', EDGE_RULE],
    ['501b10', EDGE_RULE],
    ['WAH 2005 reg 7', 'UK WAH 2005 reg. 6'],
    ['ladder', 'ladder'],
  ])('%s is not %s', (typed, code) => {
    expect(sameCode(typed, code)).toBe(false)
  })

  test('every code of the library is recognized, and is no other code of the library', () => {
    const codes = regulations.map(({ code }) => code)
    expect(codes.filter(code => parseCode(code) === undefined)).toEqual([])
    const keys = codes.map(code => JSON.stringify(parseCode(code)).toLowerCase())
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })
})

describe('closestCode', () => {
  const library = regulations.map(({ code }) => code)

  test.each([
    ['1926.501(b)(1)', '29 CFR 1926.501(b)(1)'],
    ['1926.501(b)(4)(i)', '29 CFR 1926.501(b)(4)'],
    ['1926.352(a)', '29 CFR 1926.352'],
    ['WAH 2005 reg 6', 'UK WAH 2005 reg. 6'],
  ])('%s is told about in %s', (code, record) => {
    expect(closestCode(code, library)).toBe(record)
  })

  test('what the library does not cover has none', () => {
    expect(closestCode('1926.9999(a)', library)).toBeUndefined()
    expect(closestCode('scaffold', library)).toBeUndefined()
  })

  test('every code the product cites leads to a record', () => {
    expect(
      citations.filter(({ code }) => closestCode(code, library) === undefined).map(({ code }) => code),
    ).toEqual([])
  })
})

describe('codeKey', () => {
  test('is the same for every way of writing a code', () => {
    const written = ['29 CFR 1926.501(b)(1)', '1926.501 b 1', 'OSHA 1926.501(B)(1)', '§1926501b1']
    expect(new Set(written.map(codeKey)).size).toBe(1)
    expect(codeKey('Site-Rule  7/b')).toBe(codeKey('site rule 7 B'))
  })

  test('is another for every code of the library', () => {
    const keys = regulations.map(({ code }) => codeKey(code))
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })
})
