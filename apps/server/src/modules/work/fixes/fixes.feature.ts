import { subscriptions } from '../../../platform/domain-events'
import type { Limits } from '../../../platform/http/limits'
import { FixChecks, type FixChecksDeps } from './fix-checks'
import { FixNotices, type FixNoticesDeps } from './fix-notices'
import { fixesHandlers } from './fixes.jobs'
import { fixesRoutes } from './fixes.routes'
import { type FixesDeps, FixesService } from './fixes.service'

type Deps = Omit<FixesDeps, 'notices'> &
  Omit<FixChecksDeps, 'notices'> &
  FixNoticesDeps & { limits: Limits; uploadFolder: string }

export function fixesFeature(deps: Deps) {
  const notices = new FixNotices(deps)
  const fixes = new FixesService({ ...deps, notices })
  return {
    routes: fixesRoutes({ ...deps, fixes }),
    handlers: fixesHandlers(new FixChecks({ ...deps, notices })),
    on: subscriptions({
      'task.deleting': (tx, deletion) => fixes.removeOfTask(tx, deletion),
      'violation.photo_overruled': (tx, overruled) => fixes.overrule(tx, overruled),
    }),
  }
}
