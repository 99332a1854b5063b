import * as contract from '@plumbline/contract'
import { languages } from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { download, readPdf } from '../../../../testing/pdf'
import { type Person, signUp } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'
import { listRegulations } from '../../../../testing/regulations'

const app = useTestApp()

const rule = {
  title: 'Guard the open edge: Größe, señal, œuvre, 防护',
  regulation_code: 'SITE-7',
  summary: 'Every open edge above two meters has a guardrail.',
  description: '<script>alert(1)</script>\n\nSecond paragraph.\n\n- One item\n- Another',
  industry: 'Construction',
  tags: ['edges', 'guardrails'],
  risk_level: 'High',
  related_regulations: ['29 CFR 1926.501(b)(1)'],
  source: 'https://example.com/rules/7',
} as const
async function create(person: Person, changes: object = {}) {
  const body = { ...rule, tags: [...rule.tags], related_regulations: [...rule.related_regulations] }
  return (await person.call(contract.createRegulation, { body: { ...body, ...changes } })).data
}
const pdfOf = (person: Person | null, id: string) =>
  download(app, person, contract.downloadRegulation, { params: { id }, query: {} })
const library = (person: Person, query: object) =>
  download(app, person, contract.exportRegulations, { query: { format: 'pdf', ...query } })
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

describe('one regulation on paper', () => {
  test.each(languages)('is labeled in %s', async language => {
    const ana = await signUpOn(app, 'pro', { language })
    const { id } = await create(ana)
    const response = await pdfOf(ana, id)
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toContain('filename="site-7.pdf"')
    const { text, info } = await readPdf(response.bytes)
    const { translate } = await loadFormatter(language)
    expect(info.Title).toBe(rule.title)
    for (const told of [
      rule.title,
      rule.regulation_code,
      rule.summary,
      '<script>alert(1)</script>',
      'Second paragraph.',
      'One item Another',
      'edges, guardrails',
      rule.source,
      '29 CFR 1926.501(b)(1)',
      translate('labels', 'risk.High'),
      translate('labels', 'industry.Construction'),
      translate('regulation-print', 'facts.body'),
      translate('regulation-print', 'notice'),
    ])
      expect(plain(text)).toContain(plain(told))
  })

  test('is there for its organization on every plan; the library only for plans that open it', async () => {
    const ana = await signUpOn(app, 'pro')
    const [shared] = (await listRegulations(ana, { pageSize: 1 })).data.items
    const { id } = await create(ana)
    const free = await signUp(app)
    expect((await pdfOf(null, id)).status).toBe(401)
    for (const stranger of [free, await signUpOn(app, 'pro')])
      expect((await pdfOf(stranger, id)).status).toBe(404)
    expect((await pdfOf(free, shared?.id ?? '')).status).toBe(200)
    expect((await library(free, {})).status).toBe(402)
  })
})

describe('the library on paper', () => {
  test('holds what the filters choose, and says by which', async () => {
    const ana = await signUpOn(app, 'pro')
    await create(ana)
    await create(ana, { regulation_code: 'SITE-8', title: 'Cover the hole', tags: ['holes'] })
    const { bytes, headers } = await library(ana, { tags: 'edges' })
    expect(headers['content-disposition']).toContain('filename="regulations.pdf"')
    const { text } = await readPdf(bytes)
    expect(text).toContain('Filters: edges')
    expect(text).toContain('SITE-7')
    expect(text).not.toContain('SITE-8')
  })

  test('is cut where paper is of no more use, and says so', async () => {
    const ana = await signUpOn(app, 'pro')
    const { total } = (await ana.call(contract.listRegulations, { query: {} })).data
    expect(total).toBeGreaterThan(200)
    const { pages, text } = await readPdf((await library(ana, {})).bytes)
    expect(plain(pages[0]?.text ?? '')).toContain(plain(`The first 200 of ${total} regulations.`))
    expect(text.match(/(High|Medium|Low) Risk/g)).toHaveLength(200)
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`)
  })

  test('of no regulation says that none fits', async () => {
    const ana = await signUpOn(app, 'pro')
    const { text } = await readPdf((await library(ana, { tags: 'nobody has this' })).bytes)
    expect(text).toContain('No regulations match the filters.')
  })
})
