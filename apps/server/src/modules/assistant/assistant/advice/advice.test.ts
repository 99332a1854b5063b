import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../../testing/harness'
import { type Person, signUp } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'

const app = useTestApp()
const ana = useCreated(() => signUp(app, { region: 'us', industry: 'construction' }))
const eva = useCreated(() => signUp(app, { language: 'de', region: 'eu', industry: 'construction' }))

const explain = async (person: Person, text: string, regulation?: object) =>
  (await person.call(contract.explainViolation, { body: { text, ...(regulation && { regulation }) } })).data
const remedy = async (person: Person, text: string) =>
  (await person.call(contract.suggestRemediation, { body: { text } })).data
const report = async (person: Person, type: string) =>
  (await person.call(contract.createViolation, { body: { type, severity: 'High' } })).data

describe('questions to start with', () => {
  test('are five for the copilot and three for Paulie, and each is answered by a rule', async () => {
    const { suggestedQuestions: five } = (await ana.call(contract.assistantQuestions, {})).data
    const { suggestedQuestions: three } = (await ana.call(contract.assistantPageQuestions, {})).data
    expect([five.length, three]).toEqual([5, five.slice(0, 3)])
    for (const message of five) {
      const { data } = await ana.call(contract.assistantChat, { body: { message } })
      expect([message, data.kind, data.sources.length > 0]).toEqual([message, 'rule', true])
    }
  })

  test('are in the language of the person', async () => {
    const { suggestedQuestions } = (await eva.call(contract.assistantPageQuestions, {})).data
    expect(suggestedQuestions[0]).toBe('Ab welcher Höhe muss ich gegen Absturz gesichert sein?')
  })

  const questionsFor = async (context: object) =>
    (await ana.call(contract.assistantQuestionsFor, { body: { context } })).data.suggestedQuestions

  test('fit the hazard in the context', async () => {
    expect(await questionsFor({ violation_type: 'Trench without shoring' })).toEqual([
      'At what depth does a trench need protection?',
      'Which safety rule applies to this hazard: Unprotected trench?',
      'What do we do first about this hazard: Unprotected trench?',
    ])
    expect(await questionsFor({ regulation: { code: '29 CFR 1926.501(b)(1)' } })).toContain(
      'At what height do I need fall protection?',
    )
  })

  test('fit the violation in the context, also one of an unknown kind', async () => {
    const { id } = await report(ana, 'Nobody on the scaffold is tied off')
    expect((await questionsFor({ violation_id: id }))[0]).toMatch(/scaffold|fall protection/)
    const { id: odd } = await report(ana, '<b>Xqzv</b> $t(ask.spoil) {{who}}')
    expect((await questionsFor({ violation_id: odd }))[0]).toBe(
      'Which safety rule applies to this hazard: <b>Xqzv</b> $t(ask.spoil) {{who}}?',
    )
  })

  test('are the stock questions where the context says nothing', async () => {
    expect(await questionsFor({})).toEqual(
      (await ana.call(contract.assistantPageQuestions, {})).data.suggestedQuestions,
    )
  })

  test("are not given for another organization's violation, or for nonsense", async () => {
    const { id } = await report(await signUp(app), 'Open edge')
    const send = (context: unknown) => ana.send(contract.assistantQuestionsFor, { body: { context } })
    expect((await send({ violation_id: id })).status).toBe(404)
    for (const context of [undefined, 'edge', { violation_type: 'x'.repeat(201) }, { admin: true }])
      expect((await send(context)).status).toBe(400)
  })
})

describe('an explanation', () => {
  test('says why it is dangerous, which rule it breaks and its figure, with sources', async () => {
    const { explanation, sources } = await explain(ana, 'Missing guardrail on the third floor')
    expect(explanation).toContain('Falls are the leading cause of death in construction.')
    expect(explanation).toContain('The rule here is 29 CFR 1926.501(b)(1)')
    expect(explanation).toContain(
      'Fall protection is required where someone could fall 6 feet or more. (29 CFR 1926.501(b)(1))',
    )
    expect(sources.map(({ code }) => code)).toEqual(['29 CFR 1926.501(b)(1)', '29 CFR 1926.502(b)'])
    expect(sources[0]).toMatchObject({ url: expect.stringMatching(/^https:/), verified: expect.anything() })
  })

  test('uses the law of the place and the language of the person', async () => {
    const { explanation, sources } = await explain(eva, 'Absturzkante, kein Geländer')
    expect(explanation).toMatch(/Absturzhöhe von 2\sm/)
    expect(explanation).toMatch(/In unseren Worten: .*Absturz/)
    expect(sources.every(({ code }) => !code.includes('CFR'))).toBe(true)
  })

  test('is about the regulation that is named, by code or by id', async () => {
    const byCode = await explain(ana, 'what I saw at gate 4', { code: '29 CFR 1926.652(a)(1)' })
    expect(byCode.explanation).toContain('The rule here is 29 CFR 1926.652(a)(1)')
    expect(byCode.explanation).toMatch(/5 feet deep or more/)
    const pro = await signUpOn(app, 'pro')
    const body = { title: 'Guard the edge', regulation_code: 'ACME-1', summary: 'Every edge has a rail.' }
    const { data: rule } = await pro.call(contract.createRegulation, { body })
    expect((await explain(pro, 'what I saw', { id: rule.id })).explanation).toContain(
      'The rule here is ACME-1, Guard the edge.\nEvery edge has a rail.',
    )
    const { status } = await ana.send(contract.explainViolation, {
      body: { text: 'what I saw', regulation: { id: rule.id } },
    })
    expect(status).toBe(404)
  })

  test('is a general one where nothing is recognized, and cites nothing then', async () => {
    const { explanation, sources } = await explain(ana, 'Xqzv')
    expect(explanation).toBe(
      "I don't recognize this hazard, so treat it as one that can hurt someone. Find out who is exposed, keep people away until it's under control, and ask a competent person which rule applies.",
    )
    expect(sources).toEqual([])
  })
})

describe('remediation steps', () => {
  test('follow the hierarchy of controls, with the figures of the law', async () => {
    const { steps, sources } = await remedy(ana, 'Missing guardrail on the third floor')
    expect(steps[0]).toBe("Keep everyone without fall protection away from the edge until it's guarded.")
    expect(steps[1]).toBe('Do the work from the ground or before the edge is created.')
    expect(steps).toContainEqual(expect.stringMatching(/^Fit guardrails 42 ± 3 inches high/))
    expect(steps.at(-1)).toMatch(/harness/)
    expect(sources[0]?.code).toBe('29 CFR 1926.501(b)(1)')
  })

  test('are six general ones where nothing is recognized, in the language of the person', async () => {
    const { steps } = await remedy(ana, 'Xqzv')
    expect(steps).toHaveLength(6)
    for (const [at, part] of [
      'Assess the area',
      'Stop the work',
      'temporary controls',
      'permanent fix',
    ].entries())
      expect(steps[at]).toContain(part)
    expect(steps[5]).toMatch(/^Document all actions/)
    expect((await remedy(eva, 'Xqzv')).steps[5]).toMatch(/^Dokumentieren Sie alle Maßnahmen/)
  })
})

describe.each([
  ['an explanation', contract.explainViolation],
  ['remediation', contract.suggestRemediation],
])('%s', (_, endpoint) => {
  test.each([
    ['nothing', {}],
    ['only spaces', { text: '  ' }],
    ['more than 10,000 letters', { text: 'x'.repeat(10_001) }],
    ['a number', { text: 5 }],
    ['a field nobody knows', { text: 'Edge', violation_id: 'x' }],
    ['a regulation that is no object', { text: 'Edge', regulation: 'ACME-1' }],
  ])('is not given for %s', async (_name, body) => {
    expect((await ana.send(endpoint, { body })).status).toBe(400)
  })

  test('takes Markdown, HTML and 10,000 letters as text', async () => {
    for (const text of ['<script>alert(1)</script> **open edge**', 'open edge '.repeat(1000)]) {
      const { status, text: body } = await ana.send(endpoint, { body: { text } })
      expect([status, body.includes('<script>')]).toEqual([200, false])
    }
  })

  test('is not given to somebody who is signed out', async () => {
    expect((await app.send(endpoint, { body: { text: 'Edge' } })).status).toBe(401)
  })
})
