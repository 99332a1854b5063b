import type { ServerResponse } from 'node:http'
import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'

const app = useTestApp()
const ana = useCreated(() => signUp(app, { region: 'us', industry: 'construction' }))
let address = ''
beforeAll(async () => {
  address = await app.http.listen({ port: 0, host: '127.0.0.1' })
})

const QUESTION = 'how high before I have to tie off?'
const ask = (person: Person, body: object, signal?: AbortSignal) =>
  fetch(`${address}${contract.askAssistant.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
const codeIn = (text: string) => (JSON.parse(text) as { code: string }).code
const eventsIn = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map(line => contract.AskEvent.parse(JSON.parse(line.replace(/^data: /, ''))))
async function answered(person: Person, body: object) {
  const last = eventsIn(await (await ask(person, body)).text()).at(-1)
  if (last?.type !== 'done') throw new Error(`no answer but ${JSON.stringify(last)}`)
  return last.answer
}

const leave = (person: Person, questions: number) =>
  app.db.pool.query(
    `update subscriptions set questions_remaining = ${questions} where organization_id = '${person.organizationId}'`,
  )
const questionsLeft = async (person: Person) =>
  (await person.call(contract.getUsage, {})).data.paulie_messages_remaining
const conversationsOf = async (person: Person) =>
  (await person.call(contract.listConversations, { query: {} })).data

/** Until the server has noticed that whoever sent the next request has left. */
const leftServer = () =>
  new Promise<void>(resolve =>
    app.http.server.once('request', (_, response: ServerResponse) => response.once('close', resolve)),
  )

/** Holds a table, so that whatever needs it waits until the work is done. */
async function whileHeld(table: string, work: (waiting: () => Promise<void>) => Promise<unknown>) {
  const client = await app.db.pool.connect()
  const waiters = async () => {
    const { rows } = await client.query(
      'select 1 from pg_locks where not granted and relation = $1::regclass and database = (select oid from pg_database where datname = current_database())',
      [table],
    )
    return rows.length
  }
  const waiting = async () => expect.poll(waiters).toBeGreaterThan(0)
  try {
    await client.query('begin')
    await client.query(`lock table ${table} in access exclusive mode`)
    await work(waiting)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('an answer arrives statement by statement, then whole', async () => {
  const response = await ask(ana, { message: QUESTION })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const events = eventsIn(await response.text())
  expect(events.map(({ type }) => type)).toEqual([...events.slice(1).map(() => 'block'), 'done'])
  const done = events.at(-1)
  const blocks = events.flatMap(event => (event.type === 'block' ? [event.block] : []))
  expect(done).toMatchObject({ answer: { blocks, writtenBy: 'library', removedCodes: [] } })
})

describe('a question', () => {
  test.each([
    ['is missing', {}],
    ['is empty', { message: '' }],
    ['is only spaces', { message: ' \n\t ' }],
    ['is 100,000 letters long', { message: 'x'.repeat(100_000) }],
    ['is no text', { message: { text: 'tie off' } }],
    ['is for a conversation that is no id', { message: 'tie off', sessionId: '1 or 1=1' }],
    ['comes with a field nobody knows', { message: 'tie off', role: 'system' }],
  ])('is rejected where it %s, and costs nothing', async (_, body) => {
    const before = await questionsLeft(ana)
    const response = await ask(ana, body)
    expect([response.status, codeIn(await response.text())]).toEqual([400, 'invalid'])
    expect(await questionsLeft(ana)).toBe(before)
  })

  test('may be Markdown and HTML, which stay text', async () => {
    const message = '<script>alert(1)</script> **how high** before I [tie off](javascript:alert(1))?'
    const { sessionId, blocks } = await answered(ana, { message })
    const { data } = await ana.call(contract.assistantHistory, { query: { sessionId } })
    expect(data[0]?.content).toBe(message)
    expect(JSON.stringify(blocks)).not.toMatch(/script/)
  })

  test("about another organization's violation is rejected and leaks nothing", async () => {
    const stranger = await signUp(app)
    const { data } = await stranger.call(contract.createViolation, {
      body: { type: 'Secret trench', severity: 'High' },
    })
    const response = await ask(ana, { message: 'explain this', context: { violation_id: data.id } })
    const text = await response.text()
    expect([response.status, text.includes('Secret')]).toEqual([404, false])
  })

  test('is not answered for somebody who is signed out', async () => {
    const response = await fetch(`${address}${contract.askAssistant.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: QUESTION }),
    })
    expect(response.status).toBe(401)
  })
})

describe('the last question', () => {
  test('is given to one of two tabs', async () => {
    const ben = await signUp(app)
    await leave(ben, 1)
    const bodies = await Promise.all(
      ['one', 'two'].map(async tab => (await ask(ben, { message: `${QUESTION} ${tab}` })).text()),
    )
    expect(bodies.filter(body => body.includes('"type":"done"'))).toHaveLength(1)
    expect(bodies.filter(body => body.includes('questions_exhausted'))).toHaveLength(1)
    expect([await questionsLeft(ben), (await conversationsOf(ben)).length]).toEqual([0, 1])
  })
})

describe('an answer that is stopped', () => {
  test.each([
    ['while it is looked for', 'subscriptions', 0],
    ['once it was shown', 'conversations', 1],
  ])('%s is not kept; what was shown is paid for', async (_, table, paid) => {
    const ben = await signUp(app)
    const before = await questionsLeft(ben)
    const abort = new AbortController()
    await whileHeld(table, async waiting => {
      const closed = leftServer()
      const stopped = ask(ben, { message: QUESTION }, abort.signal).then(response => response.text())
      await waiting()
      abort.abort()
      await expect(stopped).rejects.toThrow(/abort/i)
      await closed
    })
    // The next question waits in line behind whatever the stopped one still does.
    await answered(ben, { message: 'how deep before a trench box?' })
    expect((await conversationsOf(ben)).map(({ title }) => title)).toEqual(['how deep before a trench box?'])
    expect(await questionsLeft(ben)).toBe((before ?? 0) - 1 - paid)
  })
})

describe('a conversation that was deleted in another tab', () => {
  test('takes no further question', async () => {
    const { sessionId } = await answered(ana, { message: QUESTION })
    const before = await questionsLeft(ana)
    await ana.call(contract.deleteConversation, { params: { id: sessionId } })
    const response = await ask(ana, { message: 'and on a scaffold?', sessionId })
    expect([response.status, codeIn(await response.text())]).toEqual([404, 'not_found'])
    expect(await questionsLeft(ana)).toBe(before)
  })

  test('while the answer is made, is not brought back, and nothing is paid', async () => {
    const ben = await signUp(app)
    const { sessionId } = await answered(ben, { message: QUESTION })
    const before = await questionsLeft(ben)
    let late: Promise<string> | undefined
    await whileHeld('subscriptions', async waiting => {
      late = ask(ben, { message: 'and on a scaffold?', sessionId }).then(response => response.text())
      await waiting()
      await app.db.pool.query('delete from conversations where id = $1', [sessionId])
    })
    expect(eventsIn((await late) ?? '').at(-1)).toMatchObject({ type: 'error', code: 'not_found' })
    expect([await questionsLeft(ben), await conversationsOf(ben)]).toEqual([before, []])
  })
})

test('a colleague can neither continue a conversation nor ask about it', async () => {
  const { sessionId } = await answered(ana, { message: QUESTION })
  const ben = await colleagueOf(app, ana)
  expect((await ask(ben, { message: 'and in Texas?', sessionId })).status).toBe(404)
})
