import * as z from 'zod'
import type { Database } from '../../../../platform/db/client'
import { handler, type Jobs, job } from '../../../../platform/jobs/jobs'
import type { FeedsService } from './feeds.service'

/** By the clock: looks whose feeds are due and gives each organization a job of its own, so that none holds another up. */
export const findDueFeeds = job('regulations.find-due-feeds', z.unknown())
const fetchDueFeeds = job('regulations.fetch-due-feeds', z.object({ organizationId: z.uuid() }), {
  retries: 1,
})

export const feedsJobs = [findDueFeeds, fetchDueFeeds]

export const feedsHandlers = (feeds: FeedsService, jobs: Jobs, db: Database) => [
  handler(
    findDueFeeds,
    async () => {
      const due = await feeds.organizationsDue()
      await db.transaction(async tx => {
        for (const organizationId of due) await jobs.enqueue(tx, fetchDueFeeds, { organizationId })
      })
    },
    '*/15 * * * *',
  ),
  handler(fetchDueFeeds, ({ organizationId }) => feeds.fetchDue(organizationId)),
]
