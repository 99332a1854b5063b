import type { Library, Question } from '@plumbline/assistant'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerThread } from './answer-thread'

let thread: AnswerThread
beforeEach(() => {
  thread = new AnswerThread({ entry: new URL('./testing/stuck-answer-worker.ts', import.meta.url) })
})
afterEach(() => thread.close())

const asked = (text: string): Question => ({
  text,
  language: 'en',
  workplace: { country: 'US', state: null, industry: 'construction' },
  topic: null,
  violation: null,
  today: '2026-11-19',
})

function sources() {
  const read = vi.fn<Library['read']>(async text => `read ${text}`)
  const nothing = async () => Promise.reject(new Error('Nothing else is looked up.'))
  return { library: { read, search: nothing, byCodes: nothing }, records: { find: nothing } }
}

test('a question that never ends is rejected, and another one goes on in a new thread where it was', async () => {
  let endless: Promise<unknown> | undefined
  const own = sources()
  // The thread is lost after the first lookup of this question and before its second.
  own.library.read.mockImplementationOnce(async text => {
    endless = thread.answer('attacker', asked('endless'), sources())
    endless.catch(() => {})
    return `read ${text}`
  })
  const { sources: found } = await thread.answer('other', asked('ladder'), own)
  expect(found).toEqual(['read ladder 0,read ladder 1'])
  expect(own.library.read).toHaveBeenCalledTimes(2)
  await expect(endless).rejects.toMatchObject({ code: 'overloaded', retryAfter: 5 })
})

test('a question that takes too long ends with its thread, is not tried again, and holds nobody up', async () => {
  // Both threads run already.
  await Promise.all(['one', 'other'].map(each => thread.answer(each, asked('ladder'), sources())))
  const own = sources()
  const ended: string[] = []
  let other: Promise<unknown> | undefined
  own.library.read.mockImplementationOnce(async () => {
    other = thread.answer('other', asked('ladder'), sources()).then(() => ended.push('other'))
    return ''
  })
  await expect(thread.answer('attacker', asked('then endless'), own)).rejects.toMatchObject({
    code: 'overloaded',
    retryAfter: 5,
  })
  ended.push('attacker')
  await other
  // The other one didn't wait until the stuck thread was ended.
  expect(ended).toEqual(['other', 'attacker'])
  expect(own.library.read).toHaveBeenCalledTimes(1)
  expect((await thread.answer('attacker', asked('ladder'), sources())).sources).toHaveLength(1)
})

test('help in an emergency waits for no thread, and comes alone where the rest is not answered', async () => {
  const endless = expect(thread.answer('attacker', asked('endless'), sources())).rejects.toThrow()
  const onlyHelp = asked('my guy has heat stroke')
  expect((await thread.answer('other', onlyHelp, sources())).kind).toBe('emergency')
  await endless
  const andMore = asked('He fell and is not moving. When is fall protection required? endless')
  const { kind, statements } = await thread.answer('other', andMore, sources())
  expect([kind, new Set(statements.map(({ section }) => section))]).toEqual([
    'emergency',
    new Set(['emergency']),
  ])
})
