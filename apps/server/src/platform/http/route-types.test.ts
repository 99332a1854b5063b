import * as contract from '@plumbline/contract'
import { expect, expectTypeOf, test } from 'vitest'
import { handle } from './endpoints'

/** Never run: the type check fails where one of these lines compiles. */
const rejectedRoutes = [
  () =>
    handle(contract.createTask, ({ body }) => {
      // @ts-expect-error: a title is text.
      const title: number = body.title
      throw new Error(String(title))
    }),
  () =>
    handle(contract.updateViolation, ({ body }) => {
      // @ts-expect-error: nobody knows this field.
      throw new Error(body.nonsense)
    }),
  // @ts-expect-error: the response is no task.
  () => handle(contract.createTask, () => ({ id: 42 })),
]

test('a route gets the body of the contract, typed', () => {
  expect(rejectedRoutes).toHaveLength(3)
  for (const body of [
    expectTypeOf<contract.BodyOf<typeof contract.createTask>>(),
    expectTypeOf<contract.BodyOf<typeof contract.updateTask>>(),
    expectTypeOf<contract.BodyOf<typeof contract.createViolation>>(),
    expectTypeOf<contract.BodyOf<typeof contract.updateViolation>>(),
    expectTypeOf<contract.BodyOf<typeof contract.createRegulation>>(),
    expectTypeOf<contract.BodyOf<typeof contract.updateRegulation>>(),
  ])
    body.toBeObject()
})
