import type { RequestOf } from '@plumbline/contract/endpoint'
import { createViolation, updateViolation } from '@plumbline/contract/findings/violations'
import { createRegulation, updateRegulation } from '@plumbline/contract/library/regulations'
import { createTask, updateTask } from '@plumbline/contract/work/tasks'
import { expect, expectTypeOf, it } from 'vitest'
import { call } from './api'

const params = { id: '' }

/** Never run: the type check fails where one of these lines compiles. */
const rejectedCalls = [
  // @ts-expect-error: a body is no number.
  () => call(createTask, { body: 42 }),
  // @ts-expect-error: a title is text.
  () => call(createTask, { body: { title: 42 } }),
  // @ts-expect-error: nobody knows this field.
  () => call(createTask, { body: { titel: 'Guard the edge' } }),
  // @ts-expect-error: an older name has the type of the field it stands for.
  () => call(createTask, { body: { due_date: 42 } }),
  // @ts-expect-error: no such status.
  () => call(updateTask, { params, body: { status: 'paused' } }),
  // @ts-expect-error: the severity is missing.
  () => call(createViolation, { body: { type: 'Open edge' } }),
  // @ts-expect-error: no such severity.
  () => call(updateViolation, { params, body: { severity: 'Huge' } }),
  // @ts-expect-error: the summary is missing.
  () => call(createRegulation, { body: { title: 'Edges', regulation_code: 'A-1' } }),
  // @ts-expect-error: a tag is text.
  () => call(updateRegulation, { params, body: { tags: [42] } }),
]

it('types the body of every write: a wrong one does not compile', () => {
  expect(rejectedCalls).toHaveLength(9)
  expectTypeOf<RequestOf<typeof createTask>['body']['violation_id']>().toEqualTypeOf<
    string | null | undefined
  >()
})
