import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'

const app = useTestApp()
const ana = useCreated(() => signUp(app, { region: 'us', industry: 'construction' }))

const ask = async (person: Person, message: string) =>
  (await person.call(contract.assistantChat, { body: { message } })).data
const listed = async (person: Person, query: object = {}) =>
  (await person.call(contract.listConversations, { query })).data
const rate = (person: Person, id: string, body: object) =>
  person.send(contract.rateAnswer, { params: { id }, body })
const history = async (person: Person, sessionId: string) =>
  (await person.call(contract.assistantHistory, { query: { sessionId } })).data

describe('a list of conversations', () => {
  test('has the newest first, and finds words in titles, questions and answers', async () => {
    const ben = await signUp(app)
    const falls = await ask(ben, 'how high before I have to tie off?')
    app.passTime(1000)
    const trench = await ask(ben, 'how deep before a trench box?')
    expect((await listed(ben)).map(({ id }) => id)).toEqual([trench.sessionId, falls.sessionId])
    const found = async (q: string) => (await listed(ben, { q })).map(({ id }) => id)
    expect(await found('TIE OFF')).toEqual([falls.sessionId])
    expect(await found('1926.652')).toEqual([trench.sessionId])
    expect(await found('100%_')).toEqual([])
    const body = { sessionId: falls.sessionId, title: 'Roof talk' }
    await ben.call(contract.saveAssistantSession, { body })
    expect(await found('roof talk')).toEqual([falls.sessionId])
    expect((await listed(ben, { limit: 1 })).length).toBe(1)
  })

  test('is rejected where the search is too long or the limit is no number', async () => {
    for (const query of [{ q: 'x'.repeat(201) }, { limit: 0 }, { limit: 'all' }])
      expect((await ana.send(contract.listConversations, { query })).status).toBe(400)
  })
})

describe('a conversation', () => {
  test('is seen, renamed and deleted only by whoever has it', async () => {
    const { sessionId } = await ask(ana, 'how high before I have to tie off?')
    const [colleague, manager] = [await colleagueOf(app, ana), await colleagueOf(app, ana, 'manager')]
    for (const person of [colleague, manager, await signUp(app)]) {
      expect(await listed(person)).toEqual([])
      const rename = { body: { sessionId, title: 'Mine now' } }
      expect((await person.send(contract.saveAssistantSession, rename)).status).toBe(404)
      expect((await person.send(contract.deleteConversation, { params: { id: sessionId } })).status).toBe(404)
    }
    expect((await listed(ana)).find(({ id }) => id === sessionId)?.title).toBe(
      'how high before I have to tie off?',
    )
  })

  test('is gone with its messages and ratings once it is deleted', async () => {
    const { sessionId, messageId } = await ask(ana, 'how deep before a trench box?')
    await rate(ana, messageId, { rating: 'up' })
    const remove = () => ana.send(contract.deleteConversation, { params: { id: sessionId } })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect((await ana.send(contract.assistantHistory, { query: { sessionId } })).status).toBe(404)
    expect((await rate(ana, messageId, { rating: 'down' })).status).toBe(404)
    const { data } = await ana.call(contract.listAnswerFeedback, { query: {} })
    expect(data.map(each => each.messageId)).not.toContain(messageId)
  })

  test.each([
    ['nothing', { title: '' }],
    ['only spaces', { title: '   ' }],
    ['201 letters', { title: 'x'.repeat(201) }],
  ])('is not renamed to %s', async (_, body) => {
    const { sessionId } = await ask(ana, 'how high before I have to tie off?')
    expect((await ana.send(contract.saveAssistantSession, { body: { sessionId, ...body } })).status).toBe(400)
  })
})

describe('a rating', () => {
  test('is kept with its reason, can be changed and taken back', async () => {
    const { sessionId, messageId } = await ask(ana, 'how high before I have to tie off?')
    const shown = async () => (await history(ana, sessionId)).find(({ id }) => id === messageId)?.feedback
    await rate(ana, messageId, { rating: 'up' })
    expect(await shown()).toEqual({ rating: 'up', reason: '' })
    await rate(ana, messageId, { rating: 'down', reason: '<b>wrong</b> place' })
    expect(await shown()).toEqual({ rating: 'down', reason: '<b>wrong</b> place' })
    await rate(ana, messageId, { rating: null })
    expect(await shown()).toBeNull()
  })

  test('is of an answer, and only by whoever asked', async () => {
    const { sessionId, messageId } = await ask(ana, 'how high before I have to tie off?')
    const [question] = await history(ana, sessionId)
    expect((await rate(ana, question?.id ?? '', { rating: 'up' })).status).toBe(404)
    expect((await rate(ana, randomUUID(), { rating: 'up' })).status).toBe(404)
    for (const person of [await colleagueOf(app, ana, 'manager'), await signUp(app)])
      expect((await rate(person, messageId, { rating: 'up' })).status).toBe(404)
    for (const body of [{}, { rating: 'great' }, { rating: 'up', reason: 'x'.repeat(1001) }])
      expect((await rate(ana, messageId, body)).status).toBe(400)
  })

  test('is listed for managers with its question, and for nobody else', async () => {
    const owner = await signUp(app)
    const worker = await colleagueOf(app, owner)
    const { messageId, message } = await ask(worker, 'how high before I have to tie off?')
    await rate(worker, messageId, { rating: 'down', reason: 'Not my state' })
    const seen = await owner.call(contract.listAnswerFeedback, { query: {} })
    expect(seen.data).toEqual([
      {
        messageId,
        rating: 'down',
        reason: 'Not my state',
        question: 'how high before I have to tie off?',
        answer: message,
        who: 'Ben Okafor',
        at: expect.any(String),
      },
    ])
    expect((await worker.send(contract.listAnswerFeedback, { query: {} })).status).toBe(403)
    expect((await (await signUp(app)).call(contract.listAnswerFeedback, { query: {} })).data).toEqual([])
  })
})

test('conversations and ratings are for people who are signed in', async () => {
  const id = randomUUID()
  const calls = [
    app.send(contract.listConversations, { query: {} }),
    app.send(contract.deleteConversation, { params: { id } }),
    app.send(contract.rateAnswer, { params: { id }, body: { rating: 'up' } }),
    app.send(contract.listAnswerFeedback, { query: {} }),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
})
