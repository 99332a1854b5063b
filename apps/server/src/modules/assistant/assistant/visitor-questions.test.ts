import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { rowCounts } from '../../../testing/row-counts'

const app = useTestApp()

let visitors = 0
const newAddress = () => `192.0.2.${++visitors}`

async function ask(body: object, remoteAddress = newAddress()) {
  const response = await app.http.inject({
    method: 'POST',
    url: contract.tryQuestion.path,
    payload: body,
    remoteAddress,
  })
  const { code, data, fields } = response.json()
  return { status: response.statusCode, code, fields, data: data as contract.TriedAnswer }
}

test('a visitor is answered from the library, with the rule and its source', async () => {
  const { status, data } = await ask({ question: 'How deep before I need a trench box?' })
  expect([status, data.kind]).toEqual([200, 'rule'])
  expect(data.blocks[0]?.text).toContain('5 feet')
  expect(data.sources[0]).toMatchObject({ code: expect.stringContaining('1926.652') })
  expect(data.sources[0]?.url).toMatch(/^https:/)
})

test('a question in German is answered in German, by the rules there', async () => {
  const { data } = await ask({
    question: 'Ab welcher Höhe brauche ich eine Absturzsicherung?',
    language: 'de',
  })
  expect(data.kind).toBe('rule')
  expect(data.blocks[0]?.language).toBe('de')
  expect(data.sources.map(({ code }) => code).join()).not.toContain('CFR')
})

test('a question about records has no answer for somebody without any', async () => {
  const { data } = await ask({ question: 'How many open violations do we have?' })
  expect(data).toEqual({ kind: 'records', blocks: [], sources: [] })
})

test('help in an emergency comes at once', async () => {
  const { data } = await ask({ question: 'A worker fell and is not breathing, what do I do?' })
  expect(data.kind).toBe('emergency')
})

test('a question is kept nowhere, not even in the log', async () => {
  const rows = await rowCounts(app)
  const logged = app.log.length
  expect((await ask({ question: 'Is a xqzvladder tied off at the top?' })).status).toBe(200)
  expect(await rowCounts(app)).toEqual(rows)
  expect(app.log.slice(logged).join('')).not.toContain('xqzvladder')
})

test.each([
  ['nothing', { question: ' ' }, 'required'],
  ['more than 300 characters', { question: 'a'.repeat(301) }, 'too_long'],
])('%s is rejected', async (_, body, code) => {
  const { status, fields } = await ask(body)
  expect([status, fields]).toEqual([400, [expect.objectContaining({ field: 'question', code })]])
})

test('an address has ten questions an hour', async () => {
  const address = newAddress()
  const question = 'How wide must a walkway be?'
  for (let times = 0; times < contract.triesPerHour.questions; times++)
    expect((await ask({ question }, address)).status).toBe(200)
  expect(await ask({ question }, address)).toMatchObject({ status: 429, code: 'too_many' })
})
