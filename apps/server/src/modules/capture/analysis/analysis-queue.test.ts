import { randomUUID } from 'node:crypto'
import type { Tier } from '@plumbline/contract'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'
import { analysisRepository as analyses } from './analysis.repository'
import { analysisQueueRepository as queue } from './analysis-queue.repository'

const app = useTestApp()
type Kind = 'image' | 'video'

beforeEach(async () => {
  await app.db.pool.query('delete from analyses')
})

async function organization(plan: Tier = 'free') {
  const { organizationId } = await signUp(app)
  await app.db.pool.query('update subscriptions set plan = $2 where organization_id = $1', [
    organizationId,
    plan,
  ])
  return organizationId
}

/** Rows as uploads leave them, without the files. */
async function enqueue(organizationId: string, count: number, kind: Kind = 'image') {
  for (let each = 0; each < count; each++) {
    const [mediaId, at] = [randomUUID(), app.clock.now()]
    app.passTime(1)
    await app.db.pool.query(
      `insert into media (id, organization_id, kind, content_type, file_name, byte_size, created_at)
       values ($1, $2, $3, 'image/jpeg', 'a.jpg', 1, $4)`,
      [mediaId, organizationId, kind, at],
    )
    await app.db.pool.query(
      `insert into analyses (id, organization_id, media_id, capture_source, status, stage, not_before, credit, created_at)
       values ($1, $2, $3, 'upload', 'queued', 'waiting', to_timestamp(0), 'reserved', $4)`,
      [randomUUID(), organizationId, mediaId, at],
    )
  }
}

const claim = (beside = false) => app.db.transaction(tx => queue.claimNext(tx, { beside }))

/** Whose turn it was, `count` times in a row, each finished before the next. */
async function turns(names: Record<string, string>, count: number) {
  const order: (string | undefined)[] = []
  for (let each = 0; each < count; each++) {
    const claimed = await claim()
    order.push(names[claimed?.analysis.organizationId ?? ''])
    if (!claimed) break
    await app.db.transaction(tx =>
      analyses.end(tx, claimed.analysis.organizationId, claimed.analysis.id, {
        status: 'failed',
        errorCode: null,
        errorMessage: null,
        finishedAt: app.clock.now(),
      }),
    )
  }
  return order.join(' ')
}

test('an organization that comes late is next, however many another has queued', async () => {
  const [many, late] = [await organization(), await organization()]
  await enqueue(many, 200)
  expect(await turns({ [many]: 'many' }, 3)).toBe('many many many')
  await enqueue(late, 2)
  const names = { [many]: 'many', [late]: 'late' }
  expect(await turns(names, 5)).toBe('late late many many many')
})

test('organizations that both have many take turns, by the weight of their plans', async () => {
  const [free, enterprise] = [await organization(), await organization('enterprise')]
  await enqueue(free, 8)
  await enqueue(enterprise, 8)
  const order = await turns({ [free]: 'free', [enterprise]: 'ent' }, 10)
  expect(order).toBe('free ent ent ent ent free ent ent ent ent')
})

test('what an organization used longer ago than ten minutes is forgotten', async () => {
  const [first, second] = [await organization(), await organization()]
  await enqueue(first, 3)
  await turns({}, 2)
  await enqueue(second, 1)
  await app.db.pool.query(`update analyses set started_at = now() - interval '11 minutes'`)
  expect(await turns({ [first]: 'first', [second]: 'second' }, 2)).toBe('first second')
})

test('a photo runs beside the video of another organization, and nothing else does', async () => {
  const [filming, other] = [await organization(), await organization()]
  await enqueue(filming, 1, 'video')
  await enqueue(filming, 1)
  const video = await claim()
  expect(video?.medium.kind).toBe('video')
  expect(await claim(true)).toBeUndefined()
  await enqueue(other, 1, 'video')
  expect(await claim(true)).toBeUndefined()
  await enqueue(other, 1)
  const beside = await claim(true)
  expect([beside?.analysis.organizationId, beside?.medium.kind]).toEqual([other, 'image'])
})

test('workers that look at the same moment get different ones', async () => {
  await enqueue(await organization(), 6)
  const claimed = await Promise.all(Array.from({ length: 6 }, () => claim()))
  expect(new Set(claimed.map(each => each?.analysis.id)).size).toBe(6)
})
