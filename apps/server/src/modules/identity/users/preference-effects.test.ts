import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { allowUsers, colleagueOf, type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'

const app = useTestApp()
const ana = useCreated(async () => {
  const person = await signUpOn(app, 'pro', { region: 'us', industry: 'construction' })
  await app.db.pool.query('update subscriptions set questions_remaining = 100')
  return person
})

const prefer = async (person: Person, body: contract.RequestOf<typeof contract.savePreferences>['body']) =>
  (await person.call(contract.savePreferences, { body })).data.user

test('start at what is specified, and each is kept', async () => {
  const user = (await (await signUp(app)).call(contract.me, {})).data.user
  expect(user).toMatchObject({
    framework: 'multiple',
    detailLevel: 'standard',
    advancedModels: 'needs_plan',
    emailNotifications: true,
  })
  const ben = await signUp(app)
  const wanted = { framework: 'msha', detailLevel: 'brief', industry: 'oil_gas', region: 'ca' } as const
  await prefer(ben, wanted)
  expect((await ben.call(contract.me, {})).data.user).toMatchObject(wanted)
  for (const wrong of [{ framework: 'dot' }, { detailLevel: 'long' }, { industry: 'space' }])
    expect((await ben.send(contract.savePreferences, { body: wrong })).status).toBe(400)
})

describe('the detail level', () => {
  const levels = contract.detailLevels
  const lengths = async (answer: () => Promise<string>) => {
    const found: number[] = []
    for (const detailLevel of levels) {
      await prefer(ana, { detailLevel })
      found.push((await answer()).length)
    }
    return found
  }
  const isGrowing = (values: number[]) =>
    values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

  test('decides how much Paulie says of a rule', async () => {
    const found = await lengths(
      async () =>
        (
          await ana.call(contract.assistantChat, {
            body: { message: 'At what height do I need fall protection?' },
          })
        ).data.message,
    )
    expect([isGrowing(found), found]).toEqual([true, found])
  })

  test('decides how much an explanation and its steps say', async () => {
    const text = 'Missing guardrail on the third floor'
    const explained = async (detailLevel: contract.DetailLevel) => {
      await prefer(ana, { detailLevel })
      return {
        explanation: (await ana.call(contract.explainViolation, { body: { text } })).data.explanation,
        steps: (await ana.call(contract.suggestRemediation, { body: { text } })).data.steps,
      }
    }
    const [brief, standard] = [await explained('brief'), await explained('standard')]
    expect(brief.explanation).toContain('The rule here is 29 CFR 1926.501(b)(1)')
    expect(brief.explanation.length).toBeLessThan(standard.explanation.length)
    expect([brief.steps.length, standard.steps.length > 3]).toEqual([3, true])
    expect((await explained('comprehensive')).explanation.length).toBeGreaterThanOrEqual(
      (await explained('standard')).explanation.length,
    )
  })

  test('shortens no help in an emergency', async () => {
    const ask = async (detailLevel: contract.DetailLevel) => {
      await prefer(ana, { detailLevel })
      return (await ana.call(contract.assistantChat, { body: { message: 'Someone is not breathing' } })).data
        .message
    }
    expect(await ask('brief')).toBe(await ask('comprehensive'))
  })
})

describe('what comes first in the library', () => {
  const first = async (person: Person, q: string) =>
    (await person.call(contract.searchRegulations, { query: { q, limit: 5 } })).data.items.map(
      ({ regulatory_body: body, industry }) => ({ body, industry }),
    )
  const rankOf = (
    found: { body: string; industry: string }[],
    is: Partial<{ body: string; industry: string }>,
  ) => found.findIndex(each => Object.entries(is).every(([key, value]) => each[key as 'body'] === value))

  test('is what the framework issued', async () => {
    const question = 'which training do new people need'
    await prefer(ana, { framework: 'multiple', industry: 'construction' })
    const without = await first(ana, question)
    await prefer(ana, { framework: 'msha' })
    const withMsha = await first(ana, question)
    expect([without[0]?.body, withMsha[0]?.body]).toEqual(['OSHA', 'MSHA'])
  })

  test('is of the industry', async () => {
    const question = 'guardrail height'
    await prefer(ana, { framework: 'multiple', industry: 'construction' })
    const construction = await first(ana, question)
    await prefer(ana, { industry: 'manufacturing' })
    const manufacturing = await first(ana, question)
    expect(construction).not.toEqual(manufacturing)
    expect(rankOf(construction, { industry: 'Construction' })).toBe(0)
  })

  test('is what applies at the location, where no site says it', async () => {
    const place = async (region: contract.Region) => {
      const person = await signUpOn(app, 'pro', { region: 'other' })
      await prefer(person, { region })
      return (await person.call(contract.searchRegulations, { query: { q: 'working at height', limit: 1 } }))
        .data.items[0]?.jurisdiction
    }
    expect([await place('us'), await place('uk')]).toEqual(['US', 'UK'])
  })
})

test('invited people start with the industry and the framework of those they join', async () => {
  const eva = await signUp(app, { industry: 'mining' })
  await allowUsers(app, eva)
  await prefer(eva, { framework: 'msha', region: 'au' })
  const { user } = (await (await colleagueOf(app, eva)).call(contract.me, {})).data
  expect(user).toMatchObject({ industry: 'mining', framework: 'msha', region: 'au' })
})

test('one framework named at sign-up comes first from the start', async () => {
  const one = await signUp(app, { regulatoryFocus: ['msha', 'dot'] })
  const two = await signUp(app, { regulatoryFocus: ['msha', 'epa'] })
  expect((await one.call(contract.me, {})).data.user.framework).toBe('msha')
  expect((await two.call(contract.me, {})).data.user.framework).toBe('multiple')
})
