import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'

const app = useTestApp()
const ana = useCreated(() => signUp(app, { region: 'us', industry: 'construction' }))

const ask = async (person: Person, message: string, more: object = {}) =>
  (await person.call(contract.assistantChat, { body: { message, ...more } })).data
const send = (person: Person, body: object) => person.send(contract.assistantChat, { body })

async function leave(person: Person, questions: number) {
  const { organizationId } = person
  await app.db.pool.query('update subscriptions set questions_remaining = $1 where organization_id = $2', [
    questions,
    organizationId,
  ])
}
const questionsLeft = async (person: Person) =>
  (await person.call(contract.getUsage, {})).data.paulie_messages_remaining

describe('a question about a rule', () => {
  test('is answered with its figure, its code and where it can be read', async () => {
    const answer = await ask(ana, 'how high before I have to tie off?')
    expect(answer.kind).toBe('rule')
    expect(answer.blocks[0]).toEqual({
      section: 'answer',
      text: expect.stringMatching(/^6 feet\. On an open side or edge 6 feet or more/),
      quoted: false,
      codes: ['29 CFR 1926.501(b)(1)'],
      language: 'en',
    })
    expect(answer.sources[0]).toMatchObject({
      code: '29 CFR 1926.501(b)(1)',
      url: expect.stringMatching(/^https:/),
      verified: { how: 'official text' },
    })
    expect(answer.message).toContain('29 CFR 1926.501(b)(1)')
  })

  test('is continued where the conversation is', async () => {
    const { sessionId } = await ask(ana, 'how high before I have to tie off?')
    const { blocks } = await ask(ana, 'and on a scaffold?', { sessionId })
    expect(blocks[0]?.codes).toEqual(['29 CFR 1926.451(g)(1)'])
    const { data } = await ana.call(contract.assistantHistory, { query: { sessionId } })
    expect(data.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'how high before I have to tie off?'],
      ['assistant', expect.stringMatching(/^6 feet\./)],
      ['user', 'and on a scaffold?'],
      ['assistant', expect.stringMatching(/10 feet/)],
    ])
  })

  test('is answered by the law of the site and in the language of the person', async () => {
    const eva = await signUp(app, { language: 'de', region: 'eu', industry: 'construction' })
    const { blocks } = await ask(eva, 'Ab welcher Höhe brauche ich Absturzsicherung?')
    expect(blocks[0]).toMatchObject({ codes: ['DE ArbStättV Anhang Nr. 5.2'] })
    expect(blocks[0]?.text).toMatch(/2\sm/)
  })

  test('is asked of Paulie in the same way', async () => {
    const { data } = await ana.call(contract.assistantPageChat, {
      body: { question: 'how deep before a trench box' },
    })
    expect(data.blocks[0]?.codes).toEqual(['29 CFR 1926.652(a)(1)'])
  })

  test('may hold HTML, which stays text', async () => {
    const text = '<img src=x onerror=alert(1)> how high before I tie off'
    const { sessionId } = await ask(ana, text)
    const { data } = await ana.call(contract.assistantHistory, { query: { sessionId } })
    expect(data[0]?.content).toBe(text)
  })
})

describe('a question about records', () => {
  test('counts those of the own organization only', async () => {
    const [mine, theirs] = await Promise.all([signUp(app), signUp(app)])
    for (const person of [mine, theirs, theirs])
      await person.call(contract.createViolation, {
        body: { type: 'Open edge', description: '', severity: 'High', location: '' },
      })
    const { kind, blocks } = await ask(mine, 'how many violations are open?')
    expect([kind, blocks[0]?.text]).toEqual(['records', '1 violation is open.'])
    const { message: other } = await ask(mine, 'how many open violations at Nowhere Yard?')
    expect(other).toBe('I can’t find a site named “Nowhere Yard” in your organization.'.replace('’', "'"))
    const { message: nobody } = await ask(mine, 'how many overdue tasks does Zed Quill have?')
    expect(nobody).toBe('I can’t find anyone named “Zed Quill” in your organization.'.replace('’', "'"))
  })
})

describe('the quota', () => {
  test('is spent by an answer', async () => {
    const ben = await signUp(app)
    await leave(ben, 2)
    await ask(ben, 'how high before I tie off')
    expect(await questionsLeft(ben)).toBe(1)
  })

  test('gives the last question to one of two tabs', async () => {
    const ben = await signUp(app)
    await leave(ben, 1)
    const both = await Promise.all(
      ['a', 'b'].map(each => send(ben, { message: `how high to tie off ${each}` })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 402])
    expect(await questionsLeft(ben)).toBe(0)
  })

  test('does not stand between anybody and help', async () => {
    const ben = await signUp(app, { region: 'uk' })
    await leave(ben, 0)
    const { kind, blocks } = await ask(ben, "he's not breathing")
    expect([kind, blocks[0]?.text]).toEqual(['emergency', expect.stringContaining('999')])
    const { status, code } = await send(ben, { message: 'how high before I tie off' })
    expect([status, code]).toEqual([402, 'questions_exhausted'])
  })
})

describe('what is rejected', () => {
  test.each([
    ['nothing', {}],
    ['only spaces', { message: '   ' }],
    ['a hundred thousand letters', { message: 'x'.repeat(100_000) }],
    ['a field nobody knows', { message: 'tie off', admin: true }],
    ['a context nobody knows', { message: 'tie off', context: { organization: 'x' } }],
  ])('%s', async (_, body) => {
    expect((await send(ana, body)).status).toBe(400)
  })

  test('nothing for Paulie', async () => {
    const { status, fields } = await ana.send(contract.assistantPageChat, { body: {} })
    expect([status, fields.map(({ field }) => field)]).toEqual([400, ['message']])
  })

  test('a conversation of somebody else, and one that is gone', async () => {
    const { sessionId } = await ask(ana, 'how high before I tie off')
    const [colleague, stranger] = [await colleagueOf(app, ana), await signUp(app)]
    for (const person of [colleague, stranger]) {
      expect((await send(person, { message: 'and in Texas?', sessionId })).status).toBe(404)
      expect((await person.send(contract.assistantHistory, { query: { sessionId } })).status).toBe(404)
      const body = { sessionId, title: 'Mine now' }
      expect((await person.send(contract.saveAssistantSession, { body })).status).toBe(404)
    }
    expect((await send(ana, { message: 'tie off', sessionId: randomUUID() })).status).toBe(404)
  })

  test("another organization's violation", async () => {
    const stranger = await signUp(app)
    const { data } = await stranger.call(contract.createViolation, {
      body: { type: 'Open edge', description: '', severity: 'High', location: '' },
    })
    const { status } = await send(ana, { message: 'explain this', context: { violation_id: data.id } })
    expect(status).toBe(404)
  })

  test('somebody who is signed out', async () => {
    const { status } = await app.send(contract.assistantChat, { body: { message: 'tie off' } })
    expect(status).toBe(401)
  })
})

test('a conversation can be renamed by whoever has it', async () => {
  const { sessionId } = await ask(ana, 'how high before I tie off')
  const { status } = await ana.send(contract.saveAssistantSession, { body: { sessionId, title: 'Falls' } })
  expect(status).toBe(200)
})
