import type { Task } from '@plumbline/contract/work/tasks'
import { expect, test } from 'vitest'
import { changesIn, draftOf, mergeDrafts, type TaskDraft } from './task-draft'

const base: TaskDraft = {
  title: 'Guard the edge',
  description: '',
  priority: 'medium',
  dueDate: '2026-11-20',
  assignee: null,
  worksite: 'Level 3',
  regulationCode: null,
  steps: [
    { text: 'Close the area', done: false },
    { text: 'Fit the rail', done: false },
  ],
}
const ticked = (...done: boolean[]) =>
  base.steps.map((step, index) => ({ ...step, done: done[index] ?? false }))

test('only what was changed is sent', () => {
  expect(changesIn(base, { ...base, steps: [...base.steps] })).toEqual({})
  expect(changesIn(base, { ...base, title: 'Fence it', dueDate: null })).toEqual({
    title: 'Fence it',
    dueDate: null,
  })
})

test('changes of different fields stand side by side', () => {
  const merge = mergeDrafts(base, { ...base, title: 'Fence it' }, { ...base, priority: 'high' })
  expect(merge.draft).toEqual({ ...base, title: 'Fence it', priority: 'high' })
  expect(merge).toMatchObject({ taken: ['priority'], clashes: [] })
})

test('where both changed the same field, mine stays until a person chooses', () => {
  const merge = mergeDrafts(base, { ...base, title: 'Fence it' }, { ...base, title: 'Rail it' })
  expect(merge.draft.title).toBe('Fence it')
  expect(merge).toMatchObject({ taken: [], clashes: ['title'] })
})

test('the same change made twice is no clash', () => {
  const merge = mergeDrafts(base, { ...base, assignee: 'ann' }, { ...base, assignee: 'ann' })
  expect(merge).toMatchObject({ taken: [], clashes: [] })
})

test('ticks of both sides add up', () => {
  const merge = mergeDrafts(base, { ...base, steps: ticked(true) }, { ...base, steps: ticked(false, true) })
  expect(merge.draft.steps).toEqual(ticked(true, true))
  expect(merge.clashes).toEqual([])
})

test('a tick that one side takes back is taken back', () => {
  const started = { ...base, steps: ticked(true, true) }
  const merge = mergeDrafts(
    started,
    { ...started, steps: ticked(false, true) },
    {
      ...started,
      title: 'Rail it',
    },
  )
  expect(merge.draft.steps).toEqual(ticked(false, true))
})

test('steps rewritten by both are for a person to choose', () => {
  const mine = { ...base, steps: [{ text: 'Call the scaffolder', done: false }] }
  const merge = mergeDrafts(base, mine, { ...base, steps: ticked(true) })
  expect(merge).toMatchObject({ clashes: ['steps'], draft: { steps: mine.steps } })
})

test('what the server answers in another order of keys is no change', () => {
  const answered = { ...base, steps: base.steps.map(({ text, done }) => ({ done, text })) }
  expect(mergeDrafts(base, base, draftOf(answered as unknown as Task))).toMatchObject({
    taken: [],
    clashes: [],
  })
})
