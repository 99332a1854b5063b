import type { AskEvent } from '@plumbline/contract/assistant/conversations'
import { expect, test } from 'vitest'
import { newPending, withEvent } from './pending-answer'

const block = { section: 'answer', text: 'Tie off at 6 ft.', quoted: true, codes: [] } as const
const after = (...events: unknown[]) => (events as AskEvent[]).reduce(withEvent, newPending('When?'))

test('an answer grows by statements, or by what a model writes', () => {
  expect(after({ type: 'phase', phase: 'writing' }, { type: 'block', block })).toMatchObject({
    phase: 'writing',
    blocks: [block],
  })
  expect(after({ type: 'text', text: 'Tie ' }, { type: 'text', text: 'off.' }).text).toBe('Tie off.')
})

test('what was written before a restart does not count', () => {
  const events = [
    { type: 'phase', phase: 'writing' },
    { type: 'text', text: 'Wrong' },
    { type: 'block', block },
  ]
  expect(after(...events, { type: 'restart' })).toEqual(newPending('When?'))
})

test('the complete answer is named, and an error changes nothing', () => {
  const done = after({ type: 'text', text: 'Yes' }, { type: 'done', answer: { messageId: 'message-1' } })
  expect(done).toMatchObject({ messageId: 'message-1', text: 'Yes' })
  const before = newPending('When?')
  expect(withEvent(before, { type: 'error', code: 'unexpected', message: 'x' })).toBe(before)
})
