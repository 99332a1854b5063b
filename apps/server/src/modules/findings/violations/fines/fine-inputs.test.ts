import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { type Person, signUp } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'

const app = useTestApp()
let ana: Person
let violationId: string
async function newViolation(person: Person) {
  const { data } = await person.send(contract.createViolation, {
    body: {
      type: 'Missing guardrail',
      severity: 'High',
      location: 'Tower',
      regulationCode: '29 CFR 1926.501(b)(1)',
    },
  })
  return data.id
}
beforeAll(async () => {
  ana = await signUpOn(app, 'pro')
  violationId = await newViolation(ana)
  await ana.send(contract.saveFineSettings, {
    body: { employees: 80, goodFaith: 'some', history: 'serious', quickFix: false },
  })
})
const body = (inputs?: object, more: object = {}) => ({
  text: 'Missing guardrail',
  regulation_codes: [],
  violation_id: violationId,
  ...(inputs && { inputs }),
  ...more,
})
async function breakdownOf(inputs?: object, more: object = {}) {
  const { data } = await ana.send(contract.estimateFine, { body: body(inputs, more) })
  if (!data.breakdown) throw new Error(data.rationale)
  return { ...data.breakdown, estimate: data.estimate, codes: data.messages.map(({ code }) => code) }
}

describe('the inputs of a fine', () => {
  test('are named with where they come from', async () => {
    expect((await breakdownOf()).inputs).toEqual({
      severity: { value: 'high', source: 'hazard', isFixed: false },
      probability: { value: 'lesser', source: 'hazard', isFixed: false },
      peopleExposed: { value: 1, source: 'assumed', isFixed: false },
      exposure: { value: 'short', source: 'assumed', isFixed: false },
      goodFaith: { value: 'some', source: 'organization', isFixed: false },
      history: { value: 'serious', source: 'organization', isFixed: false },
      grouped: { value: true, source: 'manual', isFixed: true },
    })
  })

  test('can be changed for one estimate, which changes nothing that is stored', async () => {
    const before = await breakdownOf()
    // 11,823 × 0.7 × 0.85 × 1.2 = 8,441.62
    expect(before.estimate).toBe(8_442)
    const inputs = { severity: 'low', goodFaith: 'full', history: 'clean' }
    const { inputs: used, estimate } = await breakdownOf(inputs)
    // 7,093 × 0.7 × 0.75 × 0.8 = 2,979.06
    expect(estimate).toBe(2_979)
    expect(used).toMatchObject({
      severity: { value: 'low', source: 'user' },
      goodFaith: { value: 'full', source: 'user' },
      history: { value: 'clean', source: 'user' },
    })
    expect(await breakdownOf()).toEqual(before)
  })

  test.each([
    [{ peopleExposed: 2 }, 'fine.greater_people'],
    [{ exposure: 'long' }, 'fine.greater_exposure'],
  ])('%j makes the probability greater, and high gravity bars good faith', async (inputs, reason) => {
    const { inputs: used, gravity, codes } = await breakdownOf({ ...inputs, goodFaith: 'full' })
    expect(gravity).toBe('high')
    expect(used.probability).toEqual({ value: 'greater', source: 'user', isFixed: false })
    expect(used.goodFaith).toEqual({ value: 'none', source: 'manual', isFixed: true })
    expect(codes).toContain(reason)
  })

  test('are read from the text where it counts people or names a whole shift', async () => {
    const text = 'Poor housekeeping, 3 workers, all day'
    const { inputs } = await breakdownOf(undefined, {
      text,
      violation_id: undefined,
      regulation_codes: ['1926.25(a)'],
    })
    expect(inputs).toMatchObject({
      peopleExposed: { value: 3, source: 'finding' },
      exposure: { value: 'long', source: 'finding' },
      probability: { value: 'greater', source: 'finding' },
    })
  })

  test('say of each step whether it raises or lowers the amount', async () => {
    const { adjustments, codes } = await breakdownOf(
      { grouped: false },
      { regulation_codes: ['1926.501(b)(1)', '1926.501(b)(4)'] },
    )
    expect(adjustments.map(({ factor, effect, percent }) => [factor, effect, percent])).toEqual([
      ['separate', 'raises', 100],
      ['size', 'lowers', -30],
      ['good_faith', 'lowers', -15],
      ['history', 'raises', 20],
    ])
    expect(codes).toContain('fine.history_raises')
  })

  test.each([
    ['29 CFR 1904.32(b)(6)', 'fine.regulatory'],
    ['29 CFR 1904.39(a)(1)', 'fine.unreported'],
    ['29 CFR 1903.19(c)(1)', 'fine.unverified'],
  ])('under %s are minimal and without good faith', async (code, reason) => {
    const { inputs, codes, otherCases } = await breakdownOf(
      { goodFaith: 'full' },
      { regulation_codes: [code] },
    )
    expect(inputs.severity).toEqual({ value: 'minimal', source: 'manual', isFixed: false })
    expect(inputs.goodFaith).toEqual({ value: 'none', source: 'manual', isFixed: true })
    expect(codes).toContain(reason)
    expect(otherCases).toEqual([])
  })

  test.each([
    [{ severity: 'extreme' }, 'inputs.severity'],
    [{ probability: 'certain' }, 'inputs.probability'],
    [{ peopleExposed: 0 }, 'inputs.peopleExposed'],
    [{ peopleExposed: 10_001 }, 'inputs.peopleExposed'],
    [{ peopleExposed: 1.5 }, 'inputs.peopleExposed'],
    [{ exposure: 'weekly' }, 'inputs.exposure'],
    [{ goodFaith: 'best' }, 'inputs.goodFaith'],
    [{ history: 'spotless' }, 'inputs.history'],
    [{ grouped: 'yes' }, 'inputs.grouped'],
  ])('are rejected when invalid: %j', async (inputs, field) => {
    const response = await ana.send(contract.estimateFine, { body: body(inputs) })
    expect(response.status).toBe(400)
    expect(response.fields).toMatchObject([{ field }])
  })

  test('are rejected when unknown', async () => {
    const response = await ana.send(contract.estimateFine, { body: body({ discount: 90 }) })
    expect(response.status).toBe(400)
  })

  test('are for members with the plan, and for their own violations', async () => {
    const inputs = { peopleExposed: 4 }
    expect((await app.send(contract.estimateFine, { body: body(inputs) })).status).toBe(401)
    const basic = await signUpOn(app, 'basic')
    const own = { violation_id: await newViolation(basic) }
    expect((await basic.send(contract.estimateFine, { body: body(inputs, own) })).status).toBe(402)
    const others = { violation_id: await newViolation(await signUp(app)) }
    expect((await ana.send(contract.estimateFine, { body: body(inputs, others) })).status).toBe(404)
  })
})
