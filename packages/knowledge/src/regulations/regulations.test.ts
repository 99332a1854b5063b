import {
  commonTags,
  languages,
  plain,
  regulationIndustries,
  regulatoryBodies,
  severities,
} from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import { readQuery } from '../lexicon/index'
import { regulations } from './index'
import { jurisdictions, Regulation, tags } from './regulation'
import { verificationMethods } from './verification'

const codes = new Set(regulations.map(({ code }) => code))
const ofCode = regulations.map(record => [record.code, record] as const)

/** Whatever a code looks like, it is one of these. */
const forms = [
  /^(?:14|21|29|30|40|47|49) CFR \d+(?:\.\d+)?(?:\((?:[a-z]{1,2}|\d{1,2}|[ivx]+|[A-Z])\))*$/,
  /^29 CFR \d+(?:\.\d+)?(?:\([a-z]\))?(?: “[A-Z][\w /-]+”|(?: Subpart [A-Z]{1,2})?(?: App\. [A-Z](?:-\d)?)?)$/,
  /^CA 8 CCR \d{3,4}(?:\.\d)?$|^WAC 296-\d{2,3}(?:-\d{3,5})?$|^OAR 437-\d{3}-\d{4}$|^MIOSHA (?:CS|GI) Part \d{1,3}$/,
  /^(?:CA Labor Code|NV NRS|AZ ARS|NC GS|VA Code|MD COMAR) [\d.-]+$|^VA 16VAC25-\d{2,3}$|^NV R\d{3}-\d{2}$/,
  /^(?:CA|WA|OR|MI|NC|VA|AZ|NV) state plan$|^OSHA CPL 0\d-0\d-\d{3}$|^\d{2} FR \d{4,6}$|^OSHA \d{4}$/,
  /^ANSI [ABZ]\d{1,3}\.\d{1,2}$|^NFPA \d{1,4}[A-Z]?$/,
  /^OSH Act \d+(?:\([a-z\d]\))+$/,
  /^NIOSH (?:\d{2}|\d{4})-\d{3}$/,
  /^UK [A-Z][\w ]+ \d{4} (?:reg\.|art\.|s\.|Sch\.) \d+$/,
  /^EU (?:Regulation )?\d{2,4}\/\d{2,4}(?:\/E(?:E?C|U))?(?: art\. \d+| Annex [IV]+)?$/,
  /^Canada (?:Labour Code s\. [\d.]+|SOR\/\d{2,4}-\d+(?: Part [IVX]+| s\. [\d.]+)?)$/,
  /^Quebec (?:LSST|RSST|S-2\.1, r\. 4) s\. [\d.]+$/,
  /^(?:O\. Reg\. \d+\/\d{2}(?: s\. [\d.]+)?|Ontario OHSA s\. \d+|BC OHSR (?:s\. [\d.]+|Part \d+)|Alberta OHS Code (?:s\. \d+|Part \d+))$/,
  /^AU (?:WHS|VIC OHS) (?:Act(?: 2004)? s\. \d+|Regulations(?: 2017)? (?:r\. \d+[A-Z]?|Chapter \d[A-Z]?))$/,
  /^ES (?:Ley|RD|RDLeg) \d+\/\d{4} (?:art\. \d+(?: bis)?|disposición adicional (?:única|\d+)|anexo(?: [IVX]+)?(?: [A-Z])?(?:[ .]\d+)*)$/,
  /^CN (?:[A-Z][A-Za-z ]+ art\. \d+|(?:JGJ|GBZ?|AQ)(?:\/T)? [\d.]+(?:-\d{4})?)$/,
  /^DE [\w\u00c4-\u00fc-]+(?: VII)? (?:§ \d+[a-z]?|Anhang(?: (?:\d|[IV]+))?(?: Nr\. [\d.]+)?)$/,
  /^DGUV (?:Vorschrift \d+(?: § \d+)?|(?:Regel|Information|Grundsatz) \d{3}-\d{3})$/,
  /^(?:ASR [AV]\d(?:\.\d+)?|TR(?:BS|GS|BA) \d+(?: Teil \d)?|RAB \d+|DIN (?:EN )?\d+(?:-\d+)?)$/,
  /^FR Code du travail [LRD]\d{4}-\d+(?:-\d+)?$/,
  /^ISO 45001 [\d.]+$/,
  /^ILO C\d+$/,
]

describe('the regulation library', () => {
  test('holds at least 400 regulations', () => {
    expect(regulations.length).toBeGreaterThanOrEqual(400)
  })

  test.each(ofCode)('%s is complete', (_, record) => {
    expect(Regulation.parse(record)).toEqual(record)
  })

  test('each code has one of the known forms', () => {
    expect([...codes].filter(code => !forms.some(form => form.test(code)))).toEqual([])
  })

  test('each code stands in it once', () => {
    const all = regulations.map(({ code }) => code)
    expect(all.filter((code, i) => all.indexOf(code) !== i)).toEqual([])
  })

  test('related codes exist and are other ones', () => {
    const dangling = regulations.flatMap(({ code, related }) =>
      related.filter(other => !codes.has(other) || other === code).map(other => `${code} → ${other}`),
    )
    expect(dangling).toEqual([])
  })

  test('no tag or related code is given twice', () => {
    const twice = (list: readonly string[]) => new Set(list).size !== list.length
    expect(
      regulations.filter(({ tags, related }) => twice(tags) || twice(related)).map(({ code }) => code),
    ).toEqual([])
  })

  test('each record has at least six ways to ask for it', () => {
    expect(regulations.filter(({ asks }) => asks.length < 6).map(({ code }) => code)).toEqual([])
  })

  test('200 records can be asked for in each language of the product', () => {
    const english = new Set(regulations.flatMap(({ summary }) => plain(summary).match(/[a-z]+/g) ?? []))
    const languageOf = (ask: string) => readQuery(ask, word => english.has(word), 'en').language
    const inChinese = regulations.filter(({ asks }) => asks.some(ask => /\p{Script=Han}/u.test(ask)))
    const inAll = inChinese.filter(({ asks }) => {
      const asked = new Set(asks.map(languageOf))
      return languages.every(language => asked.has(language))
    })
    expect(inAll.length).toBeGreaterThanOrEqual(200)
  })

  test('no way to ask is given twice or repeats its title', () => {
    const plainly = (text: string) => text.toLowerCase().replace(/[¿?’']/g, '')
    const asks = regulations.flatMap(({ asks }) => asks.map(plainly))
    const seen = new Set<string>()
    expect(asks.filter(ask => seen.has(ask) || !seen.add(ask))).toEqual([])
    const titles = regulations.filter(({ asks, title }) => asks.map(plainly).includes(plainly(title)))
    expect(titles.map(({ code }) => code)).toEqual([])
  })

  test('no two summaries are alike', () => {
    const summaries = regulations.map(({ summary }) => summary)
    expect(summaries.filter((summary, i) => summaries.indexOf(summary) !== i)).toEqual([])
  })

  test('a summary is two to four sentences', () => {
    const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z$\d])/).length
    const off = regulations.filter(({ summary }) => sentences(summary) < 2 || sentences(summary) > 4)
    expect(off.map(({ code }) => code)).toEqual([])
  })

  test.each([
    ['industry', regulationIndustries],
    ['body', regulatoryBodies],
    ['jurisdiction', jurisdictions],
    ['riskLevel', severities],
  ] as const)('each %s has a record', (field, options) => {
    const used = new Set<string>(regulations.map(record => record[field]))
    expect(options.filter(option => !used.has(option))).toEqual([])
  })

  test('each common tag, and each tag of the vocabulary, has a record', () => {
    const used = new Set<string>(regulations.flatMap(record => record.tags))
    expect(commonTags.filter(tag => !used.has(tag))).toEqual([])
    expect(tags.filter(tag => !used.has(tag))).toEqual([])
  })

  test('each way of checking has a record', () => {
    const used = new Set(regulations.map(({ verified }) => verified.how))
    expect(verificationMethods.filter(how => !used.has(how))).toEqual([])
  })

  test('a paragraph of 29 CFR is cited only where its text was read', () => {
    const wrong = regulations.filter(
      ({ code, verified }) =>
        code.startsWith('29 CFR ') && code.includes('(') && verified.how !== 'official text',
    )
    expect(wrong.map(({ code }) => code)).toEqual([])
  })
})
