import * as contract from '@plumbline/contract'
import { codeKey } from '@plumbline/knowledge/regulations/codes'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { signUpOn } from '../../../../testing/plans'
import { createRegulation, EDGE_RULE, regulationByCode, siteRule } from '../../../../testing/regulations'
import { BUILT_IN_LIBRARY } from '../library/library.repository'
import { plainSummary } from '../library/plain-summary'
import { regulationsRepository } from '../library/regulations.repository'

const app = useTestApp()

describe('a plain-language summary', () => {
  test.each([
    ['en', /6 ft.*must be protected|must be protected.*6 ft/, /Open edges/],
    ['es', /6 ft \(1,8 m\).*debe estar protegid/, /barand/],
    ['fr', /6 ft \(1,8 m\)/, /garde-corps/],
    ['de', /6 ft \(1,8 m\).*muss/, /Geländer/],
    ['zh', /6英尺（1\.8米）/, /护栏|栏杆/],
  ] as const)('is in %s, with what to look at', async (language, words, point) => {
    const ana = await signUpOn(app, 'pro', { language })
    const { id } = await regulationByCode(ana, EDGE_RULE)
    const { data } = await ana.call(contract.regulationSummary, { params: { id } })
    expect(data.language).toBe(language)
    expect(data.summary).toMatch(words)
    expect(data.points.join()).toMatch(point)
  })

  test.each([
    ['es', /Esta norma trata de: protección contra caídas.*6 ft \(1\.8 m\).*solo en inglés/],
    ['fr', /Cette règle porte sur : protection contre les chutes.*qu’en anglais/],
    ['de', /Diese Vorschrift behandelt: Absturzsicherung.*nur auf Englisch/],
    ['zh', /本规定涉及：防坠落.*英文/],
  ] as const)('of a record without a translation says in %s what it is about', async (language, words) => {
    const [row] = await regulationsRepository.byCodeKeys(app.db.read, BUILT_IN_LIBRARY, [codeKey(EDGE_RULE)])
    if (!row) throw new Error(`${EDGE_RULE} is not in the library`)
    const { summary } = await plainSummary({ ...row, code: 'Not translated' }, language)
    expect(summary).toMatch(words)
  })

  test('of one’s own text is that text', async () => {
    const ana = await signUpOn(app, 'pro', { language: 'de' })
    const { id } = (await createRegulation(ana)).data
    expect((await ana.call(contract.regulationSummary, { params: { id } })).data).toEqual({
      summary: siteRule.summary,
      language: null,
      points: [],
    })
  })
})

describe('as a file', () => {
  test('one regulation is JSON or CSV, named by its code', async () => {
    const ana = await signUpOn(app, 'pro')
    const { id } = await regulationByCode(ana, EDGE_RULE)
    const json = await ana.call(contract.downloadRegulation, { params: { id }, query: { format: 'json' } })
    expect(json.headers['content-disposition']).toContain('filename="29-CFR-1926.501-b-1.json"')
    expect(JSON.parse(json.text)).toMatchObject([{ regulation_code: EDGE_RULE }])
    const csv = await ana.call(contract.downloadRegulation, { params: { id }, query: { format: 'csv' } })
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.text).toMatch(/^\uFEFFtitle,regulation_code,summary,industry,tags,risk_level,source,/)
  })

  test('the filtered library holds what the list shows, and no formula', async () => {
    const ana = await signUpOn(app, 'pro')
    await createRegulation(ana, { title: '=HYPERLINK("http://evil.example")', tags: ['formulas'] })
    await createRegulation(ana, {
      title: '@SUM(1)',
      regulation_code: '+49',
      summary: '-1',
      tags: ['formulas'],
    })
    const { text } = await ana.call(contract.exportRegulations, {
      query: { format: 'csv', tags: 'formulas' },
    })
    const rows = text.trim().split('\r\n').slice(1)
    expect(rows).toHaveLength(2)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(text).toContain(`"'@SUM(1)","'+49","'-1"`)
    const all = await ana.call(contract.exportRegulations, { query: { format: 'json', industry: 'Mining' } })
    expect(JSON.parse(all.text)).toHaveLength(
      (await ana.call(contract.listRegulations, { query: { industry: 'Mining' } })).data.total,
    )
  })

  test('of no regulation is still a file', async () => {
    const ana = await signUpOn(app, 'pro')
    const query = { tags: 'nobody has this' }
    expect(
      (await ana.call(contract.exportRegulations, { query: { ...query, format: 'json' } })).text.trim(),
    ).toBe('[]')
  })

  test('has no other format', async () => {
    const ana = await signUpOn(app, 'pro')
    expect((await ana.send(contract.exportRegulations, { query: { format: 'xlsx' } })).status).toBe(400)
  })
})
