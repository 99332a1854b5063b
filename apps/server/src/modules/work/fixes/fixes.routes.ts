import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import { saveUpload } from '../../capture/media/save-upload'
import type { FixesService } from './fixes.service'

/** They cost no analysis, so they are limited here. */
const fixesByAccount = limit('fixes:account', 60, 3600)

type Deps = { fixes: FixesService; limits: Limits; uploadFolder: string }

export const fixesRoutes = ({ fixes, limits, uploadFolder }: Deps) => [
  handle(contract.submitFix, async ({ member, params, request }) => {
    // Nobody sends megabytes for a task that isn't theirs.
    await fixes.requireTask(member, params.id)
    await limits.count([fixesByAccount, member.userId])
    const upload = await saveUpload(request, uploadFolder, contract.submitFix.form)
    try {
      return await fixes.submit(member, params.id, upload)
    } finally {
      await upload.discard()
    }
  }),
  handle(contract.listFixes, ({ member, params }) => fixes.list(member, params.id)),
  handle(contract.reviewFix, ({ member, params, body }) => fixes.review(member, params.id, body)),
]
