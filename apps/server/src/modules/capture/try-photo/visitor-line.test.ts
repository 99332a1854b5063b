import { expect, test } from 'vitest'
import type { Limits } from '../../../platform/http/limits'
import { VisitorLine } from './visitor-line'

/** A promise and what fulfills it. */
function pending() {
  let end = () => {}
  const promise = new Promise<void>(resolve => {
    end = resolve
  })
  return { promise, end }
}

function lineWith({ idle = async () => {}, isFree = true } = {}) {
  const events: string[] = []
  const limits = {
    allows: async () => isFree,
    reset: async () => void events.push('freed'),
  } as unknown as Limits
  return { line: new VisitorLine({ limits, idle }), events }
}

test('one photo is looked at after the other', async () => {
  const { line, events } = lineWith()
  const first = pending()
  const look = (name: string, until: Promise<void>) =>
    line.inTurn(async () => {
      events.push(`${name} begins`)
      await until
      events.push(`${name} ends`)
    })
  const both = [look('first', first.promise), look('second', Promise.resolve())]
  first.end()
  await Promise.all(both)
  expect(events).toEqual(['first begins', 'first ends', 'freed', 'second begins', 'second ends', 'freed'])
})

test('a photo that fails holds up none after it', async () => {
  const { line } = lineWith()
  await expect(line.inTurn(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
  expect(await line.inTurn(async () => 'looked at')).toBe('looked at')
})

test('the analyses of organizations go first', async () => {
  const work = pending()
  const events: string[] = []
  const { line } = lineWith({ idle: () => work.promise })
  const visitor = line.inTurn(async () => void events.push('visitor'))
  // Whatever could run by now has run: only the organization's work holds the visitor up.
  await new Promise(resolve => setImmediate(resolve))
  events.push('organization')
  work.end()
  await visitor
  expect(events).toEqual(['organization', 'visitor'])
})

test('while another process looks at a photo of a visitor, this one is busy', async () => {
  const { line, events } = lineWith({ isFree: false })
  await expect(line.inTurn(async () => {})).rejects.toMatchObject({ code: 'overloaded' })
  expect(events).toEqual([])
})

test('one address has one photo inside, and all addresses together have four', async () => {
  const { line } = lineWith()
  const work = pending()
  const enter = (address: string) => line.enter(address, () => work.promise)
  const inside = ['a', 'b', 'c', 'd'].map(enter)
  await expect(enter('a')).rejects.toMatchObject({ code: 'too_many' })
  await expect(enter('e')).rejects.toMatchObject({ code: 'overloaded' })
  work.end()
  await Promise.all(inside)
  expect(await line.enter('e', async () => 'let in')).toBe('let in')
})
