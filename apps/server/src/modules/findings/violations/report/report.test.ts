import * as contract from '@plumbline/contract'
import { languages, type Violation } from '@plumbline/contract'
import { formatCitation } from '@plumbline/domain'
import { loadFormatter, type MessageKey } from '@plumbline/messages'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { download, readPdf } from '../../../../testing/pdf'
import { colleagueOf, type Person, signUp } from '../../../../testing/people'
import { sampleOf, upload } from '../../../../testing/uploads'

const app = useTestApp()
let ana: Person
let found: Violation[]
beforeAll(async () => {
  ana = await signUp(app)
  const { data } = await upload(app, ana, { file: await sampleOf('site-no-hats'), name: 'site.jpg' })
  await app.analysisWorker.wake()
  found = (await ana.call(contract.getResult, { params: { id: data.id } })).data.violations
})

/** The finding that cites a rule. */
function first() {
  const violation = found.find(({ basis }) => basis === 'breach')
  if (!violation) throw new Error('the sample shows no breach')
  return violation
}
const seen = { type: 'Loose board', severity: 'Low', location: 'By the gate' } as const
const record = async (person: Person, changes: object = {}) =>
  (await person.call(contract.createViolation, { body: { ...seen, ...changes } })).data
const reportOf = (person: Person | null, id: string, pages?: 'one' | 'full') =>
  download(app, person, contract.violationReport, { params: { id }, query: { ...(pages && { pages }) } })
const read = async (person: Person, id: string) => readPdf((await reportOf(person, id, 'full')).bytes)

const { translate } = await loadFormatter('en')
const english = (key: MessageKey<'report'>) => translate('report', key)

/** Lines end where the paper does; what is said is compared without that. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

describe('the report of one violation', () => {
  test('shows the picture with its boxes, the rule, the action, who did what, and where to sign', async () => {
    const ben = await colleagueOf(app, ana)
    const { id, regulationCodes } = first()
    const body = { title: 'Hand out hard hats', violationId: id, assignee: ben.id, dueDate: '2026-11-19' }
    await ana.call(contract.createTask, { body })
    await ben.call(contract.setViolationStatus, { params: { id }, body: { status: 'In Progress' } })

    const response = await reportOf(ana, id, 'full')
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('application/pdf')
    const day = first().date.slice(0, 10)
    expect(response.headers['content-disposition']).toContain(
      `filename="no-head-protection-near-machinery-harbor-4-${day}.pdf"`,
    )
    const { pages, text, info } = await readPdf(response.bytes)
    const formatter = await loadFormatter('en')
    const messages = formatter.violation(first())
    expect(info.Title).toBe(messages.type)
    expect(pages.reduce((sum, { images }) => sum + images, 0)).toBe(1)
    expect(first().boundingBoxes.length).toBeGreaterThan(0)
    for (const words of [
      'Ruiz Construction',
      messages.type,
      messages.location,
      messages.description,
      messages.because ?? '',
      ...messages.steps,
      ...regulationCodes.map(formatCitation),
      '29 CFR 1926.100(a)',
      ...first().boundingBoxes.map(box => formatter.label(box)),
      'Hand out hard hats',
      'Ben Okafor',
      'Nov 19, 2026',
      'Status: Open → In Progress',
      `Page 1 of ${pages.length}`,
    ])
      expect(plain(text)).toContain(plain(words))
    for (const word of [
      english('sections.actions'),
      english('sections.history'),
      ...formatter.translateList('report', 'roles'),
    ])
      expect(text).toContain(word)
  })

  test('says what the analysis was checked for and what not, and lists related rules without citing them', async () => {
    const { id, analysisId, basis, relatedCodes } = first()
    const { data } = await ana.call(contract.getResult, { params: { id: analysisId ?? '' } })
    const formatter = await loadFormatter('en')
    const lines = data.detail?.checked ? formatter.checkedLines(data.detail.checked) : []
    expect(lines.map(line => line.split(':')[0])).toEqual(['Checked for', 'Not checked'])
    const { text } = await read(ana, id)
    for (const told of [...lines, english(`basis.${basis}`), english('facts.related'), ...relatedCodes])
      expect(plain(text)).toContain(plain(told))
    expect(relatedCodes.length).toBeGreaterThan(0)
  })

  test('says of advice that no rule is shown broken', async () => {
    const { id } = first()
    const advised = `basis = 'advisory', regulation_codes = '{}'`
    const { id: other } = await record(ana)
    await app.db.pool.query(`update violations set ${advised} where id = $1`, [other])
    expect((await read(ana, other)).text).toContain('Advice only. No rule violation confirmed.')
    expect((await read(ana, id)).text).not.toContain('Advice, no rule shown broken')
  })

  test('names who answered the question it comes from', async () => {
    const params = { id: first().analysisId ?? '' }
    const { data: questions } = await ana.call(contract.listQuestions, { params })
    const body = { questionId: questions[0]?.id ?? '', answer: 'not_ok' as const }
    const { data } = await ana.call(contract.answerQuestion, { params, body })
    const { text } = await read(ana, data.violationId ?? '')
    for (const told of ['Answered Not OK by Ana María Ruiz', english('basis.reported'), 'Not checked:'])
      expect(plain(text)).toContain(plain(told))
    // Nothing is drawn on the photo of an answer.
    expect(text).not.toContain(english('pictureMarked'))
    await ana.call(contract.answerQuestion, { params, body: { ...body, answer: 'ok' } })
  })

  test.each(languages.filter(language => language !== 'en'))('is told in %s', async language => {
    const reader = await colleagueOf(app, ana)
    await app.db.pool.query('update users set language = $1, region = $2 where id = $3', [
      language,
      'eu',
      reader.id,
    ])
    const { text } = await read(reader, first().id)
    const formatter = await loadFormatter(language)
    const messages = formatter.violation(first())
    expect(messages.type).not.toBe(first().type)
    for (const told of [
      messages.type,
      messages.description,
      ...messages.steps,
      formatter.translate('report', 'signature.name'),
      formatter.translateList('report', 'roles')[0],
    ])
      expect(plain(text)).toContain(plain(told ?? ''))
  })

  test('works out the fine and names the cause where the plan holds them', async () => {
    const dee = await signUp(app)
    const given = { type: 'Missing guardrail', severity: 'High', regulationCode: '1926.501(b)(1)' }
    const { id } = await record(dee, given)
    const without = await read(dee, id)
    for (const heading of [english('sections.fine'), english('sections.cause')])
      expect(without.text).not.toContain(heading)
    await app.db.pool.query("update subscriptions set plan = 'pro' where organization_id = $1", [
      dee.organizationId,
    ])
    const { text } = await read(dee, id)
    const body = { text: '', regulation_codes: ['1926.501(b)(1)'], violation_id: id }
    const { data } = await dee.call(contract.estimateFine, { body: { ...body, text: 'Missing guardrail' } })
    const dollars = (amount = 0) => `$${amount.toLocaleString('en-US')}`
    for (const told of [
      english('sections.fine'),
      `${dollars(data.estimate ?? 0)} (estimate)`,
      ...(data.breakdown?.adjustments ?? []).map(({ after }) => dollars(after)),
      dollars(data.breakdown?.base),
      'lowers by 30 %',
      english('fine.notice'),
      english('sections.cause'),
      'Guardrail',
    ])
      expect(plain(text)).toContain(plain(told))
  })

  test('is one page, with the picture, the rule, the action, a link to the record and the signatures', async () => {
    const { id, regulationCodes } = first()
    const { bytes } = await reportOf(ana, id)
    const { pages, text } = await readPdf(bytes)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.images).toBe(1)
    for (const told of [...regulationCodes, english('signature.name'), `/violations?violation=${id}`])
      expect(plain(text)).toContain(plain(told))
    expect(text).not.toContain(english('sections.history'))
  })

  test('has the paper and the time of the site', async () => {
    const fay = await signUp(app)
    const { data } = await fay.call(contract.listSites, {})
    const [site] = data.items
    if (!site) throw new Error('sign-up makes a site')
    const berlin = { ...site, country: 'DE', state: null, timeZone: 'Europe/Berlin' } as const
    await fay.call(contract.updateSite, { params: { id: site.id }, body: berlin })
    const { id } = await record(fay, { siteId: site.id })
    await app.db.pool.query(`update violations set captured_at = '2026-07-01T22:30:00Z' where id = $1`, [id])
    const { pages, text } = await read(fay, id)
    expect(pages[0]?.size).toEqual({ width: 595, height: 842 })
    expect(plain(text)).toContain(plain('Jul 2, 2026, 12:30 AM GMT+2'))
  })

  test('is on Letter paper in the United States', async () => {
    expect((await read(ana, first().id)).pages[0]?.size).toEqual({ width: 612, height: 792 })
  })

  test('shows a person’s HTML as the text it is, in any script', async () => {
    const { id } = await record(ana, {
      type: '<b>Gerüst</b> & 脚手架',
      description: '<script>alert("x")</script>\nsecond line',
      location: '<img src=x onerror=alert(1)>',
    })
    const { text } = await read(ana, id)
    for (const written of [
      '<b>Gerüst</b> & 脚手架',
      '<script>alert("x")</script>\nsecond line',
      "There's no photo of it.",
    ])
      expect(text).toContain(written)
    expect(plain(text)).toContain(plain('<img src=x onerror=alert(1)>'))
  })

  test('rejects people who are signed out or in another organization, and leaves no file behind', async () => {
    const stranger = await signUp(app)
    expect((await reportOf(null, first().id)).status).toBe(401)
    expect((await reportOf(stranger, first().id)).status).toBe(404)
    expect((await reportOf(ana, first().id)).status).toBe(200)
    await expect.poll(() => app.filesIn('printing')).toEqual([])
  })
})

describe('the report of several violations', () => {
  const reportWith = (person: Person, query: object) =>
    download(app, person, contract.violationsReport, { query })

  test('lists what the filters choose, then shows each', async () => {
    const bea = await signUp(app)
    await record(bea, { type: 'Open trench', severity: 'High' })
    app.passTime(1000)
    await record(bea, { type: 'Blocked exit', severity: 'High' })
    await record(bea, { type: 'Loose board' })
    const { status, bytes } = await reportWith(bea, { severity: 'High', sort: 'oldest' })
    expect(status).toBe(200)
    const { pages, text } = await readPdf(bytes)
    expect(text).not.toContain('Loose board')
    expect(pages[0]?.text).toContain('High 2 · Medium 0 · Low 0')
    expect(pages[0]?.text).toContain('Severity: High')
    expect(pages[0]?.text.indexOf('Open trench')).toBeLessThan(pages[0]?.text.indexOf('Blocked exit') ?? 0)
    expect(pages[1]?.text).toContain('1 of 2')
    expect(text).toContain('2 of 2')
    // The overview, and a page to sign for each.
    expect(pages).toHaveLength(3)
    for (const page of pages.slice(1)) expect(page.text).toContain(english('signature.name'))
  })

  test('names who has a task for it, also when the task is done', async () => {
    const gil = await signUp(app)
    const hana = await colleagueOf(app, gil)
    const { id } = await record(gil)
    const body = { violationId: id, assignee: hana.id }
    const { data: task } = await gil.call(contract.createTask, { body })
    await hana.call(contract.updateTask, { params: { id: task.id }, body: { status: 'completed' } })
    const { pages } = await readPdf((await reportWith(gil, {})).bytes)
    expect(pages[0]?.text).toContain('Ben Okafor')
    expect(pages[0]?.text).not.toContain(english('task.nobody'))
  })

  test('shows a photo with each violation seen in it', async () => {
    const { bytes } = await reportWith(ana, {})
    const { pages } = await readPdf(bytes)
    expect(pages.reduce((sum, { images }) => sum + images, 0)).toBe(found.length)
  })

  test('says so when nothing fits, and when there is too much for paper', async () => {
    const cleo = await signUp(app)
    const none = await readPdf((await reportWith(cleo, {})).bytes)
    expect(none.text).toContain('No observations match the filters.')
    for (let batch = 0; batch < 21; batch++) await Promise.all(Array.from({ length: 10 }, () => record(cleo)))
    const response = await reportWith(cleo, {})
    expect([response.status, JSON.parse(response.text)]).toMatchObject([
      400,
      { code: 'report_too_long', params: { most: '200' } },
    ])
    expect((await reportWith(cleo, { severity: 'High' })).status).toBe(200)
  })

  test('is rejected with a filter nobody knows', async () => {
    expect((await reportWith(ana, { color: 'red' })).status).toBe(400)
  })
})
