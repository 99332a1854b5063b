import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'

const app = useTestApp()
const EDITS = 80
/** As many as there are database connections, and a few that wait for one. */
const CONCURRENCY = 16

test('crossing edits of violations and their tasks end in no error', async () => {
  const ana = await signUp(app)
  const pairs = await Promise.all(
    [1, 2, 3, 4].map(async number => {
      const body = { type: `Open edge ${number}`, severity: 'Low' as const }
      const { data: violation } = await ana.call(contract.createViolation, { body })
      const { data: task } = await ana.call(contract.createTask, {
        body: { title: `Close it ${number}`, violationId: violation.id, assignee: ana.id },
      })
      return { violation: violation.id, task: task.id }
    }),
  )
  const ids = pairs.map(({ violation }) => violation)
  const pair = (at: number) => pairs[at % 4] as (typeof pairs)[number]
  const updateTask = (at: number, body: contract.BodyOf<typeof contract.updateTask>) =>
    ana.call(contract.updateTask, { params: { id: pair(at).task }, body })

  /** Five kinds of edit of four pairs, each the other way round the next time. */
  const edit = (number: number) => {
    const [kind, at, isOdd] = [number % 5, Math.floor(number / 5), Math.floor(number / 20) % 2 === 1]
    switch (kind) {
      case 0:
        return updateTask(at, { assignee: isOdd ? ana.id : null, status: isOdd ? 'open' : 'in_progress' })
      case 1:
        return ana.call(contract.updateViolation, {
          params: { id: pair(at).violation },
          body: { severity: isOdd ? 'High' : 'Medium' },
        })
      case 2:
        return ana.call(contract.setViolationStatuses, {
          body: { ids: isOdd ? ids : ids.toReversed(), status: at % 2 === 0 ? 'Resolved' : 'Open' },
        })
      case 3:
        return updateTask(at, { violationId: pair(at + (isOdd ? 1 : 3)).violation })
      default:
        return updateTask(at + 1, { violationId: pair(at).violation })
    }
  }
  const failed: string[] = []
  for (let from = 0; from < EDITS; from += CONCURRENCY)
    for (const { status, text } of await Promise.all(
      Array.from({ length: CONCURRENCY }, (_, at) => edit(from + at)),
    ))
      if (status !== 200) failed.push(text)
  expect(failed).toEqual([])
})

test('of two transactions that wait for each other, the one that PostgreSQL undid runs again', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  let begun = 0
  let meet: () => void = () => undefined
  const bothBegun = new Promise<void>(resolve => {
    meet = resolve
  })
  const change = (first: string, second: string) =>
    app.db.transaction(async tx => {
      const touch = (id: string) => tx.$client.query('update users set title = title where id = $1', [id])
      await touch(first)
      begun += 1
      if (begun === 2) meet()
      await bothBegun
      await touch(second)
    })
  await Promise.all([change(ana.id, ben.id), change(ben.id, ana.id)])
  expect(begun).toBe(3)
})
