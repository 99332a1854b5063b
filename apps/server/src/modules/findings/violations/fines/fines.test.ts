import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'

const app = useTestApp()

const report = async (person: Person, given: object = {}) =>
  (
    await person.send(contract.createViolation, {
      body: { type: 'Missing guardrail', severity: 'High', location: 'Tower', ...given },
    })
  ).data

describe('an estimated fine', () => {
  let ana: Person
  beforeAll(async () => {
    ana = await signUpOn(app, 'pro')
  })
  const estimate = async (person: Person, body: Partial<Record<string, unknown>> = {}) =>
    (
      await person.send(contract.estimateFine, {
        body: { text: 'No guardrail', regulation_codes: ['1926.501(b)(1)'], ...body },
      })
    ).data
  const settings = (person: Person, changes: object = {}) =>
    person.send(contract.saveFineSettings, {
      body: { employees: null, goodFaith: 'none', history: 'neutral', quickFix: false, ...changes },
    })

  const box = {
    x: 1,
    y: 1,
    width: 2,
    height: 2,
    label: 'No hard hat',
    labelCode: 'no_hard_hat',
    severity: 'High',
  }

  test('starts from gravity and takes one reduction after the other, each from what is left', async () => {
    await settings(ana, { employees: 80, goodFaith: 'full', history: 'clean', quickFix: true })
    const {
      estimate: dollars,
      breakdown,
      rationale,
      messages,
    } = await estimate(ana, { text: 'Something is wrong' })
    expect(breakdown).toMatchObject({
      severity: 'Medium',
      probability: 'lesser',
      gravity: 'moderate',
      base: 9457,
      maximum: 16_550,
      maximaSince: '2025-01-15',
      limit: null,
    })
    // 9,457 less 30 % is 6,620; less 25 % is 4,965; less 20 % is 3,972; less 15 % is 3,376.
    expect(breakdown?.adjustments.map(({ factor, after }) => [factor, after])).toEqual([
      ['size', 6620],
      ['good_faith', 4965],
      ['history', 3972],
      ['quick_fix', 3376],
    ])
    expect(dollars).toBe(3376)
    expect(rationale).toContain('Size (up to 80 employees) lowers the amount by 30% ($2,837) to $6,620.')
    expect(rationale).toContain('This is an estimate, not a citation')
    expect(messages.map(({ code }) => code)).toEqual([
      'fine.gravity',
      'fine.size',
      'fine.good_faith',
      'fine.history_lowers',
      'fine.quick_fix',
      'fine.estimate',
    ])
  })

  test('of high gravity is reduced by size and history only', async () => {
    await settings(ana, { employees: 300, goodFaith: 'full', history: 'clean', quickFix: true })
    const { id } = await report(ana, { boundingBoxes: [box, { ...box, x: 9 }] })
    const { estimate: dollars, breakdown } = await estimate(ana, { violation_id: id })
    expect(breakdown).toMatchObject({ gravity: 'high', probability: 'greater', base: 16_550 })
    expect(breakdown?.adjustments.map(({ factor }) => factor)).toEqual(['history'])
    expect(dollars).toBe(13_240)
  })

  test('is never above the maximum nor below the minimum', async () => {
    await settings(ana, { employees: 300, history: 'serious' })
    const { id } = await report(ana, { boundingBoxes: [box, box] })
    expect(await estimate(ana, { violation_id: id })).toMatchObject({
      estimate: 16_550,
      breakdown: { limit: 'maximum' },
    })
    await settings(ana, { employees: 3, goodFaith: 'full', history: 'clean', quickFix: true })
    expect(await estimate(ana, { text: 'A low risk of a scratch' })).toMatchObject({
      estimate: 1182,
      breakdown: { limit: 'minimum' },
    })
  })

  test('counts people, not boxes: a machine beside a person is no second person', async () => {
    await settings(ana, { employees: 80 })
    const machine = { ...box, label: 'Machinery', labelCode: 'machinery' }
    const given = { type: 'Bare head', description: 'No hard hat', boundingBoxes: [box, machine] }
    const one = await estimate(ana, { violation_id: (await report(ana, { ...given, location: 'A1' })).id })
    expect(one.breakdown).toMatchObject({ severity: 'High', probability: 'lesser', base: 11_823 })
    const two = await report(ana, { ...given, location: 'A2', boundingBoxes: [box, box, machine] })
    expect((await estimate(ana, { violation_id: two.id })).breakdown).toMatchObject({
      probability: 'greater',
      base: 16_550,
    })
  })

  test.each([
    ['No high-visibility vest', 'High'],
    ['Loose nails beside the highway', 'Medium'],
    ['A minor scratch', 'Low'],
    ['Noise above the limit, low risk', 'High'],
  ])('takes the injury from the hazard, not from the letters: %s', async (text, severity) => {
    expect((await estimate(ana, { text })).breakdown?.severity).toBe(severity)
  })

  test('gives no quick fix for what people only have to put on', async () => {
    await settings(ana, { employees: 300, quickFix: true })
    const hats = await estimate(ana, { text: 'No hard hat' })
    expect(hats.breakdown?.adjustments).toEqual([])
    expect(hats.messages.map(({ code }) => code)).toContain('fine.quick_fix_excluded')
    const guard = await estimate(ana, { text: 'Missing machine guard' })
    expect(guard.breakdown?.adjustments.map(({ factor }) => factor)).toEqual(['quick_fix'])
  })

  test('says what it would be repeated, willful, unfixed or not serious', async () => {
    await settings(ana, { employees: 80, history: 'clean' })
    // Repeated: 11,823 × 2 × 0.7; a second time × 5. Willful: 165,514 × 0.8 × 0.8. Each day unfixed: 11,823 × 0.7.
    expect((await estimate(ana)).breakdown?.otherCases).toEqual([
      { classifiedAs: 'other_than_serious', amount: 0, upTo: false, perDay: false },
      { classifiedAs: 'repeated', amount: 16_552, upTo: false, perDay: false },
      { classifiedAs: 'repeated_again', amount: 41_381, upTo: false, perDay: false },
      { classifiedAs: 'willful', amount: 105_929, upTo: true, perDay: false },
      { classifiedAs: 'failure_to_abate', amount: 8_276, upTo: false, perDay: true },
    ])
  })

  test('does not exist where no rule is broken', async () => {
    for (const body of [{ regulation_codes: [] }, { text: 'Person lying down' }])
      expect(await estimate(ana, body)).toMatchObject({
        estimate: null,
        messages: [{ code: 'fine.no_breach' }],
      })
  })

  test('under the General Duty Clause needs own employees at risk', async () => {
    const codes = async (code: string) =>
      (await estimate(ana, { regulation_codes: [code] })).messages.map(each => each.code)
    expect(await codes('OSH Act 5(a)(1)')).toContain('fine.general_duty')
    expect(await codes('1926.501(b)(1)')).not.toContain('fine.general_duty')
  })

  test('knows the size from the company where nobody gave a head count', async () => {
    const small = await signUpOn(app, 'pro', { companySize: 'small' })
    const large = await signUpOn(app, 'pro', { companySize: 'medium' })
    expect((await estimate(small)).breakdown?.adjustments).toMatchObject([{ factor: 'size', percent: -30 }])
    expect((await estimate(large)).breakdown?.adjustments).toEqual([])
  })

  test('does not exist elsewhere, nor for rules that OSHA does not fine', async () => {
    const uk = await signUpOn(app, 'pro', { region: 'uk' })
    expect(await estimate(uk)).toMatchObject({
      estimate: null,
      breakdown: null,
      messages: [{ code: 'fine.no_method' }],
    })
    const mine = await estimate(ana, { regulation_codes: ['30 CFR 56.15002'] })
    expect(mine).toMatchObject({ estimate: null, messages: [{ code: 'fine.other_body' }] })
  })

  test('follows the law of the site: a state with a plan of its own names its maximum', async () => {
    const dee = await signUpOn(app, 'enterprise')
    const at = async (name: string, country: string, state: string | null) => {
      const site = await dee.send(contract.createSite, {
        body: { name, address: '', country, state, timeZone: null, industry: 'construction' },
      })
      const given = { siteId: site.data.id, description: 'No hard hat', regulationCode: '29 CFR 1926.100(a)' }
      return estimate(dee, { regulation_codes: [], violation_id: (await report(dee, given)).id })
    }
    expect((await at('Austin', 'US', 'US-TX')).breakdown).toMatchObject({ base: 11_823 })
    const california = await at('Fresno', 'US', 'US-CA')
    expect(california).toMatchObject({
      estimate: null,
      messages: [{ code: 'fine.state_plan', params: { agency: 'Cal/OSHA', maximum: 25_000 } }],
    })
    expect(california.rationale).toContain('$25,000')
    expect((await at('Tucson', 'US', 'US-AZ')).messages).toMatchObject([{ code: 'fine.state_plan_only' }])
    expect((await at('Leeds', 'GB', null)).messages).toMatchObject([{ code: 'fine.no_method' }])
  })

  test('exists for the General Duty Clause and for what is written without its title', async () => {
    for (const code of ['OSH Act 5(a)(1)', '1926.501(b)(1)'])
      expect((await estimate(ana, { regulation_codes: [code] })).breakdown).not.toBeNull()
  })

  test('depends on settings that managers change and members see', async () => {
    const ben = await colleagueOf(app, ana)
    await settings(ana, { employees: 40, goodFaith: 'some' })
    expect((await ben.call(contract.getFineSettings, {})).data).toEqual({
      employees: 40,
      goodFaith: 'some',
      history: 'neutral',
      quickFix: false,
    })
    expect((await settings(ben)).status).toBe(403)
    expect((await settings(ana, { employees: 0 })).fields).toMatchObject([{ field: 'employees' }])
    expect((await settings(ana, { history: 'spotless' })).fields).toMatchObject([{ field: 'history' }])
  })

  test("is not estimated for another organization's violation", async () => {
    const { id } = await report(await signUp(app))
    const response = await ana.call(contract.estimateFine, {
      body: { text: 'x', regulation_codes: [], violation_id: id },
    })
    expect(response.status).toBe(404)
  })
})
