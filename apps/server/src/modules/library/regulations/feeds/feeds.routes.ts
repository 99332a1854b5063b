import * as contract from '@plumbline/contract'
import { handle } from '../../../../platform/http/endpoints'
import { type Limits, limit } from '../../../../platform/http/limits'
import type { FeedsService } from './feeds.service'

const fetchByOrganization = limit('feeds:organization', 30, 600)

export const feedsRoutes = (feeds: FeedsService, limits: Limits) => [
  handle(contract.listFeeds, ({ member }) => feeds.list(member)),
  handle(contract.saveFeeds, ({ member, body }) => feeds.save(member, body.feeds)),
  handle(contract.resetFeeds, ({ member }) => feeds.reset(member)),
  handle(
    contract.fetchFeeds,
    async ({ member }) => {
      await limits.count([fetchByOrganization, member.organizationId])
      return feeds.fetch(member)
    },
    { waits: true },
  ),
]
